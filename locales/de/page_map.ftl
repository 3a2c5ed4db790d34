# The map of Blackout.
map-title = Stadtplan
map-keys = Die Pfeiltasten führen von Ort zu Ort, D wechselt zwischen Orten und Bezirken. N und P gehen zum nächsten und zum vorigen, das du wählen kannst, die Eingabetaste wählt. Plus und Minus ändern die Größe. M zeigt den Stadtplan groß und wieder klein.
map-size =
    { $is ->
        [large] Zurück zum kleinen Stadtplan (M)
       *[small] Großer Stadtplan (M)
    }
map-nearer = Plan größer zeigen
map-further = Plan kleiner zeigen
map-touches = Grenzt an { $districts }.
map-cubes-of = Markiersteine: { $names }.
map-no-cubes = Keine Markiersteine hier.
map-next = Neben deinen Markiersteinen: keine Transportscheine nötig.
map-away =
    { $n ->
        [one] { $n } Linie von deinem nächsten Markierstein: { $cost }.
       *[other] { $n } Linien von deinem nächsten Markierstein: { $cost }.
    }
map-share =
    { $who }: { $cubes } von { $all } Markiersteinen, { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
map-secured = Gesichert: Hier brennt wieder Licht.
map-searched = In dieser Runde schon erkundet.
map-looked = Plättchen angesehen: { $names }.
map-tile =
    { $state ->
        [seen] Plättchen { $place }, verdeckt, dir bekannt: { $tile }.
       *[up] Plättchen { $place }: { $tile }.
    }
map-tiles = Plättchen: { $tiles }.
map-tile-of = Erkundungsplättchen in { $district }
map-choose = Wählen: { $what }.
map-choose-for = Wählen: { $what }, für { $cost }.
map-armed = Noch einmal zum Bestätigen: { $what }.
map-reading = Der Plan in Worten
map-districts = Bezirke
map-locations = Orte und ihre Nachbarn
map-name-secured = { $name }, gesichert
map-you = { $name } (du)
map-centre = Notfalllager { $letter }: Manche Aufgaben verlangen eine lückenlose Kette deiner Markiersteine von hier bis { $other }.
map-legend-seats = Mitspielende
map-legend-own = Deine eigenen Markiersteine haben einen hellen Rand
map-legend-centre = Notfalllager: Jeder Buchstabe steht an zwei Orten; manche Aufgaben verlangen eine Kette deiner Markiersteine zwischen beiden
