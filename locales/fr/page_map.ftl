# The map of Blackout.
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
