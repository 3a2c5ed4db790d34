# Was --help sagt.

help-about = Brettspiele über Hongkong mit vollständigen Regeln
help-after =
    Zum Beispiel:
      harbour                            der Server, und dein Browser dazu
      harbour play blackout              Blackout gegen einen Bot
      harbour play blackout --campaign   fünf Kapitel allein
      harbour play hongkong              Hong Kong gegen einen Bot
      harbour play hongkong --b Ben      zu zweit an einer Tastatur
      harbour replay partie.txt          eine Partie noch einmal ansehen
help-usage = Aufruf:
help-commands-heading = Befehle
help-arguments-heading = Argumente
help-options-heading = Optionen
help-help = Diese Hilfe zeigen
help-version = Die Version zeigen
help-lang = Sprache: en, de oder fr (sonst die des Systems)
help-color = Farbe: auto, always (immer) oder never (nie); sonst auto
help-json = JSON ausgeben, für Programme
help-play = Ein Spiel im Terminal spielen
help-play-after =
    Ein Zug ist ein Bauplatz (a1 bis e5: Buchstabe der Spalte, Zahl der Reihe von oben), dann ! für einen Extra-Etagenstein oder ^ für einen Dachstein: c2, c2^, b1! c1.
    Die Partie wird nach jedem Zug gespeichert, und „ende“ sagt, wie es weitergeht.

    Zum Ausprobieren:
      harbour play hongkong --b level-4 --first a
      harbour play hongkong --a Ada --b Ben --plain
help-play-hongkong = Reiner Knizias Hong Kong, für zwei
help-player-a = Wer A spielt: ein Name, ein Programm (./meinbot) oder ein Bot: level-1 bis level-5, greedy, uct oder random (sonst ein Mensch)
help-player-b = Wer B spielt: ein Name, ein Programm (./meinbot) oder ein Bot: level-1 bis level-5, greedy, uct oder random (sonst level-2)
help-first = Wer beginnt: a, b oder draw (auslosen, die Vorgabe)
help-from = Mit dieser Stellung beginnen, wie „replay“ sie ausgibt und docs/notation.md sie erklärt
help-play-seed = Eine Zahl, die den Zufall festlegt: mit denselben Zügen dieselbe Partie
help-save = Wo die Partie gespeichert wird (sonst im Datenordner; die Partie nennt die Datei)
help-resume = Eine gespeicherte Partie fortsetzen (sonst die letzte)
help-plain = Für Screenreader: in Sätzen erzählen, und nur, was sich geändert hat
help-perft = Alle Zugfolgen bis zu einer Tiefe zählen (perft), um Regeln zu prüfen und zu vergleichen
help-perft-after =
    Gezählt wird Stein für Stein; ein Extra-Etagenstein lässt den Zug offen. Eine Zeile je Tiefe: Tiefe und Knoten.

    Zum Ausprobieren:
      harbour perft hongkong 4
      harbour perft hongkong 2 --turns
      harbour perft hongkong 3 --divide
help-perft-hongkong = Zugfolgen von Hong Kong zählen
help-depth = Wie viele Steine tief (mit --turns: Züge), 0 bis 12
help-turns = Ganze Züge statt einzelner Steine zählen; die Reihenfolge der Steine zählt mit
help-divide = Die Zugfolgen nach jedem ersten Zug in Tiefe DEPTH zählen, und ihre Summe
help-position = Von dieser Stellung aus zählen
help-positions = Von jeder Stellung einer Datei aus zählen, eine je Zeile; gibt die Knoten in Tiefe DEPTH aus, eine Zahl je Zeile
help-bench = Messen, wie schnell die Regeln und die Bots sind
help-bench-hongkong = Zufallspartien Hong Kong: Zeit und, falls valgrind installiert ist, Befehle
help-bench-bots = Stattdessen messen, wie schnell Bots denken: durchsuchte Stellungen, Probespiele, Zufallspartien von uct
help-seconds = Wie viele Sekunden je Art gemessen wird (sonst 3)
help-replay = Eine aufgezeichnete Partie Schritt für Schritt erzählen
help-review = Sagt, was eine aufgezeichnete Partie gewendet hat und was die Bots getan hätten
help-review-after =
    Zum Ausprobieren:
      harbour review game.txt
help-replay-after =
    Im Terminal wird die Partie Schritt für Schritt mit ihren Brettern gezeigt; „hilfe“ nennt die Befehle. In einer Pipe, oder mit --step bis zu einem Schritt, wird sie als Text ausgegeben.

    Zum Ausprobieren:
      harbour replay partie.txt
      harbour replay partie.txt --step 12 --json
help-file = Die Spieldatei
help-step = Nach diesem Schritt aufhören
help-simulate = Bots viele Partien spielen lassen und das Ergebnis zusammenfassen
help-simulate-hongkong = Partien Hong Kong; gleicher Startwert, gleiche Zusammenfassung
help-games = Wie viele Partien (sonst 1000)
help-seed = Eine Zahl, die den Zufall festlegt (sonst 1)
help-bot-a = Der Bot, der A spielt: level-1 bis level-5, greedy, uct oder random (sonst random)
help-bot-b = Der Bot, der B spielt: level-1 bis level-5, greedy, uct oder random (sonst random)
help-bot = Ein Programm auf einem Server mitspielen lassen
help-bot-after =
    Das Programm spricht das Protokoll aus docs/bots.md, wie in der Arena. Beispiele:
      harbour bot --url http://localhost:8852/l/GEHEIM ./meinbot
      harbour bot --url http://localhost:8852/t/TISCH python3 examples/bot.py
help-bot-url = Der Link des Tisches: eine Einladung, der Link eines Platzes oder die Adresse eines öffentlichen Tisches
help-bot-program = Das Programm und seine Argumente
help-bot-called = Wie das Programm am Tisch heißt (Voreinstellung: sein Dateiname)
help-bot-time = Wie viele Millisekunden eine Antwort dauern darf (Voreinstellung: 10000); eine Uhr am Tisch kann weniger lassen
help-arena = Bots gegeneinander spielen lassen und bewerten
help-arena-after = Ein Bot hat einen Namen (level-1 bis level-5, greedy, uct, random) oder ist ein eigenes Programm, das das Protokoll aus docs/bots.md spricht: ./meinbot, oder „python3 examples/bot.py“ in Anführungszeichen. Jede Ausgangslage wird von allen Plätzen gespielt; gleicher Startwert, gleiche Ausgangslagen.
help-arena-hongkong = Partien Hong Kong; jede zufällige Eröffnung wird mit beiden Farben gespielt
help-arena-blackout = Partien Blackout; jede Ausgangslage wird von allen Plätzen am Tisch gespielt
help-arena-bots = Wer spielt: Bots mit Namen oder Programme
help-arena-games = Wie viele Partien jede Paarung spielt, in ganzen Ausgangslagen (sonst 1000)
help-arena-time = Wie viele Millisekunden eine Antwort dauern darf (sonst 100)
help-arena-iterations = Wie viele Durchläufe statt dessen eine Antwort kosten darf; das Ergebnis hängt dann nicht vom Rechner ab
help-arena-threads = Wie viele Partien gleichzeitig laufen (sonst eine je Prozessorkern)
help-arena-sprt = Aufhören, sobald klar ist, was wahrscheinlicher ist: dass der erste von zweien um ELO0 oder um ELO1 Punkte stärker ist
help-arena-resume = Die Ergebnisse in dieser Datei aufheben und bei denen darin weitermachen
help-arena-log = Hierhin schreiben, was zu Programmen geht und von ihnen kommt
help-arena-save-games = Jede Partie als Datei in diesem Ordner speichern, für harbour replay, review und verify
help-tune = An Zahlen sehen, ob die Werte einer Schachtel gut sind
help-tune-report = Alle Zahlen, nach denen eine Schachtel beurteilt wird, mit Ziel und ob es erreicht ist
help-tune-after = Bots spielen die Kapitel allein und Standardpartien zu zweit bis viert. Gleicher Startwert, gleicher Bericht. Strg-C beendet ihn mit dem, was da ist.
help-tune-games = Wie viele Partien von jeder der 13 Sorten gespielt werden (sonst 200)
help-tune-standard = Wie viele Standardpartien je Spielerzahl gespielt werden, wenn es eine andere Zahl ist
help-tune-resume = Die Partien in dieser Datei aufheben und bei denen darin weitermachen
help-tune-out = Den Bericht in diese Datei schreiben
help-completions = Vervollständigungen für eine Shell ausgeben
help-shell = bash, elvish, fish, powershell oder zsh
help-man = Die Handbuchseite ausgeben
help-out = Stattdessen je Befehl eine Seite in diesen Ordner schreiben
help-rules = Die Regeln eines Spiels ausgeben
help-rules-after =
    Zum Ausprobieren:
      harbour rules hongkong K6      eine Regel
      harbour rules blackout B4      ein Abschnitt
      harbour rules blackout B4.5    eine Regel daraus
help-rules-hongkong = Die Regeln von Hong Kong, alle oder eine
help-rules-blackout = Die Regeln von Blackout, alle, ein Abschnitt oder eine
help-rule-hongkong = Die Nummer einer Regel, etwa K6
help-rule-blackout = Die Nummer eines Abschnitts, B0 bis B10, oder einer Regel, etwa B3.2
help-bench-blackout = Zufallspartien Blackout: Zeit und, falls valgrind installiert ist, Maschinenbefehle
help-simulate-blackout = Partien Blackout; gleicher Startwert, gleiche Zusammenfassung
help-seats = Wie viele Plätze, 1 bis 4
help-chapter = Das Kapitel der Kampagne, 1 bis 5; allein spielt man nur Kapitel
help-bot-all = Der Bot auf allen Plätzen: level-1 bis level-5, greedy, uct oder random (sonst random)
help-box = Die Schachtel von Blackout ansehen, prüfen oder abschreiben
help-box-check = Die Schachtel in einem Ordner prüfen
help-box-show = Plan, Würfel, Karten, Notfallpläne und Plättchen einer Schachtel zeigen
help-box-export = Unsere Schachtel in einen Ordner schreiben, als Anfang einer Abschrift
help-box-folder = Der Ordner der Schachtel
help-worth = Stattdessen ausgeben, was jede Karte kostet und wert ist
help-with-box = Die Schachtel in diesem Ordner nehmen statt unserer
help-play-blackout = Alexander Pfisters Blackout: Hong Kong, für eine bis vier Personen
help-player-of = Wer diesen Platz spielt: ein Name, ein Programm (./meinbot) oder ein Bot: level-1 bis level-5, greedy, uct oder random (sonst auf Platz A ein Mensch, auf den anderen level-2)
help-campaign = Die Kampagne mit fünf Kapiteln spielen: diese fortsetzen (sonst die letzte, oder eine neue)
help-play-blackout-after =
    Jede Frage nennt ihre Antworten mit Nummern; auch ein Wort der Antwort genügt. „hilfe“ nennt die Befehle, „warum“, was nicht geht.
    Die Partie wird laufend gespeichert, und „ende“ sagt, wie es weitergeht. Zwischen Leuten an einem Bildschirm hält ein Vorhang Pläne geheim.
    { "" }
    Zum Beispiel:
      harbour play blackout --seats 4
      harbour play blackout --a Ada --b Ben --c level-3
      harbour play blackout --chapter 1
help-play-games-after = „harbour play blackout --help“ und „harbour play hongkong --help“ sagen mehr.
help-serve = Den Server betreiben: Tische im Browser und über HTTP
help-serve-after =
    Jede Option ist auch eine Zeile in harbour.toml (max-rate = 50) und eine Variable (HARBOUR_MAX_RATE=50). Die Befehlszeile zählt vor Variablen, Variablen zählen vor der Datei. Wie man einen Server für andere betreibt, steht in docs/server.md.
    { "" }
    Zum Beispiel:
      harbour serve --listen 127.0.0.1:8853 --data meine-tische
      harbour serve --config harbour.toml --no-browser
help-config = Eine Datei mit Einstellungen (Vorgabe: harbour.toml im Konfigurationsordner, wenn sie da ist)
help-no-browser = Den Browser nicht öffnen
help-backup = Die Datenbank in eine Datei kopieren, auch während der Server läuft
help-backup-file = Die neue Datei; es darf sie noch nicht geben
help-restore = Eine Sicherung zurückholen, während kein Server läuft
help-restore-file = Die Sicherung
help-force = Eine vorhandene Datenbank unter anderem Namen daneben aufheben
help-admin = Sich um den Server kümmern, der mit einem Datenordner läuft
help-admin-after = Kennungen von Tischen und Leuten stehen in der Ausgabe von „tables“ und „people“.
help-admin-tables = Die Tische auflisten und wer daran sitzt
help-all-tables = Auch beendete und geschlossene
help-admin-close = Einen Tisch schließen, egal wie weit er ist
help-table-id = Die Kennung des Tischs
help-admin-people = Leute und ihre Kennungen auflisten
help-person-name = Ein Teil des Namens; ohne ihn alle
help-admin-mute = Jemandem das Wort entziehen
help-mute-off = Das Wort wieder erteilen
help-admin-forget = Die Daten einer Person entfernen; die Partien bleiben ohne den Namen
help-person-id = Die Kennung der Person
help-health = Fragen, ob es dem Server eines Datenordners gut geht
help-verify = Alles Glück einer Partie aus dem Startwert in ihrer Datei nachrechnen
help-verify-after =
    Ein Server veröffentlicht vor Beginn einen Hash seines Teils des Startwerts (die Zusage) und nach dem Ende den Teil selbst. Das zeigt, dass niemand das Glück dazwischen gebeugt hat. Es zeigt nicht, dass der Betreiber nie vorausgeschaut hat.
help-load = Viele Partien über Verbindungen gegen einen laufenden Server spielen und messen
help-load-after = Ein Schritt ist eine Antwort aus der angebotenen Liste, in einer Partie vom Eröffnen bis zum Ende. Der Server braucht höhere
    Grenzen; was zu sagen ist, steht in seiner Ablehnung.
help-load-url = Der Server (Vorgabe: http://127.0.0.1:8852)
help-load-game = Welches Spiel: blackout oder hongkong (Vorgabe: blackout)
help-load-tables = Wie viele Tische gleichzeitig (Vorgabe: 100)
help-load-seats = Wie viele Plätze je Tisch, bei Blackout (Vorgabe: 4)
help-load-seconds = Wie viele Sekunden gemessen wird (Vorgabe: 10)
help-load-rate = Wie viele Schritte in der Sekunde insgesamt (Vorgabe: so viele es geht)
help-load-echo = Denselben Verkehr auch an das bloße Echo schicken
