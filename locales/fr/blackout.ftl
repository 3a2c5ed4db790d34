# Blackout : Hong Kong, d’Alexander Pfister.
blackout-good =
    { $good ->
        [food] nourriture
        [tools] outils
        [gasoline] carburant
        [water] rations d’eau
        [books] manuels
        [medipacks] médicaments
        [battery] batterie
        [dollars] HKD
        [gps] GPS
       *[transport] transport
    }
blackout-resource =
    { $resource ->
        [food] nourriture
        [tools] outils
        [gasoline] carburant
        [water] rations d’eau
        [books] manuels
       *[medipacks] médicaments
    }
blackout-starts = { $seat } est premier joueur.
blackout-volunteer = { $seat } reçoit le volontaire de départ { $card }.
blackout-emergency = { $seat } reçoit le plan d’urgence { $plan ->
        [0] A
        [1] B
        [2] C
       *[other] D
    }.
blackout-round = Manche { $round } ; { $seat } est premier joueur.
blackout-rolled =
    Le dé { $color ->
        [red] rouge
        [yellow] jaune
       *[blue] bleu
    } montre { blackout-resource }.
blackout-planned = { $seat } sélectionne { $card } pour l’emplacement { $slot }.
blackout-unplanned = { $seat } vide l’emplacement { $slot }.
blackout-ready = { $seat } a terminé sa sélection.
blackout-not-ready = { $seat } reprend sa sélection.
blackout-turned-up = { $seat } révèle { $card } à l’emplacement { $slot }.
blackout-declined = { $seat } n’utilise pas { $card }.
blackout-gained = { $seat } reçoit { blackout-goods }.
blackout-lost = { $seat } ne peut pas prendre { blackout-goods }.
blackout-paid = { $seat } paie { blackout-goods }.
blackout-scored =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $cause ->
        [tokens] jetons transport
        [specialist] un spécialiste
        [goal] un objectif
        [bonus] un bonus
        [completion] un plan concrétisé
        [power] le courant rétabli
        [scouting] l’exploration
        [feeding] le ravitaillement
        [district] un district sécurisé
        [check-mark] une action de mise en œuvre
        [dollars] l’argent
        [tiles] les tuiles exploration
       *[cards] les cartes
    }).
blackout-healed = { $card } quitte l’hôpital de { $seat }.
blackout-hand-shown = { $seat } montre sa main : icônes d’exploration { $icons }.
blackout-placed = { $seat } place un cube sur { $location }.
blackout-completed = { $seat } accomplit l’objectif { $goal } de l’espace { $spot }.
blackout-to-hand = { $card } rejoint la main de { $seat }.
blackout-finished = { $seat } concrétise le plan de l’espace { $spot }.
blackout-looked = { $seat } regarde les tuiles de { $district }.
blackout-saw = { $seat } voit la tuile { $tile } sur la place { $place } de { $district }.
blackout-returned = La tuile { $tile } revient face visible sur la place { $place } de { $district }.
blackout-collecting =
    { $seat } veut la tuile { $tile } de { $district } par { $challenge ->
        [simple] l’épreuve simple
        [advanced] l’épreuve avancée
       *[probe] l’épreuve de reconnaissance
    }.
blackout-joined = { $card } rejoint l’équipe d’exploration de { $seat }.
blackout-collected =
    { $seat } prend la tuile { $tile }, { $face ->
        [up] face visible
       *[down] face cachée
    }.
blackout-injured = { $card } de { $seat } va à l’hôpital.
blackout-bought = { $seat } achète { $card } pour { $price } HKD.
blackout-passed = { $seat } passe.
blackout-revealed = { $card } arrive dans la rangée { $row }.
blackout-end-triggered = La pioche est vide : après cette manche, on en joue une dernière.
blackout-removed = { $card } quitte l’offre.
blackout-discarded = { $seat } rejette { $card }.
blackout-secured = { $district } est sécurisé.
blackout-marked = { $seat } déplace le marqueur de l’action { $action } sur { $district }.
blackout-refreshed = { $seat } reprend en main { $n } cartes de l’emplacement { $slot }.
blackout-checked = { $seat } utilise l’action de mise en œuvre { $action }.
blackout-last-round = La dernière manche suit.
blackout-over = La partie est terminée.
blackout-ask =
    { $decision ->
        [start] Choisissez où commencer.
        [plan] Sélectionnez vos cartes, puis validez.
        [deploy] Révélez une carte sélectionnée.
        [procure] Que procure le volontaire ?
        [act] Faire agir le spécialiste ?
        [part] Utiliser aussi cette partie ?
        [complete] Accomplir un objectif ?
        [pay] Comment payez-vous ?
        [place] Où va le cube ?
        [finish] Concrétiser le plan maintenant, ou le garder ?
        [search] Quel district explorez-vous ?
        [collect] Quelle tuile récupérez-vous ?
        [team] Qui rejoint l’équipe d’exploration ?
        [buy] Achetez une carte ou passez.
        [food] Que prenez-vous pour votre nourriture ?
        [water] Que prenez-vous pour votre eau ?
        [discard] Rejeter un objectif ?
        [mark] Quel marqueur déplacez-vous ?
        [refresh] Rétablir votre main ?
        [check-marks] Quelle action de mise en œuvre utilisez-vous ?
       *[none] Rien ne vous est demandé.
    }
blackout-do-done =
    { $decision ->
        [procure] ne pas utiliser la carte
        [act] ne pas utiliser la carte
        [part] laisser
        [complete] plus d’objectifs
        [finish] garder le plan
        [search] ne pas explorer
        [collect] ne rien récupérer
        [team] partir avec cette équipe
        [buy] passer
        [discard] garder tous les objectifs
        [refresh] ne pas rétablir
        [check-marks] plus d’actions
       *[other] terminé
    }
blackout-do-start = commencer à { $location }
blackout-do-plan = { $card } à l’emplacement { $slot }
blackout-do-unplan = vider l’emplacement { $slot }
blackout-do-ready = valider
blackout-do-unready = reprendre
blackout-do-deploy = révéler { $card } à l’emplacement { $slot }
blackout-do-procure = { $n } × { blackout-resource }
blackout-do-act = utiliser { $card }
blackout-do-pay = payer 1 { blackout-good }
blackout-do-pay-both = payer carburant et manuel, dont { $batteries } en batterie
blackout-do-pay-dollars = payer { $price } HKD pour 3 × { blackout-resource }
blackout-do-heal = { $card } revient en main, pour 1 { blackout-good }
blackout-do-complete-card = { $card }, objectif { $goal }
blackout-do-complete-plan = plan d’urgence { $plan }, objectif { $goal }
blackout-do-complete-power = rétablissement, objectif { $goal }
blackout-do-batteries = { $n } × { blackout-resource } et { $batteries } × batterie
blackout-do-pay-type = payer en { blackout-resource }, dont { $batteries } en batterie
blackout-do-place = cube sur { $location }
blackout-do-finish = concrétiser maintenant
blackout-do-search = explorer { $district }
blackout-do-collect =
    { $tile } par { $challenge ->
        [simple] l’épreuve simple
        [advanced] l’épreuve avancée
       *[probe] l’épreuve de reconnaissance
    }
blackout-do-join = { $card } participe (icônes d’exploration { $icons })
blackout-do-buy = acheter { $card }
blackout-do-feed = { $pairs } paires pour 4 points chacune, le reste pour 2 HKD pièce
blackout-do-water = paires pour un GPS : { $pairs } ; paires pour 7 HKD : { $purified } ; le reste pour 1 HKD pièce
blackout-do-discard = rejeter { $card }
blackout-do-mark =
    débloquer : { $action ->
        [gps] 1 manuel pour 1 GPS
        [transport] 1 carburant pour 2 jetons transport
        [dollars] 1 outil pour 3 HKD
        [battery] 1 médicament pour 1 batterie
       *[points] 4 HKD pour 2 points
    }
blackout-do-check =
    { $action ->
        [gps] 1 manuel pour 1 GPS
        [transport] 1 carburant pour 2 jetons transport
        [dollars] 1 outil pour 3 HKD
        [battery] 1 médicament pour 1 batterie
       *[points] 4 HKD pour 2 points
    }
blackout-do-refresh = reprendre les { $n } cartes de l’emplacement { $slot }
blackout-do-check-plan = l’action de { $card }
blackout-do-buy-battery = acheter une batterie
blackout-cost-dollars = { $n } HKD
blackout-cost-tokens = jetons transport { $tokens }, points { $points }
blackout-cost-battery = 1 batterie
blackout-why-not-asked =
    { $decision ->
        [none] On ne vous demande rien maintenant.
       *[other] On ne vous demande pas cela maintenant.
    }
blackout-why-not-here =
    { $decision ->
        [plan] Pendant la sélection, on ne peut que sélectionner, vider un emplacement ou valider.
       *[other] Ce n’est pas proposé ici : on ne peut pas le payer, cela ne donnerait rien, ou ce n’est pas demandé.
    }
blackout-why-is-ready = Vous avez validé. Reprenez d’abord votre sélection.
blackout-why-locked = L’emplacement { $slot } est verrouillé.
blackout-why-not-in-hand = Cette carte n’est pas dans votre main.
blackout-why-dollars = Il faut { $need } HKD, vous en avez { $have }.
blackout-why-goods = Ressources manquantes : { $missing } ; batteries en votre possession : { $batteries }.
blackout-why-requirement = Son exigence n’est pas remplie.
blackout-why-completed = Cet objectif est accompli.
blackout-why-no-goal = Il n’y a pas d’objectif à cet endroit.
blackout-why-no-spot = Les trois espaces objectif sont occupés.
blackout-why-no-cube = Il ne reste aucun cube dans votre réserve.
blackout-why-own-cube = Votre cube s’y trouve déjà.
blackout-text-setup = « { $text } » n’est pas une mise en place. Écrivez « seats 2 » à « seats 4 », ou « seats 1 chapter 1 » à « seats 4 chapter 5 ».
blackout-text-action = « { $text } » n’est pas une action.
blackout-text-outcome = « { $text } » n’est pas un résultat.
blackout-occupied = { $seat } pose un cube sur { $district }.
blackout-why-bound = Votre premier objectif vous a lié à l’autre plan.
blackout-why-no-battery = On n’achète pas de batterie pendant la sélection, au départ ni au milieu d’un paiement.
blackout-goods =
    { $good ->
        [food] { $n } nourriture
        [tools] { $n ->
            [one] 1 outil
           *[other] { $n } outils
        }
        [gasoline] { $n } carburant
        [water] { $n ->
            [one] 1 ration d’eau
           *[other] { $n } rations d’eau
        }
        [books] { $n ->
            [one] 1 manuel
           *[other] { $n } manuels
        }
        [medipacks] { $n ->
            [one] 1 médicament
           *[other] { $n } médicaments
        }
        [battery] { $n ->
            [one] 1 batterie
           *[other] { $n } batteries
        }
        [dollars] { $n } HKD
        [gps] { $n ->
            [one] 1 jeton GPS
           *[other] { $n } jetons GPS
        }
       *[transport] { $n ->
            [one] 1 jeton transport
           *[other] { $n } jetons transport
        }
    }
