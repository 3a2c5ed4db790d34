# The rules of Hong Kong, for players.
hongkong-rules-short = Put pieces on the 25 plots. A building belongs to whoever has the top piece. You may build on empty plots and on your own buildings. On your opponent’s you may build only if a building of yours beside it (not diagonally) is at least as high as that one will become. Nothing goes on a roof; a building has at most five pieces. A turn is a standard block or a roof, and one fast block may come before it. The game ends when every plot is built on, or when both players have used all standard blocks and roofs; fast blocks may be left. More buildings wins, then the centre.
hongkong-rule-k1 = The board has 5 by 5 plots. Each player has 20 standard blocks, 5 fast blocks and 5 roofs. “Block” means both kinds of block. Every piece, a roof too, adds one to a building’s height.
hongkong-rule-k2 = The players take turns; who starts is drawn by lot. A turn is a standard block, or a roof, or a fast block followed by a standard block or a roof. Two pieces may go on the same plot or on two. There is no passing, and no fast block alone.
hongkong-rule-k3 = In the first turn of the game no piece may go on the centre plot. The second player is free.
hongkong-rule-k4 = Any piece, a roof too, may go on an empty plot. Nothing goes on a roof. A building has at most five pieces.
hongkong-rule-k5 = You may always build on a building whose top piece is your own block, up to five pieces.
hongkong-rule-k6 = On a building whose top piece is your opponent’s block you may build only if you control a building beside it (sharing an edge) that is at least as high as this one will be afterwards.
hongkong-rule-k7 = Height is the number of pieces; at equal numbers a building topped by a block is higher than one topped by a roof. So a roof may be put level with your roof or block beside it, a block only level with your block, or below something taller.
hongkong-rule-k8 = The second piece of a turn sees the board as the first has left it.
hongkong-rule-k9 = The game ends after a turn, never within one, when all 25 plots are built on, or when both players have used all standard blocks and roofs. Fast blocks may be left over.
hongkong-rule-k10 = You control a building by its top piece. Whoever controls more buildings wins; at a tie whoever controls the centre plot; if the centre is empty, the game is a draw.
