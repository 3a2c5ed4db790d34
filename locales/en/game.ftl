# What every game says: refusals and game files.

refused-over = The game is over.
refused-chance = Something must be drawn by lot first.
refused-not-asked = It is not { $seat }’s turn.
    .you = It is not your turn.
refused-not-offered = That is not among the choices now.

file-not-a-game = This is not a game file: its first line is not “harbour game 1”.
file-other-format = This file has format { $found }, which this version of harbour does not know. A newer harbour may.
file-other-game = This file is a game of { $found }, not of { $wanted }.
file-other-rules = This game was played by rules version { $found }; this version of harbour plays version { $ours }. Use the version that saved it.
file-other-box = This game was played with the box “{ $found }”, not with “{ $ours }”. Name its folder with --box DIR.
file-no-header = The line “{ $name } …” is missing from the header.
file-twice-header = The header says “{ $name }” twice.
file-long-header = The header is too long; it may have { $most } lines.
file-number = Step { $wanted } should stand here, not “{ $found }”.
file-actor = “{ $found }” is neither a seat (A to D) nor * (chance) nor = (the table).
file-empty-step = This step names who acts but not what happens.
file-word = “{ $found }” is nothing that can happen here.
file-no-chance = There is nothing to draw at this point.
file-chances = “{ $found }” does not fit: chance has { $wanted } outcomes here, counted from 0.
file-outcome = That number stands for “{ $wanted }”, not for “{ $found }”.
file-too-many =
    { $asked ->
        [one] Only the first answer of this line is asked for before somebody else’s turn.
       *[other] Only the first { $asked } answers of this line are asked for before somebody else’s turn.
    }
file-nothing-to-undo = There is nothing of this actor to take back from step { $from } on.
file-late-entropy = A seat’s own luck can only be added once, and before the first step.
file-truncated = The file breaks off: its last line, the seal, is missing.
file-edited = This line is not as it was written.
file-seal-broken = The seal does not fit the lines above it: one of them is not as it was written.
file-after-end = Something follows after the end of the game file.
file-barrier = Somebody has learned something since step { $from }; only the whole table (=) can take it back.
file-no-seat = There is no seat { $seat } in this game.
file-luck = The draw is { $found }, but the seed gives { $wanted }.
