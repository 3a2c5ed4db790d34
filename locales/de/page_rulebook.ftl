# Die Spielregeln und die Legende.
page-rulebook-title =
    { $game ->
        [blackout] Spielregeln von Blackout: Hong Kong
       *[hongkong] Spielregeln von Hong Kong
    }
page-rulebook-game =
    { $game ->
        [blackout] Blackout: Hong Kong
       *[hongkong] Hong Kong
    }
page-rulebook-games = Regeln welches Spiels
page-rulebook-contents = Inhalt
page-rulebook-short = Kurz gesagt
page-rulebook-search = In den Regeln suchen
page-rulebook-example =
    { $game ->
        [blackout] Wort oder Nr.: B3.5
       *[hongkong] Wort oder Nr.: K6
    }
page-rulebook-hits =
    { $n ->
        [0] Keine Regel enthält das alles.
        [one] 1 Regel gefunden
       *[other] { $n } Regeln gefunden
    }
page-rulebook-all = Alle Regeln zeigen
page-rulebook-print = Drucken
page-rulebook-unknown = Eine Regel { $rule } gibt es nicht.
page-rulebook-open = Im Regelheft öffnen
page-rulebook-back = Zurück zu { $rule }
page-rulebook-within = Regeln dieses Abschnitts
page-rulebook-section = Abschnitt { $section }: { $title }
page-rulebook-part =
    { $part ->
        [board] Spielplan und Steine
        [turn] Der Zug
        [building] Wo du bauen darfst
       *[end] Spielende und Sieg
    }
page-rulebook-phases = Die Phasen einer Runde der Reihe nach
page-rulebook-phase =
    { $phase ->
        [1] Waren bestimmen, Karten planen
        [2] Helfer und Spezialisten einsetzen
        [3] Ziele
        [4] Erkunden
        [5] Neue Ziele
        [6] Aufräumen
        [7] Bezirke sichern
       *[8] Karten aufnehmen
    }
page-rulebook-rondel = Das Rondell. Von einem Abschnitt zum nächsten braucht es 1 Transportschein, in beliebiger Richtung; die Batterie liegt in der Mitte.
page-rulebook-towers = Was du auf ein Gebäude der Gegenseite (umrandet) neben deinem (gefüllt) setzen darfst, wenn danach beide drei Steine hoch sind
page-rulebook-tower =
    { $tower ->
        [roof-roof] Dach neben deinem Dach: erlaubt
        [roof-block] Dach neben deiner Etage: erlaubt
        [block-block] Etage neben deiner Etage: erlaubt
       *[block-roof] Etage neben deinem Dach: nicht erlaubt
    }
