# Le rapport sur la boîte (harbour tune report). C’est du Markdown.

tune-title = # La boîte face au jeu fort
tune-made = Produit par `{ $command }`, avec la boîte { $hash }.
tune-interrupted = **Interrompu** après { $games } parties sur { $all } : d’autres suivraient, et d’autres chiffres.
tune-summary = Cibles : atteintes { $met }, manquées mais peut-être par hasard { $open }, manquées { $missed }.
tune-method = À une table, tous jouent de même : le jeu « glouton » pèse chaque réponse pour elle-même, le jeu « fort » est celui qui a été appris, une recherche avec peu de simulations. Chaque chiffre a l’intervalle où il se trouve avec une probabilité de 95 % : celui de Wilson pour les parts, par les rangs pour les médianes, par la loi normale, sur les parties, pour les moyennes et les parts de ce qui est reçu ou manque. Une cible n’est manquée que si tout l’intervalle est en dehors.
tune-written = Le rapport est dans { $file }.
tune-not-written = Rien n’a été écrit dans { $file }, car toutes les parties n’ont pas été jouées.
tune-group =
    { $group ->
        [campaign] ## La campagne en solitaire
        [games] ## Durée et scores gagnants des parties standard
        [seats] ## Équité des places
        [ways] ## Chemins de la victoire
        [resources] ## Valeur des ressources
       *[cards] ## Cartes
    }
tune-note =
    { $group ->
        [campaign] La médiane du jeu fort doit se trouver entre les seuils de deux et de trois orchidées, et le jeu glouton en manquer deux dans la plupart des parties. Les orchidées sont comptées ici d’après les seuls points ; un chapitre est gagné (B10.5) si ses autres conditions sont remplies aussi.
        [games] Qui joue seul ne joue que des chapitres (B1.2) ; il n’y a pas de partie standard en solitaire.
        [seats] Combien de fois gagne chaque place, comptée à partir du premier joueur de la première manche. Une victoire partagée compte en parts.
        [ways] Combien de gagnants empruntent chaque chemin, et les points qu’ils en tirent : plan (districts sécurisés), cartes (objectifs, bonus et points des cartes), exploration (tuiles), rétablissement du courant, moteur (actions de mise en œuvre et spécialistes). Un chemin compte comme emprunté si un quart des gagnants le prend.
        [resources] Quelle part de ce qu’on reçoit sert à payer quelque chose, au lieu d’être gaspillée ou de rester (la nourriture servie et les rations d’eau vendues à l’entretien comptent comme gaspillées) ; et quelle part a la ressource dans tout ce qui manque aux objectifs une fois faits ceux de la manche. Elle vaut quelque chose si la moitié sert à payer ; elle est le goulot d’étranglement si elle manque deux fois plus souvent que la moyenne.
       *[cards] De combien de points de pourcentage ceux qui achètent la carte gagnent plus souvent que la moyenne de sa sorte, sur toutes les parties standard ; pour les sortes, de combien ils gagnent plus souvent que ne le veut le nombre de places ; pour les plans d’urgence, de combien gagnent plus souvent ceux qui les ont reçus.
    }
tune-column =
    { $column ->
        [figure] chiffre
        [found] trouvé
        [interval] 95 %
        [n] n
        [target] cible
       *[verdict] atteint
    }
tune-percent = { $number } %
tune-between = { $low } à { $high }
tune-at-least = au moins { $low }
tune-at-most = au plus { $high }
tune-verdict =
    { $verdict ->
        [met] oui
        [open] ouvert
        [missed] **non**
       *[none] –
    }
tune-play =
    { $play ->
        [greedy] glouton
       *[strong] fort
    }
tune-median = { $chapter }, { tune-play } : score médian
tune-orchids = { $chapter }, { tune-play } : points pour { $orchids ->
        [3] trois orchidées
       *[2] deux orchidées
    }
tune-won = { $chapter }, { tune-play } : gagné
tune-rounds = { $seats } places : médiane des manches
tune-rounds-within = { $seats } places : 6 à 11 manches
tune-winning = { $seats } places : score gagnant médian
tune-winning-within = { $seats } places : score gagnant de 100 à 160
tune-seat = { $seats } places : victoires de la place { $place }
tune-way =
    { $way ->
        [map] plan
        [cards] cartes
        [scouting] exploration
        [power] courant
       *[engine] moteur
    }
tune-used = { tune-way } : gagnants qui l’empruntent
tune-points = { tune-way } : points des gagnants
tune-spent = { blackout-resource } : sert à payer
tune-missing = { blackout-resource } : part de ce qui manque
tune-kind =
    { $kind ->
        [volunteer] tous les volontaires
        [specialist] tous les spécialistes
       *[plan] tous les plans de contingence
    }
tune-dealt = plan d’urgence { $plan }
tune-card = { $card }
