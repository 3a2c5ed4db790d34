# Blackout : Hong Kong, d’Alexander Pfister.
blackout-resource =
    { $resource ->
        [food] nourriture
        [tools] outils
        [gasoline] carburant
        [water] rations d’eau
        [books] manuels
       *[medipacks] médicaments
    }
blackout-starts = { $seat } commence la première manche.
    .you = Vous commencez la première manche.
blackout-volunteer = { $seat } reçoit le volontaire de départ { $card }.
    .you = Vous recevez le volontaire de départ { $card }.
blackout-emergency = { $seat } reçoit le plan d’urgence { $plan }.
    .you = Vous recevez le plan d’urgence { $plan }.
blackout-round = Manche { $round } ; { $seat } commence.
    .you = Manche { $round } ; vous commencez.
blackout-rolled =
    Dé { $color ->
        [red] rouge
        [yellow] jaune
       *[blue] bleu
    } : { blackout-resource }.
blackout-rolled-again =
    Dé { $color ->
        [red] rouge
        [yellow] jaune
       *[blue] bleu
    } relancé : { blackout-resource }.
blackout-planned = { $seat } sélectionne { $card } pour l’emplacement { $slot }.
    .you = Vous sélectionnez { $card } pour l’emplacement { $slot }.
blackout-unplanned = { $seat } vide l’emplacement { $slot }.
    .you = Vous videz l’emplacement { $slot }.
blackout-ready = { $seat } a terminé sa sélection.
    .you = Vous avez terminé votre sélection.
blackout-not-ready = { $seat } revient sur sa sélection.
    .you = Vous revenez sur votre sélection.
blackout-turned-up = { $seat } révèle { $card } à l’emplacement { $slot }.
    .you = Vous révélez { $card } à l’emplacement { $slot }.
blackout-declined = { $seat } n’utilise pas { $card }.
    .you = Vous n’utilisez pas { $card }.
blackout-gained = { $seat } reçoit { blackout-goods }.
    .you = Vous recevez { blackout-goods }.
blackout-lost =
    { $good ->
        [gps] { $seat } devait recevoir { blackout-goods }, mais la réserve commune est vide.
        [transport] { $seat } devait recevoir { blackout-goods }, mais la réserve commune est vide.
       *[other] { $seat } n’a plus de cube pour { blackout-goods }.
    }
    .you =
        { $good ->
            [gps] Vous deviez recevoir { blackout-goods }, mais la réserve commune est vide.
            [transport] Vous deviez recevoir { blackout-goods }, mais la réserve commune est vide.
           *[other] Vous n’avez plus de cube pour { blackout-goods }.
        }
blackout-no-cube =
    { $purpose ->
        [map] { $seat } n’a plus de cube à placer sur le plateau.
       *[goal] { $seat } n’a plus de cube pour marquer l’objectif, qui compte tout de même.
    }
    .you =
        { $purpose ->
            [map] Vous n’avez plus de cube à placer sur le plateau.
           *[goal] Vous n’avez plus de cube pour marquer l’objectif, qui compte tout de même.
        }
blackout-paid = { $seat } paie { blackout-goods }.
    .you = Vous payez { blackout-goods }.
blackout-scored = { $seat } : { blackout-score }.
    .you = Vous marquez { blackout-score }.
blackout-score =
    { $points ->
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
    })
blackout-healed = { $seat } : { $card } quitte l’hôpital.
    .you = { $card } quitte votre hôpital.
blackout-hand-shown = { $seat } montre sa main : icônes d’exploration { $icons }.
    .you = Vous montrez votre main : icônes d’exploration { $icons }.
blackout-placed = { $seat } place un cube sur { $location }.
    .you = Vous placez un cube sur { $location }.
blackout-to-hand = { $seat } : { $card } rejoint la main.
    .you = { $card } rejoint votre main.
blackout-looked = { $seat } regarde les tuiles de « { $district } ».
    .you = Vous regardez les tuiles de « { $district } ».
blackout-saw = { $seat } voit la tuile { $tile } ({ $district }, place { $place }).
    .you = Vous voyez la tuile { $tile } ({ $district }, place { $place }).
blackout-returned = La tuile { $tile } revient face visible ({ $district }, place { $place }).
blackout-collecting =
    { $seat } veut la tuile { $tile } ({ $district }) par { $challenge ->
        [simple] l’épreuve simple
        [advanced] l’épreuve avancée
       *[probe] l’épreuve de reconnaissance
    }.
    .you =
        Vous voulez la tuile { $tile } ({ $district }) par { $challenge ->
            [simple] l’épreuve simple
            [advanced] l’épreuve avancée
           *[probe] l’épreuve de reconnaissance
        }.
blackout-joined = { $seat } : { $card } rejoint l’équipe d’exploration.
    .you = { $card } rejoint votre équipe d’exploration.
blackout-collected =
    { $seat } prend la tuile { $tile }, { $face ->
        [up] face visible
       *[down] face cachée
    }.
    .you =
        Vous prenez la tuile { $tile }, { $face ->
            [up] face visible
           *[down] face cachée
        }.
blackout-injured = { $seat } : { $card } va à l’hôpital.
    .you = { $card } entre dans votre hôpital.
blackout-bought = { $seat } achète { $card } dans la rangée { $row } pour { $price } HKD et la place sur l’espace objectif { $spot }.
    .you = Vous achetez { $card } dans la rangée { $row } pour { $price } HKD et la placez sur l’espace objectif { $spot }.
blackout-passed = { $seat } passe.
    .you = Vous passez.
blackout-revealed = { $card } arrive dans la rangée { $row }.
blackout-end-triggered = La pioche est vide : après cette manche, on en joue une dernière.
blackout-removed = { $card } quitte la rangée { $row }.
blackout-discarded = { $seat } rejette { $card } de l’espace objectif { $spot }.
    .you = Vous rejetez { $card } de l’espace objectif { $spot }.
blackout-secured = { $district } est sécurisé.
blackout-marked =
    { $seat } place un marqueur sur { $district } et débloque l’action de mise en œuvre « { $action ->
        [gps] 1 manuel pour 1 GPS
        [transport] 1 carburant pour 2 jetons transport
        [dollars] 1 outil pour 3 HKD
        [battery] 1 médicament pour 1 batterie
       *[points] 4 HKD pour 2 points
    } ».
    .you = Vous placez un marqueur sur { $district } et débloquez l’action de mise en œuvre « { blackout-do-check } ».
blackout-refreshed =
    { $n ->
        [one] { $seat } reprend en main { $n } carte de l’emplacement { $slot }.
       *[other] { $seat } reprend en main { $n } cartes de l’emplacement { $slot }.
    }
    .you =
        { $n ->
            [one] Vous reprenez en main { $n } carte de l’emplacement { $slot }.
           *[other] Vous reprenez en main { $n } cartes de l’emplacement { $slot }.
        }
blackout-checked =
    { $seat } utilise l’action de mise en œuvre « { $action ->
        [gps] 1 manuel pour 1 GPS
        [transport] 1 carburant pour 2 jetons transport
        [dollars] 1 outil pour 3 HKD
        [battery] 1 médicament pour 1 batterie
       *[points] 4 HKD pour 2 points
    } ».
    .you = Vous utilisez l’action de mise en œuvre « { blackout-do-check } ».
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
        [single-part] Utiliser le spécialiste ?
        [complete] Compléter un objectif ?
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
        [single-part] ne pas utiliser la carte
        [complete] aucun autre objectif
        [finish] garder le plan
        [search] ne pas explorer
        [collect] ne rien récupérer
        [team] partir avec cette équipe
        [buy] passer
        [discard] garder tous les objectifs
        [refresh] ne pas rétablir
        [check-marks] aucune autre action
       *[other] terminé
    }
blackout-do-start = commencer sur { $location }
blackout-do-plan = { $card } à l’emplacement { $slot }
blackout-do-unplan = vider l’emplacement { $slot }
blackout-do-ready = valider
blackout-do-unready = revenir sur la sélection
blackout-do-deploy = révéler { $card } à l’emplacement { $slot }
blackout-do-procure = { blackout-goods }
blackout-do-act = utiliser { $card }
blackout-do-pay = payer { blackout-goods }
blackout-do-pay-both =
    { $by_battery ->
        [none] payer 1 carburant et 1 manuel
        [gasoline] payer 1 batterie au lieu du carburant, et 1 manuel
        [books] payer 1 carburant, et 1 batterie au lieu du manuel
       *[both] payer 2 batteries au lieu du carburant et du manuel
    }
blackout-do-pay-dollars = payer { $price } HKD pour 3 { blackout-resource }
blackout-do-heal =
    { $card } revient en main, pour { $good ->
        [battery] 1 batterie
       *[medipacks] 1 médicament
    }
blackout-do-complete-card = { $card }, objectif { $goal }
blackout-do-complete-plan = plan d’urgence { $plan }, objectif { $goal }
blackout-do-complete-power = rétablissement, objectif { $goal }
blackout-do-batteries =
    { $n ->
        [0] { blackout-had-batteries }
       *[other]
            { $batteries ->
                [0] { blackout-goods }
               *[other] { blackout-goods } et { blackout-had-batteries }
            }
    }
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
blackout-do-feed =
    { $pairs ->
        [0] { blackout-food-sold }
        [one]
            { $rest ->
                [0] 1 paire pour 4 points
               *[other] 1 paire pour 4 points ; { blackout-food-sold }
            }
       *[other]
            { $rest ->
                [0] { $pairs } paires pour 4 points chacune
               *[other] { $pairs } paires pour 4 points chacune ; { blackout-food-sold }
            }
    }
blackout-food-sold =
    { $rest ->
        [one] { $rest } nourriture pour 2 HKD
       *[other] { $rest } nourriture pour 2 HKD pièce
    }
blackout-do-water =
    { $pairs ->
        [0]
            { $purified ->
                [0] { blackout-water-sold }
               *[other] { blackout-water-purified }{ $rest ->
                    [0] { "" }
                   *[other]  ; { blackout-water-sold }
                }
            }
       *[other] { blackout-water-for-gps }{ $purified ->
            [0] { "" }
           *[other]  ; { blackout-water-purified }
        }{ $rest ->
            [0] { "" }
           *[other]  ; { blackout-water-sold }
        }
    }
blackout-water-for-gps =
    { $pairs ->
        [one] { $pairs } paire pour 1 jeton GPS
       *[other] { $pairs } paires pour 1 jeton GPS chacune
    }
blackout-water-purified =
    { $purified ->
        [one] { $purified } paire pour 7 HKD
       *[other] { $purified } paires pour 7 HKD chacune
    }
blackout-water-sold =
    { $rest ->
        [one] { $rest } ration d’eau pour 1 HKD
       *[other] { $rest } rations d’eau pour 1 HKD pièce
    }
blackout-do-discard = rejeter { $card }
blackout-do-mark =
    débloquer : { $action ->
        [gps] 1 manuel pour 1 GPS
        [transport] 1 carburant pour 2 jetons transport
        [dollars] 1 outil pour 3 HKD
        [battery] 1 médicament pour 1 batterie
       *[points] 4 HKD pour 2 points
    }
blackout-do-check =
    { $action ->
        [gps] 1 manuel pour 1 GPS
        [transport] 1 carburant pour 2 jetons transport
        [dollars] 1 outil pour 3 HKD
        [battery] 1 médicament pour 1 batterie
       *[points] 4 HKD pour 2 points
    }
blackout-do-refresh =
    { $n ->
        [one] reprendre la carte de l’emplacement { $slot }
       *[other] reprendre les { $n } cartes de l’emplacement { $slot }
    }
blackout-do-check-plan = l’action de « { $card } »
blackout-do-check-emergency = l’action du plan d’urgence { $plan }
blackout-do-buy-battery = acheter une batterie
blackout-cost-dollars = { $n } HKD
blackout-cost-tokens =
    { $tokens ->
        [0]
            { $points ->
                [one] 1 point
               *[other] { $points } points
            }
        [one] 1 jeton transport{ $points ->
            [0] { "" }
            [one] { " " }et 1 point
           *[other] { " " }et { $points } points
        }
       *[other] { $tokens } jetons transport{ $points ->
            [0] { "" }
            [one] { " " }et 1 point
           *[other] { " " }et { $points } points
        }
    }
blackout-cost-gps =
    { $n ->
        [one] { $n } jeton GPS
       *[other] { $n } jetons GPS
    }
blackout-cost-battery = 1 batterie au lieu de la ressource
blackout-caution-nothing-planned = Vous n’avez sélectionné aucune carte. Aucune ne sera déployée cette manche.
blackout-needed =
    { $resource ->
        [food] { $need } nourriture
        [tools]
            { $need ->
                [one] { $need } outil
               *[other] { $need } outils
            }
        [gasoline] { $need } carburant
        [water]
            { $need ->
                [one] { $need } ration d’eau
               *[other] { $need } rations d’eau
            }
        [books]
            { $need ->
                [one] { $need } manuel
               *[other] { $need } manuels
            }
       *[medipacks]
            { $need ->
                [one] { $need } médicament
               *[other] { $need } médicaments
            }
    }
blackout-had =
    { $resource ->
        [food] { $have } nourriture
        [tools]
            { $have ->
                [one] { $have } outil
               *[other] { $have } outils
            }
        [gasoline] { $have } carburant
        [water]
            { $have ->
                [one] { $have } ration d’eau
               *[other] { $have } rations d’eau
            }
        [books]
            { $have ->
                [one] { $have } manuel
               *[other] { $have } manuels
            }
       *[medipacks]
            { $have ->
                [one] { $have } médicament
               *[other] { $have } médicaments
            }
    }
blackout-had-batteries =
    { $batteries ->
        [one] { $batteries } batterie
       *[other] { $batteries } batteries
    }
blackout-had-of-it =
    { $have ->
        [0] vous n’en avez pas
       *[other] vous en avez { $have }
    }
blackout-why-not-asked = On ne vous demande rien maintenant.
blackout-why-not-here = Cela ne répond pas à ce qui est demandé maintenant : { blackout-ask }
blackout-why-must-start = Il faut commencer quelque part : choisissez un lieu.
blackout-why-must-turn-up =
    { $n ->
        [one] Votre carte sélectionnée est encore face cachée et doit être révélée.
       *[other] Vos { $n } cartes sélectionnées sont encore face cachée et doivent être révélées l’une après l’autre.
    }
blackout-why-must-pay = Un paiement commencé se règle en entier : dites comment vous payez le reste.
blackout-why-must-place = Le cube doit être placé : choisissez un lieu.
blackout-why-must-return =
    { $resource ->
        [food] Toute votre nourriture ({ $have }) doit être rendue maintenant : choisissez ce que vous prenez en échange.
       *[water] Toutes vos rations d’eau ({ $have }) doivent être rendues maintenant : choisissez ce que vous prenez en échange.
    }
blackout-why-must-mark = Vous entourez { $district } : un de vos marqueurs doit y aller.
blackout-why-no-cube = Il faut un cube, et il n’en reste aucun dans votre réserve.
blackout-why-last-cube = Il vous reste 1 cube en réserve et vous devez le placer ; pour une batterie, il en faudrait un de plus.
blackout-why-tokens-left =
    { $good ->
        [gps]
            { $need ->
                [one] Il faut { $need } jeton GPS de la réserve commune, qui en compte encore { $have }.
               *[other] Il faut { $need } jetons GPS de la réserve commune, qui en compte encore { $have }.
            }
       *[transport]
            { $need ->
                [one] Il faut { $need } jeton transport de la réserve commune, qui en compte encore { $have }.
               *[other] Il faut { $need } jetons transport de la réserve commune, qui en compte encore { $have }.
            }
    }
blackout-why-off-map = Il n’y a pas de lieu { $number } ; le plateau en compte { $n }, à partir de 0.
blackout-why-taken = { $seat } commence déjà sur { $location } ; choisissez un autre lieu.
blackout-why-own-cube = Votre cube se trouve déjà sur { $location }.
blackout-why-wrong-color =
    Le cube doit aller sur un lieu { $color ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[purple] violet
    }, et { $location } est un lieu { $found ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[purple] violet
    }.
blackout-why-map-full = Vos cubes occupent déjà tous les lieux : il n’y a plus de place.
blackout-why-is-ready = Vous avez validé ; revenez d’abord sur votre sélection.
blackout-why-not-ready = Vous n’avez pas encore validé : votre sélection est toujours ouverte.
blackout-why-no-slot = Il n’y a pas d’emplacement { $slot } ; un plateau joueur en a quatre.
blackout-why-locked = L’emplacement { $slot } est verrouillé tant que vous n’avez pas complété le second objectif de rétablissement.
blackout-why-already-planned = Vous avez déjà sélectionné { $card } pour l’emplacement { $slot }.
blackout-why-in-hospital = { $card } est à l’hôpital, pas dans votre main.
blackout-why-in-slot = { $card } se trouve face visible à l’emplacement { $slot }, pas dans votre main.
blackout-why-not-in-hand = { $card } n’est pas dans votre main.
blackout-why-nothing-planned = Aucune carte n’est sélectionnée pour l’emplacement { $slot }.
blackout-why-nothing-face-down = Il n’y a pas de carte face cachée à l’emplacement { $slot }.
blackout-why-leader-idle = Le leader ne vous apporterait rien : vous n’avez ni cube pour une batterie, ni action de mise en œuvre utilisable.
blackout-why-not-its-part = Ce n’est pas ce que fait { $card }.
blackout-why-not-taken =
    { $card } accepte { $wanted ->
        [tools] un outil
        [food] de la nourriture
       *[gasoline-or-books] du carburant ou un manuel
    }, pas { $resource ->
        [food] de la nourriture
        [tools] des outils
        [gasoline] du carburant
        [water] des rations d’eau
        [books] des manuels
       *[medipacks] des médicaments
    }.
blackout-why-not-in-hospital = { $card } n’est pas dans votre hôpital.
blackout-why-no-icons = Votre main n’a aucune icône d’exploration : la montrer ne vous rapporterait rien.
blackout-why-import-price = Cela coûte { $need } HKD, vous en avez { $have }.
blackout-why-no-battery = On n’achète pas de batterie pendant la sélection, au départ ni au milieu d’un paiement.
blackout-why-battery-price = Une batterie coûte { $need } HKD, vous en avez { $have }.
blackout-why-batteries-alone = Avec des batteries seules, peu importe ce qu’elles remplacent : choisissez « { blackout-resource } ».
blackout-why-own-goods = Pour payer ainsi, il faut { blackout-needed } ; { blackout-had-of-it }.
blackout-why-batteries =
    { $need ->
        [one] Pour payer ainsi, il faut { $need } batterie ; vous n’en avez pas.
       *[other] Pour payer ainsi, il faut { $need } batteries ; { $batteries ->
            [0] vous n’en avez pas
           *[other] vous en avez { $batteries }
        }.
    }
blackout-why-too-many-batteries =
    { $need ->
        [one] On ne paie maintenant qu’une ressource : { $n } batteries, c’est trop.
       *[other] On ne paie maintenant que { $need } ressources : { $n } batteries, c’est trop.
    }
blackout-why-rest-short =
    { $missing ->
        [one] Si vous payez ainsi, il vous manquera { $missing } ressource pour le reste du coût.
       *[other] Si vous payez ainsi, il vous manquera { $missing } ressources pour le reste du coût.
    }
blackout-why-name-type =
    { $need ->
        [one] Vous payez maintenant { $need } ressource d’un type de votre choix : nommez ce type.
       *[other] Vous payez maintenant { $need } ressources d’un même type de votre choix : nommez ce type.
    }
blackout-why-no-choice = Vous payez maintenant { blackout-needed } : dites seulement combien de batteries vous y mettez.
blackout-why-empty-spot = L’espace objectif { $spot } est vide.
blackout-why-no-goals = Il n’y a là rien qui porte des objectifs.
blackout-why-no-goal =
    { $n ->
        [one] Il n’y a pas là d’objectif { $goal }, mais un seul.
       *[other] Il n’y a pas là d’objectif { $goal }, mais { $n } seulement.
    }
blackout-why-completed = Vous avez déjà complété l’objectif { $goal }.
blackout-why-restored = Vous avez déjà complété cet objectif de rétablissement ; chacun ne compte qu’une fois par partie.
blackout-why-bound = Votre premier objectif vous a lié au plan d’urgence { $plan }.
blackout-why-goods = Il faut { blackout-needed } ; vous avez { blackout-had } et { blackout-had-batteries }.
blackout-why-several-goods =
    { $others ->
        [one] Il faut { blackout-needed }, et { blackout-had-of-it } ; il manque aussi { $others } autre ressource, et vous avez { blackout-had-batteries }.
       *[other] Il faut { blackout-needed }, et { blackout-had-of-it } ; il manque aussi { $others } autres ressources, et vous avez { blackout-had-batteries }.
    }
blackout-why-one-type =
    Il faut { $need ->
        [one] { $need } ressource de n’importe quel type
       *[other] { $need } ressources d’un même type
    } ; vous pouvez y mettre au mieux { blackout-had } et { blackout-had-batteries }.
blackout-why-dollars = Il faut { $need } HKD, vous en avez { $have }.
blackout-why-slot-set =
    Un même emplacement doit contenir { $need ->
        [one]
            { $color ->
                [red] { $need } carte rouge
                [yellow] { $need } carte jaune
                [blue] { $need } carte bleue
               *[purple] { $need } carte violette
            }
       *[other]
            { $color ->
                [red] { $need } cartes rouges
                [yellow] { $need } cartes jaunes
                [blue] { $need } cartes bleues
               *[purple] { $need } cartes violettes
            }
    } ; le plus proche est l’emplacement { $slot }, qui en a { $others ->
        [0] { $have }
        [one] { $have } et où manque encore { $others } carte d’une autre couleur
       *[other] { $have } et où manquent encore { $others } cartes d’autres couleurs
    }.
blackout-why-tile-type =
    Il faut une tuile exploration face visible du type { $kind ->
        [points] points
        [dollars] HKD
        [battery] batterie
        [books] manuels
        [tools] outils
        [medipacks] médicaments
       *[gasoline] carburant
    } ; { $down ->
        [0] vous n’en avez pas
       *[other] les vôtres sont face cachée ({ $down })
    }.
blackout-why-no-centre = Vos cubes doivent relier les cellules de crise { $letter } ; vous n’en avez pas sur { $location }.
blackout-why-gap = Vos cubes ne relient pas les cellules de crise { $letter } ; il en manque au moins { $missing } entre elles.
blackout-why-not-touched = Aucun de vos cubes ne se trouve autour de « { $district } ».
blackout-why-searched = { $district } a déjà été choisi cette manche.
blackout-why-no-tiles = Il n’y a plus de tuiles exploration dans { $district }.
blackout-why-secured = { $district } est sécurisé ; ses tuiles exploration ont quitté la partie.
blackout-why-no-tile = Il n’y a pas de tuile exploration sur la place { $place }.
blackout-why-not-lowest = L’épreuve de reconnaissance ne vaut que pour la tuile à l’épreuve simple la plus facile, qui demande { $lowest } ; celle-ci demande { $simple }.
blackout-why-no-team = Aucune carte de votre main n’a d’icône d’exploration : personne ne peut partir.
blackout-why-strength =
    L’épreuve demande { $need }, et vous atteignez { $have } : { $icons } par les icônes de l’équipe, { $more } par les plans et les tuiles face cachée, et { $gps ->
        [0] aucun jeton GPS, qui vaudrait { $worth }
        [one] { $gps } jeton GPS, qui vaut { $worth }
       *[other] { $gps } jetons GPS, qui valent { $worth } chacun
    }.
blackout-why-not-hand-card = { $card } n’est pas dans votre main ; seules les cartes en main explorent.
blackout-why-no-icon = { $card } n’a pas d’icône d’exploration et ne peut pas participer.
blackout-why-in-team = { $card } fait déjà partie de l’équipe.
blackout-why-nobody-joined = L’équipe a besoin d’au moins une carte.
blackout-why-no-card = Il n’y a pas de carte à la place { $place } de la rangée { $row }.
blackout-why-no-spot = Les trois espaces objectif sont occupés.
blackout-why-row-price = Une carte de la rangée { $row } coûte { $need } HKD, vous en avez { $have }.
blackout-why-pairs = Pour autant de paires, il faut { blackout-needed } ; { blackout-had-of-it }.
blackout-why-no-pairs =
    { $resource ->
        [food] Vous n’avez concrétisé aucun plan qui change des paires de nourriture en points.
       *[water] Vous n’avez concrétisé aucun plan qui change des paires de rations d’eau en 7 HKD.
    }
blackout-why-nothing-to-discard = Il n’y a pas d’objectif à rejeter sur l’espace { $spot }.
blackout-why-marker-moved = Le marqueur de cette action a déjà été déplacé : { blackout-do-check }.
blackout-why-slot-empty = L’emplacement { $slot } ne contient aucune carte.
blackout-why-not-fullest =
    { $n ->
        [one] L’emplacement { $slot } contient { $n } carte ; on ne reprend que l’emplacement qui en a le plus, soit { $most }.
       *[other] L’emplacement { $slot } contient { $n } cartes ; on ne reprend que l’emplacement qui en a le plus, soit { $most }.
    }
blackout-why-no-check-mark = Il n’y a pas d’action de mise en œuvre { $action }.
blackout-why-no-action-line = { $card } n’a pas d’action de mise en œuvre.
blackout-why-no-emergency-action = Le plan d’urgence { $plan } n’a pas d’action de mise en œuvre.
blackout-why-action-locked = Cette action de mise en œuvre est verrouillée, car son marqueur est encore sur votre plateau : { blackout-do-check }.
blackout-why-action-used = Vous avez déjà utilisé l’action de mise en œuvre { $action }.
blackout-why-check-price = Cette action de mise en œuvre coûte { $need } HKD, vous en avez { $have }.
blackout-why-nothing-to-pay = Cette action de mise en œuvre ne coûte aucune ressource : aucune batterie ne peut la payer.
blackout-text-setup = « { $text } » n’est pas une mise en place. Écrivez « seats 2 » à « seats 4 », ou « seats 1 chapter 1 » à « seats 4 chapter 5 ».
blackout-text-action = « { $text } » n’est pas une action.
blackout-text-outcome = « { $text } » n’est pas un résultat.
blackout-occupied = { $seat } pose un cube sur { $district }.
    .you = Vous posez un cube sur { $district }.
blackout-goods =
    { $good ->
        [food] { $n } nourriture
        [tools] { $n ->
            [one] { $n } outil
           *[other] { $n } outils
        }
        [gasoline] { $n } carburant
        [water] { $n ->
            [one] { $n } ration d’eau
           *[other] { $n } rations d’eau
        }
        [books] { $n ->
            [one] { $n } manuel
           *[other] { $n } manuels
        }
        [medipacks] { $n ->
            [one] { $n } médicament
           *[other] { $n } médicaments
        }
        [battery] { $n ->
            [one] { $n } batterie
           *[other] { $n } batteries
        }
        [dollars] { $n } HKD
        [gps] { $n ->
            [one] { $n } jeton GPS
           *[other] { $n } jetons GPS
        }
       *[transport] { $n ->
            [one] { $n } jeton transport
           *[other] { $n } jetons transport
        }
    }
blackout-completed-card = { $seat } complète l’objectif { $goal } de « { $card } » sur l’espace objectif { $spot }.
    .you = Vous complétez l’objectif { $goal } de « { $card } » sur l’espace objectif { $spot }.
blackout-completed-plan = { $seat } complète l’objectif { $goal } du plan d’urgence { $plan }.
    .you = Vous complétez l’objectif { $goal } du plan d’urgence { $plan }.
blackout-restored-power = { $seat } rétablit le courant, objectif { $goal }.
    .you = Vous rétablissez le courant, objectif { $goal }.
blackout-finished-card = { $seat } concrétise { $card } sur l’espace objectif { $spot }.
    .you = Vous concrétisez { $card } sur l’espace objectif { $spot }.
blackout-finished-plan = { $seat } concrétise le plan d’urgence { $plan }.
    .you = Vous concrétisez le plan d’urgence { $plan }.
blackout-checked-plan = { $seat } utilise l’action de mise en œuvre de « { $card } ».
    .you = Vous utilisez l’action de mise en œuvre de « { $card } ».
blackout-checked-emergency = { $seat } utilise l’action de mise en œuvre du plan d’urgence { $plan }.
    .you = Vous utilisez l’action de mise en œuvre du plan d’urgence { $plan }.
