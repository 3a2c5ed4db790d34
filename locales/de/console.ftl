# Meldungen des Terminals: der gezeichnete Stadtplan, der Blick zurück Schritt für Schritt und die Liste der gespeicherten Partien.

map-color =
    { $color ->
        [red] r
        [yellow] g
        [blue] b
       *[purple] l
    }
map-legend =
    Orte: r rot, g gelb, b blau, l lila; [ ] kein Markierstein, [A] Markierstein von A; #A Notfalllager. { $seats }.
    BEZIRKE mit der Zahl ihrer Erkundungsplättchen; ✓ gesichert. Linien: . Straße, : Tunnel, ~ Fähre.
map-more = „plan liste“ nennt Bezirke, Plättchen und Nachbarorte in Worten.

# Der erste Bildschirm von Blackout.
table-brief = Zu erfüllen: { $goals }. „konsole“ zeigt, was sie verlangen.
table-starts-of-color =
    { $color ->
        [red] Rot: { $places }.
        [yellow] Gelb: { $places }.
        [blue] Blau: { $places }.
       *[purple] Lila: { $places }.
    }

# Eine Partie Schritt für Schritt ansehen.
step-start =
    { $last ->
        [one] Der Beginn der Partie; es folgt 1 Schritt.
       *[other] Der Beginn der Partie; es folgen { $last } Schritte.
    }
step-head = Schritt { $step } von { $last }: { $what }
step-hint = Enter zeigt den nächsten Schritt, „zurück“ den vorigen; eine Zahl springt zu diesem Schritt, „runde 3“ zu dieser Runde. „hilfe“ nennt alle Befehle, „ende“ hört auf.
step-prompt = { $step }/{ $last } >
step-at-start = Das ist der Beginn der Partie.
step-at-end = Das war der letzte Schritt. „zurück“ geht zurück, „ende“ hört auf.
step-no-round = Eine Runde { $round } gibt es in dieser Partie nicht.
step-not-understood = „{ $text }“ ist hier kein Befehl. Tippe „hilfe“.
step-help =
    Befehle:
      Enter oder weiter: der nächste Schritt
      zurück: der vorige Schritt
      12: Schritt 12
      runde, runde 3: die nächste Runde oder Runde 3
      anfang, schluss: der Beginn und das Ende der Partie
      brett: alles, was auf dem Tisch liegt
      ende: aufhören
step-help-blackout =
    { "  " }plan, auslage, konsole B, karte NAME: Teile des Tisches
step-word-next = weiter w
step-word-back = zurück z
step-word-round = runde r
step-word-first = anfang
step-word-last = schluss

# Gespeicherte Partien.
games-none = In { $folder } ist keine Partie gespeichert. Beginne eine: harbour play blackout
games-head =
    { $game ->
        [blackout] Blackout: Hong Kong
       *[hongkong] Hong Kong
    }, gespeichert am { $date }: { $players }
games-open =
    { $game ->
        [blackout] { $turn ->
            [0] Aufbau
           *[other] Runde { $turn }
        }
       *[hongkong] Zug { $turn }
    }; { $who } ist an der Reihe.
games-open-unasked =
    { $game ->
        [blackout] { $turn ->
            [0] Aufbau.
           *[other] Runde { $turn }.
        }
       *[hongkong] Zug { $turn }.
    }
games-over = Beendet; gewonnen hat { $names }.
games-over-plain = Beendet.
games-unreadable = { $file }: { $why }
help-games-command = Gespeicherte Partien auflisten, die neueste zuerst, jeweils mit dem Befehl zum Weiterspielen
help-games-command-after =
    Partien liegen im Datenordner; beendete lassen sich noch einmal ansehen.

    Zum Beispiel:
      harbour games
      harbour games --json
