const e=`# Alexander Pfisters Blackout: Hong Kong.
blackout-resource =
    { $resource ->
        [food] Lebensmittel
        [tools] Werkzeug
        [gasoline] Benzin
        [water] Wasser
        [books] Bücher
       *[medipacks] Erste-Hilfe-Koffer
    }
blackout-starts = { $seat } beginnt die erste Runde.
blackout-volunteer = { $seat } erhält den Starthelfer { $card }.
blackout-emergency = { $seat } erhält den Notfallplan { $plan }.
blackout-round = Runde { $round }; { $seat } beginnt.
blackout-rolled =
    Der { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Würfel zeigt { blackout-resource }.
blackout-rolled-again =
    Der { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Würfel wird neu geworfen und zeigt { blackout-resource }.
blackout-planned = { $seat } plant { $card } in Slot { $slot }.
blackout-unplanned = { $seat } leert Slot { $slot }.
blackout-ready = { $seat } ist bereit.
blackout-not-ready = { $seat } ist doch noch nicht bereit.
blackout-turned-up = { $seat } deckt { $card } in Slot { $slot } auf.
blackout-declined = { $seat } nutzt { $card } nicht.
blackout-gained = { $seat } erhält { blackout-goods }.
blackout-lost =
    { $good ->
        [gps] { $seat } sollte { blackout-goods } erhalten, doch der allgemeine Vorrat ist leer.
        [transport] { $seat } sollte { blackout-goods } erhalten, doch der allgemeine Vorrat ist leer.
       *[other] { $seat } hat keinen Markierstein mehr für { blackout-goods }.
    }
blackout-no-cube =
    { $purpose ->
        [map] { $seat } hat keinen Markierstein mehr für den Spielplan.
       *[goal] { $seat } hat keinen Markierstein mehr für die Aufgabe; erfüllt ist sie trotzdem.
    }
blackout-paid = { $seat } zahlt { blackout-goods }.
blackout-scored =
    { $seat }: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } ({ $cause ->
        [tokens] Transportscheine
        [specialist] Spezialist
        [goal] Aufgabe
        [bonus] Bonus
        [completion] abgeschlossener Plan
        [power] Stromversorgung
        [scouting] Erkunden
        [feeding] Verpflegung
        [district] gesicherter Bezirk
        [check-mark] Häkchen-Aktion
        [dollars] Geld
        [tiles] Erkundungsplättchen
       *[cards] Karten
    }).
blackout-healed = { $card } verlässt das Krankenhaus von { $seat }.
blackout-hand-shown = { $seat } zeigt die Hand: Ortungszeichen { $icons }.
blackout-placed = { $seat } setzt einen Markierstein auf { $location }.
blackout-to-hand = { $card } kommt auf die Hand von { $seat }.
blackout-looked = { $seat } sieht sich die Plättchen von { $district } an.
blackout-saw = { $seat } sieht das Plättchen { $tile } auf Platz { $place } von { $district }.
blackout-returned = Das Plättchen { $tile } kommt offen zurück auf Platz { $place } von { $district }.
blackout-collecting =
    { $seat } will das Plättchen { $tile } in { $district } mit { $challenge ->
        [simple] der einfachen Suche
        [advanced] der schwierigen Suche
       *[probe] der Trainings-Suche
    }.
blackout-joined = { $card } schließt sich dem Suchtrupp von { $seat } an.
blackout-collected =
    { $seat } nimmt das Plättchen { $tile }, { $face ->
        [up] offen
       *[down] verdeckt
    }.
blackout-injured = { $card } von { $seat } kommt ins Krankenhaus.
blackout-bought = { $seat } kauft { $card } aus Reihe { $row } für { $price } HK Dollar und legt die Karte auf Aufgabenplatz { $spot }.
blackout-passed = { $seat } passt.
blackout-revealed = { $card } kommt in Reihe { $row }.
blackout-end-triggered = Der Nachfüllstapel ist leer: Nach dieser Runde folgt noch eine.
blackout-removed = { $card } verlässt Reihe { $row }.
blackout-discarded = { $seat } gibt das Ziel { $card } auf (Aufgabenplatz { $spot }).
blackout-secured = { $district } ist gesichert.
blackout-marked =
    { $seat } setzt einen Marker auf { $district } und schaltet die Häkchen-Aktion „{ $action ->
        [gps] 1 Buch für 1 GPS-Gerät
        [transport] 1 Benzin für 2 Transportscheine
        [dollars] 1 Werkzeug für 3 HK Dollar
        [battery] 1 Erste-Hilfe-Koffer für 1 Batterie
       *[points] 4 HK Dollar für 2 Siegpunkte
    }“ frei.
blackout-refreshed =
    { $n ->
        [one] { $seat } nimmt 1 Karte aus Slot { $slot } auf die Hand.
       *[other] { $seat } nimmt { $n } Karten aus Slot { $slot } auf die Hand.
    }
blackout-checked =
    { $seat } nutzt die Häkchen-Aktion „{ $action ->
        [gps] 1 Buch für 1 GPS-Gerät
        [transport] 1 Benzin für 2 Transportscheine
        [dollars] 1 Werkzeug für 3 HK Dollar
        [battery] 1 Erste-Hilfe-Koffer für 1 Batterie
       *[points] 4 HK Dollar für 2 Siegpunkte
    }“.
blackout-last-round = Die letzte Runde folgt.
blackout-over = Das Spiel ist zu Ende.
blackout-ask =
    { $decision ->
        [start] Wähle, wo du beginnst.
        [plan] Plane deine Karten und melde dich bereit.
        [deploy] Decke eine geplante Karte auf.
        [procure] Was beschafft der Helfer?
        [act] Soll der Spezialist handeln?
        [part] Auch diesen Teil nutzen?
        [single-part] Den Spezialisten nutzen?
        [complete] Eine Aufgabe erfüllen?
        [pay] Wie bezahlst du?
        [place] Wohin kommt der Markierstein?
        [finish] Den Plan jetzt abschließen oder behalten?
        [search] Welchen Bezirk erkundest du?
        [collect] Welches Plättchen sammelst du?
        [team] Wer kommt in den Suchtrupp?
        [buy] Kaufe eine Karte oder passe.
        [food] Was nimmst du für deine Lebensmittel?
        [water] Was nimmst du für dein Wasser?
        [discard] Ein Ziel aufgeben?
        [mark] Welchen Marker setzt du?
        [refresh] Karten aufnehmen?
        [check-marks] Welche Häkchen-Aktion nutzt du?
       *[none] Du wirst nichts gefragt.
    }
blackout-do-done =
    { $decision ->
        [procure] Karte nicht nutzen
        [act] Karte nicht nutzen
        [part] lassen
        [single-part] Karte nicht nutzen
        [complete] keine weiteren Aufgaben
        [finish] Plan behalten
        [search] nicht erkunden
        [collect] nichts sammeln
        [team] mit diesem Trupp losgehen
        [buy] passen
        [discard] alle Ziele behalten
        [refresh] nicht aufnehmen
        [check-marks] keine weiteren Aktionen
       *[other] fertig
    }
blackout-do-start = in { $location } beginnen
blackout-do-plan = { $card } in Slot { $slot }
blackout-do-unplan = Slot { $slot } leeren
blackout-do-ready = bereit
blackout-do-unready = doch nicht bereit
blackout-do-deploy = { $card } in Slot { $slot } aufdecken
blackout-do-procure = { blackout-goods }
blackout-do-act = { $card } nutzen
blackout-do-pay = { blackout-goods } zahlen
blackout-do-pay-both =
    { $by_battery ->
        [none] 1 Benzin und 1 Buch zahlen
        [gasoline] 1 Batterie statt Benzin und 1 Buch zahlen
        [books] 1 Benzin und 1 Batterie statt des Buchs zahlen
       *[both] 2 Batterien statt Benzin und Buch zahlen
    }
blackout-do-pay-dollars = { $price } HK Dollar für 3 { blackout-resource } zahlen
blackout-do-heal =
    { $card } zurück auf die Hand, für { $good ->
        [battery] 1 Batterie
       *[medipacks] 1 Erste-Hilfe-Koffer
    }
blackout-do-complete-card = { $card }, Aufgabe { $goal }
blackout-do-complete-plan = Notfallplan { $plan }, Aufgabe { $goal }
blackout-do-complete-power = Stromversorgung, Aufgabe { $goal }
blackout-do-batteries =
    { $n ->
        [0] { blackout-had-batteries }
       *[other]
            { $batteries ->
                [0] { blackout-goods }
               *[other] { blackout-goods } und { blackout-had-batteries }
            }
    }
blackout-do-place = Markierstein auf { $location }
blackout-do-finish = jetzt abschließen
blackout-do-search = { $district } erkunden
blackout-do-collect =
    { $tile }, { $challenge ->
        [simple] einfache Suche
        [advanced] schwierige Suche
       *[probe] Trainings-Suche
    }
blackout-do-join = { $card } kommt mit (Ortungszeichen { $icons })
blackout-do-buy = { $card } kaufen
blackout-do-feed =
    { $pairs ->
        [0] { blackout-food-sold }
        [one]
            { $rest ->
                [0] 1 Paar für 4 Siegpunkte
               *[other] 1 Paar für 4 Siegpunkte; { blackout-food-sold }
            }
       *[other]
            { $rest ->
                [0] { $pairs } Paare für je 4 Siegpunkte
               *[other] { $pairs } Paare für je 4 Siegpunkte; { blackout-food-sold }
            }
    }
blackout-food-sold =
    { $rest ->
        [one] 1 Lebensmittel für 2 HK Dollar
       *[other] { $rest } Lebensmittel für je 2 HK Dollar
    }
blackout-do-water =
    { $pairs ->
        [0]
            { $purified ->
                [0] { blackout-water-sold }
               *[other] { blackout-water-purified }{ $rest ->
                    [0] { "" }
                   *[other] ; { blackout-water-sold }
                }
            }
       *[other] { blackout-water-for-gps }{ $purified ->
            [0] { "" }
           *[other] ; { blackout-water-purified }
        }{ $rest ->
            [0] { "" }
           *[other] ; { blackout-water-sold }
        }
    }
blackout-water-for-gps =
    { $pairs ->
        [one] 1 Paar für 1 GPS-Gerät
       *[other] { $pairs } Paare für je 1 GPS-Gerät
    }
blackout-water-purified =
    { $purified ->
        [one] 1 Paar für 7 HK Dollar
       *[other] { $purified } Paare für je 7 HK Dollar
    }
blackout-water-sold =
    { $rest ->
        [one] 1 Wasser für 1 HK Dollar
       *[other] { $rest } Wasser für je 1 HK Dollar
    }
blackout-do-discard = { $card } aufgeben
blackout-do-mark =
    freischalten: { $action ->
        [gps] 1 Buch für 1 GPS-Gerät
        [transport] 1 Benzin für 2 Transportscheine
        [dollars] 1 Werkzeug für 3 HK Dollar
        [battery] 1 Erste-Hilfe-Koffer für 1 Batterie
       *[points] 4 HK Dollar für 2 Siegpunkte
    }
blackout-do-check =
    { $action ->
        [gps] 1 Buch für 1 GPS-Gerät
        [transport] 1 Benzin für 2 Transportscheine
        [dollars] 1 Werkzeug für 3 HK Dollar
        [battery] 1 Erste-Hilfe-Koffer für 1 Batterie
       *[points] 4 HK Dollar für 2 Siegpunkte
    }
blackout-do-refresh =
    { $n ->
        [one] die Karte aus Slot { $slot } aufnehmen
       *[other] die { $n } Karten aus Slot { $slot } aufnehmen
    }
blackout-do-check-plan = die Aktion von { $card }
blackout-do-buy-battery = eine Batterie kaufen
blackout-cost-dollars = { $n } HK Dollar
blackout-cost-tokens =
    { $tokens ->
        [0]
            { $points ->
                [one] 1 Siegpunkt
               *[other] { $points } Siegpunkte
            }
        [one] 1 Transportschein{ $points ->
            [0] { "" }
            [one] { " " }und 1 Siegpunkt
           *[other] { " " }und { $points } Siegpunkte
        }
       *[other] { $tokens } Transportscheine{ $points ->
            [0] { "" }
            [one] { " " }und 1 Siegpunkt
           *[other] { " " }und { $points } Siegpunkte
        }
    }
blackout-cost-gps =
    { $n ->
        [one] 1 GPS-Gerät
       *[other] { $n } GPS-Geräte
    }
blackout-cost-battery = 1 Batterie statt der Ware
blackout-needed =
    { $resource ->
        [food] { $need } Lebensmittel
        [tools] { $need } Werkzeug
        [gasoline] { $need } Benzin
        [water] { $need } Wasser
        [books]
            { $need ->
                [one] 1 Buch
               *[other] { $need } Bücher
            }
       *[medipacks] { $need } Erste-Hilfe-Koffer
    }
blackout-had =
    { $resource ->
        [food] { $have } Lebensmittel
        [tools] { $have } Werkzeug
        [gasoline] { $have } Benzin
        [water] { $have } Wasser
        [books]
            { $have ->
                [one] 1 Buch
               *[other] { $have } Bücher
            }
       *[medipacks] { $have } Erste-Hilfe-Koffer
    }
blackout-had-batteries =
    { $batteries ->
        [0] keine Batterie
        [one] 1 Batterie
       *[other] { $batteries } Batterien
    }
blackout-why-not-asked = Du bist gerade nicht gefragt.
blackout-why-not-here = Das ist keine Antwort auf das, was jetzt gefragt ist: { blackout-ask }
blackout-why-must-start = Irgendwo musst du beginnen: Wähle einen Ort.
blackout-why-must-turn-up =
    { $n ->
        [one] Deine geplante Karte liegt noch verdeckt und muss aufgedeckt werden.
       *[other] Deine { $n } geplanten Karten liegen noch verdeckt und müssen nacheinander aufgedeckt werden.
    }
blackout-why-must-pay = Was du zu zahlen begonnen hast, zahlst du ganz: Sag, wie du den Rest bezahlst.
blackout-why-must-place = Der Markierstein muss auf den Spielplan: Wähle einen Ort.
blackout-why-must-return =
    { $resource ->
        [food] Alle deine Lebensmittel ({ $have }) gehen jetzt zurück: Wähle, was du dafür nimmst.
       *[water] Dein ganzes Wasser ({ $have }) geht jetzt zurück: Wähle, was du dafür nimmst.
    }
blackout-why-must-mark = Du umschließt { $district }, also muss einer deiner Marker dorthin.
blackout-why-no-cube = Dafür brauchst du einen Markierstein, und du hast keinen mehr im Vorrat.
blackout-why-last-cube = Du hast noch 1 Markierstein im Vorrat und musst ihn setzen; für eine Batterie brauchst du einen mehr.
blackout-why-tokens-left =
    { $good ->
        [gps]
            { $need ->
                [one] Dafür braucht es 1 GPS-Gerät; im allgemeinen Vorrat gibt es noch { $have }.
               *[other] Dafür braucht es { $need } GPS-Geräte; im allgemeinen Vorrat gibt es noch { $have }.
            }
       *[transport]
            { $need ->
                [one] Dafür braucht es 1 Transportschein; im allgemeinen Vorrat gibt es noch { $have }.
               *[other] Dafür braucht es { $need } Transportscheine; im allgemeinen Vorrat gibt es noch { $have }.
            }
    }
blackout-why-off-map = Einen Ort { $number } gibt es nicht; der Spielplan hat { $n }, gezählt ab 0.
blackout-why-taken = { $seat } beginnt schon in { $location }; wähle einen anderen Ort.
blackout-why-own-cube = Auf { $location } liegt schon dein eigener Markierstein.
blackout-why-wrong-color =
    Der Markierstein muss auf einen { $color ->
        [red] roten
        [yellow] gelben
        [blue] blauen
       *[purple] lila
    } Ort, und { $location } ist { $found ->
        [red] rot
        [yellow] gelb
        [blue] blau
       *[purple] lila
    }.
blackout-why-map-full = Deine Markiersteine liegen schon auf allen Orten; für einen weiteren ist kein Platz.
blackout-why-is-ready = Du bist bereit; nimm das zuerst zurück.
blackout-why-not-ready = Du bist noch nicht bereit, also gibt es nichts zurückzunehmen.
blackout-why-no-slot = Einen Slot { $slot } gibt es nicht; eine Konsole hat vier.
blackout-why-locked = Slot { $slot } ist gesperrt, bis du die zweite Stromversorgungsaufgabe erfüllt hast.
blackout-why-already-planned = { $card } ist schon in Slot { $slot } geplant.
blackout-why-in-hospital = { $card } ist im Krankenhaus, nicht auf deiner Hand.
blackout-why-in-slot = { $card } liegt offen in Slot { $slot }, nicht auf deiner Hand.
blackout-why-not-in-hand = { $card } ist nicht auf deiner Hand.
blackout-why-nothing-planned = In Slot { $slot } ist nichts geplant.
blackout-why-nothing-face-down = In Slot { $slot } liegt keine verdeckte Karte.
blackout-why-leader-idle = Die Anführerkarte brächte dir nichts: Du hast keinen Markierstein für eine Batterie und keine Häkchen-Aktion, die du nutzen könntest.
blackout-why-not-its-part = Das gehört nicht zu dem, was { $card } kann.
blackout-why-not-taken =
    { $card } nimmt { $wanted ->
        [tools] Werkzeug
        [food] Lebensmittel
       *[gasoline-or-books] Benzin oder ein Buch
    }, nicht { blackout-resource }.
blackout-why-not-in-hospital = { $card } ist nicht in deinem Krankenhaus.
blackout-why-no-icons = Deine Handkarten haben keine Ortungszeichen; sie zu zeigen brächte dir nichts.
blackout-why-import-price = Das kostet { $need } HK Dollar, du hast { $have }.
blackout-why-no-battery = Beim Planen, am Anfang und mitten in einer Zahlung werden keine Batterien gekauft.
blackout-why-battery-price = Eine Batterie kostet { $need } HK Dollar, du hast { $have }.
blackout-why-batteries-alone = Bei Batterien allein ist es gleich, wofür sie stehen: Wähle „{ blackout-resource }“.
blackout-why-own-goods =
    { $have ->
        [0] Um so zu zahlen, brauchst du { blackout-needed }; du hast nichts davon.
       *[other] Um so zu zahlen, brauchst du { blackout-needed }; du hast { $have }.
    }
blackout-why-batteries =
    { $need ->
        [one] Um so zu zahlen, brauchst du 1 Batterie; du hast keine.
       *[other] Um so zu zahlen, brauchst du { $need } Batterien; du hast { $batteries ->
            [0] keine
           *[other] { $batteries }
        }.
    }
blackout-why-too-many-batteries =
    { $need ->
        [one] Jetzt wird nur 1 Ware bezahlt; { $n } Batterien sind zu viel.
       *[other] Jetzt werden nur { $need } Waren bezahlt; { $n } Batterien sind zu viel.
    }
blackout-why-rest-short =
    { $missing ->
        [one] Wenn du so zahlst, fehlt dir 1 Ware für den Rest der Kosten.
       *[other] Wenn du so zahlst, fehlen dir { $missing } Waren für den Rest der Kosten.
    }
blackout-why-name-type =
    { $need ->
        [one] Jetzt zahlst du 1 Ware einer Art deiner Wahl: Nenne die Art.
       *[other] Jetzt zahlst du { $need } Waren einer Art deiner Wahl: Nenne die Art.
    }
blackout-why-no-choice = Jetzt zahlst du { blackout-needed }: Sag nur, wie viele Batterien du dafür nimmst.
blackout-why-empty-spot = Aufgabenplatz { $spot } ist leer.
blackout-why-no-goals = Dort liegt nichts, was Aufgaben hat.
blackout-why-no-goal =
    { $n ->
        [one] Eine Aufgabe { $goal } gibt es dort nicht, sondern nur eine.
       *[other] Eine Aufgabe { $goal } gibt es dort nicht, sondern nur { $n }.
    }
blackout-why-completed = Aufgabe { $goal } hast du schon erfüllt.
blackout-why-restored = Diese Stromversorgungsaufgabe hast du schon erfüllt; jede zählt einmal im Spiel.
blackout-why-bound = Deine erste Aufgabe hat dich an den Notfallplan { $plan } gebunden.
blackout-why-goods =
    { $have ->
        [0] Dafür brauchst du { blackout-needed }; du hast nichts davon und { blackout-had-batteries }.
       *[other] Dafür brauchst du { blackout-needed }; du hast { $have } und { blackout-had-batteries }.
    }
blackout-why-several-goods =
    { $others ->
        [one] Dafür brauchst du { blackout-needed }, wovon du { blackout-had-or-nothing } hast; außerdem fehlt 1 andere Ware, und du hast { blackout-had-batteries }.
       *[other] Dafür brauchst du { blackout-needed }, wovon du { blackout-had-or-nothing } hast; außerdem fehlen { $others } andere Waren, und du hast { blackout-had-batteries }.
    }
blackout-had-or-nothing =
    { $have ->
        [0] nichts
       *[other] { $have }
    }
blackout-why-one-type =
    Dafür brauchst du { $need ->
        [one] 1 Ware einer beliebigen Art
       *[other] { $need } Waren einer Art
    }; frei hast du dafür { $have ->
        [0] keine Ware
       *[other] höchstens { blackout-had }
    } und { blackout-had-batteries }.
blackout-why-dollars = Dafür brauchst du { $need } HK Dollar, du hast { $have }.
blackout-why-slot-set =
    Ein Slot muss { $need } { $color ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
       *[purple] lila
    } { $need ->
        [one] Karte
       *[other] Karten
    } enthalten; am nächsten kommt Slot { $slot } mit { $others ->
        [0] { $have }
        [one] { $have }, und dort fehlt noch 1 Karte einer anderen Farbe
       *[other] { $have }, und dort fehlen noch { $others } Karten anderer Farben
    }.
blackout-why-tile-type =
    Dafür brauchst du ein offenes Erkundungsplättchen der Belohnungsart { $kind ->
        [points] Siegpunkte
        [dollars] HK Dollar
        [battery] Batterie
        [books] Bücher
        [tools] Werkzeug
        [medipacks] Erste-Hilfe-Koffer
       *[gasoline] Benzin
    }; { $down ->
        [0] du hast keines
       *[other] deine liegen verdeckt ({ $down })
    }.
blackout-why-no-centre = Deine Markiersteine müssen die Notfalllager { $letter } verbinden; auf { $location } liegt keiner.
blackout-why-gap =
    { $missing ->
        [one] Deine Markiersteine verbinden die Notfalllager { $letter } nicht; dazwischen fehlt mindestens noch 1.
       *[other] Deine Markiersteine verbinden die Notfalllager { $letter } nicht; dazwischen fehlen mindestens noch { $missing }.
    }
blackout-why-not-touched = Rund um { $district } liegt keiner deiner Markiersteine.
blackout-why-searched = { $district } wurde in dieser Runde schon gewählt.
blackout-why-no-tiles = In { $district } liegen keine Erkundungsplättchen mehr.
blackout-why-secured = { $district } ist gesichert; die Erkundungsplättchen sind aus dem Spiel.
blackout-why-no-tile = Auf Platz { $place } liegt kein Erkundungsplättchen.
blackout-why-not-lowest = Die Trainings-Suche gilt nur dem Plättchen mit der leichtesten einfachen Suche, die { $lowest } braucht; dieses braucht { $simple }.
blackout-why-no-team = Keine deiner Handkarten hat Ortungszeichen, also kann niemand suchen.
blackout-why-strength =
    Die Suche braucht { $need }, und du kommst auf { $have }: { $icons } durch Ortungszeichen des Suchtrupps, { $more } durch Pläne und verdeckte Plättchen, dazu { $gps ->
        [0] kein GPS-Gerät, das { $worth } zählen würde
        [one] 1 GPS-Gerät, das { $worth } zählt
       *[other] { $gps } GPS-Geräte, die je { $worth } zählen
    }.
blackout-why-not-hand-card = { $card } ist nicht auf deiner Hand; nur Handkarten suchen.
blackout-why-no-icon = { $card } hat kein Ortungszeichen und kann nicht mitkommen.
blackout-why-in-team = { $card } ist schon dabei.
blackout-why-nobody-joined = Der Suchtrupp braucht mindestens eine Karte.
blackout-why-no-card = In Reihe { $row } liegt auf Platz { $place } keine Karte.
blackout-why-no-spot = Alle drei Aufgabenplätze sind belegt.
blackout-why-row-price = Eine Karte aus Reihe { $row } kostet { $need } HK Dollar, du hast { $have }.
blackout-why-pairs = Für so viele Paare brauchst du { blackout-needed }; du hast { $have }.
blackout-why-no-pairs =
    { $resource ->
        [food] Du hast keinen abgeschlossenen Plan, der aus Paaren von Lebensmitteln Siegpunkte macht.
       *[water] Du hast keinen abgeschlossenen Plan, der aus Paaren von Wasser 7 HK Dollar macht.
    }
blackout-why-nothing-to-discard = Auf Platz { $spot } liegt kein Ziel, das du aufgeben könntest.
blackout-why-marker-moved = Der Marker dieser Aktion ist schon gesetzt: { blackout-do-check }.
blackout-why-slot-empty = In Slot { $slot } liegen keine Karten.
blackout-why-not-fullest =
    { $n ->
        [one] In Slot { $slot } liegt 1 Karte; aufnehmen kannst du nur einen Slot mit den meisten Karten, jetzt { $most }.
       *[other] In Slot { $slot } liegen { $n } Karten; aufnehmen kannst du nur einen Slot mit den meisten Karten, jetzt { $most }.
    }
blackout-why-no-check-mark = Eine Häkchen-Aktion { $action } gibt es nicht.
blackout-why-no-action-line = { $card } hat keine Häkchen-Aktion.
blackout-why-action-locked = Diese Häkchen-Aktion ist gesperrt, denn ihr Marker liegt noch auf deiner Konsole: { blackout-do-check }.
blackout-why-action-used = Die Häkchen-Aktion { $action } hast du schon genutzt.
blackout-why-check-price = Diese Häkchen-Aktion kostet { $need } HK Dollar, du hast { $have }.
blackout-why-nothing-to-pay = Diese Häkchen-Aktion kostet keine Ware, also kann keine Batterie sie bezahlen.
blackout-text-setup = „{ $text }“ ist kein Spielaufbau. Schreibe „seats 2“ bis „seats 4“ oder „seats 1 chapter 1“ bis „seats 4 chapter 5“.
blackout-text-action = „{ $text }“ ist keine Aktion.
blackout-text-outcome = „{ $text }“ ist kein Ergebnis.
blackout-occupied = { $seat } legt einen Markierstein auf { $district }.
blackout-goods =
    { $good ->
        [food] { $n } Lebensmittel
        [tools] { $n } Werkzeug
        [gasoline] { $n } Benzin
        [water] { $n } Wasser
        [books] { $n ->
            [one] 1 Buch
           *[other] { $n } Bücher
        }
        [medipacks] { $n } Erste-Hilfe-Koffer
        [battery] { $n ->
            [one] 1 Batterie
           *[other] { $n } Batterien
        }
        [dollars] { $n } HK Dollar
        [gps] { $n ->
            [one] 1 GPS-Gerät
           *[other] { $n } GPS-Geräte
        }
       *[transport] { $n ->
            [one] 1 Transportschein
           *[other] { $n } Transportscheine
        }
    }
blackout-completed-card = { $seat } erfüllt Aufgabe { $goal } von { $card } auf Aufgabenplatz { $spot }.
blackout-completed-plan = { $seat } erfüllt Aufgabe { $goal } des Notfallplans { $plan }.
blackout-restored-power = { $seat } stellt die Stromversorgung wieder her, Aufgabe { $goal }.
blackout-finished-card = { $seat } schließt { $card } auf Aufgabenplatz { $spot } ab.
blackout-finished-plan = { $seat } schließt den Notfallplan { $plan } ab.
blackout-checked-plan = { $seat } nutzt die Häkchen-Aktion von { $card }.
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Was jedes Spiel sagt: Ablehnungen und Spieldateien.

refused-over = Das Spiel ist zu Ende.
refused-chance = Zuerst wird gelost.
refused-not-asked = { $seat } ist nicht am Zug.
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
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),t=`# Reiner Knizias Hong Kong.

hongkong-starts = { $seat } beginnt.
hongkong-founded =
    { $piece ->
        [fast] { $seat } bebaut { $plot } mit einem Extra-Etagenstein.
        [roof] { $seat } bebaut { $plot } mit einem Dachstein.
       *[standard] { $seat } bebaut { $plot } mit einem Etagenstein.
    }
hongkong-raised =
    { $piece ->
        [fast] { $seat } stockt { $plot } mit einem Extra-Etagenstein auf Höhe { $height } auf.
        [roof] { $seat } schließt { $plot } auf Höhe { $height } mit einem Dachstein ab.
       *[standard] { $seat } stockt { $plot } mit einem Etagenstein auf Höhe { $height } auf.
    }
hongkong-taken =
    { $piece ->
        [fast] { $seat } übernimmt { $plot } von { $from } mit einem Extra-Etagenstein, Höhe { $height }.
        [roof] { $seat } übernimmt { $plot } von { $from } mit einem Dachstein, Höhe { $height }.
       *[standard] { $seat } übernimmt { $plot } von { $from } mit einem Etagenstein, Höhe { $height }.
    }
hongkong-won = { $seat } gewinnt. Gebäude: { $more } zu { $fewer }.
hongkong-won-by-centre = Je { $each } Gebäude: { $seat } gewinnt dank dem mittleren Bauplatz.
hongkong-drawn = Je { $each } Gebäude, und der mittlere Bauplatz ist leer: unentschieden.

hongkong-ask = Setze einen Stein.
hongkong-ask-second = Beende deinen Zug mit einem Etagen- oder Dachstein.
hongkong-do-found =
    { $piece ->
        [fast] Extra-Etagenstein auf leeren Bauplatz { $plot }
        [roof] Dachstein auf leeren Bauplatz { $plot }
       *[standard] Etagenstein auf leeren Bauplatz { $plot }
    }
hongkong-do-raise =
    { $piece ->
        [fast] Extra-Etagenstein auf dein { $plot }, Höhe { $height }
        [roof] Dachstein auf dein { $plot }, Höhe { $height }
       *[standard] Etagenstein auf dein { $plot }, Höhe { $height }
    }
hongkong-do-take =
    { $piece ->
        [fast] Extra-Etagenstein übernimmt { $plot }, Höhe { $height }
        [roof] Dachstein übernimmt { $plot }, Höhe { $height }
       *[standard] Etagenstein übernimmt { $plot }, Höhe { $height }
    }

hongkong-why-none-left =
    { $piece ->
        [fast] Du hast keinen Extra-Etagenstein mehr.
        [roof] Du hast keinen Dachstein mehr.
       *[standard] Du hast keinen Etagenstein mehr.
    }
hongkong-why-second-fast = Auf einen Extra-Etagenstein folgt ein Etagen- oder Dachstein.
hongkong-why-centre = Im ersten Zug des Spiels bleibt der mittlere Bauplatz c3 frei.
hongkong-why-on-roof = { $plot } hat ein Dach; auf ein Dach wird nicht gebaut.
hongkong-why-full = { $plot } hat fünf Steine, mehr darf kein Gebäude haben.
hongkong-why-alone = { $plot } gehört der Gegenseite. Um es auf Höhe { $height } zu bringen, brauchst du daneben (nicht schräg) ein eigenes, mindestens so hohes Gebäude; du hast dort keines.
hongkong-why-too-low = { $plot } gehört der Gegenseite. Um es auf Höhe { $height } zu bringen, brauchst du daneben (nicht schräg) ein eigenes, mindestens so hohes Gebäude; dein höchstes dort hat Höhe { $tallest }.
hongkong-why-roof-too-low =
    { $roofs ->
        [0] { $plot } gehört der Gegenseite. Dein Gebäude daneben ist zwar auch { $height } hoch, hat aber ein Dach, und bei gleicher Höhe zählt eine Etage mehr als ein Dach.
       *[other] { $plot } gehört der Gegenseite. Dein Gebäude daneben ist zwar auch { $height } hoch, hat aber ein Dach, und bei gleicher Höhe zählt eine Etage mehr als ein Dach. Ein Dachstein ginge.
    }

hongkong-text-placement = „{ $text }“ ist kein Zug. Schreibe den Bauplatz, a1 bis e5, dahinter nichts für einen Etagenstein, ! für einen Extra-Etagenstein, ^ für einen Dachstein: a3, b1!, c2^.
hongkong-text-player = „{ $text }“ ist weder A noch B.
hongkong-text-setup = „{ $text }“ ist kein Spielaufbau. Schreibe „draw“, „first A“ oder „position …“.
hongkong-position-form = „{ $text }“ ist keine Stellung. Sie hat fünf Teile: Reihen, wer am Zug ist, gespielte Züge (0 bis 50), Vorrat von A und von B; dann +, falls ein Extra-Etagenstein den Zug offen lässt.
hongkong-position-rows = „{ $text }“ sind nicht fünf durch / verbundene Reihen aus fünf durch Komma verbundenen Feldern.
hongkong-position-cell = { $plot }: „{ $text }“ ist weder . noch eine Höhe von 1 bis 5 und wem sie gehört (A oder B für eine Etage, a oder b für ein Dach).
hongkong-position-supply = Der Vorrat von { $seat }, „{ $text }“, ist nicht Etagen-Extra-Dach, höchstens 20-5-5.
hongkong-position-turns = Gespielte Züge: { $turns } passt nicht. Von { $seat } verbrauchte Etagen- und Dachsteine: { $used }, und jeder Zug verbraucht genau einen.
hongkong-position-pieces = Steine auf dem Spielplan: { $board }; verbraucht: { $used }. Beides muss gleich sein.
hongkong-position-roofs = Dachsteine von { $seat } auf dem Spielplan: { $board }; verbraucht: { $used }.
hongkong-position-owner = Gebäude von { $seat }: { $board }; verbrauchte Steine: nur { $used }.
hongkong-position-fast = Extra-Etagensteine von { $seat }: { $fast }; Züge: { $turns }. Erlaubt ist einer je Zug.
hongkong-position-open = Der Zug kann nicht offen sein: Wer am Zug ist, hat keinen Extra-Etagenstein liegen, auf den etwas folgen müsste.
hongkong-position-centre = Der mittlere Bauplatz c3 kann nicht im ersten Zug bebaut worden sein.
hongkong-board-full = Alle 25 Bauplätze sind bebaut.
hongkong-used-up = Alle Etagen- und Dachsteine sind verbraucht.
hongkong-why-over = Das Spiel ist zu Ende.
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),a=`# Die Seite: was alle Ansichten gemeinsam haben.
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
page-go-home = Zur Startseite
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),r=`# Die Konsolen von Blackout.
board-armed = { $choice } – zum Bestätigen noch einmal wählen
board-name = { $choice }.
board-slots = Slots
board-slot = Slot { $slot }
board-read-slot =
    { $n ->
        [0] Slot { $slot }, leer
        [one] Slot { $slot }, 1 Karte: ansehen
       *[other] Slot { $slot }, { $n } Karten: ansehen
    }
board-nothing = Keine Karten
board-deeper = Karten weiter unten
board-planned = geplant
board-planned-in = { $card }, geplant in Slot { $slot }: { $choice }
board-replaces = { $choice }, statt { $card }
board-here = Hier planen
board-instead = Statt { $card }
board-turn-up = Aufdecken
board-take =
    { $n ->
        [one] 1 Karte nehmen
       *[other] { $n } Karten nehmen
    }
board-hand =
    { $n ->
        [one] { $whose ->
            [own] Deine Hand, 1 Karte
           *[other] 1 Karte auf der Hand
        }
       *[other] { $whose ->
            [own] Deine Hand, { $n } Karten
           *[other] { $n } Karten auf der Hand
        }
    }
board-joined = { $card } – ist im Suchtrupp
board-hospital = Krankenhaus
board-holds = Auf der Hand oder geplant
board-spots = Ziele und Pläne
board-free = frei
board-power = Strom { $number }
board-progress = { $have } von { $need }
board-goal-is =
    { $is ->
        [done] erfüllt
       *[closed] nicht mehr möglich
    }
board-completion = Beim Abschluss
board-bonus = Bonus für alle Aufgaben
board-finish = Jetzt abschließen
board-discard = Aufgeben
board-rondel = Rondell
board-die =
    { $color ->
        [red] roter Würfel
        [yellow] gelber Würfel
       *[blue] blauer Würfel
    }
board-steps =
    { $n ->
        [one] 1 Transportschein entfernt
       *[other] { $n } Transportscheine entfernt
    }
board-reach = Die Zahlen sagen, wie viele Transportscheine der Helfer bis dorthin braucht.
board-stock = Du hast { $goods }.
board-market = Kartenauslage
board-draw = Nachfüllstapel { $n }
board-reserve = Reserve { $n }
board-discarded = Ablagestapel ({ $n })
board-tokens = Siegpunkte, Geld und Marker
board-supply =
    { $n ->
        [one] 1 Markierstein im Vorrat
       *[other] { $n } Markiersteine im Vorrat
    }
board-tiles = Erkundungsplättchen
board-tile =
    { $lies ->
        [up] { $tile }, offen
       *[down] { $tile }, verdeckt
    }
board-marks = Häkchen-Bereich
board-mark =
    { $is ->
        [unlocked] { $action }
       *[locked] { $action } (gesperrt)
    }
board-opponents = Die anderen am Tisch
board-first = Startspielerin
board-bot = Hier spielt ein Bot
board-away = Abwesend; ein Bot spielt weiter
board-ready = Bereit
board-asked = Ist gerade gefragt
board-conditions =
    Kapitel { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }: Siegbedingungen
board-conditions-met = alle erfüllt
board-condition =
    { $kind ->
        [goals] Aufgaben eines Plans
        [central] Markiersteine um Central
        [red] Markiersteine auf roten Orten
        [power] Stromversorgungsaufgaben
       *[orchids] Bauhinien-Blüten durch Siegpunkte
    }
board-condition-is =
    { $is ->
        [met] erfüllt
       *[open] noch nicht erfüllt
    }
board-reading = Deine Konsole, das Rondell und die Kartenauslage in Worten
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),i=`# Karten, Plättchen, Pläne und ihre Zeichen.
cards-color-letter =
    { $color ->
        [red] R
        [yellow] G
        [blue] B
       *[purple] L
    }
cards-need-have = { $what }: { $have } von { $need }
cards-need-met = { $what }: erfüllt
cards-goal = Aufgabe: du brauchst
cards-goal-number = Aufgabe { $number }: du brauchst
cards-completion = Zum Abschluss erhältst du
cards-bonus = Für alle Aufgaben erhältst du
cards-line = Danach auf Dauer
cards-emergency = Notfallplan { $letter }
cards-tile = Erkundungsplättchen
cards-challenge-simple = Einfache Suche
cards-challenge-advanced = Schwierige Suche
cards-strength = Stärke { $n }
cards-tile-state =
    { $state ->
        [down] Erkundungsplättchen, verdeckt
       *[gone] Erkundungsplättchen, eingesammelt
    }
cards-legend = Zeichenerklärung
cards-legend-lead = Jedes Zeichen hat seine eigene Form, Farben haben außerdem einen Buchstaben. Drück auf einer Karte „i“ oder halte sie gedrückt, um sie groß zu sehen.
cards-legend-group =
    { $group ->
        [resources] Waren
        [tokens] Plättchen, Geld und Punkte
        [colors] Farben
        [needs] Was Aufgaben verlangen
        [people] Karten und was sie tun
        [things] Auf dem Tisch
       *[page] Auf der Seite
    }
cards-sign =
    { $sign ->
        [food] Lebensmittel
        [tools] Werkzeug
        [gasoline] Benzin
        [water] Wasser
        [books] Bücher
        [medipacks] Erste-Hilfe-Koffer
        [battery] Batterie
        [gps] GPS-Gerät
        [transport] Transportschein
        [dollars] HK Dollar
        [points] Siegpunkte
        [cube] Markierstein
        [search] Ortungszeichen
        [red] Rot
        [yellow] Gelb
        [blue] Blau
        [purple] Lila
        [any] Beliebige Farbe
        [one-type] Gleiche Waren
        [slot-set] Karten einer Farbe in einem Slot
        [tile] Offenes Erkundungsplättchen
        [link] Verbundene Notfalllager
        [centre] Notfalllager A bis D
        [volunteer] Helfer: beschafft je Markierstein eine Ware
        [leader] Anführerin: Batterie, dann eine Häkchen-Aktion
        [scout] Späherin: Geld und GPS
        [doctor] Ärztin: holt eine Karte aus dem Krankenhaus
        [trader] Handel: Geld, mehr davon für Werkzeug
        [organiser] Versammlung: Geld für Ortungszeichen der Hand
        [guide] Führung: ein Markierstein auf einen beliebigen Ort
        [navigator] Navigation: GPS-Geräte
        [importer] Import: drei Waren für Geld
        [engineer] Technik: Siegpunkte, mehr für Werkzeug
        [plan] Aufgabenkarte
        [emergency] Notfallplan
        [power] Stromversorgung
        [check] Häkchen; erledigt
        [hand] Hand
        [slot] Slot
        [hospital] Krankenhaus
        [lock] Gesperrt
        [district] Bezirk
        [die] Würfel
        [round] Runde
        [orchid] Bauhinien-Blüte
        [map] Karte der Stadt
        [market] Kartenauslage
        [board] Konsole
        [log] Verlauf
        [chat] Chat
        [help] Hilfe und Regeln
        [settings] Einstellungen
        [undo] Zurücknehmen
        [redo] Wiederholen
        [clock] Uhr
        [person] Mensch
        [bot] Bot
        [ready] Bereit
       *[warning] Achtung
    }
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),o=`# Der Spielbildschirm: Phasen, Auswahl, Punkte.
page-round = Runde { $round }
page-phases = Die Phasen einer Runde
page-phase =
    { $phase ->
        [1] Waren und Planung
        [2] Einsetzen
        [3] Ziele
        [4] Erkunden
        [5] Neue Ziele
        [6] Aufräumen
        [7] Bezirke sichern
       *[other] Karten aufnehmen
    }
page-your-turn = Du bist dran
page-turn-of = Warten auf { $names }
page-end =
    { $end ->
        [last-round] Letzte Runde
       *[other] Noch eine Runde folgt
    }
page-choice = Was gefragt ist
page-choose-where =
    { $where ->
        [map] Wähle auf der Karte: Was leuchtet, lässt sich wählen.
        [market] Wähle eine Karte der Kartenauslage, oder passe.
        [goals] Wähle eine Aufgabe auf deiner Konsole, oder hör auf.
       *[hand] { $held ->
            [yes] Wähle jetzt einen Slot für die Karte.
           *[no] Wähle eine Handkarte, dann einen Slot.
        }
    }
page-all-choices = Alle { $n } Möglichkeiten mit Nummern (Taste #)
page-strength = Nötig: { $need }. Dein Suchtrupp: { $have }; jedes GPS-Gerät bringt { $gps } dazu.
page-costs = kostet { $cost }
page-then-chance = Dann entscheidet der Zufall.
page-then-secret = Dann siehst du etwas Verdecktes.
page-confirm = So machen
page-not-yet = Noch nicht
page-is-final = Danach kannst du das nicht mehr allein zurücknehmen.
page-game-over = Das Spiel ist aus.
page-wait = Von dir wird gerade nichts gefragt.
page-points-by-source = Siegpunkte nach Herkunft
page-score-cause =
    { $cause ->
        [tokens] Transportscheine
        [specialist] Spezialisten
        [goal] Aufgaben
        [bonus] Boni
        [completion] Fertige Pläne
        [power] Stromversorgung
        [scouting] Erkunden
        [feeding] Versorgung
        [district] Bezirke
        [check-mark] Häkchen-Aktionen
        [dollars] Geld
        [tiles] Erkundungsplättchen
       *[cards] Karten
    }
page-score-sum = Summe
page-legend = Symbole und Tasten
page-rooms = Teile des Tisches
page-room =
    { $room ->
        [board] Konsole
        [map] Karte
        [market] Auslage
        [others] Andere
        [log] Verlauf
        [chat] Chat
       *[reading] In Worten
    }
`,w=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),s=`# Startseite, Tische, Menschen.
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
page-home-no-open = Gerade wartet kein Tisch auf Mitspielende. Mach einen auf!
page-home-none-playing = Gerade läuft keine öffentliche Partie.
page-home-replay = Nachspielen
page-home-legend = Symbole
page-home-privacy = Datenschutz
page-home-programs = Für Programme
page-home-free = frei
page-home-state =
    { $state ->
        [turn] Du bist dran
        [free] { $free ->
            [one] 1 freier Platz
           *[other] { $free } freie Plätze
        }
        [full] Gleich geht es los
        [playing] Läuft
        [over] Beendet
       *[closed] Geschlossen
    }
page-home-join = Hinsetzen
page-home-join-what = Hinsetzen: { $what }
page-home-watch = Ansehen
page-home-watch-what = Ansehen: { $what }
page-home-bot =
    { $bot ->
        [greedy] Gieriger Bot
       *[random] Zufallsbot
    }
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
page-home-seat = Platz { $seat }
page-home-player =
    { $player ->
        [me] Ich
        [named] Ich ({ $name })
        [open] Frei, für alle mit dem Link
        [greedy] Gieriger Bot: nimmt, was am meisten bringt
       *[random] Zufallsbot: spielt irgendetwas
    }
page-home-hot-seat = Mehrere Plätze an diesem Gerät: Es geht von Hand zu Hand, und dazwischen verdeckt ein Vorhang, was geheim ist.
page-home-public = Unter den offenen Tischen zeigen
page-home-public-what = Alle dürfen sich setzen oder zusehen. Sonst nur, wer den Link hat.
page-home-more = Uhr, Zurücknehmen, Glück
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
page-home-undo = Zurücknehmen
page-home-undo-kind =
    { $policy ->
        [full] Bis jemand etwas erfahren hat
        [misclick] Den letzten Schritt, zehn Sekunden lang
       *[none] Nie
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
page-home-chapter-what =
    { $chapter ->
        [I] Alle Aufgaben eines Notfallplans. Blüten bei 60, 75 und 90 Siegpunkten.
        [II] Zwei Aufgaben eines Notfallplans. Blüten bei 35, 50 und 65 Siegpunkten.
        [III] Zwei Aufgaben eines Notfallplans und 4 Markiersteine um Central. Blüten bei 65, 85 und 105 Siegpunkten.
        [IV] Zwei Aufgaben eines Notfallplans und 4 Markiersteine auf roten Orten. Blüten bei 65, 80 und 95 Siegpunkten.
       *[V] Zwei Aufgaben eines Notfallplans und beide Strom­versorgungs­aufgaben. Blüten bei 105, 125 und 145 Siegpunkten.
    }
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

# Nachspielen.
page-home-replay-what = Öffne die Datei einer beendeten Partie und verfolge sie Schritt für Schritt. Nichts davon wird gespeichert.
page-home-replay-open = Spieldatei öffnen
page-home-replay-all = Alle Schritte
page-home-step = Schritt { $n } von { $all }
page-home-step-first = Zum ersten Schritt
page-home-step-back = Zurück
page-home-step-on = Weiter
page-home-step-last = Zum letzten Schritt
page-home-eyes = Mit den Augen von
page-home-eyes-nobody = jemandem, der zusieht

# Um eine Partie herum.
page-home-hand-to = Gib das Gerät an { $name } (Platz { $seat })
page-home-hand-what = Bis dahin ist nichts zu sehen.
page-home-i-am = Ich bin { $name } (Platz { $seat })
page-home-still = Noch { $name }: Tisch wieder zeigen
page-home-turn-of = { $name } ist dran (Platz { $seat }).
page-home-turn-to = Zu Platz { $seat }
page-home-back-to = Zurück zu Platz { $seat }, { $name }
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
`,z=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),l=`# Das Brett von Hong Kong.
page-hk-title = Hong Kong
page-hk-board = Die Stadt, fünf Reihen zu fünf Bauplätzen
page-hk-keys = Pfeiltasten bewegen über die Bauplätze. 1, 2 und 3 wählen Etagenstein, Extra-Etagenstein und Dachstein. Enter setzt, Escape lässt los. # führt zu den nummerierten Möglichkeiten.
page-hk-plot =
    { $plot }{ $centre ->
        [yes] , mittlerer Bauplatz
       *[no] { "" }
    }{ $kind ->
        [empty] , leer
        [roof] , Höhe { $height }, gehört { $owner }, mit Dach
       *[block] , Höhe { $height }, gehört { $owner }
    }{ $state ->
        [open] , offen
        [closed] , gesperrt
       *[none] { "" }
    }{ $last ->
        [yes] , zuletzt bebaut
       *[no] { "" }
    }
page-hk-control = { $one }: { $a }, { $other }: { $b }, leere Bauplätze: { $free }
page-hk-you = du
page-hk-away = abwesend, ein Bot spielt
page-hk-to-move = am Zug
page-hk-buildings = { $n } Gebäude
page-hk-supply = Übrige Steine
page-hk-left =
    { $piece ->
        [fast] Übrige Extra-Etagensteine: { $n }
        [roof] Übrige Dachsteine: { $n }
       *[standard] Übrige Etagensteine: { $n }
    }
page-hk-pieces = Der Stein, den du setzt
page-hk-piece =
    { $piece ->
        [fast] Extra-Etagenstein
        [roof] Dachstein
       *[standard] Etagenstein
    }
page-hk-your-turn = Du bist am Zug.
page-hk-waits = { $name } ist am Zug.
page-hk-armed = Gewählt: { $what }.
page-hk-open =
    { $piece ->
        [fast] { $n ->
            [one] Für einen Extra-Etagenstein ist ein Bauplatz offen; danach folgt ein weiterer Stein.
           *[other] Für einen Extra-Etagenstein sind { $n } Bauplätze offen; danach folgt ein weiterer Stein.
        }
        [roof] { $n ->
            [one] Für einen Dachstein ist ein Bauplatz offen.
           *[other] Für einen Dachstein sind { $n } Bauplätze offen.
        }
       *[standard] { $n ->
            [one] Für einen Etagenstein ist ein Bauplatz offen.
           *[other] Für einen Etagenstein sind { $n } Bauplätze offen.
        }
    }
page-hk-place = Hier setzen
page-hk-not-there = Doch nicht
page-hk-past = Eine frühere Stellung
page-hk-now = Zurück zu jetzt

# Was die Tische beider Spiele gemeinsam haben.
page-table-menu = Menü
page-table-your-turn-says = Du bist am Zug: { $prompt }
page-table-clock = { $name }, verbleibende Zeit: { $time }
page-table-take-backs = Zurücknehmen
page-table-undo = Zurücknehmen
page-table-redo = Wiederholen
page-table-ask-back = Um Rücknahme bitten
page-table-plea = { $name } möchte den letzten Schritt zurücknehmen. Alles, was seitdem geschah, würde rückgängig.
page-table-plea-waits = { $name } möchte den letzten Schritt zurücknehmen; die anderen werden gefragt.
page-table-agree = Einverstanden
page-table-refuse = Ablehnen
page-table-leaving = Möchte das Spiel abbrechen: { $names }. Es endet ohne Ergebnis, sobald alle zustimmen.
page-table-call-off-too = Auch abbrechen
page-table-motion = Bewegte Darstellung
page-table-resign = Aufgeben
page-table-resign-sure = Aufgeben? Die Gegenseite gewinnt.
page-table-resign-large-sure = Aufgeben? Ein Bot spielt für dich zu Ende.
page-table-call-off = Spiel abbrechen
page-table-call-off-sure = Spiel abbrechen? Es endet ohne Ergebnis, sobald alle zustimmen; Bots tun das immer.
page-table-no = Nein, weiterspielen
page-table-result = Ergebnis
page-table-called-off = Das Spiel wurde abgebrochen
page-table-you-win = Du gewinnst!
page-table-wins = { $name } gewinnt
page-table-shared = Niemand allein: { $names } teilen sich den ersten Platz
page-table-rematch = Noch ein Spiel
page-table-next-game = Zum nächsten Spiel
page-table-export = Spiel speichern
page-table-log = Verlauf
page-table-look = Das Brett von damals zeigen
page-table-chat = Chat
page-table-chat-empty = Noch hat niemand etwas gesagt.
page-table-phrases = Sätze, die alle in ihrer Sprache lesen
page-table-say-what = Etwas sagen
page-table-say = Sagen
page-table-unread = { $n } neu
page-table-choices = Möglichkeiten
page-table-number = Nummer
page-table-number-of = Nummer einer Möglichkeit, 1 bis { $most }
page-table-choose = Wählen
page-table-confirm = Bestätigen
page-table-again = { $choice }. Bestätige mit Enter.
page-table-no-number = Die Möglichkeiten haben die Nummern 1 bis { $most }.
page-table-choice-cost = { $choice } – kostet { $cost }
page-table-no-choices = Du wirst gerade nichts gefragt.
`,S=Object.freeze(Object.defineProperty({__proto__:null,default:l},Symbol.toStringTag,{value:"Module"})),h=`# The map of Blackout.
map-title = Stadtplan
map-keys = Die Pfeiltasten führen von Ort zu Ort, D wechselt zwischen Orten und Bezirken. N und P gehen zum nächsten und zum vorigen, das du wählen kannst, die Eingabetaste wählt. Plus und Minus ändern die Größe.
map-nearer = Plan größer zeigen
map-further = Plan kleiner zeigen
map-touches = Grenzt an { $districts }.
map-cubes-of = Markiersteine: { $names }.
map-no-cubes = Keine Markiersteine hier.
map-next = Neben deinen Markiersteinen: keine Transportscheine nötig.
map-away =
    { $n ->
        [one] { $n } Linie von deinem nächsten Markierstein: { $cost }.
       *[other] { $n } Linien von deinem nächsten Markierstein: { $cost }.
    }
map-share =
    { $who }: { $cubes } von { $all } Markiersteinen, { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
map-secured = Gesichert: Hier brennt wieder Licht.
map-searched = In dieser Runde schon erkundet.
map-looked = Plättchen angesehen: { $names }.
map-tile =
    { $state ->
        [seen] Plättchen { $place }, verdeckt, dir bekannt: { $tile }.
       *[up] Plättchen { $place }: { $tile }.
    }
map-tiles = Plättchen: { $tiles }.
map-who = { $name } ({ $letter })
map-tile-of = Erkundungsplättchen in { $district }
map-choose = Wählen: { $what }.
map-choose-for = Wählen: { $what }, für { $cost }.
map-armed = Noch einmal zum Bestätigen: { $what }.
map-reading = Der Plan in Worten
map-districts = Bezirke
map-locations = Orte und ihre Nachbarn
map-name-secured = { $name }, gesichert
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:h},Symbol.toStringTag,{value:"Module"})),d=`# Die Spielregeln und die Legende.
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
page-rulebook-loading = Die Regeln werden geholt …
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
`,v=Object.freeze(Object.defineProperty({__proto__:null,default:d},Symbol.toStringTag,{value:"Module"})),u=`# Was der Server sagt.
server-took-back = { $seat } nimmt zurück.
server-took-back-for-all = Der Tisch nimmt einvernehmlich zurück, was seither geschah.
server-resigned = { $seat } gibt auf.
server-taken-over = Ab jetzt spielt { $name } für { $seat }.
server-added-luck = { $seat } hat etwas zum Zufall beigetragen.
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
server-stale = Der Tisch ist weiter; sieh noch einmal hin, bevor du antwortest (offen ist Frage { $now }).
server-too-many-answers = Auf einmal lassen sich höchstens { $most } Antworten geben.
server-stopping = Der Server startet neu und ist gleich wieder da.
server-long-file = Die Spieldatei hat mehr als { $most } Schritte.
server-nothing-to-undo = Du kannst allein nichts zurücknehmen: Seitdem hat jemand etwas erfahren.
server-nothing-to-redo = Es gibt nichts zu wiederholen.
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
setting-listen = Adresse und Port, unter denen der Server erreichbar ist
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
setting-substitute = Bot, der für Abwesende spielt: greedy oder random
setting-metrics-public = Ob alle /metrics lesen dürfen, nicht nur dieser Rechner und vertraute Proxys
setting-log = Was protokolliert wird: error, warn, info, debug oder trace, auch nach Teilen wie „warn,server=debug“
setting-json-logs = Ob jede Zeile des Protokolls JSON ist
setting-echo = Ob /ws-echo zurückschickt, was kommt, für Messungen mit „harbour load“
setting-is-address = eine Adresse mit Port, etwa 127.0.0.1:8852 oder [::]:8852
setting-is-folder = ein Ordner
setting-is-url = http:// oder https:// und ein Rechnername, etwa https://spiele.example.org, ohne Pfad
setting-is-addresses = Adressen ohne Port oder Adressbereiche, durch Kommas getrennt, etwa 127.0.0.1,172.17.0.0/16
setting-is-count = eine ganze Zahl ab 1
setting-is-switch = true oder false
setting-is-bot = greedy oder random
setting-is-filter = eine Stufe wie warn, info oder debug
`,D=Object.freeze(Object.defineProperty({__proto__:null,default:u},Symbol.toStringTag,{value:"Module"})),c=`# Was auf Karten, Plänen und Plättchen steht, und was bei Blackout auf dem Tisch liegt.
printed-volunteer =
    { $color ->
        [red] roter
        [yellow] gelber
        [blue] blauer
       *[purple] lila
    } Helfer, beschafft { $cubes }
printed-leader = lila Spezialist: 1 Batterie, dann eine Häkchen-Aktion
printed-scout = lila Spezialist: 2 HK Dollar; 1 Benzin oder 1 Buch für 1 GPS-Gerät
printed-doctor = lila Spezialist: 1 Erste-Hilfe-Koffer holt eine Karte aus dem Krankenhaus und bringt deren Siegpunkte
printed-trader = lila Spezialist: { $gain } HK Dollar; 1 Werkzeug für { $for_tool } HK Dollar
printed-organiser = lila Spezialist: 5 HK Dollar; Hand zeigen für 1 HK Dollar je Ortungszeichen
printed-guide = lila Spezialist: 1 Lebensmittel für einen Markierstein auf einem beliebigen Ort
printed-navigator = lila Spezialist: 1 Benzin oder 1 Buch für 1 GPS-Gerät, beides für 2
printed-importer = lila Spezialist: { $price } HK Dollar für 3 { blackout-resource }
printed-engineer = lila Spezialist: 2 Siegpunkte; 1 Werkzeug für 2 weitere
printed-plan = Aufgabenkarte
printed-icons =
    { $n ->
        [one] 1 Ortungszeichen
       *[other] { $n } Ortungszeichen
    }
printed-worth =
    { $n ->
        [one] 1 Siegpunkt wert
       *[other] { $n } Siegpunkte wert
    }
printed-goods = { blackout-goods }
printed-resource = { blackout-resource }
printed-one-type = { $n } gleiche Waren
printed-points =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
printed-slot-cards =
    { $n } × { $color ->
        [red] Rot
        [yellow] Gelb
        [blue] Blau
       *[purple] Lila
    }
printed-slot-set = einen Slot mit { $cards }
printed-tiles =
    offene Erkundungsplättchen: { $one ->
        [points] Siegpunkte
        [dollars] HK Dollar
        [battery] Batterien
        [books] Bücher
        [tools] Werkzeug
        [medipacks] Erste-Hilfe-Koffer
       *[gasoline] Benzin
    } und { $other ->
        [points] Siegpunkte
        [dollars] HK Dollar
        [battery] Batterien
        [books] Bücher
        [tools] Werkzeug
        [medipacks] Erste-Hilfe-Koffer
       *[gasoline] Benzin
    }
printed-link = beide Notfalllager { $letter } verbunden
printed-cube-on =
    einen Markierstein auf { $color ->
        [red] einen roten
        [yellow] einen gelben
        [blue] einen blauen
       *[purple] einen lila
    } Ort
printed-cube-anywhere = einen Markierstein auf einen beliebigen Ort
printed-goal = braucht { $cost }; bringt { $effect }
printed-goal-done = Aufgabe { $number } erfüllt
printed-goal-number = Aufgabe { $number } { $goal }
printed-completion = der Abschluss bringt { $effect }
printed-bonus = alle Aufgaben zusammen bringen als Bonus { $effect }
printed-refresh-limit = Grenze fürs Aufnehmen: 6
printed-fourth-slot = Slot 4 öffnet sich
printed-line-gain = Aktion: { blackout-goods } erhalten
printed-line-exchange =
    Aktion: { $resource ->
        [food] 1 Lebensmittel
        [tools] 1 Werkzeug
        [gasoline] 1 Benzin
        [water] 1 Wasser
        [books] 1 Buch
       *[medipacks] 1 Erste-Hilfe-Koffer
    } für { $gain }
printed-line-battery = Aktion: 2 HK Dollar für 1 Batterie
printed-line-dollars = Aktion: 3 HK Dollar erhalten
printed-line-points =
    Aktion: { $resource ->
        [food] 1 Lebensmittel
        [tools] 1 Werkzeug
        [gasoline] 1 Benzin
        [water] 1 Wasser
        [books] 1 Buch
       *[medipacks] 1 Erste-Hilfe-Koffer
    } für 3 Siegpunkte
printed-line-icon = dauerhaft 1 Ortungszeichen
printed-line-stronger-gps = jedes GPS-Gerät zählt 1 mehr
printed-line-feed = Verpflegung: beim Aufräumen 2 Lebensmittel für 4 Siegpunkte
printed-line-purify = Wasseraufbereitung: beim Aufräumen 2 Wasser für 7 HK Dollar
printed-tile-reward =
    { $kind ->
        [points] { $n ->
            [one] 1 Siegpunkt
           *[other] { $n } Siegpunkte
        }
        [dollars] { $n } HK Dollar
        [battery] { $n ->
            [one] 1 Batterie
           *[other] { $n } Batterien
        }
        [books] { $n ->
            [one] 1 Buch
           *[other] { $n } Bücher
        }
        [tools] { $n } Werkzeug
        [medipacks] { $n } Erste-Hilfe-Koffer
       *[gasoline] { $n } Benzin
    }
printed-tile = „Stärke { $simple }: { $reward }; { $advanced }: { $better }“
printed-card = { $name }: { $details }
printed-emergency-plan = Notfallplan { $letter }, { $name }: { $details }
table-phase =
    { $phase ->
        [0] Aufbau.
        [1] Runde { $round }, Phase 1: Waren bestimmen, Karten planen.
        [2] Runde { $round }, Phase 2: Helfer und Spezialisten einsetzen.
        [3] Runde { $round }, Phase 3: Ziele.
        [4] Runde { $round }, Phase 4: Erkunden.
        [5] Runde { $round }, Phase 5: Neue Ziele.
        [6] Runde { $round }, Phase 6: Aufräumen.
        [7] Runde { $round }, Phase 7: Bezirke sichern.
       *[other] Runde { $round }, Phase 8: Karten aufnehmen.
    }
table-dice = Würfel: rot { $red }, gelb { $yellow }, blau { $blue }.
table-decks = Nachfüllstapel { $draw }, Reservestapel { $reserve }; im Vorrat: GPS-Geräte { $gps }, Transportscheine { $transport }.
table-triggered = Der Nachfüllstapel ist leer: Nach dieser Runde folgt noch eine.
table-last-round = Dies ist die letzte Runde.
table-row = Reihe { $number }, je { $price } HK Dollar:
table-row-empty = Reihe { $number } ist leer.
table-board =
    { $who }: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $dollars } HK Dollar, Transportscheine { $transport }, GPS-Geräte { $gps }, Markiersteine im Vorrat { $supply }.
table-stock = Hat { $goods }.
table-no-stock = Hat keine Waren.
table-hand =
    { $n ->
        [one] 1 Karte auf der Hand:
       *[other] { $n } Karten auf der Hand:
    }
table-held =
    Hält { $n }, { $planned ->
        [0] davon keine geplant
        [one] davon 1 geplant
       *[other] davon { $planned } geplant
    }: { $cards }.
table-hand-empty = Keine Karte auf der Hand.
table-slot = Slot { $number }: { $cards }
table-slot-empty = leer
table-slot-locked = Slot { $number }: gesperrt
table-planned = geplant: { $card }
table-face-down = eine verdeckte Karte
table-hospital = Krankenhaus: { $cards }
table-spot = Aufgabenplatz { $number }: { $what }
table-spot-empty = Aufgabenplatz { $number }: frei
table-power = Stromversorgung { $number }: { $goal }
table-power-done = Stromversorgung { $number }: erledigt
table-finished = Abgeschlossene Aufgabenkarten: { $cards }
table-unlocked = Häkchen-Aktionen: { $actions }
table-board-action =
    { $action ->
        [gps] 1 Buch für 1 GPS-Gerät
        [transport] 1 Benzin für 2 Transportscheine
        [dollars] 1 Werkzeug für 3 HK Dollar
        [battery] 1 Erste-Hilfe-Koffer für 1 Batterie
       *[points] 4 HK Dollar für 2 Siegpunkte
    }
table-tiles-up = Offene Erkundungsplättchen: { $tiles }
table-tiles-down = Verdeckte Erkundungsplättchen, { $n }: { $tiles }
table-cubes = Markiersteine auf dem Spielplan, { $n }: { $locations }
table-district = { $name }: { $ring }. Plättchen: { $tiles }
table-district-secured = { $name }, gesichert: { $ring }
table-colored =
    { $name } ({ $color ->
        [red] rot
        [yellow] gelb
        [blue] blau
       *[purple] lila
    })
table-centre =
    { $name } ({ $color ->
        [red] rot
        [yellow] gelb
        [blue] blau
       *[purple] lila
    }, Notfalllager { $letter })
table-with = { $what } [{ $seats }]
table-tiles-face-down =
    { $n ->
        [one] 1 verdeckt
       *[other] { $n } verdeckt
    }
table-no-tiles = keine
table-round-district = { $district } { $cubes } von { $all }
table-conditions = { $who }, Siegbedingungen des Kapitels: Aufgaben eines Plans { $goals } von { $goals_needed }, Bauhinien-Blüten { $orchids } von { $orchids_needed }.
table-condition-central = Markiersteine um Central: { $cubes } von 4.
table-condition-red = Markiersteine auf roten Orten: { $cubes } von 4.
table-condition-power = Stromversorgungsaufgaben: { $done } von 2.
table-chapter-won = Sieg im Kapitel: { $names }.
table-chapter-lost = Niemand gewinnt das Kapitel.
table-score-of =
    { $seat }: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } ({ $causes })
table-score-cause =
    { $cause ->
        [tokens] Transportscheine
        [specialist] Spezialisten
        [goal] Aufgaben
        [bonus] Boni
        [completion] abgeschlossene Pläne
        [power] Stromversorgung
        [scouting] Erkundung
        [feeding] Verpflegung
        [district] Bezirke
        [check-mark] Häkchen-Aktionen
        [dollars] Geld
        [tiles] Erkundungsplättchen
       *[cards] Karten
    } { $points }

# Blackout im Terminal spielen.
blackout-play-seats = Am Tisch: { $names }.
blackout-play-not-that-many = { $option } nennt jemanden, aber es gibt nur { $seats } Plätze. Lass --seats weg oder erhöhe es.
blackout-play-question = { $who }: { $question }
blackout-play-which-slot = In welchen Slot kommt { $card }?
blackout-play-back = eine andere Karte
blackout-play-detail = { $choice }: { $detail }
blackout-play-cost = { $choice } – kostet { $cost }
blackout-play-cube-to =
    { $color ->
        [red] Der Markierstein kommt auf einen roten Ort.
        [yellow] Der Markierstein kommt auf einen gelben Ort.
        [blue] Der Markierstein kommt auf einen blauen Ort.
        [purple] Der Markierstein kommt auf einen lila Ort.
       *[any] Der Markierstein kommt auf einen Ort beliebiger Farbe.
    }
blackout-play-marker-to = { $district } ist gesichert; ein Marker wandert dorthin und schaltet seine Aktion frei.
blackout-play-team-needs =
    { $challenge ->
        [simple] Die einfache Suche
        [advanced] Die schwierige Suche
       *[probe] Die Trainings-Suche
    } braucht { $need }; du hast { $strength }, GPS-Geräte { $gps }, jedes zählt { $per_gps }.
blackout-play-impossible = { $choice } – jetzt nicht: { $why }
blackout-play-all-possible = Alles, was zur Frage passt, steht zur Wahl.
blackout-play-why-what = Tippe „warum“ allein für alles, was jetzt nicht geht, oder „warum“ mit einem Wort daraus, etwa einem Namen.
blackout-play-nothing-meant = „{ $text }“ ist weder eine Wahl noch ein Befehl. Tippe eine Nummer, ein Wort aus einer Wahl oder „hilfe“.
blackout-play-several-meant = „{ $text }“ passt auf mehrere:
blackout-play-really-undo =
    { $steps ->
        [one] Seitdem hat jemand etwas erfahren. Sind alle am Tisch einverstanden, 1 Schritt zurückzunehmen, tippe noch einmal „zurück“.
       *[other] Seitdem hat jemand etwas erfahren. Sind alle am Tisch einverstanden, { $steps } Schritte zurückzunehmen, tippe noch einmal „zurück“.
    }
blackout-play-really-undo-alone =
    { $steps ->
        [one] Seitdem hat der Zufall entschieden, oder Verdecktes hat sich gezeigt. Willst du trotzdem 1 Schritt zurücknehmen, tippe noch einmal „zurück“.
       *[other] Seitdem hat der Zufall entschieden, oder Verdecktes hat sich gezeigt. Willst du trotzdem { $steps } Schritte zurücknehmen, tippe noch einmal „zurück“.
    }
blackout-play-undone = Zurückgenommen.
blackout-play-bot-takes-over = { $seat } gibt auf; ein Bot spielt weiter.
blackout-play-curtain = { $seat }, du bist dran. Wenn nur du den Bildschirm siehst, drücke Enter.
blackout-play-hint = Tippe eine Nummer oder ein Wort aus der Wahl. „tisch“ zeigt alles, „warum“, was nicht geht, „hilfe“ alle Befehle.
blackout-play-commands =
    Antworten:
      die Nummer einer Wahl oder ein Wort daraus, etwa ein Name
      Enter: die Frage noch einmal
    Befehle:
      tisch: alles, was auf dem Tisch liegt
      karte NAME: alles, was auf einer Karte steht
      plan: alle Bezirke, Orte und Plättchen
      auslage: die Karten, die zu kaufen sind
      konsole, konsole B: deine Konsole oder eine andere
      züge: die Wahl noch einmal
      warum, warum NAME: was jetzt nicht geht, und warum
      regeln, regeln B4: die Regeln oder einige davon
      zurück: deine letzte Antwort zurücknehmen
      speichern DATEI: eine Kopie der Partie
      ende: aufhören; die Partie bleibt erhalten
      aufgeben: die Partie aufgeben
blackout-play-no-such-card = Keine Karte hat „{ $text }“ im Namen.
blackout-play-won = { $name } gewinnt.
blackout-play-shared = { $names } teilen sich den Sieg.
play-word-display = auslage
play-word-map = plan stadtplan
play-word-player = konsole
play-word-card = karte
campaign-bad = { $file } ist keine Kampagne oder wurde von Hand geändert. Nenne mit --campaign eine andere Datei oder beginne neu mit --campaign NEUE-DATEI.
campaign-go-on = So geht die Kampagne weiter:
campaign-chapter =
    Kampagne: Kapitel { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }{ $losses ->
        [0] .
        [one] ; bisher einmal verloren.
       *[other] ; bisher { $losses }-mal verloren.
    }
campaign-orchids =
    { $seat } hat insgesamt { $orchids ->
        [one] 1 Bauhinien-Blüte
       *[other] { $orchids } Bauhinien-Blüten
    }.
campaign-verdict =
    { $verdict ->
        [nothing] { $seat } hat fünf Kapitel hinter sich, und die Stadt ist noch dunkel.
        [made-it] { $seat } hat es geschafft: Die Lichter gehen wieder an.
        [good] Eine gute Kampagne, { $seat }: Der größte Teil der Stadt leuchtet.
        [very-good] Eine sehr gute Kampagne, { $seat }: Kaum ein Fenster ist noch dunkel.
       *[perfect] Eine perfekte Kampagne, { $seat }: Hongkong leuchtet wie nie zuvor.
    }
table-slot-replaced = Slot { $number }: { $cards } – ersetzt { $card }
table-neighbours = { $place }: benachbart mit { $others }
table-rondel = Rondell, jeder Schritt 1 Transportschein: Lebensmittel, Werkzeug, Benzin, Wasser, Bücher, Erste-Hilfe-Koffer, dann wieder Lebensmittel.
table-in-hand =
    { $n ->
        [one] 1 Karte auf der Hand: { $cards }.
       *[other] { $n } Karten auf der Hand: { $cards }.
    }
table-secured = Gesicherte Bezirke: { $districts }.
table-round-secured = { $district } gesichert
table-touches = { $place } – { $districts }
table-orchids = Eine Bauhinien-Blüte ab { $one } Siegpunkten, zwei ab { $two }, drei ab { $three }.
table-chapter-lost-alone = Das Kapitel ist verloren.
printed-and = { $one }; { $other }
blackout-play-search-hand = Ortungszeichen auf der Hand { $icons }, weitere Stärke { $other }, GPS-Geräte { $gps }, jedes zählt { $per_gps }.
blackout-play-restoring-power = Stromversorgung
blackout-play-card-what = Welche Karte? Zum Beispiel: karte Ärztin
blackout-play-nobody-sits = Auf Platz { $seat } sitzt niemand.
blackout-play-no-such-player = „{ $text }“ sitzt nicht am Tisch.
blackout-play-really-leave-to-bot = Ein Bot spielt deinen Platz zu Ende. Willst du das wirklich, tippe noch einmal „aufgeben“.
`,B=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"})),g=`# Schachteln: was an einer nicht stimmt.

box-no-file = { $file } fehlt im Ordner.
box-unreadable = { $file } lässt sich nicht lesen: { $why }
box-exists = { $file } gibt es dort schon und wird nicht überschrieben. Nimm einen anderen Ordner.
box-not-written = { $file } lässt sich nicht schreiben: { $why }
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
`,K=Object.freeze(Object.defineProperty({__proto__:null,default:g},Symbol.toStringTag,{value:"Module"}));export{f as a,p as b,$ as c,w as d,z as e,S as f,b as g,m as h,y as i,v as j,K as k,k as p,D as s,B as t};
