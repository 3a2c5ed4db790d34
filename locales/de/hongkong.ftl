# Reiner Knizias Hong Kong.

hongkong-starts = { $seat } beginnt.
    .you = Du beginnst.
hongkong-founded =
    { $piece ->
        [fast] { $seat } bebaut { $plot } mit einem Extra-Etagenstein.
        [roof] { $seat } bebaut { $plot } mit einem Dachstein.
       *[standard] { $seat } bebaut { $plot } mit einem Etagenstein.
    }
    .you =
        { $piece ->
            [fast] Du bebaust { $plot } mit einem Extra-Etagenstein.
            [roof] Du bebaust { $plot } mit einem Dachstein.
           *[standard] Du bebaust { $plot } mit einem Etagenstein.
        }
hongkong-raised =
    { $piece ->
        [fast] { $seat } stockt { $plot } mit einem Extra-Etagenstein auf Höhe { $height } auf.
        [roof] { $seat } schließt { $plot } auf Höhe { $height } mit einem Dachstein ab.
       *[standard] { $seat } stockt { $plot } mit einem Etagenstein auf Höhe { $height } auf.
    }
    .you =
        { $piece ->
            [fast] Du stockst { $plot } mit einem Extra-Etagenstein auf Höhe { $height } auf.
            [roof] Du schließt { $plot } auf Höhe { $height } mit einem Dachstein ab.
           *[standard] Du stockst { $plot } mit einem Etagenstein auf Höhe { $height } auf.
        }
hongkong-taken =
    { $piece ->
        [fast] { $seat } übernimmt { $plot } von { $from } mit einem Extra-Etagenstein, Höhe { $height }.
        [roof] { $seat } übernimmt { $plot } von { $from } mit einem Dachstein, Höhe { $height }.
       *[standard] { $seat } übernimmt { $plot } von { $from } mit einem Etagenstein, Höhe { $height }.
    }
    .you =
        { $piece ->
            [fast] Du übernimmst { $plot } von { $from } mit einem Extra-Etagenstein, Höhe { $height }.
            [roof] Du übernimmst { $plot } von { $from } mit einem Dachstein, Höhe { $height }.
           *[standard] Du übernimmst { $plot } von { $from } mit einem Etagenstein, Höhe { $height }.
        }
    .from-you =
        { $piece ->
            [fast] { $seat } übernimmt { $plot } von dir mit einem Extra-Etagenstein, Höhe { $height }.
            [roof] { $seat } übernimmt { $plot } von dir mit einem Dachstein, Höhe { $height }.
           *[standard] { $seat } übernimmt { $plot } von dir mit einem Etagenstein, Höhe { $height }.
        }
hongkong-won = { $seat } gewinnt. Gebäude: { $more } zu { $fewer }.
    .you = Du gewinnst. Gebäude: { $more } zu { $fewer }.
hongkong-won-by-centre = Je { $each } Gebäude: { $seat } gewinnt dank dem mittleren Bauplatz.
    .you = Je { $each } Gebäude: Du gewinnst dank dem mittleren Bauplatz.
hongkong-drawn = Je { $each } Gebäude, und der mittlere Bauplatz ist leer: unentschieden.

hongkong-ask = Setze einen Stein.
hongkong-ask-second = Beende deinen Zug mit einem Etagen- oder Dachstein.
hongkong-do-found =
    { $piece ->
        [fast] Extra-Etagenstein auf leeren Bauplatz { $plot }
        [roof] Dachstein auf leeren Bauplatz { $plot }
       *[standard] Etagenstein auf leeren Bauplatz { $plot }
    }
hongkong-do-raise =
    { $piece ->
        [fast] Extra-Etagenstein auf dein { $plot }, Höhe { $height }
        [roof] Dachstein auf dein { $plot }, Höhe { $height }
       *[standard] Etagenstein auf dein { $plot }, Höhe { $height }
    }
hongkong-do-take =
    { $piece ->
        [fast] Extra-Etagenstein übernimmt { $plot }, Höhe { $height }
        [roof] Dachstein übernimmt { $plot }, Höhe { $height }
       *[standard] Etagenstein übernimmt { $plot }, Höhe { $height }
    }

hongkong-why-none-left =
    { $piece ->
        [fast] Du hast keinen Extra-Etagenstein mehr.
        [roof] Du hast keinen Dachstein mehr.
       *[standard] Du hast keinen Etagenstein mehr.
    }
hongkong-why-second-fast = Auf einen Extra-Etagenstein folgt ein Etagen- oder Dachstein.
hongkong-why-centre = Im ersten Zug des Spiels bleibt der mittlere Bauplatz c3 frei.
hongkong-why-on-roof = { $plot } hat ein Dach; auf ein Dach wird nicht gebaut.
hongkong-why-full = { $plot } hat fünf Steine, mehr darf kein Gebäude haben.
hongkong-why-alone = { $plot } gehört der Gegenseite. Um es auf Höhe { $height } zu bringen, brauchst du daneben (nicht schräg) ein eigenes, mindestens so hohes Gebäude; du hast dort keines.
hongkong-why-too-low = { $plot } gehört der Gegenseite. Um es auf Höhe { $height } zu bringen, brauchst du daneben (nicht schräg) ein eigenes, mindestens so hohes Gebäude; dein höchstes dort hat Höhe { $tallest }.
hongkong-why-roof-too-low =
    { $roofs ->
        [0] { $plot } gehört der Gegenseite. Dein Gebäude daneben ist zwar auch { $height } hoch, hat aber ein Dach, und bei gleicher Höhe zählt eine Etage mehr als ein Dach.
       *[other] { $plot } gehört der Gegenseite. Dein Gebäude daneben ist zwar auch { $height } hoch, hat aber ein Dach, und bei gleicher Höhe zählt eine Etage mehr als ein Dach. Ein Dachstein ginge.
    }

hongkong-text-placement = „{ $text }“ ist kein Zug. Schreibe den Bauplatz, a1 bis e5, dahinter nichts für einen Etagenstein, ! für einen Extra-Etagenstein, ^ für einen Dachstein: a3, b1!, c2^.
hongkong-text-player = „{ $text }“ ist weder A noch B.
hongkong-text-setup = „{ $text }“ ist kein Spielaufbau. Schreibe „draw“, „first A“ oder „position …“.
hongkong-position-form = „{ $text }“ ist keine Stellung. Sie hat fünf Teile: Reihen, wer am Zug ist, gespielte Züge (0 bis 50), Vorrat von A und von B; dann +, falls ein Extra-Etagenstein den Zug offen lässt.
hongkong-position-rows = „{ $text }“ sind nicht fünf durch / verbundene Reihen aus fünf durch Komma verbundenen Feldern.
hongkong-position-cell = { $plot }: „{ $text }“ ist weder . noch eine Höhe von 1 bis 5 und wem sie gehört (A oder B für eine Etage, a oder b für ein Dach).
hongkong-position-supply = Der Vorrat von { $seat }, „{ $text }“, ist nicht Etagen-Extra-Dach, höchstens 20-5-5.
hongkong-position-turns = Gespielte Züge: { $turns } passt nicht. Von { $seat } verbrauchte Etagen- und Dachsteine: { $used }, und jeder Zug verbraucht genau einen.
hongkong-position-pieces = Steine auf dem Spielplan: { $board }; verbraucht: { $used }. Beides muss gleich sein.
hongkong-position-roofs = Dachsteine von { $seat } auf dem Spielplan: { $board }; verbraucht: { $used }.
hongkong-position-owner = Gebäude von { $seat }: { $board }; verbrauchte Steine: nur { $used }.
hongkong-position-fast = Extra-Etagensteine von { $seat }: { $fast }; Züge: { $turns }. Erlaubt ist einer je Zug.
hongkong-position-open = Der Zug kann nicht offen sein: Wer am Zug ist, hat keinen Extra-Etagenstein liegen, auf den etwas folgen müsste.
hongkong-position-centre = Der mittlere Bauplatz c3 kann nicht im ersten Zug bebaut worden sein.
hongkong-board-full = Alle 25 Bauplätze sind bebaut.
hongkong-used-up = Beide haben alle Etagen- und Dachsteine verbraucht; Extra-Etagensteine zählen nicht.
hongkong-why-over = Das Spiel ist zu Ende.
