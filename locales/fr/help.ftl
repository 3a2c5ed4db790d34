# Ce que dit --help.

help-about = Des jeux de société sur Hong Kong, avec toutes leurs règles
help-after =
    Par exemple :
      harbour                            le serveur, et votre navigateur dessus
      harbour play blackout              Blackout contre un robot
      harbour play blackout --campaign   cinq chapitres en solitaire
      harbour play hongkong              Hong Kong contre un robot
      harbour play hongkong --b Ben      à deux au même clavier
      harbour replay partie.txt          revoir une partie
help-usage = Usage :
help-commands-heading = Commandes
help-arguments-heading = Arguments
help-options-heading = Options
help-help = Afficher cette aide
help-version = Afficher la version
help-lang = Langue : en, de ou fr (par défaut celle du système)
help-color = Couleur : auto, always (toujours) ou never (jamais), par défaut auto
help-json = Écrire du JSON, pour les programmes
help-play = Jouer dans le terminal
help-play-after =
    Un coup est une parcelle (a1 à e5 : lettre de la colonne, chiffre de la rangée en partant du haut), puis « ! » pour un bloc rapide ou « ^ » pour un toit : c2, c2^, b1! c1.
    La partie est enregistrée après chaque tour, et « quitter » dit comment la reprendre.

    À essayer :
      harbour play hongkong --b level-4 --first a
      harbour play hongkong --a Ada --b Ben --plain
help-play-hongkong = Hong Kong, de Reiner Knizia, à deux
help-player-a = Qui joue A : un nom, un programme (./monbot) ou un robot : level-1 à level-5, greedy, uct ou random (par défaut une personne)
help-player-b = Qui joue B : un nom, un programme (./monbot) ou un robot : level-1 à level-5, greedy, uct ou random (par défaut level-2)
help-first = Qui commence : a, b ou draw (tirage au sort, par défaut)
help-from = Commencer à partir de cette position, telle que « replay » l’écrit et que docs/notation.md l’explique
help-play-seed = Un nombre qui fixe tout le hasard : mêmes coups, même partie
help-save = Où conserver la partie (par défaut dans le dossier de données ; la partie nomme le fichier)
help-resume = Reprendre une partie enregistrée (par défaut la dernière)
help-plain = Pour les lecteurs d’écran : raconter en phrases, et seulement ce qui a changé
help-perft = Compter toutes les suites de coups jusqu’à une profondeur (perft), pour vérifier et comparer les règles
help-perft-after =
    On compte pièce par pièce ; un bloc rapide laisse le tour ouvert. Une ligne par profondeur : profondeur et nœuds.

    À essayer :
      harbour perft hongkong 4
      harbour perft hongkong 2 --turns
      harbour perft hongkong 3 --divide
help-perft-hongkong = Compter les suites de coups de Hong Kong
help-depth = Profondeur en pièces (avec --turns : en tours), de 0 à 12
help-turns = Compter des tours entiers au lieu de pièces ; l’ordre des pièces compte
help-divide = Compter les suites après chaque premier coup à la profondeur DEPTH, et leur somme
help-position = Compter à partir de cette position
help-positions = Compter à partir de chaque position d’un fichier, une par ligne ; écrit les nœuds à la profondeur DEPTH, un nombre par ligne
help-bench = Mesurer la vitesse des règles et des robots
help-bench-hongkong = Parties de Hong Kong au hasard : temps et, si valgrind est installé, instructions
help-bench-bots = Mesurer plutôt la vitesse à laquelle pensent les robots : positions explorées, simulations, parties au hasard de uct
help-seconds = Nombre de secondes de mesure par sorte de partie (par défaut 3)
help-replay = Raconter une partie enregistrée étape par étape
help-review = Dit ce qui a fait basculer une partie enregistrée, et ce que les robots auraient fait
help-review-after =
    À essayer :
      harbour review game.txt
help-replay-after =
    Dans un terminal, la partie défile étape par étape avec ses plateaux ; « aide » liste les commandes. Dans un tube, ou jusqu’à une étape avec --step, elle est affichée en texte.

    À essayer :
      harbour replay partie.txt
      harbour replay partie.txt --step 12 --json
help-file = Le fichier de partie
help-step = S’arrêter après cette étape
help-simulate = Faire jouer beaucoup de parties aux robots et résumer les résultats
help-simulate-hongkong = Parties de Hong Kong ; même graine, même résumé
help-games = Nombre de parties (par défaut 1000)
help-seed = Un nombre qui fixe tout le hasard (par défaut 1)
help-bot-a = Le robot qui joue A : level-1 à level-5, greedy, uct ou random (par défaut random)
help-bot-b = Le robot qui joue B : level-1 à level-5, greedy, uct ou random (par défaut random)
help-bot = Faire jouer un programme à une place sur un serveur
help-bot-after =
    Le programme parle le protocole de docs/bots.md, comme dans l’arène. Exemples :
      harbour bot --url http://localhost:8852/l/SECRET ./monbot
      harbour bot --url http://localhost:8852/t/TABLE python3 examples/bot.py
help-bot-url = Le lien de la table : une invitation, le lien d’une place ou l’adresse d’une table publique
help-bot-program = Le programme et ses arguments
help-bot-called = Le nom du programme à la table (par défaut : celui de son fichier)
help-bot-time = Combien de millisecondes une réponse peut prendre (par défaut : 10000) ; une pendule à la table peut en laisser moins
help-arena = Faire jouer les robots entre eux et les classer
help-arena-after = Un robot a un nom (level-1 à level-5, greedy, uct, random) ou est un programme à vous qui parle le protocole de docs/bots.md : ./monrobot, ou « python3 examples/bot.py » entre guillemets. Chaque donne est jouée depuis toutes les places ; même graine, mêmes donnes.
help-arena-hongkong = Parties de Hong Kong ; chaque ouverture au hasard est jouée avec les deux couleurs
help-arena-blackout = Parties de Blackout ; chaque donne est jouée depuis toutes les places de la table
help-arena-bots = Qui joue : des robots par leur nom, ou des programmes
help-arena-games = Nombre de parties par rencontre, en donnes entières (par défaut 1000)
help-arena-time = Combien de millisecondes une réponse peut prendre (par défaut 100)
help-arena-iterations = Combien d’itérations une réponse peut prendre à la place ; le résultat ne dépend alors pas de la machine
help-arena-threads = Combien de parties à la fois (par défaut une par cœur)
help-arena-sprt = S’arrêter dès qu’on sait ce qui est plus probable : que le premier des deux ait ELO0 ou ELO1 points d’avance
help-arena-resume = Garder les résultats dans ce fichier et reprendre à partir de ceux qui y sont
help-arena-log = Écrire ici ce qui va aux programmes et ce qui en vient
help-arena-save-games = Enregistrer chaque partie dans un fichier de ce dossier, pour harbour replay, review et verify
help-tune = Voir par les chiffres si les valeurs d’une boîte sont bonnes
help-tune-report = Tous les chiffres d’après lesquels une boîte est jugée, avec leur cible et si elle est atteinte
help-tune-after = Des robots jouent les chapitres en solitaire et des parties standard de deux à quatre. Même graine, même rapport. Ctrl-C y met fin avec ce qu’il y a.
help-tune-games = Combien de parties de chacune des 13 sortes sont jouées (par défaut 200)
help-tune-standard = Combien de parties standard sont jouées pour chaque nombre de joueurs, si c’est un autre nombre
help-tune-resume = Garder les parties dans ce fichier et reprendre à partir de celles qui y sont
help-tune-out = Écrire le rapport dans ce fichier
help-completions = Écrire les complétions pour un interpréteur de commandes
help-shell = bash, elvish, fish, powershell ou zsh
help-man = Écrire la page de manuel
help-out = Écrire plutôt une page par commande dans ce dossier
help-rules = Écrire les règles d’un jeu
help-rules-after =
    À essayer :
      harbour rules hongkong K6      une règle
      harbour rules blackout B4      une section
      harbour rules blackout B4.5    une de ses règles
help-rules-hongkong = Les règles de Hong Kong, toutes ou une seule
help-rules-blackout = Les règles de Blackout, toutes, une section ou une seule
help-rule-hongkong = Le numéro d’une règle, par exemple K6
help-rule-blackout = Le numéro d’une section, de B0 à B10, ou d’une règle, par exemple B3.2
help-bench-blackout = Parties de Blackout au hasard : temps et, si valgrind est installé, instructions
help-simulate-blackout = Parties de Blackout ; même graine, même résumé
help-seats = Nombre de places, de 1 à 4
help-chapter = Le chapitre de la campagne, de 1 à 5 ; seul, on ne joue que des chapitres
help-bot-all = Le robot à toutes les places : level-1 à level-5, greedy, uct ou random (par défaut random)
help-box = Regarder la boîte de Blackout, en vérifier ou en transcrire une
help-box-check = Vérifier la boîte d’un dossier
help-box-show = Montrer le plan, les dés, les cartes, les plans d’urgence et les tuiles d’une boîte
help-box-export = Écrire notre boîte dans un dossier, pour commencer une transcription
help-box-folder = Le dossier de la boîte
help-worth = Écrire plutôt ce que chaque carte coûte et vaut
help-with-box = Prendre la boîte de ce dossier au lieu de la nôtre
help-play-blackout = Blackout : Hong Kong, d’Alexander Pfister, d’une à quatre personnes
help-player-of = Qui joue cette place : un nom, un programme (./monbot) ou un robot : level-1 à level-5, greedy, uct ou random (par défaut une personne en A, level-2 ailleurs)
help-campaign = Jouer la campagne de cinq chapitres : continuer celle-ci (par défaut la dernière, ou une nouvelle)
help-play-blackout-after =
    Chaque question numérote ses réponses ; un mot de la réponse suffit aussi. « aide » donne les commandes, « pourquoi » ce qui est impossible.
    La partie est enregistrée au fur et à mesure, et « quitter » dit comment la reprendre. Entre personnes au même écran, un rideau garde les sélections secrètes.
    { "" }
    Par exemple :
      harbour play blackout --seats 4
      harbour play blackout --a Ada --b Ben --c level-3
      harbour play blackout --chapter 1
help-play-games-after = « harbour play blackout --help » et « harbour play hongkong --help » en disent plus.
help-serve = Lancer le serveur : des tables dans le navigateur et par HTTP
help-serve-after =
    Chaque option est aussi une ligne de harbour.toml (max-rate = 50) et une variable (HARBOUR_MAX_RATE=50). La ligne de commande l’emporte sur les variables, et celles-ci sur le fichier. docs/server.md dit comment tenir un serveur pour d’autres.
    { "" }
    Par exemple :
      harbour serve --listen 127.0.0.1:8853 --data mes-tables
      harbour serve --config harbour.toml --no-browser
help-config = Un fichier de réglages (par défaut : harbour.toml dans le dossier de configuration, s’il y est)
help-no-browser = Ne pas ouvrir le navigateur
help-backup = Copier la base de données dans un fichier, même pendant que le serveur tourne
help-backup-file = Le fichier à créer ; il ne doit pas encore exister
help-restore = Remettre une sauvegarde en place quand aucun serveur ne tourne
help-restore-file = La sauvegarde
help-force = S’il y a déjà une base de données, la conserver à côté sous un autre nom
help-admin = S’occuper du serveur qui tourne sur un dossier
help-admin-after = Les identifiants des tables et des gens sont ceux qu’affichent « tables » et « people ».
help-admin-tables = Lister les tables et qui y est assis
help-all-tables = Aussi celles qui sont terminées ou fermées
help-admin-close = Fermer une table, où qu’elle en soit
help-table-id = L’identifiant de la table
help-admin-people = Lister les gens et leurs identifiants
help-person-name = Une partie du nom ; sans elle, tous
help-admin-mute = Retirer la parole à quelqu’un
help-mute-off = Lui rendre la parole
help-admin-forget = Supprimer les données d’une personne ; les parties restent sans son nom
help-person-id = L’identifiant de la personne
help-health = Demander si le serveur d’un dossier va bien
help-verify = Refaire tous les tirages d’une partie depuis la graine de son fichier
help-verify-after =
    Un serveur publie avant le début une empreinte de sa part de la graine (l’engagement), et la part elle-même après la fin. Cela montre que personne n’a faussé la chance entre-temps. Cela ne montre pas que l’exploitant n’a jamais regardé à l’avance.
help-load = Jouer de nombreuses parties contre un serveur en marche, et mesurer
help-load-after = Une étape est une réponse choisie dans la liste proposée, dans une partie de sa création à sa fin. Le serveur demande des
    limites plus hautes ; son refus dit lesquelles.
help-load-url = Le serveur (par défaut : http://127.0.0.1:8852)
help-load-game = Quel jeu : blackout ou hongkong (par défaut : blackout)
help-load-tables = Combien de tables à la fois (par défaut : 100)
help-load-seats = Combien de places par table, à Blackout (par défaut : 4)
help-load-seconds = Combien de secondes mesurer (par défaut : 10)
help-load-rate = Combien d’étapes par seconde en tout (par défaut : autant que possible)
help-load-echo = Envoyer aussi le même trafic au simple écho
