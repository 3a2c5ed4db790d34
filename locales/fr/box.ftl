# Les boîtes : ce qui ne va pas dans l’une d’elles.

box-no-file = { $file } manque dans le dossier.
box-unreadable = Impossible de lire { $file } : { $why }
box-not-toml = { $file }, ligne { $line } : ce n’est pas du TOML. Le lecteur signale : { $why }
box-missing = { $file }, { $entry } : « { $field } » manque ou est vide.
box-wrong-type =
    { $wanted ->
        [text] { $file }, { $entry } : « { $field } » doit être un texte entre guillemets.
        [number] { $file }, { $entry } : « { $field } » doit être un nombre entier.
        [list] { $file }, { $entry } : « { $field } » doit être une liste entre crochets.
        [table] { $file }, { $entry } : « { $field } » doit être un tableau qui a ses propres champs.
        [point] { $file }, { $entry } : « { $field } » doit se composer de points comme [440, 200], vers la droite et vers le bas, de 0 à 65535.
       *[name] { $file }, { $entry } : « { $field } » doit être un texte, ou un texte pour chacune des langues en, de et fr.
    }
box-unknown-field = { $file }, { $entry } : il n’y a pas de champ « { $field } » ici.
box-unknown-word = { $file }, { $entry } : « { $found } » ne convient pas pour « { $field } ». Valeurs possibles : { $known }.
box-unknown-resource = { $file }, { $entry } : « { $found } » dans « { $field } » n’est pas une ressource. Il y a food, tools, gasoline, water, books et medipacks.
box-out-of-range = { $file }, { $entry } : « { $field } » vaut { $found }, mais doit aller de { $least } à { $most }.
box-wrong-count =
    { $kind ->
        [objective] { $file } : cartes objectif trouvées : { $found }. La boîte en contient { $wanted }.
        [starting-volunteer] { $file } : volontaires de départ trouvés : { $found }. La boîte en contient { $wanted }.
        [player-card] { $file } : cartes joueur trouvées : { $found }. Chacun en a { $wanted }.
        [plan] { $file } : plans d’urgence trouvés : { $found }. La boîte en contient { $wanted }.
        [tile] { $file } : tuiles exploration trouvées : { $found }. La boîte en contient { $wanted }.
        [die] { $file } : dés trouvés : { $found }. La boîte en contient { $wanted }.
       *[district] { $file } : districts trouvés : { $found }. Le plateau en compte { $wanted }.
    }
box-bad-id = { $file } : « { $entry } » ne peut pas servir d’identifiant. Prenez des lettres minuscules de a à z, des chiffres et des traits d’union.
box-same-id = { $file } : deux entrées s’appellent « { $entry } ». Donnez à l’une un autre identifiant.
box-same-name = { $file }, { $entry } : le nom « { $name } » est déjà celui de { $other }.
box-same-letter = { $file }, { $entry } : ce plan porte la même lettre que { $other }. Chaque lettre de A à D ne sert qu’une fois.
box-not-there = { $file }, { $entry } : « { $field } » serait imprimé, mais l’entrée n’a pas ce champ.
box-free-goal = { $file }, { $entry } : « { $field } » est vide. Un objectif a un coût ou une exigence.
box-too-dear = { $file }, { $entry } : « { $field } » coûte { $found } ressources. Chacun a { $most } cubes, un objectif ne peut donc pas en coûter plus.
box-too-many-plans = { $file } : plans de contingence trouvés : { $found }. Il peut y en avoir { $most } au plus.
box-same-dice = { $file } : les dés ne peuvent jamais montrer trois ressources différentes et seraient relancés sans fin. Donnez-leur des faces différentes.
box-wrong-start =
    { $place ->
        [hand] { $file } : en main, on commence avec 1 volontaire jaune, 2 rouges et 1 bleu à 1 cube, le médecin, le mécanicien et l’éclaireur.
        [slot-1] { $file } : l’emplacement 1 commence avec 1 volontaire jaune à 1 cube, et rien d’autre.
        [slot-2] { $file } : l’emplacement 2 commence avec 1 volontaire rouge et 1 bleu à 1 cube, et rien d’autre.
       *[hospital] { $file } : à l’hôpital commencent le leader et le volontaire bleu à 2 cubes, et rien d’autre.
    }
box-unknown-location = { $file }, { $entry } : le plateau n’a pas de lieu « { $found } ».
box-unknown-district = { $file } : « central » désigne « { $found } », qui n’est pas un district.
box-wrong-letter = { $file } : lieux portant la cellule de crise { $letter } : { $found }. Il en faut exactement 2.
box-off-paper = { $file }, { $entry } : un point sort de la feuille. « size » donne la taille de la feuille.
box-same-point = { $file }, { $entry } : ce lieu se trouve au même point que { $other }.
box-loop = { $file }, { $entry } : cette ligne relie un lieu à lui-même.
box-crossing = { $file } : les lignes { $entry } et { $other } se croisent ou se touchent. Donnez des coudes à l’une d’elles pour qu’elles ne se rencontrent qu’en un lieu.
box-crosses-itself = { $file } : la ligne { $entry } se croise ou se touche elle-même.
box-apart = { $file }, { $entry } : aucune ligne ne mène ici depuis le premier lieu.
box-no-face = { $file }, { $entry } : les lignes du plateau n’entourent pas ces lieux, du moins pas dans cet ordre et sans ligne qui les sépare.
box-same-face = { $file }, { $entry } : { $other } est la même zone du plateau.
box-unclaimed-face = { $file } : la zone entre { $ring } n’est ni un district ni une mer. Inscrivez-la sous « districts » ou « seas ».
box-outside-face = { $file }, { $entry } : le point « at » se trouve hors de la zone.
box-fact =
    { $fact ->
        [dice] { $file } : les dés ont d’autres faces que celles de rules/components.md.
        [player-icons] { $file } : le leader a 2 icônes d’exploration, le médecin aucune, toute autre carte joueur 1.
        [player-specialists] { $file } : le leader, le médecin, le mécanicien (3 $, 1 outil pour 3 $) et l’éclaireur doivent être parmi les cartes joueur.
        [starting-volunteers] { $file } : les volontaires de départ ont 2 cubes et 1 ou 2 icônes d’exploration, et coûtent des ressources.
        [icons] { $file } : les volontaires et les spécialistes ont 1 ou 2 icônes d’exploration.
        [own-color] { $file } : les volontaires et les spécialistes placent un cube sur leur propre couleur ou sur n’importe laquelle.
        [specialists] { $file } : toutes les sortes de spécialistes de la règle B2.8 doivent exister, b en plusieurs versions, e à 3 $ et à 4 $.
        [lines] { $file } : toutes les actions de mise en œuvre de la règle B8.4 et les quatre lignes permanentes doivent exister.
        [finishing] { $file } : la plupart des plans de contingence se concrétisent par un cube sur une couleur au choix, et leur bonus est le plus souvent en points.
        [tile-requirements] { $file } : les tuiles exploration exigées sont points et l’une des quatre : manuels, outils, médicaments, carburant.
        [specimen-slot] { $file } : il manque la carte « emplacement avec jaune, rouge et rouge, et 4 $ » qui place un cube sur jaune.
        [specimen-dollars] { $file } : il manque un plan de contingence à deux objectifs dont l’un rapporte 6 $.
        [specimen-points] { $file } : il manque un plan de contingence à bonus de 5 points dont un objectif coûte des ressources et rapporte 2 points.
        [plan-goals] { $file } : chaque plan d’urgence a trois objectifs, dont sa propre liaison, se concrétise par un cube sur une couleur au choix, et a un bonus.
        [plan-dollars] { $file } : aucun objectif d’un plan d’urgence ne rapporte 5 $.
        [tile-types] { $file } : il y a sept tuiles exploration de chaque type de récompense, et six de points.
        [tile-challenges] { $file } : l’épreuve avancée est plus difficile et rapporte davantage ; la plupart des simples dépassent 4.
        [tile-specimen] { $file } : il manque une tuile exploration dont l’épreuve simple demande 6 et donne 2 manuels.
        [district-sizes] { $file } : il faut des districts de 3, 4, 5 et 7 lieux.
        [red] { $file } : au moins 4 lieux sont rouges.
       *[central] { $file } : le district de « central » s’appelle Central et a au moins 4 lieux.
    }
