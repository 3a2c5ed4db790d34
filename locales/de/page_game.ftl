# Der Spielbildschirm: Phasen, Auswahl, Punkte.
page-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
page-phases = Die Phasen einer Runde
page-phase =
    { $phase ->
        [1] Waren und Planung
        [2] Einsetzen
        [3] Ziele
        [4] Erkunden
        [5] Neue Ziele
        [6] Aufräumen
        [7] Bezirke sichern
       *[other] Karten aufnehmen
    }
page-your-turn = Du bist dran
page-turn-of = Warten auf { $names }
page-end =
    { $end ->
        [last-round] Letzte Runde
       *[other] Noch eine Runde folgt
    }
page-choice = Was gefragt ist
page-choose-where =
    { $where ->
        [map] Wähle auf der Karte: Was leuchtet, lässt sich wählen.
        [market] Wähle eine Karte der Kartenauslage, oder passe.
        [goals] Wähle eine Aufgabe auf deiner Konsole, oder hör auf.
        [rondel] Wähle eine Ware auf dem Rondell.
        [slots] Wähle einen Slot, der leuchtet.
        [team] Wähle eine Handkarte für den Suchtrupp.
        [tiles] Wähle ein Plättchen auf der Karte.
       *[hand] { $held ->
            [yes] Wähle jetzt einen Slot für die Karte.
           *[no] Wähle eine Handkarte, dann einen Slot.
        }
    }
page-all-choices =
    { $n ->
        [1] Die einzige Möglichkeit mit Nummer (Taste #)
       *[other] Alle { $n } Möglichkeiten mit Nummern (Taste #)
    }
page-all-choices-short =
    { $n ->
        [1] Die einzige Möglichkeit
       *[other] Alle { $n } Möglichkeiten
    }
page-strength = Nötig: { $need }. Dein Suchtrupp: { $have }; jedes GPS-Gerät bringt { $gps } dazu.
page-costs = kostet { $cost }
page-then-chance = Dann entscheidet der Zufall.
page-then-secret = Dann wird etwas Verdecktes sichtbar.
page-confirm = So machen
page-not-yet = Noch nicht
page-is-final = Danach kannst du das nicht mehr allein zurücknehmen.
page-obstacle = { $choice }: { $why }
page-game-over = Das Spiel ist aus.
page-wait = Von dir wird gerade nichts gefragt.
page-points-by-source = Siegpunkte nach Herkunft
page-score-cause =
    { $cause ->
        [tokens] Transportscheine
        [specialist] Spezialisten
        [goal] Aufgaben
        [bonus] Boni
        [completion] Fertige Pläne
        [power] Stromversorgung
        [scouting] Erkunden
        [feeding] Versorgung
        [district] Bezirke
        [check-mark] Häkchen-Aktionen
        [dollars] Geld
        [tiles] Erkundungsplättchen
       *[cards] Karten
    }
page-score-sum = Summe
page-legend = Symbole und Tasten
page-rooms = Teile des Tisches
page-room =
    { $room ->
        [board] Konsole
        [map] Karte
        [market] Auslage
        [others] Andere
        [log] Verlauf
        [chat] Chat
       *[reading] In Worten
    }

# Eine Partie, die noch einmal angesehen wird.
page-replay-title = Nachspielen: { $title }
page-replay-link = Nachspielen
page-replay-to-table = Zum Tisch
page-replay-controls = Schritte der Partie
page-replay-step = Was geschehen ist
page-replay-which = Schritt
page-replay-begin = Vor dem ersten Schritt.
page-replay-of = { $n } von { $all }
page-replay-play = Von selbst abspielen
page-replay-pause = Anhalten
page-replay-speed = Tempo
page-replay-times = { $n }×
page-replay-former-turn =
    { $game ->
        [hongkong] Zum vorigen Zug
       *[blackout] Zum Beginn der Runde
    }
page-replay-next-turn =
    { $game ->
        [hongkong] Zum nächsten Zug
       *[blackout] Zur nächsten Runde
    }
page-replay-board = Konsolen
page-replay-all-boards = Übersicht
page-replay-bad =
    { $why ->
        [file-not-a-game] Das ist keine Spieldatei: Die erste Zeile lautet nicht „harbour game 1“.
        [file-other-box] Diese Partie wurde mit Spielmaterial gespielt, das dieser Server nicht kennt; hier lässt sie sich nicht nachspielen.
        [file-other-rules] Diese Partie folgt einer anderen Version der Regeln. Die Version von harbour, die sie gespeichert hat, kann sie nachspielen.
        [file-other-format] Diese Datei stammt von einer anderen Version von harbour; ihr Format kennt diese hier nicht.
       *[other] Zeile { $line } dieser Datei passt nicht zur Partie. Vielleicht wurde die Datei abgeschnitten oder geändert.
    }
page-outcome = Was daraus wird
page-map-costs = Jeder übersprungene Ort kostet einen Transportschein. Du hast { $held }; ein fehlender kostet einen Siegpunkt.
