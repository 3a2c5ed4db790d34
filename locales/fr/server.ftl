# Ce que dit le serveur.
server-took-back = { $seat } annule sa dernière action.
    .you = Vous annulez votre dernière action.
server-took-back-for-all = La partie revient à un coup précédent.
server-resigned = { $seat } abandonne.
    .you = Vous abandonnez.
server-taken-over = { $name } joue désormais pour { $seat }.
    .you = { $name } joue désormais à votre place.
server-added-luck = { $seat } a ajouté sa part au hasard.
    .you = Vous avez ajouté votre part au hasard.
server-bad-request = La requête est incompréhensible : { $why }
server-too-large = La requête est trop grande ; { $most } octets sont permis.
server-unknown-person = Personne ne vous connaît encore ici : dites d’abord comment vous voulez être appelé.
server-other-site = La requête vient d’un autre site.
server-no-table = Cette table n’existe pas, ou elle est privée : demandez le lien à son hôte.
server-no-person = Personne n’a cet identifiant.
server-not-forgotten = Tout ce qui concerne cette personne a été retiré, sauf aux tables où cela a échoué : { $tables }. Réessayez ; le journal en dit plus.
server-not-operator = Seul l’exploitant de ce serveur peut faire cela.
server-not-public = Ces chiffres ne sont montrés qu’à cette machine et aux mandataires de confiance ; le réglage metrics-public change cela.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cette adresse ne s’appelle pas ainsi ; /api décrit comment faire.
server-no-seat = Il n’y a pas de place « { $found } » à cette table.
server-not-yours = La place de { $seat } n’est pas la vôtre.
server-taken = La place de { $seat } est prise.
server-full = Aucune place n’est libre.
server-not-host = Seul l’hôte de la table peut faire cela.
server-bad-link = Ce lien ne mène nulle part ou a déjà servi.
server-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-not-over = Cela n’est possible qu’après la fin de la partie.
server-over = La partie est terminée.
server-open-seats = Des places sont encore libres : attendez des joueurs ou faites jouer des robots.
server-not-accepted = { $seat } n’a pas encore accepté l’invitation. Attendez sa réponse, ou retirez l’invitation et attribuez la place à quelqu’un d’autre.
server-not-invited = Vous n’êtes pas invité à cette table, ou l’invitation a été retirée.
server-stale = La table a continué ; regardez à nouveau avant de répondre (la question { $now } est posée).
server-too-many-answers = On peut donner { $most } réponses à la fois au plus.
server-stopping = Le serveur redémarre ; il revient dans un instant.
server-long-file = Le fichier de partie a plus de { $most } étapes.
server-nothing-to-undo = Vous ne pouvez rien annuler seul : depuis, quelqu’un a appris quelque chose.
server-nothing-to-redo = Il n’y a rien à refaire.
server-no-hints-here = Cette table ne donne pas de conseils.
server-no-undo-here = Cette table ne permet pas d’annuler cela.
server-nothing-asked = Personne n’a demandé d’annulation.
server-no-version = Cette version n’existe pas ; la dernière est { $last }.
server-bad-name = Un nom compte de 1 à { $most } caractères visibles.
server-bots-name = « { $name } » est ici le nom d’un robot ; choisissez-en un autre.
server-bad-words = Un texte compte de 1 à { $most } caractères.
server-no-phrase = Cette phrase n’existe pas ; /api/v1/games en donne la liste.
server-muted = L’exploitant a bloqué vos messages.
server-bad-table = Une telle table est impossible ; vérifiez : { $why }
server-no-bot = Il n’y a pas de joueur « { $found } » ; dites me, open ou un robot de /api/v1/games.
server-bad-luck = On ajoute au hasard 64 chiffres hexadécimaux.
server-too-many = Le serveur n’en tient pas plus de { $most } à la fois ; réessayez plus tard.
server-too-many-tables = Vous êtes l’hôte de { $most } tables non terminées, et c’est le maximum ; terminez ou fermez-en une d’abord.
server-too-fast =
    C’était trop rapide ; attendez { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
server-failed = Une erreur est survenue ici, et rien n’a été changé. Réessayez.
server-bad-code = Ce code ou cette phrase est inconnu, déjà utilisé ou trop ancien.
server-bad-box = La boîte est illisible : { $why }
server-bad-file = Le fichier de partie est illisible à la ligne { $line } ({ $why }).
server-bad-career = La campagne continue avec un autre chapitre ; regardez-la à nouveau.
server-phrase-hello = Bonjour !
server-phrase-well-played = Bien joué !
server-phrase-thanks = Merci !
server-phrase-thinking = Je réfléchis…
server-phrase-your-turn = C’est à vous.
server-phrase-back-soon = Je reviens tout de suite.
server-phrase-oops = Oups, ce n’était pas voulu.
server-phrase-good-game = C’était une belle partie !
server-phrase-another = Une autre ?
server-phrase-bye = Au revoir !

# Les réglages, dans --help et docs/server.md.
setting-listen = L’adresse et le port d’écoute, comme 127.0.0.1:8852 ou localhost:8852
setting-data = Le dossier de la base de données, des signalements et du jeton de l’exploitant
setting-public-url = L’adresse que voient les gens, quand un mandataire précède le serveur ; en https, le cookie est réservé à https
setting-trusted-proxies = Les adresses ou plages d’adresses des mandataires dont l’en-tête X-Forwarded-For fait foi, séparées par des virgules
setting-max-sockets = Le nombre maximal de websockets ouverts à la fois
setting-max-sockets-per-address = Le nombre maximal de websockets ouverts à la fois depuis une adresse
setting-max-tables = Le nombre maximal de tables en mémoire ; au-delà, aucune nouvelle n’est créée
setting-max-tables-per-person = Le nombre maximal de tables non terminées d’un même hôte ; au-delà, aucune nouvelle n’est créée
setting-max-rate = Requêtes par seconde depuis une adresse, en moyenne
setting-max-answers = Réponses et autres actions par seconde d’une personne ou d’un websocket, en moyenne
setting-max-reports = Le nombre maximal de signalements conservés ; au-delà, aucun n’est accepté avant qu’on en retire
setting-bot-threads = Les fils sur lesquels pensent les robots (par défaut : un de moins que de cœurs)
setting-substitute = Le robot qui joue pour les absents : level-1 à level-5, greedy, uct ou random
setting-metrics-public = Si tous peuvent lire /metrics, et non seulement cette machine et les mandataires de confiance
setting-log = Ce qui est journalisé : off, error, warn, info, debug ou trace, ou par partie comme « warn,server=debug »
setting-json-logs = Si chaque ligne du journal est du JSON
setting-echo = Si /ws-echo renvoie ce qui arrive, pour mesurer avec « harbour load »
setting-is-address = une adresse ou un nom d’hôte avec un port, comme 127.0.0.1:8852, localhost:8852 ou [::]:8852
setting-is-folder = un dossier
setting-is-url = http:// ou https:// et un hôte, comme https://jeux.example.org, sans chemin
setting-is-addresses = des adresses sans port ou des plages, séparées par des virgules, comme 127.0.0.1,172.17.0.0/16
setting-is-count = un nombre entier, 1 ou plus
setting-is-switch = true ou false
setting-is-bot = level-1 à level-5, greedy, uct ou random
setting-is-filter = off, error, warn, info, debug ou trace, ou de tels niveaux par partie, séparés par des virgules, comme « warn,server=debug »

# Comment s’appellent les robots.
bot-name =
    { $bot ->
        [level-1] Robot mousse
        [level-2] Robot matelot
        [level-3] Robot timonier
        [level-4] Robot pilote
        [level-5] Robot capitaine
        [greedy] Robot glouton
        [uct] Robot à recherche arborescente
       *[random] Robot au hasard
    }
