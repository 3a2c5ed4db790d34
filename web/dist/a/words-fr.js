const e=`# La page : ce que tous les écrans partagent.
page-skip = Aller au contenu
page-nav = harbour
page-lobby = Tables ouvertes
page-campaigns = Campagnes
page-rules = Règles
page-me = Moi
page-language = Langue
page-theme = Couleurs
page-theme-name =
    { $theme ->
        [light] Clair
        [dark] Sombre
        [contrast] Contraste élevé
       *[system] Comme le système
    }
page-close = Fermer
page-rule-of = Règle { $rule }
page-unreachable = Le serveur est injoignable. Vérifiez votre connexion ; rien n’est perdu.
page-connection-lost = La connexion a été coupée. La table est montrée telle qu’elle est à présent ; regardez-la avant de continuer.
page-connecting = En route vers la table…
page-table-trouble = Cette table ne peut pas être montrée
page-seat-gone = Votre place à cette table a été libérée ou donnée à quelqu’un d’autre.
page-closed-table = Elle a été fermée avant qu’une partie ne commence.
page-go-home = Vers la page d’accueil
# Places : celles de Blackout ont des emblèmes, celles de Hong Kong les lettres de son plateau.
page-emblem =
    { $seat ->
        [A] Jonque
        [B] Lanterne
        [C] Poisson
       *[D] Hirondelle
    }
page-seat-named =
    { $game ->
        [hongkong] { $name } ({ $seat })
       *[blackout] { $name } ({ $seat ->
            [A] jonque
            [B] lanterne
            [C] poisson
           *[D] hirondelle
        })
    }
page-table-choice-number = Choix { $n } :
page-final-score =
    { $points ->
        [one] { $name } : { $points } point, { $dollars } HKD
       *[other] { $name } : { $points } points, { $dollars } HKD
    }
page-final-dollars = Égalité aux points : l’argent départage.
page-rulebook-loading = Chargement des règles…
`,o=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Accueil, tables, personnes.
page-home-welcome = Deux jeux de société, une seule ville
page-home-guest = Invité { $n }
page-home-you-are = Vous jouez sous le nom de { $name }.
page-home-rename = Changer de nom
page-home-name = Votre nom
page-home-name-optional = si vous voulez
page-home-save = Enregistrer
page-home-cancel = Annuler
page-home-loading = Un instant…
page-home-game =
    { $game ->
        [hongkong] Hong Kong
       *[blackout] Blackout: Hong Kong
    }
page-home-title =
    { $game ->
        [hongkong] Hong Kong
       *[blackout] { $chapter ->
            [none] Blackout: Hong Kong
           *[other] Blackout: Hong Kong, chapitre { $chapter }
        }
    }
page-home-about =
    { $game ->
        [hongkong] Deux bâtisseurs, vingt-cinq parcelles. Posez vos étages sur les tours de l’autre, fermez-les d’un toit et dominez la ville. De Reiner Knizia.
       *[blackout] La ville est dans le noir. Sélectionnez vos volontaires, réunissez ce qui manque, sécurisez un district après l’autre. D’Alexander Pfister.
    }
page-home-players =
    { $game ->
        [hongkong] 2 joueurs
       *[blackout] 1 à 4 joueurs
    }
page-home-minutes =
    { $game ->
        [hongkong] 15 minutes
       *[blackout] 60 à 120 minutes
    }
page-home-against-bot = Jouer tout de suite contre un robot
page-home-opponent = Adversaire
page-home-level =
    { $bot ->
        [level-1] Niveau 1 : { $name }
        [level-2] Niveau 2 : { $name }
        [level-3] Niveau 3 : { $name }
        [level-4] Niveau 4 : { $name }
        [level-5] Niveau 5 : { $name }
       *[other] { $name }
    }
page-home-solo = Campagne en solitaire
page-home-friends = Table entre amis
page-home-your-turns =
    { $n ->
        [one] C’est à vous
       *[other] C’est à vous à { $n } tables
    }
page-home-your-turn = C’est à vous
page-home-my-games = Mes parties
page-home-all-games = Montrer les { $n }
page-home-to-lobby = Toutes les tables ouvertes
page-home-no-open = Aucune table n’attend de joueurs en ce moment.
page-home-none-playing = Aucune partie publique n’est en cours.
page-home-replay = Revoir une partie
page-home-legend = Icônes
page-home-privacy = Vie privée
page-home-programs = Pour les programmes
page-home-free = libre
page-home-state =
    { $state ->
        [turn] C’est à vous
        [invited] Vous avez une invitation
        [free] { $free ->
            [one] 1 place libre
           *[other] { $free } places libres
        }
        [full] Va commencer
        [playing] En cours
        [won] Gagné
        [tied] Égalité
        [lost] Perdu
        [over] Terminée
       *[closed] Fermée
    }
page-home-won-by =
    { $n ->
        [0] Personne n’a gagné
        [one] { $names } a gagné
       *[other] Égalité : { $names }
    }
page-home-join = S’asseoir
page-home-join-what = S’asseoir : { $what }
page-home-watch = Voir
page-home-watch-what = Voir : { $what }
page-home-lobby-free = En attente de joueurs
page-home-lobby-playing = Parties en cours

# Une nouvelle table.
page-home-new-of =
    { $game ->
        [hongkong] Nouvelle table : Hong Kong
       *[blackout] Nouvelle table : Blackout
    }
page-home-other-game =
    { $game ->
        [hongkong] Plutôt Hong Kong
       *[blackout] Plutôt Blackout
    }
page-home-how-many = Combien de joueurs ?
page-home-what = À quoi joue-t-on ?
page-home-base = Le jeu de base
page-home-campaign = Une campagne, à partir du chapitre I
page-home-single-chapter = Seulement le chapitre { $chapter }
page-home-who = Qui est assis où
page-home-seat =
    { $game ->
        [hongkong] Place { $seat }
       *[blackout] Place : { page-emblem }
    }
page-home-player =
    { $player ->
        [me] Moi
        [named] Moi ({ $name })
        [local] Une autre personne sur cet appareil
        [open] Libre, pour qui a le lien
        [level-1] Niveau 1, robot mousse : joue avec vous, idéal pour les enfants
        [level-2] Niveau 2, robot matelot : pour une première partie
        [level-3] Niveau 3, robot timonier : sait ce qu’il fait
        [level-4] Niveau 4, robot pilote : pèse chaque réponse
       *[level-5] Niveau 5, robot capitaine : réfléchit jusqu’à deux secondes, difficile à battre
    }
page-home-hot-seat = Plusieurs places sur cet appareil : il passe de main en main, et un rideau cache entre-temps ce qui est secret.
page-home-local-player = Joueur { $n }
page-home-seat-name = Nom de { $name }
page-home-rename-seat = Changer le nom de { $name }
page-home-public = Montrer parmi les tables ouvertes
page-home-public-what = Tout le monde peut s’asseoir ou regarder. Sinon, seulement qui a le lien.
page-home-more = Horloge, annulations, hasard
page-home-clock = Horloge
page-home-clock-kind =
    { $kind ->
        [live] Pour jouer d’une traite
        [days] Des jours pour chaque tour
       *[none] Aucune
    }
page-home-clock-minutes = Minutes pour la partie
page-home-clock-increment = Secondes de plus par tour
page-home-clock-hours = Temps pour un tour
page-home-hours =
    { $hours ->
        [12] 12 heures
        [24] 1 jour
       *[other] { $days } jours
    }
page-home-undo = Annulations
page-home-undo-kind =
    { $policy ->
        [full] Tant que personne n’a rien appris
        [misclick] Le dernier geste, pendant dix secondes
       *[none] Jamais
    }
page-home-hints = Conseils
page-home-hints-kind =
    { $policy ->
        [alone] Pour qui joue seul contre des robots
        [always] Toujours
       *[never] Jamais
    }
page-home-first = Qui commence
page-home-first-seat =
    { $seat ->
        [draw] Tirage au sort
       *[other] Place { $seat }
    }
page-home-luck-note = Dés et cartes viennent d’un nombre secret dont l’empreinte est montrée avant la partie. Chacun peut y ajouter le sien ; après la partie, tout tirage peut être vérifié.
page-home-begin = Commencer
page-home-begin-what = Tout le monde est là : la partie commence aussitôt.
page-home-make = Ouvrir la table
page-home-make-what = Vous recevrez ensuite un lien pour les autres.

# Avant le début.
page-home-waiting =
    { $free ->
        [0] Tout le monde est là.
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
page-home-free-seat = Libre
page-home-its-you = vous
page-home-has-luck = a ajouté au hasard
page-home-sit = S’asseoir
page-home-sit-too = S’asseoir ici aussi
page-home-seat-bot = Asseoir un robot
page-home-change-bot = Un autre robot
page-home-open-seat = Libérer la place
page-home-add-luck = Ajouter au hasard
page-home-leave = Se lever
page-home-send-away = Renvoyer { $name }
page-home-start = Commencer la partie
page-home-close-table = Fermer la table
page-home-host-starts = La partie est lancée par qui a ouvert la table.
page-home-lobby-row = Tables ouvertes
page-home-lobby-kind =
    { $kind ->
        [public] Visible pour tous
       *[private] Pas visible
    }
page-home-invite = Inviter
page-home-invitation = Lien pour jouer
page-home-watching = Lien pour regarder
page-home-links-lost = Les liens de cette table ne sont pas sur cet appareil. Créez-en de nouveaux ; les anciens ne vaudront plus.
page-home-new-links = Créer de nouveaux liens
page-home-host-invites = Qui a ouvert la table a le lien pour les autres.
page-home-luck = Un hasard vérifiable
page-home-commitment = Empreinte de la part du serveur :
page-home-copy = Copier
page-home-copy-what = Copier : { $what }
page-home-copied = Copié.
page-home-share = Envoyer
page-home-qr = Code QR : { $what }

# Liens.
page-home-link-bad = Ce lien ne mène nulle part
page-home-invited =
    { $kind ->
        [seat] Ce lien vous donne une place à cette table.
       *[invitation] Vous êtes invité à cette table.
    }
page-home-to-seat = À ma place
page-home-too-late = Il n’y a plus de place libre.
page-home-watch-only = Regarder seulement
page-home-lost = Perdu dans le port

# Soi-même.
page-home-how-called = Nom
page-home-how-called-what = Les autres à la table le voient. Les tables où vous êtes déjà gardent l’ancien.
page-home-likes = À votre goût
page-home-motion = Les choses bougent
page-home-rerolls = Montrer les dés relancés
page-home-sound = Un son quand c’est à vous
page-home-notify = Une notification quand c’est à vous
page-home-notify-what = Tant qu’une table est ouverte en arrière-plan.
page-home-notify-denied = Le navigateur ne le permet pas ; vous pouvez le changer dans ses réglages pour ce site.
page-home-second-device = Second appareil
page-home-second-device-what = Continuez sur un autre appareil en restant la même personne : tapez-y le code sous « Moi », ou ouvrez le lien.
page-home-pair = Montrer un code
page-home-code = Code :
page-home-code-until = Valable une fois, jusqu’à { $time }.
page-home-device-link = Lien pour l’autre appareil
page-home-device-what = Cet appareil devient la même personne que celui qui a montré le lien : même nom, mêmes places. Le lien vaut une fois.
page-home-device-instead = Ici vous êtes { $name } pour l’instant. Les places de { $name } ne seront plus accessibles depuis cet appareil.
page-home-device-do = C’est mon appareil
page-home-phrase = Phrase de secours
page-home-phrase-what = Elle vous rend votre identité si tous vos appareils sont perdus. Notez-la et gardez-la bien.
page-home-phrase-make = Créer une phrase
page-home-phrase-once = Elle n’est montrée que maintenant. Une phrase plus ancienne ne vaut plus.
page-home-enter = Déjà connu ici ?
page-home-enter-what = Code d’un autre appareil, ou phrase de secours
page-home-enter-do = C’est moi
page-home-forget = M’oublier
page-home-forget-what = Cet appareil oublie qui vous êtes. Sans second appareil ni phrase de secours, rien ne ramène à vos places.
page-home-forget-do = M’oublier sur cet appareil
page-home-forget-sure = Vraiment ? Les parties où vous êtes restent, mais cet appareil n’y a plus accès.
page-home-forgotten = Cet appareil ne vous connaît plus.

# Campagnes.
page-home-careers-what = Cinq chapitres ramènent la lumière, en solitaire ou ensemble. Chacun a ses conditions de victoire ; les bons résultats donnent des orchidées, et le cinquième est suivi d’un verdict.
page-home-begin-solo = Commencer en solitaire
page-home-begin-group = Campagne à plusieurs
page-home-no-careers = Vous n’avez pas encore commencé de campagne.
page-home-no-career = Cette campagne n’existe pas ici
page-home-career =
    { $n ->
        [one] Campagne en solitaire
       *[other] Campagne à { $n }
    }
page-home-attempts =
    { $n ->
        [0] Aucun chapitre joué jusqu’au bout
        [one] 1 tentative
       *[other] { $n } tentatives
    }
page-home-go-on = Continuer
page-home-see-verdict = Le verdict
page-home-play-chapter =
    { $how ->
        [on] Continuer le chapitre { $chapter }
        [again] Retenter le chapitre { $chapter }
       *[new] Commencer le chapitre { $chapter }
    }
page-home-chapter = Chapitre { $chapter }
page-home-chapter-state =
    { $state ->
        [done] terminé
        [on] en cours
        [next] le prochain
       *[later] plus tard
    }
page-home-chapter-orchids = Orchidées à { $one }, { $two } et { $three } points.
page-home-orchids-of =
    { $n ->
        [0] { $name } : aucune orchidée
        [one] { $name } : 1 orchidée
       *[other] { $name } : { $n } orchidées
    }
page-home-losses =
    { $n ->
        [one] Perdu une fois : vous commencez avec { $dollars } HKD de plus.
       *[other] Perdu { $n } fois : vous commencez avec { $dollars } HKD de plus.
    }
page-home-attempt =
    { $n ->
        [1] Chapitre { $chapter }
       *[other] Chapitre { $chapter }, tentative { $n }
    }
page-home-attempt-state =
    { $phase ->
        [waiting] va commencer
        [playing] en cours
        [closed] fermée
       *[over] { $orchids ->
            [0] pas gagné
            [one] 1 orchidée
           *[other] { $orchids } orchidées
        }
    }
page-campaign-attempt =
    { $outcome ->
        [given-up] Abandonné
        [won] Gagné
        [won-by] Victoire : { $names }
        [lost] Perdu
       *[nobody] Personne n’a gagné
    }
page-campaign-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-campaign-score-of = { $name } : { $points }
page-campaign-scores = Meilleur score { $best }, dernier { $latest }

# Revoir une partie.
page-home-replay-what = Ouvrez le fichier d’une partie terminée et suivez-la pas à pas. Rien n’en est gardé.
page-home-replay-open = Ouvrir un fichier de partie
page-home-step = Pas { $n } sur { $all }
page-home-step-first = Au premier pas
page-home-step-back = Précédent
page-home-step-on = Suivant
page-home-step-last = Au dernier pas
page-home-eyes = Avec les yeux de
page-home-eyes-nobody = quelqu’un qui regarde

# Autour d’une partie.
page-home-hand-to = Passez l’appareil à { $name }
page-home-hand-what = D’ici là, rien n’est montré.
page-home-i-am = Je suis { $name }
page-home-still = Encore { $name } : revoir la table
page-home-turn-of = C’est à { $name }.
page-home-turn-to = Passer à { $name }
page-home-back-to = Retour à { $name }
page-home-elsewhere = Cette place est ouverte dans une autre fenêtre.
page-home-reopen = Jouer ici
page-home-connection = Connexion perdue. Nouvel essai…
page-home-away = Un robot joue pour vous.
page-home-take-seat = Reprendre votre place

# Vie privée.
page-home-privacy-short = En bref
page-home-privacy-none = Ni comptes, ni adresses électroniques, ni mots de passe, ni traceurs, ni tiers. Un cookie dit quel appareil vous êtes ; il est posé quand vous recevez un nom.
page-home-privacy-kept-head = Ce que ce serveur garde
page-home-privacy-name = le nom que vous avez choisi, et votre langue ;
page-home-privacy-secrets = les empreintes des secrets de vos appareils, de votre phrase de secours et, pendant dix minutes, d’un code pour un second appareil ;
page-home-privacy-games = les tables où vous étiez, tout ce qui s’y est joué et quand ;
page-home-privacy-words = ce que vous avez dit à une table, vos notes privées et les problèmes signalés.
page-home-privacy-long-head = Combien de temps
page-home-privacy-long = Les parties n’expirent jamais, et ce qui a été dit à une table reste avec elle. Le reste demeure jusqu’à ce que vous demandiez à l’exploitant de vous oublier.
page-home-privacy-forget = Alors nom, appareils, phrase, remarques et notes sont supprimés aussitôt, et votre nom disparaît de toutes les parties ; les parties restent, avec la lettre de la place. Les sauvegardes antérieures et les signalements les contiennent jusqu’à leur suppression.
page-home-privacy-else-head = À savoir encore
page-home-privacy-addresses = Les adresses réseau servent quelques minutes, en mémoire, pour que personne ne demande trop. Elles ne sont ni gardées ni journalisées.
page-home-privacy-device = Votre navigateur garde vos choix de langue, de couleurs et de son et, tant que l’onglet est ouvert, les liens de vos tables.
page-home-privacy-operator = Qui exploite ce serveur peut lire sa base de données, y compris les mains et les plans des parties en cours.
page-home-privacy-me = M’oublier sur cet appareil
page-home-of-game = ({ page-home-game })
`,t=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),a=`# Ce que dit le serveur.
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
`,s=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"}));export{t as a,o as p,s};
