# Ce qui est imprimé sur les cartes, plans et tuiles, et ce qui est sur la table de Blackout.
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
