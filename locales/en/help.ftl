# What --help says.

help-about = Board games about Hong Kong, with their complete rules
help-after =
    Try:
      harbour                            the server, and your browser on it
      harbour play blackout              Blackout against a bot
      harbour play blackout --campaign   five chapters alone
      harbour play hongkong              Hong Kong against a bot
      harbour play hongkong --b Ben      two people at one keyboard
      harbour replay game.txt            look at a recorded game
help-usage = Usage:
help-commands-heading = Commands
help-arguments-heading = Arguments
help-options-heading = Options
help-help = Show this help
help-version = Show the version
help-lang = Language: en, de or fr (default: the system’s)
help-color = Colour: auto, always or never (default: auto)
help-json = Print JSON, for programs
help-play = Play a game in the terminal
help-play-after =
    A move is a plot (a1 to e5: column letter, row number from the top), then ! for a fast block or ^ for a roof: c2, c2^, b1! c1.
    The game is saved after every turn, and “quit” tells how to go on.

    Try:
      harbour play hongkong --b level-4 --first a
      harbour play hongkong --a Ada --b Ben --plain
help-play-hongkong = Reiner Knizia’s Hong Kong, for two
help-player-a = Who plays A: a name, a program (./mybot), or a bot: level-1 to level-5, greedy, uct or random (default: a person)
help-player-b = Who plays B: a name, a program (./mybot), or a bot: level-1 to level-5, greedy, uct or random (default: level-2)
help-first = Who starts: a, b or draw (by lot, the default)
help-from = Begin from this position, as “replay” prints it and docs/notation.md explains
help-play-seed = A number that fixes all chance: with the same moves the same game
help-save = Where to keep the game (default: a file in the data folder, which the game names)
help-resume = Go on with a saved game (default: the last one)
help-plain = For screen readers: tell in sentences, and only what has changed
help-perft = Count all lines of play to a depth (perft), to check and compare rules
help-perft-after =
    A ply is one placed piece; a fast block leaves the turn open. One line per depth: depth and nodes.

    Try:
      harbour perft hongkong 4
      harbour perft hongkong 2 --turns
      harbour perft hongkong 3 --divide
help-perft-hongkong = Count lines of play in Hong Kong
help-depth = How many pieces deep (with --turns: turns), 0 to 12
help-turns = Count whole turns instead of pieces; the order of the pieces matters
help-divide = Count the lines after each first move at DEPTH, and their sum
help-position = Count from this position
help-positions = Count from each position of a file, one a line; prints the nodes at DEPTH, one a line
help-bench = Measure how fast the rules are, and the bots
help-bench-hongkong = Random games of Hong Kong: time and, where valgrind is installed, instructions
help-bench-bots = How fast bots think instead: positions searched, rollouts, random games of uct
help-seconds = How many seconds to measure each kind of game (default: 3)
help-replay = Retell a recorded game step by step
help-review = Say what turned a recorded game, and what the bots would have done
help-review-after =
    Try:
      harbour review game.txt
help-replay-after =
    In a terminal the game is shown step by step with its boards; type “help” there. In a pipe, or up to a step with --step, it is printed as text.

    Try:
      harbour replay game.txt
      harbour replay game.txt --step 12 --json
help-file = The game file
help-step = Stop after this step
help-simulate = Let bots play many games and sum up the results
help-simulate-hongkong = Games of Hong Kong; the same seed gives the same summary
help-games = How many games (default: 1000)
help-seed = A number that fixes all chance (default: 1)
help-bot-a = The bot that plays A: level-1 to level-5, greedy, uct or random (default: random)
help-bot-b = The bot that plays B: level-1 to level-5, greedy, uct or random (default: random)
help-bot = Let a program play at a seat on a server
help-bot-after =
    The program speaks the protocol of docs/bots.md, as in the arena. Examples:
      harbour bot --url http://localhost:8852/l/SECRET ./mybot
      harbour bot --url http://localhost:8852/t/TABLE python3 examples/bot.py
help-bot-url = The link of the table: an invitation, a seat’s own link, or the address of a public table
help-bot-program = The program and its arguments
help-bot-called = What the program is called at the table (default: its file name)
help-bot-time = How many milliseconds an answer may take (default: 10000); a clock at the table may leave less
help-arena = Let bots play each other and rate them
help-arena-after = A bot is named (level-1 to level-5, greedy, uct, random), or is a program of yours that speaks the protocol of docs/bots.md: ./mybot, or “python3 examples/bot.py” in quotation marks. Every deal is played from all seats; the same seed gives the same deals.
help-arena-hongkong = Games of Hong Kong; each random opening is played with both colours
help-arena-blackout = Games of Blackout; each deal is played from all places round the table
help-arena-bots = The players: bots by name, or programs
help-arena-games = How many games each pairing plays, in whole deals (default: 1000)
help-arena-time = How many milliseconds an answer may take (default: 100)
help-arena-iterations = How many iterations an answer may take instead; results then do not depend on the machine
help-arena-threads = How many games are played at a time (default: one a core)
help-arena-sprt = Stop as soon as it is clear which is likelier: that the first of two players is ELO0 or ELO1 points stronger
help-arena-resume = Keep the results in this file, and go on from those in it
help-arena-log = Write here what goes to and comes from programs
help-arena-save-games = Save every game as a file in this folder, for harbour replay, review and verify
help-tune = See by figures whether the values of a box are good
help-tune-report = Every figure by which a box is judged, with its target and whether it is met
help-tune-after = Bots play the chapters alone and standard games of two to four seats. The same seed gives the same report. Ctrl-C ends it with what there is.
help-tune-games = How many games of each of the 13 sorts are played (default: 200)
help-tune-standard = How many standard games of each number of seats are played, where it is another number
help-tune-resume = Keep the games in this file, and go on from those in it
help-tune-out = Write the report into this file
help-completions = Print completions for a shell
help-shell = bash, elvish, fish, powershell or zsh
help-man = Print the man page
help-out = Write a page for each command into this folder instead
help-rules = Print the rules of a game
help-rules-after =
    Try:
      harbour rules hongkong K6      one rule
      harbour rules blackout B4      a section
      harbour rules blackout B4.5    one rule of it
help-rules-hongkong = The rules of Hong Kong, all or one
help-rules-blackout = The rules of Blackout, all, a section or one
help-rule-hongkong = The number of one rule, such as K6
help-rule-blackout = The number of a section, B0 to B10, or of one rule, such as B3.2
help-bench-blackout = Random games of Blackout: time and, where valgrind is installed, instructions
help-simulate-blackout = Games of Blackout; the same seed gives the same summary
help-seats = How many seats, 1 to 4
help-chapter = The chapter of the campaign, 1 to 5; one seat plays chapters only
help-bot-all = The bot that plays all seats: level-1 to level-5, greedy, uct or random (default: random)
help-box = Look at the box of Blackout, check or transcribe one
help-box-check = Check the box in a folder
help-box-show = Show the map, dice, cards, plans and tiles of a box
help-box-export = Write our box into a folder, to start a transcription
help-box-folder = The folder of the box
help-worth = Print what each card costs and is worth instead
help-with-box = Use the box in this folder instead of ours
help-play-blackout = Alexander Pfister’s Blackout: Hong Kong, for one to four
help-player-of = Who plays this seat: a name, a program (./mybot), or a bot: level-1 to level-5, greedy, uct or random (default: a person at A, level-2 elsewhere)
help-campaign = Play the campaign of five chapters: go on with this one (default: the last one, or a new one)
help-play-blackout-after =
    Every question lists its answers by number; a word of an answer will do, too. “help” tells the commands, “why” what is not possible.
    The game is saved as it goes, and “quit” tells how to go on. Between people at one screen a curtain keeps plans secret.
    { "" }
    Try:
      harbour play blackout --seats 4
      harbour play blackout --a Ada --b Ben --c level-3
      harbour play blackout --chapter 1
help-play-games-after = “harbour play blackout --help” and “harbour play hongkong --help” tell more.
help-serve = Run the server: tables in the browser and over HTTP
help-serve-after =
    Every option is also a line of harbour.toml (max-rate = 50) and a variable (HARBOUR_MAX_RATE=50). The command line counts before variables, variables before the file. docs/server.md tells how to run a server for others.
    { "" }
    Try:
      harbour serve --listen 127.0.0.1:8853 --data my-tables
      harbour serve --config harbour.toml --no-browser
help-config = A file with settings (default: harbour.toml in the configuration folder, if it is there)
help-no-browser = Do not open the browser
help-backup = Copy the database into a file, also while the server runs
help-backup-file = The file to make; it must not exist yet
help-restore = Put a backup back while no server runs
help-restore-file = The backup
help-force = Where there is a database already, keep it beside under another name
help-admin = Look after the server that runs on a data folder
help-admin-after = Ids of tables and people are what “tables” and “people” print.
help-admin-tables = List the tables and who sits there
help-all-tables = Also those that are over or closed
help-admin-close = Close a table, whatever it is at
help-table-id = The table’s id
help-admin-people = List people and their ids
help-person-name = A part of the name; none for all
help-admin-mute = Stop a person’s remarks
help-mute-off = Let them speak again
help-admin-forget = Remove a person’s data; the games stay without the name
help-person-id = The person’s id
help-health = Ask whether the server on a data folder is well
help-verify = Draw all luck of a game again from the seed in its file
help-verify-after =
    A server publishes a hash of its part of the seed (the commitment) before the start and the part itself after the end. This shows that nobody bent the luck in between. It does not show that the operator never looked ahead.
help-load = Play many games over sockets against a running server, and measure
help-load-after = A step is an answer chosen from the offered list, in a game from creation to end. The server wants its limits raised; what to
    say is told when it refuses.
help-load-url = The server (default: http://127.0.0.1:8852)
help-load-game = Which game: blackout or hongkong (default: blackout)
help-load-tables = How many tables are on at a time (default: 100)
help-load-seats = How many seats each has, at Blackout (default: 4)
help-load-seconds = How many seconds to measure (default: 10)
help-load-rate = How many steps a second in all (default: as many as it takes)
help-load-echo = Send the same traffic to the bare echo, too
