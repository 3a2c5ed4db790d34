# Die Konsolen von Blackout.
board-armed = { $choice } – zum Bestätigen noch einmal wählen
board-name = { $choice }.
board-slots = Slots
board-slot = Slot { $slot }
board-read-slot =
    { $n ->
        [0] Slot { $slot }, leer
        [one] Slot { $slot }, 1 Karte: ansehen
       *[other] Slot { $slot }, { $n } Karten: ansehen
    }
board-nothing = Keine Karten
board-deeper = Karten weiter unten
board-planned = geplant
board-planned-in = { $card }, geplant in Slot { $slot }: { $choice }
board-replaces = { $choice }, statt { $card }
board-here = Hier planen
board-instead = Statt { $card }
board-turn-up = Aufdecken
board-take =
    { $n ->
        [one] 1 Karte nehmen
       *[other] { $n } Karten nehmen
    }
board-hand =
    { $n ->
        [one] { $whose ->
            [own] Deine Hand, 1 Karte
           *[other] 1 Karte auf der Hand
        }
       *[other] { $whose ->
            [own] Deine Hand, { $n } Karten
           *[other] { $n } Karten auf der Hand
        }
    }
board-joined = { $card } – ist im Suchtrupp
board-hospital = Krankenhaus
board-holds = Auf der Hand oder geplant
board-spots = Ziele und Pläne
board-free = frei
board-power = Strom { $number }
board-progress = { $have } von { $need }
board-goal-is =
    { $is ->
        [done] erfüllt
       *[closed] nicht mehr möglich
    }
board-completion = Beim Abschluss
board-bonus = Bonus für alle Aufgaben
board-finish = Jetzt abschließen
board-discard = Aufgeben
board-rondel = Rondell
board-die =
    { $color ->
        [red] roter Würfel
        [yellow] gelber Würfel
       *[blue] blauer Würfel
    }
board-odds = Würfel: Seiten und Chancen
board-odds-resource = Ware
board-odds-out = irgendwo auf dem Rondell
board-odds-percent = { $n } %
board-steps =
    { $n ->
        [one] 1 Transportschein entfernt
       *[other] { $n } Transportscheine entfernt
    }
board-reach = Die Zahlen sagen, wie viele Transportscheine der Helfer bis dorthin braucht.
board-stock = Du hast { $goods }.
board-market = Kartenauslage
board-draw = Nachfüllstapel { $n }
board-reserve = Reserve { $n }
board-discarded = Ablagestapel ({ $n })
board-tokens = Siegpunkte, Geld und Marker
board-supply =
    { $n ->
        [one] 1 Markierstein im Vorrat
       *[other] { $n } Markiersteine im Vorrat
    }
board-tiles = Erkundungsplättchen
board-tile =
    { $lies ->
        [up] { $tile }, offen
       *[down] { $tile }, verdeckt
    }
board-marks = Häkchen-Bereich
board-mark =
    { $is ->
        [unlocked] { $action }
       *[locked] { $action } (gesperrt)
    }
board-opponents = Die anderen am Tisch
board-first = Startspielerin
board-bot = Hier spielt ein Bot
board-away = Abwesend; ein Bot spielt weiter
board-ready = Bereit
board-asked = Ist gerade gefragt
board-conditions =
    Kapitel { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }: Siegbedingungen
board-conditions-met = alle erfüllt
board-condition =
    { $kind ->
        [goals] Aufgaben eines Plans
        [central] Markiersteine um Central
        [red] Markiersteine auf roten Orten
        [power] Stromversorgungsaufgaben
       *[orchids] Bauhinien-Blüten durch Siegpunkte
    }
board-condition-is =
    { $is ->
        [met] erfüllt
       *[open] noch nicht erfüllt
    }
page-condition-was =
    { $is ->
        [met] erfüllt
       *[missed] nicht erfüllt
    }
page-chapter-begins = Kapitel { table-chapter-number }
board-reading = Deine Konsole, das Rondell und die Kartenauslage in Worten
board-power-gives =
    { $number ->
        [1] Danach liegt die Grenze fürs Aufnehmen bei 6.
       *[other] Danach ist Slot 4 offen.
    }
