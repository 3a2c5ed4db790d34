# Messages du terminal : le plan dessiné, la relecture pas à pas et la liste des parties enregistrées.

map-color =
    { $color ->
        [red] r
        [yellow] j
        [blue] b
       *[purple] v
    }
map-legend =
    Lieux : r rouge, j jaune, b bleu, v violet ; [ ] aucun cube, [A] un cube de A ; #A cellule de crise. { $seats }.
    DISTRICTS avec leur nombre de tuiles ; ✓ sécurisé. Lignes : . route, : tunnel, ~ ferry.
map-more = « ville liste » énumère districts, tuiles et lieux voisins.

# Le premier écran de Blackout.
table-brief = À compléter : { $goals }. « plateau » montre ce qu’ils demandent.
table-starts-of-color =
    { $color ->
        [red] Rouge : { $places }.
        [yellow] Jaune : { $places }.
        [blue] Bleu : { $places }.
       *[purple] Violet : { $places }.
    }

# Revoir une partie pas à pas.
step-start =
    { $last ->
        [one] Le début de la partie ; 1 étape suit.
       *[other] Le début de la partie ; { $last } étapes suivent.
    }
step-head = Étape { $step } sur { $last } : { $what }
step-hint = Entrée montre l’étape suivante, « retour » la précédente ; un nombre va à cette étape, « manche 3 » à cette manche. « aide » liste les commandes, « quitter » arrête.
step-prompt = { $step }/{ $last } >
step-at-start = C’est le début de la partie.
step-at-end = C’était la dernière étape. « retour » revient en arrière, « quitter » arrête.
step-no-round = Il n’y a pas de manche { $round } dans cette partie.
step-not-understood = « { $text } » n’est pas une commande ici. Tapez « aide ».
step-help =
    Commandes :
      Entrée ou suivant : l’étape suivante
      retour : l’étape précédente
      12 : l’étape 12
      manche, manche 3 : la manche suivante, ou la manche 3
      début, fin : le début et la fin de la partie
      plateau : tout ce qui est sur la table
      quitter : arrêter
step-help-blackout =
    { "  " }ville, offre, joueur B, carte NOM : des parties de la table
step-word-next = suivant s
step-word-back = retour
step-word-round = manche m
step-word-first = début
step-word-last = fin

# Parties enregistrées.
games-none = Aucune partie n’est enregistrée dans { $folder }. Commencez-en une : harbour play blackout
games-head =
    { $game ->
        [blackout] Blackout : Hong Kong
       *[hongkong] Hong Kong
    }, enregistrée le { $date } : { $players }
games-open =
    { $game ->
        [blackout] { $turn ->
            [0] Mise en place
           *[other] Manche { $turn }
        }
       *[hongkong] Tour { $turn }
    } ; à { $who } de jouer.
games-open-unasked =
    { $game ->
        [blackout] { $turn ->
            [0] Mise en place.
           *[other] Manche { $turn }.
        }
       *[hongkong] Tour { $turn }.
    }
games-over = Terminée ; victoire de { $names }.
games-over-plain = Terminée.
games-unreadable = { $file } : { $why }
help-games-command = Lister les parties enregistrées, la plus récente d’abord, avec la commande pour continuer chacune
help-games-command-after =
    Les parties sont dans le dossier de données ; celles qui sont terminées peuvent être revues.

    Essayez :
      harbour games
      harbour games --json
