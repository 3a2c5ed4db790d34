# The board of Hong Kong.
page-hk-title = Hong Kong
page-hk-board = The city, five rows of five plots
page-hk-keys = Arrow keys move over the plots. 1, 2 and 3 choose block, fast block and roof. Enter places, Escape lets go. # leads to the choices by number.
page-hk-help = Keys and pieces
page-hk-help-pieces = Pieces
page-hk-key =
    { $what ->
        [arrows] on the board: to the next plot in that direction
        [piece] on the board: choose block, fast block or roof
        [place] on the board: place the piece; once more to confirm
        [drop] clear the selection
        [number] the field for numbers: every choice has one
        [hint] a hint: each time a little more
        [undo] undo
        [redo] redo
       *[help] keys and pieces
    }
page-hk-piece-does =
    { $piece ->
        [fast] An extra piece: a block or a roof follows in the same turn.
        [roof] Closes a building: nothing can go on it.
       *[standard] Adds a floor and ends your turn.
    }
page-hk-plot =
    { $plot }{ $centre ->
        [yes] , centre plot
       *[no] { "" }
    }{ $kind ->
        [empty] , empty
        [roof] , { $height } high, { $owner }’s, roof
       *[block] , { $height } high, { $owner }’s
    }{ $state ->
        [open] , open
        [closed] , closed
       *[none] { "" }
    }{ $last ->
        [yes] , built on last
       *[no] { "" }
    }
page-hk-control = { $one }: { $a }, { $other }: { $b }, empty plots: { $free }
page-hk-you = you
page-hk-away = away, a bot plays
page-hk-to-move = to move
page-hk-buildings =
    { $n ->
        [one] 1 building
       *[other] { $n } buildings
    }
page-hk-supply = Pieces left
page-hk-left =
    { $piece ->
        [fast] Fast blocks left: { $n }
        [roof] Roofs left: { $n }
       *[standard] Blocks left: { $n }
    }
page-hk-pieces = The piece to place
page-hk-piece =
    { $piece ->
        [fast] Fast block
        [roof] Roof
       *[standard] Block
    }
page-hk-your-turn = Your turn.
page-hk-waits = { $name } is to move.
page-hk-armed = Chosen: { $what }.
page-hk-open =
    { $piece ->
        [fast] { $n ->
            [one] One plot is open to a fast block; another piece follows.
           *[other] { $n } plots are open to a fast block; another piece follows.
        }
        [roof] { $n ->
            [one] One plot is open to a roof.
           *[other] { $n } plots are open to a roof.
        }
       *[standard] { $n ->
            [one] One plot is open to a block.
           *[other] { $n } plots are open to a block.
        }
    }
page-hk-place = Place here
page-hk-not-there = Not there
page-hk-past = An earlier position
page-hk-now = Back to now

# What the tables of both games share.
page-table-menu = Menu
page-table-your-turn-says = Your turn: { $prompt }
page-table-clock = { $name }, time left: { $time }
page-table-take-backs = Undo and redo
page-table-undo = Undo
page-table-redo = Redo
page-table-ask-back = Ask to undo
page-table-plea = { $name } would like to take the last step back. Everything since would be undone.
page-table-plea-waits = { $name } would like to take the last step back; the others are being asked.
page-table-agree = Agree
page-table-refuse = Refuse
page-table-leaving = Would call the game off: { $names }. It ends without a result once all agree.
page-table-call-off-too = Call it off
page-table-motion = Things move
page-table-resign = Give up
page-table-resign-sure = Give up? Your opponent wins.
page-table-resign-large-sure = Give up? A bot plays your seat to the end.
page-table-resign-chapter-sure =
    { $alone ->
        [yes] Give up? The chapter is lost.
       *[no] Give up? The chapter ends here: nobody wins it, and nobody earns orchids.
    }
page-campaign-under-way = Chapter { table-chapter-number } is under way.
page-campaign-next = Next: chapter { table-chapter-number }. { table-chapter-conditions }
page-campaign-done = All five chapters are done.
page-campaign = Campaign
page-table-call-off = Call the game off
page-table-call-off-sure = Call the game off? It ends without a result once everybody agrees; bots always do.
page-table-no = No, play on
page-table-result = Result
page-table-called-off = The game was called off
page-table-you-win = You win!
page-table-you-win-chapter = You win chapter { table-chapter-number }!
page-table-wins = { $name } wins
page-table-shared = Nobody alone: { $names } share first place
page-table-rematch = Rematch
page-table-next-game = Go to the rematch
page-rematch-asked = You are asked for a rematch.
page-rematch-asks = { $name } asks for a rematch.
page-rematch-join = Join
page-rematch-decline = Decline
page-rematch-ask = Ask for a rematch
page-rematch-waits = Waiting for an answer: { $names }
page-rematch-start = The game can start once everyone who is invited has joined: { $names }
page-rematch-invited = Invitation
page-rematch-is-invited = invited, waiting for an answer
page-rematch-withdraw = Withdraw the invitation to { $name }
page-rematch-declined = { $name } has declined the rematch; the seat is free now.
page-table-export = Save the game
page-table-log = Log
page-table-look = Show the board as it was then
page-table-chat = Chat
page-table-chat-empty = Nobody has said anything yet.
page-table-phrases = Phrases that everybody reads in their own language
page-table-say-what = Say something
page-table-say = Say
page-table-unread = { $n } new
page-table-choices = Choices
page-table-number = Number
page-table-number-of = Number of a choice, 1 to { $most }
page-table-choose = Choose
page-table-confirm = Confirm
page-table-again = { $choice }. Confirm with Enter.
page-table-no-number = The choices are numbered 1 to { $most }.
page-table-choice-cost = { $choice } – costs { $cost }
page-table-no-choices = You are not asked anything now.
