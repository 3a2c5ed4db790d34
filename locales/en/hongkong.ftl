# Reiner Knizia’s Hong Kong.

hongkong-starts = { $seat } starts.
    .you = You start.
hongkong-founded =
    { $piece ->
        [fast] { $seat } builds on empty { $plot } with a fast block.
        [roof] { $seat } builds on empty { $plot } with a roof.
       *[standard] { $seat } builds on empty { $plot } with a block.
    }
    .you =
        { $piece ->
            [fast] You build on empty { $plot } with a fast block.
            [roof] You build on empty { $plot } with a roof.
           *[standard] You build on empty { $plot } with a block.
        }
hongkong-raised =
    { $piece ->
        [fast] { $seat } raises { $plot } to height { $height } with a fast block.
        [roof] { $seat } closes { $plot } at height { $height } with a roof.
       *[standard] { $seat } raises { $plot } to height { $height } with a block.
    }
    .you =
        { $piece ->
            [fast] You raise { $plot } to height { $height } with a fast block.
            [roof] You close { $plot } at height { $height } with a roof.
           *[standard] You raise { $plot } to height { $height } with a block.
        }
hongkong-taken =
    { $piece ->
        [fast] { $seat } takes { $plot } from { $from } with a fast block, height { $height }.
        [roof] { $seat } takes { $plot } from { $from } with a roof, height { $height }.
       *[standard] { $seat } takes { $plot } from { $from } with a block, height { $height }.
    }
    .you =
        { $piece ->
            [fast] You take { $plot } from { $from } with a fast block, height { $height }.
            [roof] You take { $plot } from { $from } with a roof, height { $height }.
           *[standard] You take { $plot } from { $from } with a block, height { $height }.
        }
    .from-you =
        { $piece ->
            [fast] { $seat } takes { $plot } from you with a fast block, height { $height }.
            [roof] { $seat } takes { $plot } from you with a roof, height { $height }.
           *[standard] { $seat } takes { $plot } from you with a block, height { $height }.
        }
hongkong-won = { $seat } wins. Buildings: { $more } to { $fewer }.
    .you = You win. Buildings: { $more } to { $fewer }.
hongkong-won-by-centre = { $each } buildings each: { $seat } wins by holding the centre plot.
    .you = { $each } buildings each: you win by holding the centre plot.
hongkong-drawn = { $each } buildings each and an empty centre plot: a draw.

hongkong-ask = Place a piece.
hongkong-ask-second = Finish your turn with a block or a roof.
hongkong-do-found =
    { $piece ->
        [fast] fast block on empty { $plot }
        [roof] roof on empty { $plot }
       *[standard] block on empty { $plot }
    }
hongkong-do-raise =
    { $piece ->
        [fast] fast block on your { $plot }, height { $height }
        [roof] roof on your { $plot }, height { $height }
       *[standard] block on your { $plot }, height { $height }
    }
hongkong-do-take =
    { $piece ->
        [fast] fast block takes { $plot }, height { $height }
        [roof] roof takes { $plot }, height { $height }
       *[standard] block takes { $plot }, height { $height }
    }

hongkong-why-none-left =
    { $piece ->
        [fast] You have no fast block left.
        [roof] You have no roof left.
       *[standard] You have no block left.
    }
hongkong-why-second-fast = After a fast block comes a block or a roof.
hongkong-why-centre = In the first turn of the game nothing may go on the centre plot c3.
hongkong-why-on-roof = { $plot } is closed by a roof; nothing goes on a roof.
hongkong-why-full = { $plot } has five pieces, the most a building can have.
hongkong-why-alone = { $plot } is your opponent’s. To make it { $height } high you need a building of your own beside it (not diagonally) that is at least as high; you have none there.
hongkong-why-too-low = { $plot } is your opponent’s. To make it { $height } high you need a building of your own beside it (not diagonally) that is at least as high; your tallest there is { $tallest } high.
hongkong-why-roof-too-low =
    { $roofs ->
        [0] { $plot } is your opponent’s. Your building beside it is { $height } high, too, but has a roof, and at equal height a block outranks a roof.
       *[other] { $plot } is your opponent’s. Your building beside it is { $height } high, too, but has a roof, and at equal height a block outranks a roof. A roof would fit.
    }

hongkong-text-placement = “{ $text }” is not a move. Write the plot, a1 to e5, then nothing for a block, ! for a fast block, ^ for a roof: a3, b1!, c2^.
hongkong-text-player = “{ $text }” is neither A nor B.
hongkong-text-setup = “{ $text }” is not a setup. Write “draw”, “first A” or “position …”.
hongkong-position-form = “{ $text }” is not a position. It has five parts: rows, player to move, turns played (0 to 50), the supply of A and of B; then + if a fast block has left the turn open.
hongkong-position-rows = “{ $text }” is not five rows joined by / of five cells joined by a comma.
hongkong-position-cell = { $plot }: “{ $text }” is neither . nor a height from 1 to 5 and the owner (A or B for a block, a or b for a roof).
hongkong-position-supply = The supply of { $seat }, “{ $text }”, is not standard-fast-roof, at most 20-5-5.
hongkong-position-turns = Turns played cannot be { $turns }: standard blocks and roofs used by { $seat }: { $used }, and each turn uses exactly one.
hongkong-position-pieces = Pieces on the board: { $board }; pieces used: { $used }. These must be equal.
hongkong-position-roofs = Roofs of { $seat } on the board: { $board }; used: { $used }.
hongkong-position-owner = Buildings topped by { $seat }: { $board }; pieces used: only { $used }.
hongkong-position-fast = Fast blocks used by { $seat }: { $fast }; turns: { $turns }. Only one a turn is allowed.
hongkong-position-open = The turn cannot be open: no fast block of the player to move lies there to be followed.
hongkong-position-centre = The centre plot c3 cannot be built on by the first turn.
hongkong-board-full = All 25 plots are built on.
hongkong-used-up = Both players have used all their standard blocks and roofs.
hongkong-why-over = The game is over.
