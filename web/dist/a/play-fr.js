const e=`# Le conseil des robots : à quoi sert un coup, de quoi il s’agit, ce qu’il fait.

advice-hongkong-aim-win = La partie peut être gagnée à coup sûr.
advice-hongkong-aim-take = Prenez un immeuble à l’adversaire.
advice-hongkong-aim-guard = Protégez ce qui est à vous.
advice-hongkong-aim-threaten = Menacez ce qui est à l’adversaire.
advice-hongkong-aim-found = Construisez là où personne n’a encore construit.
advice-hongkong-aim-rise = Dépassez vos voisins.
advice-hongkong-about-plot = Regardez { $plot }.
advice-hongkong-forces =
    { $within ->
        [one] Gagne tout de suite.
       *[other] Gagne à coup sûr, en { $within } pièces au plus, les deux joueurs compris.
    }
advice-hongkong-ends = Met fin à la partie tant que vous menez.
advice-hongkong-takes = Prend { $plot } à { $seat }.
advice-hongkong-guards =
    { $n ->
        [one] { $plots } ne peut plus vous être pris au prochain tour.
       *[other] { $plots } ne peuvent plus vous être pris au prochain tour.
    }
advice-hongkong-seals = Ferme { $plot } : plus personne n’y construit.
advice-hongkong-threatens =
    { $n ->
        [one] Menace de prendre { $plots }.
       *[other] Menace de prendre { $plots }.
    }
advice-hongkong-centre = Vous donne la parcelle centrale, qui départage en cas d’égalité d’immeubles.
advice-hongkong-founds = Un immeuble de plus, en { $plot } : cela fait { $more } à { $fewer }.
advice-hongkong-raises = Élève { $plot } à la hauteur { $height } : plus difficile à prendre, et ses voisins sont à portée.

advice-blackout-aim-secure = Un district peut être sécurisé.
advice-blackout-aim-goal = Il s’agit d’un objectif.
advice-blackout-aim-power = Pensez à rétablir le courant.
advice-blackout-aim-scout = Pensez aux tuiles exploration.
advice-blackout-aim-goods = Il vous faut des ressources.
advice-blackout-aim-money = Il vous faut de l’argent.
advice-blackout-aim-tokens = Il vous faut des jetons.
advice-blackout-aim-points = Il y a des points à prendre.
advice-blackout-aim-cards = Il s’agit des cartes de votre main et de vos emplacements.
advice-blackout-aim-hospital = Pensez à l’hôpital.
advice-blackout-aim-engine = Pensez à vos actions de mise en œuvre.
advice-blackout-aim-map = Il s’agit de vos cubes sur le plateau.
advice-blackout-aim-chapter = Pensez à ce que demande le chapitre.
advice-blackout-aim-others = Regardez ce que veulent les autres.
advice-blackout-aim-save = Gardez ce que vous avez : ne dépensez rien ici.
advice-blackout-aim-thrift = Il y a de quoi économiser ici.
advice-blackout-aim-gather = Sélectionnez de quoi obtenir ce que demande un de vos objectifs.
advice-blackout-aim-start = Commencez là où plusieurs districts se touchent et où vos objectifs demandent des cubes.
advice-blackout-aim-start-link = Un de vos objectifs demande de relier des cellules de crise : commencez sur le chemin qui les relie.
advice-blackout-aim-nothing = Aucune raison ne ressort à elle seule.
advice-blackout-about-card = Regardez { $card }.
advice-blackout-about-plan = Regardez le plan d’urgence { $plan }.
advice-blackout-about-power = Regardez le rétablissement du courant, objectif { $goal }.
advice-blackout-about-district = Regardez { $district } et les lieux autour.
advice-blackout-about-location = Regardez { $location }.
advice-blackout-about-tile = Regardez la tuile { $tile }.
advice-blackout-about-slot = Regardez l’emplacement { $slot }.
advice-blackout-about-good =
    { $good ->
        [food] Pensez à la nourriture.
        [tools] Pensez aux outils.
        [gasoline] Pensez au carburant.
        [water] Pensez aux rations d’eau.
        [books] Pensez aux manuels.
        [medipacks] Pensez aux médicaments.
        [battery] Pensez à une batterie.
        [dollars] Pensez à l’argent.
        [gps] Pensez aux jetons GPS.
       *[transport] Pensez aux jetons transport.
    }
advice-blackout-about-action = Regardez l’action de mise en œuvre « { blackout-do-check } ».
advice-blackout-secures =
    { $odds ->
        [sure] Sécurise { $district } pour { advice-points }.
       *[likely] Sécurise probablement { $district } pour { advice-points }.
    }
advice-blackout-approaches =
    { $left ->
        [one] Il ne vous manque ensuite plus qu’un lieu autour de { $district }.
       *[other] Il ne vous manque ensuite plus que { $left } lieux autour de { $district }.
    }
advice-blackout-completes =
    { $odds ->
        [sure] Complète dès cette manche l’objectif { $goal } de { $card }.
       *[likely] Complète probablement dès cette manche l’objectif { $goal } de { $card }.
    }
advice-blackout-completes-plan =
    { $odds ->
        [sure] Complète dès cette manche l’objectif { $goal } du plan d’urgence { $plan }.
       *[likely] Complète probablement dès cette manche l’objectif { $goal } du plan d’urgence { $plan }.
    }
advice-blackout-wins =
    { $odds ->
        [sure] Amène { $card } dans votre main dès cette manche.
       *[likely] Amène probablement { $card } dans votre main dès cette manche.
    }
advice-blackout-finishes =
    { $odds ->
        [sure] Concrétise le plan { $card } dès cette manche.
       *[likely] Concrétise probablement le plan { $card } dès cette manche.
    }
advice-blackout-finishes-plan =
    { $odds ->
        [sure] Concrétise le plan d’urgence { $plan } dès cette manche.
       *[likely] Concrétise probablement le plan d’urgence { $plan } dès cette manche.
    }
advice-blackout-raises-limit =
    { $odds ->
        [sure] Rétablit le courant : vous pourrez rétablir votre main avec jusqu’à 6 cartes.
       *[likely] Rétablit probablement le courant : vous pourrez alors rétablir votre main avec jusqu’à 6 cartes.
    }
advice-blackout-opens-slot =
    { $odds ->
        [sure] Rétablit le courant et ouvre l’emplacement 4 pour la manche suivante.
       *[likely] Rétablit probablement le courant et ouvre l’emplacement 4 pour la manche suivante.
    }
advice-blackout-collects =
    { $odds ->
        [sure] Vous donne la tuile { $tile }.
       *[likely] Vous donne probablement la tuile { $tile }.
    }
advice-blackout-heals = Fait sortir { $card } de l’hôpital.
advice-blackout-brings = Rapporte { blackout-goods } cette manche.
advice-blackout-card-brings = { $card } rapporte { blackout-goods }.
advice-blackout-card-heals = { $card } fait revenir { $healed } de l’hôpital.
advice-blackout-card-places = { $card } place un cube sur le plateau.
advice-blackout-scores =
    { $cause ->
        [specialist] Rapporte { advice-points } grâce à un spécialiste.
        [scouting] Rapporte { advice-points } grâce à l’exploration.
        [feeding] Rapporte { advice-points } grâce au ravitaillement.
        [check-mark] Rapporte { advice-points } grâce à une action de mise en œuvre.
        [dollars] Rapporte { advice-points } pour l’argent.
        [tiles] Rapporte { advice-points } pour les tuiles exploration.
       *[other] Rapporte { advice-points }.
    }
advice-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advice-blackout-saves = Économise { blackout-goods }.
advice-blackout-spares = Évite l’hôpital à { $card }.
advice-blackout-places =
    { $n ->
        [one] Amène un cube sur le plateau cette manche.
       *[other] Amène { $n } cubes sur le plateau cette manche.
    }
advice-blackout-unlocks = Débloque l’action de mise en œuvre « { blackout-do-check } ».
advice-blackout-refreshes =
    { $n ->
        [one] Ramène une carte dans votre main.
       *[other] Ramène { $n } cartes dans votre main.
    }
advice-blackout-forestalls = Sinon, { $seat } achèterait probablement { $card }.
advice-blackout-hinders = Coûte environ { advice-points } à { $seat } cette manche.
advice-blackout-carries =
    { $cubes ->
        [one] { $card } procure 1 ressource à chaque déploiement.
       *[other] { $card } procure { $cubes } ressources à chaque déploiement.
    }
advice-blackout-worth = { $card } rapporte { advice-points } à la fin.
advice-blackout-link-of =
    { $part ->
        [end] C’est une cellule de crise { $letter }. L’objectif { $goal } de { $card } demande de relier les deux, ce qui prend { $cubes } cubes.
       *[way] Ce lieu est entre les cellules de crise { $letter }. L’objectif { $goal } de { $card } demande de les relier, ce qui prend { $cubes } cubes.
    }
advice-blackout-link-of-plan =
    { $part ->
        [end] C’est une cellule de crise { $letter }. L’objectif { $goal } du plan d’urgence { $plan } demande de relier les deux, ce qui prend { $cubes } cubes.
       *[way] Ce lieu est entre les cellules de crise { $letter }. L’objectif { $goal } du plan d’urgence { $plan } demande de les relier, ce qui prend { $cubes } cubes.
    }
advice-blackout-wanted-round = Il compte parmi les quatre cubes autour de { $district } que demande le chapitre.
advice-blackout-wanted-red = Il est rouge et compte parmi les quatre cubes sur des lieux rouges que demande le chapitre.
advice-blackout-borders =
    { $n ->
        [one] Il borde { $district } : vous pouvez y explorer, et { $cubes } cubes suffisent à l’entourer.
       *[other] Il borde { $n } districts où vous pouvez explorer ; { $district } ne demande que { $cubes } cubes pour être entouré.
    }
advice-blackout-near-color =
    { $color ->
        [red] { $n ->
            [one] Un lieu rouge est voisin, et vos objectifs placent des cubes sur des lieux rouges.
           *[other] { $n } lieux rouges sont voisins, et vos objectifs placent des cubes sur des lieux rouges.
        }
        [yellow] { $n ->
            [one] Un lieu jaune est voisin, et vos objectifs placent des cubes sur des lieux jaunes.
           *[other] { $n } lieux jaunes sont voisins, et vos objectifs placent des cubes sur des lieux jaunes.
        }
        [blue] { $n ->
            [one] Un lieu bleu est voisin, et vos objectifs placent des cubes sur des lieux bleus.
           *[other] { $n } lieux bleus sont voisins, et vos objectifs placent des cubes sur des lieux bleus.
        }
       *[purple] { $n ->
            [one] Un lieu violet est voisin, et vos objectifs placent des cubes sur des lieux violets.
           *[other] { $n } lieux violets sont voisins, et vos objectifs placent des cubes sur des lieux violets.
        }
    }
advice-blackout-serves = Cela vous rapproche de l’objectif { $goal } de { $card }.
advice-blackout-serves-plan = Cela vous rapproche de l’objectif { $goal } du plan d’urgence { $plan }.
advice-blackout-theme =
    { $theme ->
        [goods] D’expérience, vous laisse de meilleures ressources.
        [money] D’expérience, vous laisse plus d’argent pour la suite.
        [tokens] D’expérience, vous laisse plus de jetons pour la suite.
        [cards] D’expérience, vous laisse une meilleure main.
        [hospital] D’expérience, est préférable pour votre hôpital.
        [engine] D’expérience, renforce vos actions de mise en œuvre.
        [power] D’expérience, vous rapproche du rétablissement du courant.
        [scouting] D’expérience, aide votre exploration.
        [goals] D’expérience, vous rapproche de vos objectifs.
        [map] D’expérience, vous place mieux sur le plateau.
       *[chapter] D’expérience, vous rapproche de ce que demande le chapitre.
    }

advice-no-turns = Cette partie n’a pas eu de tournant.
advice-turn =
    { $cause ->
        [luck] Étape { $step }, le hasard : les chances de { $seat } passent de { $before } % à { $after } %.
        [mistake] Étape { $step }, il y avait mieux : les chances de { $seat } passent de { $before } % à { $after } %.
       *[move]
            { $own ->
                [yes] Étape { $step }, un coup fort : les chances de { $seat } passent de { $before } % à { $after } %.
               *[no] Étape { $step }, coup de { $by } : les chances de { $seat } passent de { $before } % à { $after } %.
            }
    }
advice-played = Joué : { $what }.
advice-instead = Mieux : { $what }.

hint-chance =
    { $seats ->
        [one] Chances de gagner le chapitre : environ { $n } %.
       *[other] Chances de gagner : environ { $n } %.
    }
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Blackout : Hong Kong, d’Alexander Pfister.
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
`,d=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),a=`# Ce que disent tous les jeux : refus et fichiers de partie.

refused-over = La partie est terminée.
refused-chance = Il faut d’abord tirer au sort.
refused-not-asked = Ce n’est pas à { $seat } de jouer.
    .you = Ce n’est pas à vous de jouer.
refused-not-offered = Ce choix n’est pas proposé en ce moment.

file-not-a-game = Ce n’est pas un fichier de partie : sa première ligne n’est pas « harbour game 1 ».
file-other-format = Ce fichier est au format { $found }, que cette version de harbour ne connaît pas. Une version plus récente le connaît peut-être.
file-other-game = Ce fichier est une partie de { $found }, pas de { $wanted }.
file-other-rules = Cette partie suit la version { $found } des règles ; cette version de harbour joue la version { $ours }. Utilisez la version qui l’a enregistrée.
file-other-box = Cette partie a été jouée avec la boîte « { $found } », pas avec « { $ours } ». Indiquez son dossier avec --box DOSSIER.
file-no-header = Il manque la ligne « { $name } … » dans l’en-tête.
file-twice-header = L’en-tête contient deux fois « { $name } ».
file-long-header = L’en-tête est trop long ; il peut compter { $most } lignes.
file-number = L’étape { $wanted } devrait se trouver ici, pas « { $found } ».
file-actor = « { $found } » n’est ni une place (A à D), ni * (le hasard), ni = (la table).
file-empty-step = L’étape ne dit rien après son auteur.
file-word = « { $found } » n’a pas sa place ici.
file-no-chance = Il n’y a rien à tirer au sort à ce moment.
file-chances = « { $found } » ne convient pas : il y a ici { $wanted } possibilités, comptées à partir de 0.
file-outcome = Ce numéro correspond à « { $wanted } », pas à « { $found } ».
file-too-many =
    { $asked ->
        [one] Seule la première réponse de cette ligne est demandée avant le tour de quelqu’un d’autre.
       *[other] Seules les { $asked } premières réponses de cette ligne sont demandées avant le tour de quelqu’un d’autre.
    }
file-nothing-to-undo = Il n’y a rien à annuler ici à partir de l’étape { $from }.
file-late-entropy = On ne peut ajouter son propre hasard qu’une fois, et avant la première étape.
file-truncated = Le fichier s’interrompt : il manque sa dernière ligne, le sceau.
file-edited = Cette ligne n’est plus telle qu’elle a été écrite.
file-seal-broken = Le sceau ne correspond pas aux lignes précédentes : l’une d’elles a été modifiée.
file-after-end = Il reste du texte après la fin du fichier de partie.
file-barrier = Quelqu’un a appris quelque chose depuis l’étape { $from } ; seule toute la table (=) peut l’annuler.
file-no-seat = Il n’y a pas de place { $seat } dans ce jeu.
file-luck = Le tirage est { $found }, mais la graine donne { $wanted }.
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),t=`# Hong Kong, de Reiner Knizia.

hongkong-starts = { $seat } commence.
    .you = Vous commencez.
hongkong-founded =
    { $piece ->
        [fast] { $seat } pose un bloc rapide en { $plot }.
        [roof] { $seat } pose un toit en { $plot }.
       *[standard] { $seat } pose un bloc en { $plot }.
    }
    .you =
        { $piece ->
            [fast] Vous posez un bloc rapide en { $plot }.
            [roof] Vous posez un toit en { $plot }.
           *[standard] Vous posez un bloc en { $plot }.
        }
hongkong-raised =
    { $piece ->
        [fast] { $seat } porte { $plot } à la hauteur { $height } avec un bloc rapide.
        [roof] { $seat } couvre { $plot } d’un toit, hauteur { $height }.
       *[standard] { $seat } porte { $plot } à la hauteur { $height } avec un bloc.
    }
    .you =
        { $piece ->
            [fast] Vous portez { $plot } à la hauteur { $height } avec un bloc rapide.
            [roof] Vous couvrez { $plot } d’un toit, hauteur { $height }.
           *[standard] Vous portez { $plot } à la hauteur { $height } avec un bloc.
        }
hongkong-taken =
    { $piece ->
        [fast] { $seat } prend { $plot } à { $from } avec un bloc rapide, hauteur { $height }.
        [roof] { $seat } prend { $plot } à { $from } avec un toit, hauteur { $height }.
       *[standard] { $seat } prend { $plot } à { $from } avec un bloc, hauteur { $height }.
    }
    .you =
        { $piece ->
            [fast] Vous prenez { $plot } à { $from } avec un bloc rapide, hauteur { $height }.
            [roof] Vous prenez { $plot } à { $from } avec un toit, hauteur { $height }.
           *[standard] Vous prenez { $plot } à { $from } avec un bloc, hauteur { $height }.
        }
    .from-you =
        { $piece ->
            [fast] { $seat } vous prend { $plot } avec un bloc rapide, hauteur { $height }.
            [roof] { $seat } vous prend { $plot } avec un toit, hauteur { $height }.
           *[standard] { $seat } vous prend { $plot } avec un bloc, hauteur { $height }.
        }
hongkong-won = { $seat } gagne. Immeubles : { $more } à { $fewer }.
    .you = Vous gagnez. Immeubles : { $more } à { $fewer }.
hongkong-won-by-centre = { $each } immeubles chacun : { $seat } gagne grâce à la parcelle centrale.
    .you = { $each } immeubles chacun : vous gagnez grâce à la parcelle centrale.
hongkong-drawn = { $each } immeubles chacun et la parcelle centrale est vide : partie nulle.

hongkong-ask = Placez une pièce.
hongkong-ask-second = Terminez votre tour avec un bloc ou un toit.
hongkong-do-found =
    { $piece ->
        [fast] bloc rapide sur la parcelle vide { $plot }
        [roof] toit sur la parcelle vide { $plot }
       *[standard] bloc sur la parcelle vide { $plot }
    }
hongkong-do-raise =
    { $piece ->
        [fast] bloc rapide sur votre { $plot }, hauteur { $height }
        [roof] toit sur votre { $plot }, hauteur { $height }
       *[standard] bloc sur votre { $plot }, hauteur { $height }
    }
hongkong-do-take =
    { $piece ->
        [fast] bloc rapide pour prendre { $plot }, hauteur { $height }
        [roof] toit pour prendre { $plot }, hauteur { $height }
       *[standard] bloc pour prendre { $plot }, hauteur { $height }
    }

hongkong-why-none-left =
    { $piece ->
        [fast] Vous n’avez plus de bloc rapide.
        [roof] Vous n’avez plus de toit.
       *[standard] Vous n’avez plus de bloc.
    }
hongkong-why-second-fast = Après un bloc rapide vient un bloc ou un toit.
hongkong-why-centre = Au premier tour de la partie, on ne peut pas construire sur la parcelle centrale c3.
hongkong-why-on-roof = { $plot } porte un toit ; on ne construit pas sur un toit.
hongkong-why-full = { $plot } compte cinq pièces, le maximum pour un immeuble.
hongkong-why-alone = { $plot } est à l’adversaire. Pour le porter à la hauteur { $height }, il vous faut à côté (pas en diagonale) un immeuble à vous au moins aussi haut ; vous n’en avez pas.
hongkong-why-too-low = { $plot } est à l’adversaire. Pour le porter à la hauteur { $height }, il vous faut à côté (pas en diagonale) un immeuble à vous au moins aussi haut ; le plus haut que vous ayez là est de hauteur { $tallest }.
hongkong-why-roof-too-low =
    { $roofs ->
        [0] { $plot } est à l’adversaire. Votre immeuble voisin est bien de hauteur { $height }, mais il porte un toit, et à hauteur égale un bloc l’emporte sur un toit.
       *[other] { $plot } est à l’adversaire. Votre immeuble voisin est bien de hauteur { $height }, mais il porte un toit, et à hauteur égale un bloc l’emporte sur un toit. Un toit conviendrait.
    }

hongkong-text-placement = « { $text } » n’est pas un coup. Écrivez la parcelle, de a1 à e5, puis rien pour un bloc, ! pour un bloc rapide, ^ pour un toit : a3, b1!, c2^.
hongkong-text-player = « { $text } » n’est ni A ni B.
hongkong-text-setup = « { $text } » n’est pas une mise en place. Écrivez « draw », « first A » ou « position … ».
hongkong-position-form = « { $text } » n’est pas une position. Elle a cinq parties : les rangées, qui joue, les tours joués (0 à 50), la réserve de A et celle de B ; puis + si un bloc rapide a laissé le tour ouvert.
hongkong-position-rows = « { $text } » ne fait pas cinq rangées jointes par / de cinq cases jointes par une virgule.
hongkong-position-cell = { $plot } : « { $text } » n’est ni . ni une hauteur de 1 à 5 suivie du propriétaire (A ou B pour un bloc, a ou b pour un toit).
hongkong-position-supply = La réserve de { $seat }, « { $text } », n’est pas de la forme blocs-rapides-toits, au plus 20-5-5.
hongkong-position-turns = Tours joués : { $turns } ne convient pas. Blocs (rapides exceptés) et toits utilisés par { $seat } : { $used }, et chaque tour en utilise exactement un.
hongkong-position-pieces = Pièces sur le plateau : { $board } ; utilisées : { $used }. Les deux doivent être égaux.
hongkong-position-roofs = Toits de { $seat } sur le plateau : { $board } ; utilisés : { $used }.
hongkong-position-owner = Immeubles de { $seat } : { $board } ; pièces utilisées : { $used } seulement.
hongkong-position-fast = Blocs rapides de { $seat } : { $fast } ; tours : { $turns }. Un seul par tour est permis.
hongkong-position-open = Le tour ne peut pas être ouvert : qui doit jouer n’a aucun bloc rapide sur le plateau.
hongkong-position-centre = La parcelle centrale c3 ne peut pas avoir été bâtie au premier tour.
hongkong-board-full = Les 25 parcelles sont bâties.
hongkong-used-up = Les deux joueurs ont utilisé tous leurs blocs (rapides exceptés) et tous leurs toits.
hongkong-why-over = La partie est terminée.
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),o=`# Les conseils à la table, et l’analyse d’une partie.
page-hint = Conseil
page-hint-key = Conseil (H)
page-hint-thinking = Réflexion…
page-hint-more =
    { $stage ->
        [none] Conseil
        [aim]
            { $about ->
                [yes] De quoi s’agit-il ?
               *[no] Montrer le coup
            }
       *[about] Montrer le coup
    }
page-hint-choose = Choisir cela
page-hint-mentioned = Le conseil porte sur ceci.
page-review = Analyse de la partie
page-review-ask = Analyser cette partie
page-review-waits = Les robots revoient la partie…
page-review-curve = Les chances de gagner de chaque place, pour autant qu’elle pouvait le savoir
page-review-percent = { $n } %
page-review-turns =
    { $n ->
        [one] { $n } tournant
       *[other] { $n } tournants
    }
page-review-what = Là où les chances de quelqu’un ont le plus changé, pour autant qu’on pouvait le savoir à sa place : par un coup ou par le hasard. Les robots estiment ; ils peuvent se tromper.
page-review-look = Voir cette étape
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),r=`# Les plateaux de Blackout.
board-armed = { $choice } – choisissez encore une fois pour confirmer
board-name = { $choice }.
board-slots = Emplacements
board-slot = Emplacement { $slot }
board-read-slot =
    { $n ->
        [0] Emplacement { $slot }, vide
        [one] Emplacement { $slot }, 1 carte : la regarder
       *[other] Emplacement { $slot }, { $n } cartes : les regarder
    }
board-nothing = Aucune carte
board-deeper = Cartes du dessous
board-planned = sélectionnée
board-planned-in = { $card }, dans l’emplacement { $slot } : { $choice }
board-replaces = { $choice }, à la place de { $card }
board-here = Sélectionner ici
board-instead = À la place de { $card }
board-turn-up = Révéler
board-take =
    { $n ->
        [one] Reprendre 1 carte
       *[other] Reprendre { $n } cartes
    }
board-hand =
    { $n ->
        [one] { $whose ->
            [own] Votre main, { $n } carte
           *[other] { $n } carte en main
        }
       *[other] { $whose ->
            [own] Votre main, { $n } cartes
           *[other] { $n } cartes en main
        }
    }
board-joined = { $card } – a rejoint l’équipe
board-hospital = Hôpital
board-holds = En main ou sélectionnées
board-spots = Objectifs et plans
board-free = libre
board-power = Courant { $number }
board-progress = { $have } sur { $need }
board-goal-is =
    { $is ->
        [done] atteint
       *[closed] fermé
    }
board-completion = À la concrétisation
board-bonus = Bonus pour tous les objectifs
board-finish = Concrétiser maintenant
board-discard = Rejeter
board-rondel = Cadran
board-die =
    { $color ->
        [red] dé rouge
        [yellow] dé jaune
       *[blue] dé bleu
    }
board-odds = Dés : faces et chances
board-odds-resource = Ressource
board-odds-out = quelque part sur le cadran
board-odds-percent = { $n } %
board-steps =
    { $n ->
        [one] à { $n } jeton transport
       *[other] à { $n } jetons transport
    }
board-reach = Les nombres indiquent combien de jetons transport il faut au volontaire pour s’y rendre.
board-stock = Vous avez { $goods }.
board-market = Offre
board-draw = Pioche { $n }
board-reserve = Réserve { $n }
board-discarded = Défausse ({ $n })
board-tokens = Points, argent et jetons
board-supply =
    { $n ->
        [one] { $n } cube en réserve
       *[other] { $n } cubes en réserve
    }
board-tiles = Tuiles exploration
board-tile =
    { $lies ->
        [up] { $tile }, face visible
       *[down] { $tile }, face cachée
    }
board-marks = Zone de mise en œuvre
board-mark =
    { $is ->
        [unlocked] { $action }
       *[locked] { $action } (verrouillée)
    }
board-opponents = Les autres joueurs
board-first = Premier joueur
board-bot = Un bot joue
board-away = Absent ; un bot joue à sa place
board-ready = Prêt
board-asked = Doit répondre
board-conditions =
    Chapitre { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    } : conditions de victoire
board-conditions-met = toutes remplies
board-condition =
    { $kind ->
        [goals] Objectifs d’un même plan
        [central] Cubes autour de Central
        [red] Cubes sur des lieux rouges
        [power] Objectifs de rétablissement
       *[orchids] Orchidées par les points
    }
board-condition-is =
    { $is ->
        [met] remplie
       *[open] pas encore remplie
    }
page-condition-was =
    { $is ->
        [met] remplie
       *[missed] non remplie
    }
page-chapter-begins = Chapitre { table-chapter-number }
board-reading = Votre plateau, le cadran et l’offre en toutes lettres
board-power-gives =
    { $number ->
        [1] La limite pour rétablir sa main passe à 6.
       *[other] L’emplacement 4 s’ouvre.
    }
`,h=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),s=`# Cartes, tuiles, plans et leurs icônes.
cards-color-letter =
    { $color ->
        [red] R
        [yellow] J
        [blue] B
       *[purple] V
    }
cards-need-have = { $what } : { $have } sur { $need }
cards-need-met = { $what } : rempli
cards-goal = Objectif : il faut
cards-goal-number = Objectif { $number } : il faut
cards-completion = À la concrétisation
cards-bonus = Bonus pour tous les objectifs
cards-line = Ensuite, durablement
cards-emergency = Plan d’urgence { $letter }
cards-tile = Tuile exploration
cards-challenge-simple = Épreuve simple
cards-challenge-advanced = Épreuve avancée
cards-strength = force { $n }
cards-tile-state =
    { $state ->
        [down] Tuile exploration face cachée
       *[gone] Tuile exploration récupérée
    }
cards-legend = Légende
cards-legend-lead = Chaque icône a sa propre forme, et chaque couleur a aussi une lettre. Sur une carte, appuyez sur « i » ou maintenez-la pour la voir en grand.
cards-legend-group =
    { $group ->
        [resources] Ressources
        [tokens] Jetons, argent et points
        [colors] Couleurs
        [needs] Ce que demandent les objectifs
        [people] Les cartes et leurs effets
        [things] Sur la table
       *[page] Sur la page
    }
cards-sign =
    { $sign ->
        [food] Nourriture
        [tools] Outils
        [gasoline] Carburant
        [water] Rations d’eau
        [books] Manuels
        [medipacks] Médicaments
        [battery] Batterie
        [gps] Jeton GPS
        [transport] Jeton transport
        [dollars] HKD
        [points] Points
        [cube] Cube
        [search] Icône d’exploration
        [red] Rouge
        [yellow] Jaune
        [blue] Bleu
        [purple] Violet
        [any] Couleur au choix
        [one-type] Ressources d’un même type
        [slot-set] Cartes d’une couleur dans un emplacement
        [tile] Tuile exploration face visible
        [link] Cellules de crise reliées
        [volunteer] Volontaire : une ressource par cube
        [leader] Leader : batterie, puis une action de mise en œuvre
        [scout] Éclaireur : argent et GPS
        [doctor] Médecin : reprend une carte de l’hôpital
        [trader] Commerce : argent, davantage contre un outil
        [organiser] Réunion : argent pour les icônes d’exploration en main
        [guide] Accompagnement : un cube sur n’importe quel lieu
        [navigator] Navigation : jetons GPS
        [importer] Importation : trois ressources contre de l’argent
        [engineer] Ingénierie : points, davantage contre un outil
        [plan] Plan de contingence
        [emergency] Plan d’urgence
        [power] Rétablissement du courant
        [check] Mise en œuvre, fait
        [hand] Main
        [slot] Emplacement
        [hospital] Hôpital
        [lock] Bloqué
        [district] District
        [die] Dé
        [round] Manche
        [orchid] Orchidée
        [map] Carte de la ville
        [market] Offre
        [board] Plateau joueur
        [log] Journal
        [chat] Discussion
        [help] Aide et règles
        [settings] Réglages
        [undo] Annuler
        [redo] Rétablir
        [clock] Pendule
        [person] Joueur
        [bot] Bot
        [ready] Prêt
       *[warning] Attention
    }
cards-legend-keys = Touches à la table
cards-legend-key =
    { $what ->
        [number] le champ des numéros : chaque choix en a un
        [choose] choisir ; une fois de plus si c’est définitif
        [drop] lâcher ce qui était choisi
        [slot] sur une carte en main : dans cet emplacement ; à Hong Kong : la pièce
        [large] sur une carte, un objectif, un plan ou les dés : en grand, et en mots
        [map] le plan de la ville en grand, puis en petit
        [arrows] sur le plan : au lieu suivant dans cette direction
        [next] sur le plan : au choix suivant ou précédent
        [districts] sur le plan : entre les lieux et les districts
        [hint] un conseil : un peu plus à chaque fois
        [undo] annuler
        [redo] rétablir
       *[help] icônes et touches
    }
cards-legend-key-name =
    { $key ->
        [enter] Entrée
        [escape] Échap
        [shift-u] Maj U
       *[other] { $key }
    }
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),u=`# L’écran de jeu : phases, choix, points.
page-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
page-phases = Les phases d’une manche
page-phase =
    { $phase ->
        [1] Dés et sélection
        [2] Déploiement
        [3] Compléter des objectifs
        [4] Exploration
        [5] Nouveaux objectifs
        [6] Entretien
        [7] Sécuriser des districts
       *[other] Rétablir sa main
    }
page-your-turn = À vous !
page-turn-of = On attend { $names }
page-end =
    { $end ->
        [last-round] Dernière manche
       *[other] Encore une manche ensuite
    }
page-choice = Ce qui est demandé
page-choose-where =
    { $where ->
        [map] Choisissez sur le plan : ce qui brille peut être choisi.
        [market] Choisissez une carte de l’offre, ou passez.
        [goals] Choisissez un objectif sur votre plateau, ou arrêtez.
        [rondel] Choisissez une ressource sur le cadran.
        [slots] Choisissez un emplacement qui brille.
        [team] Choisissez une carte en main pour l’équipe.
        [tiles] Choisissez une tuile sur le plan.
       *[hand] { $held ->
            [yes] Choisissez maintenant un emplacement pour la carte.
           *[no] Choisissez une carte en main, puis un emplacement.
        }
    }
page-all-choices =
    { $n ->
        [1] Le seul choix par numéro (touche #)
       *[other] Les { $n } choix par numéro (touche #)
    }
page-all-choices-short =
    { $n ->
        [1] Le seul choix
       *[other] Les { $n } choix
    }
page-strength = Il faut : { $need }. Votre équipe : { $have } ; chaque jeton GPS ajoute { $gps }.
page-costs = coûte { $cost }
page-then-chance = Ensuite, le hasard décide.
page-then-secret = Ensuite, quelque chose de caché est révélé.
page-confirm = Valider
page-not-yet = Pas encore
page-is-final = Vous ne pourrez plus revenir seul en arrière ensuite.
page-obstacle = { $choice } : { $why }
page-game-over = La partie est terminée.
page-wait = Rien ne vous est demandé pour l’instant.
page-points-by-source = Points par origine
page-score-cause =
    { $cause ->
        [tokens] Jetons transport
        [specialist] Spécialistes
        [goal] Objectifs
        [bonus] Bonus
        [completion] Plans concrétisés
        [power] Courant rétabli
        [scouting] Exploration
        [feeding] Ravitaillement
        [district] Districts
        [check-mark] Mise en œuvre
        [dollars] Argent
        [tiles] Tuiles exploration
       *[cards] Cartes
    }
page-score-sum = Total
page-legend = Icônes et touches
page-rooms = Parties de la table
page-room =
    { $room ->
        [board] Plateau
        [map] Plan
        [market] Offre
        [others] Autres
        [log] Journal
        [chat] Chat
       *[reading] En mots
    }

# Une partie que l’on revoit.
page-replay-title = Revoir : { $title }
page-replay-link = Revoir la partie
page-replay-to-table = À la table
page-replay-controls = Étapes de la partie
page-replay-step = Ce qui s’est passé
page-replay-which = Étape
page-replay-begin = Avant la première étape.
page-replay-of = { $n } sur { $all }
page-replay-play = Lecture automatique
page-replay-pause = Pause
page-replay-speed = Vitesse
page-replay-times = { $n } ×
page-replay-former-turn =
    { $game ->
        [hongkong] Au tour précédent
       *[blackout] Au début de la manche
    }
page-replay-next-turn =
    { $game ->
        [hongkong] Au tour suivant
       *[blackout] À la manche suivante
    }
page-replay-board = Plateaux
page-replay-all-boards = Vue d’ensemble
page-replay-bad =
    { $why ->
        [file-not-a-game] Ce n’est pas un fichier de partie : sa première ligne n’est pas « harbour game 1 ».
        [file-other-box] Cette partie a été jouée avec une boîte que ce serveur ne connaît pas ; on ne peut pas la revoir ici.
        [file-other-rules] Cette partie suit une autre version des règles. La version de harbour qui l’a enregistrée peut la rejouer.
        [file-other-format] Ce fichier vient d’une autre version de harbour, dont celle-ci ne connaît pas le format.
       *[other] La ligne { $line } de ce fichier ne va pas avec la partie. Le fichier a peut-être été coupé ou modifié.
    }
page-outcome = Ce qui en résulte
page-map-costs = Chaque lieu sauté coûte un jeton transport. Vous en avez { $held } ; un jeton manquant coûte un point.
`,v=Object.freeze(Object.defineProperty({__proto__:null,default:u},Symbol.toStringTag,{value:"Module"})),l=`# Le plateau de Hong Kong.
page-hk-title = Hong Kong
page-hk-board = La ville, cinq rangées de cinq parcelles
page-hk-keys = Les flèches parcourent les parcelles. 1, 2 et 3 choisissent bloc, bloc rapide et toit. Entrée pose la pièce, Échap y renonce. # mène aux choix numérotés.
page-hk-help = Touches et pièces
page-hk-help-pieces = Pièces
page-hk-key =
    { $what ->
        [arrows] sur le plateau : à la parcelle suivante dans cette direction
        [piece] sur le plateau : choisir bloc, bloc rapide ou toit
        [place] sur le plateau : poser la pièce ; encore une fois pour confirmer
        [drop] abandonner le choix
        [number] le champ des numéros : chaque choix en a un
        [hint] un conseil : un peu plus à chaque fois
        [undo] annuler
        [redo] rétablir
       *[help] touches et pièces
    }
page-hk-piece-does =
    { $piece ->
        [fast] Une pièce de plus : un bloc ou un toit suit dans le même tour.
        [roof] Termine un immeuble : rien ne se pose dessus.
       *[standard] Un étage de plus ; votre tour se termine.
    }
page-hk-plot =
    { $plot }{ $centre ->
        [yes] , parcelle centrale
       *[no] { "" }
    }{ $kind ->
        [empty] , vide
        [roof] , hauteur { $height }, à { $owner }, avec toit
       *[block] , hauteur { $height }, à { $owner }
    }{ $state ->
        [open] , ouverte
        [closed] , fermée
       *[none] { "" }
    }{ $last ->
        [yes] , dernière construction
       *[no] { "" }
    }
page-hk-control = { $one } : { $a }, { $other } : { $b }, parcelles vides : { $free }
page-hk-you = vous
page-hk-away = absent, un bot joue
page-hk-to-move = à son tour
page-hk-buildings =
    { $n ->
        [one] { $n } immeuble
       *[other] { $n } immeubles
    }
page-hk-supply = Pièces restantes
page-hk-left =
    { $piece ->
        [fast] Blocs rapides restants : { $n }
        [roof] Toits restants : { $n }
       *[standard] Blocs restants : { $n }
    }
page-hk-pieces = La pièce à poser
page-hk-piece =
    { $piece ->
        [fast] Bloc rapide
        [roof] Toit
       *[standard] Bloc
    }
page-hk-your-turn = À vous.
page-hk-waits = C’est à { $name } de jouer.
page-hk-armed = Choix : { $what }.
page-hk-open =
    { $piece ->
        [fast] { $n ->
            [one] Une parcelle est ouverte à un bloc rapide ; une autre pièce suit.
           *[other] { $n } parcelles sont ouvertes à un bloc rapide ; une autre pièce suit.
        }
        [roof] { $n ->
            [one] Une parcelle est ouverte à un toit.
           *[other] { $n } parcelles sont ouvertes à un toit.
        }
       *[standard] { $n ->
            [one] Une parcelle est ouverte à un bloc.
           *[other] { $n } parcelles sont ouvertes à un bloc.
        }
    }
page-hk-place = Poser ici
page-hk-not-there = Pas là
page-hk-past = Une position antérieure
page-hk-now = Revenir au présent

# Ce que partagent les tables des deux jeux.
page-table-menu = Menu
page-table-your-turn-says = À vous : { $prompt }
page-table-clock = { $name }, temps restant : { $time }
page-table-take-backs = Annuler et rétablir
page-table-undo = Annuler
page-table-redo = Rétablir
page-table-ask-back = Demander à annuler
page-table-plea = { $name } voudrait annuler sa dernière action. Tout ce qui a suivi serait annulé.
page-table-plea-waits = { $name } voudrait annuler sa dernière action ; on demande leur avis aux autres.
page-table-agree = Accepter
page-table-refuse = Refuser
page-table-leaving = Pour arrêter la partie : { $names }. Elle prend fin sans résultat dès que tout le monde est d’accord.
page-table-call-off-too = Arrêter aussi
page-table-motion = Animations
page-table-resign = Abandonner
page-table-resign-sure = Abandonner ? L’adversaire gagne.
page-table-resign-large-sure = Abandonner ? Un bot jouera votre place jusqu’à la fin.
page-table-resign-chapter-sure =
    { $alone ->
        [yes] Abandonner ? Le chapitre sera perdu.
       *[no] Abandonner ? Le chapitre s’arrête ici : personne ne le remporte et personne ne gagne d’orchidée.
    }
page-campaign-under-way = Le chapitre { table-chapter-number } est en cours.
page-campaign-next = Ensuite : chapitre { table-chapter-number }. { table-chapter-conditions }
page-campaign-done = Les cinq chapitres sont terminés.
page-campaign = Campagne
page-table-call-off = Arrêter la partie
page-table-call-off-sure = Arrêter la partie ? Elle prend fin sans résultat dès que tout le monde est d’accord ; les robots le sont toujours.
page-table-no = Non, continuer
page-table-result = Résultat
page-table-called-off = La partie a été arrêtée
page-table-you-win = Vous gagnez !
page-table-you-win-chapter = Vous remportez le chapitre { table-chapter-number } !
page-table-wins = { $name } gagne
page-table-shared = Personne seul : { $names } se partagent la première place
page-table-rematch = Revanche
page-table-next-game = Aller à la revanche
page-rematch-asked = On vous propose une revanche.
page-rematch-asks = { $name } propose une revanche.
page-rematch-join = Accepter
page-rematch-decline = Refuser
page-rematch-ask = Proposer une revanche
page-rematch-waits = Réponse attendue : { $names }
page-rematch-start = La partie peut commencer dès que toutes les personnes invitées ont accepté : { $names }
page-rematch-invited = Invitation
page-rematch-is-invited = invitation envoyée, réponse attendue
page-rematch-withdraw = Retirer l’invitation envoyée à { $name }
page-rematch-declined = { $name } a refusé la revanche ; la place est libre.
page-table-export = Enregistrer la partie
page-table-log = Journal
page-table-look = Montrer le plateau à ce moment-là
page-table-chat = Discussion
page-table-chat-empty = Personne n’a encore rien dit.
page-table-phrases = Phrases que chacun lit dans sa langue
page-table-say-what = Dire quelque chose
page-table-say = Dire
page-table-unread =
    { $n ->
        [one] { $n } nouveau
       *[other] { $n } nouveaux
    }
page-table-choices = Choix
page-table-number = Numéro
page-table-number-of = Numéro d’un choix, de 1 à { $most }
page-table-choose = Choisir
page-table-confirm = Confirmer
page-table-again = { $choice }. Confirmez avec Entrée.
page-table-no-number = Les choix sont numérotés de 1 à { $most }.
page-table-choice-cost = { $choice } – coûte { $cost }
page-table-no-choices = On ne vous demande rien pour l’instant.
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:l},Symbol.toStringTag,{value:"Module"})),i=`# The map of Blackout.
map-title = Plan de la ville
map-keys = Les flèches vont d’un lieu à l’autre, D passe des lieux aux districts et inversement. N et P vont au choix possible suivant ou précédent, Entrée choisit. Plus et moins changent la taille. M agrandit le plan, puis le réduit.
map-size =
    { $is ->
        [large] Revenir au petit plan (M)
       *[small] Grand plan (M)
    }
map-nearer = Agrandir le plan
map-further = Réduire le plan
map-touches = Borde { $districts }.
map-cubes-of = Cubes : { $names }.
map-no-cubes = Aucun cube ici.
map-next = À côté de vos cubes : aucun jeton transport.
map-away =
    { $n ->
        [one] À { $n } ligne de votre cube le plus proche : { $cost }.
       *[other] À { $n } lignes de votre cube le plus proche : { $cost }.
    }
map-share =
    { $who } : cubes { $cubes } sur { $all }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
map-secured = Sécurisé : la lumière est revenue.
map-searched = Déjà exploré cette manche.
map-looked = Tuiles vues par { $names }.
map-tile =
    { $state ->
        [seen] Tuile { $place }, face cachée, connue de vous : { $tile }.
       *[up] Tuile { $place } : { $tile }.
    }
map-tiles = Tuiles : { $tiles }.
map-tile-of = Tuile exploration de { $district }
map-choose = Choisir : { $what }.
map-choose-for = Choisir : { $what }, pour { $cost }.
map-armed = Encore une fois pour confirmer : { $what }.
map-reading = Le plan en mots
map-districts = Districts
map-locations = Les lieux et leurs voisins
map-name-secured = { $name }, sécurisé
map-you = { $name } (vous)
map-centre = Cellule de crise { $letter } : certains objectifs demandent une chaîne ininterrompue de vos cubes d’ici à { $other }.
map-legend-seats = Joueurs
map-legend-own = Vos propres cubes ont un bord clair
map-legend-centre = Cellules de crise : chaque lettre figure sur deux lieux ; certains objectifs demandent une chaîne de vos cubes entre les deux
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),c=`# Ce qui est imprimé sur les cartes, plans et tuiles, et ce qui est sur la table de Blackout.
printed-volunteer =
    volontaire { $color ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[purple] violet
    }, procure { $cubes }
printed-leader = spécialiste violet : 1 batterie, puis une action de mise en œuvre
printed-scout = spécialiste violet : 2 HKD ; 1 carburant ou 1 manuel pour 1 GPS
printed-doctor = spécialiste violet : 1 médicament fait sortir une carte de l’hôpital et rapporte ses points
printed-trader = spécialiste violet : { $gain } HKD ; 1 outil pour { $for_tool } HKD
printed-organiser = spécialiste violet : 5 HKD ; révéler sa main pour 1 HKD par icône d’exploration
printed-guide = spécialiste violet : 1 nourriture pour un cube sur un lieu au choix
printed-navigator = spécialiste violet : 1 carburant ou 1 manuel pour 1 GPS, les deux pour 2
printed-importer = spécialiste violet : { $price } HKD pour 3 { blackout-resource }
printed-engineer = spécialiste violet : 2 points ; 1 outil pour 2 de plus
printed-plan = plan de contingence
printed-icons =
    { $n ->
        [one] { $n } icône d’exploration
       *[other] { $n } icônes d’exploration
    }
printed-worth =
    { $n ->
        [one] vaut { $n } point
       *[other] vaut { $n } points
    }
printed-goods = { blackout-goods }
printed-resource = { blackout-resource }
printed-one-type = { $n } ressources d’un même type
printed-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
printed-slot-cards =
    { $n ->
        [one]
            { $n } carte { $color ->
                [red] rouge
                [yellow] jaune
                [blue] bleue
               *[purple] violette
            }
       *[other]
            { $n } cartes { $color ->
                [red] rouges
                [yellow] jaunes
                [blue] bleues
               *[purple] violettes
            }
    }
printed-slot-set = un emplacement avec { $cards }
printed-tiles =
    tuiles exploration face visible : { $one ->
        [points] points
        [dollars] HKD
        [battery] batteries
        [books] manuels
        [tools] outils
        [medipacks] médicaments
       *[gasoline] carburant
    } et { $other ->
        [points] points
        [dollars] HKD
        [battery] batteries
        [books] manuels
        [tools] outils
        [medipacks] médicaments
       *[gasoline] carburant
    }
printed-link = les deux cellules de crise { $letter } reliées
printed-cube-on =
    un cube sur un lieu { $color ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[purple] violet
    }
printed-cube-anywhere = un cube sur un lieu au choix
printed-goal = demande { $cost } ; donne { $effect }
printed-goal-done = objectif { $number } complété
printed-goal-number = objectif { $number } { $goal }
printed-completion = une fois concrétisé : { $effect }
printed-bonus = bonus pour tous les objectifs : { $effect }
printed-refresh-limit = limite pour rétablir sa main : 6
printed-fourth-slot = l’emplacement 4 s’ouvre
printed-line-gain = action : recevoir { blackout-goods }
printed-line-exchange =
    action : { $resource ->
        [food] 1 nourriture
        [tools] 1 outil
        [gasoline] 1 carburant
        [water] 1 ration d’eau
        [books] 1 manuel
       *[medipacks] 1 médicament
    } pour { $gain }
printed-line-battery = action : 2 HKD pour 1 batterie
printed-line-dollars = action : recevoir 3 HKD
printed-line-points =
    action : { $resource ->
        [food] 1 nourriture
        [tools] 1 outil
        [gasoline] 1 carburant
        [water] 1 ration d’eau
        [books] 1 manuel
       *[medipacks] 1 médicament
    } pour 3 points
printed-line-icon = 1 icône d’exploration permanente
printed-line-stronger-gps = chaque GPS compte 1 de plus
printed-line-feed = ravitaillement : 2 nourriture pour 4 points à l’entretien
printed-line-purify = purification : 2 rations d’eau pour 7 HKD à l’entretien
printed-tile-reward =
    { $kind ->
        [points] { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
        [dollars] { $n } HKD
        [battery] { $n ->
            [one] { $n } batterie
           *[other] { $n } batteries
        }
        [books] { $n ->
            [one] { $n } manuel
           *[other] { $n } manuels
        }
        [tools] { $n ->
            [one] { $n } outil
           *[other] { $n } outils
        }
        [medipacks] { $n ->
            [one] { $n } médicament
           *[other] { $n } médicaments
        }
       *[gasoline] { $n } carburant
    }
printed-tile = « force { $simple } : { $reward } ; { $advanced } : { $better } »
printed-card = { $name } : { $details }
printed-emergency-plan = Plan d’urgence { $letter }, { $name } : { $details }
printed-die =
    { $color ->
        [red] Dé rouge
        [yellow] Dé jaune
       *[blue] Dé bleu
    } : { $faces }
printed-die-face = { blackout-resource } { $n }/6
printed-odds = Quelque part sur le cadran : { $odds }
printed-odds-of = { blackout-resource } { $percent } %
printed-odds-why = Les dés qui montrent la même ressource sont relancés jusqu’à ce que les trois diffèrent ; les chances en tiennent compte.
table-phase =
    { $phase ->
        [0] Mise en place.
        [1] Manche { $round }, phase 1 : dés ressource, sélection des cartes.
        [2] Manche { $round }, phase 2 : déploiement.
        [3] Manche { $round }, phase 3 : compléter des objectifs.
        [4] Manche { $round }, phase 4 : exploration.
        [5] Manche { $round }, phase 5 : nouveaux objectifs.
        [6] Manche { $round }, phase 6 : entretien.
        [7] Manche { $round }, phase 7 : sécuriser des districts.
       *[other] Manche { $round }, phase 8 : rétablir sa main.
    }
table-round = Manche { $round }.
table-dice = Dés : rouge { $red }, jaune { $yellow }, bleu { $blue }.
table-decks = Pioche { $draw }, pioche de réserve { $reserve } ; jetons en réserve : GPS { $gps }, transport { $transport }.
table-triggered = La pioche est vide : encore une manche après celle-ci.
table-last-round = C’est la dernière manche.
table-row = Rangée { $number }, { $price } HKD la carte :
table-row-empty = La rangée { $number } est vide.
table-board =
    { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $dollars } HKD, jetons transport { $transport }, GPS { $gps }, cubes en réserve { $supply }.
table-stock = Possède { $goods }.
table-no-stock = Ne possède aucune ressource.
table-hand =
    { $n ->
        [one] { $n } carte en main :
       *[other] { $n } cartes en main :
    }
table-held =
    Détient { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, { $planned ->
        [0] aucune sélectionnée
        [one] dont { $planned } sélectionnée
       *[other] dont { $planned } sélectionnées
    } : { $cards }.
table-hand-empty = Aucune carte en main.
table-slot = Emplacement { $number } : { $cards }
table-slot-empty = vide
table-slot-locked = Emplacement { $number } : verrouillé
table-planned = sélectionnée : { $card }
table-face-down = une carte face cachée
table-hospital = Hôpital : { $cards }
table-spot = Espace objectif { $number } : { $what }
table-spot-empty = Espace objectif { $number } : libre
table-power = Rétablissement { $number } : { $goal }
table-power-done = Rétablissement { $number } : complété
table-finished = Plans concrétisés : { $cards }
table-emergency = plan d’urgence { $letter } ({ $name })
table-unlocked = Actions de mise en œuvre : { $actions }
table-board-action =
    { $action ->
        [gps] 1 manuel pour 1 GPS
        [transport] 1 carburant pour 2 jetons transport
        [dollars] 1 outil pour 3 HKD
        [battery] 1 médicament pour 1 batterie
       *[points] 4 HKD pour 2 points
    }
table-tiles-up = Tuiles exploration face visible : { $tiles }
table-tiles-down = Tuiles exploration face cachée, { $n } : { $tiles }
table-cubes = Cubes sur le plateau, { $n } : { $locations }
table-district = { $name } : { $ring }. Tuiles : { $tiles }
table-district-secured = { $name }, sécurisé : { $ring }
table-colored =
    { $name } ({ $color ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[purple] violet
    })
table-centre =
    { $name } ({ $color ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[purple] violet
    }, cellule de crise { $letter })
table-with = { $what } [{ $seats }]
table-tiles-face-down =
    { $n ->
        [one] { $n } face cachée
       *[other] { $n } face cachée
    }
table-no-tiles = aucune
table-round-district = { $district } { $cubes } sur { $all }
table-conditions = { $who }, conditions de victoire du chapitre : objectifs d’un plan { $goals } sur { $goals_needed }, orchidées { $orchids } sur { $orchids_needed }.
table-condition-central = Cubes autour de Central : { $cubes } sur 4.
table-condition-red = Cubes sur des lieux rouges : { $cubes } sur 4.
table-condition-power = Objectifs de rétablissement : { $done } sur 2.
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
        [one] { $names } remporte le chapitre { table-chapter-number }.
       *[other] { $names } se partagent la victoire du chapitre { table-chapter-number }.
    }
table-chapter-lost =
    { $alone ->
        [yes] Le chapitre { table-chapter-number } est perdu.
       *[no] Personne ne remporte le chapitre { table-chapter-number }.
    }
table-chapter-given-up =
    { $alone ->
        [yes] Le chapitre { table-chapter-number } a été abandonné : il est perdu.
       *[no] Le chapitre { table-chapter-number } a été abandonné : personne ne le remporte et personne ne gagne d’orchidée.
    }
table-chapter-earned =
    { $orchids ->
        [0] { $seat } n’a pas rempli toutes les conditions et ne gagne aucune orchidée.
        [one] { $seat } a rempli toutes les conditions et gagne { $orchids } orchidée.
       *[other] { $seat } a rempli toutes les conditions et gagne { $orchids } orchidées.
    }
    .you =
        { $orchids ->
            [0] Vous n’avez pas rempli toutes les conditions et ne gagnez aucune orchidée.
            [one] Vous avez rempli toutes les conditions et gagnez { $orchids } orchidée.
           *[other] Vous avez rempli toutes les conditions et gagnez { $orchids } orchidées.
        }
table-chapter-asks =
    Chapitre { table-chapter-number } : { table-chapter-conditions } { $orchids ->
        [one] Au moins une orchidée selon les points.
       *[other] Au moins { $orchids } orchidées selon les points.
    }
table-chapter-conditions =
    { $chapter ->
        [1] Tous les objectifs d’un plan d’urgence.
        [2] Deux objectifs d’un plan d’urgence.
        [3] Deux objectifs d’un plan d’urgence, et 4 cubes autour de Central.
        [4] Deux objectifs d’un plan d’urgence, et 4 cubes sur des lieux rouges.
       *[other] Deux objectifs d’un plan d’urgence, et les deux objectifs de rétablissement.
    }
table-score-of =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $causes })
table-score-cause =
    { $cause ->
        [tokens] jetons transport
        [specialist] spécialistes
        [goal] objectifs
        [bonus] bonus
        [completion] plans concrétisés
        [power] rétablissement
        [scouting] exploration
        [feeding] ravitaillement
        [district] districts
        [check-mark] actions de mise en œuvre
        [dollars] argent
        [tiles] tuiles exploration
       *[cards] cartes
    } { $points }

# Jouer à Blackout dans le terminal.
blackout-play-seats = À la table : { $names }.
blackout-play-not-that-many = { $option } désigne quelqu’un, mais il n’y a que { $seats } places. Retirez --seats ou augmentez-le.
blackout-play-question = { $who } : { $question }
blackout-play-which-slot = Quel emplacement pour { $card } ?
blackout-play-back = une autre carte
blackout-play-detail = { $choice } : { $detail }
blackout-play-cost = { $choice } – coûte { $cost }
blackout-play-cube-to =
    { $color ->
        [red] Le cube va sur un lieu rouge.
        [yellow] Le cube va sur un lieu jaune.
        [blue] Le cube va sur un lieu bleu.
        [purple] Le cube va sur un lieu violet.
       *[any] Le cube va sur un lieu de n’importe quelle couleur.
    }
blackout-play-marker-to = { $district } est sécurisé ; un marqueur s’y rend et débloque son action.
blackout-play-team-needs =
    { $challenge ->
        [simple] L’épreuve simple
        [advanced] L’épreuve avancée
       *[probe] L’épreuve de reconnaissance
    } demande { $need } ; vous avez { $strength }, jetons GPS { $gps }, valant chacun { $per_gps }.
blackout-play-nothing-else = Rien d’autre n’est possible ici :
blackout-play-impossible = { $choice } – pas maintenant : { $why }
blackout-play-all-possible = Tout ce qui répond à la question peut être choisi.
blackout-play-why-what = Tapez « pourquoi » seul pour tout ce qui est impossible maintenant, ou « pourquoi » suivi d’un mot, par exemple un nom.
blackout-play-nothing-meant = « { $text } » n’est ni un choix ni une commande. Tapez un numéro, un mot d’un choix, ou « aide ».
blackout-play-several-meant = « { $text } » correspond à plusieurs choix :
blackout-play-really-undo =
    { $steps ->
        [one] Quelqu’un a appris quelque chose depuis. Si toute la table accepte d’annuler { $steps } étape, tapez encore « annuler ».
       *[other] Quelqu’un a appris quelque chose depuis. Si toute la table accepte d’annuler { $steps } étapes, tapez encore « annuler ».
    }
blackout-play-really-undo-alone =
    { $steps ->
        [one] Depuis, le hasard a décidé, ou quelque chose de caché s’est révélé. Pour annuler tout de même { $steps } étape, tapez encore « annuler ».
       *[other] Depuis, le hasard a décidé, ou quelque chose de caché s’est révélé. Pour annuler tout de même { $steps } étapes, tapez encore « annuler ».
    }
blackout-play-undone = Annulé.
blackout-play-bot-takes-over = { $seat } abandonne ; un robot prend le relais.
blackout-play-curtain = { $seat }, à vous. Quand vous serez seul devant l’écran, appuyez sur Entrée.
blackout-play-hint = Tapez un numéro, ou un mot du choix. « table » montre tout, « ville » le plan, « pourquoi » ce qui est impossible, « aide » et « règles » expliquent le reste.
blackout-play-commands =
    Réponses :
      le numéro d’un choix, ou un mot qui s’y trouve, par exemple un nom
      Entrée : la question à nouveau
    Commandes :
      table : tout ce qui est sur la table
      carte NOM : tout ce qui est imprimé sur une carte
      ville, ville liste : le plan de la ville, ou ses districts, tuiles et lieux voisins en mots
      offre : les cartes à acheter
      dés : les faces des dés, et la probabilité de chaque ressource
      plateau, plateau B : votre plateau ou un autre
      coups : les choix à nouveau
      pourquoi, pourquoi NOM : ce qui est impossible maintenant, et pourquoi
      règles, règles B4 : les règles, ou une partie
      conseil : ce que ferait un robot, un peu plus à chaque fois
      annuler : abandonner la question en cours, ou annuler votre dernière réponse
      enregistrer FICHIER : une copie de la partie
      quitter : partir ; la partie est conservée
      abandonner : abandonner la partie
blackout-play-no-such-card = Aucune carte n’a « { $text } » dans son nom.
blackout-play-won = { $name } gagne.
blackout-play-shared = { $names } partagent la victoire.
play-word-display = offre
play-word-map = ville
play-word-dice = dés
play-word-list = liste
play-word-player = plateau joueur
play-word-card = carte
campaign-bad = { $file } n’est pas une campagne, ou a été modifié à la main. Indiquez un autre fichier avec --campaign, ou recommencez avec --campaign NOUVEAU-FICHIER.
campaign-go-on = Pour continuer la campagne :
campaign-chapter =
    Campagne : chapitre { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }{ $losses ->
        [0] .
        [one]  ; perdu une fois jusqu’ici.
       *[other]  ; perdu { $losses } fois jusqu’ici.
    }
campaign-bonus = Cette tentative commence avec { $dollars } HKD de plus.
campaign-score = { $seat }, chapitre { table-chapter-number } : meilleur score { $best }, dernier { $latest }.
campaign-orchids =
    { $seat } a { $orchids ->
        [one] { $orchids } orchidée
       *[other] { $orchids } orchidées
    } en tout.
campaign-verdict =
    { $verdict ->
        [nothing] { $seat } a traversé cinq chapitres, et la ville est encore dans le noir.
        [made-it] { $seat } a réussi : les lumières reviennent.
        [good] Une bonne campagne, { $seat } : la plus grande partie de la ville brille.
        [very-good] Une très bonne campagne, { $seat } : presque plus aucune fenêtre n’est sombre.
       *[perfect] Une campagne parfaite, { $seat } : Hong Kong brille comme jamais.
    }
table-slot-replaced = Emplacement { $number } : { $cards } – remplace { $card }
table-neighbours = { $place } – lieux voisins : { $others }
table-rondel = Cadran, 1 jeton transport par segment : nourriture, outils, carburant, rations d’eau, manuels, médicaments, puis de nouveau nourriture.
table-in-hand =
    { $n ->
        [one] { $n } carte en main : { $cards }.
       *[other] { $n } cartes en main : { $cards }.
    }
table-secured = Districts sécurisés : { $districts }.
table-round-secured = { $district } sécurisé
table-touches = { $place } – { $districts }
table-orchids = Une orchidée à partir de { $one } points, deux à { $two }, trois à { $three }.
printed-and = { $one } ; { $other }
blackout-play-search-hand = Icônes d’exploration en main { $icons }, autre force { $other }, jetons GPS { $gps }, valant chacun { $per_gps }.
blackout-play-restoring-power = Rétablissement du courant
blackout-play-card-what = Quelle carte ? Par exemple : carte médecin
blackout-play-nobody-sits = Personne n’occupe la place { $seat }.
blackout-play-no-such-player = Il n’y a pas de joueur « { $text } » à la table.
blackout-play-really-leave-to-bot = Un robot jouera votre place jusqu’au bout. Si vous le voulez vraiment, tapez encore « abandonner ».
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"}));export{p as a,d as b,h as c,g as d,v as e,k as f,b as g,$ as h,f as i,m as p,y as t};
