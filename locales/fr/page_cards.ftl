# Cartes, tuiles, plans et leurs icônes.
cards-color-letter =
    { $color ->
        [red] R
        [yellow] J
        [blue] B
       *[purple] V
    }
cards-need-have = { $what } : { $have } sur { $need }
cards-need-met = { $what } : rempli
cards-goal = Objectif : il faut
cards-goal-number = Objectif { $number } : il faut
cards-completion = À la concrétisation
cards-bonus = Bonus pour tous les objectifs
cards-line = Ensuite, durablement
cards-emergency = Plan d’urgence { $letter }
cards-tile = Tuile exploration
cards-challenge-simple = Épreuve simple
cards-challenge-advanced = Épreuve avancée
cards-strength = force { $n }
cards-tile-state =
    { $state ->
        [down] Tuile exploration face cachée
       *[gone] Tuile exploration récupérée
    }
cards-legend = Légende
cards-legend-lead = Chaque icône a sa propre forme, et chaque couleur a aussi une lettre. Sur une carte, appuyez sur « i » ou maintenez-la pour la voir en grand.
cards-legend-group =
    { $group ->
        [resources] Ressources
        [tokens] Jetons, argent et points
        [colors] Couleurs
        [needs] Ce que demandent les objectifs
        [people] Les cartes et leurs effets
        [things] Sur la table
       *[page] Sur la page
    }
cards-sign =
    { $sign ->
        [food] Nourriture
        [tools] Outils
        [gasoline] Carburant
        [water] Rations d’eau
        [books] Manuels
        [medipacks] Médicaments
        [battery] Batterie
        [gps] Jeton GPS
        [transport] Jeton transport
        [dollars] HKD
        [points] Points
        [cube] Cube
        [search] Icône d’exploration
        [red] Rouge
        [yellow] Jaune
        [blue] Bleu
        [purple] Violet
        [any] Couleur au choix
        [one-type] Ressources d’un même type
        [slot-set] Cartes d’une couleur dans un emplacement
        [tile] Tuile exploration face visible
        [link] Cellules de crise reliées
        [volunteer] Volontaire : une ressource par cube
        [leader] Leader : batterie, puis une action de mise en œuvre
        [scout] Éclaireur : argent et GPS
        [doctor] Médecin : reprend une carte de l’hôpital
        [trader] Commerce : argent, davantage contre un outil
        [organiser] Réunion : argent pour les icônes d’exploration en main
        [guide] Accompagnement : un cube sur n’importe quel lieu
        [navigator] Navigation : jetons GPS
        [importer] Importation : trois ressources contre de l’argent
        [engineer] Ingénierie : points, davantage contre un outil
        [plan] Plan de contingence
        [emergency] Plan d’urgence
        [power] Rétablissement du courant
        [check] Mise en œuvre, fait
        [hand] Main
        [slot] Emplacement
        [hospital] Hôpital
        [lock] Bloqué
        [district] District
        [die] Dé
        [round] Manche
        [orchid] Orchidée
        [map] Carte de la ville
        [market] Offre
        [board] Plateau joueur
        [log] Journal
        [chat] Discussion
        [help] Aide et règles
        [settings] Réglages
        [undo] Annuler
        [redo] Rétablir
        [clock] Pendule
        [person] Joueur
        [bot] Bot
        [ready] Prêt
       *[warning] Attention
    }
cards-legend-keys = Touches à la table
cards-legend-key =
    { $what ->
        [number] le champ des numéros : chaque choix en a un
        [choose] choisir ; une fois de plus si c’est définitif
        [drop] lâcher ce qui était choisi
        [slot] sur une carte en main : dans cet emplacement ; à Hong Kong : la pièce
        [large] sur une carte, un objectif, un plan ou les dés : en grand, et en mots
        [map] le plan de la ville en grand, puis en petit
        [arrows] sur le plan : au lieu suivant dans cette direction
        [next] sur le plan : au choix suivant ou précédent
        [districts] sur le plan : entre les lieux et les districts
        [hint] un conseil : un peu plus à chaque fois
        [undo] annuler
        [redo] rétablir
       *[help] icônes et touches
    }
cards-legend-key-name =
    { $key ->
        [enter] Entrée
        [escape] Échap
        [shift-u] Maj U
       *[other] { $key }
    }
