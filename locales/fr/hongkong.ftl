# Hong Kong, de Reiner Knizia.

hongkong-starts = { $seat } commence.
    .you = Vous commencez.
hongkong-founded =
    { $piece ->
        [fast] { $seat } pose un bloc rapide en { $plot }.
        [roof] { $seat } pose un toit en { $plot }.
       *[standard] { $seat } pose un bloc en { $plot }.
    }
    .you =
        { $piece ->
            [fast] Vous posez un bloc rapide en { $plot }.
            [roof] Vous posez un toit en { $plot }.
           *[standard] Vous posez un bloc en { $plot }.
        }
hongkong-raised =
    { $piece ->
        [fast] { $seat } porte { $plot } à la hauteur { $height } avec un bloc rapide.
        [roof] { $seat } couvre { $plot } d’un toit, hauteur { $height }.
       *[standard] { $seat } porte { $plot } à la hauteur { $height } avec un bloc.
    }
    .you =
        { $piece ->
            [fast] Vous portez { $plot } à la hauteur { $height } avec un bloc rapide.
            [roof] Vous couvrez { $plot } d’un toit, hauteur { $height }.
           *[standard] Vous portez { $plot } à la hauteur { $height } avec un bloc.
        }
hongkong-taken =
    { $piece ->
        [fast] { $seat } prend { $plot } à { $from } avec un bloc rapide, hauteur { $height }.
        [roof] { $seat } prend { $plot } à { $from } avec un toit, hauteur { $height }.
       *[standard] { $seat } prend { $plot } à { $from } avec un bloc, hauteur { $height }.
    }
    .you =
        { $piece ->
            [fast] Vous prenez { $plot } à { $from } avec un bloc rapide, hauteur { $height }.
            [roof] Vous prenez { $plot } à { $from } avec un toit, hauteur { $height }.
           *[standard] Vous prenez { $plot } à { $from } avec un bloc, hauteur { $height }.
        }
    .from-you =
        { $piece ->
            [fast] { $seat } vous prend { $plot } avec un bloc rapide, hauteur { $height }.
            [roof] { $seat } vous prend { $plot } avec un toit, hauteur { $height }.
           *[standard] { $seat } vous prend { $plot } avec un bloc, hauteur { $height }.
        }
hongkong-won = { $seat } gagne. Immeubles : { $more } à { $fewer }.
    .you = Vous gagnez. Immeubles : { $more } à { $fewer }.
hongkong-won-by-centre = { $each } immeubles chacun : { $seat } gagne grâce à la parcelle centrale.
    .you = { $each } immeubles chacun : vous gagnez grâce à la parcelle centrale.
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
hongkong-why-centre = Au premier tour de la partie, on ne peut pas construire sur la parcelle centrale c3.
hongkong-why-on-roof = { $plot } porte un toit ; on ne construit pas sur un toit.
hongkong-why-full = { $plot } compte cinq pièces, le maximum pour un immeuble.
hongkong-why-alone = { $plot } est à l’adversaire. Pour le porter à la hauteur { $height }, il vous faut à côté (pas en diagonale) un immeuble à vous au moins aussi haut ; vous n’en avez pas.
hongkong-why-too-low = { $plot } est à l’adversaire. Pour le porter à la hauteur { $height }, il vous faut à côté (pas en diagonale) un immeuble à vous au moins aussi haut ; le plus haut que vous ayez là est de hauteur { $tallest }.
hongkong-why-roof-too-low =
    { $roofs ->
        [0] { $plot } est à l’adversaire. Votre immeuble voisin est bien de hauteur { $height }, mais il porte un toit, et à hauteur égale un bloc l’emporte sur un toit.
       *[other] { $plot } est à l’adversaire. Votre immeuble voisin est bien de hauteur { $height }, mais il porte un toit, et à hauteur égale un bloc l’emporte sur un toit. Un toit conviendrait.
    }

hongkong-text-placement = « { $text } » n’est pas un coup. Écrivez la parcelle, de a1 à e5, puis rien pour un bloc, ! pour un bloc rapide, ^ pour un toit : a3, b1!, c2^.
hongkong-text-player = « { $text } » n’est ni A ni B.
hongkong-text-setup = « { $text } » n’est pas une mise en place. Écrivez « draw », « first A » ou « position … ».
hongkong-position-form = « { $text } » n’est pas une position. Elle a cinq parties : les rangées, qui joue, les tours joués (0 à 50), la réserve de A et celle de B ; puis + si un bloc rapide a laissé le tour ouvert.
hongkong-position-rows = « { $text } » ne fait pas cinq rangées jointes par / de cinq cases jointes par une virgule.
hongkong-position-cell = { $plot } : « { $text } » n’est ni . ni une hauteur de 1 à 5 suivie du propriétaire (A ou B pour un bloc, a ou b pour un toit).
hongkong-position-supply = La réserve de { $seat }, « { $text } », n’est pas de la forme blocs-rapides-toits, au plus 20-5-5.
hongkong-position-turns = Tours joués : { $turns } ne convient pas. Blocs (rapides exceptés) et toits utilisés par { $seat } : { $used }, et chaque tour en utilise exactement un.
hongkong-position-pieces = Pièces sur le plateau : { $board } ; utilisées : { $used }. Les deux doivent être égaux.
hongkong-position-roofs = Toits de { $seat } sur le plateau : { $board } ; utilisés : { $used }.
hongkong-position-owner = Immeubles de { $seat } : { $board } ; pièces utilisées : { $used } seulement.
hongkong-position-fast = Blocs rapides de { $seat } : { $fast } ; tours : { $turns }. Un seul par tour est permis.
hongkong-position-open = Le tour ne peut pas être ouvert : qui doit jouer n’a aucun bloc rapide sur le plateau.
hongkong-position-centre = La parcelle centrale c3 ne peut pas avoir été bâtie au premier tour.
hongkong-board-full = Les 25 parcelles sont bâties.
hongkong-used-up = Les deux joueurs ont utilisé tous leurs blocs (rapides exceptés) et tous leurs toits.
hongkong-why-over = La partie est terminée.
