# What is printed on cards, plans and tiles, and what lies on the table of Blackout.
printed-volunteer =
    { $color ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[purple] purple
    } volunteer, procures { $cubes }
printed-leader = purple specialist: 1 battery, then one check-mark action
printed-scout = purple specialist: $2; 1 gasoline or 1 book for 1 GPS
printed-doctor = purple specialist: 1 medipack brings a card back from the hospital and scores its points
printed-trader = purple specialist: ${ $gain }; 1 tool for ${ $for_tool }
printed-organiser = purple specialist: $5; reveal the hand for $1 per search icon
printed-guide = purple specialist: 1 food for a cube on any location
printed-navigator = purple specialist: 1 gasoline or 1 book for 1 GPS, both for 2
printed-importer = purple specialist: ${ $price } for 3 { blackout-resource }
printed-engineer = purple specialist: 2 points; 1 tool for 2 more
printed-plan = contingency plan
printed-icons =
    { $n ->
        [one] 1 search icon
       *[other] { $n } search icons
    }
printed-worth =
    { $n ->
        [one] worth 1 point
       *[other] worth { $n } points
    }
printed-goods = { blackout-goods }
printed-resource = { blackout-resource }
printed-one-type = { $n } resources of one type
printed-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
printed-slot-cards =
    { $n } { $color ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[purple] purple
    }
printed-slot-set = a slot with { $cards }
printed-tiles =
    face-up scout tiles: { $one ->
        [points] points
        [dollars] dollars
        [battery] batteries
        [books] books
        [tools] tools
        [medipacks] medipacks
       *[gasoline] gasoline
    } and { $other ->
        [points] points
        [dollars] dollars
        [battery] batteries
        [books] books
        [tools] tools
        [medipacks] medipacks
       *[gasoline] gasoline
    }
printed-link = the two crisis centres { $letter } linked
printed-cube-on =
    a cube on { $color ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[purple] purple
    }
printed-cube-anywhere = a cube on any colour
printed-goal = needs { $cost }; gives { $effect }
printed-goal-done = goal { $number } done
printed-goal-number = goal { $number } { $goal }
printed-completion = when finished: { $effect }
printed-bonus = bonus for all goals: { $effect }
printed-refresh-limit = refresh limit 6
printed-fourth-slot = slot 4 opens
printed-line-gain = action: gain { blackout-goods }
printed-line-exchange =
    action: { $resource ->
        [food] 1 food
        [tools] 1 tool
        [gasoline] 1 gasoline
        [water] 1 water
        [books] 1 book
       *[medipacks] 1 medipack
    } for { $gain }
printed-line-battery = action: $2 for 1 battery
printed-line-dollars = action: gain $3
printed-line-points =
    action: { $resource ->
        [food] 1 food
        [tools] 1 tool
        [gasoline] 1 gasoline
        [water] 1 water
        [books] 1 book
       *[medipacks] 1 medipack
    } for 3 points
printed-line-icon = 1 search icon for good
printed-line-stronger-gps = each GPS counts 1 more
printed-line-feed = feed: 2 food for 4 points in clean up
printed-line-purify = purify: 2 water for $7 in clean up
printed-tile-reward =
    { $kind ->
        [points] { $n ->
            [one] 1 point
           *[other] { $n } points
        }
        [dollars] ${ $n }
        [battery] { $n ->
            [one] 1 battery
           *[other] { $n } batteries
        }
        [books] { $n ->
            [one] 1 book
           *[other] { $n } books
        }
        [tools] { $n ->
            [one] 1 tool
           *[other] { $n } tools
        }
        [medipacks] { $n ->
            [one] 1 medipack
           *[other] { $n } medipacks
        }
       *[gasoline] { $n } gasoline
    }
printed-tile = “strength { $simple }: { $reward }; { $advanced }: { $better }”
printed-card = { $name }: { $details }
printed-emergency-plan = Emergency plan { $letter }, { $name }: { $details }
printed-die =
    { $color ->
        [red] Red die
        [yellow] Yellow die
       *[blue] Blue die
    }: { $faces }
printed-die-face = { blackout-resource } { $n }/6
printed-odds = Somewhere on the rondel: { $odds }
printed-odds-of = { blackout-resource } { $percent } %
printed-odds-why = Dice that show the same resource are rolled again until all three differ; the chances allow for that.
table-phase =
    { $phase ->
        [0] Set-up.
        [1] Round { $round }, phase 1: dice and planning.
        [2] Round { $round }, phase 2: deploy.
        [3] Round { $round }, phase 3: objectives.
        [4] Round { $round }, phase 4: scout.
        [5] Round { $round }, phase 5: new objectives.
        [6] Round { $round }, phase 6: clean up.
        [7] Round { $round }, phase 7: secure districts.
       *[other] Round { $round }, phase 8: refresh hand.
    }
table-round = Round { $round }.
table-dice = Dice: red { $red }, yellow { $yellow }, blue { $blue }.
table-decks = Draw deck { $draw }, reserve deck { $reserve }; tokens left: GPS { $gps }, transport { $transport }.
table-triggered = The draw deck is empty: one more round follows this one.
table-last-round = This is the last round.
table-row = Row { $number }, ${ $price } each:
table-row-empty = Row { $number } is empty.
table-board =
    { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, ${ $dollars }, transport tokens { $transport }, GPS { $gps }, cubes in supply { $supply }.
table-stock = Has { $goods }.
table-no-stock = Has no resources.
table-hand =
    { $n ->
        [one] 1 card in hand:
       *[other] { $n } cards in hand:
    }
table-held =
    Holds { $n }, { $planned ->
        [0] none of them planned
        [one] 1 of them planned
       *[other] { $planned } of them planned
    }: { $cards }.
table-hand-empty = No cards in hand.
table-slot = Slot { $number }: { $cards }
table-slot-empty = empty
table-slot-locked = Slot { $number }: locked
table-planned = planned: { $card }
table-face-down = a card face down
table-hospital = Hospital: { $cards }
table-spot = Objective { $number }: { $what }
table-spot-empty = Objective { $number }: free
table-power = Restore power { $number }: { $goal }
table-power-done = Restore power { $number }: done
table-finished = Finished plans: { $cards }
table-emergency = emergency plan { $letter } ({ $name })
table-unlocked = Check-mark actions: { $actions }
table-board-action =
    { $action ->
        [gps] 1 book for 1 GPS
        [transport] 1 gasoline for 2 transport tokens
        [dollars] 1 tool for $3
        [battery] 1 medipack for 1 battery
       *[points] $4 for 2 points
    }
table-tiles-up = Scout tiles face up: { $tiles }
table-tiles-down = Scout tiles face down, { $n }: { $tiles }
table-cubes = Cubes on the map, { $n }: { $locations }
table-district = { $name }: { $ring }. Tiles: { $tiles }
table-district-secured = { $name }, secured: { $ring }
table-colored =
    { $name } ({ $color ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[purple] purple
    })
table-centre =
    { $name } ({ $color ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[purple] purple
    }, crisis centre { $letter })
table-with = { $what } [{ $seats }]
table-tiles-face-down =
    { $n ->
        [one] 1 face down
       *[other] { $n } face down
    }
table-no-tiles = none
table-round-district = { $district } { $cubes } of { $all }
table-conditions = { $who }, conditions of the chapter: goals of one plan { $goals } of { $goals_needed }, orchids { $orchids } of { $orchids_needed }.
table-condition-central = Cubes round Central: { $cubes } of 4.
table-condition-red = Cubes on red locations: { $cubes } of 4.
table-condition-power = Restore power goals: { $done } of 2.
table-chapter-number =
    { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
table-chapter-won =
    { $n ->
        [one] { $names } wins chapter { table-chapter-number }.
       *[other] { $names } share the win of chapter { table-chapter-number }.
    }
table-chapter-lost =
    { $alone ->
        [yes] Chapter { table-chapter-number } is lost.
       *[no] Nobody wins chapter { table-chapter-number }.
    }
table-chapter-given-up =
    { $alone ->
        [yes] Chapter { table-chapter-number } was given up and is lost.
       *[no] Chapter { table-chapter-number } was given up: nobody wins it, and nobody earns orchids.
    }
table-chapter-earned =
    { $orchids ->
        [0] { $seat } has not met all conditions and earns no orchids.
        [one] { $seat } has met all conditions and earns 1 orchid.
       *[other] { $seat } has met all conditions and earns { $orchids } orchids.
    }
    .you =
        { $orchids ->
            [0] You have not met all conditions and earn no orchids.
            [one] You have met all conditions and earn 1 orchid.
           *[other] You have met all conditions and earn { $orchids } orchids.
        }
table-chapter-asks =
    Chapter { table-chapter-number }: { table-chapter-conditions } { $orchids ->
        [one] At least one orchid by points.
       *[other] At least { $orchids } orchids by points.
    }
table-chapter-conditions =
    { $chapter ->
        [1] All goals of one emergency plan.
        [2] Two goals of one emergency plan.
        [3] Two goals of one emergency plan, and 4 cubes round Central.
        [4] Two goals of one emergency plan, and 4 cubes on red locations.
       *[other] Two goals of one emergency plan, and both restore power goals.
    }
table-score-of =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $causes })
table-score-cause =
    { $cause ->
        [tokens] transport tokens
        [specialist] specialists
        [goal] goals
        [bonus] bonuses
        [completion] finished plans
        [power] restored power
        [scouting] scouting
        [feeding] feeding
        [district] districts
        [check-mark] check-mark actions
        [dollars] money
        [tiles] scout tiles
       *[cards] cards
    } { $points }

# Playing Blackout in the terminal.
blackout-play-seats = At the table: { $names }.
blackout-play-not-that-many = { $option } names a player, but there are only { $seats } seats. Leave out --seats, or raise it.
blackout-play-question = { $who }: { $question }
blackout-play-which-slot = Which slot for { $card }?
blackout-play-back = another card
blackout-play-detail = { $choice }: { $detail }
blackout-play-cost = { $choice } – costs { $cost }
blackout-play-cube-to =
    { $color ->
        [red] The cube goes to a red location.
        [yellow] The cube goes to a yellow location.
        [blue] The cube goes to a blue location.
        [purple] The cube goes to a purple location.
       *[any] The cube goes to a location of any colour.
    }
blackout-play-marker-to = { $district } is secured; a marker moves there and unlocks its action.
blackout-play-team-needs =
    { $challenge ->
        [simple] The simple challenge
        [advanced] The advanced challenge
       *[probe] The probe
    } needs { $need }; you have { $strength }, GPS tokens { $gps }, each worth { $per_gps }.
blackout-play-nothing-else = Nothing else is possible here:
blackout-play-impossible = { $choice } – not now: { $why }
blackout-play-all-possible = Everything that fits the question can be chosen.
blackout-play-why-what = Type “why” alone for everything that is not possible now, or “why” with a word of it, such as a name.
blackout-play-nothing-meant = “{ $text }” is neither a choice nor a command. Type a number, a word of a choice, or “help”.
blackout-play-several-meant = “{ $text }” fits several choices:
blackout-play-really-undo =
    { $steps ->
        [one] Somebody has learned something since. If all at the table agree to take back 1 step, type “undo” again.
       *[other] Somebody has learned something since. If all at the table agree to take back { $steps } steps, type “undo” again.
    }
blackout-play-really-undo-alone =
    { $steps ->
        [one] Chance has decided since, or something hidden has shown. If you want to take back 1 step all the same, type “undo” again.
       *[other] Chance has decided since, or something hidden has shown. If you want to take back { $steps } steps all the same, type “undo” again.
    }
blackout-play-undone = Taken back.
blackout-play-bot-takes-over = { $seat } gives up; a bot plays on.
blackout-play-curtain = { $seat }, your turn. When only you can see the screen, press Enter.
blackout-play-hint = Type a number, or a word of the choice. “table” shows everything, “map” the city, “why” what is not possible, “help” all commands, “rules” the rules.
blackout-play-commands =
    Answers:
      the number of a choice, or a word of it, such as a name
      Enter: the question again
    Commands (their first letter will do, except for map, dice and resign):
      table: everything on the table
      map, map list: the map of the city, or its districts, tiles and neighbours in words
      display: the cards for sale
      dice: the faces of the dice, and how likely each resource is
      player, player B: your board, or another one
      card NAME: all that is printed on a card
      moves: the choices again
      why, why NAME: what is not possible now, and why
      rules, rules B4: the rules, or some of them
      hint: what a bot would do, a little more each time
      undo: cancel the question you are in, or take your last answer back
      save FILE: a copy of the game
      quit: leave; the game is kept
      resign: give the game up
blackout-play-no-such-card = No card has “{ $text }” in its name.
blackout-play-won = { $name } wins.
blackout-play-shared = { $names } share the win.
play-word-display = display
play-word-map = map
play-word-dice = dice
play-word-list = list
play-word-player = player
play-word-card = card
campaign-bad = { $file } is not a harbour campaign, or was changed by hand. Name another file with --campaign, or begin anew with --campaign NEW-FILE.
campaign-go-on = Go on with the campaign:
campaign-chapter =
    Campaign: chapter { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }{ $losses ->
        [0] .
        [one] ; lost once so far.
       *[other] ; lost { $losses } times so far.
    }
campaign-bonus = This attempt begins with ${ $dollars } more.
campaign-score = { $seat }, chapter { table-chapter-number }: best score { $best }, latest { $latest }.
campaign-orchids =
    { $seat } has { $orchids ->
        [one] 1 orchid
       *[other] { $orchids } orchids
    } in all.
campaign-verdict =
    { $verdict ->
        [nothing] { $seat } has come through five chapters, and the city is still dark.
        [made-it] { $seat } has made it: the lights are coming back.
        [good] A good campaign, { $seat }: most of the city shines.
        [very-good] A very good campaign, { $seat }: hardly a window is dark.
       *[perfect] A perfect campaign, { $seat }: Hong Kong shines as never before.
    }
table-slot-replaced = Slot { $number }: { $cards } – replaces { $card }
table-neighbours = { $place }: next to { $others }
table-rondel = Rondel, each step 1 transport token: food, tools, gasoline, water, books, medipacks, and food again.
table-in-hand =
    { $n ->
        [one] 1 card in hand: { $cards }.
       *[other] { $n } cards in hand: { $cards }.
    }
table-secured = Secured districts: { $districts }.
table-round-secured = { $district } secured
table-touches = { $place } – { $districts }
table-orchids = One orchid at { $one } points, two at { $two }, three at { $three }.
printed-and = { $one }; { $other }
blackout-play-search-hand = Search icons in hand { $icons }, other strength { $other }, GPS tokens { $gps }, each worth { $per_gps }.
blackout-play-restoring-power = Restoring power
blackout-play-card-what = Which card? For example: card Doctor
blackout-play-nobody-sits = Nobody sits at { $seat }.
blackout-play-no-such-player = There is no player “{ $text }” at the table.
blackout-play-really-leave-to-bot = A bot will play your seat to the end. If you really want that, type “resign” again.
