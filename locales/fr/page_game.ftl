# L’écran de jeu : phases, choix, points.
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
