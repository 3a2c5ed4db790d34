# Das Brett von Hong Kong.
page-hk-title = Hong Kong
page-hk-board = Die Stadt, fünf Reihen zu fünf Bauplätzen
page-hk-keys = Pfeiltasten bewegen über die Bauplätze. 1, 2 und 3 wählen Etagenstein, Extra-Etagenstein und Dachstein. Enter setzt, Escape lässt los. # führt zu den nummerierten Möglichkeiten.
page-hk-help = Tasten und Steine
page-hk-help-pieces = Steine
page-hk-key =
    { $what ->
        [arrows] auf dem Spielplan: zum nächsten Bauplatz in dieser Richtung
        [piece] auf dem Brett: Etagenstein, Extra-Etagenstein oder Dachstein wählen
        [place] auf dem Brett: den Stein setzen; noch einmal zum Bestätigen
        [drop] die Auswahl aufheben
        [number] das Feld für Nummern: Jede Möglichkeit hat eine
        [hint] ein Tipp: jedes Mal ein wenig mehr
        [undo] rückgängig machen
        [redo] wiederholen
       *[help] Tasten und Steine
    }
page-hk-piece-does =
    { $piece ->
        [fast] Ein zusätzlicher Stein: Im selben Zug folgt ein Etagenstein oder ein Dachstein.
        [roof] Schließt ein Gebäude ab: Darauf kommt nichts mehr.
       *[standard] Ein weiteres Stockwerk; damit endet dein Zug.
    }
page-hk-plot =
    { $plot }{ $centre ->
        [yes] , mittlerer Bauplatz
       *[no] { "" }
    }{ $kind ->
        [empty] , leer
        [roof] , Höhe { $height }, gehört { $owner }, mit Dach
       *[block] , Höhe { $height }, gehört { $owner }
    }{ $state ->
        [open] , offen
        [closed] , gesperrt
       *[none] { "" }
    }{ $last ->
        [yes] , zuletzt bebaut
       *[no] { "" }
    }
page-hk-control = { $one }: { $a }, { $other }: { $b }, leere Bauplätze: { $free }
page-hk-you = du
page-hk-away = abwesend, ein Bot spielt
page-hk-to-move = am Zug
page-hk-buildings = { $n } Gebäude
page-hk-supply = Übrige Steine
page-hk-left =
    { $piece ->
        [fast] Übrige Extra-Etagensteine: { $n }
        [roof] Übrige Dachsteine: { $n }
       *[standard] Übrige Etagensteine: { $n }
    }
page-hk-pieces = Der Stein, den du setzt
page-hk-piece =
    { $piece ->
        [fast] Extra-Etagenstein
        [roof] Dachstein
       *[standard] Etagenstein
    }
page-hk-your-turn = Du bist am Zug.
page-hk-waits = { $name } ist am Zug.
page-hk-armed = Gewählt: { $what }.
page-hk-open =
    { $piece ->
        [fast] { $n ->
            [one] Für einen Extra-Etagenstein ist ein Bauplatz offen; danach folgt ein weiterer Stein.
           *[other] Für einen Extra-Etagenstein sind { $n } Bauplätze offen; danach folgt ein weiterer Stein.
        }
        [roof] { $n ->
            [one] Für einen Dachstein ist ein Bauplatz offen.
           *[other] Für einen Dachstein sind { $n } Bauplätze offen.
        }
       *[standard] { $n ->
            [one] Für einen Etagenstein ist ein Bauplatz offen.
           *[other] Für einen Etagenstein sind { $n } Bauplätze offen.
        }
    }
page-hk-place = Hier setzen
page-hk-not-there = Doch nicht
page-hk-past = Eine frühere Stellung
page-hk-now = Zurück zu jetzt

# Was die Tische beider Spiele gemeinsam haben.
page-table-menu = Menü
page-table-your-turn-says = Du bist am Zug: { $prompt }
page-table-clock = { $name }, verbleibende Zeit: { $time }
page-table-take-backs = Rückgängig und Wiederholen
page-table-undo = Rückgängig
page-table-redo = Wiederholen
page-table-ask-back = Um Rücknahme bitten
page-table-plea = { $name } möchte den letzten Schritt zurücknehmen. Alles, was seitdem geschah, würde rückgängig gemacht.
page-table-plea-waits = { $name } möchte den letzten Schritt zurücknehmen; die anderen werden gefragt.
page-table-agree = Einverstanden
page-table-refuse = Ablehnen
page-table-leaving = Möchte das Spiel abbrechen: { $names }. Es endet ohne Ergebnis, sobald alle zustimmen.
page-table-call-off-too = Auch abbrechen
page-table-motion = Bewegte Darstellung
page-table-resign = Aufgeben
page-table-resign-sure = Aufgeben? Die Gegenseite gewinnt.
page-table-resign-large-sure = Aufgeben? Ein Bot spielt für dich zu Ende.
page-table-resign-chapter-sure =
    { $alone ->
        [yes] Aufgeben? Das Kapitel ist dann verloren.
       *[no] Aufgeben? Das Kapitel endet hier: Niemand gewinnt es, und niemand erhält Bauhinien-Blüten.
    }
page-campaign-under-way = Kapitel { table-chapter-number } läuft gerade.
page-campaign-next = Weiter mit Kapitel { table-chapter-number }: { table-chapter-conditions }
page-campaign-done = Alle fünf Kapitel sind gespielt.
page-campaign = Kampagne
page-table-call-off = Spiel abbrechen
page-table-call-off-sure = Spiel abbrechen? Es endet ohne Ergebnis, sobald alle zustimmen; Bots tun das immer.
page-table-no = Nein, weiterspielen
page-table-result = Ergebnis
page-table-called-off = Das Spiel wurde abgebrochen
page-table-you-win = Du gewinnst!
page-table-you-win-chapter = Du gewinnst Kapitel { table-chapter-number }!
page-table-wins = { $name } gewinnt
page-table-shared = Niemand allein: { $names } teilen sich den ersten Platz
page-table-rematch = Revanche
page-table-next-game = Zur Revanche
page-rematch-asked = Du wirst um eine Revanche gebeten.
page-rematch-asks = { $name } möchte eine Revanche.
page-rematch-join = Mitspielen
page-rematch-decline = Ablehnen
page-rematch-ask = Um Revanche bitten
page-rematch-waits = Antwort steht aus: { $names }
page-rematch-start = Die Partie kann beginnen, sobald alle Eingeladenen zugesagt haben: { $names }
page-rematch-invited = Einladung
page-rematch-is-invited = eingeladen, Antwort steht aus
page-rematch-withdraw = Einladung an { $name } zurückziehen
page-rematch-declined = { $name } hat die Revanche abgelehnt; der Platz ist jetzt frei.
page-table-export = Spiel speichern
page-table-log = Verlauf
page-table-look = Das Brett von damals zeigen
page-table-chat = Chat
page-table-chat-empty = Noch hat niemand etwas gesagt.
page-table-phrases = Sätze, die alle in ihrer Sprache lesen
page-table-say-what = Etwas sagen
page-table-say = Sagen
page-table-unread = { $n } neu
page-table-choices = Möglichkeiten
page-table-number = Nummer
page-table-number-of = Nummer einer Möglichkeit, 1 bis { $most }
page-table-choose = Wählen
page-table-confirm = Bestätigen
page-table-again = { $choice }. Bestätige mit Enter.
page-table-no-number = Die Möglichkeiten haben die Nummern 1 bis { $most }.
page-table-choice-cost = { $choice } – kostet { $cost }
page-table-no-choices = Du wirst gerade nichts gefragt.
