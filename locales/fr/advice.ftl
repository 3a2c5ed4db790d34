# Le conseil des robots : à quoi sert un coup, de quoi il s’agit, ce qu’il fait.

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
