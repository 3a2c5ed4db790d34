# Les conseils à la table, et l’analyse d’une partie.
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
