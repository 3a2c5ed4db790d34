# What the commands say.

with-rule = { $what } (rule { $rule })
complaint = harbour: { $what }
no-command = There is no command “{ $found }”.
did-you-mean = { $what } Did you mean “{ $guess }”?
no-argument = There is no option “{ $found }” here.
missing-argument = Something is missing: { $names }.
missing-command = Say what to do, for example: harbour play hongkong
missing-value = { $name } needs a value.
bad-value = “{ $found }” does not fit { $name }.
bad-value-of = “{ $found }” does not fit { $name }; it can be: { $known }.
conflict = { $name } and { $other } exclude each other.
only-once = { $name } can be given only once.
see-help = { $what } See: { $command }
cannot-read = { $file } cannot be read: { $why }
cannot-write = { $file } cannot be written: { $why }
bad-line = { $file }, line { $line }: { $why }
bad-file = { $file }, line { $line }: { $why } The file was left as it is.
bad-position = Bad position: { $why }
unknown-game = { $file } is a game of “{ $found }”, which this harbour does not know. A newer harbour may.
no-such-step = There is no step { $step }; the game has { $last }.
nothing-to-resume = There is no unfinished game in { $folder }. Start one: harbour play hongkong
already-over = The game in { $file } is over. Look at it: harbour replay { $file }
other-error = That did not work: { $why }

play-welcome = Hong Kong. Build towers; who tops more of the 25 plots at the end wins. Type “help” at any time.
play-saved-in = The game is saved after every turn in:
play-not-saved = The game cannot be saved: { $why }. You can play on; “save FILE” tries another place.
play-resumed = Going on with { $file }.
play-turn = Turn { $number }: { $who }
play-known-as = { $seat } ({ $letter })
play-piece-moves =
    { $piece ->
        [fast] Fast blocks: { $moves }
        [roof] Roofs: { $moves }
       *[standard] Blocks: { $moves }
    }
play-pieces = Choose a piece by number:
play-piece-choice =
    { $piece ->
        [fast] { $number } fast block ({ $left } left)
        [roof] { $number } roof ({ $left } left)
       *[standard] { $number } block ({ $left } left)
    }
play-plots =
    { $piece ->
        [fast] Where does the fast block go?
        [roof] Where does the roof go?
       *[standard] Where does the block go?
    }
play-plot-choice = { $number } { $plot }
play-plot-takes = { $number } { $plot } (takes, height { $height })
play-plot-raises = { $number } { $plot } (yours, height { $height })
play-back = { $number } another piece
play-prompt = >
play-hint = Or type a move: c2 block, c2^ roof, b1! c1 fast block, then block.
play-no-such-number = { $number } is not a choice here; choose from 1 to { $most }.
play-not-understood = “{ $text }” is neither a choice, nor a move such as c2, nor a command. Type “help”.
play-too-many = Your turn ends before { $text }. Type only one turn: a block, a roof, or a fast block and one of them.
play-why-what = Why what? For example: why c3^
play-why-legal = { $text } is legal now.
play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back.
play-resigned = { $seat } resigns.
play-won-by-resigning = { $seat } wins.
play-saved-copy = A copy is saved in { $file }.
play-exists = { $file } exists already. Choose another name.
play-save-where = Save where? For example: save my-game.txt
play-go-on = The game is kept. Go on later with:
play-input-ended = The input has ended.
play-commands =
    Moves:
      c2      a standard block on c2
      c2^     a roof
      b1! c1  a fast block, then a block or roof
    or the numbers of the choices.
    Commands:
      board       the board again
      moves       everything you may play
      why c3^     why a move is not allowed
      undo        take the last turn back
      save FILE   a copy of the game
      resign      give the game up
      quit        leave; the game is kept
play-word-help = help
play-word-board = board
play-word-moves = moves
play-word-undo = undo
play-word-why = why
play-word-save = save
play-word-resign = resign
play-word-quit = quit
play-bot-name =
    { $bot ->
        [random] Random bot
       *[greedy] Greedy bot
    }

board-standing =
    { $who }: { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }; left: { $standard ->
        [one] 1 block
       *[other] { $standard } blocks
    }, { $fast } fast, { $roof ->
        [one] 1 roof
       *[other] { $roof } roofs
    }
board-legend = Letter: whose. Number: height. ^ roof.
board-row = Row { $row }: { $cells }.
board-cell-empty = { $plot } empty
board-cell-block = { $plot } { $seat }, height { $height }
board-cell-roof = { $plot } { $seat }, height { $height }, roof
board-not-drawn-yet = It has not been drawn yet who starts.

replay-head =
    { $steps ->
        [one] Hong Kong, rules version { $rules }, 1 step
       *[other] Hong Kong, rules version { $rules }, { $steps } steps
    }
replay-step = { $number } { $what }
replay-taken-back = Taken back from step { $number } on.
replay-still-open = The game is not over. Go on with: harbour play hongkong --resume FILE
simulate-head =
    { $games ->
        [one] 1 game, A { $a } against B { $b }, seed { $seed }
       *[other] { $games } games, A { $a } against B { $b }, seed { $seed }
    }
simulate-wins = Wins of { $seat }: { $wins } ({ $percent } % ± { $margin })
simulate-draws = Draws: { $draws } ({ $percent } %)
simulate-first = Wins of who starts: { $wins } ({ $percent } % ± { $margin })
simulate-centre = Decided by the centre plot: { $games } ({ $percent } %)
simulate-means = On average { $turns } turns, { $pieces } pieces, { $a } buildings for A and { $b } for B.
bench-head = Hong Kong, random games from the empty board, one core. A state has { $bytes } bytes.
bench-pieces = Piece by piece:
bench-turns = Uniform over whole turns:
bench-speed = { "  " }{ $playouts } playouts a second; { $per_playout } ns a playout, { $per_piece } ns a placed piece
bench-instructions = { "  " }{ $per_playout } instructions a playout, { $per_piece } a placed piece
bench-no-instructions = { "  " }instructions: not counted, since valgrind is not installed
bench-perft = perft 4: { $nodes } nodes in { $milliseconds } ms
pages-written = The man pages are in { $folder }. Read one: man { $folder }/harbour.1
