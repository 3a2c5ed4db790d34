# Schachteln: was an einer nicht stimmt.

box-no-file = { $file } fehlt im Ordner.
box-unreadable = { $file } lässt sich nicht lesen: { $why }
box-not-toml = { $file }, Zeile { $line }: Das ist kein TOML. Der Leser meldet: { $why }
box-missing = { $file }, { $entry }: „{ $field }“ fehlt oder ist leer.
box-wrong-type =
    { $wanted ->
        [text] { $file }, { $entry }: „{ $field }“ muss ein Text in Anführungszeichen sein.
        [number] { $file }, { $entry }: „{ $field }“ muss eine ganze Zahl sein.
        [list] { $file }, { $entry }: „{ $field }“ muss eine Liste in eckigen Klammern sein.
        [table] { $file }, { $entry }: „{ $field }“ muss eine Tabelle mit eigenen Feldern sein.
        [point] { $file }, { $entry }: „{ $field }“ muss aus Punkten wie [440, 200] bestehen, nach rechts und nach unten, von 0 bis 65535.
       *[name] { $file }, { $entry }: „{ $field }“ muss ein Text sein oder je ein Text für en, de und fr.
    }
box-unknown-field = { $file }, { $entry }: Ein Feld „{ $field }“ gibt es hier nicht.
box-unknown-word = { $file }, { $entry }: „{ $found }“ passt nicht zu „{ $field }“. Möglich sind: { $known }.
box-unknown-resource = { $file }, { $entry }: „{ $found }“ in „{ $field }“ ist keine Ware. Es gibt food, tools, gasoline, water, books und medipacks.
box-out-of-range = { $file }, { $entry }: „{ $field }“ steht auf { $found }, erlaubt ist { $least } bis { $most }.
box-wrong-count =
    { $kind ->
        [objective] { $file }: Zielkarten gefunden: { $found }. In der Schachtel sind { $wanted }.
        [starting-volunteer] { $file }: Starthelfer gefunden: { $found }. In der Schachtel sind { $wanted }.
        [player-card] { $file }: Starthandkarten gefunden: { $found }. Jeder Platz hat { $wanted }.
        [plan] { $file }: Notfallpläne gefunden: { $found }. In der Schachtel sind { $wanted }.
        [tile] { $file }: Erkundungsplättchen gefunden: { $found }. In der Schachtel sind { $wanted }.
        [die] { $file }: Würfel gefunden: { $found }. In der Schachtel sind { $wanted }.
       *[district] { $file }: Bezirke gefunden: { $found }. Der Spielplan hat { $wanted }.
    }
box-bad-id = { $file }: „{ $entry }“ geht nicht als Kennung. Nimm Kleinbuchstaben a bis z, Ziffern und Bindestriche.
box-same-id = { $file }: Zwei Einträge heißen „{ $entry }“. Gib einem davon eine andere Kennung.
box-same-name = { $file }, { $entry }: Den Namen „{ $name }“ hat schon { $other }.
box-same-letter = { $file }, { $entry }: Dieser Plan hat denselben Buchstaben wie { $other }. A bis D kommen je einmal vor.
box-not-there = { $file }, { $entry }: „{ $field }“ soll gedruckt sein, aber so ein Feld hat der Eintrag nicht.
box-free-goal = { $file }, { $entry }: „{ $field }“ ist leer. Eine Aufgabe kostet etwas oder setzt etwas voraus.
box-too-dear = { $file }, { $entry }: „{ $field }“ kostet { $found } Waren. Jeder Platz hat { $most } Markiersteine, mehr Waren kann eine Aufgabe nicht kosten.
box-too-many-plans = { $file }: Aufgabenkarten gefunden: { $found }. Höchstens { $most } sind möglich.
box-same-dice = { $file }: Die Würfel können nie drei verschiedene Waren zeigen, es würde ewig neu gewürfelt. Gib ihnen verschiedene Seiten.
box-wrong-start =
    { $place ->
        [hand] { $file }: Auf der Hand beginnen 1 gelber, 2 rote und 1 blauer Helfer mit je 1 Markierstein, Ärztin, Mechanikerin und Späherin.
        [slot-1] { $file }: In Slot 1 beginnt 1 gelber Helfer mit 1 Markierstein, sonst nichts.
        [slot-2] { $file }: In Slot 2 beginnen 1 roter und 1 blauer Helfer mit je 1 Markierstein, sonst nichts.
       *[hospital] { $file }: Im Krankenhaus beginnen die Anführerkarte und der blaue Helfer mit 2 Markiersteinen, sonst nichts.
    }
box-unknown-location = { $file }, { $entry }: Einen Ort „{ $found }“ hat der Spielplan nicht.
box-unknown-district = { $file }: „central“ nennt „{ $found }“, und das ist kein Bezirk.
box-wrong-letter = { $file }: Orte mit dem Notfalllager { $letter }: { $found }. Es müssen genau 2 sein.
box-off-paper = { $file }, { $entry }: Ein Punkt liegt außerhalb des Blatts. Wie groß es ist, steht in „size“.
box-same-point = { $file }, { $entry }: Dieser Ort liegt an genau demselben Punkt wie { $other }.
box-loop = { $file }, { $entry }: Diese Linie verbindet einen Ort mit sich selbst.
box-crossing = { $file }: Die Linien { $entry } und { $other } kreuzen oder berühren sich. Gib einer davon Knicke, sodass sie sich nur in Orten treffen.
box-crosses-itself = { $file }: Die Linie { $entry } kreuzt oder berührt sich selbst.
box-apart = { $file }, { $entry }: Vom ersten Ort führen keine Linien hierher.
box-no-face = { $file }, { $entry }: Die Linien des Spielplans umschließen diese Orte nicht, jedenfalls nicht in dieser Reihenfolge und ohne eine Linie dazwischen.
box-same-face = { $file }, { $entry }: { $other } ist dieselbe Fläche des Spielplans.
box-unclaimed-face = { $file }: Die Fläche zwischen { $ring } ist weder Bezirk noch Meer. Führe sie unter „districts“ oder „seas“ auf.
box-outside-face = { $file }, { $entry }: Der Punkt „at“ liegt außerhalb der Fläche.
box-fact =
    { $fact ->
        [dice] { $file }: Die Würfel haben andere Seiten, als in rules/components.md steht.
        [player-icons] { $file }: Die Anführerkarte hat 2 Ortungszeichen, die Ärztin keines, jede andere Starthandkarte 1.
        [player-specialists] { $file }: Unter den Starthandkarten müssen Anführerkarte, Ärztin, Mechanikerin ($3, 1 Werkzeug für $3) und Späherin sein.
        [starting-volunteers] { $file }: Starthelfer haben 2 Markiersteine und 1 oder 2 Ortungszeichen und kosten Waren.
        [icons] { $file }: Helfer und Spezialisten haben 1 oder 2 Ortungszeichen.
        [own-color] { $file }: Helfer und Spezialisten setzen einen Markierstein auf ihre eigene oder eine beliebige Farbe.
        [specialists] { $file }: Alle Arten von Spezialisten aus Regel B2.8 müssen vorkommen, b in mehreren Fassungen, e zu $3 und zu $4.
        [lines] { $file }: Alle Häkchen-Aktionen aus Regel B8.4 und die vier dauerhaften Zeilen müssen vorkommen.
        [finishing] { $file }: Die meisten Aufgabenkarten enden mit einem Markierstein auf beliebiger Farbe, und der Bonus besteht meist aus Siegpunkten.
        [tile-requirements] { $file }: Verlangte Erkundungsplättchen sind Siegpunkte und eines von Büchern, Werkzeug, Erste-Hilfe-Koffern, Benzin.
        [specimen-slot] { $file }: Es fehlt die Karte „Slot mit Gelb, Rot und Rot, dazu $4“, die einen Markierstein auf Gelb setzt.
        [specimen-dollars] { $file }: Es fehlt eine Aufgabenkarte mit zwei Aufgaben, von denen eine $6 bringt.
        [specimen-points] { $file }: Es fehlt eine Aufgabenkarte mit 5 Siegpunkten Bonus und einer Aufgabe, die Waren kostet und 2 Siegpunkte bringt.
        [plan-goals] { $file }: Jeder Notfallplan hat drei Aufgaben, darunter die eigene Verbindung, am Ende einen Markierstein auf beliebiger Farbe, und einen Bonus.
        [plan-dollars] { $file }: Keine Aufgabe eines Notfallplans bringt $5.
        [tile-types] { $file }: Es gibt sieben Erkundungsplättchen jeder Belohnungsart, mit Siegpunkten sechs.
        [tile-challenges] { $file }: Die schwierige Suche ist schwerer und bringt mehr; die meisten einfachen liegen über 4.
        [tile-specimen] { $file }: Es fehlt ein Erkundungsplättchen mit einer einfachen Suche von 6 für 2 Bücher.
        [district-sizes] { $file }: Bezirke mit 3, 4, 5 und 7 Orten müssen vorkommen.
        [red] { $file }: Mindestens 4 Orte sind rot.
       *[central] { $file }: Der Bezirk von „central“ heißt Central und hat mindestens 4 Orte.
    }
