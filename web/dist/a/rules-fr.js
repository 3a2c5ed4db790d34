const e=`# Les boîtes : ce qui ne va pas dans l’une d’elles.

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
`,t=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),s=`# Les règles et la légende.
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
`,o=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),n=`# Les règles de Hong Kong, pour les joueurs.
hongkong-rules-short = Posez des pièces sur les 25 parcelles. Un immeuble est à qui en occupe le sommet. Vous pouvez construire sur les parcelles vides et sur vos immeubles. Sur un immeuble de l’adversaire, vous ne construisez que si un immeuble à vous, à côté (pas en diagonale), est au moins aussi haut que celui-là va le devenir. Rien ne va sur un toit ; un immeuble compte cinq pièces au plus. Un tour est un bloc ou un toit, précédé d’un bloc rapide au plus. La partie finit quand toutes les parcelles sont bâties ou que les deux joueurs ont utilisé tous leurs blocs (rapides exceptés) et tous leurs toits. Le plus d’immeubles gagne, puis le centre.
hongkong-rule-k1 = Le plateau compte 5 sur 5 parcelles. Chacun a 20 blocs, 5 blocs rapides et 5 toits. « Bloc » désigne ci-dessous les deux sortes de blocs. Chaque pièce, un toit aussi, ajoute un à la hauteur d’un immeuble.
hongkong-rule-k2 = On joue à tour de rôle ; qui commence est tiré au sort. Un tour est un bloc, ou un toit, ou un bloc rapide suivi d’un bloc ou d’un toit. Deux pièces peuvent aller sur la même parcelle ou sur deux. On ne passe pas, et on ne joue pas un bloc rapide seul.
hongkong-rule-k3 = Au premier tour de la partie, aucune pièce ne va sur la parcelle centrale. Le second joueur est libre.
hongkong-rule-k4 = Toute pièce, un toit aussi, peut aller sur une parcelle vide. Rien ne va sur un toit. Un immeuble compte cinq pièces au plus.
hongkong-rule-k5 = Vous pouvez toujours construire sur un immeuble dont le sommet est un bloc à vous, jusqu’à cinq pièces.
hongkong-rule-k6 = Sur un immeuble dont le sommet est un bloc de l’adversaire, vous ne construisez que si vous contrôlez à côté (par une arête) un immeuble au moins aussi haut que celui-ci le sera ensuite.
hongkong-rule-k7 = La hauteur est le nombre de pièces ; à nombre égal, un immeuble coiffé d’un bloc est plus haut qu’un immeuble coiffé d’un toit. Un toit peut donc se poser au niveau de votre toit ou de votre bloc voisin, un bloc seulement au niveau de votre bloc, ou plus bas que votre immeuble voisin.
hongkong-rule-k8 = La seconde pièce d’un tour voit le plateau tel que la première l’a laissé.
hongkong-rule-k9 = La partie finit après un tour, jamais au milieu : quand les 25 parcelles sont bâties, ou quand les deux joueurs ont utilisé tous leurs blocs (rapides exceptés) et tous leurs toits. Il peut rester des blocs rapides.
hongkong-rule-k10 = On contrôle un immeuble par sa pièce du sommet. Qui contrôle le plus d’immeubles gagne ; à égalité, qui contrôle la parcelle centrale ; si elle est vide, la partie est nulle.
`,r=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),u=`# Les règles de Blackout, pour les joueurs.
blackout-rules-short = Hong Kong est plongée dans le noir, et vous organisez les secours. À chaque manche, vous sélectionnez des cartes pour vos emplacements : les volontaires procurent des ressources, les spécialistes font ce qu’ils savent faire. Vous complétez ainsi des objectifs, qui vous apportent de nouvelles cartes, des actions de mise en œuvre et des cubes sur le plateau. Avec les cartes restées en main, vous explorez des districts, et avec de l’argent, vous achetez de nouveaux objectifs. Un district que vous entourez de cubes rapporte des points et débloque une action de mise en œuvre. Quand il vous reste peu de cartes en main, vous reprenez les cartes de votre emplacement le plus rempli. Quand la pioche est vide, on termine la manche et on en joue une dernière. Qui a le plus de points gagne.

blackout-rule-b0 = Matériel et limites : ce qu’il y a, ce qui peut s’épuiser et ce qui est caché.
blackout-rule-b0-1 = On joue de 1 à 4 joueurs ; les places A à D se suivent dans le sens horaire. Chacun a 25 cubes, 12 cartes joueur, 5 marqueurs district sécurisé, un marqueur « 0-6 », un marqueur barrière et un plateau joueur avec 4 emplacements, 3 espaces objectif, un espace pour le plan d’urgence, une zone de mise en œuvre et un hôpital.
blackout-rule-b0-2 = Tous se partagent 24 jetons transport, 12 jetons GPS, 72 cartes objectif, 8 volontaires de départ, les plans d’urgence A à D, 48 tuiles exploration, 3 dés ressource (rouge, jaune et bleu, chacun avec six faces qui lui sont propres) et un plateau de 16 districts.
blackout-rule-b0-3 = Sur le cadran, les ressources se suivent dans cet ordre : nourriture, outils, carburant, rations d’eau, manuels, médicaments, puis de nouveau nourriture. Chacune a son segment. La batterie se trouve au centre et n’est pas un segment.
blackout-rule-b0-4 = Les volontaires sont rouges, jaunes ou bleus, les spécialistes violets. Les lieux sont rouges, jaunes, bleus ou violets. Les plans de contingence et les plans d’urgence n’ont pas de couleur et ne vont jamais dans un emplacement.
blackout-rule-b0-5 = Chaque district touche les 3 à 7 lieux qui l’entourent ; un lieu peut border plusieurs districts. Deux lieux sont adjacents quand une ligne du plateau les relie, et les distances se comptent en lignes. Certains lieux sont des cellules de crise ; chaque lettre figure sur exactement deux d’entre eux. Une cellule de crise a une couleur et s’utilise comme tout autre lieu.
blackout-rule-b0-6 = L’argent ne manque jamais. Les jetons GPS et transport peuvent manquer : ceux que vous dépensez retournent à la réserve, et ce que la réserve ne peut pas donner, vous ne le recevez pas. Un échange qui ne donnerait rien n’est pas proposé ; un échange qui donnerait moins que ce qui est imprimé reste permis. Les jetons transport achetés au moment même où vous les dépensez (B2.5, B3.7) sont toujours disponibles, car ils reviennent aussitôt.
blackout-rule-b0-7 = Vous avez 25 cubes, pas davantage. Ce que vous payez, gaspillez ou retirez d’une carte retourne à votre réserve. Quand votre réserve n’a plus de cube, ce que vous recevriez en ressources, en batteries ou en cubes sur le plateau est perdu (de plusieurs sortes, la première imprimée passe d’abord) ; le reste de l’effet s’applique quand même. Seule la marque d’un objectif ne manque jamais : sans cube, l’objectif compte tout de même comme marqué.
blackout-rule-b0-8 = Ne sont cachés que : les cartes sélectionnées face cachée, et par là celles qui sont encore en main (les deux prises ensemble sont connues de tous) ; les tuiles face cachée des districts, sauf pour qui les a regardées (on sait qui a regardé) ; les pioches ; et les tuiles qui quittent la partie sans être vues. Tout le reste est connu de tous, y compris les cartes défaussées et les tuiles face cachée que les joueurs ont récupérées.

blackout-rule-b1 = Mise en place : comment la partie commence.
blackout-rule-b1-1 = On mélange les tuiles exploration et on en met trois, face cachée, sur chacun des 16 districts.
blackout-rule-b1-2 = On mélange les cartes objectif. À deux, 36 d’entre elles forment la pioche de réserve, face cachée ; à trois, 21 ; à quatre, 15. La campagne a ses propres nombres (B10.1), et seul, on ne joue que des chapitres de la campagne. Le reste forme la pioche. On en révèle neuf cartes, qui forment l’offre : 3 rangées de 3.
blackout-rule-b1-3 = Chacun commence avec 0 point, un cube sur la batterie, 5 jetons transport, 4 HKD, un marqueur district sécurisé sur chacune des cinq actions de mise en œuvre du plateau joueur, le marqueur « 0-6 » et le marqueur barrière à leur place, deux volontaires de départ tirés au hasard sur deux des trois espaces objectif, et un plan d’urgence tiré au hasard sur son propre espace (pas en campagne, voir B10.2). Les volontaires de départ et les plans d’urgence non distribués quittent la partie.
blackout-rule-b1-4 = Votre volontaire bleu à 2 cubes et votre leader commencent face visible à l’hôpital. L’emplacement 1 contient un volontaire jaune, l’emplacement 2 un rouge et un bleu. Vous avez en main 1 volontaire jaune, 2 rouges et 1 bleu, le médecin, le mécanicien et l’éclaireur. Si une boîte imprime des valeurs différentes sur des cartes joueur de même couleur et de même nombre de cubes, elle dit lesquelles commencent où.
blackout-rule-b1-5 = Le premier joueur est tiré au sort. Puis chacun place un cube sur un lieu, dans le sens antihoraire : d’abord qui se trouve à droite du premier joueur, en dernier le premier joueur lui-même. Tout lieu convient, mais tous doivent être différents. Les cartes, les plans et l’offre sont déjà visibles à ce moment.

blackout-rule-b2 = La manche a huit phases : 1 dés ressource, sélection des cartes ; 2 déploiement ; 3 compléter des objectifs ; 4 exploration ; 5 nouveaux objectifs ; 6 entretien ; 7 sécuriser des districts ; 8 rétablir sa main. Tous finissent une phase avant que la suivante commence. Les phases 2 à 8 se jouent dans le sens horaire à partir du premier joueur, et chacun finit son tour avant que le suivant commence le sien ; à la phase 5, un tour est un seul achat, et la phase 6 se joue étape par étape. Après la phase 8, le joueur suivant dans le sens horaire devient premier joueur. Ci-après : les phases 1 et 2, et les batteries.
blackout-rule-b2-1 = Phase 1, dés ressource : on lance les trois dés ressource. Les dés qui montrent la même ressource qu’un autre sont relancés, et eux seuls, jusqu’à ce que les trois diffèrent. Chaque dé se pose alors sur sa ressource.
blackout-rule-b2-2 = Phase 1, sélection des cartes : tous sélectionnent en même temps. Mettez au plus une carte de votre main, face cachée, dans chaque emplacement ouvert : les emplacements 1 à 3, et le 4 une fois débloqué. Vous pouvez laisser des emplacements vides et changer votre sélection jusqu’à ce que tous aient terminé la leur. Vous seul pouvez regarder vos cartes sélectionnées.
blackout-rule-b2-3 = Phase 2, déploiement : à votre tour, vous révélez toutes vos cartes face cachée une à une, dans l’ordre de votre choix. Vous utilisez chacune, ou y renoncez, avant de révéler la suivante. Dans les deux cas, elle reste face visible dans son emplacement.
blackout-rule-b2-4 = Un volontaire procure autant de ressources qu’il a de cubes (1 à 3), toutes du seul type que montre le dé de sa couleur.
blackout-rule-b2-5 = Transport : chaque jeton transport dépensé décale d’un segment sur le cadran la ressource que procure un volontaire, dans un sens ou dans l’autre ; trois jetons permettent donc d’atteindre toute ressource. Vous pouvez le faire avec autant de volontaires que vous voulez. Vos propres jetons sont dépensés d’abord ; chaque jeton manquant coûte 1 point, même si votre score descend sous zéro. On n’achète des jetons que pour les dépenser aussitôt.
blackout-rule-b2-6 = Un spécialiste fait ce qui est imprimé sur sa carte. Si vous ne renoncez pas à la carte, vous recevez ce qu’elle donne sans contrepartie, et vous utilisez ou laissez chaque partie qui coûte quelque chose. Quand une partie ne fait que donner et que l’autre coûte, celle qui donne vient d’abord.
blackout-rule-b2-7 = Les spécialistes des cartes joueur. Leader : recevez 1 batterie ; puis vous pouvez utiliser une action de mise en œuvre débloquée (B8.4), payée comme d’habitude, au besoin avec cette batterie. Éclaireur : recevez 2 HKD ; vous pouvez payer 1 carburant ou 1 manuel pour 1 jeton GPS. Mécanicien : recevez 3 HKD ; vous pouvez payer 1 outil pour 3 HKD. Médecin : vous pouvez payer 1 médicament pour prendre en main une carte de votre choix de l’hôpital (B3.3) et marquer les points imprimés sur cette carte.
blackout-rule-b2-8 = Les spécialistes des cartes objectif. (a) Recevez 5 HKD ; puis vous pouvez montrer votre main pour 1 HKD par icône d’exploration qu’elle contient (les cartes des emplacements ne sont pas en main). (b) Recevez les HKD imprimés ; vous pouvez payer 1 outil pour l’autre montant imprimé. (c) Vous pouvez payer 1 nourriture pour placer un cube sur un lieu de n’importe quelle couleur, selon B3.5 à B3.7. (d) Vous pouvez payer 1 carburant ou 1 manuel pour 1 jeton GPS, ou un de chaque pour 2. (e) Vous pouvez payer 3 HKD, sur certaines cartes 4, pour 3 ressources du type imprimé sur la carte. (f) Marquez 2 points ; vous pouvez payer 1 outil pour 2 de plus.
blackout-rule-b2-9 = Aux phases 2 à 8, vous pouvez acheter des batteries à 5 HKD pièce chaque fois que vous avez une décision à prendre, et les utiliser aussitôt. Mais pas à la phase 1, ni au milieu d’un paiement : un paiement ne commence que si vous pouvez le régler en entier avec ce que vous avez.
blackout-rule-b2-10 = Une batterie remplace n’importe laquelle des six ressources dans tout coût. Cela vaut aussi quand il faut plusieurs ressources d’un type de votre choix : vous pouvez même les payer toutes en batteries. Il en va autrement à la phase 6 : les batteries n’y sont pas gaspillées et n’y remplacent ni nourriture ni rations d’eau.
blackout-rule-b2-11 = Vous choisissez combien de batteries entrent dans un paiement.
blackout-rule-b2-12 = On ne vous propose pas ce que vous ne pouvez pas payer, ce qui ne donnerait rien, ni ce qui serait sans objet (hôpital vide, aucune action débloquée, aucune carte). Si une décision n’a qu’une réponse possible, elle peut ne pas vous être demandée, sauf si un achat de batteries pouvait en ouvrir une autre.

blackout-rule-b3 = Phase 3, compléter des objectifs : ils vous apportent de nouvelles cartes, des effets et des cubes sur le plateau.
blackout-rule-b3-1 = À votre tour, vous complétez autant de vos objectifs que vous pouvez et voulez, l’un après l’autre ; ce que l’un donne peut servir au suivant. Vos objectifs sont ceux des cartes de vos trois espaces objectif, ceux de votre plan d’urgence (campagne : B10.2) et les deux objectifs de rétablissement de votre plateau joueur. Tous les coûts d’un objectif se paient ensemble. Ensuite, un volontaire ou un spécialiste va à sa destination (B3.3), et son effet s’applique. Pour les plans, voir B3.8.
blackout-rule-b3-2 = Un objectif peut avoir plusieurs coûts et exigences, et tous doivent être remplis. Coûts : une quantité d’une ressource précise ; une quantité d’un même type de ressource, à votre choix ; des HKD. Exigences, que l’on montre sans les dépenser : l’exigence d’emplacement, où un seul emplacement contient au moins les cartes indiquées, par couleur (l’ordre et les autres cartes n’importent pas, les cartes sélectionnées cette manche comptent) ; des tuiles exploration à vous et face visible, une de chacun des deux types de récompense indiqués ; les cellules de crise, où une chaîne ininterrompue de vos cubes adjacents relie les deux lieux portant cette lettre, ces deux lieux compris.
blackout-rule-b3-3 = La destination d’une carte est votre main ou votre zone de mise en œuvre. Une carte qui arrive en main après la sélection, y compris grâce au médecin, est aussitôt une carte de votre main : elle peut rejoindre une équipe d’exploration à la phase 4 et compte pour la limite de la phase 8. Vous pouvez la sélectionner dès la manche suivante.
blackout-rule-b3-4 = Les effets immédiats sont des points, des HKD, ou un cube sur un lieu d’une couleur donnée ou de n’importe quelle couleur. S’il y en a plusieurs, le cube vient en dernier.
blackout-rule-b3-5 = Placer un cube sur le plateau est obligatoire. Le lieu doit avoir la couleur donnée (toute couleur convient si vous occupez déjà tous les lieux de cette couleur), ne porter aucun de vos cubes et être adjacent à l’un d’eux. Les cubes des autres n’importent pas. Un cube placé sur le plateau y reste pour de bon et compte aussitôt pour tout, quelle que soit la phase.
blackout-rule-b3-6 = Vous pouvez aller plus loin, même au-delà de lieux plus proches qui conviendraient, pour 1 jeton transport par lieu sauté, soit la distance depuis votre cube le plus proche, moins un. Tout lieu peut être sauté, quels que soient sa couleur et ses occupants.
blackout-rule-b3-7 = Les jetons transport qui vous manquent pour cela doivent être achetés à 1 point pièce. Si le plateau n’a plus de lieu libre pour vous, aucun cube n’est placé.
blackout-rule-b3-8 = Les objectifs d’un plan, de contingence ou d’urgence, se complètent dans n’importe quel ordre, chacun une fois. S’il en reste d’autres après un objectif, vous prenez son effet, posez un cube sur l’objectif et choisissez aussitôt. Concrétiser maintenant : les cubes reviennent, la carte va dans la zone de mise en œuvre, et vous obtenez l’effet de concrétisation, mais pas le bonus. Ou garder la carte : vous ne choisirez de nouveau qu’en complétant son objectif suivant. Avec le dernier objectif, ou le seul, vous prenez son effet et le bonus de la carte ; puis les cubes reviennent, la carte va dans la zone de mise en œuvre, et vous obtenez l’effet de concrétisation. La ligne de mise en œuvre d’un plan concrétisé, s’il en a une, est débloquée à partir de là.
blackout-rule-b3-9 = Objectifs de rétablissement, chacun une fois par partie. (i) 4 ressources d’un même type et un emplacement avec 2 cartes bleues et 2 rouges : 10 points, et votre limite pour rétablir votre main passe aussitôt à 6. (ii) 10 HKD et un emplacement avec 2 cartes violettes et 2 jaunes : 10 points, et l’emplacement 4 s’ouvre pour la prochaine sélection.
blackout-rule-b3-10 = L’espace du plan d’urgence reste vide une fois ce plan concrétisé.

blackout-rule-b4 = Phase 4, exploration : vous envoyez une équipe d’exploration dans un district pour récupérer une tuile exploration.
blackout-rule-b4-1 = À votre tour, vous pouvez choisir un district qui touche l’un de vos cubes, qui a encore des tuiles exploration et que personne d’autre n’a choisi cette manche. Regarder, c’est choisir, même si vous ne récupérez rien. Vous pouvez regarder même si vous ne pouvez rien récupérer.
blackout-rule-b4-2 = Vous regardez les tuiles en secret et en récupérez une ou aucune. Si vous n’en récupérez aucune, toutes sont remises comme elles étaient. Ce que vous avez vu, vous pouvez le revoir à tout moment.
blackout-rule-b4-3 = Pour récupérer une tuile, vous remettez les autres face visible, montrez celle que vous prenez et nommez l’épreuve : simple, avancée ou de reconnaissance.
blackout-rule-b4-4 = L’équipe d’exploration se compose d’une ou plusieurs cartes de votre main avec des icônes d’exploration ; vous pouvez en engager plus qu’il n’en faut. (Le médecin n’a pas d’icône et n’y participe jamais.) Sa force est le nombre d’icônes de l’équipe, plus celles des plans de votre zone de mise en œuvre, plus 1 pour chacune de vos tuiles face cachée, plus 3 par jeton GPS dépensé (1 de plus pour chaque plan GPS de votre zone de mise en œuvre). Elle doit atteindre le nombre de l’épreuve, et vous ne pouvez pas nommer une épreuve hors de votre portée. Les jetons GPS ne sont dépensés que pour ce qui manque à l’équipe choisie.
blackout-rule-b4-5 = Si vous réussissez l’épreuve simple ou avancée, vous recevez sa récompense. La tuile se place près de votre plateau joueur, face visible si vous n’avez encore aucune tuile face visible de ce type de récompense, sinon face cachée. Le type de récompense est celui de la récompense de l’épreuve simple, quelle que soit l’épreuve réussie : points, HKD, batterie, manuels, outils, médicaments ou carburant.
blackout-rule-b4-6 = L’épreuve de reconnaissance n’est possible que pour une tuile dont l’épreuve simple est la plus basse de celles qui se trouvent alors dans le district, seule ou à égalité. Elle demande 4 et ne donne pas de récompense ; la tuile est montrée, puis se place face cachée près de votre plateau joueur.
blackout-rule-b4-7 = Après chacune des trois épreuves, une carte de l’équipe, tirée au hasard, va face visible à l’hôpital. Les autres reviennent dans votre main.

blackout-rule-b5 = Phase 5, nouveaux objectifs : vous achetez des cartes de l’offre.
blackout-rule-b5-1 = Dans le sens horaire à partir du premier joueur, on achète une carte ou on passe, jusqu’à ce que tous aient passé d’affilée, le dernier acheteur compris. Qui a passé peut encore acheter plus tard.
blackout-rule-b5-2 = Le prix dépend du nombre de cartes dans la rangée avant l’achat : 4 HKD avec 3 cartes, 3 HKD avec 2 cartes, 2 HKD avec 1 carte.
blackout-rule-b5-3 = La carte demande un espace objectif libre. Vous en avez trois ; l’espace du plan d’urgence ne compte pas.
blackout-rule-b5-4 = Une rangée vidée est aussitôt regarnie de trois cartes de la pioche, de gauche à droite. Sinon, les cartes restantes d’une rangée gardent leur ordre.
blackout-rule-b5-5 = La fin de la partie est déclenchée à l’instant où la pioche devient vide (B9.1). Dès lors, on regarnit les rangées depuis la pioche de réserve ; quand elle est vide aussi, les rangées restent vides. Les cartes défaussées ne reviennent jamais.
blackout-rule-b5-6 = Partie en solitaire : si vous n’avez rien acheté, la carte la plus à droite de la rangée du haut est défaussée ; si cette rangée est vide, celle de la plus haute rangée qui ne l’est pas ; si toutes le sont, il ne se passe rien. Une rangée vidée est regarnie comme d’habitude.

blackout-rule-b6 = Phase 6, entretien : trois étapes. Tous finissent l’une avant que la suivante commence.
blackout-rule-b6-1 = Étape 1 : la carte la plus à droite de chaque rangée va à la défausse. Les rangées alors vides sont regarnies (B5.4, B5.5), celle du haut d’abord.
blackout-rule-b6-2 = Étape 2 : toute la nourriture et toutes les rations d’eau sont gaspillées. Vous recevez 2 HKD par nourriture. Pour l’eau, vous recevez 1 HKD par ration ou, tant qu’il en reste, 1 jeton GPS par paire, mélangés à votre gré. Avec un plan de ravitaillement concrétisé, une paire de nourriture peut donner 4 points à la place ; avec un plan de purification concrétisé, une paire de rations d’eau 7 HKD ; l’un et l’autre aussi souvent que vous voulez.
blackout-rule-b6-3 = Étape 3 : vous pouvez rejeter un objectif, c’est-à-dire défausser une carte de vos espaces objectif, y compris un volontaire de départ. Les cubes posés dessus reviennent ; les effets déjà obtenus restent. Vous ne pouvez pas rejeter votre plan d’urgence.

blackout-rule-b7 = Phase 7, sécuriser des districts : les districts entourés rapportent des points.
blackout-rule-b7-1 = Un district est sécurisé, une fois par partie, quand au moins un joueur a un cube sur chaque lieu qui l’entoure. On ne le vérifie qu’à cette phase ; s’il y en a plusieurs, on suit l’ordre de la boîte. D’abord, les tuiles exploration du district quittent la partie sans être vues. Puis chaque joueur qui l’entoure doit y déplacer un de ses marqueurs district sécurisé, à son choix, ce qui débloque l’action de mise en œuvre qu’il couvrait ; sans marqueur, c’est un cube de sa réserve, et sans cube, rien. Enfin, chacun marque des points pour ses cubes autour du district : 1 ou 2 cubes 2 points, 3 cubes 3, 4 cubes 5, 5 cubes 7, 6 cubes 10, 7 cubes 14. L’entourer plus tard ne donne rien.
blackout-rule-b7-2 = Si plusieurs joueurs ont un choix à faire, ils le font dans le sens horaire à partir du premier joueur.

blackout-rule-b8 = Phase 8, rétablir sa main : vous reprenez des cartes en main et utilisez des actions de mise en œuvre.
blackout-rule-b8-1 = À votre tour, vous pouvez rétablir votre main si elle compte au plus 4 cartes, ou au plus 6 après l’objectif de rétablissement (i) de B3.9.
blackout-rule-b8-2 = Vous reprenez en main toutes les cartes de l’emplacement qui en contient le plus. En cas d’égalité, vous choisissez l’emplacement.
blackout-rule-b8-3 = Si vous avez vraiment repris des cartes, vous pouvez utiliser une fois chacune de vos actions de mise en œuvre débloquées, dans l’ordre de votre choix, y compris celles débloquées cette manche même. Ce que l’une donne peut payer la suivante.
blackout-rule-b8-4 = Actions du plateau joueur : 1 manuel pour 1 jeton GPS ; 1 carburant pour 2 jetons transport ; 1 outil pour 3 HKD ; 1 médicament pour 1 batterie ; 4 HKD pour 2 points. Actions des plans : recevoir 1 ressource d’un type ; 1 ressource d’un type pour d’autres ressources ; 2 HKD pour 1 batterie ; recevoir 3 HKD ; 1 ressource d’un type pour 3 points. Les lignes permanentes (icône d’exploration, GPS plus fort, ravitaillement, purification) ne sont pas des actions.
blackout-rule-b8-5 = Utiliser une action de mise en œuvre avec le leader à la phase 2 ne l’épuise pas : à la phase 8, vous pouvez l’utiliser de nouveau.

blackout-rule-b9 = Fin et décompte final : quand la partie est finie, et qui a gagné.
blackout-rule-b9-1 = La manche où la fin de la partie est déclenchée, à la phase 5 ou à la phase 6, est jouée jusqu’au bout. Puis on joue encore une manche, avec ses huit phases.
blackout-rule-b9-2 = Vendez chaque ressource, batteries comprises, pour 1 HKD. Puis 5 HKD donnent 1 point, autant de fois que possible ; le reste départage les égalités. Les tuiles exploration face visible comptent selon le barème de B7.1 (vous en avez 7 au plus, une par type). Chaque carte de votre main et de vos emplacements rapporte ses points imprimés. Les cartes à l’hôpital, sur les espaces objectif et dans la zone de mise en œuvre ne rapportent rien ; les jetons et les tuiles face cachée ne valent rien. Un score négatif reste négatif.
blackout-rule-b9-3 = Qui a le score le plus élevé gagne ; à égalité, qui a le plus de HKD restants ; si cela reste égal, la victoire est partagée. Les places suivantes se décident de même.

blackout-rule-b10 = Campagne et partie en solitaire : cinq chapitres, joués l’un après l’autre.
blackout-rule-b10-1 = La campagne a cinq chapitres. Cartes de la pioche de réserve pour 1/2/3/4 joueurs, par chapitre : I 33/24/18/12 ; II 48/42/39/36 ; III 33/24/18/12 ; IV 39/30/24/18 ; V 27/18/9/0.
blackout-rule-b10-2 = En campagne, personne n’a de plan d’urgence à soi ; des plans d’urgence sont à côté du plateau, pour tous. Seul ou à deux : A au chapitre I, B aux chapitres II et III, C au IV, D au V. À trois ou quatre : A et D au I, B et C au II, B et D au III, A et C au IV, B et D au V. À la phase 3, tous peuvent compléter les objectifs de ces plans pour l’effet immédiat, chaque joueur une fois par objectif ; un cube le marque et y reste. Votre premier objectif vous lie à son plan. Ces plans ne sont jamais concrétisés et n’ont pas d’effet de concrétisation, mais qui a complété tous les objectifs de l’un d’eux en reçoit quand même le bonus.
blackout-rule-b10-3 = Conditions de victoire des chapitres. I : votre cube sur chaque objectif d’un plan. II à V : votre cube sur au moins 2 objectifs d’un plan ; en III aussi au moins 4 de vos cubes autour du district Central, en IV au moins 4 de vos cubes sur des lieux rouges, en V les deux objectifs de rétablissement. Points pour 1/2/3 orchidées : I 60/75/90 ; II 35/50/65 ; III 65/85/105 ; IV 65/80/95 ; V 105/125/145. Dans chaque chapitre, il vous faut aussi au moins une orchidée. Tout se vérifie après le décompte final (B9.2).
blackout-rule-b10-4 = De deux à quatre joueurs, vous gagnez un chapitre si vous avez le score le plus élevé et remplissez ses conditions de victoire. Si aucun de ceux qui ont le score le plus élevé ne les remplit, personne ne gagne. Entre ceux qui les remplissent, les HKD départagent, sinon la victoire est partagée. Qui remplit les conditions de victoire note ses orchidées, les autres aucune. Le chapitre suivant a lieu dans tous les cas.
blackout-rule-b10-5 = Partie en solitaire : remplissez les conditions de victoire et atteignez deux orchidées, sinon le chapitre est perdu et recommence, avec 2 HKD de plus pour chaque défaite déjà subie dans ce chapitre (donc 8 HKD après deux défaites). Le chapitre suivant commence de nouveau avec 4 HKD. La règle B5.6 s’applique aussi.
blackout-rule-b10-6 = Après cinq chapitres, chacun compte ses propres orchidées : 15, c’est parfait ; 12 ou plus, c’est très bien ; 10 ou plus, c’est bien ; avec 5 ou plus, vous avez réussi ; avec moins, non.
`,a=Object.freeze(Object.defineProperty({__proto__:null,default:u},Symbol.toStringTag,{value:"Module"}));export{a,t as b,o as p,r};
