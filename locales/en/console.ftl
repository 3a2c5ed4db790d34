# Messages of the terminal: the drawn map, the stepped replay and the list of saved games.

map-color =
    { $color ->
        [red] r
        [yellow] y
        [blue] b
       *[purple] p
    }
map-legend =
    Locations: r red, y yellow, b blue, p purple; [ ] no cube, [A] a cube of A; #A crisis centre. { $seats }.
    DISTRICTS with their number of scout tiles; ✓ secured. Lines: . road, : tunnel, ~ ferry.
map-more = “map list” lists districts, tiles and neighbours in words.

# The first screen of Blackout.
table-brief = To complete: { $goals }. “player” shows what each of them needs.
table-starts-of-color =
    { $color ->
        [red] Red: { $places }.
        [yellow] Yellow: { $places }.
        [blue] Blue: { $places }.
       *[purple] Purple: { $places }.
    }

# Replay, step by step.
step-start =
    { $last ->
        [one] The start of the game; 1 step follows.
       *[other] The start of the game; { $last } steps follow.
    }
step-head = Step { $step } of { $last }: { $what }
step-hint = Enter shows the next step and “back” the one before; a number goes to that step, “round 3” to that round. “help” lists all commands, “quit” leaves.
step-prompt = { $step }/{ $last } >
step-at-start = This is the start of the game.
step-at-end = This was the last step. “back” goes back, “quit” leaves.
step-no-round = There is no round { $round } in this game.
step-not-understood = “{ $text }” is not a command here. Type “help”.
step-help =
    Commands:
      Enter or next: the next step
      back: the step before
      12: step 12
      round, round 3: the next round, or round 3
      first, last: the start and the end of the game
      board: everything on the table
      quit: leave
step-help-blackout =
    { "  " }map, display, player B, card NAME: parts of the table
step-word-next = next n
step-word-back = back b previous p
step-word-round = round r
step-word-first = first
step-word-last = last

# Saved games.
games-none = There are no saved games in { $folder }. Start one: harbour play blackout
games-head =
    { $game ->
        [blackout] Blackout: Hong Kong
       *[hongkong] Hong Kong
    }, saved { $date }: { $players }
games-open =
    { $game ->
        [blackout] { $turn ->
            [0] Set-up
           *[other] Round { $turn }
        }
       *[hongkong] Turn { $turn }
    }; { $who } to play.
games-open-unasked =
    { $game ->
        [blackout] { $turn ->
            [0] Set-up.
           *[other] Round { $turn }.
        }
       *[hongkong] Turn { $turn }.
    }
games-over = Finished; { $names } won.
games-over-plain = Finished.
games-unreadable = { $file }: { $why }
help-games-command = List the saved games, the newest first, with the command to continue each
help-games-command-after =
    Games are kept in the data folder; finished ones can be watched again.

    Try:
      harbour games
      harbour games --json
