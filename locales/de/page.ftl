# Die Seite: was alle Ansichten gemeinsam haben.
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
