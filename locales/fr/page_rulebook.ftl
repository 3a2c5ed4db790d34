# Les règles et la légende.
page-rulebook-title =
    { $game ->
        [blackout] Règles de Blackout : Hong Kong
       *[hongkong] Règles de Hong Kong
    }
page-rulebook-game =
    { $game ->
        [blackout] Blackout : Hong Kong
       *[hongkong] Hong Kong
    }
page-rulebook-games = Règles de quel jeu
page-rulebook-contents = Sommaire
page-rulebook-short = En bref
page-rulebook-search = Chercher dans les règles
page-rulebook-example =
    { $game ->
        [blackout] Mot ou n° : B3.5
       *[hongkong] Mot ou n° : K6
    }
page-rulebook-hits =
    { $n ->
        [0] Aucune règle ne contient tout cela.
        [one] 1 règle trouvée
       *[other] { $n } règles trouvées
    }
page-rulebook-all = Montrer toutes les règles
page-rulebook-print = Imprimer
page-rulebook-unknown = Il n’y a pas de règle { $rule }.
page-rulebook-open = Ouvrir dans le livret
page-rulebook-back = Retour à { $rule }
page-rulebook-within = Règles de cette section
page-rulebook-section = Section { $section } : { $title }
page-rulebook-part =
    { $part ->
        [board] Plateau et pièces
        [turn] Le tour
        [building] Où l’on peut construire
       *[end] Fin et victoire
    }
page-rulebook-phases = Les phases d’une manche, dans l’ordre
page-rulebook-phase =
    { $phase ->
        [1] Dés ressource, sélection des cartes
        [2] Déploiement
        [3] Compléter des objectifs
        [4] Exploration
        [5] Nouveaux objectifs
        [6] Entretien
        [7] Sécuriser des districts
       *[8] Rétablir sa main
    }
page-rulebook-rondel = Le cadran. D’un segment au suivant, il faut 1 jeton transport, dans un sens ou dans l’autre ; la batterie se trouve au centre.
page-rulebook-towers = Ce que vous pouvez poser sur un immeuble adverse (contour) voisin du vôtre (plein), quand tous deux ont ensuite trois pièces
page-rulebook-tower =
    { $tower ->
        [roof-roof] Toit à côté de votre toit : permis
        [roof-block] Toit à côté de votre bloc : permis
        [block-block] Bloc à côté de votre bloc : permis
       *[block-roof] Bloc à côté de votre toit : interdit
    }
