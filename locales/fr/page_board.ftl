# Les plateaux de Blackout.
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
