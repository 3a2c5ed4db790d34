# La page : ce que tous les écrans partagent.
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
