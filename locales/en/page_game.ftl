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
page-then-secret = Then you see something hidden.
page-confirm = Do it
page-not-yet = Not yet
page-is-final = This cannot be taken back alone afterwards.
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
        [board] My board
        [map] Map
        [market] Cards
        [others] Others
        [log] Log
        [chat] Chat
       *[reading] In words
    }
