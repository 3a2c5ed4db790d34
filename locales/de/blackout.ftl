# Alexander Pfisters Blackout: Hong Kong.
blackout-good =
    { $good ->
        [food] Lebensmittel
        [tools] Werkzeug
        [gasoline] Benzin
        [water] Wasser
        [books] Bücher
        [medipacks] Erste-Hilfe-Koffer
        [battery] Batterie
        [dollars] HK Dollar
        [gps] GPS-Gerät
       *[transport] Transportschein
    }
blackout-resource =
    { $resource ->
        [food] Lebensmittel
        [tools] Werkzeug
        [gasoline] Benzin
        [water] Wasser
        [books] Bücher
       *[medipacks] Erste-Hilfe-Koffer
    }
blackout-starts = { $seat } ist Startspielerin.
blackout-volunteer = { $seat } erhält den Starthelfer { $card }.
blackout-emergency = { $seat } erhält den Notfallplan { $plan ->
        [0] A
        [1] B
        [2] C
       *[other] D
    }.
blackout-round = Runde { $round }; { $seat } ist Startspielerin.
blackout-rolled =
    Der { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Würfel zeigt { blackout-resource }.
blackout-planned = { $seat } plant { $card } in Slot { $slot }.
blackout-unplanned = { $seat } leert Slot { $slot }.
blackout-ready = { $seat } ist bereit.
blackout-not-ready = { $seat } ist doch noch nicht bereit.
blackout-turned-up = { $seat } deckt { $card } in Slot { $slot } auf.
blackout-declined = { $seat } nutzt { $card } nicht.
blackout-gained = { $seat } erhält { blackout-goods }.
blackout-lost = { $seat } hat keinen Platz für { blackout-goods }.
blackout-paid = { $seat } zahlt { blackout-goods }.
blackout-scored =
    { $seat }: { $points ->
        [one] 1 Siegpunkt
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
blackout-completed = { $seat } erfüllt Aufgabe { $goal } auf Platz { $spot }.
blackout-to-hand = { $card } kommt auf die Hand von { $seat }.
blackout-finished = { $seat } schließt den Plan auf Platz { $spot } ab.
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
blackout-bought = { $seat } kauft { $card } für { $price } HK Dollar.
blackout-passed = { $seat } passt.
blackout-revealed = { $card } kommt in Reihe { $row }.
blackout-end-triggered = Der Nachfüllstapel ist leer: Nach dieser Runde folgt noch eine.
blackout-removed = { $card } verlässt die Auslage.
blackout-discarded = { $seat } gibt { $card } auf.
blackout-secured = { $district } ist gesichert.
blackout-marked = { $seat } setzt den Marker der Häkchen-Aktion { $action } nach { $district }.
blackout-refreshed = { $seat } nimmt { $n } Karten aus Slot { $slot } auf die Hand.
blackout-checked = { $seat } nutzt die Häkchen-Aktion { $action }.
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
blackout-do-procure = { $n } × { blackout-resource }
blackout-do-act = { $card } nutzen
blackout-do-pay = 1 { blackout-good } zahlen
blackout-do-pay-both = Benzin und Buch zahlen, davon { $batteries } mit Batterie
blackout-do-pay-dollars = { $price } HK Dollar für 3 × { blackout-resource } zahlen
blackout-do-heal = { $card } zurück auf die Hand, für 1 { blackout-good }
blackout-do-complete-card = { $card }, Aufgabe { $goal }
blackout-do-complete-plan = Notfallplan { $plan }, Aufgabe { $goal }
blackout-do-complete-power = Stromversorgung, Aufgabe { $goal }
blackout-do-batteries = { $n } × { blackout-resource } und { $batteries } × Batterie
blackout-do-pay-type = mit { blackout-resource } zahlen, davon { $batteries } mit Batterie
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
blackout-do-feed = { $pairs } Paare für je 4 Siegpunkte, der Rest für je 2 HK Dollar
blackout-do-water = Paare für GPS: { $pairs }; Paare für 7 HK Dollar: { $purified }; der Rest für je 1 HK Dollar
blackout-do-discard = { $card } aufgeben
blackout-do-mark =
    freischalten: { $action ->
        [gps] 1 Buch für 1 GPS-Gerät
        [transport] 1 Benzin für 2 Transportscheine
        [dollars] 1 Werkzeug für 3 HK Dollar
        [battery] 1 Erste-Hilfe-Koffer für 1 Batterie
       *[points] 4 HK Dollar für 2 Siegpunkte
    }
blackout-do-check =
    { $action ->
        [gps] 1 Buch für 1 GPS-Gerät
        [transport] 1 Benzin für 2 Transportscheine
        [dollars] 1 Werkzeug für 3 HK Dollar
        [battery] 1 Erste-Hilfe-Koffer für 1 Batterie
       *[points] 4 HK Dollar für 2 Siegpunkte
    }
blackout-do-refresh = die { $n } Karten aus Slot { $slot } aufnehmen
blackout-do-check-plan = die Aktion von { $card }
blackout-do-buy-battery = eine Batterie kaufen
blackout-cost-dollars = { $n } HK Dollar
blackout-cost-tokens = Transportscheine { $tokens }, Siegpunkte { $points }
blackout-cost-battery = 1 Batterie
blackout-why-not-asked =
    { $decision ->
        [none] Du bist gerade nicht gefragt.
       *[other] Danach bist du gerade nicht gefragt.
    }
blackout-why-not-here =
    { $decision ->
        [plan] Beim Planen kannst du nur planen, einen Slot leeren oder dich bereit melden.
       *[other] Das wird hier nicht angeboten: Es ist nicht bezahlbar, brächte nichts oder ist nicht gefragt.
    }
blackout-why-is-ready = Du bist bereit. Nimm das zuerst zurück.
blackout-why-locked = Slot { $slot } ist gesperrt.
blackout-why-not-in-hand = Diese Karte ist nicht auf deiner Hand.
blackout-why-dollars = Kostet { $need } HK Dollar, du hast { $have }.
blackout-why-goods = Es fehlen Waren: { $missing }; Batterien hast du: { $batteries }.
blackout-why-requirement = Die Voraussetzung ist nicht erfüllt.
blackout-why-completed = Diese Aufgabe ist erfüllt.
blackout-why-no-goal = Dort gibt es keine Aufgabe.
blackout-why-no-spot = Alle drei Aufgabenplätze sind belegt.
blackout-why-no-cube = Du hast keinen Markierstein mehr im Vorrat.
blackout-why-own-cube = Dort liegt schon ein eigener Markierstein.
blackout-text-setup = „{ $text }“ ist kein Spielaufbau. Schreibe „seats 2“ bis „seats 4“ oder „seats 1 chapter 1“ bis „seats 4 chapter 5“.
blackout-text-action = „{ $text }“ ist keine Aktion.
blackout-text-outcome = „{ $text }“ ist kein Ergebnis.
blackout-occupied = { $seat } legt einen Markierstein auf { $district }.
blackout-why-bound = Deine erste Aufgabe hat dich an den anderen Plan gebunden.
blackout-why-no-battery = Beim Planen, am Anfang und mitten in einer Zahlung werden keine Batterien gekauft.
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
        [dollars] { $n } HK Dollar
        [gps] { $n ->
            [one] 1 GPS-Gerät
           *[other] { $n } GPS-Geräte
        }
       *[transport] { $n ->
            [one] 1 Transportschein
           *[other] { $n } Transportscheine
        }
    }
