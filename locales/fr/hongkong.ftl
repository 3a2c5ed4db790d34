# Hong Kong, de Reiner Knizia.

hongkong-starts = { $seat } commence.
hongkong-founded =
    { $piece ->
        [fast] { $seat } construit en { $plot } avec un bloc rapide.
        [roof] { $seat } construit en { $plot } avec un toit.
       *[standard] { $seat } construit en { $plot } avec un bloc.
    }
hongkong-raised =
    { $piece ->
        [fast] { $seat } élève { $plot } à la hauteur { $height } avec un bloc rapide.
        [roof] { $seat } couvre { $plot } d’un toit, hauteur { $height }.
       *[standard] { $seat } élève { $plot } à la hauteur { $height } avec un bloc.
    }
hongkong-taken =
    { $piece ->
        [fast] { $seat } prend { $plot } à { $from } avec un bloc rapide, hauteur { $height }.
        [roof] { $seat } prend { $plot } à { $from } avec un toit, hauteur { $height }.
       *[standard] { $seat } prend { $plot } à { $from } avec un bloc, hauteur { $height }.
    }
hongkong-won = { $seat } gagne avec { $more } immeubles contre { $fewer }.
hongkong-won-by-centre = { $each } immeubles chacun : { $seat } gagne grâce à la parcelle centrale.
hongkong-drawn = { $each } immeubles chacun et la parcelle centrale est vide : partie nulle.

hongkong-ask = Placez une pièce.
hongkong-ask-second = Terminez votre tour avec un bloc ou un toit.
hongkong-do-found =
    { $piece ->
        [fast] bloc rapide sur la parcelle vide { $plot }
        [roof] toit sur la parcelle vide { $plot }
       *[standard] bloc sur la parcelle vide { $plot }
    }
hongkong-do-raise =
    { $piece ->
        [fast] bloc rapide sur votre { $plot }, hauteur { $height }
        [roof] toit sur votre { $plot }, hauteur { $height }
       *[standard] bloc sur votre { $plot }, hauteur { $height }
    }
hongkong-do-take =
    { $piece ->
        [fast] bloc rapide pour prendre { $plot }, hauteur { $height }
        [roof] toit pour prendre { $plot }, hauteur { $height }
       *[standard] bloc pour prendre { $plot }, hauteur { $height }
    }

hongkong-why-none-left =
    { $piece ->
        [fast] Vous n’avez plus de bloc rapide.
        [roof] Vous n’avez plus de toit.
       *[standard] Vous n’avez plus de bloc.
    }
hongkong-why-second-fast = Après un bloc rapide vient un bloc ou un toit.
hongkong-why-centre = Le premier tour de la partie ne peut pas occuper la parcelle centrale c3.
hongkong-why-on-roof = { $plot } porte un toit ; on ne construit pas sur un toit.
hongkong-why-full = { $plot } compte cinq pièces, le maximum pour un immeuble.
hongkong-why-alone = { $plot } est à l’adversaire. Pour le porter à la hauteur { $height }, il vous faut à côté un immeuble à vous au moins aussi haut ; vous n’en avez aucun à côté.
hongkong-why-too-low = { $plot } est à l’adversaire. Pour le porter à la hauteur { $height }, il vous faut à côté un immeuble à vous au moins aussi haut ; votre plus haut immeuble à côté fait { $tallest }.
hongkong-why-roof-too-low = { $plot } est à l’adversaire. Votre immeuble à côté compte bien { $height } pièces mais finit par un toit, et un bloc à la hauteur { $height } dépasse un toit à la hauteur { $height }. Un toit conviendrait.

hongkong-text-placement = « { $text } » n’est pas un coup. Écrivez la parcelle, de a1 à e5, puis rien pour un bloc, ! pour un bloc rapide, ^ pour un toit : a3, b1!, c2^.
hongkong-text-player = « { $text } » n’est ni A ni B.
hongkong-text-setup = « { $text } » n’est pas une mise en place. Écrivez « draw », « first A » ou « position … ».
hongkong-position-form = « { $text } » n’est pas une position. Elle a cinq parties : les rangées, qui joue, les tours joués (0 à 50), la réserve de A et celle de B ; puis + si un bloc rapide a laissé le tour ouvert.
hongkong-position-rows = « { $text } » ne fait pas cinq rangées jointes par / de cinq cases jointes par une virgule.
hongkong-position-cell = { $plot } : « { $text } » n’est ni . ni une hauteur de 1 à 5 suivie du propriétaire (A ou B pour un bloc, a ou b pour un toit).
hongkong-position-supply = La réserve de { $seat }, « { $text } », n’est pas de la forme blocs-rapides-toits, au plus 20-5-5.
hongkong-position-turns = { $turns } tours ne conviennent pas : { $seat } a utilisé { $used } blocs et toits, et chaque tour en utilise exactement un.
hongkong-position-pieces = Il y a { $board } pièces sur le plateau, mais { $used } ont été utilisées.
hongkong-position-roofs = Il y a { $board } toits de { $seat } sur le plateau, mais { $used } ont été utilisés.
hongkong-position-owner = { $seat } occupe le sommet de { $board } immeubles avec { $used } pièces.
hongkong-position-fast = { $seat } a utilisé { $fast } blocs rapides en { $turns } tours, alors qu’un seul par tour est permis.
hongkong-position-open = Le tour ne peut pas être ouvert : aucun bloc rapide du joueur dont c’est le tour n’est là.
hongkong-position-centre = La parcelle centrale c3 ne peut pas être bâtie au premier tour.
