# Ce que disent les commandes.

with-rule = { $what } (règle { $rule })
complaint = harbour : { $what }
no-command = La commande « { $found } » n’existe pas.
did-you-mean = { $what } Vouliez-vous dire « { $guess } » ?
no-argument = L’option « { $found } » n’existe pas ici.
missing-argument = Il manque quelque chose : { $names }.
missing-command = Dites ce qu’il faut faire, par exemple : harbour play hongkong
missing-value = { $name } demande une valeur.
bad-value = « { $found } » ne convient pas à { $name }.
bad-value-of = « { $found } » ne convient pas à { $name } ; au choix : { $known }.
conflict = { $name } et { $other } s’excluent.
only-once = { $name } ne peut figurer qu’une fois.
see-help = { $what } Voir : { $command }
cannot-read = Impossible de lire { $file } : { $why }
cannot-write = Impossible d’écrire { $file } : { $why }
bad-line = { $file }, ligne { $line } : { $why }
bad-file = { $file }, ligne { $line } : { $why } Le fichier n’a pas été modifié.
bad-position = Position incorrecte : { $why }
unknown-game = { $file } est une partie de « { $found } », que ce harbour ne connaît pas. Une version plus récente la connaît peut-être.
no-such-step = L’étape { $step } n’existe pas ; la partie en compte { $last }.
nothing-to-resume = Aucune partie inachevée dans { $folder }. Commencez-en une : harbour play hongkong
already-over = La partie de { $file } est terminée. Regardez-la : harbour replay { $file }
other-error = Cela n’a pas fonctionné : { $why }

play-welcome = Hong Kong. Bâtissez des tours ; à la fin, qui coiffe le plus des 25 parcelles gagne. Tapez « aide » à tout moment.
play-saved-in = La partie est enregistrée après chaque tour dans :
play-not-saved = Impossible d’enregistrer la partie : { $why }. Vous pouvez continuer ; « enregistrer FICHIER » essaie ailleurs.
play-resumed = Reprise de { $file }.
play-turn = Tour { $number } : { $who }
play-known-as = { $seat } ({ $letter })
play-piece-moves =
    { $piece ->
        [fast] Blocs rapides : { $moves }
        [roof] Toits : { $moves }
       *[standard] Blocs : { $moves }
    }
play-pieces = Choisissez une pièce par son numéro :
play-piece-choice =
    { $piece ->
        [fast] { $number } bloc rapide (reste { $left })
        [roof] { $number } toit (reste { $left })
       *[standard] { $number } bloc (reste { $left })
    }
play-plots =
    { $piece ->
        [fast] Où va le bloc rapide ?
        [roof] Où va le toit ?
       *[standard] Où va le bloc ?
    }
play-plot-choice = { $number } { $plot }
play-plot-takes = { $number } { $plot } (prise, hauteur { $height })
play-plot-raises = { $number } { $plot } (à vous, hauteur { $height })
play-back = { $number } autre pièce
play-prompt = >
play-hint = Ou tapez un coup : c2 bloc, c2^ toit, b1! c1 bloc rapide puis bloc.
play-no-such-number = { $number } n’est pas un choix possible ; choisissez de 1 à { $most }.
play-not-understood = « { $text } » n’est ni un numéro, ni un coup comme c2, ni une commande. Tapez « aide ».
play-too-many = Votre tour finit avant { $text }. Tapez un seul tour : un bloc, un toit, ou un bloc rapide et l’un des deux.
play-why-what = Pourquoi quoi ? Par exemple : pourquoi c3^
play-why-legal = { $text } est permis maintenant.
play-nothing-to-undo = Il n’y a rien à reprendre.
play-undone = Coup repris.
play-resigned = { $seat } abandonne.
play-won-by-resigning = { $seat } gagne.
play-saved-copy = Une copie est enregistrée dans { $file }.
play-exists = { $file } existe déjà. Choisissez un autre nom.
play-save-where = Enregistrer où ? Par exemple : enregistrer partie.txt
play-go-on = La partie est conservée. Reprenez-la plus tard avec :
play-input-ended = Plus rien à lire.
play-commands =
    Coups :
      c2      un bloc en c2
      c2^     un toit
      b1! c1  un bloc rapide, puis un bloc ou un toit
    ou les numéros des choix.
    Commandes :
      plateau             revoir le plateau
      coups               tout ce qui est permis
      pourquoi c3^        pourquoi un coup n’est pas permis
      annuler             reprendre le dernier tour
      enregistrer FICHIER une copie de la partie
      abandonner          abandonner la partie
      quitter             s’arrêter ; la partie est conservée
play-word-help = aide
play-word-board = plateau
play-word-moves = coups
play-word-undo = annuler
play-word-why = pourquoi
play-word-save = enregistrer
play-word-resign = abandonner
play-word-quit = quitter
play-bot-name =
    { $bot ->
        [random] Robot hasardeux
       *[greedy] Robot glouton
    }

board-standing =
    { $who } : { $buildings ->
        [one] { $buildings } immeuble
       *[other] { $buildings } immeubles
    } ; reste : { $standard ->
        [one] { $standard } bloc
       *[other] { $standard } blocs
    }, { $fast ->
        [one] { $fast } rapide
       *[other] { $fast } rapides
    }, { $roof ->
        [one] { $roof } toit
       *[other] { $roof } toits
    }
board-legend = Lettre : à qui. Chiffre : hauteur. ^ toit.
board-row = Rangée { $row } : { $cells }.
board-cell-empty = { $plot } vide
board-cell-block = { $plot } { $seat }, hauteur { $height }
board-cell-roof = { $plot } { $seat }, hauteur { $height }, toit
board-not-drawn-yet = On n’a pas encore tiré au sort qui commence.

replay-head =
    { $steps ->
        [one] Hong Kong, règles version { $rules }, { $steps } étape
       *[other] Hong Kong, règles version { $rules }, { $steps } étapes
    }
replay-step = { $number } { $what }
replay-taken-back = Repris à partir de l’étape { $number }.
replay-still-open = La partie n’est pas terminée. Continuez avec : harbour play hongkong --resume FICHIER
simulate-head =
    { $games ->
        [one] { $games } partie, A { $a } contre B { $b }, graine { $seed }
       *[other] { $games } parties, A { $a } contre B { $b }, graine { $seed }
    }
simulate-wins = Victoires de { $seat } : { $wins } ({ $percent } % ± { $margin })
simulate-draws = Parties nulles : { $draws } ({ $percent } %)
simulate-first = Victoires de qui commence : { $wins } ({ $percent } % ± { $margin })
simulate-centre = Décidées par la parcelle centrale : { $games } ({ $percent } %)
simulate-means = En moyenne { $turns } tours, { $pieces } pièces, { $a } immeubles pour A et { $b } pour B.
bench-head = Hong Kong, parties au hasard depuis le plateau vide, un cœur. Un état occupe { $bytes } octets.
bench-pieces = Pièce par pièce :
bench-turns = Uniforme sur les tours entiers :
bench-speed = { "  " }{ $playouts } parties par seconde ; { $per_playout } ns par partie, { $per_piece } ns par pièce
bench-instructions = { "  " }{ $per_playout } instructions par partie, { $per_piece } par pièce
bench-no-instructions = { "  " }instructions : non comptées, valgrind n’étant pas installé
bench-perft = perft 4 : { $nodes } nœuds en { $milliseconds } ms
pages-written = Les pages de manuel sont dans { $folder }. Lisez-en une : man { $folder }/harbour.1
