# Alexander Pfisters Blackout: Hong Kong.
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
    .you = Du beginnst die erste Runde.
blackout-volunteer = { $seat } erhält den Starthelfer { $card }.
    .you = Du erhältst den Starthelfer { $card }.
blackout-emergency = { $seat } erhält den Notfallplan { $plan }.
    .you = Du erhältst den Notfallplan { $plan }.
blackout-round = Runde { $round }; { $seat } beginnt.
    .you = Runde { $round }; du beginnst.
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
    .you = Du planst { $card } in Slot { $slot }.
blackout-unplanned = { $seat } leert Slot { $slot }.
    .you = Du leerst Slot { $slot }.
blackout-ready = { $seat } ist bereit.
    .you = Du bist bereit.
blackout-not-ready = { $seat } ist doch noch nicht bereit.
    .you = Du bist doch noch nicht bereit.
blackout-turned-up = { $seat } deckt { $card } in Slot { $slot } auf.
    .you = Du deckst { $card } in Slot { $slot } auf.
blackout-declined = { $seat } nutzt { $card } nicht.
    .you = Du nutzt { $card } nicht.
blackout-gained = { $seat } erhält { blackout-goods }.
    .you = Du erhältst { blackout-goods }.
blackout-lost =
    { $good ->
        [gps] { $seat } sollte { blackout-goods } erhalten, doch der allgemeine Vorrat ist leer.
        [transport] { $seat } sollte { blackout-goods } erhalten, doch der allgemeine Vorrat ist leer.
       *[other] { $seat } hat keinen Markierstein mehr für { blackout-goods }.
    }
    .you =
        { $good ->
            [gps] Du solltest { blackout-goods } erhalten, doch der allgemeine Vorrat ist leer.
            [transport] Du solltest { blackout-goods } erhalten, doch der allgemeine Vorrat ist leer.
           *[other] Du hast keinen Markierstein mehr für { blackout-goods }.
        }
blackout-no-cube =
    { $purpose ->
        [map] { $seat } hat keinen Markierstein mehr für den Spielplan.
       *[goal] { $seat } hat keinen Markierstein mehr für die Aufgabe; erfüllt ist sie trotzdem.
    }
    .you =
        { $purpose ->
            [map] Du hast keinen Markierstein mehr für den Spielplan.
           *[goal] Du hast keinen Markierstein mehr für die Aufgabe; erfüllt ist sie trotzdem.
        }
blackout-paid = { $seat } zahlt { blackout-goods }.
    .you = Du zahlst { blackout-goods }.
blackout-scored = { $seat }: { blackout-score }.
    .you = Du erhältst { blackout-score }.
blackout-score =
    { $points ->
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
    })
blackout-healed = { $card } verlässt das Krankenhaus von { $seat }.
    .you = { $card } verlässt dein Krankenhaus.
blackout-hand-shown = { $seat } zeigt die Hand: Ortungszeichen { $icons }.
    .you = Du zeigst deine Hand: Ortungszeichen { $icons }.
blackout-placed = { $seat } setzt einen Markierstein auf { $location }.
    .you = Du setzt einen Markierstein auf { $location }.
blackout-to-hand = { $card } kommt auf die Hand von { $seat }.
    .you = { $card } kommt auf deine Hand.
blackout-looked = { $seat } sieht sich die Plättchen von { $district } an.
    .you = Du siehst dir die Plättchen von { $district } an.
blackout-saw = { $seat } sieht das Plättchen { $tile } auf Platz { $place } von { $district }.
    .you = Du siehst das Plättchen { $tile } auf Platz { $place } von { $district }.
blackout-returned = Das Plättchen { $tile } kommt offen zurück auf Platz { $place } von { $district }.
blackout-collecting =
    { $seat } will das Plättchen { $tile } in { $district } mit { $challenge ->
        [simple] der einfachen Suche
        [advanced] der schwierigen Suche
       *[probe] der Trainings-Suche
    }.
    .you =
        Du willst das Plättchen { $tile } in { $district } mit { $challenge ->
            [simple] der einfachen Suche
            [advanced] der schwierigen Suche
           *[probe] der Trainings-Suche
        }.
blackout-joined = { $card } schließt sich dem Suchtrupp von { $seat } an.
    .you = { $card } schließt sich deinem Suchtrupp an.
blackout-collected =
    { $seat } nimmt das Plättchen { $tile }, { $face ->
        [up] offen
       *[down] verdeckt
    }.
    .you =
        Du nimmst das Plättchen { $tile }, { $face ->
            [up] offen
           *[down] verdeckt
        }.
blackout-injured = { $card } von { $seat } kommt ins Krankenhaus.
    .you = { $card } kommt in dein Krankenhaus.
blackout-bought = { $seat } kauft { $card } aus Reihe { $row } für { $price } HK Dollar und legt die Karte auf Aufgabenplatz { $spot }.
    .you = Du kaufst { $card } aus Reihe { $row } für { $price } HK Dollar und legst die Karte auf Aufgabenplatz { $spot }.
blackout-passed = { $seat } passt.
    .you = Du passt.
blackout-revealed = { $card } kommt in Reihe { $row }.
blackout-end-triggered = Der Nachfüllstapel ist leer: Nach dieser Runde folgt noch eine.
blackout-removed = { $card } verlässt Reihe { $row }.
blackout-discarded = { $seat } gibt das Ziel { $card } auf (Aufgabenplatz { $spot }).
    .you = Du gibst das Ziel { $card } auf (Aufgabenplatz { $spot }).
blackout-secured = { $district } ist gesichert.
blackout-marked =
    { $seat } setzt einen Marker auf { $district } und schaltet die Häkchen-Aktion „{ $action ->
        [gps] 1 Buch für 1 GPS-Gerät
        [transport] 1 Benzin für 2 Transportscheine
        [dollars] 1 Werkzeug für 3 HK Dollar
        [battery] 1 Erste-Hilfe-Koffer für 1 Batterie
       *[points] 4 HK Dollar für 2 Siegpunkte
    }“ frei.
    .you = Du setzt einen Marker auf { $district } und schaltest die Häkchen-Aktion „{ blackout-do-check }“ frei.
blackout-refreshed =
    { $n ->
        [one] { $seat } nimmt 1 Karte aus Slot { $slot } auf die Hand.
       *[other] { $seat } nimmt { $n } Karten aus Slot { $slot } auf die Hand.
    }
    .you =
        { $n ->
            [one] Du nimmst 1 Karte aus Slot { $slot } auf die Hand.
           *[other] Du nimmst { $n } Karten aus Slot { $slot } auf die Hand.
        }
blackout-checked =
    { $seat } nutzt die Häkchen-Aktion „{ $action ->
        [gps] 1 Buch für 1 GPS-Gerät
        [transport] 1 Benzin für 2 Transportscheine
        [dollars] 1 Werkzeug für 3 HK Dollar
        [battery] 1 Erste-Hilfe-Koffer für 1 Batterie
       *[points] 4 HK Dollar für 2 Siegpunkte
    }“.
    .you = Du nutzt die Häkchen-Aktion „{ blackout-do-check }“.
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
blackout-do-check-emergency = die Aktion von Notfallplan { $plan }
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
blackout-caution-nothing-planned = Du hast nichts geplant. In dieser Runde wird keine deiner Karten eingesetzt.
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
blackout-why-no-emergency-action = Der Notfallplan { $plan } hat keine Häkchen-Aktion.
blackout-why-action-locked = Diese Häkchen-Aktion ist gesperrt, denn ihr Marker liegt noch auf deiner Konsole: { blackout-do-check }.
blackout-why-action-used = Die Häkchen-Aktion { $action } hast du schon genutzt.
blackout-why-check-price = Diese Häkchen-Aktion kostet { $need } HK Dollar, du hast { $have }.
blackout-why-nothing-to-pay = Diese Häkchen-Aktion kostet keine Ware, also kann keine Batterie sie bezahlen.
blackout-text-setup = „{ $text }“ ist kein Spielaufbau. Schreibe „seats 2“ bis „seats 4“ oder „seats 1 chapter 1“ bis „seats 4 chapter 5“.
blackout-text-action = „{ $text }“ ist keine Aktion.
blackout-text-outcome = „{ $text }“ ist kein Ergebnis.
blackout-occupied = { $seat } legt einen Markierstein auf { $district }.
    .you = Du legst einen Markierstein auf { $district }.
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
    .you = Du erfüllst Aufgabe { $goal } von { $card } auf Aufgabenplatz { $spot }.
blackout-completed-plan = { $seat } erfüllt Aufgabe { $goal } des Notfallplans { $plan }.
    .you = Du erfüllst Aufgabe { $goal } des Notfallplans { $plan }.
blackout-restored-power = { $seat } stellt die Stromversorgung wieder her, Aufgabe { $goal }.
    .you = Du stellst die Stromversorgung wieder her, Aufgabe { $goal }.
blackout-finished-card = { $seat } schließt { $card } auf Aufgabenplatz { $spot } ab.
    .you = Du schließt { $card } auf Aufgabenplatz { $spot } ab.
blackout-finished-plan = { $seat } schließt den Notfallplan { $plan } ab.
    .you = Du schließt den Notfallplan { $plan } ab.
blackout-checked-plan = { $seat } nutzt die Häkchen-Aktion von { $card }.
    .you = Du nutzt die Häkchen-Aktion von { $card }.
blackout-checked-emergency = { $seat } nutzt die Häkchen-Aktion von Notfallplan { $plan }.
    .you = Du nutzt die Häkchen-Aktion von Notfallplan { $plan }.
