# The game screen: phases, choices, points.
page-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
page-phases = The phases of a round
page-phase =
    { $phase ->
        [1] Dice and planning
        [2] Deploy
        [3] Objectives
        [4] Scout
        [5] New objectives
        [6] Clean up
        [7] Secure districts
       *[other] Refresh hand
    }
page-your-turn = Your turn
page-turn-of = Waiting for { $names }
page-end =
    { $end ->
        [last-round] Last round
       *[other] One more round follows
    }
page-choice = What is asked
page-choose-where =
    { $where ->
        [map] Choose on the map: what glows can be chosen.
        [market] Choose a card of the display, or pass.
        [goals] Choose a goal on your plans, or stop.
        [rondel] Choose a resource on the rondel.
        [slots] Choose a slot that glows.
        [team] Choose a card of your hand for the team.
        [tiles] Choose a tile on the map.
       *[hand] { $held ->
            [yes] Now choose a slot for the card you hold.
           *[no] Choose a card of your hand, then a slot.
        }
    }
page-all-choices =
    { $n ->
        [1] The only choice by number (key #)
       *[other] All { $n } choices by number (key #)
    }
page-all-choices-short =
    { $n ->
        [1] The only choice
       *[other] All { $n } choices
    }
page-strength = Needed: { $need }. Your team: { $have }; each GPS token adds { $gps }.
page-costs = costs { $cost }
page-then-chance = Then chance decides.
page-then-secret = Then something hidden comes to light.
page-confirm = Do it
page-not-yet = Not yet
page-is-final = This cannot be taken back alone afterwards.
page-obstacle = { $choice }: { $why }
page-game-over = The game is over.
page-wait = Nothing is asked of you now.
page-points-by-source = Points by source
page-score-cause =
    { $cause ->
        [tokens] Transport tokens
        [specialist] Specialists
        [goal] Goals
        [bonus] Bonuses
        [completion] Finished plans
        [power] Restored power
        [scouting] Scouting
        [feeding] Feeding
        [district] Districts
        [check-mark] Check-mark actions
        [dollars] Money
        [tiles] Scout tiles
       *[cards] Cards
    }
page-score-sum = Sum
page-legend = Icons and keys
page-rooms = Parts of the table
page-room =
    { $room ->
        [board] Board
        [map] Map
        [market] Cards
        [others] Others
        [log] Log
        [chat] Chat
       *[reading] In words
    }

# A game that is watched again.
page-replay-title = Replay: { $title }
page-replay-link = Watch again
page-replay-to-table = To the table
page-replay-controls = Steps of the game
page-replay-step = What happened
page-replay-which = Step
page-replay-begin = Before the first step.
page-replay-of = { $n } of { $all }
page-replay-play = Play by itself
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-times = { $n }×
page-replay-former-turn =
    { $game ->
        [hongkong] To the former turn
       *[blackout] To the start of the round
    }
page-replay-next-turn =
    { $game ->
        [hongkong] To the next turn
       *[blackout] To the next round
    }
page-replay-board = Boards
page-replay-all-boards = Overview
page-replay-bad =
    { $why ->
        [file-not-a-game] This is not a game file: its first line is not “harbour game 1”.
        [file-other-box] This game was played with a box that this server does not know, so it cannot be replayed here.
        [file-other-rules] This game was played by another version of the rules. The version of harbour that saved it can replay it.
        [file-other-format] This file was written by another version of harbour, whose format this one does not know.
       *[other] Line { $line } of this file does not fit the game. Perhaps the file was cut off or changed.
    }
page-outcome = What comes of it
page-map-costs = Each location you skip costs a transport token. You have { $held }; a missing one costs a point.
