# Le plateau de Hong Kong.
page-hk-title = Hong Kong
page-hk-board = La ville, cinq rangées de cinq parcelles
page-hk-keys = Les flèches parcourent les parcelles. 1, 2 et 3 choisissent bloc, bloc rapide et toit. Entrée pose la pièce, Échap y renonce. # mène aux choix numérotés.
page-hk-help = Touches et pièces
page-hk-help-pieces = Pièces
page-hk-key =
    { $what ->
        [arrows] sur le plateau : à la parcelle suivante dans cette direction
        [piece] sur le plateau : choisir bloc, bloc rapide ou toit
        [place] sur le plateau : poser la pièce ; encore une fois pour confirmer
        [drop] abandonner le choix
        [number] le champ des numéros : chaque choix en a un
        [hint] un conseil : un peu plus à chaque fois
        [undo] annuler
        [redo] rétablir
       *[help] touches et pièces
    }
page-hk-piece-does =
    { $piece ->
        [fast] Une pièce de plus : un bloc ou un toit suit dans le même tour.
        [roof] Termine un immeuble : rien ne se pose dessus.
       *[standard] Un étage de plus ; votre tour se termine.
    }
page-hk-plot =
    { $plot }{ $centre ->
        [yes] , parcelle centrale
       *[no] { "" }
    }{ $kind ->
        [empty] , vide
        [roof] , hauteur { $height }, à { $owner }, avec toit
       *[block] , hauteur { $height }, à { $owner }
    }{ $state ->
        [open] , ouverte
        [closed] , fermée
       *[none] { "" }
    }{ $last ->
        [yes] , dernière construction
       *[no] { "" }
    }
page-hk-control = { $one } : { $a }, { $other } : { $b }, parcelles vides : { $free }
page-hk-you = vous
page-hk-away = absent, un bot joue
page-hk-to-move = à son tour
page-hk-buildings =
    { $n ->
        [one] { $n } immeuble
       *[other] { $n } immeubles
    }
page-hk-supply = Pièces restantes
page-hk-left =
    { $piece ->
        [fast] Blocs rapides restants : { $n }
        [roof] Toits restants : { $n }
       *[standard] Blocs restants : { $n }
    }
page-hk-pieces = La pièce à poser
page-hk-piece =
    { $piece ->
        [fast] Bloc rapide
        [roof] Toit
       *[standard] Bloc
    }
page-hk-your-turn = À vous.
page-hk-waits = C’est à { $name } de jouer.
page-hk-armed = Choix : { $what }.
page-hk-open =
    { $piece ->
        [fast] { $n ->
            [one] Une parcelle est ouverte à un bloc rapide ; une autre pièce suit.
           *[other] { $n } parcelles sont ouvertes à un bloc rapide ; une autre pièce suit.
        }
        [roof] { $n ->
            [one] Une parcelle est ouverte à un toit.
           *[other] { $n } parcelles sont ouvertes à un toit.
        }
       *[standard] { $n ->
            [one] Une parcelle est ouverte à un bloc.
           *[other] { $n } parcelles sont ouvertes à un bloc.
        }
    }
page-hk-place = Poser ici
page-hk-not-there = Pas là
page-hk-past = Une position antérieure
page-hk-now = Revenir au présent

# Ce que partagent les tables des deux jeux.
page-table-menu = Menu
page-table-your-turn-says = À vous : { $prompt }
page-table-clock = { $name }, temps restant : { $time }
page-table-take-backs = Annuler et rétablir
page-table-undo = Annuler
page-table-redo = Rétablir
page-table-ask-back = Demander à annuler
page-table-plea = { $name } voudrait annuler sa dernière action. Tout ce qui a suivi serait annulé.
page-table-plea-waits = { $name } voudrait annuler sa dernière action ; on demande leur avis aux autres.
page-table-agree = Accepter
page-table-refuse = Refuser
page-table-leaving = Pour arrêter la partie : { $names }. Elle prend fin sans résultat dès que tout le monde est d’accord.
page-table-call-off-too = Arrêter aussi
page-table-motion = Animations
page-table-resign = Abandonner
page-table-resign-sure = Abandonner ? L’adversaire gagne.
page-table-resign-large-sure = Abandonner ? Un bot jouera votre place jusqu’à la fin.
page-table-resign-chapter-sure =
    { $alone ->
        [yes] Abandonner ? Le chapitre sera perdu.
       *[no] Abandonner ? Le chapitre s’arrête ici : personne ne le remporte et personne ne gagne d’orchidée.
    }
page-campaign-under-way = Le chapitre { table-chapter-number } est en cours.
page-campaign-next = Ensuite : chapitre { table-chapter-number }. { table-chapter-conditions }
page-campaign-done = Les cinq chapitres sont terminés.
page-campaign = Campagne
page-table-call-off = Arrêter la partie
page-table-call-off-sure = Arrêter la partie ? Elle prend fin sans résultat dès que tout le monde est d’accord ; les robots le sont toujours.
page-table-no = Non, continuer
page-table-result = Résultat
page-table-called-off = La partie a été arrêtée
page-table-you-win = Vous gagnez !
page-table-you-win-chapter = Vous remportez le chapitre { table-chapter-number } !
page-table-wins = { $name } gagne
page-table-shared = Personne seul : { $names } se partagent la première place
page-table-rematch = Revanche
page-table-next-game = Aller à la revanche
page-rematch-asked = On vous propose une revanche.
page-rematch-asks = { $name } propose une revanche.
page-rematch-join = Accepter
page-rematch-decline = Refuser
page-rematch-ask = Proposer une revanche
page-rematch-waits = Réponse attendue : { $names }
page-rematch-start = La partie peut commencer dès que toutes les personnes invitées ont accepté : { $names }
page-rematch-invited = Invitation
page-rematch-is-invited = invitation envoyée, réponse attendue
page-rematch-withdraw = Retirer l’invitation envoyée à { $name }
page-rematch-declined = { $name } a refusé la revanche ; la place est libre.
page-table-export = Enregistrer la partie
page-table-log = Journal
page-table-look = Montrer le plateau à ce moment-là
page-table-chat = Discussion
page-table-chat-empty = Personne n’a encore rien dit.
page-table-phrases = Phrases que chacun lit dans sa langue
page-table-say-what = Dire quelque chose
page-table-say = Dire
page-table-unread =
    { $n ->
        [one] { $n } nouveau
       *[other] { $n } nouveaux
    }
page-table-choices = Choix
page-table-number = Numéro
page-table-number-of = Numéro d’un choix, de 1 à { $most }
page-table-choose = Choisir
page-table-confirm = Confirmer
page-table-again = { $choice }. Confirmez avec Entrée.
page-table-no-number = Les choix sont numérotés de 1 à { $most }.
page-table-choice-cost = { $choice } – coûte { $cost }
page-table-no-choices = On ne vous demande rien pour l’instant.
