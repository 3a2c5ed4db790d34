# Startseite, Tische, Menschen.
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
