# Was auf Karten, Plänen und Plättchen steht, und was bei Blackout auf dem Tisch liegt.
printed-volunteer =
    { $color ->
        [red] roter
        [yellow] gelber
        [blue] blauer
       *[purple] lila
    } Helfer, beschafft { $cubes }
printed-leader = lila Spezialist: 1 Batterie, dann eine Häkchen-Aktion
printed-scout = lila Spezialist: 2 HK Dollar; 1 Benzin oder 1 Buch für 1 GPS-Gerät
printed-doctor = lila Spezialist: 1 Erste-Hilfe-Koffer holt eine Karte aus dem Krankenhaus und bringt deren Siegpunkte
printed-trader = lila Spezialist: { $gain } HK Dollar; 1 Werkzeug für { $for_tool } HK Dollar
printed-organiser = lila Spezialist: 5 HK Dollar; Hand zeigen für 1 HK Dollar je Ortungszeichen
printed-guide = lila Spezialist: 1 Lebensmittel für einen Markierstein auf einem beliebigen Ort
printed-navigator = lila Spezialist: 1 Benzin oder 1 Buch für 1 GPS-Gerät, beides für 2
printed-importer = lila Spezialist: { $price } HK Dollar für 3 { blackout-resource }
printed-engineer = lila Spezialist: 2 Siegpunkte; 1 Werkzeug für 2 weitere
printed-plan = Aufgabenkarte
printed-icons =
    { $n ->
        [one] 1 Ortungszeichen
       *[other] { $n } Ortungszeichen
    }
printed-worth =
    { $n ->
        [one] 1 Siegpunkt wert
       *[other] { $n } Siegpunkte wert
    }
printed-goods = { blackout-goods }
printed-resource = { blackout-resource }
printed-one-type = { $n } gleiche Waren
printed-points =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
printed-slot-cards =
    { $n } × { $color ->
        [red] Rot
        [yellow] Gelb
        [blue] Blau
       *[purple] Lila
    }
printed-slot-set = einen Slot mit { $cards }
printed-tiles =
    offene Erkundungsplättchen: { $one ->
        [points] Siegpunkte
        [dollars] HK Dollar
        [battery] Batterien
        [books] Bücher
        [tools] Werkzeug
        [medipacks] Erste-Hilfe-Koffer
       *[gasoline] Benzin
    } und { $other ->
        [points] Siegpunkte
        [dollars] HK Dollar
        [battery] Batterien
        [books] Bücher
        [tools] Werkzeug
        [medipacks] Erste-Hilfe-Koffer
       *[gasoline] Benzin
    }
printed-link = beide Notfalllager { $letter } verbunden
printed-cube-on =
    einen Markierstein auf { $color ->
        [red] einen roten
        [yellow] einen gelben
        [blue] einen blauen
       *[purple] einen lila
    } Ort
printed-cube-anywhere = einen Markierstein auf einen beliebigen Ort
printed-goal = braucht { $cost }; bringt { $effect }
printed-goal-done = Aufgabe { $number } erfüllt
printed-goal-number = Aufgabe { $number } { $goal }
printed-completion = der Abschluss bringt { $effect }
printed-bonus = alle Aufgaben zusammen bringen als Bonus { $effect }
printed-refresh-limit = Grenze fürs Aufnehmen: 6
printed-fourth-slot = Slot 4 öffnet sich
printed-line-gain = Aktion: { blackout-goods } erhalten
printed-line-exchange =
    Aktion: { $resource ->
        [food] 1 Lebensmittel
        [tools] 1 Werkzeug
        [gasoline] 1 Benzin
        [water] 1 Wasser
        [books] 1 Buch
       *[medipacks] 1 Erste-Hilfe-Koffer
    } für { $gain }
printed-line-battery = Aktion: 2 HK Dollar für 1 Batterie
printed-line-dollars = Aktion: 3 HK Dollar erhalten
printed-line-points =
    Aktion: { $resource ->
        [food] 1 Lebensmittel
        [tools] 1 Werkzeug
        [gasoline] 1 Benzin
        [water] 1 Wasser
        [books] 1 Buch
       *[medipacks] 1 Erste-Hilfe-Koffer
    } für 3 Siegpunkte
printed-line-icon = dauerhaft 1 Ortungszeichen
printed-line-stronger-gps = jedes GPS-Gerät zählt 1 mehr
printed-line-feed = Verpflegung: beim Aufräumen 2 Lebensmittel für 4 Siegpunkte
printed-line-purify = Wasseraufbereitung: beim Aufräumen 2 Wasser für 7 HK Dollar
printed-tile-reward =
    { $kind ->
        [points] { $n ->
            [one] 1 Siegpunkt
           *[other] { $n } Siegpunkte
        }
        [dollars] { $n } HK Dollar
        [battery] { $n ->
            [one] 1 Batterie
           *[other] { $n } Batterien
        }
        [books] { $n ->
            [one] 1 Buch
           *[other] { $n } Bücher
        }
        [tools] { $n } Werkzeug
        [medipacks] { $n } Erste-Hilfe-Koffer
       *[gasoline] { $n } Benzin
    }
printed-tile = „Stärke { $simple }: { $reward }; { $advanced }: { $better }“
printed-card = { $name }: { $details }
printed-emergency-plan = Notfallplan { $letter }, { $name }: { $details }
printed-die =
    { $color ->
        [red] Roter Würfel
        [yellow] Gelber Würfel
       *[blue] Blauer Würfel
    }: { $faces }
printed-die-face = { blackout-resource } { $n }/6
printed-odds = Irgendwo auf dem Rondell: { $odds }
printed-odds-of = { blackout-resource } { $percent } %
printed-odds-why = Würfel, die dieselbe Ware zeigen, werden neu geworfen, bis alle drei verschieden sind; das ist eingerechnet.
table-phase =
    { $phase ->
        [0] Aufbau.
        [1] Runde { $round }, Phase 1: Waren bestimmen, Karten planen.
        [2] Runde { $round }, Phase 2: Helfer und Spezialisten einsetzen.
        [3] Runde { $round }, Phase 3: Ziele.
        [4] Runde { $round }, Phase 4: Erkunden.
        [5] Runde { $round }, Phase 5: Neue Ziele.
        [6] Runde { $round }, Phase 6: Aufräumen.
        [7] Runde { $round }, Phase 7: Bezirke sichern.
       *[other] Runde { $round }, Phase 8: Karten aufnehmen.
    }
table-round = Runde { $round }.
table-dice = Würfel: rot { $red }, gelb { $yellow }, blau { $blue }.
table-decks = Nachfüllstapel { $draw }, Reservestapel { $reserve }; im Vorrat: GPS-Geräte { $gps }, Transportscheine { $transport }.
table-triggered = Der Nachfüllstapel ist leer: Nach dieser Runde folgt noch eine.
table-last-round = Dies ist die letzte Runde.
table-row = Reihe { $number }, je { $price } HK Dollar:
table-row-empty = Reihe { $number } ist leer.
table-board =
    { $who }: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $dollars } HK Dollar, Transportscheine { $transport }, GPS-Geräte { $gps }, Markiersteine im Vorrat { $supply }.
table-stock = Hat { $goods }.
table-no-stock = Hat keine Waren.
table-hand =
    { $n ->
        [one] 1 Karte auf der Hand:
       *[other] { $n } Karten auf der Hand:
    }
table-held =
    Hält { $n }, { $planned ->
        [0] davon keine geplant
        [one] davon 1 geplant
       *[other] davon { $planned } geplant
    }: { $cards }.
table-hand-empty = Keine Karte auf der Hand.
table-slot = Slot { $number }: { $cards }
table-slot-empty = leer
table-slot-locked = Slot { $number }: gesperrt
table-planned = geplant: { $card }
table-face-down = eine verdeckte Karte
table-hospital = Krankenhaus: { $cards }
table-spot = Aufgabenplatz { $number }: { $what }
table-spot-empty = Aufgabenplatz { $number }: frei
table-power = Stromversorgung { $number }: { $goal }
table-power-done = Stromversorgung { $number }: erledigt
table-finished = Abgeschlossene Pläne: { $cards }
table-emergency = Notfallplan { $letter } ({ $name })
table-unlocked = Häkchen-Aktionen: { $actions }
table-board-action =
    { $action ->
        [gps] 1 Buch für 1 GPS-Gerät
        [transport] 1 Benzin für 2 Transportscheine
        [dollars] 1 Werkzeug für 3 HK Dollar
        [battery] 1 Erste-Hilfe-Koffer für 1 Batterie
       *[points] 4 HK Dollar für 2 Siegpunkte
    }
table-tiles-up = Offene Erkundungsplättchen: { $tiles }
table-tiles-down = Verdeckte Erkundungsplättchen, { $n }: { $tiles }
table-cubes = Markiersteine auf dem Spielplan, { $n }: { $locations }
table-district = { $name }: { $ring }. Plättchen: { $tiles }
table-district-secured = { $name }, gesichert: { $ring }
table-colored =
    { $name } ({ $color ->
        [red] rot
        [yellow] gelb
        [blue] blau
       *[purple] lila
    })
table-centre =
    { $name } ({ $color ->
        [red] rot
        [yellow] gelb
        [blue] blau
       *[purple] lila
    }, Notfalllager { $letter })
table-with = { $what } [{ $seats }]
table-tiles-face-down =
    { $n ->
        [one] 1 verdeckt
       *[other] { $n } verdeckt
    }
table-no-tiles = keine
table-round-district = { $district } { $cubes } von { $all }
table-conditions = { $who }, Siegbedingungen des Kapitels: Aufgaben eines Plans { $goals } von { $goals_needed }, Bauhinien-Blüten { $orchids } von { $orchids_needed }.
table-condition-central = Markiersteine um Central: { $cubes } von 4.
table-condition-red = Markiersteine auf roten Orten: { $cubes } von 4.
table-condition-power = Stromversorgungsaufgaben: { $done } von 2.
table-chapter-number =
    { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
table-chapter-won =
    { $n ->
        [one] { $names } gewinnt Kapitel { table-chapter-number }.
       *[other] { $names } teilen sich den Sieg in Kapitel { table-chapter-number }.
    }
table-chapter-lost =
    { $alone ->
        [yes] Kapitel { table-chapter-number } ist verloren.
       *[no] Niemand gewinnt Kapitel { table-chapter-number }.
    }
table-chapter-given-up =
    { $alone ->
        [yes] Kapitel { table-chapter-number } wurde aufgegeben und ist verloren.
       *[no] Kapitel { table-chapter-number } wurde aufgegeben: Niemand gewinnt es, und niemand erhält Bauhinien-Blüten.
    }
table-chapter-earned =
    { $orchids ->
        [0] { $seat } hat nicht alle Siegbedingungen erfüllt und erhält keine Bauhinien-Blüte.
        [one] { $seat } hat alle Siegbedingungen erfüllt und erhält 1 Bauhinien-Blüte.
       *[other] { $seat } hat alle Siegbedingungen erfüllt und erhält { $orchids } Bauhinien-Blüten.
    }
    .you =
        { $orchids ->
            [0] Du hast nicht alle Siegbedingungen erfüllt und erhältst keine Bauhinien-Blüte.
            [one] Du hast alle Siegbedingungen erfüllt und erhältst 1 Bauhinien-Blüte.
           *[other] Du hast alle Siegbedingungen erfüllt und erhältst { $orchids } Bauhinien-Blüten.
        }
table-chapter-asks =
    Kapitel { table-chapter-number }: { table-chapter-conditions } { $orchids ->
        [one] Mindestens eine Bauhinien-Blüte nach Siegpunkten.
       *[other] Mindestens { $orchids } Bauhinien-Blüten nach Siegpunkten.
    }
table-chapter-conditions =
    { $chapter ->
        [1] Alle Aufgaben eines Notfallplans.
        [2] Zwei Aufgaben eines Notfallplans.
        [3] Zwei Aufgaben eines Notfallplans und 4 Markiersteine um Central.
        [4] Zwei Aufgaben eines Notfallplans und 4 Markiersteine auf roten Orten.
       *[other] Zwei Aufgaben eines Notfallplans und beide Stromversorgungsaufgaben.
    }
table-score-of =
    { $seat }: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } ({ $causes })
table-score-cause =
    { $cause ->
        [tokens] Transportscheine
        [specialist] Spezialisten
        [goal] Aufgaben
        [bonus] Boni
        [completion] abgeschlossene Pläne
        [power] Stromversorgung
        [scouting] Erkundung
        [feeding] Verpflegung
        [district] Bezirke
        [check-mark] Häkchen-Aktionen
        [dollars] Geld
        [tiles] Erkundungsplättchen
       *[cards] Karten
    } { $points }

# Blackout im Terminal spielen.
blackout-play-seats = Am Tisch: { $names }.
blackout-play-not-that-many = { $option } nennt jemanden, aber es gibt nur { $seats } Plätze. Lass --seats weg oder erhöhe es.
blackout-play-question = { $who }: { $question }
blackout-play-which-slot = In welchen Slot kommt { $card }?
blackout-play-back = eine andere Karte
blackout-play-detail = { $choice }: { $detail }
blackout-play-cost = { $choice } – kostet { $cost }
blackout-play-cube-to =
    { $color ->
        [red] Der Markierstein kommt auf einen roten Ort.
        [yellow] Der Markierstein kommt auf einen gelben Ort.
        [blue] Der Markierstein kommt auf einen blauen Ort.
        [purple] Der Markierstein kommt auf einen lila Ort.
       *[any] Der Markierstein kommt auf einen Ort beliebiger Farbe.
    }
blackout-play-marker-to = { $district } ist gesichert; ein Marker wandert dorthin und schaltet seine Aktion frei.
blackout-play-team-needs =
    { $challenge ->
        [simple] Die einfache Suche
        [advanced] Die schwierige Suche
       *[probe] Die Trainings-Suche
    } braucht { $need }; du hast { $strength }, GPS-Geräte { $gps }, jedes zählt { $per_gps }.
blackout-play-nothing-else = Sonst geht hier nichts:
blackout-play-impossible = { $choice } – jetzt nicht: { $why }
blackout-play-all-possible = Alles, was zur Frage passt, steht zur Wahl.
blackout-play-why-what = Tippe „warum“ allein für alles, was jetzt nicht geht, oder „warum“ mit einem Wort daraus, etwa einem Namen.
blackout-play-nothing-meant = „{ $text }“ ist weder eine Wahl noch ein Befehl. Tippe eine Nummer, ein Wort aus einer Wahl oder „hilfe“.
blackout-play-several-meant = „{ $text }“ passt auf mehrere:
blackout-play-really-undo =
    { $steps ->
        [one] Seitdem hat jemand etwas erfahren. Sind alle am Tisch einverstanden, 1 Schritt zurückzunehmen, tippe noch einmal „zurück“.
       *[other] Seitdem hat jemand etwas erfahren. Sind alle am Tisch einverstanden, { $steps } Schritte zurückzunehmen, tippe noch einmal „zurück“.
    }
blackout-play-really-undo-alone =
    { $steps ->
        [one] Seitdem hat der Zufall entschieden, oder Verdecktes hat sich gezeigt. Willst du trotzdem 1 Schritt zurücknehmen, tippe noch einmal „zurück“.
       *[other] Seitdem hat der Zufall entschieden, oder Verdecktes hat sich gezeigt. Willst du trotzdem { $steps } Schritte zurücknehmen, tippe noch einmal „zurück“.
    }
blackout-play-undone = Zurückgenommen.
blackout-play-bot-takes-over = { $seat } gibt auf; ein Bot spielt weiter.
blackout-play-curtain = { $seat }, du bist dran. Wenn nur du den Bildschirm siehst, drücke Enter.
blackout-play-hint = Tippe eine Nummer oder ein Wort aus der Wahl. „tisch“ zeigt alles, „plan“ die Stadt, „warum“, was nicht geht, „hilfe“ alle Befehle, „regeln“ die Regeln.
blackout-play-commands =
    Antworten:
      die Nummer einer Wahl oder ein Wort daraus, etwa ein Name
      Enter: die Frage noch einmal
    Befehle:
      tisch: alles, was auf dem Tisch liegt
      karte NAME: alles, was auf einer Karte steht
      plan, plan liste: der Stadtplan, oder Bezirke, Plättchen und Nachbarorte in Worten
      auslage: die Karten, die zu kaufen sind
      würfel: die Seiten der Würfel und wie wahrscheinlich jede Ware ist
      konsole, konsole B: deine Konsole oder eine andere
      züge: die Wahl noch einmal
      warum, warum NAME: was jetzt nicht geht, und warum
      regeln, regeln B4: die Regeln oder einige davon
      tipp: was ein Bot täte, jedes Mal ein wenig mehr
      zurück: die angefangene Frage abbrechen oder deine letzte Antwort zurücknehmen
      speichern DATEI: eine Kopie der Partie
      ende: aufhören; die Partie bleibt erhalten
      aufgeben: die Partie aufgeben
blackout-play-no-such-card = Keine Karte hat „{ $text }“ im Namen.
blackout-play-won = { $name } gewinnt.
blackout-play-shared = { $names } teilen sich den Sieg.
play-word-display = auslage
play-word-map = plan stadtplan
play-word-dice = würfel
play-word-list = liste
play-word-player = konsole
play-word-card = karte
campaign-bad = { $file } ist keine Kampagne oder wurde von Hand geändert. Nenne mit --campaign eine andere Datei oder beginne neu mit --campaign NEUE-DATEI.
campaign-go-on = So geht die Kampagne weiter:
campaign-chapter =
    Kampagne: Kapitel { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }{ $losses ->
        [0] .
        [one] ; bisher einmal verloren.
       *[other] ; bisher { $losses }-mal verloren.
    }
campaign-bonus = Dieser Versuch beginnt mit { $dollars } HK Dollar mehr.
campaign-score = { $seat }, Kapitel { table-chapter-number }: bestes Ergebnis { $best }, letztes { $latest } Siegpunkte.
campaign-orchids =
    { $seat } hat insgesamt { $orchids ->
        [one] 1 Bauhinien-Blüte
       *[other] { $orchids } Bauhinien-Blüten
    }.
campaign-verdict =
    { $verdict ->
        [nothing] { $seat } hat fünf Kapitel hinter sich, und die Stadt ist noch dunkel.
        [made-it] { $seat } hat es geschafft: Die Lichter gehen wieder an.
        [good] Eine gute Kampagne, { $seat }: Der größte Teil der Stadt leuchtet.
        [very-good] Eine sehr gute Kampagne, { $seat }: Kaum ein Fenster ist noch dunkel.
       *[perfect] Eine perfekte Kampagne, { $seat }: Hongkong leuchtet wie nie zuvor.
    }
table-slot-replaced = Slot { $number }: { $cards } – ersetzt { $card }
table-neighbours = { $place }: benachbart mit { $others }
table-rondel = Rondell, jeder Schritt 1 Transportschein: Lebensmittel, Werkzeug, Benzin, Wasser, Bücher, Erste-Hilfe-Koffer, dann wieder Lebensmittel.
table-in-hand =
    { $n ->
        [one] 1 Karte auf der Hand: { $cards }.
       *[other] { $n } Karten auf der Hand: { $cards }.
    }
table-secured = Gesicherte Bezirke: { $districts }.
table-round-secured = { $district } gesichert
table-touches = { $place } – { $districts }
table-orchids = Eine Bauhinien-Blüte ab { $one } Siegpunkten, zwei ab { $two }, drei ab { $three }.
printed-and = { $one }; { $other }
blackout-play-search-hand = Ortungszeichen auf der Hand { $icons }, weitere Stärke { $other }, GPS-Geräte { $gps }, jedes zählt { $per_gps }.
blackout-play-restoring-power = Stromversorgung
blackout-play-card-what = Welche Karte? Zum Beispiel: karte Ärztin
blackout-play-nobody-sits = Auf Platz { $seat } sitzt niemand.
blackout-play-no-such-player = „{ $text }“ sitzt nicht am Tisch.
blackout-play-really-leave-to-bot = Ein Bot spielt deinen Platz zu Ende. Willst du das wirklich, tippe noch einmal „aufgeben“.
