# Ce que disent tous les jeux : refus et fichiers de partie.

refused-over = La partie est terminée.
refused-chance = Il faut d’abord tirer au sort.
refused-not-asked = Ce n’est pas à { $seat } de jouer.
    .you = Ce n’est pas à vous de jouer.
refused-not-offered = Ce choix n’est pas proposé en ce moment.

file-not-a-game = Ce n’est pas un fichier de partie : sa première ligne n’est pas « harbour game 1 ».
file-other-format = Ce fichier est au format { $found }, que cette version de harbour ne connaît pas. Une version plus récente le connaît peut-être.
file-other-game = Ce fichier est une partie de { $found }, pas de { $wanted }.
file-other-rules = Cette partie suit la version { $found } des règles ; cette version de harbour joue la version { $ours }. Utilisez la version qui l’a enregistrée.
file-other-box = Cette partie a été jouée avec la boîte « { $found } », pas avec « { $ours } ». Indiquez son dossier avec --box DOSSIER.
file-no-header = Il manque la ligne « { $name } … » dans l’en-tête.
file-twice-header = L’en-tête contient deux fois « { $name } ».
file-long-header = L’en-tête est trop long ; il peut compter { $most } lignes.
file-number = L’étape { $wanted } devrait se trouver ici, pas « { $found } ».
file-actor = « { $found } » n’est ni une place (A à D), ni * (le hasard), ni = (la table).
file-empty-step = L’étape ne dit rien après son auteur.
file-word = « { $found } » n’a pas sa place ici.
file-no-chance = Il n’y a rien à tirer au sort à ce moment.
file-chances = « { $found } » ne convient pas : il y a ici { $wanted } possibilités, comptées à partir de 0.
file-outcome = Ce numéro correspond à « { $wanted } », pas à « { $found } ».
file-too-many =
    { $asked ->
        [one] Seule la première réponse de cette ligne est demandée avant le tour de quelqu’un d’autre.
       *[other] Seules les { $asked } premières réponses de cette ligne sont demandées avant le tour de quelqu’un d’autre.
    }
file-nothing-to-undo = Il n’y a rien à annuler ici à partir de l’étape { $from }.
file-late-entropy = On ne peut ajouter son propre hasard qu’une fois, et avant la première étape.
file-truncated = Le fichier s’interrompt : il manque sa dernière ligne, le sceau.
file-edited = Cette ligne n’est plus telle qu’elle a été écrite.
file-seal-broken = Le sceau ne correspond pas aux lignes précédentes : l’une d’elles a été modifiée.
file-after-end = Il reste du texte après la fin du fichier de partie.
file-barrier = Quelqu’un a appris quelque chose depuis l’étape { $from } ; seule toute la table (=) peut l’annuler.
file-no-seat = Il n’y a pas de place { $seat } dans ce jeu.
file-luck = Le tirage est { $found }, mais la graine donne { $wanted }.
