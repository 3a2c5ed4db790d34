# Was jedes Spiel sagt: Ablehnungen und Spieldateien.

refused-over = Das Spiel ist zu Ende.
refused-chance = Zuerst wird gelost.
refused-not-asked = { $seat } ist nicht am Zug.
    .you = Du bist nicht am Zug.
refused-not-offered = Das steht gerade nicht zur Wahl.

file-not-a-game = Das ist keine Spieldatei: Die erste Zeile lautet nicht „harbour game 1“.
file-other-format = Diese Datei hat das Format { $found }, das diese Version von harbour nicht kennt. Eine neuere kennt es vielleicht.
file-other-game = Diese Datei ist eine Partie { $found }, nicht { $wanted }.
file-other-rules = Diese Partie folgt Regelversion { $found }, diese Version von harbour spielt { $ours }. Öffne sie mit der Version, die sie gespeichert hat.
file-other-box = Diese Partie wurde mit dem Spielmaterial „{ $found }“ gespielt, nicht mit „{ $ours }“. Nenne dessen Ordner mit --box ORDNER.
file-no-header = Im Kopf fehlt die Zeile „{ $name } …“.
file-twice-header = Im Kopf steht „{ $name }“ zweimal.
file-long-header = Der Kopf ist zu lang; höchstens { $most } Zeilen sind erlaubt.
file-number = Hier müsste Schritt { $wanted } stehen, nicht „{ $found }“.
file-actor = „{ $found }“ ist weder ein Platz (A bis D) noch * (Zufall) noch = (der Tisch).
file-empty-step = In diesem Schritt steht, wer handelt, aber nicht, was geschieht.
file-word = „{ $found }“ kann hier nicht vorkommen.
file-no-chance = An dieser Stelle wird nichts gelost.
file-chances = „{ $found }“ passt nicht: Hier gibt es { $wanted } Möglichkeiten, gezählt ab 0.
file-outcome = Diese Nummer bedeutet „{ $wanted }“, nicht „{ $found }“.
file-too-many =
    { $asked ->
        [one] Nur die erste Antwort dieser Zeile ist gefragt, dann ist jemand anders dran.
       *[other] Nur die ersten { $asked } Antworten dieser Zeile sind gefragt, dann ist jemand anders dran.
    }
file-nothing-to-undo = Ab Schritt { $from } gibt es hier nichts zurückzunehmen.
file-late-entropy = Eigenen Zufall beisteuern geht nur einmal und nur vor dem ersten Schritt.
file-truncated = Die Datei bricht ab: Die letzte Zeile, das Siegel, fehlt.
file-edited = Diese Zeile ist nicht mehr so, wie sie geschrieben wurde.
file-seal-broken = Das Siegel passt nicht zu den Zeilen darüber: Eine davon wurde verändert.
file-after-end = Nach dem Ende der Spieldatei folgt noch etwas.
file-barrier = Seit Schritt { $from } hat jemand etwas erfahren; nur der ganze Tisch (=) kann ihn zurücknehmen.
file-no-seat = Einen Platz { $seat } gibt es in diesem Spiel nicht.
file-luck = Gelost wurde { $found }, aus dem Startwert folgt aber { $wanted }.
