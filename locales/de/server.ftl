# Was der Server sagt.
server-took-back = { $seat } macht den letzten Schritt rückgängig.
    .you = Du machst deinen letzten Schritt rückgängig.
server-took-back-for-all = Das Spiel geht zu einem früheren Zug zurück.
server-resigned = { $seat } gibt auf.
    .you = Du gibst auf.
server-taken-over = Ab jetzt spielt { $name } für { $seat }.
    .you = Ab jetzt spielt { $name } an deinem Platz.
server-added-luck = { $seat } hat etwas zum Zufall beigetragen.
    .you = Du hast etwas zum Zufall beigetragen.
server-bad-request = Die Anfrage ist nicht zu verstehen: { $why }
server-too-large = Die Anfrage ist zu groß; erlaubt sind { $most } Bytes.
server-unknown-person = Hier kennt dich noch niemand: Sag zuerst, wie du heißen willst.
server-other-site = Die Anfrage kam von einer fremden Seite.
server-no-table = Diesen Tisch gibt es nicht, oder er ist privat: Frag den Gastgeber nach dem Link.
server-no-person = Niemand hat diese Kennung.
server-not-forgotten = Alles über diese Person ist entfernt, außer an Tischen, an denen das nicht gelang: { $tables }. Versuch es noch einmal; mehr steht im Protokoll.
server-not-operator = Das darf nur, wer diesen Server betreibt.
server-not-public = Die Zahlen bekommen nur dieser Rechner und vertraute Proxys zu sehen; die Einstellung metrics-public ändert das.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-method = Diese Adresse lässt sich so nicht aufrufen; /api beschreibt, wie es geht.
server-no-seat = An diesem Tisch gibt es keinen Platz „{ $found }“.
server-not-yours = Den Platz von { $seat } spielst nicht du.
server-taken = Der Platz von { $seat } ist besetzt.
server-full = Es ist kein Platz frei.
server-not-host = Das darf nur, wer zu diesem Tisch eingeladen hat.
server-bad-link = Dieser Link führt nirgendwohin oder wurde schon benutzt.
server-started = Das Spiel hat schon begonnen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-not-over = Das geht erst nach dem Ende des Spiels.
server-over = Das Spiel ist zu Ende.
server-open-seats = Noch sind Plätze frei: Warte auf Mitspielende oder lass Bots spielen.
server-not-accepted = { $seat } hat die Einladung noch nicht angenommen. Warte auf die Antwort, oder zieh die Einladung zurück und besetze den Platz neu.
server-not-invited = Du bist an diesen Tisch nicht eingeladen, oder die Einladung wurde zurückgezogen.
server-stale = Der Tisch ist weiter; sieh noch einmal hin, bevor du antwortest (offen ist Frage { $now }).
server-too-many-answers = Auf einmal lassen sich höchstens { $most } Antworten geben.
server-stopping = Der Server startet neu und ist gleich wieder da.
server-long-file = Die Spieldatei hat mehr als { $most } Schritte.
server-nothing-to-undo = Du kannst allein nichts zurücknehmen: Seitdem hat jemand etwas erfahren.
server-nothing-to-redo = Es gibt nichts zu wiederholen.
server-no-hints-here = An diesem Tisch gibt es keine Tipps.
server-no-undo-here = An diesem Tisch darf man das nicht zurücknehmen.
server-nothing-asked = Niemand hat darum gebeten, etwas zurückzunehmen.
server-no-version = Diese Version gibt es nicht; die letzte ist { $last }.
server-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
server-bots-name = „{ $name }“ heißt hier ein Bot; wähle einen anderen Namen.
server-bad-words = Ein Text hat 1 bis { $most } Zeichen.
server-no-phrase = Diese Redewendung gibt es nicht; /api/v1/games zählt sie auf.
server-muted = Die Betreiber haben deine Bemerkungen gesperrt.
server-bad-table = So lässt sich kein Tisch eröffnen; prüfe: { $why }
server-no-bot = Einen Spieler „{ $found }“ gibt es nicht; möglich sind me, open oder ein Bot aus /api/v1/games.
server-bad-luck = Zum Zufall trägt man 64 hexadezimale Ziffern bei.
server-too-many = Mehr als { $most } davon hält der Server nicht zugleich; versuch es später noch einmal.
server-too-many-tables = Du hast { $most } Tische eröffnet, die noch nicht beendet sind, und mehr geht nicht; beende oder schließe erst einen davon.
server-too-fast =
    Das war zu schnell; warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
server-failed = Hier ist etwas schiefgegangen, und nichts wurde geändert. Versuch es noch einmal.
server-bad-code = Dieser Code oder Satz ist unbekannt, schon benutzt oder zu alt.
server-bad-box = Die Schachtel ist nicht zu lesen: { $why }
server-bad-file = Die Partie-Datei ist in Zeile { $line } nicht zu lesen ({ $why }).
server-bad-career = Die Kampagne geht mit einem anderen Kapitel weiter; sieh sie dir noch einmal an.
server-phrase-hello = Hallo!
server-phrase-well-played = Gut gespielt!
server-phrase-thanks = Danke!
server-phrase-thinking = Ich überlege …
server-phrase-your-turn = Du bist dran.
server-phrase-back-soon = Bin gleich zurück.
server-phrase-oops = Hoppla, das wollte ich nicht.
server-phrase-good-game = Das war ein schönes Spiel!
server-phrase-another = Noch eine Partie?
server-phrase-bye = Tschüs!

# Einstellungen, in --help und docs/server.md.
setting-listen = Adresse und Port, unter denen der Server erreichbar ist, etwa 127.0.0.1:8852 oder localhost:8852
setting-data = Ordner für Datenbank, Meldungen und Betreiber-Token
setting-public-url = Adresse, die Leute sehen, wenn ein Proxy vor dem Server steht; bei https gilt auch das Cookie nur für https
setting-trusted-proxies = Adressen oder Adressbereiche von Proxys, deren X-Forwarded-For geglaubt wird, durch Kommas getrennt
setting-max-sockets = Höchstzahl gleichzeitig offener Websockets
setting-max-sockets-per-address = Höchstzahl gleichzeitig offener Websockets von einer Adresse
setting-max-tables = Höchstzahl der Tische im Speicher; darüber hinaus entstehen keine neuen
setting-max-tables-per-person = Höchstzahl nicht beendeter Tische, die eine Person eröffnet hat; darüber hinaus entstehen keine neuen
setting-max-rate = Anfragen pro Sekunde von einer Adresse, im Schnitt
setting-max-answers = Antworten und andere Aktionen pro Sekunde von einer Person oder einem Websocket, im Schnitt
setting-max-reports = Höchstzahl aufbewahrter Problemmeldungen; danach werden erst wieder welche angenommen, wenn alte entfernt sind
setting-bot-threads = Threads, auf denen Bots denken (Vorgabe: einer weniger als Kerne)
setting-substitute = Bot, der für Abwesende spielt: level-1 bis level-5, greedy, uct oder random
setting-metrics-public = Ob alle /metrics lesen dürfen, nicht nur dieser Rechner und vertraute Proxys
setting-log = Was protokolliert wird: off, error, warn, info, debug oder trace, auch nach Teilen wie „warn,server=debug“
setting-json-logs = Ob jede Zeile des Protokolls JSON ist
setting-echo = Ob /ws-echo zurückschickt, was kommt, für Messungen mit „harbour load“
setting-is-address = eine Adresse oder ein Hostname mit Port, etwa 127.0.0.1:8852, localhost:8852 oder [::]:8852
setting-is-folder = ein Ordner
setting-is-url = http:// oder https:// und ein Rechnername, etwa https://spiele.example.org, ohne Pfad
setting-is-addresses = Adressen ohne Port oder Adressbereiche, durch Kommas getrennt, etwa 127.0.0.1,172.17.0.0/16
setting-is-count = eine ganze Zahl ab 1
setting-is-switch = true oder false
setting-is-bot = level-1 bis level-5, greedy, uct oder random
setting-is-filter = off, error, warn, info, debug oder trace, oder solche Stufen nach Teilen, durch Kommas getrennt, etwa „warn,server=debug“

# Wie Bots heißen.
bot-name =
    { $bot ->
        [level-1] Bot Schiffsjunge
        [level-2] Bot Matrose
        [level-3] Bot Steuermann
        [level-4] Bot Lotse
        [level-5] Bot Kapitän
        [greedy] Gieriger Bot
        [uct] Baumsuch-Bot
       *[random] Zufallsbot
    }
