# Rat der Bots: wozu ein Zug gut ist, worum es geht, was er bewirkt.

advice-hongkong-aim-win = Die Partie lässt sich zwingend gewinnen.
advice-hongkong-aim-take = Nimm dem Gegner ein Gebäude ab.
advice-hongkong-aim-guard = Sichere, was dir gehört.
advice-hongkong-aim-threaten = Bedrohe, was dem Gegner gehört.
advice-hongkong-aim-found = Baue, wo noch niemand gebaut hat.
advice-hongkong-aim-rise = Wachse über deine Nachbarn hinaus.
advice-hongkong-about-plot = Schau dir { $plot } an.
advice-hongkong-forces =
    { $within ->
        [one] Gewinnt sofort.
       *[other] Gewinnt zwingend, spätestens nach { $within } Steinen von euch beiden.
    }
advice-hongkong-ends = Beendet die Partie, solange du vorn liegst.
advice-hongkong-takes = Erobert { $plot } von { $seat }.
advice-hongkong-guards =
    { $n ->
        [one] { $plots } kann dir im nächsten Zug nicht mehr abgenommen werden.
       *[other] { $plots } können dir im nächsten Zug nicht mehr abgenommen werden.
    }
advice-hongkong-seals = Schließt { $plot } ab: Dort baut niemand mehr.
advice-hongkong-threatens =
    { $n ->
        [one] Droht, dem Gegner { $plots } abzunehmen.
       *[other] Droht, dem Gegner { $plots } abzunehmen.
    }
advice-hongkong-centre = Gibt dir den mittleren Bauplatz, der bei gleich vielen Gebäuden entscheidet.
advice-hongkong-founds = Ein Gebäude mehr, auf { $plot }: Damit steht es { $more } zu { $fewer }.
advice-hongkong-raises = Bringt { $plot } auf Höhe { $height }: schwerer abzunehmen, und die Nachbarn kommen in Reichweite.

advice-blackout-aim-secure = Ein Bezirk lässt sich sichern.
advice-blackout-aim-goal = Es geht um eine Aufgabe.
advice-blackout-aim-power = Denk an die Stromversorgung.
advice-blackout-aim-scout = Denk an die Erkundungsplättchen.
advice-blackout-aim-goods = Du brauchst Waren.
advice-blackout-aim-money = Du brauchst Geld.
advice-blackout-aim-tokens = Du brauchst Transportscheine oder GPS-Geräte.
advice-blackout-aim-points = Hier gibt es Siegpunkte.
advice-blackout-aim-cards = Es geht um die Karten auf der Hand und in den Slots.
advice-blackout-aim-hospital = Denk an das Krankenhaus.
advice-blackout-aim-engine = Denk an deine Häkchen-Aktionen.
advice-blackout-aim-map = Es geht um deine Markiersteine auf dem Stadtplan.
advice-blackout-aim-chapter = Denk daran, was das Kapitel verlangt.
advice-blackout-aim-others = Achte darauf, was die anderen wollen.
advice-blackout-aim-save = Behalte, was du hast: Gib hier nichts aus.
advice-blackout-aim-thrift = Hier lässt sich etwas sparen.
advice-blackout-aim-gather = Plane so, dass du bekommst, was eine deiner Aufgaben verlangt.
advice-blackout-aim-start = Starte dort, wo mehrere Bezirke zusammentreffen und deine Aufgaben Markiersteine verlangen.
advice-blackout-aim-start-link = Eine deiner Aufgaben verlangt verbundene Notfalllager: Starte auf dem Weg zwischen ihnen.
advice-blackout-aim-nothing = Hier sticht kein einzelner Grund hervor.
advice-blackout-about-card = Schau dir { $card } an.
advice-blackout-about-plan = Schau dir den Notfallplan { $plan } an.
advice-blackout-about-power = Schau dir die Stromversorgung an, Aufgabe { $goal }.
advice-blackout-about-district = Schau dir { $district } an und die Orte ringsum.
advice-blackout-about-location = Schau dir { $location } an.
advice-blackout-about-tile = Schau dir das Plättchen { $tile } an.
advice-blackout-about-slot = Schau dir Slot { $slot } an.
advice-blackout-about-good =
    { $good ->
        [food] Denk an Lebensmittel.
        [tools] Denk an Werkzeug.
        [gasoline] Denk an Benzin.
        [water] Denk an Wasser.
        [books] Denk an Bücher.
        [medipacks] Denk an Erste-Hilfe-Koffer.
        [battery] Denk an eine Batterie.
        [dollars] Denk an Geld.
        [gps] Denk an GPS-Geräte.
       *[transport] Denk an Transportscheine.
    }
advice-blackout-about-action = Schau dir die Häkchen-Aktion „{ blackout-do-check }“ an.
advice-blackout-secures =
    { $odds ->
        [sure] Sichert { $district } für { advice-points }.
       *[likely] Sichert wahrscheinlich { $district } für { advice-points }.
    }
advice-blackout-approaches =
    { $left ->
        [one] Danach fehlt dir rund um { $district } noch 1 Ort.
       *[other] Danach fehlen dir rund um { $district } noch { $left } Orte.
    }
advice-blackout-completes =
    { $odds ->
        [sure] Erfüllt diese Runde Aufgabe { $goal } von { $card }.
       *[likely] Erfüllt diese Runde wahrscheinlich Aufgabe { $goal } von { $card }.
    }
advice-blackout-completes-plan =
    { $odds ->
        [sure] Erfüllt diese Runde Aufgabe { $goal } des Notfallplans { $plan }.
       *[likely] Erfüllt diese Runde wahrscheinlich Aufgabe { $goal } des Notfallplans { $plan }.
    }
advice-blackout-wins =
    { $odds ->
        [sure] Bringt dir diese Runde { $card } auf die Hand.
       *[likely] Bringt dir diese Runde wahrscheinlich { $card } auf die Hand.
    }
advice-blackout-finishes =
    { $odds ->
        [sure] Schließt diese Runde { $card } ab.
       *[likely] Schließt diese Runde wahrscheinlich { $card } ab.
    }
advice-blackout-finishes-plan =
    { $odds ->
        [sure] Schließt diese Runde den Notfallplan { $plan } ab.
       *[likely] Schließt diese Runde wahrscheinlich den Notfallplan { $plan } ab.
    }
advice-blackout-raises-limit =
    { $odds ->
        [sure] Stellt die Stromversorgung her: Von nun an darfst du mit bis zu 6 Handkarten aufnehmen.
       *[likely] Stellt wahrscheinlich die Stromversorgung her: Dann darfst du mit bis zu 6 Handkarten aufnehmen.
    }
advice-blackout-opens-slot =
    { $odds ->
        [sure] Stellt die Stromversorgung her und öffnet Slot 4 für die nächste Runde.
       *[likely] Stellt wahrscheinlich die Stromversorgung her und öffnet Slot 4 für die nächste Runde.
    }
advice-blackout-collects =
    { $odds ->
        [sure] Bringt dir das Plättchen { $tile }.
       *[likely] Bringt dir wahrscheinlich das Plättchen { $tile }.
    }
advice-blackout-heals = Holt { $card } aus dem Krankenhaus zurück.
advice-blackout-brings = Bringt diese Runde { blackout-goods }.
advice-blackout-card-brings = { $card } bringt { blackout-goods }.
advice-blackout-card-heals = { $card } holt { $healed } aus dem Krankenhaus zurück.
advice-blackout-card-places = { $card } setzt einen Markierstein auf den Stadtplan.
advice-blackout-scores =
    { $cause ->
        [specialist] Bringt { advice-points } durch einen Spezialisten.
        [scouting] Bringt { advice-points } durch Erkunden.
        [feeding] Bringt { advice-points } durch Verpflegung.
        [check-mark] Bringt { advice-points } durch eine Häkchen-Aktion.
        [dollars] Bringt { advice-points } für Geld.
        [tiles] Bringt { advice-points } für Erkundungsplättchen.
       *[other] Bringt { advice-points }.
    }
advice-points =
    { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
advice-blackout-saves = Spart { blackout-goods }.
advice-blackout-spares = Bewahrt { $card } vor dem Krankenhaus.
advice-blackout-places =
    { $n ->
        [one] Bringt diese Runde einen Markierstein auf den Stadtplan.
       *[other] Bringt diese Runde { $n } Markiersteine auf den Stadtplan.
    }
advice-blackout-unlocks = Schaltet die Häkchen-Aktion „{ blackout-do-check }“ frei.
advice-blackout-refreshes =
    { $n ->
        [one] Bringt eine Karte auf die Hand zurück.
       *[other] Bringt { $n } Karten auf die Hand zurück.
    }
advice-blackout-forestalls = Sonst würde { $seat } wahrscheinlich { $card } kaufen.
advice-blackout-hinders = Kostet { $seat } diese Runde etwa { advice-points }.
advice-blackout-carries =
    { $cubes ->
        [one] { $card } beschafft bei jedem Einsatz 1 Ware.
       *[other] { $card } beschafft bei jedem Einsatz { $cubes } Waren.
    }
advice-blackout-worth = { $card } bringt am Ende { advice-points }.
advice-blackout-link-of =
    { $part ->
        [end] Der Ort ist ein Notfalllager { $letter }. Aufgabe { $goal } von { $card } verlangt, beide zu verbinden; das braucht { $cubes } Markiersteine.
       *[way] Der Ort liegt zwischen den Notfalllagern { $letter }. Aufgabe { $goal } von { $card } verlangt, sie zu verbinden; das braucht { $cubes } Markiersteine.
    }
advice-blackout-link-of-plan =
    { $part ->
        [end] Der Ort ist ein Notfalllager { $letter }. Aufgabe { $goal } des Notfallplans { $plan } verlangt, beide zu verbinden; das braucht { $cubes } Markiersteine.
       *[way] Der Ort liegt zwischen den Notfalllagern { $letter }. Aufgabe { $goal } des Notfallplans { $plan } verlangt, sie zu verbinden; das braucht { $cubes } Markiersteine.
    }
advice-blackout-wanted-round = Der Ort zählt zu den vier Markiersteinen um { $district }, die das Kapitel verlangt.
advice-blackout-wanted-red = Der Ort ist rot und zählt zu den vier Markiersteinen auf roten Orten, die das Kapitel verlangt.
advice-blackout-borders =
    { $n ->
        [one] Der Ort grenzt an { $district }: Dort kannst du erkunden, und { $cubes } Markiersteine umschließen den Bezirk.
       *[other] Der Ort grenzt an { $n } Bezirke, in denen du erkunden kannst; { $district } umschließt du mit nur { $cubes } Markiersteinen.
    }
advice-blackout-near-color =
    { $color ->
        [red] { $n ->
            [one] Daneben liegt ein roter Ort, und deine Aufgaben bringen Markiersteine auf rote Orte.
           *[other] Daneben liegen { $n } rote Orte, und deine Aufgaben bringen Markiersteine auf rote Orte.
        }
        [yellow] { $n ->
            [one] Daneben liegt ein gelber Ort, und deine Aufgaben bringen Markiersteine auf gelbe Orte.
           *[other] Daneben liegen { $n } gelbe Orte, und deine Aufgaben bringen Markiersteine auf gelbe Orte.
        }
        [blue] { $n ->
            [one] Daneben liegt ein blauer Ort, und deine Aufgaben bringen Markiersteine auf blaue Orte.
           *[other] Daneben liegen { $n } blaue Orte, und deine Aufgaben bringen Markiersteine auf blaue Orte.
        }
       *[purple] { $n ->
            [one] Daneben liegt ein lila Ort, und deine Aufgaben bringen Markiersteine auf lila Orte.
           *[other] Daneben liegen { $n } lila Orte, und deine Aufgaben bringen Markiersteine auf lila Orte.
        }
    }
advice-blackout-serves = Das bringt dich Aufgabe { $goal } von { $card } näher.
advice-blackout-serves-plan = Das bringt dich Aufgabe { $goal } des Notfallplans { $plan } näher.
advice-blackout-theme =
    { $theme ->
        [goods] Lässt dir erfahrungsgemäß die besseren Waren.
        [money] Lässt dir erfahrungsgemäß mehr Geld für später.
        [tokens] Lässt dir erfahrungsgemäß mehr Transportscheine und GPS-Geräte für später.
        [cards] Lässt dir erfahrungsgemäß die bessere Hand.
        [hospital] Ist erfahrungsgemäß besser für dein Krankenhaus.
        [engine] Macht deine Häkchen-Aktionen erfahrungsgemäß stärker.
        [power] Bringt dich der Stromversorgung erfahrungsgemäß näher.
        [scouting] Hilft dir erfahrungsgemäß beim Erkunden.
        [goals] Bringt dich deinen Aufgaben erfahrungsgemäß näher.
        [map] Bringt dich erfahrungsgemäß in eine bessere Lage auf dem Stadtplan.
       *[chapter] Bringt dich erfahrungsgemäß dem näher, was das Kapitel verlangt.
    }

advice-no-turns = Diese Partie hatte keinen Wendepunkt.
advice-turn =
    { $cause ->
        [luck] Schritt { $step }, Zufall: Die Chance von { $seat } ging von { $before } % auf { $after } %.
        [mistake] Schritt { $step }, es gab Besseres: Die Chance von { $seat } ging von { $before } % auf { $after } %.
       *[move]
            { $own ->
                [yes] Schritt { $step }, ein starker Zug: Die Chance von { $seat } ging von { $before } % auf { $after } %.
               *[no] Schritt { $step }, Zug von { $by }: Die Chance von { $seat } ging von { $before } % auf { $after } %.
            }
    }
advice-played = Gespielt: { $what }.
advice-instead = Besser: { $what }.

hint-chance =
    { $seats ->
        [one] Chance, das Kapitel zu gewinnen: etwa { $n } %.
       *[other] Gewinnchance: etwa { $n } %.
    }
