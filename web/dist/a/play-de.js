const e=`# Rat der Bots: wozu ein Zug gut ist, worum es geht, was er bewirkt.

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
`,c=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Alexander Pfisters Blackout: Hong Kong.
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
`,h=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),t=`# Was jedes Spiel sagt: Ablehnungen und Spieldateien.

refused-over = Das Spiel ist zu Ende.
refused-chance = Zuerst wird gelost.
refused-not-asked = { $seat } ist nicht am Zug.
    .you = Du bist nicht am Zug.
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
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),a=`# Reiner Knizias Hong Kong.

hongkong-starts = { $seat } beginnt.
    .you = Du beginnst.
hongkong-founded =
    { $piece ->
        [fast] { $seat } bebaut { $plot } mit einem Extra-Etagenstein.
        [roof] { $seat } bebaut { $plot } mit einem Dachstein.
       *[standard] { $seat } bebaut { $plot } mit einem Etagenstein.
    }
    .you =
        { $piece ->
            [fast] Du bebaust { $plot } mit einem Extra-Etagenstein.
            [roof] Du bebaust { $plot } mit einem Dachstein.
           *[standard] Du bebaust { $plot } mit einem Etagenstein.
        }
hongkong-raised =
    { $piece ->
        [fast] { $seat } stockt { $plot } mit einem Extra-Etagenstein auf Höhe { $height } auf.
        [roof] { $seat } schließt { $plot } auf Höhe { $height } mit einem Dachstein ab.
       *[standard] { $seat } stockt { $plot } mit einem Etagenstein auf Höhe { $height } auf.
    }
    .you =
        { $piece ->
            [fast] Du stockst { $plot } mit einem Extra-Etagenstein auf Höhe { $height } auf.
            [roof] Du schließt { $plot } auf Höhe { $height } mit einem Dachstein ab.
           *[standard] Du stockst { $plot } mit einem Etagenstein auf Höhe { $height } auf.
        }
hongkong-taken =
    { $piece ->
        [fast] { $seat } übernimmt { $plot } von { $from } mit einem Extra-Etagenstein, Höhe { $height }.
        [roof] { $seat } übernimmt { $plot } von { $from } mit einem Dachstein, Höhe { $height }.
       *[standard] { $seat } übernimmt { $plot } von { $from } mit einem Etagenstein, Höhe { $height }.
    }
    .you =
        { $piece ->
            [fast] Du übernimmst { $plot } von { $from } mit einem Extra-Etagenstein, Höhe { $height }.
            [roof] Du übernimmst { $plot } von { $from } mit einem Dachstein, Höhe { $height }.
           *[standard] Du übernimmst { $plot } von { $from } mit einem Etagenstein, Höhe { $height }.
        }
    .from-you =
        { $piece ->
            [fast] { $seat } übernimmt { $plot } von dir mit einem Extra-Etagenstein, Höhe { $height }.
            [roof] { $seat } übernimmt { $plot } von dir mit einem Dachstein, Höhe { $height }.
           *[standard] { $seat } übernimmt { $plot } von dir mit einem Etagenstein, Höhe { $height }.
        }
hongkong-won = { $seat } gewinnt. Gebäude: { $more } zu { $fewer }.
    .you = Du gewinnst. Gebäude: { $more } zu { $fewer }.
hongkong-won-by-centre = Je { $each } Gebäude: { $seat } gewinnt dank dem mittleren Bauplatz.
    .you = Je { $each } Gebäude: Du gewinnst dank dem mittleren Bauplatz.
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
hongkong-used-up = Beide haben alle Etagen- und Dachsteine verbraucht; Extra-Etagensteine zählen nicht.
hongkong-why-over = Das Spiel ist zu Ende.
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),r=`# Tipps am Tisch und der Rückblick auf eine Partie.
page-hint = Tipp
page-hint-key = Tipp (H)
page-hint-thinking = Denkt nach …
page-hint-more =
    { $stage ->
        [none] Tipp
        [aim]
            { $about ->
                [yes] Worum geht es?
               *[no] Zeig den Zug
            }
       *[about] Zeig den Zug
    }
page-hint-choose = Das wählen
page-hint-mentioned = Darum geht es im Tipp.
page-review = Rückblick auf die Partie
page-review-ask = Partie untersuchen
page-review-waits = Die Bots sehen sich die Partie noch einmal an …
page-review-curve = Die Gewinnchance jedes Platzes, soweit er sie kennen konnte
page-review-percent = { $n } %
page-review-turns =
    { $n ->
        [one] 1 Wendepunkt
       *[other] { $n } Wendepunkte
    }
page-review-what = Wo sich die Gewinnchance von jemandem am meisten geändert hat, soweit es am eigenen Platz zu erkennen war: durch einen Zug oder durch Zufall. Bots schätzen; sie können irren.
page-review-look = Diesen Schritt ansehen
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),i=`# Die Konsolen von Blackout.
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
board-odds = Würfel: Seiten und Chancen
board-odds-resource = Ware
board-odds-out = irgendwo auf dem Rondell
board-odds-percent = { $n } %
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
page-condition-was =
    { $is ->
        [met] erfüllt
       *[missed] nicht erfüllt
    }
page-chapter-begins = Kapitel { table-chapter-number }
board-reading = Deine Konsole, das Rondell und die Kartenauslage in Worten
board-power-gives =
    { $number ->
        [1] Danach liegt die Grenze fürs Aufnehmen bei 6.
       *[other] Danach ist Slot 4 offen.
    }
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),o=`# Karten, Plättchen, Pläne und ihre Zeichen.
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
        [undo] Rückgängig
        [redo] Wiederholen
        [clock] Uhr
        [person] Mensch
        [bot] Bot
        [ready] Bereit
       *[warning] Achtung
    }
cards-legend-keys = Tasten am Tisch
cards-legend-key =
    { $what ->
        [number] das Feld für Nummern: Jede Möglichkeit hat eine
        [choose] wählen; noch einmal, wo es endgültig ist
        [drop] das Gewählte loslassen
        [slot] auf einer Handkarte: in diesen Slot; bei Hong Kong: der Stein
        [large] auf einer Karte, einer Aufgabe, einem Plan oder den Würfeln: groß und in Worten
        [map] den Stadtplan groß und wieder klein
        [arrows] auf dem Stadtplan: zum nächsten Ort in dieser Richtung
        [next] auf dem Stadtplan: zur nächsten oder vorigen Möglichkeit
        [districts] auf dem Stadtplan: zwischen Orten und Bezirken
        [hint] ein Tipp: jedes Mal ein wenig mehr
        [undo] rückgängig
        [redo] wiederholen
       *[help] Symbole und Tasten
    }
cards-legend-key-name =
    { $key ->
        [enter] Eingabe
        [escape] Esc
        [shift-u] Umschalt U
       *[other] { $key }
    }
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),l=`# Der Spielbildschirm: Phasen, Auswahl, Punkte.
page-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
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
        [rondel] Wähle eine Ware auf dem Rondell.
        [slots] Wähle einen Slot, der leuchtet.
        [team] Wähle eine Handkarte für den Suchtrupp.
        [tiles] Wähle ein Plättchen auf der Karte.
       *[hand] { $held ->
            [yes] Wähle jetzt einen Slot für die Karte.
           *[no] Wähle eine Handkarte, dann einen Slot.
        }
    }
page-all-choices =
    { $n ->
        [1] Die einzige Möglichkeit mit Nummer (Taste #)
       *[other] Alle { $n } Möglichkeiten mit Nummern (Taste #)
    }
page-all-choices-short =
    { $n ->
        [1] Die einzige Möglichkeit
       *[other] Alle { $n } Möglichkeiten
    }
page-strength = Nötig: { $need }. Dein Suchtrupp: { $have }; jedes GPS-Gerät bringt { $gps } dazu.
page-costs = kostet { $cost }
page-then-chance = Dann entscheidet der Zufall.
page-then-secret = Dann wird etwas Verdecktes sichtbar.
page-confirm = So machen
page-not-yet = Noch nicht
page-is-final = Danach kannst du das nicht mehr allein zurücknehmen.
page-obstacle = { $choice }: { $why }
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

# Eine Partie, die noch einmal angesehen wird.
page-replay-title = Nachspielen: { $title }
page-replay-link = Nachspielen
page-replay-to-table = Zum Tisch
page-replay-controls = Schritte der Partie
page-replay-step = Was geschehen ist
page-replay-which = Schritt
page-replay-begin = Vor dem ersten Schritt.
page-replay-of = { $n } von { $all }
page-replay-play = Von selbst abspielen
page-replay-pause = Anhalten
page-replay-speed = Tempo
page-replay-times = { $n }×
page-replay-former-turn =
    { $game ->
        [hongkong] Zum vorigen Zug
       *[blackout] Zum Beginn der Runde
    }
page-replay-next-turn =
    { $game ->
        [hongkong] Zum nächsten Zug
       *[blackout] Zur nächsten Runde
    }
page-replay-board = Konsolen
page-replay-all-boards = Übersicht
page-replay-bad =
    { $why ->
        [file-not-a-game] Das ist keine Spieldatei: Die erste Zeile lautet nicht „harbour game 1“.
        [file-other-box] Diese Partie wurde mit Spielmaterial gespielt, das dieser Server nicht kennt; hier lässt sie sich nicht nachspielen.
        [file-other-rules] Diese Partie folgt einer anderen Version der Regeln. Die Version von harbour, die sie gespeichert hat, kann sie nachspielen.
        [file-other-format] Diese Datei stammt von einer anderen Version von harbour; ihr Format kennt diese hier nicht.
       *[other] Zeile { $line } dieser Datei passt nicht zur Partie. Vielleicht wurde die Datei abgeschnitten oder geändert.
    }
page-outcome = Was daraus wird
page-map-costs = Jeder übersprungene Ort kostet einen Transportschein. Du hast { $held }; ein fehlender kostet einen Siegpunkt.
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:l},Symbol.toStringTag,{value:"Module"})),s=`# Das Brett von Hong Kong.
page-hk-title = Hong Kong
page-hk-board = Die Stadt, fünf Reihen zu fünf Bauplätzen
page-hk-keys = Pfeiltasten bewegen über die Bauplätze. 1, 2 und 3 wählen Etagenstein, Extra-Etagenstein und Dachstein. Enter setzt, Escape lässt los. # führt zu den nummerierten Möglichkeiten.
page-hk-help = Tasten und Steine
page-hk-help-pieces = Steine
page-hk-key =
    { $what ->
        [arrows] auf dem Spielplan: zum nächsten Bauplatz in dieser Richtung
        [piece] auf dem Brett: Etagenstein, Extra-Etagenstein oder Dachstein wählen
        [place] auf dem Brett: den Stein setzen; noch einmal zum Bestätigen
        [drop] die Auswahl aufheben
        [number] das Feld für Nummern: Jede Möglichkeit hat eine
        [hint] ein Tipp: jedes Mal ein wenig mehr
        [undo] rückgängig machen
        [redo] wiederholen
       *[help] Tasten und Steine
    }
page-hk-piece-does =
    { $piece ->
        [fast] Ein zusätzlicher Stein: Im selben Zug folgt ein Etagenstein oder ein Dachstein.
        [roof] Schließt ein Gebäude ab: Darauf kommt nichts mehr.
       *[standard] Ein weiteres Stockwerk; damit endet dein Zug.
    }
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
page-table-take-backs = Rückgängig und Wiederholen
page-table-undo = Rückgängig
page-table-redo = Wiederholen
page-table-ask-back = Um Rücknahme bitten
page-table-plea = { $name } möchte den letzten Schritt zurücknehmen. Alles, was seitdem geschah, würde rückgängig gemacht.
page-table-plea-waits = { $name } möchte den letzten Schritt zurücknehmen; die anderen werden gefragt.
page-table-agree = Einverstanden
page-table-refuse = Ablehnen
page-table-leaving = Möchte das Spiel abbrechen: { $names }. Es endet ohne Ergebnis, sobald alle zustimmen.
page-table-call-off-too = Auch abbrechen
page-table-motion = Bewegte Darstellung
page-table-resign = Aufgeben
page-table-resign-sure = Aufgeben? Die Gegenseite gewinnt.
page-table-resign-large-sure = Aufgeben? Ein Bot spielt für dich zu Ende.
page-table-resign-chapter-sure =
    { $alone ->
        [yes] Aufgeben? Das Kapitel ist dann verloren.
       *[no] Aufgeben? Das Kapitel endet hier: Niemand gewinnt es, und niemand erhält Bauhinien-Blüten.
    }
page-campaign-under-way = Kapitel { table-chapter-number } läuft gerade.
page-campaign-next = Weiter mit Kapitel { table-chapter-number }: { table-chapter-conditions }
page-campaign-done = Alle fünf Kapitel sind gespielt.
page-campaign = Kampagne
page-table-call-off = Spiel abbrechen
page-table-call-off-sure = Spiel abbrechen? Es endet ohne Ergebnis, sobald alle zustimmen; Bots tun das immer.
page-table-no = Nein, weiterspielen
page-table-result = Ergebnis
page-table-called-off = Das Spiel wurde abgebrochen
page-table-you-win = Du gewinnst!
page-table-you-win-chapter = Du gewinnst Kapitel { table-chapter-number }!
page-table-wins = { $name } gewinnt
page-table-shared = Niemand allein: { $names } teilen sich den ersten Platz
page-table-rematch = Revanche
page-table-next-game = Zur Revanche
page-rematch-asked = Du wirst um eine Revanche gebeten.
page-rematch-asks = { $name } möchte eine Revanche.
page-rematch-join = Mitspielen
page-rematch-decline = Ablehnen
page-rematch-ask = Um Revanche bitten
page-rematch-waits = Antwort steht aus: { $names }
page-rematch-start = Die Partie kann beginnen, sobald alle Eingeladenen zugesagt haben: { $names }
page-rematch-invited = Einladung
page-rematch-is-invited = eingeladen, Antwort steht aus
page-rematch-withdraw = Einladung an { $name } zurückziehen
page-rematch-declined = { $name } hat die Revanche abgelehnt; der Platz ist jetzt frei.
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
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),d=`# The map of Blackout.
map-title = Stadtplan
map-keys = Die Pfeiltasten führen von Ort zu Ort, D wechselt zwischen Orten und Bezirken. N und P gehen zum nächsten und zum vorigen, das du wählen kannst, die Eingabetaste wählt. Plus und Minus ändern die Größe. M zeigt den Stadtplan groß und wieder klein.
map-size =
    { $is ->
        [large] Zurück zum kleinen Stadtplan (M)
       *[small] Großer Stadtplan (M)
    }
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
map-tile-of = Erkundungsplättchen in { $district }
map-choose = Wählen: { $what }.
map-choose-for = Wählen: { $what }, für { $cost }.
map-armed = Noch einmal zum Bestätigen: { $what }.
map-reading = Der Plan in Worten
map-districts = Bezirke
map-locations = Orte und ihre Nachbarn
map-name-secured = { $name }, gesichert
map-you = { $name } (du)
map-centre = Notfalllager { $letter }: Manche Aufgaben verlangen eine lückenlose Kette deiner Markiersteine von hier bis { $other }.
map-legend-seats = Mitspielende
map-legend-own = Deine eigenen Markiersteine haben einen hellen Rand
map-legend-centre = Notfalllager: Jeder Buchstabe steht an zwei Orten; manche Aufgaben verlangen eine Kette deiner Markiersteine zwischen beiden
`,w=Object.freeze(Object.defineProperty({__proto__:null,default:d},Symbol.toStringTag,{value:"Module"})),u=`# Was auf Karten, Plänen und Plättchen steht, und was bei Blackout auf dem Tisch liegt.
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
printed-die =
    { $color ->
        [red] Roter Würfel
        [yellow] Gelber Würfel
       *[blue] Blauer Würfel
    }: { $faces }
printed-die-face = { blackout-resource } { $n }/6
printed-odds = Irgendwo auf dem Rondell: { $odds }
printed-odds-of = { blackout-resource } { $percent } %
printed-odds-why = Würfel, die dieselbe Ware zeigen, werden neu geworfen, bis alle drei verschieden sind; das ist eingerechnet.
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
table-round = Runde { $round }.
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
table-finished = Abgeschlossene Pläne: { $cards }
table-emergency = Notfallplan { $letter } ({ $name })
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
table-chapter-number =
    { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
table-chapter-won =
    { $n ->
        [one] { $names } gewinnt Kapitel { table-chapter-number }.
       *[other] { $names } teilen sich den Sieg in Kapitel { table-chapter-number }.
    }
table-chapter-lost =
    { $alone ->
        [yes] Kapitel { table-chapter-number } ist verloren.
       *[no] Niemand gewinnt Kapitel { table-chapter-number }.
    }
table-chapter-given-up =
    { $alone ->
        [yes] Kapitel { table-chapter-number } wurde aufgegeben und ist verloren.
       *[no] Kapitel { table-chapter-number } wurde aufgegeben: Niemand gewinnt es, und niemand erhält Bauhinien-Blüten.
    }
table-chapter-earned =
    { $orchids ->
        [0] { $seat } hat nicht alle Siegbedingungen erfüllt und erhält keine Bauhinien-Blüte.
        [one] { $seat } hat alle Siegbedingungen erfüllt und erhält 1 Bauhinien-Blüte.
       *[other] { $seat } hat alle Siegbedingungen erfüllt und erhält { $orchids } Bauhinien-Blüten.
    }
    .you =
        { $orchids ->
            [0] Du hast nicht alle Siegbedingungen erfüllt und erhältst keine Bauhinien-Blüte.
            [one] Du hast alle Siegbedingungen erfüllt und erhältst 1 Bauhinien-Blüte.
           *[other] Du hast alle Siegbedingungen erfüllt und erhältst { $orchids } Bauhinien-Blüten.
        }
table-chapter-asks =
    Kapitel { table-chapter-number }: { table-chapter-conditions } { $orchids ->
        [one] Mindestens eine Bauhinien-Blüte nach Siegpunkten.
       *[other] Mindestens { $orchids } Bauhinien-Blüten nach Siegpunkten.
    }
table-chapter-conditions =
    { $chapter ->
        [1] Alle Aufgaben eines Notfallplans.
        [2] Zwei Aufgaben eines Notfallplans.
        [3] Zwei Aufgaben eines Notfallplans und 4 Markiersteine um Central.
        [4] Zwei Aufgaben eines Notfallplans und 4 Markiersteine auf roten Orten.
       *[other] Zwei Aufgaben eines Notfallplans und beide Stromversorgungsaufgaben.
    }
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
blackout-play-nothing-else = Sonst geht hier nichts:
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
blackout-play-hint = Tippe eine Nummer oder ein Wort aus der Wahl. „tisch“ zeigt alles, „plan“ die Stadt, „warum“, was nicht geht, „hilfe“ alle Befehle, „regeln“ die Regeln.
blackout-play-commands =
    Antworten:
      die Nummer einer Wahl oder ein Wort daraus, etwa ein Name
      Enter: die Frage noch einmal
    Befehle:
      tisch: alles, was auf dem Tisch liegt
      karte NAME: alles, was auf einer Karte steht
      plan, plan liste: der Stadtplan, oder Bezirke, Plättchen und Nachbarorte in Worten
      auslage: die Karten, die zu kaufen sind
      würfel: die Seiten der Würfel und wie wahrscheinlich jede Ware ist
      konsole, konsole B: deine Konsole oder eine andere
      züge: die Wahl noch einmal
      warum, warum NAME: was jetzt nicht geht, und warum
      regeln, regeln B4: die Regeln oder einige davon
      tipp: was ein Bot täte, jedes Mal ein wenig mehr
      zurück: die angefangene Frage abbrechen oder deine letzte Antwort zurücknehmen
      speichern DATEI: eine Kopie der Partie
      ende: aufhören; die Partie bleibt erhalten
      aufgeben: die Partie aufgeben
blackout-play-no-such-card = Keine Karte hat „{ $text }“ im Namen.
blackout-play-won = { $name } gewinnt.
blackout-play-shared = { $names } teilen sich den Sieg.
play-word-display = auslage
play-word-map = plan stadtplan
play-word-dice = würfel
play-word-list = liste
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
campaign-bonus = Dieser Versuch beginnt mit { $dollars } HK Dollar mehr.
campaign-score = { $seat }, Kapitel { table-chapter-number }: bestes Ergebnis { $best }, letztes { $latest } Siegpunkte.
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
printed-and = { $one }; { $other }
blackout-play-search-hand = Ortungszeichen auf der Hand { $icons }, weitere Stärke { $other }, GPS-Geräte { $gps }, jedes zählt { $per_gps }.
blackout-play-restoring-power = Stromversorgung
blackout-play-card-what = Welche Karte? Zum Beispiel: karte Ärztin
blackout-play-nobody-sits = Auf Platz { $seat } sitzt niemand.
blackout-play-no-such-player = „{ $text }“ sitzt nicht am Tisch.
blackout-play-really-leave-to-bot = Ein Bot spielt deinen Platz zu Ende. Willst du das wirklich, tippe noch einmal „aufgeben“.
`,z=Object.freeze(Object.defineProperty({__proto__:null,default:u},Symbol.toStringTag,{value:"Module"}));export{c as a,h as b,k as c,$ as d,f as e,m as f,g,b as h,w as i,p,z as t};
