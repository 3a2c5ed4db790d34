# The rulebook and the legend.
page-rulebook-title =
    { $game ->
        [blackout] Rules of Blackout: Hong Kong
       *[hongkong] Rules of Hong Kong
    }
page-rulebook-game =
    { $game ->
        [blackout] Blackout: Hong Kong
       *[hongkong] Hong Kong
    }
page-rulebook-games = Rules of which game
page-rulebook-contents = Contents
page-rulebook-short = In short
page-rulebook-search = Search the rules
page-rulebook-example =
    { $game ->
        [blackout] Word or number: B3.5
       *[hongkong] Word or number: K6
    }
page-rulebook-hits =
    { $n ->
        [0] No rule has all of that.
        [one] 1 rule found
       *[other] { $n } rules found
    }
page-rulebook-all = Show all rules
page-rulebook-print = Print
page-rulebook-unknown = There is no rule { $rule }.
page-rulebook-open = Open in the rulebook
page-rulebook-back = Back to { $rule }
page-rulebook-within = Rules of this section
page-rulebook-section = Section { $section }: { $title }
page-rulebook-part =
    { $part ->
        [board] Board and pieces
        [turn] The turn
        [building] Where you may build
       *[end] End and winner
    }
page-rulebook-phases = The phases of a round, in order
page-rulebook-phase =
    { $phase ->
        [1] Dice and planning
        [2] Deploy
        [3] Objectives
        [4] Scout
        [5] New objectives
        [6] Clean up
        [7] Secure districts
       *[8] Refresh hand
    }
page-rulebook-rondel = The rondel. From one segment to the next is 1 transport token, either way; the battery lies in the middle.
page-rulebook-towers = What you may put on your opponent’s building (outlined) beside yours (filled), when both are then three pieces high
page-rulebook-tower =
    { $tower ->
        [roof-roof] Roof beside your roof: allowed
        [roof-block] Roof beside your block: allowed
        [block-block] Block beside your block: allowed
       *[block-roof] Block beside your roof: not allowed
    }
