const e=`# Die Seite: was alle Ansichten gemeinsam haben.
page-skip = Zum Inhalt
page-nav = harbour
page-lobby = Offene Tische
page-campaigns = Kampagnen
page-rules = Regeln
page-me = Ich
page-language = Sprache
page-theme = Farben
page-theme-name =
    { $theme ->
        [light] Hell
        [dark] Dunkel
        [contrast] Hoher Kontrast
       *[system] Wie das System
    }
page-close = Schließen
page-rule-of = Regel { $rule }
page-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung; es geht nichts verloren.
page-connection-lost = Die Verbindung war weg. Der Tisch wird so gezeigt, wie er jetzt ist; sieh nach, bevor du weitermachst.
page-connecting = Unterwegs zum Tisch …
page-table-trouble = Dieser Tisch lässt sich nicht zeigen
page-seat-gone = Dein Platz an diesem Tisch wurde freigegeben oder jemand anderem überlassen.
page-closed-table = Er wurde geschlossen, bevor ein Spiel begonnen hat.
page-go-home = Zur Startseite
# Plätze: die von Blackout haben Wappen, die von Hong Kong die Buchstaben ihres Bretts.
page-emblem =
    { $seat ->
        [A] Dschunke
        [B] Laterne
        [C] Fisch
       *[D] Schwalbe
    }
page-seat-named =
    { $game ->
        [hongkong] { $name } ({ $seat })
       *[blackout] { $name } ({ $seat ->
            [A] Dschunke
            [B] Laterne
            [C] Fisch
           *[D] Schwalbe
        })
    }
page-table-choice-number = Wahl { $n }:
page-final-score =
    { $points ->
        [one] { $name }: 1 Siegpunkt, { $dollars } HK Dollar
       *[other] { $name }: { $points } Siegpunkte, { $dollars } HK Dollar
    }
page-final-dollars = Gleichstand nach Siegpunkten: Das Geld entscheidet.
page-rulebook-loading = Die Regeln werden geholt …
`,t=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Startseite, Tische, Menschen.
page-home-welcome = Zwei Brettspiele über eine Stadt
page-home-guest = Gast { $n }
page-home-you-are = Du spielst als { $name }.
page-home-rename = Namen ändern
page-home-name = Dein Name
page-home-name-optional = wenn du magst
page-home-save = Speichern
page-home-cancel = Abbrechen
page-home-loading = Einen Moment …
page-home-game =
    { $game ->
        [hongkong] Hong Kong
       *[blackout] Blackout: Hong Kong
    }
page-home-title =
    { $game ->
        [hongkong] Hong Kong
       *[blackout] { $chapter ->
            [none] Blackout: Hong Kong
           *[other] Blackout: Hong Kong, Kapitel { $chapter }
        }
    }
page-home-about =
    { $game ->
        [hongkong] Zwei bauen auf fünfundzwanzig Bauplätzen. Setz deine Etagen auf fremde Türme, schließ sie mit Dächern ab und beherrsche die Skyline. Von Reiner Knizia.
       *[blackout] Das Licht ist aus. Plane deine Helfer, beschaffe, was die Stadt braucht, und sichere Bezirk um Bezirk. Von Alexander Pfister.
    }
page-home-players =
    { $game ->
        [hongkong] zu zweit
       *[blackout] 1–4 Personen
    }
page-home-minutes =
    { $game ->
        [hongkong] 15 Minuten
       *[blackout] 60–120 Minuten
    }
page-home-against-bot = Gegen einen Bot spielen
page-home-opponent = Gegner
page-home-level =
    { $bot ->
        [level-1] Stufe 1: { $name }
        [level-2] Stufe 2: { $name }
        [level-3] Stufe 3: { $name }
        [level-4] Stufe 4: { $name }
        [level-5] Stufe 5: { $name }
       *[other] { $name }
    }
page-home-solo = Solo-Kampagne
page-home-friends = Tisch mit Freunden
page-home-your-turns =
    { $n ->
        [one] Du bist dran
       *[other] Du bist an { $n } Tischen dran
    }
page-home-your-turn = Du bist dran
page-home-my-games = Meine Partien
page-home-all-games = Alle { $n } zeigen
page-home-to-lobby = Alle offenen Tische
page-home-no-open = Gerade wartet kein Tisch auf Mitspielende.
page-home-none-playing = Gerade läuft keine öffentliche Partie.
page-home-replay = Nachspielen
page-home-legend = Symbole
page-home-privacy = Datenschutz
page-home-programs = Für Programme
page-home-free = frei
page-home-state =
    { $state ->
        [turn] Du bist dran
        [invited] Du bist eingeladen
        [free] { $free ->
            [one] 1 freier Platz
           *[other] { $free } freie Plätze
        }
        [full] Gleich geht es los
        [playing] Läuft
        [won] Gewonnen
        [tied] Unentschieden
        [lost] Verloren
        [over] Beendet
       *[closed] Geschlossen
    }
page-home-won-by =
    { $n ->
        [0] Niemand hat gewonnen
        [one] { $names } hat gewonnen
       *[other] Unentschieden: { $names }
    }
page-home-join = Hinsetzen
page-home-join-what = Hinsetzen: { $what }
page-home-watch = Ansehen
page-home-watch-what = Ansehen: { $what }
page-home-lobby-free = Warten auf Mitspielende
page-home-lobby-playing = Laufende Partien

# Ein neuer Tisch.
page-home-new-of =
    { $game ->
        [hongkong] Neuer Tisch: Hong Kong
       *[blackout] Neuer Tisch: Blackout
    }
page-home-other-game =
    { $game ->
        [hongkong] Lieber Hong Kong
       *[blackout] Lieber Blackout
    }
page-home-how-many = Zu wievielt?
page-home-what = Was wird gespielt?
page-home-base = Das Grundspiel
page-home-campaign = Eine Kampagne, ab Kapitel I
page-home-single-chapter = Nur Kapitel { $chapter }
page-home-who = Wer sitzt wo
page-home-seat =
    { $game ->
        [hongkong] Platz { $seat }
       *[blackout] Platz: { page-emblem }
    }
page-home-player =
    { $player ->
        [me] Ich
        [named] Ich ({ $name })
        [local] Noch jemand an diesem Gerät
        [open] Frei, für alle mit dem Link
        [level-1] Stufe 1, Bot Schiffsjunge: spielt mit, gut für Kinder
        [level-2] Stufe 2, Bot Matrose: für die erste Partie
        [level-3] Stufe 3, Bot Steuermann: weiß, worauf es ankommt
        [level-4] Stufe 4, Bot Lotse: wägt jede Antwort ab
       *[level-5] Stufe 5, Bot Kapitän: denkt bis zu zwei Sekunden nach, schwer zu schlagen
    }
page-home-hot-seat = Mehrere Plätze an diesem Gerät: Es geht von Hand zu Hand, und dazwischen verdeckt ein Vorhang, was geheim ist.
page-home-local-player = Spieler { $n }
page-home-seat-name = Name von { $name }
page-home-rename-seat = Namen von { $name } ändern
page-home-public = Unter den offenen Tischen zeigen
page-home-public-what = Alle dürfen sich setzen oder zusehen. Sonst nur, wer den Link hat.
page-home-more = Uhr, Rückgängig, Glück
page-home-clock = Uhr
page-home-clock-kind =
    { $kind ->
        [live] Für eine Partie in einem Zug
        [days] Tage für jeden Zug
       *[none] Keine
    }
page-home-clock-minutes = Minuten für die Partie
page-home-clock-increment = Sekunden mehr je Zug
page-home-clock-hours = Zeit für einen Zug
page-home-hours =
    { $hours ->
        [12] 12 Stunden
        [24] 1 Tag
       *[other] { $days } Tage
    }
page-home-undo = Rückgängig machen
page-home-undo-kind =
    { $policy ->
        [full] Bis jemand etwas erfahren hat
        [misclick] Den letzten Schritt, zehn Sekunden lang
       *[none] Nie
    }
page-home-hints = Tipps
page-home-hints-kind =
    { $policy ->
        [alone] Wenn jemand allein gegen Bots spielt
        [always] Immer
       *[never] Nie
    }
page-home-first = Wer beginnt
page-home-first-seat =
    { $seat ->
        [draw] Das Los entscheidet
       *[other] Platz { $seat }
    }
page-home-luck-note = Würfel und Karten kommen aus einer geheimen Zahl, deren Prüfsumme vor der Partie gezeigt wird. Alle dürfen etwas dazugeben; danach lässt sich jede Ziehung nachrechnen.
page-home-begin = Anfangen
page-home-begin-what = Alle sind da: Die Partie beginnt sofort.
page-home-make = Tisch aufmachen
page-home-make-what = Danach bekommst du einen Link für die anderen.

# Vor dem Beginn.
page-home-waiting =
    { $free ->
        [0] Alle sind da.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
page-home-free-seat = Frei
page-home-its-you = du
page-home-has-luck = hat Glück dazugegeben
page-home-sit = Hinsetzen
page-home-sit-too = Auch hier sitzen
page-home-seat-bot = Bot hinsetzen
page-home-change-bot = Anderer Bot
page-home-open-seat = Platz freigeben
page-home-add-luck = Mein Glück dazugeben
page-home-leave = Aufstehen
page-home-send-away = { $name } wegschicken
page-home-start = Partie beginnen
page-home-close-table = Tisch schließen
page-home-host-starts = Wer den Tisch aufgemacht hat, beginnt die Partie.
page-home-lobby-row = Offene Tische
page-home-lobby-kind =
    { $kind ->
        [public] Für alle zu sehen
       *[private] Nicht zu sehen
    }
page-home-invite = Einladen
page-home-invitation = Link zum Mitspielen
page-home-watching = Link zum Zusehen
page-home-links-lost = Die Links dieses Tischs sind nicht auf diesem Gerät. Mach neue; die alten gelten dann nicht mehr.
page-home-new-links = Neue Links machen
page-home-host-invites = Wer den Tisch aufgemacht hat, hat den Link für andere.
page-home-luck = Glück, das sich nachprüfen lässt
page-home-commitment = Prüfsumme des Server-Anteils:
page-home-copy = Kopieren
page-home-copy-what = Kopieren: { $what }
page-home-copied = Kopiert.
page-home-share = Senden
page-home-qr = QR-Code: { $what }

# Links.
page-home-link-bad = Dieser Link führt nirgendwohin
page-home-invited =
    { $kind ->
        [seat] Dieser Link gibt dir einen Platz an diesem Tisch.
       *[invitation] Du bist an diesen Tisch eingeladen.
    }
page-home-to-seat = Zu meinem Platz
page-home-too-late = Es ist kein Platz mehr frei.
page-home-watch-only = Nur zusehen
page-home-lost = Im Hafen verirrt

# Man selbst.
page-home-how-called = Name
page-home-how-called-what = Die anderen am Tisch sehen ihn. An Tischen, an denen du schon sitzt, bleibt der alte.
page-home-likes = Wie du es magst
page-home-motion = Dinge bewegen sich
page-home-rerolls = Wiederholte Würfe zeigen
page-home-sound = Ein Ton, wenn du dran bist
page-home-notify = Eine Mitteilung, wenn du dran bist
page-home-notify-what = Solange ein Tisch im Hintergrund offen ist.
page-home-notify-denied = Der Browser erlaubt es nicht; in seinen Einstellungen für diese Seite kannst du das ändern.
page-home-second-device = Zweites Gerät
page-home-second-device-what = Spiel auf einem anderen Gerät als dieselbe Person weiter: Gib dort unter „Ich“ den Code ein oder öffne den Link.
page-home-pair = Code zeigen
page-home-code = Code:
page-home-code-until = Gilt einmal, bis { $time } Uhr.
page-home-device-link = Link für das andere Gerät
page-home-device-what = Dieses Gerät wird dieselbe Person wie das, das den Link gezeigt hat: gleicher Name, gleiche Plätze. Der Link gilt einmal.
page-home-device-instead = Hier bist du bisher { $name }. Die Plätze von { $name } sind dann von diesem Gerät aus nicht mehr zu erreichen.
page-home-device-do = Das ist mein Gerät
page-home-phrase = Wiederherstellungssatz
page-home-phrase-what = Mit ihm bist du wieder du, wenn alle Geräte verloren sind. Schreib ihn auf und bewahre ihn gut auf.
page-home-phrase-make = Satz machen
page-home-phrase-once = Er wird nur jetzt gezeigt. Ein älterer gilt nicht mehr.
page-home-enter = Schon jemand hier?
page-home-enter-what = Code von einem anderen Gerät oder Wiederherstellungssatz
page-home-enter-do = Das bin ich
page-home-forget = Vergiss mich
page-home-forget-what = Dieses Gerät vergisst, wer du bist. Ohne zweites Gerät oder Wiederherstellungssatz führt kein Weg zurück zu deinen Plätzen.
page-home-forget-do = Auf diesem Gerät vergessen
page-home-forget-sure = Wirklich? Partien, in denen du sitzt, bleiben, aber dieses Gerät erreicht sie nicht mehr.
page-home-forgotten = Dieses Gerät kennt dich nicht mehr.

# Kampagnen.
page-home-careers-what = Fünf Kapitel bringen das Licht zurück, allein oder gemeinsam. Jedes hat eigene Siegbedingungen; für gute Ergebnisse gibt es Bauhinien-Blüten und nach dem fünften ein Urteil.
page-home-begin-solo = Solo-Kampagne beginnen
page-home-begin-group = Kampagne mit anderen
page-home-no-careers = Du hast noch keine Kampagne begonnen.
page-home-no-career = Diese Kampagne gibt es hier nicht
page-home-career =
    { $n ->
        [one] Solo-Kampagne
       *[other] Kampagne für { $n }
    }
page-home-attempts =
    { $n ->
        [0] Noch kein Kapitel zu Ende gespielt
        [one] 1 Versuch
       *[other] { $n } Versuche
    }
page-home-go-on = Weiter
page-home-see-verdict = Das Urteil
page-home-play-chapter =
    { $how ->
        [on] Weiter mit Kapitel { $chapter }
        [again] Kapitel { $chapter } noch einmal
       *[new] Kapitel { $chapter } beginnen
    }
page-home-chapter = Kapitel { $chapter }
page-home-chapter-state =
    { $state ->
        [done] gespielt
        [on] läuft
        [next] kommt als Nächstes
       *[later] kommt später
    }
page-home-chapter-orchids = Blüten bei { $one }, { $two } und { $three } Siegpunkten.
page-home-orchids-of =
    { $n ->
        [0] { $name }: keine Bauhinien-Blüte
        [one] { $name }: 1 Bauhinien-Blüte
       *[other] { $name }: { $n } Bauhinien-Blüten
    }
page-home-losses =
    { $n ->
        [one] Einmal verloren: Du beginnst mit { $dollars } HK Dollar mehr.
       *[other] { $n }-mal verloren: Du beginnst mit { $dollars } HK Dollar mehr.
    }
page-home-attempt =
    { $n ->
        [1] Kapitel { $chapter }
       *[other] Kapitel { $chapter }, { $n }. Versuch
    }
page-home-attempt-state =
    { $phase ->
        [waiting] gleich geht es los
        [playing] läuft
        [closed] geschlossen
       *[over] { $orchids ->
            [0] nicht gewonnen
            [one] 1 Blüte
           *[other] { $orchids } Blüten
        }
    }
page-campaign-attempt =
    { $outcome ->
        [given-up] Aufgegeben
        [won] Gewonnen
        [won-by] Sieg: { $names }
        [lost] Verloren
       *[nobody] Niemand hat gewonnen
    }
page-campaign-points =
    { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
page-campaign-score-of = { $name }: { $points }
page-campaign-scores = Bestes Ergebnis { $best }, letztes { $latest }

# Nachspielen.
page-home-replay-what = Öffne die Datei einer beendeten Partie und verfolge sie Schritt für Schritt. Nichts davon wird gespeichert.
page-home-replay-open = Spieldatei öffnen
page-home-step = Schritt { $n } von { $all }
page-home-step-first = Zum ersten Schritt
page-home-step-back = Zurück
page-home-step-on = Weiter
page-home-step-last = Zum letzten Schritt
page-home-eyes = Mit den Augen von
page-home-eyes-nobody = Publikum

# Um eine Partie herum.
page-home-hand-to = Gib das Gerät an { $name }
page-home-hand-what = Bis dahin ist nichts zu sehen.
page-home-i-am = Ich bin { $name }
page-home-still = Noch { $name }: Tisch wieder zeigen
page-home-turn-of = { $name } ist dran.
page-home-turn-to = Zu { $name }
page-home-back-to = Zurück zu { $name }
page-home-elsewhere = Dieser Platz ist in einem anderen Fenster offen.
page-home-reopen = Hier spielen
page-home-connection = Verbindung verloren. Neuer Versuch …
page-home-away = Ein Bot spielt für dich.
page-home-take-seat = Platz zurücknehmen

# Datenschutz.
page-home-privacy-short = Kurz gesagt
page-home-privacy-none = Keine Konten, keine E-Mail-Adressen, keine Passwörter, keine Verfolgung, keine Dritten. Ein Cookie sagt, welches Gerät du bist; es wird gesetzt, wenn du einen Namen bekommst.
page-home-privacy-kept-head = Was dieser Server speichert
page-home-privacy-name = den Namen, den du gewählt hast, und deine Sprache;
page-home-privacy-secrets = Prüfsummen der Geheimnisse deiner Geräte, deines Wiederherstellungssatzes und zehn Minuten lang eines Codes für ein zweites Gerät;
page-home-privacy-games = die Tische, an denen du gesessen hast, jeden Schritt dort und wann;
page-home-privacy-words = was du am Tisch gesagt hast, deine eigenen Notizen und gemeldete Probleme.
page-home-privacy-long-head = Wie lange
page-home-privacy-long = Partien verfallen nie, und was am Tisch gesagt wurde, bleibt bei ihnen. Alles andere bleibt, bis du den Betreiber bittest, dich zu vergessen.
page-home-privacy-forget = Dann werden Name, Geräte, Satz, Bemerkungen und Notizen sofort entfernt, und dein Name aus allen Partien; die Partien bleiben, mit dem Buchstaben des Platzes. Frühere Sicherungen und Meldungen enthalten es, bis sie entfernt werden.
page-home-privacy-else-head = Was du noch wissen solltest
page-home-privacy-addresses = Netzadressen werden für Minuten im Arbeitsspeicher verwendet, damit niemand zu viel abfragt. Sie werden weder gespeichert noch protokolliert.
page-home-privacy-device = Dein Browser merkt sich, was du bei Sprache, Farben und Ton gewählt hast, und solange der Tab offen ist, die Links deiner Tische.
page-home-privacy-operator = Wer diesen Server betreibt, kann die Datenbank lesen, auch Hände und Pläne laufender Partien.
page-home-privacy-me = Mich auf diesem Gerät vergessen
page-home-of-game = ({ page-home-game })
`,i=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),a=`# Was der Server sagt.
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
`,r=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"}));export{i as a,t as p,r as s};
