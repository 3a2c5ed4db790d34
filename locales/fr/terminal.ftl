# Ce que disent les commandes.

with-rule = { $what } (règle { $rule })
complaint = harbour : { $what }
no-command = La commande « { $found } » n’existe pas.
no-game = Il n’y a pas de jeu « { $found } » ici. Les jeux sont : { $games }.
did-you-mean = { $what } Vouliez-vous dire « { $guess } » ?
no-argument = L’option « { $found } » n’existe pas ici.
missing-argument = Il manque quelque chose : { $names }.
missing-command = Dites quoi faire, par exemple « harbour play blackout ».
missing-value = { $name } demande une valeur.
bad-value = « { $found } » ne convient pas à { $name }.
bad-value-in = « { $found } » ne convient pas à { $name } : il faut un nombre entier de { $least } à { $most }.
bad-value-of = « { $found } » ne convient pas à { $name } ; au choix : { $known }.
conflict = { $name } et { $other } s’excluent.
only-once = { $name } ne peut figurer qu’une fois.
see-help = { $what } Voir : { $command }
cannot-read = Impossible de lire { $file } : { $why }
cannot-write = Impossible d’écrire { $file } : { $why }
read-denied = Accès refusé : impossible de lire { $file }. Lancez cette commande sous un compte qui en a le droit : celui du propriétaire, celui du serveur, ou root.
write-denied = Accès refusé : impossible d’écrire { $file }. Choisissez un emplacement où vous pouvez écrire, ou lancez cette commande sous un compte qui en a le droit.
bad-line = { $file }, ligne { $line } : { $why }
bad-file = { $file }, ligne { $line } : { $why } Le fichier n’a pas été modifié.
bad-position = Position incorrecte : { $why }
unknown-game = { $file } est une partie de « { $found } », que cette version de harbour ne connaît pas. Une version plus récente la connaît peut-être.
no-such-step = L’étape { $step } n’existe pas ; la partie en compte { $last }.
nothing-to-resume = Aucune partie inachevée dans { $folder }. Commencez-en une : harbour play { $game }
already-over = La partie de { $file } est terminée. Regardez-la : harbour replay { $file }
other-error = Cela n’a pas fonctionné : { $why }

play-welcome =
    { $game ->
        [blackout] Blackout : Hong Kong. La ville est dans le noir : sélectionnez vos volontaires, complétez des objectifs, sécurisez des districts. Qui a le plus de points gagne.
       *[hongkong] Hong Kong. Bâtissez des tours. Un immeuble est à qui en occupe le sommet ; qui en a le plus à la fin gagne. Tapez « aide » ou « règles » à tout moment.
    }
play-saved-in = La partie est enregistrée après chaque tour dans :
play-not-saved = Impossible d’enregistrer la partie : { $why }. Vous pouvez continuer ; « enregistrer FICHIER » essaie ailleurs.
play-resumed = Reprise de :
play-turn = Tour { $number } : { $who }
play-known-as = { $seat } ({ $letter })
play-piece-moves =
    { $piece ->
        [fast] Bloc rapide : { $moves }
        [roof] Toit : { $moves }
       *[standard] Bloc : { $moves }
    }
play-piece-choice =
    { $piece ->
        [fast] { $number } bloc rapide (il en reste { $left })
        [roof] { $number } toit (il en reste { $left })
       *[standard] { $number } bloc (il en reste { $left })
    }
play-plots =
    { $piece ->
        [fast] Où va le bloc rapide ?
        [roof] Où va le toit ?
       *[standard] Où va le bloc ?
    }
play-plot-choice = { $number } { $plot }
play-plot-takes = { $number } { $plot } (prise, hauteur { $height })
play-plot-raises = { $number } { $plot } (à vous, hauteur { $height })
play-back = { $number } choisir une autre pièce
play-prompt = >
play-hint = Ou tapez un coup : c2 = bloc ; c2^ = toit ; b1! c1 = bloc rapide en b1, puis bloc en c1.
play-no-such-number = { $number } ne figure pas parmi les choix ; tapez l’un des numéros affichés.
play-not-understood = « { $text } » n’est ni un numéro, ni un coup comme c2, ni une commande. Tapez « aide ».
play-too-many = Votre tour finit avant { $text }. Tapez un seul tour : un bloc ou un toit, et avant lui un bloc rapide au plus.
play-why-what = Pourquoi quoi ? Par exemple : pourquoi c3^
play-why-legal = { $text } est permis maintenant.
play-nothing-to-undo = Il n’y a rien à annuler.
play-undone = Annulé : { $moves }
play-cancelled = Annulé.
play-resigned = { $seat } abandonne.
play-won-by-resigning = { $seat } gagne.
play-saved-copy = Une copie est enregistrée dans { $file }.
play-exists = { $file } existe déjà. Choisissez un autre nom.
play-save-where = Enregistrer où ? Par exemple : enregistrer partie.txt
play-go-on = Votre partie est enregistrée. Pour continuer :
play-input-ended = Fin de l’entrée.
play-commands =
    Coups :
      c2 : un bloc en c2
      c2^ ou « toit c2 » : un toit
      b1! c1 ou « rapide b1 c1 » : un bloc rapide, puis un bloc
      ou les numéros des choix
    Commandes :
      plateau : revoir le plateau
      coups : tout ce qui est permis
      pourquoi c3^ : pourquoi un coup n’est pas permis
      règles, règles K6 : les règles, ou l’une d’elles
      conseil : ce que ferait un robot, un peu plus à chaque fois
      annuler : choisir une autre pièce, ou annuler votre dernier tour et la réponse du robot
      enregistrer FICHIER : une copie de la partie
      quitter : s’arrêter ; la partie est conservée
      abandonner : abandonner la partie
play-word-help = aide
play-word-board = plateau
play-word-moves = coups
play-word-undo = annuler
play-word-hint = conseil
hint-move = Le coup : { $what }
play-word-why = pourquoi
play-word-save = enregistrer
play-word-resign = abandonner
play-word-quit = quitter

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
board-legend = Lettre : propriétaire. Chiffre : hauteur. ^ : toit. · : dernier tour.
board-row = Rangée { $row } : { $cells }.
board-cell-block = { $plot } { $seat }, hauteur { $height }
board-cell-roof = { $plot } { $seat }, hauteur { $height }, toit
board-not-drawn-yet = On n’a pas encore tiré au sort qui commence.

replay-head =
    { $game ->
        [blackout] Blackout : Hong Kong
       *[hongkong] Hong Kong
    }, règles version { $rules }, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
replay-step = { $number } { $what }
replay-taken-back = Annulé à partir de l’étape { $number }.
replay-still-open = La partie n’est pas terminée. Continuez avec : harbour play { $game } --resume FICHIER
simulate-head =
    { $games ->
        [one] { $games } partie, A { $a } contre B { $b }, graine { $seed }
       *[other] { $games } parties, A { $a } contre B { $b }, graine { $seed }
    }
simulate-wins = Victoires de { $seat } : { $wins } ({ $percent } % ± { $margin })
simulate-draws = Parties nulles : { $draws } ({ $percent } %)
simulate-first = Victoires du premier joueur : { $wins } ({ $percent } % ± { $margin })
simulate-centre = Décidées par la parcelle centrale : { $games } ({ $percent } %)
simulate-means = En moyenne { $turns } tours, { $pieces } pièces, { $a } immeubles pour A et { $b } pour B.
bench-head = Hong Kong, parties au hasard depuis le plateau vide, un cœur. Un état occupe { $bytes } octets.
bench-pieces = Pièce par pièce :
bench-turns = Uniforme sur les tours entiers :
bench-speed = { "  " }{ $playouts } parties par seconde ; { $per_playout } ns par partie, { $per_piece } ns par pièce
bench-instructions = { "  " }{ $per_playout } instructions par partie, { $per_piece } par pièce
bench-no-instructions = { "  " }instructions : non comptées, valgrind n’étant pas installé
bench-bots = { $game ->
    [hongkong] Vitesse à laquelle pensent les robots à Hong Kong, un cœur :
   *[other] Vitesse à laquelle pensent les robots à Blackout, { $setup }, un cœur :
}
bench-thought = { "  " }{ $what ->
    [positions] { $rate } positions explorées par seconde
    [decisions] { $rate } simulations par seconde, d’une décision à la fin de la manche
    [rounds] { $rate } simulations de manches entières par seconde
   *[uct] { $rate } parties au hasard de uct par seconde
}
bench-deadlines = { "  " }délais de 10 ms à 2 s dépassés de { $middle } ms en médiane, de { $most } ms au plus
bench-perft = perft 4 : { $nodes } nœuds en { $milliseconds } ms
pages-written = Les pages de manuel sont dans { $folder }. Lisez-en une : man { $folder }/harbour.1
play-seats = A : { $a }. B : { $b }.
play-hint-plain = Tapez un coup, par exemple : c2, ou toit c2, ou rapide b1 c1. « coups » dit ce qui est permis.
play-prompt-plain = Votre coup :
play-really-resign = Tapez « abandonner » encore une fois pour abandonner la partie.
play-look-again = Revoir la partie :
play-skipped = Illisible, donc on cherche une partie plus ancienne : { $what }
play-word-rules = règles regles règle regle
play-word-block = bloc
play-word-fast = rapide
play-word-roof = toit
board-row-empty = tout est vide
board-rest-empty = le reste est vide
board-and = { $one } ; { $other }
board-score = Immeubles : { $a } { $buildings_a }, { $b } { $buildings_b }. Parcelles vides : { $empty }.
play-moves-empty = vides : { $plots }
play-moves-own = à vous : { $plots }
play-moves-taking = prise : { $plots }
io-error =
    { $kind ->
        [not-found] ce fichier ou ce dossier n’existe pas
        [denied] accès refusé
        [read-only] le système de fichiers est en lecture seule
        [folder] un dossier porte déjà ce nom
        [full] il n’y a plus de place
        [no-folder] une partie du chemin est un fichier, pas un dossier
       *[other] { $raw }
    }
no-such-rule =
    { $game ->
        [blackout] Il n’y a pas de règle { $number } dans Blackout. Nommez une section, de B0 à B10, ou l’une de ses règles, par exemple B3.2 ; « harbour rules blackout » les écrit toutes.
       *[hongkong] Il n’y a pas de règle { $number } dans Hong Kong ; il y a K1 à K10.
    }
save-changed = Le fichier { $file } a changé depuis que harbour l’a écrit ; il n’a pas été modifié.
save-no-folder = il n’y a pas de dossier de données ; définissez HOME
bad-seed = La graine (seed) de l’en-tête ne compte pas 64 chiffres hexadécimaux.
not-text = Un argument n’est pas un texte valide (UTF-8).
replay-takeover = { $name } joue désormais pour { $seat }.
replay-entropy = { $seat } ajoute son propre hasard.
play-you = vous
blackout-solo-needs-chapter = Seul, on ne joue que des chapitres. Ajoutez --chapter 1 à 5.
simulate-blackout-head =
    { $games ->
        [one] { $games } partie de Blackout
       *[other] { $games } parties de Blackout
    }, { $chapter ->
        [0] { $seats } places
       *[other] chapitre { $chapter }, places : { $seats }
    }, toutes les places { $bot }, graine { $seed }
simulate-blackout-seat = { $seat } : { $score } points en moyenne, victoires { $percent } %
simulate-blackout-means = En moyenne : score gagnant { $best }, victoires du tout premier joueur { $first } %, manches { $rounds }, réponses { $answers }.
bench-blackout = Blackout, { $setup }, parties au hasard, un cœur. Un état occupe { $bytes } octets et se copie en { $clone } ns.
bench-blackout-instructions = { "  " }{ $per_decision } instructions par décision
bench-blackout-speed = { "  " }{ $games } parties et { $decisions } décisions par seconde ; { $per_decision } ns par décision
bench-blackout-lists = { "  " }{ $per_game } décisions par partie ; { $mean } actions au choix en moyenne, { $longest } au plus
bench-blackout-phase =
    { $phase ->
        [0] { "    " }mise en place : { $decisions }
        [1] { "    " }phase 1, dés ressource, sélection des cartes : { $decisions }
        [2] { "    " }phase 2, déploiement : { $decisions }
        [3] { "    " }phase 3, compléter des objectifs : { $decisions }
        [4] { "    " }phase 4, exploration : { $decisions }
        [5] { "    " }phase 5, nouveaux objectifs : { $decisions }
        [6] { "    " }phase 6, entretien : { $decisions }
        [7] { "    " }phase 7, sécuriser des districts : { $decisions }
       *[other] { "    " }phase 8, rétablir sa main : { $decisions }
    }
box-bad = La boîte de { $folder } contient des erreurs, { $n } en tout ; voir ci-dessus et docs/box.md.
box-good = La boîte est correcte. Son empreinte est { $hash }.
box-exported = Notre boîte est dans { $folder }. Modifiez-la, puis vérifiez-la : harbour box check { $folder }
box-files-exist =
    Rien n’a été écrit : { $folder } contient déjà { $files }. { $n ->
        [one] Choisissez un autre dossier, ou déplacez ou supprimez d’abord ce fichier.
       *[other] Choisissez un autre dossier, ou déplacez ou supprimez d’abord ces fichiers.
    }
box-head = Boîte { $hash }
box-district = { $name } : { $locations }
box-tile = { $id } : { $tile }
box-worth = { $name } : coût { $cost }, valeur { $worth }, surplus { $surplus } HKD
replay-in-secret = { $seat } décide quelque chose en secret.
replay-stopped-here = Montré jusqu’à l’étape { $step } sur { $last }.
replay-goes-on = { $seat } continue.
replay-drawn-unseen = Quelque chose est tiré sans être montré.

# Une chance qui se prouve.
verify-no-seed = { $file } ne contient pas de graine, on ne peut donc pas en vérifier la chance. Un serveur révèle la graine à la fin de la partie : exportez-la de nouveau à ce moment-là.
verify-broken-promise = { $file } : la graine n’est pas celle qui était promise. L’engagement dit { $promised }, mais la graine donne { $ours }.
verify-unfair-step = { $file } : l’étape { $step } n’est pas ce que donne la graine. { $what }
verify-fair =
    La chance est bien celle que donne la graine : { $draws ->
        [one] { $draws } tirage refait
       *[other] { $draws } tirages refaits
    }, { $steps ->
        [one] { $steps } étape conforme
       *[other] { $steps } étapes conformes
    } aux règles.
verify-promise-kept = La graine correspond à l’engagement. Comparez-le à celui que la table montrait avant le début : { $commitment }
verify-no-promise = Le fichier ne contient pas d’engagement : personne ne s’est vu promettre cette graine avant le début.
verify-arena = L’arène a tiré cette chance pour la donne { $deal } de la graine { $seed }.
verify-luck-of-seats =
    { $seats ->
        [0] Aucune place n’a ajouté à la chance : qui a choisi la graine l’a choisie seul, mais avant le début.
        [one] { $seats } place a ajouté à la chance, si bien que personne ne pouvait choisir la graine seul.
       *[other] { $seats } places ont ajouté à la chance, si bien que personne ne pouvait choisir la graine seul.
    } Cela ne prouve pas que l’exploitant n’a jamais regardé à l’avance.

# Le serveur et qui l’exploite.
serve-default = { $what } (par défaut : { $value })
serve-bad-setting = « { $found } » ({ $source }) ne convient pas au réglage { $name }. Il faut : { $wanted }.
serve-no-setting = { $file } : il n’y a pas de réglage « { $found } ». Retirez-le, ou corrigez-le en l’un de ceux-ci : { $known }.
serve-no-variable = harbour : la variable { $name } n’est pas un réglage et reste sans effet.
serve-bad-toml = { $file }, ligne { $line } : ce n’est pas du TOML ({ $why }).
serve-serving = harbour est à l’adresse { $url }
serve-serving-from = Tout est conservé dans { $folder }. Ctrl+C arrête le serveur.
serve-folder-in-use = Un harbour utilise déjà { $folder } : { $url }. Servez-vous-en, arrêtez-le d’abord, ou choisissez un autre dossier et un autre port avec --data et --listen.
serve-folder-locked = Un autre harbour utilise { $folder } en ce moment. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
serve-bad-database = La base de données dans { $folder } ne s’ouvre pas : { $why }. Il faut peut-être un harbour plus récent, ou une sauvegarde : harbour restore FICHIER --force
serve-harbour-listens = Un autre harbour écoute déjà à { $address }, sur un autre dossier. Ouvrez http://{ $address }, arrêtez-le d’abord, ou choisissez un autre port avec --listen.
serve-somebody-listens = Un autre programme écoute déjà à { $address }. Arrêtez-le d’abord, ou choisissez un autre port avec --listen, par exemple --listen 127.0.0.1:8853.
serve-name-unresolved = Le nom d’hôte { $name } ne correspond à aucune adresse. Corrigez-le, ou indiquez une adresse IP avec --listen, par exemple --listen 127.0.0.1:8852.
serve-cannot-listen = Impossible d’écouter à { $address } : { $why }. Choisissez une autre adresse avec --listen.
backup-no-database = Il n’y a rien à copier : { $file } n’existe pas.
backup-done = La base de données est copiée dans { $file }. Gardez-la en lieu sûr : elle contient des noms et les graines des parties en cours.
restore-exists = { $file } existe déjà. Avec --force, il est conservé à côté sous un autre nom, et la sauvegarde prend sa place.
restore-stop-first = Un serveur utilise { $folder }. Arrêtez-le d’abord.
restore-damaged = { $file } n’est pas une sauvegarde de harbour, ou elle est endommagée. Rien n’a changé.
restore-too-new = { $file } vient d’un harbour plus récent. Rien n’a changé.
restore-done = La sauvegarde est dans { $folder }.
restore-old-kept = Ce qui s’y trouvait est conservé dans { $file }.
admin-no-server = Aucun serveur n’utilise { $folder }. Démarrez-le avec « harbour serve », ou indiquez son dossier avec --data.
admin-refused = Le serveur refuse : { $why }
admin-no-tables = Il n’y a pas de table.
admin-table =
    { $id } { $game }, { $is_public ->
        [yes] publique
       *[no] privée
    }, { $phase ->
        [waiting] attend des joueurs
        [playing] en cours
        [over] terminée
       *[closed] fermée
    }
admin-closed = La table est fermée.
admin-no-people = Personne ne porte un tel nom.
admin-person =
    { $is_muted ->
        [yes] { $id } { $name } (sans parole)
       *[no] { $id } { $name }
    }
admin-muted = Cette personne ne peut plus prendre la parole.
admin-speaks = Cette personne peut de nouveau prendre la parole.
admin-forgotten =
    Cette personne est oubliée. { $tables ->
        [0] Elle n’était assise à aucune table.
        [one] La partie de { $tables } table reste, avec la lettre de la place au lieu du nom.
       *[other] Les parties de { $tables } tables restent, avec la lettre de la place au lieu du nom.
    } Les anciennes sauvegardes contiennent encore le nom.
health-well = Le serveur à { $url } va bien.
health-not-well = Le serveur à { $url } ne répond pas comme il devrait.
load-not-measured = Rien n’a été mesuré : { $why } Lancez le serveur avec « harbour serve --max-rate 1000000 --max-answers 1000000 --max-sockets-per-address 100000 --echo ».
load-head = { $tables } tables et { $sockets } connexions, mesurées pendant { $seconds } s
load-steps = { $rate } étapes par seconde ({ $steps } en tout, { $finished } parties terminées, { $errors } erreurs)
load-times = De l’envoi jusqu’à ce que toutes les places l’aient appris : la moitié en { $half } ms, 99 % en { $most } ms, la plus lente { $slowest } ms
load-memory = Mémoire : { $table } ko par table, { $socket } ko par connexion au repos, { $whole } Mo en tout
load-memory-played = Mémoire après le jeu : { $table } ko de plus par table
load-echo = Le même trafic contre un simple écho : { $rate } étapes par seconde ; le serveur en fait { $percent } %

# Les programmes à une table dans le terminal
play-program-forfeits = Le programme de { $seat } perd par forfait : { $why }
play-program-of-file = Dans cette partie, le programme « { $name } » joue la place { $seat }, et harbour ne lance pas un programme simplement parce qu’un fichier de partie le nomme. Ajoutez { $option } « { $name } » pour continuer avec lui, ou { $option } avec un robot ou un nom pour que quelqu’un d’autre continue.
play-bad-player = « { $name } » ne peut pas reprendre une place de cette partie. Indiquez une personne, un robot ou un programme.
play-no-program-in-campaign = { $option } « { $name } » est un programme, et les programmes ne peuvent pas jouer une campagne. Nommez une personne ou un robot, ou jouez un seul chapitre avec --chapter.

# Un programme à une place sur un serveur
bot-seated = { $name } a pris la place { $seat } sur { $url }
bot-waiting = En attente du début de la partie. Ctrl-C libère la place.
bot-started = La partie a commencé.
bot-bad-position = Le serveur a envoyé une position que ce harbour ne peut pas lire : le programme ne peut pas continuer. Un robot du serveur joue désormais à cette place. Prenez la même version de harbour que le serveur.
bot-no-lookahead =
    { $reason ->
        [rules] Cette table suit une autre version des règles que celle de ce harbour : le programme ne peut pas anticiper et ne se voit proposer que le protocole 1. Prenez la même version de harbour que le serveur.
        [box] La boîte de cette table ne peut pas être chargée : le programme ne peut pas anticiper et ne se voit proposer que le protocole 1. Prenez la même version de harbour que le serveur.
       *[position] Le serveur n’envoie pas de position que ce harbour puisse lire : le programme ne peut pas anticiper et ne se voit proposer que le protocole 1. Prenez la même version de harbour que le serveur.
    }
bot-disconnected = La connexion à { $url } est perdue ({ $why }). Nouvel essai…
bot-connected = La connexion est rétablie.
bot-over = Partie terminée après { $decisions } décisions. { $standings }
bot-standing = { $seat } ({ $name }) : rang { $place }, { $points } points
bot-closed = La table a été fermée avant la fin de la partie.
bot-left =
    { $phase ->
        [waiting] La place est de nouveau libre.
       *[playing] Un robot du serveur joue désormais à cette place.
    }
bot-forfeits = « { $name } » perd la partie par forfait et a abandonné : { $why }
bot-bad-link = « { $link } » n’est pas un lien vers une table. Un lien ressemble à http://localhost:8852/l/… (une invitation ou le lien d’une place) ou à http://localhost:8852/t/… (une table publique) ; copiez-le depuis la page de la table.
bot-no-tls = « { $link } » demande HTTPS, que « harbour bot » ne parle pas. Prenez l’adresse http:// du serveur lui-même, par exemple sur sa propre machine ou par un tunnel SSH.
bot-only-watching = « { $link } » est un lien pour regarder. Demandez à l’hôte une invitation ou le lien d’une place.
bot-no-server = Aucun serveur harbour ne répond à { $url } : { $why } Vérifiez le lien, et que le serveur tourne.
bot-refused = Le serveur à { $url } refuse : { $why }
bot-gave-up = Le serveur à { $url } n’a pas répondu depuis { $minutes } minutes ; « harbour bot » abandonne.
bot-taken-away = La place { $seat } n’est plus jouée par « { $name } » : { $why }

# L’arène
arena-too-few = Il faut au moins deux joueurs dans l’arène.
arena-sprt-two = --sprt compare deux joueurs à une table de plusieurs, et le premier nombre est plus petit que le second ; tous deux vont de −{ $most } à { $most }.
arena-no-such-bot = Il n’y a pas de robot « { $name } ». Les robots sont { $known } ; un programme s’appelle par son chemin, par exemple ./{ $name }.
arena-cannot-start =
    { $kind ->
        [not-found] « { $name } » ne peut pas être lancé : il manque « { $program } », ou ce qui doit l’exécuter d’après sa première ligne. Vérifiez le chemin, qui part du dossier courant, ou installez ce qui manque.
        [denied] « { $name } » ne peut pas être lancé : « { $program } » n’est pas un fichier exécutable. Rendez-le exécutable avec « chmod +x { $program } », ou nommez d’abord ce qui l’exécute, par exemple « python3 { $program } ».
       *[other] « { $name } » ne peut pas être lancé : { $why }. Si c’est un script, nommez d’abord ce qui l’exécute, par exemple « python3 { $program } ».
    }
results-in-use = « { $file } » est en cours d’utilisation : des résultats s’y ajoutent.
results-none = « { $file } » ne contient pas de résultats à reprendre.
results-no-game = Ce n’est pas le résultat d’une partie.
results-other-seats = On y trouve des places ou des joueurs qui n’ont rien à y faire.
results-other-terms = Les résultats de « { $file } » ont été joués dans d’autres conditions ({ $names }). Reprenez les mêmes, ou un autre fichier.
tune-same-file = « { $file } » ne peut pas contenir à la fois les parties et le rapport. Donnez deux fichiers.
arena-progress = { $bar } { $done } parties sur { $all }, encore { $seconds } s
arena-forfeit = { $name } perd par forfait une partie de la donne { $deal } : { $why }
forfeit-reason =
    { $kind ->
        [crash] le programme s’est terminé avec le code { $what }.
        [gone] le programme a fermé sa sortie ou n’a pas pu être relancé.
        [stall] le programme n’a pas répondu en { $what } ms.
        [not-json] le programme a écrit une ligne qui n’est pas du JSON : { $what }
        [bad-message] le programme a écrit du JSON qui n’est pas un message du protocole : { $what }
        [wrong-number] le programme a répondu à un autre message que le dernier reçu : { $what }
        [unknown-answer] la réponse du programme ne fait pas partie des actions proposées : { $what }
        [too-much] le programme a écrit plus de 64 Kio sur une ligne ou 1 Mio avant une réponse : { $what }
        [endless] le programme a décidé trop souvent d’affilée sans terminer son tour : { $what }
       *[nonsense] le programme n’a pas respecté le protocole : { $what }
    }
forfeit-kind =
    { $kind ->
        [crash] terminé { $n }
        [stall] en retard { $n }
        [not-json] pas du JSON { $n }
        [bad-message] message inconnu { $n }
        [wrong-number] mauvais numéro { $n }
        [unknown-answer] réponse inconnue { $n }
        [too-much] trop de sortie { $n }
        [endless] tour sans fin { $n }
       *[nonsense] protocole non respecté { $n }
    }
arena-hopeless =
    « { $name } » a perdu par forfait toutes les parties { $deals ->
        [one] de la seule donne
       *[other] de { $deals } donnes d’affilée
    } (joueurs : { $players }) ; la dernière fois, { $why }
arena-stopped = Arrêt anticipé. { $what } Corrigez le programme ; --log FICHIER enregistre tout ce qu’il reçoit et répond.
arena-time = { $ms } ms par réponse
arena-iterations = { $n } itérations par réponse
arena-head =
    { $game ->
        [hongkong] Hong Kong
       *[blackout] Blackout, { $setup }
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $budget }, graine { $seed }
arena-player = { $name }
arena-share = { $percent } % (95 % : { $low } à { $high })
arena-result = { "  " }gagnées { $wins }, partagées { $draws }, perdues { $losses } : { $share }
arena-elo = { "  " }Elo { $elo } par rapport à { $first } (95 % : { $low } à { $high })
arena-elo-first = { "  " }Elo 0, la mesure des autres
arena-scores = { "  " }score moyen { $mean }, médiane { $median }, déciles { $deciles }
arena-thought = { "  " }{ $decisions } décisions par partie et par place, { $rate } par seconde de réflexion ; { $mean } en moyenne, { $longest } au plus
arena-late = { "  " }réponses en retard de plus d’un vingtième : { $late }
arena-troubles = { "  " }{ $seats ->
        [one] { $seats } place perdue
       *[other] { $seats } places perdues
    } par forfait : { $kinds }
arena-against = { $one } contre { $other } : devant { $before }, à égalité { $level }, derrière { $behind } : { $share }
arena-length =
    { $game ->
        [hongkong] Les parties ont duré { $mean } tours en moyenne, de { $least } à { $most }.
       *[blackout] Les parties ont duré { $mean } manches en moyenne, de { $least } à { $most }.
    }
arena-forfeited =
    { $games ->
        [one] { $games } partie a été perdue par forfait ; elle compte comme une défaite, mais pas pour les scores ni la durée.
       *[other] { $games } parties ont été perdues par forfait ; elles comptent comme des défaites, mais pas pour les scores ni la durée.
    }
arena-sprt =
    { $verdict ->
        [first] Le test est décidé : { $zero } points Elo sont plus probables que { $one } (logarithme du rapport { $ratio }, borne −{ $bound }).
        [second] Le test est décidé : { $one } points Elo sont plus probables que { $zero } (logarithme du rapport { $ratio }, borne { $bound }).
       *[open] Le test entre { $zero } et { $one } points Elo reste ouvert (logarithme du rapport { $ratio }, bornes ±{ $bound }).
    }
arena-interrupted = Interrompu : voici ce qu’il y a jusqu’ici.
arena-unfinished =
    { $games ->
        [one] { $games } partie ne compte pas, sa donne n’étant pas complète.
       *[other] { $games } parties ne comptent pas, leurs donnes n’étant pas complètes.
    }
arena-method = Les intervalles tiennent compte du lien entre les parties d’une donne : pour les parts, celui de Wilson, pour autant de parties que les donnes en valent d’après leur dispersion ; pour l’Elo, les forces les plus vraisemblables, avec des erreurs prises sur les donnes.
lookahead-protocol = Un programme qui parle le protocole 1 ne peut rien demander. Répondez à « hello » avec "protocol": 2 dans « ready » pour envoyer des requêtes.
lookahead-malformed = La requête ne peut pas être exécutée : { $why }. Les champs de chaque requête sont décrits dans docs/bots.md.
lookahead-number = La requête porte le numéro { $found }, mais la question ouverte porte le numéro { $wanted }.
lookahead-no-world = Il n’y a pas de monde { $world }. Un monde dure jusqu’à la réponse à la question pour laquelle il a été tiré ; tirez-en un nouveau.
lookahead-too-many-worlds = On peut garder { $most } mondes au plus. Libérez-en avec « forget ».
lookahead-range = « { $field } » est hors limites : choisissez de 1 à { $most }.
lookahead-no-seat = Aucune place { $found } ne joue dans cette partie.
lookahead-no-bot = Il n’y a pas de robot « { $found } » ici. Choisissez parmi { $known }.
lookahead-nobody-asked = Aucune place n’est interrogée dans le monde { $world } : aucun robot n’a de réponse, car le hasard décide ou la partie est finie.
lookahead-needs-world = « { $field } » ne va qu’avec « world ». Tirez d’abord un monde.
