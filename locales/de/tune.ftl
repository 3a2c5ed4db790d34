# Der Bericht über die Schachtel (harbour tune report). Er ist Markdown.

tune-title = # Die Schachtel bei starkem Spiel
tune-made = Erzeugt mit `{ $command }` und der Schachtel { $hash }.
tune-interrupted = **Unterbrochen** nach { $games } von { $all } Partien: Es würden noch andere folgen, und mit ihnen andere Zahlen.
tune-summary = Zahlen mit einem Ziel: { $met } erreicht, { $open } außerhalb, aber vielleicht nur zufällig, { $missed } verfehlt.
tune-method = An einem Tisch spielen alle gleich: „gierig“ wägt jede Antwort für sich ab, „stark“ ist die gelernte Spielweise, eine Suche mit wenigen Durchläufen. Zu jeder Zahl gehört das Intervall, in dem sie mit einer Wahrscheinlichkeit von 95 % liegt: bei Anteilen nach Wilson, bei Medianen nach Rängen, bei Mittelwerten und Teilen des Erhaltenen oder Fehlenden nach der Normalverteilung, über Partien. Verfehlt ist ein Ziel erst, wenn das ganze Intervall außerhalb liegt.
tune-written = Der Bericht steht in { $file }.
tune-not-written = In { $file } wurde nichts geschrieben, weil nicht alle Partien gespielt wurden.
tune-group =
    { $group ->
        [campaign] ## Die Kampagne im Solospiel
        [games] ## Dauer und Siegpunktzahlen der Standardpartien
        [seats] ## Gerechtigkeit der Plätze
        [ways] ## Wege zum Sieg
        [resources] ## Wert der Waren
       *[cards] ## Karten
    }
tune-note =
    { $group ->
        [campaign] Starkes Spiel soll im Median zwischen den Marken für zwei und drei Bauhinien-Blüten liegen, gieriges in den meisten Partien zwei verfehlen. Blüten zählen hier allein nach Punkten; gewonnen (B10.5) ist ein Kapitel, wenn auch seine anderen Bedingungen erfüllt sind.
        [games] Wer allein spielt, spielt nur Kapitel (B1.2); für eine Person allein gibt es keine Standardpartie.
        [seats] Wie oft jeder Platz gewinnt, gezählt von der Startspielerin der ersten Runde an. Ein geteilter Sieg zählt anteilig.
        [ways] Wie viele Siegerinnen jeden Weg nutzen und welche Punkte sie damit machen: Stadtplan (gesicherte Bezirke), Karten (Aufgaben, Boni und Punkte der Karten), Erkunden (Plättchen), Stromversorgung, Häkchen-Aktionen und Spezialisten. Ein Weg gilt als genutzt, wenn ein Viertel der Siegerinnen ihn nutzt.
        [resources] Wie viel von dem, was man bekommt, für etwas bezahlt wird, statt zu verderben oder übrig zu bleiben (als verdorben gilt auch, was beim Aufräumen an Lebensmitteln der Verpflegung dient oder an Wasser verkauft wird); und welchen Teil die Ware an allem hat, was für Aufgaben fehlt, wenn eine Runde mit ihnen fertig ist. Etwas wert ist sie, wenn die Hälfte für etwas bezahlt wird; ein Engpass ist sie, wenn sie doppelt so oft fehlt wie im Mittel.
       *[cards] Wie viel öfter als im Mittel ihrer Art gewinnt, wer die Karte kauft, in Prozentpunkten, über alle Standardpartien; bei den Arten, wie viel öfter ihre Käuferinnen gewinnen, als es der Zahl der Plätze entspricht; bei den Notfallplänen, wie viel öfter gewinnt, wer sie bekommen hat.
    }
tune-column =
    { $column ->
        [figure] Zahl
        [found] gefunden
        [interval] 95 %
        [n] n
        [target] Ziel
       *[verdict] erreicht
    }
tune-percent = { $number } %
tune-between = { $low } bis { $high }
tune-at-least = mindestens { $low }
tune-at-most = höchstens { $high }
tune-verdict =
    { $verdict ->
        [met] ja
        [open] offen
        [missed] **nein**
       *[none] –
    }
tune-play =
    { $play ->
        [greedy] gierig
       *[strong] stark
    }
tune-median = { $chapter }, { tune-play }: Median der Punkte
tune-orchids = { $chapter }, { tune-play }: Punkte für { $orchids ->
        [3] drei Blüten
       *[2] zwei Blüten
    }
tune-won = { $chapter }, { tune-play }: gewonnen
tune-rounds = { $seats } Plätze: Median der Runden
tune-rounds-within = { $seats } Plätze: 6 bis 11 Runden
tune-winning = { $seats } Plätze: Median der Siegpunktzahl
tune-winning-within = { $seats } Plätze: Siegpunktzahl von 100 bis 160
tune-seat = { $seats } Plätze: Siege von Platz { $place }
tune-way =
    { $way ->
        [map] Stadtplan
        [cards] Karten
        [scouting] Erkunden
        [power] Stromversorgung
       *[engine] Häkchen und Spezialisten
    }
tune-used = { tune-way }: Anteil der Siegerinnen, die so punkten
tune-points = { tune-way }: Punkte der Siegerinnen
tune-spent = { blackout-resource }: für etwas bezahlt
tune-missing = { blackout-resource }: Anteil am Fehlenden
tune-kind =
    { $kind ->
        [volunteer] alle Helfer
        [specialist] alle Spezialisten
       *[plan] alle Aufgabenkarten
    }
tune-dealt = Notfallplan { $plan }
tune-card = { $card }
