const e=`# Schachteln: was an einer nicht stimmt.

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
`,r=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Die Spielregeln und die Legende.
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
`,a=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),i=`# Die Regeln von Hong Kong, für Spielende.
hongkong-rules-short = Setzt Steine auf die 25 Bauplätze. Ein Gebäude gehört der Person, deren Stein ganz oben liegt. Bauen darfst du auf leeren Bauplätzen und auf eigenen Gebäuden. Auf ein Gebäude der Gegenseite darfst du nur bauen, wenn daneben (nicht schräg) ein eigenes Gebäude steht, das mindestens so hoch ist, wie jenes dann wird. Auf ein Dach wird nicht gebaut; ein Gebäude hat höchstens fünf Steine. Ein Zug ist ein Etagen- oder Dachstein, davor höchstens ein Extra-Etagenstein. Das Spiel endet, wenn alle Bauplätze bebaut sind oder beide alle Etagen- und Dachsteine verbraucht haben; Extra-Etagensteine dürfen übrig bleiben. Mehr Gebäude gewinnen, dann zählt die Mitte.
hongkong-rule-k1 = Der Spielplan hat 5 mal 5 Bauplätze. Jede Seite hat 20 Etagensteine, 5 Extra-Etagensteine und 5 Dachsteine. „Etage“ meint beide Arten von Etagensteinen. Jeder Stein, auch ein Dachstein, macht ein Gebäude um eins höher.
hongkong-rule-k2 = Gezogen wird abwechselnd; wer beginnt, wird ausgelost. Ein Zug ist ein Etagenstein oder ein Dachstein oder ein Extra-Etagenstein und danach ein Etagen- oder Dachstein. Zwei Steine dürfen auf denselben oder auf zwei Bauplätze. Passen gibt es nicht, einen Extra-Etagenstein allein auch nicht.
hongkong-rule-k3 = Im ersten Zug des Spiels darf kein Stein auf den mittleren Bauplatz. Die zweite Seite ist frei.
hongkong-rule-k4 = Jeder Stein, auch ein Dachstein, darf auf einen leeren Bauplatz. Auf ein Dach kommt nichts. Ein Gebäude hat höchstens fünf Steine.
hongkong-rule-k5 = Auf ein Gebäude, auf dem oben eine eigene Etage liegt, darfst du immer bauen, bis fünf Steine darin sind.
hongkong-rule-k6 = Auf ein Gebäude, auf dem oben eine Etage der Gegenseite liegt, darfst du nur bauen, wenn dir daneben (Kante an Kante) ein Gebäude gehört, das mindestens so hoch ist, wie dieses danach wird.
hongkong-rule-k7 = Höhe ist die Zahl der Steine; bei gleicher Zahl ist ein Gebäude mit Etage obenauf höher als eines mit Dach. Ein Dachstein darf also auf die Höhe deines Dachs oder deiner Etage daneben, eine Etage nur auf die Höhe deiner Etage oder unter etwas Höheres.
hongkong-rule-k8 = Der zweite Stein eines Zugs sieht den Spielplan so, wie ihn der erste hinterlässt.
hongkong-rule-k9 = Das Spiel endet nach einem Zug, nie mitten darin: wenn alle 25 Bauplätze bebaut sind oder wenn beide alle Etagen- und Dachsteine verbraucht haben. Extra-Etagensteine dürfen übrig bleiben.
hongkong-rule-k10 = Ein Gebäude gehört der Person, deren Stein oben liegt. Wer mehr Gebäude hat, gewinnt; bei Gleichstand, wem die Mitte gehört; ist die Mitte leer, endet das Spiel unentschieden.
`,l=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),t=`# Die Regeln von Blackout, für Spielende.
blackout-rules-short = In Hongkong sind die Lichter ausgegangen, und ihr organisiert die Hilfe. In jeder Runde planst du Karten in deinen Slots: Helfer beschaffen Waren, Spezialisten tun das, was sie am besten können. Damit erfüllst du Aufgaben, die dir neue Karten, Häkchen-Aktionen und Markiersteine auf dem Spielplan bringen. Mit den Karten, die dir auf der Hand bleiben, erkundest du Bezirke, und mit Geld kaufst du neue Ziele. Ein Bezirk, den du mit Markiersteinen umschließt, bringt Siegpunkte und schaltet eine Häkchen-Aktion frei. Hast du nur noch wenige Handkarten, nimmst du die Karten deines vollsten Slots wieder auf. Ist der Nachfüllstapel leer, wird die Runde zu Ende gespielt, dann noch eine. Wer die meisten Siegpunkte hat, gewinnt.

blackout-rule-b0 = Spielmaterial und Grenzen: was es gibt, was ausgehen kann und was verdeckt ist.
blackout-rule-b0-1 = Es spielen 1 bis 4 Personen; die Plätze A bis D folgen im Uhrzeigersinn aufeinander. Jede Person hat 25 Markiersteine, 12 Starthandkarten, 5 „Bezirk gesichert“-Marker, ein „0-6“-Plättchen, ein Gesperrt-Plättchen und eine Konsole mit 4 Slots, 3 Aufgabenplätzen, einem Platz für den Notfallplan, einem Häkchen-Bereich und einem Krankenhaus.
blackout-rule-b0-2 = Für alle gibt es 24 Transportscheine, 12 GPS-Geräte, 72 Zielkarten, 8 Starthelfer, die Notfallpläne A bis D, 48 Erkundungsplättchen, 3 Waren-Würfel (rot, gelb und blau, jeder mit eigenen sechs Seiten) und einen Spielplan mit 16 Bezirken.
blackout-rule-b0-3 = Auf dem Rondell folgen die Waren in dieser Reihenfolge aufeinander: Lebensmittel, Werkzeug, Benzin, Wasser, Bücher, Erste-Hilfe-Koffer, dann wieder Lebensmittel. Jede hat ihren Abschnitt. Die Batterie liegt in der Mitte und ist kein Abschnitt.
blackout-rule-b0-4 = Helfer sind rot, gelb oder blau, Spezialisten lila. Orte sind rot, gelb, blau oder lila. Aufgabenkarten und Notfallpläne haben keine Farbe und kommen nie in einen Slot.
blackout-rule-b0-5 = Jeder Bezirk grenzt an die 3 bis 7 Orte, die um ihn herum liegen; ein Ort kann an mehreren Bezirken liegen. Zwei Orte sind benachbart, wenn eine Linie des Spielplans sie verbindet, und Entfernungen werden in Linien gezählt. Manche Orte sind Notfalllager; jeder Buchstabe steht auf genau zweien. Ein Notfalllager hat eine Farbe und wird wie jeder andere Ort benutzt.
blackout-rule-b0-6 = Geld geht nie aus. GPS-Geräte und Transportscheine können ausgehen: Was du ausgibst, kommt in den Vorrat zurück, und was der Vorrat nicht hergibt, erhältst du nicht. Ein Tausch, der gar nichts brächte, wird nicht angeboten; einen, der weniger als aufgedruckt bringt, darfst du machen. Transportscheine, die du erst im Augenblick des Ausgebens kaufst (B2.5, B3.7), sind immer zu haben, denn sie kommen sofort zurück.
blackout-rule-b0-7 = Du hast 25 Markiersteine und nicht mehr. Was du bezahlst, verderben lässt oder von einer Karte nimmst, kommt in deinen Vorrat zurück. Ist kein Markierstein mehr in deinem Vorrat, verfällt, was du an Waren, Batterien oder Markiersteinen auf dem Spielplan erhalten würdest (von mehreren Arten kommt die zuerst aufgedruckte zuerst); der Rest des Effekts gilt trotzdem. Nur die Markierung einer Aufgabe gelingt immer: Ohne Markierstein gilt die Aufgabe dennoch als markiert.
blackout-rule-b0-8 = Verdeckt sind nur: geplante Karten und damit auch, welche Karten noch auf der Hand sind (beide zusammen sind offen); verdeckte Plättchen in Bezirken, außer für alle, die sie angesehen haben (wer das war, ist offen); die Stapel; und Plättchen, die ungesehen aus dem Spiel kommen. Alles andere ist offen, auch abgelegte Karten und gesammelte verdeckte Plättchen.

blackout-rule-b1 = Spielaufbau: wie das Spiel beginnt.
blackout-rule-b1-1 = Die Erkundungsplättchen werden gemischt, und auf jeden der 16 Bezirke kommen drei davon verdeckt.
blackout-rule-b1-2 = Die Zielkarten werden gemischt. Zu zweit bilden 36 davon den verdeckten Reservestapel, zu dritt 21, zu viert 15; die Kampagne hat eigene Zahlen (B10.1), und allein spielt man nur Kapitel der Kampagne. Der Rest ist der Nachfüllstapel. Neun seiner Karten werden als Kartenauslage aufgedeckt, 3 Reihen zu 3.
blackout-rule-b1-3 = Alle beginnen mit 0 Siegpunkten, einem Markierstein auf der Batterie, 5 Transportscheinen, 4 HK Dollar, je einem „Bezirk gesichert“-Marker auf den fünf Häkchen-Aktionen der Konsole, dem „0-6“-Plättchen und dem Gesperrt-Plättchen auf ihren Plätzen, zwei zufälligen Starthelfern auf zwei der drei Aufgabenplätze und einem zufälligen Notfallplan auf seinem eigenen Platz (nicht in der Kampagne, siehe B10.2). Starthelfer und Notfallpläne, die nicht ausgeteilt wurden, kommen aus dem Spiel.
blackout-rule-b1-4 = Dein blauer Helfer mit 2 Markiersteinen und deine Anführerkarte beginnen offen im Krankenhaus. In Slot 1 liegt ein gelber Helfer, in Slot 2 ein roter und ein blauer. Auf der Hand hast du 1 gelben, 2 rote und 1 blauen Helfer, Ärztin, Mechanikerin und Späherin. Haben in einer Schachtel Starthandkarten gleicher Farbe und mit gleich vielen Markiersteinen verschiedene Werte, so legt die Schachtel fest, welche davon wo beginnen.
blackout-rule-b1-5 = Die Startspielerin wird ausgelost. Dann setzen alle je einen Markierstein auf einen Ort, gegen den Uhrzeigersinn und beginnend rechts von der Startspielerin, die also zuletzt an der Reihe ist. Jeder Ort ist erlaubt, aber alle müssen verschieden sein. Karten, Notfallpläne und Kartenauslage liegen dann schon offen.

blackout-rule-b2 = Die Runde hat acht Phasen: 1 Waren bestimmen, Karten planen; 2 Helfer und Spezialisten einsetzen; 3 Ziele; 4 Erkunden; 5 Neue Ziele; 6 Aufräumen; 7 Bezirke sichern; 8 Karten aufnehmen. Alle beenden eine Phase, bevor die nächste beginnt. In den Phasen 2 bis 8 seid ihr ab der Startspielerin im Uhrzeigersinn am Zug, und jeder Zug endet, bevor der nächste beginnt; in Phase 5 ist ein Zug ein einzelner Kauf, und Phase 6 verläuft Schritt für Schritt. Nach Phase 8 wird Startspielerin, wer im Uhrzeigersinn als Nächstes sitzt. Hier folgen die Phasen 1 und 2 und die Batterien.
blackout-rule-b2-1 = Phase 1, Waren bestimmen: Die drei Waren-Würfel werden geworfen. Würfel, die dieselbe Ware zeigen wie ein anderer, werden neu geworfen, und nur diese, bis alle drei verschieden sind. Jeder Würfel liegt dann auf seiner Ware.
blackout-rule-b2-2 = Phase 1, Karten planen: Alle planen gleichzeitig. Lege höchstens eine Handkarte verdeckt in jeden offenen Slot: in die Slots 1 bis 3, und in Slot 4, sobald er freigeschaltet ist. Du darfst Slots leer lassen und umplanen, bis alle bereit sind. Nur du darfst deine geplanten Karten ansehen.
blackout-rule-b2-3 = Phase 2, Helfer und Spezialisten einsetzen: In deinem Zug deckst du alle deine verdeckten Karten einzeln auf, in beliebiger Reihenfolge. Jede nutzt du oder verzichtest auf sie, bevor du die nächste aufdeckst. So oder so bleibt sie offen in ihrem Slot.
blackout-rule-b2-4 = Ein Helfer beschafft so viele Waren, wie er Markiersteine zeigt (1 bis 3), alle von der einen Warenart, die der Würfel seiner Farbe zeigt.
blackout-rule-b2-5 = Transport: Für jeden Transportschein, den du ausgibst, rückt die Ware, die ein Helfer beschafft, auf dem Rondell um einen Abschnitt weiter, in beliebiger Richtung; mit drei Scheinen erreichst du also jede Ware. Das geht mit beliebig vielen Helfern. Zuerst gibst du eigene Scheine aus; jeder fehlende kostet 1 Siegpunkt, auch wenn du dadurch unter null fällst. Scheine werden nur gekauft, um sie sofort auszugeben.
blackout-rule-b2-6 = Ein Spezialist tut, was auf der Karte steht. Verzichtest du nicht auf die Karte, erhältst du, was sie ohne Gegenleistung gibt; jeden Teil, der etwas kostet, nutzt du oder lässt ihn. Gibt ein Teil nur etwas und kostet der andere, kommt der gebende zuerst.
blackout-rule-b2-7 = Die Spezialisten unter den Starthandkarten. Anführerkarte: Du erhältst 1 Batterie; dann darfst du eine freigeschaltete Häkchen-Aktion (B8.4) nutzen und zahlst wie sonst, auch mit dieser Batterie. Späherin: Du erhältst 2 HK Dollar; du darfst 1 Benzin oder 1 Buch für 1 GPS-Gerät zahlen. Mechanikerin: Du erhältst 3 HK Dollar; du darfst 1 Werkzeug für 3 HK Dollar zahlen. Ärztin: Du darfst 1 Erste-Hilfe-Koffer zahlen, um eine Karte deiner Wahl aus dem Krankenhaus auf die Hand zu nehmen (B3.3), und erhältst die Siegpunkte, die auf dieser Karte stehen.
blackout-rule-b2-8 = Die Spezialisten unter den Zielkarten. (a) Du erhältst 5 HK Dollar; dann darfst du deine Hand zeigen und erhältst 1 HK Dollar je Ortungszeichen darin (Karten in Slots sind nicht auf der Hand). (b) Du erhältst die aufgedruckten HK Dollar; du darfst 1 Werkzeug für den zweiten aufgedruckten Betrag zahlen. (c) Du darfst 1 Lebensmittel zahlen, um einen Markierstein auf einen Ort beliebiger Farbe zu setzen, nach B3.5 bis B3.7. (d) Du darfst 1 Benzin oder 1 Buch für 1 GPS-Gerät zahlen, oder beides für 2. (e) Du darfst 3 HK Dollar, auf manchen Karten 4, für 3 Waren der aufgedruckten Art zahlen. (f) Du erhältst 2 Siegpunkte; du darfst 1 Werkzeug für 2 weitere zahlen.
blackout-rule-b2-9 = In den Phasen 2 bis 8 darfst du Batterien für je 5 HK Dollar kaufen, wann immer du etwas zu entscheiden hast, und sie sofort nutzen. Aber nicht in Phase 1 und nicht mitten in einer Zahlung: Eine Zahlung beginnt erst, wenn du sie mit dem, was du hast, ganz leisten kannst.
blackout-rule-b2-10 = Eine Batterie ersetzt in allen Kosten eine beliebige der sechs Waren. Das gilt auch, wo mehrere Waren einer Art deiner Wahl verlangt sind; du darfst sogar alle davon mit Batterien zahlen. Anders in Phase 6: Dort verderben Batterien nicht, und sie ersetzen weder Lebensmittel noch Wasser.
blackout-rule-b2-11 = Du entscheidest, wie viele Batterien in eine Zahlung gehen.
blackout-rule-b2-12 = Dir wird nicht angeboten, was du nicht bezahlen kannst, was nichts brächte oder was ins Leere ginge (leeres Krankenhaus, keine freigeschaltete Aktion, keine Karte). Hat eine Entscheidung nur eine mögliche Antwort, musst du nicht gefragt werden, es sei denn, ein Kauf von Batterien könnte eine weitere eröffnen.

blackout-rule-b3 = Phase 3, Ziele: Du erfüllst Aufgaben für neue Karten, Effekte und Markiersteine auf dem Spielplan.
blackout-rule-b3-1 = In deinem Zug erfüllst du so viele deiner Aufgaben, wie du kannst und willst, eine nach der anderen; was eine bringt, kann schon der nächsten dienen. Deine Aufgaben stehen auf den Karten deiner drei Aufgabenplätze und auf deinem Notfallplan (Kampagne: B10.2), dazu kommen die beiden Stromversorgungsaufgaben deiner Konsole. Alle Kosten einer Aufgabe zahlst du auf einmal. Dann kommt ein Helfer oder Spezialist dorthin, wohin er gehört (B3.3), und sein Effekt wird ausgeführt. Für Pläne siehe B3.8.
blackout-rule-b3-2 = Eine Aufgabe kann mehrere Kosten und Voraussetzungen haben, und alle müssen erfüllt sein. Kosten: eine Anzahl einer bestimmten Ware; eine Anzahl einer Warenart deiner Wahl; HK Dollar. Voraussetzungen, die du nur vorweist und nicht ausgibst: die Farb-Voraussetzung, bei der ein einziger Slot mindestens die gezeigten Karten nach Farben enthält (Reihenfolge und weitere Karten sind egal, in dieser Runde geplante zählen mit); eigene, offene Erkundungsplättchen, je eines der beiden gezeigten Belohnungsarten; Notfalllager, bei denen eine lückenlose Kette benachbarter eigener Markiersteine die beiden Orte mit dem Buchstaben verbindet, diese beiden eingeschlossen.
blackout-rule-b3-3 = Eine Karte kommt auf deine Hand oder in deinen Häkchen-Bereich, je nachdem, was auf ihr steht. Eine Karte, die nach dem Planen auf deine Hand kommt, auch durch die Ärztin, ist sofort eine Handkarte: Sie darf in Phase 4 in einen Suchtrupp und zählt für die Grenze in Phase 8. Planen kannst du sie ab der nächsten Runde.
blackout-rule-b3-4 = Sofortige Effekte sind Siegpunkte, HK Dollar oder ein Markierstein auf einem Ort einer bestimmten oder einer beliebigen Farbe. Von mehreren kommt der Markierstein zuletzt.
blackout-rule-b3-5 = Ein Markierstein, den du auf den Spielplan setzen sollst, muss gesetzt werden. Der Ort muss die genannte Farbe haben (jede Farbe geht, wenn du schon auf allen Orten dieser Farbe einen Markierstein hast), darf noch keinen eigenen Markierstein tragen und muss einem eigenen benachbart sein. Fremde Markiersteine sind egal. Ein Markierstein auf dem Spielplan bleibt bis zum Ende liegen und zählt sofort für alles, in welcher Phase er auch gesetzt wurde.
blackout-rule-b3-6 = Du darfst auch weiter weg setzen, selbst an näheren passenden Orten vorbei, für 1 Transportschein je übersprungenem Ort: also die Entfernung von deinem nächstgelegenen Markierstein weniger eins. Jeder Ort darf übersprungen werden, egal welche Farbe er hat und wessen Markiersteine dort liegen.
blackout-rule-b3-7 = Fehlende Transportscheine musst du für je 1 Siegpunkt kaufen. Ist auf dem Spielplan kein Ort mehr für dich frei, wird kein Markierstein gesetzt.
blackout-rule-b3-8 = Die Aufgaben eines Plans, also einer Aufgabenkarte oder eines Notfallplans, kannst du in beliebiger Reihenfolge erfüllen, jede einmal. Bleiben nach einer Aufgabe andere übrig, nimmst du ihren Effekt, legst einen Markierstein auf die Aufgabe und entscheidest sofort. Entweder schließt du den Plan jetzt ab: Die Markiersteine kommen zurück, die Karte kommt in den Häkchen-Bereich, und du erhältst die abschließende Belohnung, aber keinen Bonus. Oder du behältst ihn: Wieder entscheiden kannst du erst, wenn du seine nächste Aufgabe erfüllst. Mit der letzten oder einzigen Aufgabe nimmst du ihren Effekt und den Bonus der Karte; dann kommen die Markiersteine zurück, die Karte kommt in den Häkchen-Bereich, und du erhältst die abschließende Belohnung. Hat ein abgeschlossener Plan eine Häkchen-Zeile, ist sie von da an freigeschaltet.
blackout-rule-b3-9 = Stromversorgungsaufgaben, jede einmal pro Spiel. (i) 4 Waren einer Art und ein Slot mit 2 blauen und 2 roten Karten: 10 Siegpunkte, und deine Grenze für das Aufnehmen steigt sofort auf 6. (ii) 10 HK Dollar und ein Slot mit 2 lila und 2 gelben Karten: 10 Siegpunkte, und Slot 4 öffnet sich für das nächste Planen.
blackout-rule-b3-10 = Der Platz des Notfallplans bleibt leer, wenn der Plan abgeschlossen ist.

blackout-rule-b4 = Phase 4, Erkunden: Du schickst einen Suchtrupp in einen Bezirk, um ein Erkundungsplättchen zu sammeln.
blackout-rule-b4-1 = In deinem Zug darfst du einen Bezirk wählen, der an einen deiner Markiersteine grenzt, noch Erkundungsplättchen hat und in dieser Runde von niemand anderem gewählt wurde. Ansehen gilt als Wählen, auch wenn du nichts sammelst. Ansehen darfst du auch, wenn du nichts sammeln könntest.
blackout-rule-b4-2 = Du siehst dir die Plättchen geheim an und sammelst eines oder keines. Sammelst du keines, kommen alle so zurück, wie sie lagen. Was du gesehen hast, darfst du jederzeit wieder ansehen.
blackout-rule-b4-3 = Zum Sammeln legst du die anderen Plättchen offen zurück, zeigst das, was du nimmst, und nennst die Suche: die einfache, die schwierige oder die Trainings-Suche.
blackout-rule-b4-4 = Der Suchtrupp besteht aus einer oder mehreren Handkarten mit Ortungszeichen; auch mehr als nötig dürfen mit. (Die Ärztin hat keines und geht nie mit.) Seine Stärke sind die Ortungszeichen des Trupps, dazu die auf Plänen in deinem Häkchen-Bereich, dazu 1 für jedes deiner verdeckten Plättchen, dazu 3 für jedes ausgegebene GPS-Gerät (1 mehr für jeden GPS-Plan in deinem Häkchen-Bereich). Sie muss die Zahl der Suche erreichen, und eine Suche, die du nicht schaffen kannst, darfst du nicht nennen. GPS-Geräte werden nur ausgegeben, soweit dem gewählten Trupp etwas fehlt.
blackout-rule-b4-5 = Schaffst du die einfache oder die schwierige Suche, erhältst du ihre Belohnung. Das Plättchen liegt offen neben deiner Konsole, wenn du noch kein offenes dieser Belohnungsart hast, sonst verdeckt. Die Belohnungsart ist die der Belohnung für die einfache Suche, welche Suche du auch geschafft hast: Siegpunkte, HK Dollar, Batterie, Bücher, Werkzeug, Erste-Hilfe-Koffer oder Benzin.
blackout-rule-b4-6 = Die Trainings-Suche gibt es nur für ein Plättchen, dessen einfache Suche die niedrigste unter den Plättchen ist, die gerade im Bezirk liegen, allein oder gleichauf. Sie verlangt 4 und bringt keine Belohnung; das Plättchen wird gezeigt und liegt dann verdeckt neben deiner Konsole.
blackout-rule-b4-7 = Nach jeder der drei Suchen kommt eine zufällig gezogene Karte des Trupps offen ins Krankenhaus. Die anderen kommen auf deine Hand zurück.

blackout-rule-b5 = Phase 5, Neue Ziele: Du kaufst Karten aus der Kartenauslage.
blackout-rule-b5-1 = Im Uhrzeigersinn ab der Startspielerin kaufst du eine Karte oder passt, bis alle direkt nacheinander gepasst haben, auch wer zuletzt gekauft hat. Wer gepasst hat, darf später trotzdem kaufen.
blackout-rule-b5-2 = Der Preis hängt davon ab, wie viele Karten vor dem Kauf in der Reihe liegen: bei 3 Karten 4 HK Dollar, bei 2 Karten 3 HK Dollar, bei 1 Karte 2 HK Dollar.
blackout-rule-b5-3 = Die Karte braucht einen freien Aufgabenplatz. Du hast drei; der Platz des Notfallplans zählt nicht.
blackout-rule-b5-4 = Eine leer gewordene Reihe wird sofort mit drei Karten vom Nachfüllstapel aufgefüllt, von links nach rechts. Sonst behalten die übrigen Karten einer Reihe ihre Reihenfolge.
blackout-rule-b5-5 = Das Spielende wird in dem Augenblick ausgelöst, in dem der Nachfüllstapel leer wird (B9.1). Von da an wird vom Reservestapel nachgefüllt; ist auch der leer, bleiben Reihen leer. Abgelegte Karten kommen nie zurück.
blackout-rule-b5-6 = Solospiel: Hast du nichts gekauft, wird die Karte ganz rechts in der obersten Reihe abgelegt; ist diese leer, die der obersten Reihe, die es nicht ist; sind alle leer, geschieht nichts. Eine leer gewordene Reihe wird wie sonst aufgefüllt.

blackout-rule-b6 = Phase 6, Aufräumen: drei Schritte. Alle beenden einen, bevor der nächste beginnt.
blackout-rule-b6-1 = Schritt 1: Die Karte ganz rechts in jeder Reihe kommt auf den Ablagestapel. Reihen, die dann leer sind, werden aufgefüllt (B5.4, B5.5), die oberste zuerst.
blackout-rule-b6-2 = Schritt 2: Alle Lebensmittel und alles Wasser verderben. Für jedes Lebensmittel erhältst du 2 HK Dollar. Für Wasser erhältst du je 1 HK Dollar oder, solange welche da sind, für ein Paar 1 GPS-Gerät, gemischt, wie du willst. Mit einem abgeschlossenen Plan zur Verpflegung darf ein Paar Lebensmittel stattdessen 4 Siegpunkte bringen, mit einem zur Wasseraufbereitung ein Paar Wasser 7 HK Dollar; beides, sooft du willst.
blackout-rule-b6-3 = Schritt 3: Du darfst ein Ziel aufgeben, also eine Karte von deinen Aufgabenplätzen ablegen, auch einen Starthelfer. Markiersteine darauf kommen zurück; Effekte, die du schon erhalten hast, bleiben. Deinen Notfallplan kannst du nicht aufgeben.

blackout-rule-b7 = Phase 7, Bezirke sichern: Umschlossene Bezirke werden gewertet.
blackout-rule-b7-1 = Ein Bezirk wird einmal pro Spiel gesichert, wenn mindestens eine Person auf jedem Ort um ihn herum einen Markierstein hat. Das wird nur in dieser Phase geprüft; sind es mehrere, folgen sie der Reihenfolge der Schachtel. Zuerst kommen die Erkundungsplättchen des Bezirks ungesehen aus dem Spiel. Dann muss jede Person, die ihn umschließt, einen ihrer „Bezirk gesichert“-Marker dorthin setzen; welchen, wählt sie, und das schaltet die Häkchen-Aktion darunter frei. Ohne Marker ist es ein Markierstein aus dem Vorrat, ohne Markierstein nichts. Dann werten alle ihre Markiersteine um den Bezirk: 1 oder 2 Steine 2 Siegpunkte, 3 Steine 3, 4 Steine 5, 5 Steine 7, 6 Steine 10, 7 Steine 14. Ihn später zu umschließen bringt nichts.
blackout-rule-b7-2 = Haben mehrere etwas zu wählen, wählen sie im Uhrzeigersinn ab der Startspielerin.

blackout-rule-b8 = Phase 8, Karten aufnehmen: Du nimmst Karten auf die Hand und nutzt Häkchen-Aktionen.
blackout-rule-b8-1 = In deinem Zug darfst du Karten aufnehmen, wenn du höchstens 4 Handkarten hast, nach der Stromversorgungsaufgabe (i) aus B3.9 höchstens 6.
blackout-rule-b8-2 = Du nimmst alle Karten des Slots mit den meisten Karten auf die Hand. Unter gleich vollen Slots wählst du.
blackout-rule-b8-3 = Hast du wirklich Karten aufgenommen, darfst du jede deiner freigeschalteten Häkchen-Aktionen einmal nutzen, in beliebiger Reihenfolge, auch in dieser Runde freigeschaltete. Was eine bringt, darf die nächste bezahlen.
blackout-rule-b8-4 = Aktionen der Konsole: 1 Buch für 1 GPS-Gerät; 1 Benzin für 2 Transportscheine; 1 Werkzeug für 3 HK Dollar; 1 Erste-Hilfe-Koffer für 1 Batterie; 4 HK Dollar für 2 Siegpunkte. Aktionen von Plänen: 1 Ware einer Art erhalten; 1 Ware einer Art für andere Waren; 2 HK Dollar für 1 Batterie; 3 HK Dollar erhalten; 1 Ware einer Art für 3 Siegpunkte. Dauerhafte Zeilen (Ortungszeichen, stärkere GPS-Geräte, Verpflegung, Wasseraufbereitung) sind keine Aktionen.
blackout-rule-b8-5 = Nutzt du in Phase 2 mit der Anführerkarte eine Häkchen-Aktion, ist sie damit nicht verbraucht: In Phase 8 darfst du sie wieder nutzen.

blackout-rule-b9 = Spielende und finale Wertung: wann das Spiel aus ist und wer gewonnen hat.
blackout-rule-b9-1 = Die Runde, in der das Spielende ausgelöst wird, in Phase 5 oder in Phase 6, wird zu Ende gespielt. Dann folgt noch eine Runde mit allen acht Phasen.
blackout-rule-b9-2 = Verkaufe jede Ware, auch Batterien, für 1 HK Dollar. Dann bringen je 5 HK Dollar 1 Siegpunkt; der Rest bleibt für Gleichstände. Offene Erkundungsplättchen zählen nach der Tabelle von B7.1 (du hast höchstens 7, eines je Art). Jede Karte auf deiner Hand und in deinen Slots bringt die aufgedruckten Siegpunkte. Karten im Krankenhaus, auf Aufgabenplätzen und im Häkchen-Bereich bringen nichts; Transportscheine, GPS-Geräte und verdeckte Plättchen sind nichts wert. Wer unter null steht, bleibt unter null.
blackout-rule-b9-3 = Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand, wer mehr HK Dollar übrig hat; sind auch die gleich, wird der Sieg geteilt. Über die weiteren Plätze wird ebenso entschieden.

blackout-rule-b10 = Kampagne und Solospiel: fünf Kapitel, nacheinander gespielt.
blackout-rule-b10-1 = Die Kampagne hat fünf Kapitel. Karten im Reservestapel für 1/2/3/4 Personen, je Kapitel: I 33/24/18/12; II 48/42/39/36; III 33/24/18/12; IV 39/30/24/18; V 27/18/9/0.
blackout-rule-b10-2 = In der Kampagne hat niemand einen eigenen Notfallplan; Notfallpläne liegen für alle neben dem Spielplan. Allein oder zu zweit: A in Kapitel I, B in II und III, C in IV, D in V. Zu dritt oder viert: A und D in I, B und C in II, B und D in III, A und C in IV, B und D in V. In Phase 3 dürfen alle die Aufgaben dieser Pläne für den sofortigen Effekt erfüllen, jede Person jede Aufgabe einmal; ein Markierstein zeigt das an und bleibt liegen. Deine erste Aufgabe bindet dich an ihren Plan. Diese Pläne werden nie abgeschlossen und haben keine abschließende Belohnung, aber wer alle Aufgaben eines Plans erfüllt hat, erhält trotzdem seinen Bonus.
blackout-rule-b10-3 = Siegbedingungen der Kapitel. I: dein Markierstein auf jeder Aufgabe eines Plans. II bis V: dein Markierstein auf mindestens 2 Aufgaben eines Plans; in III dazu mindestens 4 deiner Markiersteine um den Bezirk Central, in IV mindestens 4 deiner Markiersteine auf roten Orten, in V beide Stromversorgungsaufgaben. Siegpunkte für 1/2/3 Bauhinien-Blüten: I 60/75/90; II 35/50/65; III 65/85/105; IV 65/80/95; V 105/125/145. In jedem Kapitel brauchst du außerdem mindestens eine Bauhinien-Blüte. Geprüft wird alles nach der finalen Wertung (B9.2).
blackout-rule-b10-4 = Zu zweit bis viert gewinnst du ein Kapitel, wenn du die meisten Siegpunkte hast und seine Siegbedingungen erfüllst. Erfüllt sie niemand von denen mit den meisten Siegpunkten, gewinnt niemand. Bei Gleichstand unter denen, die sie erfüllen, entscheiden HK Dollar, dann wird der Sieg geteilt. Wer die Siegbedingungen erfüllt, notiert seine Bauhinien-Blüten, die anderen keine. Das nächste Kapitel folgt auf jeden Fall.
blackout-rule-b10-5 = Solospiel: Erfülle die Siegbedingungen und erreiche zwei Bauhinien-Blüten, sonst ist das Kapitel verloren und beginnt von vorn, mit 2 HK Dollar mehr für jede bisherige Niederlage in diesem Kapitel (nach zwei Niederlagen also 8 HK Dollar). Das nächste Kapitel beginnt wieder mit 4 HK Dollar. Außerdem gilt B5.6.
blackout-rule-b10-6 = Nach fünf Kapiteln zählen alle ihre eigenen Bauhinien-Blüten: 15 sind perfekt, 12 oder mehr sehr gut, 10 oder mehr gut; mit 5 oder mehr hast du es geschafft, mit weniger nicht.
`,s=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"}));export{s as a,r as b,a as p,l as r};
