# What the commands say.

with-rule = { $what } (rule { $rule })
complaint = harbour: { $what }
no-command = There is no command “{ $found }”.
no-game = There is no game “{ $found }” here. The games are: { $games }.
did-you-mean = { $what } Did you mean “{ $guess }”?
no-argument = There is no option “{ $found }” here.
missing-argument = Something is missing: { $names }.
missing-command = Say what to do, for example “harbour play blackout”.
missing-value = { $name } needs a value.
bad-value = “{ $found }” does not fit { $name }.
bad-value-in = “{ $found }” does not fit { $name }: it must be a whole number from { $least } to { $most }.
bad-value-of = “{ $found }” does not fit { $name }; it can be: { $known }.
conflict = { $name } and { $other } exclude each other.
only-once = { $name } can be given only once.
see-help = { $what } See: { $command }
cannot-read = { $file } cannot be read: { $why }
cannot-write = { $file } cannot be written: { $why }
read-denied = Permission denied: { $file } cannot be read. Run this command as a user who may read it: the one who owns it or runs the server, or root.
write-denied = Permission denied: { $file } cannot be written. Choose a place where you may write, or run this command as a user who may write there.
bad-line = { $file }, line { $line }: { $why }
bad-file = { $file }, line { $line }: { $why } The file was left as it is.
bad-position = Bad position: { $why }
unknown-game = { $file } is a game of “{ $found }”, which this version of harbour does not know. A newer one may.
no-such-step = There is no step { $step }; the game has { $last }.
nothing-to-resume = There is no unfinished game in { $folder }. Start one: harbour play { $game }
already-over = The game in { $file } is over. Look at it: harbour replay { $file }
other-error = That did not work: { $why }

play-welcome =
    { $game ->
        [blackout] Blackout: Hong Kong. The city is dark: plan your volunteers, complete objectives, secure districts. Most points win.
       *[hongkong] Hong Kong. Build towers. A building belongs to whoever has the top piece; whoever has more buildings at the end wins. Type “help” or “rules” at any time.
    }
play-saved-in = The game is saved after every turn in:
play-not-saved = The game cannot be saved: { $why }. You can play on; “save FILE” tries another place.
play-resumed = Resuming:
play-turn = Turn { $number }: { $who }
play-known-as = { $seat } ({ $letter })
play-piece-moves =
    { $piece ->
        [fast] Fast block: { $moves }
        [roof] Roof: { $moves }
       *[standard] Block: { $moves }
    }
play-piece-choice =
    { $piece ->
        [fast] { $number } fast block ({ $left } left)
        [roof] { $number } roof ({ $left } left)
       *[standard] { $number } block ({ $left } left)
    }
play-plots =
    { $piece ->
        [fast] Where does the fast block go?
        [roof] Where does the roof go?
       *[standard] Where does the block go?
    }
play-plot-choice = { $number } { $plot }
play-plot-takes = { $number } { $plot } (takeover, height { $height })
play-plot-raises = { $number } { $plot } (yours, height { $height })
play-back = { $number } choose another piece
play-prompt = >
play-hint = Or type a move: c2 = block; c2^ = roof; b1! c1 = fast block on b1, then block on c1.
play-no-such-number = { $number } is not a choice here; choose one of the numbers shown.
play-not-understood = “{ $text }” is neither a choice, nor a move such as c2, nor a command. Type “help”.
play-too-many = Your turn is over before { $text }. Type only one turn: a block or a roof, and at most one fast block before it.
play-why-what = Why what? For example: why c3^
play-why-legal = { $text } is allowed now.
play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back: { $moves }
play-cancelled = Cancelled.
play-resigned = { $seat } resigns.
play-won-by-resigning = { $seat } wins.
play-saved-copy = A copy is saved in { $file }.
play-exists = { $file } exists already. Choose another name.
play-save-where = Save where? For example: save my-game.txt
play-go-on = Your game is saved. Continue with:
play-input-ended = The input has ended.
play-commands =
    Moves:
      c2: a block on c2
      c2^ or “roof c2”: a roof
      b1! c1 or “fast b1 c1”: a fast block, then a block
      or the numbers of the choices
    Commands (or their first letter):
      board: the board again
      moves: everything you may play
      why c3^: why a move is not allowed
      rules, rules K6: the rules, or one of them
      hint: what a bot would do, a little more each time
      undo: choose another piece, or take your last turn back, and the bot’s answer
      save FILE: a copy of the game
      quit: leave; the game is kept
      resign: give the game up
play-word-help = help
play-word-board = board
play-word-moves = moves
play-word-undo = undo
play-word-hint = hint
hint-move = The move: { $what }
play-word-why = why
play-word-save = save
play-word-resign = resign
play-word-quit = quit

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
board-legend = Letter: owner. Number: height. ^: roof. ·: last turn.
board-row = Row { $row }: { $cells }.
board-cell-block = { $plot } { $seat }, height { $height }
board-cell-roof = { $plot } { $seat }, height { $height }, roof
board-not-drawn-yet = Who starts has not been drawn yet.

replay-head =
    { $game ->
        [blackout] Blackout: Hong Kong
       *[hongkong] Hong Kong
    }, rules version { $rules }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
replay-step = { $number } { $what }
replay-taken-back = Taken back from step { $number } on.
replay-still-open = The game is not over. Go on with: harbour play { $game } --resume FILE
simulate-head =
    { $games ->
        [one] 1 game, A { $a } against B { $b }, seed { $seed }
       *[other] { $games } games, A { $a } against B { $b }, seed { $seed }
    }
simulate-wins = Wins by { $seat }: { $wins } ({ $percent } % ± { $margin })
simulate-draws = Draws: { $draws } ({ $percent } %)
simulate-first = Wins by the starting player: { $wins } ({ $percent } % ± { $margin })
simulate-centre = Decided by the centre plot: { $games } ({ $percent } %)
simulate-means = On average { $turns } turns, { $pieces } pieces, { $a } buildings for A and { $b } for B.
bench-head = Hong Kong, random games from the empty board, one core. A state has { $bytes } bytes.
bench-pieces = Piece by piece:
bench-turns = Uniform over whole turns:
bench-speed = { "  " }{ $playouts } playouts a second; { $per_playout } ns a playout, { $per_piece } ns a placed piece
bench-instructions = { "  " }{ $per_playout } instructions a playout, { $per_piece } a placed piece
bench-no-instructions = { "  " }instructions: not counted, since valgrind is not installed
bench-bots = { $game ->
    [hongkong] How fast bots think in Hong Kong, one core:
   *[other] How fast bots think in Blackout, { $setup }, one core:
}
bench-thought = { "  " }{ $what ->
    [positions] { $rate } positions searched a second
    [decisions] { $rate } rollouts a second, from decisions to the end of the round
    [rounds] { $rate } rollouts a second of whole rounds
   *[uct] { $rate } random games a second by uct
}
bench-deadlines = { "  " }deadlines of 10 ms to 2 s were missed by { $middle } ms in the middle, by { $most } ms at most
bench-perft = perft 4: { $nodes } nodes in { $milliseconds } ms
pages-written = The man pages are in { $folder }. Read one: man { $folder }/harbour.1
play-seats = A: { $a }. B: { $b }.
play-hint-plain = Type a move, for example: c2, or roof c2, or fast b1 c1. “moves” tells what you may play.
play-prompt-plain = Your move:
play-really-resign = Type “resign” once more to give the game up.
play-look-again = Look at the game again with:
play-skipped = Not readable, so an older game is looked for: { $what }
play-word-rules = rules rule
play-word-block = block
play-word-fast = fast
play-word-roof = roof
board-row-empty = all empty
board-rest-empty = the rest empty
board-and = { $one }; { $other }
board-score = Buildings: { $a } { $buildings_a }, { $b } { $buildings_b }. Empty plots: { $empty }.
play-moves-empty = empty: { $plots }
play-moves-own = yours: { $plots }
play-moves-taking = takeover: { $plots }
io-error =
    { $kind ->
        [not-found] there is no such file or folder
        [denied] permission denied
        [read-only] the file system is read-only
        [folder] a folder of that name is in the way
        [full] there is no room left
        [no-folder] part of the path is a file, not a folder
       *[other] { $raw }
    }
no-such-rule =
    { $game ->
        [blackout] There is no rule { $number } in Blackout. Name a section, B0 to B10, or a rule in it, such as B3.2; “harbour rules blackout” prints all.
       *[hongkong] There is no rule { $number } in Hong Kong; they are K1 to K10.
    }
save-changed = The file { $file } has changed since harbour last wrote it; it is left as it is.
save-no-folder = there is no data folder; set HOME
bad-seed = The seed in the header is not 64 hexadecimal digits.
not-text = An argument is not valid text (UTF-8).
replay-takeover = { $name } plays { $seat } from here on.
replay-entropy = { $seat } adds luck of its own.
play-you = you
blackout-solo-needs-chapter = One seat plays chapters only. Add --chapter 1 to 5.
simulate-blackout-head =
    { $games ->
        [one] 1 game of Blackout
       *[other] { $games } games of Blackout
    }, { $chapter ->
        [0] { $seats } seats
       *[other] chapter { $chapter }, seats: { $seats }
    }, all seats { $bot }, seed { $seed }
simulate-blackout-seat = { $seat }: { $score } points on average, wins { $percent } %
simulate-blackout-means = Winning score { $best }, wins by the first starting player { $first } %, { $rounds } rounds, { $answers } answers on average.
bench-blackout = Blackout, { $setup }, random games, one core. A state has { $bytes } bytes and is copied in { $clone } ns.
bench-blackout-instructions = { "  " }{ $per_decision } instructions a decision
bench-blackout-speed = { "  " }{ $games } games and { $decisions } decisions a second; { $per_decision } ns a decision
bench-blackout-lists = { "  " }{ $per_game } decisions a game; { $mean } actions to choose from on average, { $longest } at most
bench-blackout-phase =
    { $phase ->
        [0] { "    " }set-up: { $decisions }
        [1] { "    " }phase 1, dice and planning: { $decisions }
        [2] { "    " }phase 2, deploy: { $decisions }
        [3] { "    " }phase 3, objectives: { $decisions }
        [4] { "    " }phase 4, scout: { $decisions }
        [5] { "    " }phase 5, new objectives: { $decisions }
        [6] { "    " }phase 6, clean up: { $decisions }
        [7] { "    " }phase 7, secure districts: { $decisions }
       *[other] { "    " }phase 8, refresh hand: { $decisions }
    }
box-bad = The box in { $folder } has mistakes, { $n } in all; see above and docs/box.md.
box-good = The box is sound. Its hash is { $hash }.
box-exported = Our box is in { $folder }. Edit it, then check it: harbour box check { $folder }
box-files-exist =
    Nothing was written: { $folder } already contains { $files }. { $n ->
        [one] Choose another folder, or move or delete this file first.
       *[other] Choose another folder, or move or delete these files first.
    }
box-head = Box { $hash }
box-district = { $name }: { $locations }
box-tile = { $id }: { $tile }
box-worth = { $name }: cost ${ $cost }, worth ${ $worth }, surplus ${ $surplus }
replay-in-secret = { $seat } decides something in secret.
replay-stopped-here = Shown up to step { $step } of { $last }.
replay-goes-on = { $seat } goes on.
replay-drawn-unseen = Something is drawn unseen.

# Luck that can be proved.
verify-no-seed = { $file } holds no seed, so its luck cannot be checked. A server tells the seed when a game is over: export it again then.
verify-broken-promise = { $file }: The seed is not the one that was promised. The commitment says { $promised }, but the seed gives { $ours }.
verify-unfair-step = { $file }: Step { $step } is not what the seed gives. { $what }
verify-fair =
    The luck is as the seed gives it: { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    } drawn again, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } within the rules.
verify-promise-kept = The seed fits the commitment. Compare it with the one the table showed before the start: { $commitment }
verify-no-promise = The file holds no commitment, so nobody was promised this seed before the start.
verify-arena = The arena drew this luck for deal { $deal } of seed { $seed }.
verify-luck-of-seats =
    { $seats ->
        [0] No seat added to the luck: whoever chose the seed chose it alone, though before the start.
        [one] 1 seat added to the luck, so that nobody could choose the seed alone.
       *[other] { $seats } seats added to the luck, so that nobody could choose the seed alone.
    } This does not prove that the operator never looked ahead.

# The server and its operator.
serve-default = { $what } (default: { $value })
serve-bad-setting = “{ $found }” ({ $source }) does not fit the setting { $name }, which must be: { $wanted }.
serve-no-setting = { $file }: there is no setting “{ $found }”. Remove it, or correct it to one of: { $known }.
serve-no-variable = harbour: the variable { $name } is no setting and is ignored.
serve-bad-toml = { $file }, line { $line }: this is not TOML ({ $why }).
serve-serving = harbour is at { $url }
serve-serving-from = Everything is kept in { $folder }. Ctrl+C ends the server.
serve-folder-in-use = A harbour runs on { $folder } already: { $url }. Use that one, end it first, or choose another folder and port with --data and --listen.
serve-folder-locked = Another harbour uses { $folder } at this moment. End it first, or choose another folder with --data.
serve-bad-database = The database in { $folder } cannot be opened: { $why }. A newer harbour may be needed, or a backup: harbour restore FILE --force
serve-harbour-listens = Another harbour listens at { $address } already, on another data folder. Open http://{ $address }, end it first, or choose another port with --listen.
serve-somebody-listens = Another program listens at { $address } already. End it first, or choose another port with --listen, such as --listen 127.0.0.1:8853.
serve-name-unresolved = The host name { $name } does not resolve to an address. Correct it, or name an IP address with --listen, such as --listen 127.0.0.1:8852.
serve-cannot-listen = It is not possible to listen at { $address }: { $why }. Choose another address with --listen.
backup-no-database = There is nothing to copy: { $file } does not exist.
backup-done = The database is copied to { $file }. Keep it safe: it holds people’s names and the seeds of running games.
restore-exists = { $file } exists already. With --force it is kept beside under another name, and the backup takes its place.
restore-stop-first = A server uses { $folder }. End it first.
restore-damaged = { $file } is no backup of harbour, or it is damaged. Nothing was changed.
restore-too-new = { $file } was written by a newer harbour. Nothing was changed.
restore-done = The backup is in { $folder }.
restore-old-kept = What was there before is kept in { $file }.
admin-no-server = No server runs on { $folder }. Start it with “harbour serve”, or name its folder with --data.
admin-refused = The server refuses: { $why }
admin-no-tables = There are no tables.
admin-table =
    { $id } { $game }, { $is_public ->
        [yes] public
       *[no] private
    }, { $phase ->
        [waiting] waiting for players
        [playing] being played
        [over] over
       *[closed] closed
    }
admin-closed = The table is closed.
admin-no-people = There is nobody with such a name.
admin-person =
    { $is_muted ->
        [yes] { $id } { $name } (muted)
       *[no] { $id } { $name }
    }
admin-muted = This person can make no remarks any more.
admin-speaks = This person can make remarks again.
admin-forgotten =
    This person is forgotten. { $tables ->
        [0] They sat at no table.
        [one] The game at 1 table stays, with the seat’s letter for the name.
       *[other] The games at { $tables } tables stay, with the seat’s letter for the name.
    } Older backups still hold the name.
health-well = The server at { $url } is well.
health-not-well = The server at { $url } does not answer as it should.
load-not-measured = Nothing was measured: { $why } Start the server with “harbour serve --max-rate 1000000 --max-answers 1000000 --max-sockets-per-address 100000 --echo”.
load-head = { $tables } tables with { $sockets } sockets, measured for { $seconds } s
load-steps = { $rate } steps a second ({ $steps } in all, { $finished } games finished, { $errors } errors)
load-times = From sending to every seat having heard: half within { $half } ms, 99 % within { $most } ms, the slowest { $slowest } ms
load-memory = Memory: { $table } kB a table, { $socket } kB an idle socket, { $whole } MB in all
load-memory-played = Memory after the play: { $table } kB more a table
load-echo = The same traffic against a bare echo: { $rate } steps a second; the server does { $percent } % of it

# Programs at a table in the terminal
play-program-forfeits = The program of { $seat } forfeits: { $why }
play-program-of-file = The program “{ $name }” plays { $seat } in this game, and harbour does not start a program only because a game file names it. Add { $option } “{ $name }” to go on with it, or { $option } with a bot or a name to let somebody else play on.
play-bad-player = “{ $name }” cannot take over a seat of this game. Name a person, a bot or a program.
play-no-program-in-campaign = { $option } “{ $name }” is a program, and programs cannot play a campaign. Name a person or a bot, or play a single chapter with --chapter.

# A program at a seat on a server
bot-seated = { $name } has taken seat { $seat } at { $url }
bot-waiting = Waiting until the game begins. Ctrl-C gives the seat up.
bot-started = The game has begun.
bot-bad-position = The server has sent a position that this harbour cannot read, so that the program cannot go on. A bot of the server plays the seat from now on. Use the same version of harbour as the server.
bot-no-lookahead =
    { $reason ->
        [rules] The table is played by another version of the rules than this harbour knows, so that the program cannot look ahead and is offered protocol 1 only. Use the same version of harbour as the server.
        [box] The box of this table cannot be loaded, so that the program cannot look ahead and is offered protocol 1 only. Use the same version of harbour as the server.
       *[position] The server sends no position that this harbour can read, so that the program cannot look ahead and is offered protocol 1 only. Use the same version of harbour as the server.
    }
bot-disconnected = The connection to { $url } is lost ({ $why }). Trying again …
bot-connected = The connection is back.
bot-over = Game over after { $decisions } decisions. { $standings }
bot-standing = { $seat } ({ $name }): place { $place }, { $points } points
bot-closed = The table was closed before the end of the game.
bot-left =
    { $phase ->
        [waiting] The seat is free again.
       *[playing] A bot of the server plays the seat from now on.
    }
bot-forfeits = “{ $name }” forfeits the game and has resigned its seat: { $why }
bot-bad-link = “{ $link }” is no link to a table. A link looks like http://localhost:8852/l/… (an invitation or a seat’s own link) or http://localhost:8852/t/… (a public table); copy it from the table’s page.
bot-no-tls = “{ $link }” needs HTTPS, which “harbour bot” does not speak. Use the http:// address of the server itself, for example on its own machine or through an SSH tunnel.
bot-only-watching = “{ $link }” is a link for spectators. Ask the host for an invitation or for the link of a seat.
bot-no-server = No harbour server answers at { $url }: { $why } Check the link, and whether the server is running.
bot-refused = The server at { $url } refuses: { $why }
bot-gave-up = The server at { $url } has not answered for { $minutes } minutes, so that “harbour bot” gives up.
bot-taken-away = Seat { $seat } is not played by “{ $name }” any more: { $why }

# The arena
arena-too-few = The arena needs at least two players.
arena-sprt-two = --sprt compares two players at a table of several, and the first number is smaller than the second; both are from −{ $most } to { $most }.
arena-no-such-bot = There is no bot “{ $name }”. Bots are { $known }; a program is called by its path, such as ./{ $name }.
arena-cannot-start =
    { $kind ->
        [not-found] “{ $name }” cannot be started: there is no “{ $program }”, or not what its first line says it is run with. Check the path, which begins in the folder you are in, or install what is missing.
        [denied] “{ $name }” cannot be started: “{ $program }” is no file that may be executed. Allow it with “chmod +x { $program }”, or name what runs it first, such as “python3 { $program }”.
       *[other] “{ $name }” cannot be started: { $why }. If it is a script, name what runs it first, such as “python3 { $program }”.
    }
results-in-use = “{ $file }” is in use: results are being added to it.
results-none = “{ $file }” holds no results to go on from.
results-no-game = This is no game’s result.
results-other-seats = There are seats or players in it that do not belong here.
results-other-terms = The results in “{ $file }” were played under other terms ({ $names }). Use the same ones, or another file.
tune-same-file = “{ $file }” cannot hold both the games and the report. Name two files.
arena-progress = { $bar } { $done } of { $all } games, { $seconds } s left
arena-forfeit = { $name } forfeits a game of deal { $deal }: { $why }
forfeit-reason =
    { $kind ->
        [crash] it exited with code { $what }.
        [gone] it closed its output or could not be started again.
        [stall] it did not answer within { $what } ms.
        [not-json] it wrote a line that is not JSON: { $what }
        [bad-message] it wrote JSON that is no message of the protocol: { $what }
        [wrong-number] it replied to another message than the last one it was sent: { $what }
        [unknown-answer] its answer is not among the actions it was offered: { $what }
        [too-much] it wrote more than 64 KiB in a line or 1 MiB before an answer: { $what }
        [endless] it decided too often in a row without ending its turn: { $what }
       *[nonsense] it broke the protocol: { $what }
    }
forfeit-kind =
    { $kind ->
        [crash] exited { $n }
        [stall] late { $n }
        [not-json] not JSON { $n }
        [bad-message] unknown message { $n }
        [wrong-number] wrong number { $n }
        [unknown-answer] unknown answer { $n }
        [too-much] too much output { $n }
        [endless] endless turn { $n }
       *[nonsense] broke the protocol { $n }
    }
arena-hopeless =
    “{ $name }” forfeited every game of { $deals ->
        [one] the only deal
       *[other] { $deals } deals in a row
    } (players: { $players }); last time { $why }
arena-stopped = Stopped early. { $what } Fix the program; --log FILE records all that it is sent and replies.
arena-time = { $ms } ms an answer
arena-iterations = { $n } iterations an answer
arena-head =
    { $game ->
        [hongkong] Hong Kong
       *[blackout] Blackout, { $setup }
    }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $budget }, seed { $seed }
arena-player = { $name }
arena-share = { $percent } % (95 %: { $low } to { $high })
arena-result = { "  " }won { $wins }, shared { $draws }, lost { $losses }: { $share }
arena-elo = { "  " }Elo { $elo } against { $first } (95 %: { $low } to { $high })
arena-elo-first = { "  " }Elo 0, by which the others are measured
arena-scores = { "  " }score { $mean } on average, median { $median }, deciles { $deciles }
arena-thought = { "  " }{ $decisions } decisions a game and seat, { $rate } in a second of thought; { $mean } on average, { $longest } at most
arena-late = { "  " }answers more than a twentieth over the time: { $late }
arena-troubles = { "  " }forfeited { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }: { $kinds }
arena-against = { $one } against { $other }: before { $before }, level { $level }, behind { $behind }: { $share }
arena-length =
    { $game ->
        [hongkong] Games took { $mean } turns on average, { $least } to { $most }.
       *[blackout] Games took { $mean } rounds on average, { $least } to { $most }.
    }
arena-forfeited =
    { $games ->
        [one] 1 game was forfeited; it counts as lost for the player that forfeited it, and not for scores and lengths.
       *[other] { $games } games were forfeited; they count as lost for the player that forfeited them, and not for scores and lengths.
    }
arena-sprt =
    { $verdict ->
        [first] The test has ended: { $zero } Elo points are likelier than { $one } (logarithm of the ratio { $ratio }, bound −{ $bound }).
        [second] The test has ended: { $one } Elo points are likelier than { $zero } (logarithm of the ratio { $ratio }, bound { $bound }).
       *[open] The test between { $zero } and { $one } Elo points is open (logarithm of the ratio { $ratio }, bounds ±{ $bound }).
    }
arena-interrupted = Interrupted: this is what there is so far.
arena-unfinished =
    { $games ->
        [one] 1 game does not count, since its deal is not complete.
       *[other] { $games } games do not count, since their deals are not complete.
    }
arena-method = Intervals know that the games of a deal hang together: for shares Wilson’s, for as many games as the deals are worth by their scatter; for Elo the most likely strengths with errors taken over deals.
lookahead-protocol = A program that speaks protocol 1 has no requests. Answer “hello” with "protocol": 2 in “ready” to use them.
lookahead-malformed = The request cannot be carried out: { $why }. See docs/bots.md for the fields of each request.
lookahead-number = The request has the number { $found }, but the open question has the number { $wanted }.
lookahead-no-world = There is no world { $world }. Worlds last until you answer the question they were sampled for; sample a new one.
lookahead-too-many-worlds = At most { $most } worlds can be kept. Drop some with “forget”.
lookahead-range = “{ $field }” is out of range: choose 1 to { $most }.
lookahead-no-seat = No seat { $found } plays in this game.
lookahead-no-bot = There is no bot “{ $found }” to ask. Choose one of { $known }.
lookahead-nobody-asked = No seat is asked in world { $world }, so that no bot has an answer: chance decides, or the game is over.
lookahead-needs-world = “{ $field }” only works together with “world”. Sample a world first.
