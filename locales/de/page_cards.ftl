# Karten, Plättchen, Pläne und ihre Zeichen.
cards-color-letter =
    { $color ->
        [red] R
        [yellow] G
        [blue] B
       *[purple] L
    }
cards-need-have = { $what }: { $have } von { $need }
cards-need-met = { $what }: erfüllt
cards-goal = Aufgabe: du brauchst
cards-goal-number = Aufgabe { $number }: du brauchst
cards-completion = Zum Abschluss erhältst du
cards-bonus = Für alle Aufgaben erhältst du
cards-line = Danach auf Dauer
cards-emergency = Notfallplan { $letter }
cards-tile = Erkundungsplättchen
cards-challenge-simple = Einfache Suche
cards-challenge-advanced = Schwierige Suche
cards-strength = Stärke { $n }
cards-tile-state =
    { $state ->
        [down] Erkundungsplättchen, verdeckt
       *[gone] Erkundungsplättchen, eingesammelt
    }
cards-legend = Zeichenerklärung
cards-legend-lead = Jedes Zeichen hat seine eigene Form, Farben haben außerdem einen Buchstaben. Drück auf einer Karte „i“ oder halte sie gedrückt, um sie groß zu sehen.
cards-legend-group =
    { $group ->
        [resources] Waren
        [tokens] Plättchen, Geld und Punkte
        [colors] Farben
        [needs] Was Aufgaben verlangen
        [people] Karten und was sie tun
        [things] Auf dem Tisch
       *[page] Auf der Seite
    }
cards-sign =
    { $sign ->
        [food] Lebensmittel
        [tools] Werkzeug
        [gasoline] Benzin
        [water] Wasser
        [books] Bücher
        [medipacks] Erste-Hilfe-Koffer
        [battery] Batterie
        [gps] GPS-Gerät
        [transport] Transportschein
        [dollars] HK Dollar
        [points] Siegpunkte
        [cube] Markierstein
        [search] Ortungszeichen
        [red] Rot
        [yellow] Gelb
        [blue] Blau
        [purple] Lila
        [any] Beliebige Farbe
        [one-type] Gleiche Waren
        [slot-set] Karten einer Farbe in einem Slot
        [tile] Offenes Erkundungsplättchen
        [link] Verbundene Notfalllager
        [volunteer] Helfer: beschafft je Markierstein eine Ware
        [leader] Anführerin: Batterie, dann eine Häkchen-Aktion
        [scout] Späherin: Geld und GPS
        [doctor] Ärztin: holt eine Karte aus dem Krankenhaus
        [trader] Handel: Geld, mehr davon für Werkzeug
        [organiser] Versammlung: Geld für Ortungszeichen der Hand
        [guide] Führung: ein Markierstein auf einen beliebigen Ort
        [navigator] Navigation: GPS-Geräte
        [importer] Import: drei Waren für Geld
        [engineer] Technik: Siegpunkte, mehr für Werkzeug
        [plan] Aufgabenkarte
        [emergency] Notfallplan
        [power] Stromversorgung
        [check] Häkchen; erledigt
        [hand] Hand
        [slot] Slot
        [hospital] Krankenhaus
        [lock] Gesperrt
        [district] Bezirk
        [die] Würfel
        [round] Runde
        [orchid] Bauhinien-Blüte
        [map] Karte der Stadt
        [market] Kartenauslage
        [board] Konsole
        [log] Verlauf
        [chat] Chat
        [help] Hilfe und Regeln
        [settings] Einstellungen
        [undo] Rückgängig
        [redo] Wiederholen
        [clock] Uhr
        [person] Mensch
        [bot] Bot
        [ready] Bereit
       *[warning] Achtung
    }
cards-legend-keys = Tasten am Tisch
cards-legend-key =
    { $what ->
        [number] das Feld für Nummern: Jede Möglichkeit hat eine
        [choose] wählen; noch einmal, wo es endgültig ist
        [drop] das Gewählte loslassen
        [slot] auf einer Handkarte: in diesen Slot; bei Hong Kong: der Stein
        [large] auf einer Karte, einer Aufgabe, einem Plan oder den Würfeln: groß und in Worten
        [map] den Stadtplan groß und wieder klein
        [arrows] auf dem Stadtplan: zum nächsten Ort in dieser Richtung
        [next] auf dem Stadtplan: zur nächsten oder vorigen Möglichkeit
        [districts] auf dem Stadtplan: zwischen Orten und Bezirken
        [hint] ein Tipp: jedes Mal ein wenig mehr
        [undo] rückgängig
        [redo] wiederholen
       *[help] Symbole und Tasten
    }
cards-legend-key-name =
    { $key ->
        [enter] Eingabe
        [escape] Esc
        [shift-u] Umschalt U
       *[other] { $key }
    }
