# Alexander Pfister’s Blackout: Hong Kong.
blackout-resource =
    { $resource ->
        [food] food
        [tools] tools
        [gasoline] gasoline
        [water] water
        [books] books
       *[medipacks] medipacks
    }
blackout-starts = { $seat } is the starting player.
    .you = You are the starting player.
blackout-volunteer = { $seat } gets the starting volunteer { $card }.
    .you = You get the starting volunteer { $card }.
blackout-emergency = { $seat } gets emergency plan { $plan }.
    .you = You get emergency plan { $plan }.
blackout-round = Round { $round }; { $seat } is the starting player.
    .you = Round { $round }; you are the starting player.
blackout-rolled =
    The { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } die shows { blackout-resource }.
blackout-rolled-again =
    The { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } die is rolled again and shows { blackout-resource }.
blackout-planned = { $seat } plans { $card } in slot { $slot }.
    .you = You plan { $card } in slot { $slot }.
blackout-unplanned = { $seat } empties slot { $slot }.
    .you = You empty slot { $slot }.
blackout-ready = { $seat } is ready.
    .you = You are ready.
blackout-not-ready = { $seat } is not ready after all.
    .you = You are not ready after all.
blackout-turned-up = { $seat } turns up { $card } in slot { $slot }.
    .you = You turn up { $card } in slot { $slot }.
blackout-declined = { $seat } does not use { $card }.
    .you = You do not use { $card }.
blackout-gained = { $seat } gains { blackout-goods }.
    .you = You gain { blackout-goods }.
blackout-lost =
    { $good ->
        [gps] { $seat } should get { blackout-goods }, but the common supply is empty.
        [transport] { $seat } should get { blackout-goods }, but the common supply is empty.
       *[other] { $seat } has no cube left for { blackout-goods }.
    }
    .you =
        { $good ->
            [gps] You should get { blackout-goods }, but the common supply is empty.
            [transport] You should get { blackout-goods }, but the common supply is empty.
           *[other] You have no cube left for { blackout-goods }.
        }
blackout-no-cube =
    { $purpose ->
        [map] { $seat } has no cube left to place on the map.
       *[goal] { $seat } has no cube left to mark the goal, which counts all the same.
    }
    .you =
        { $purpose ->
            [map] You have no cube left to place on the map.
           *[goal] You have no cube left to mark the goal, which counts all the same.
        }
blackout-paid = { $seat } pays { blackout-goods }.
    .you = You pay { blackout-goods }.
blackout-scored = { $seat }: { blackout-score }.
    .you = You score { blackout-score }.
blackout-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $cause ->
        [tokens] transport tokens
        [specialist] a specialist
        [goal] a goal
        [bonus] a bonus
        [completion] a finished plan
        [power] restored power
        [scouting] scouting
        [feeding] feeding
        [district] a secured district
        [check-mark] a check-mark action
        [dollars] money
        [tiles] scout tiles
       *[cards] cards
    })
blackout-healed = { $card } leaves { $seat }’s hospital.
    .you = { $card } leaves your hospital.
blackout-hand-shown = { $seat } shows the hand: search icons { $icons }.
    .you = You show your hand: search icons { $icons }.
blackout-placed = { $seat } places a cube on { $location }.
    .you = You place a cube on { $location }.
blackout-to-hand = { $card } comes to { $seat }’s hand.
    .you = { $card } comes to your hand.
blackout-looked = { $seat } looks at the tiles of { $district }.
    .you = You look at the tiles of { $district }.
blackout-saw = { $seat } sees the tile { $tile } on place { $place } of { $district }.
    .you = You see the tile { $tile } on place { $place } of { $district }.
blackout-returned = The tile { $tile } goes back face up to place { $place } of { $district }.
blackout-collecting =
    { $seat } wants the tile { $tile } of { $district } with { $challenge ->
        [simple] the simple challenge
        [advanced] the advanced challenge
       *[probe] the probe challenge
    }.
    .you =
        You want the tile { $tile } of { $district } with { $challenge ->
            [simple] the simple challenge
            [advanced] the advanced challenge
           *[probe] the probe challenge
        }.
blackout-joined = { $card } joins { $seat }’s search team.
    .you = { $card } joins your search team.
blackout-collected =
    { $seat } collects the tile { $tile }, { $face ->
        [up] face up
       *[down] face down
    }.
    .you =
        You collect the tile { $tile }, { $face ->
            [up] face up
           *[down] face down
        }.
blackout-injured = { $seat }’s { $card } goes to the hospital.
    .you = Your { $card } goes to the hospital.
blackout-bought = { $seat } buys { $card } from row { $row } for ${ $price } and puts it on objective spot { $spot }.
    .you = You buy { $card } from row { $row } for ${ $price } and put it on objective spot { $spot }.
blackout-passed = { $seat } passes.
    .you = You pass.
blackout-revealed = { $card } comes into row { $row }.
blackout-end-triggered = The draw deck is empty: after this round one more is played.
blackout-removed = { $card } leaves row { $row }.
blackout-discarded = { $seat } discards { $card } from objective spot { $spot }.
    .you = You discard { $card } from objective spot { $spot }.
blackout-secured = { $district } is secured.
blackout-marked =
    { $seat } moves a marker to { $district } and unlocks the check-mark action “{ $action ->
        [gps] 1 book for 1 GPS
        [transport] 1 gasoline for 2 transport tokens
        [dollars] 1 tool for $3
        [battery] 1 medipack for 1 battery
       *[points] $4 for 2 points
    }”.
    .you = You move a marker to { $district } and unlock the check-mark action “{ blackout-do-check }”.
blackout-refreshed =
    { $n ->
        [one] { $seat } takes 1 card of slot { $slot } into hand.
       *[other] { $seat } takes { $n } cards of slot { $slot } into hand.
    }
    .you =
        { $n ->
            [one] You take 1 card of slot { $slot } into your hand.
           *[other] You take { $n } cards of slot { $slot } into your hand.
        }
blackout-checked =
    { $seat } uses the check-mark action “{ $action ->
        [gps] 1 book for 1 GPS
        [transport] 1 gasoline for 2 transport tokens
        [dollars] 1 tool for $3
        [battery] 1 medipack for 1 battery
       *[points] $4 for 2 points
    }”.
    .you = You use the check-mark action “{ blackout-do-check }”.
blackout-last-round = The last round follows.
blackout-over = The game is over.
blackout-ask =
    { $decision ->
        [start] Choose where to start.
        [plan] Plan your cards, then be ready.
        [deploy] Turn up a planned card.
        [procure] What does the volunteer procure?
        [act] Let the specialist act?
        [part] Take this part, too?
        [single-part] Use the specialist?
        [complete] Complete a goal?
        [pay] How do you pay?
        [place] Where does the cube go?
        [finish] Finish the plan now, or keep it?
        [search] Which district do you scout?
        [collect] Which tile do you collect?
        [team] Who joins the search team?
        [buy] Buy a card or pass.
        [food] What do you get for your food?
        [water] What do you get for your water?
        [discard] Discard an objective?
        [mark] Which marker do you move?
        [refresh] Refresh your hand?
        [check-marks] Which check-mark action do you use?
       *[none] Nothing is asked of you.
    }
blackout-do-done =
    { $decision ->
        [procure] do not use the card
        [act] do not use the card
        [part] leave it
        [single-part] do not use the card
        [complete] no more goals
        [finish] keep the plan
        [search] do not scout
        [collect] collect nothing
        [team] go with this team
        [buy] pass
        [discard] keep all objectives
        [refresh] do not refresh
        [check-marks] no more actions
       *[other] done
    }
blackout-do-start = start at { $location }
blackout-do-plan = { $card } into slot { $slot }
blackout-do-unplan = empty slot { $slot }
blackout-do-ready = ready
blackout-do-unready = not ready after all
blackout-do-deploy = turn up { $card } in slot { $slot }
blackout-do-procure = { blackout-goods }
blackout-do-act = use { $card }
blackout-do-pay = pay { blackout-goods }
blackout-do-pay-both =
    { $by_battery ->
        [none] pay 1 gasoline and 1 book
        [gasoline] pay 1 battery for gasoline, and 1 book
        [books] pay 1 gasoline, and 1 battery for a book
       *[both] pay 2 batteries for gasoline and a book
    }
blackout-do-pay-dollars = pay ${ $price } for 3 { blackout-resource }
blackout-do-heal =
    { $card } back to hand, for { $good ->
        [battery] 1 battery
       *[medipacks] 1 medipack
    }
blackout-do-complete-card = { $card }, goal { $goal }
blackout-do-complete-plan = emergency plan { $plan }, goal { $goal }
blackout-do-complete-power = restore power, goal { $goal }
blackout-do-batteries =
    { $n ->
        [0] { blackout-had-batteries }
       *[other]
            { $batteries ->
                [0] { blackout-goods }
               *[other] { blackout-goods } and { blackout-had-batteries }
            }
    }
blackout-do-place = cube on { $location }
blackout-do-finish = finish now
blackout-do-search = scout { $district }
blackout-do-collect =
    { $tile } with { $challenge ->
        [simple] the simple challenge
        [advanced] the advanced challenge
       *[probe] the probe challenge
    }
blackout-do-join = { $card } joins (search icons { $icons })
blackout-do-buy = buy { $card }
blackout-do-feed =
    { $pairs ->
        [0] { blackout-food-sold }
        [one]
            { $rest ->
                [0] 1 pair for 4 points
               *[other] 1 pair for 4 points; { blackout-food-sold }
            }
       *[other]
            { $rest ->
                [0] { $pairs } pairs for 4 points each
               *[other] { $pairs } pairs for 4 points each; { blackout-food-sold }
            }
    }
blackout-food-sold =
    { $rest ->
        [one] 1 food for $2
       *[other] { $rest } food for $2 each
    }
blackout-do-water =
    { $pairs ->
        [0]
            { $purified ->
                [0] { blackout-water-sold }
               *[other] { blackout-water-purified }{ $rest ->
                    [0] { "" }
                   *[other] ; { blackout-water-sold }
                }
            }
       *[other] { blackout-water-for-gps }{ $purified ->
            [0] { "" }
           *[other] ; { blackout-water-purified }
        }{ $rest ->
            [0] { "" }
           *[other] ; { blackout-water-sold }
        }
    }
blackout-water-for-gps =
    { $pairs ->
        [one] 1 pair for 1 GPS token
       *[other] { $pairs } pairs for 1 GPS token each
    }
blackout-water-purified =
    { $purified ->
        [one] 1 pair for $7
       *[other] { $purified } pairs for $7 each
    }
blackout-water-sold =
    { $rest ->
        [one] 1 water for $1
       *[other] { $rest } water for $1 each
    }
blackout-do-discard = discard { $card }
blackout-do-mark =
    unlock: { $action ->
        [gps] 1 book for 1 GPS
        [transport] 1 gasoline for 2 transport tokens
        [dollars] 1 tool for $3
        [battery] 1 medipack for 1 battery
       *[points] $4 for 2 points
    }
blackout-do-check =
    { $action ->
        [gps] 1 book for 1 GPS
        [transport] 1 gasoline for 2 transport tokens
        [dollars] 1 tool for $3
        [battery] 1 medipack for 1 battery
       *[points] $4 for 2 points
    }
blackout-do-refresh =
    { $n ->
        [one] take the card of slot { $slot }
       *[other] take the { $n } cards of slot { $slot }
    }
blackout-do-check-plan = the action of { $card }
blackout-do-check-emergency = the action of emergency plan { $plan }
blackout-do-buy-battery = buy a battery
blackout-cost-dollars = ${ $n }
blackout-cost-tokens =
    { $tokens ->
        [0]
            { $points ->
                [one] 1 point
               *[other] { $points } points
            }
        [one] 1 transport token{ $points ->
            [0] { "" }
            [one] { " " }and 1 point
           *[other] { " " }and { $points } points
        }
       *[other] { $tokens } transport tokens{ $points ->
            [0] { "" }
            [one] { " " }and 1 point
           *[other] { " " }and { $points } points
        }
    }
blackout-cost-gps =
    { $n ->
        [one] 1 GPS token
       *[other] { $n } GPS tokens
    }
blackout-cost-battery = 1 battery instead of the resource
blackout-caution-nothing-planned = You have planned nothing. None of your cards will be deployed this round.
blackout-needed =
    { $resource ->
        [food] { $need } food
        [tools]
            { $need ->
                [one] 1 tool
               *[other] { $need } tools
            }
        [gasoline] { $need } gasoline
        [water] { $need } water
        [books]
            { $need ->
                [one] 1 book
               *[other] { $need } books
            }
       *[medipacks]
            { $need ->
                [one] 1 medipack
               *[other] { $need } medipacks
            }
    }
blackout-had =
    { $resource ->
        [food] { $have } food
        [tools]
            { $have ->
                [one] 1 tool
               *[other] { $have } tools
            }
        [gasoline] { $have } gasoline
        [water] { $have } water
        [books]
            { $have ->
                [one] 1 book
               *[other] { $have } books
            }
       *[medipacks]
            { $have ->
                [one] 1 medipack
               *[other] { $have } medipacks
            }
    }
blackout-had-or-none =
    { $have ->
        [0] none
       *[other] { $have }
    }
blackout-had-batteries =
    { $batteries ->
        [0] no battery
        [one] 1 battery
       *[other] { $batteries } batteries
    }
blackout-why-not-asked = You are not asked now.
blackout-why-not-here = That is no answer to what is asked now: { blackout-ask }
blackout-why-must-start = You have to start somewhere: choose a location.
blackout-why-must-turn-up =
    { $n ->
        [one] Your planned card still lies face down and has to be turned up.
       *[other] Your { $n } planned cards still lie face down and have to be turned up, one after another.
    }
blackout-why-must-pay = A payment that has begun is paid in full: say how you pay the rest.
blackout-why-must-place = The cube has to be placed: choose a location.
blackout-why-must-return = All your { blackout-resource } ({ $have }) goes back now: choose what you get for it.
blackout-why-must-mark = You surround { $district }, so one of your markers has to move there.
blackout-why-no-cube = This needs a cube, and you have none left in your supply.
blackout-why-last-cube = You have 1 cube left in your supply and have to place it; a battery needs one more.
blackout-why-tokens-left =
    { $good ->
        [gps]
            { $need ->
                [one] This needs 1 GPS token of the common supply, which has { blackout-had-or-none } left.
               *[other] This needs { $need } GPS tokens of the common supply, which has { blackout-had-or-none } left.
            }
       *[transport]
            { $need ->
                [one] This needs 1 transport token of the common supply, which has { blackout-had-or-none } left.
               *[other] This needs { $need } transport tokens of the common supply, which has { blackout-had-or-none } left.
            }
    }
blackout-why-off-map = There is no location { $number }; the map has { $n }, counted from 0.
blackout-why-taken = { $seat } starts at { $location } already; choose another location.
blackout-why-own-cube = Your own cube is on { $location } already.
blackout-why-wrong-color =
    The cube has to go to a { $color ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[purple] purple
    } location, and { $location } is { $found ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[purple] purple
    }.
blackout-why-map-full = Your cubes are on every location already, so there is no room for another.
blackout-why-is-ready = You are ready; take that back first.
blackout-why-not-ready = You are not ready yet, so there is nothing to take back.
blackout-why-no-slot = There is no slot { $slot }; a player board has four.
blackout-why-locked = Slot { $slot } is locked until you have completed the second restore power goal.
blackout-why-already-planned = { $card } is planned in slot { $slot } already.
blackout-why-in-hospital = { $card } is in the hospital, not in your hand.
blackout-why-in-slot = { $card } lies face up in slot { $slot }, not in your hand.
blackout-why-not-in-hand = { $card } is not in your hand.
blackout-why-nothing-planned = Nothing is planned in slot { $slot }.
blackout-why-nothing-face-down = No card lies face down in slot { $slot }.
blackout-why-leader-idle = The Leader would give you nothing: you have no cube left for a battery and no check-mark action you could use.
blackout-why-not-its-part = That is not what { $card } does.
blackout-why-not-taken =
    { $card } takes { $wanted ->
        [tools] a tool
        [food] food
       *[gasoline-or-books] gasoline or a book
    }, not { blackout-resource }.
blackout-why-not-in-hospital = { $card } is not in your hospital.
blackout-why-no-icons = The cards in your hand have no search icons, so showing them would give you nothing.
blackout-why-import-price = This costs ${ $need }; you have ${ $have }.
blackout-why-no-battery = Batteries are not bought while planning, at the start, or inside a payment.
blackout-why-battery-price = A battery costs ${ $need }; you have ${ $have }.
blackout-why-batteries-alone = For batteries alone it makes no difference what they stand for: choose “{ blackout-resource }”.
blackout-why-own-goods = To pay this way you need { blackout-needed }; you have { blackout-had-or-none }.
blackout-why-batteries =
    { $need ->
        [one] To pay this way you need 1 battery; you have none.
       *[other] To pay this way you need { $need } batteries; you have { $batteries ->
            [0] none
           *[other] { $batteries }
        }.
    }
blackout-why-too-many-batteries =
    { $need ->
        [one] Only 1 resource is paid for now, so { $n } batteries are too many.
       *[other] Only { $need } resources are paid for now, so { $n } batteries are too many.
    }
blackout-why-rest-short =
    { $missing ->
        [one] If you pay this way, 1 resource will be missing for the rest of the cost.
       *[other] If you pay this way, { $missing } resources will be missing for the rest of the cost.
    }
blackout-why-name-type =
    { $need ->
        [one] Now you pay 1 resource of a type of your choice: name the type.
       *[other] Now you pay { $need } resources of one type of your choice: name the type.
    }
blackout-why-no-choice = Now you pay { blackout-needed }: say only how many batteries go into it.
blackout-why-empty-spot = Objective spot { $spot } is empty.
blackout-why-no-goals = Nothing with goals lies there.
blackout-why-no-goal =
    { $n ->
        [one] There is no goal { $goal } there, but only one.
       *[other] There is no goal { $goal } there, but only { $n }.
    }
blackout-why-completed = You have completed goal { $goal } already.
blackout-why-restored = You have restored power by this goal already; each counts once per game.
blackout-why-bound = Your first goal has bound you to emergency plan { $plan }.
blackout-why-goods = This needs { blackout-needed }; you have { blackout-had-or-none } and { blackout-had-batteries }.
blackout-why-several-goods =
    { $others ->
        [one] This needs { blackout-needed }, of which you have { blackout-had-or-none }; 1 other resource is missing, too, and you have { blackout-had-batteries }.
       *[other] This needs { blackout-needed }, of which you have { blackout-had-or-none }; { $others } other resources are missing, too, and you have { blackout-had-batteries }.
    }
blackout-why-one-type =
    This needs { $need ->
        [one] 1 resource of any type
       *[other] { $need } resources of one type
    }; for it you have { $have ->
        [0] no resource
       *[other] at best { blackout-had }
    } and { blackout-had-batteries }.
blackout-why-dollars = This needs ${ $need }; you have ${ $have }.
blackout-why-slot-set =
    One slot has to hold { $need } { $color ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[purple] purple
    } { $need ->
        [one] card
       *[other] cards
    }; slot { $slot } comes nearest and has { $others ->
        [0] { blackout-had-or-none }
        [one] { blackout-had-or-none }, and 1 card of another colour is missing there, too
       *[other] { blackout-had-or-none }, and { $others } cards of other colours are missing there, too
    }.
blackout-why-tile-type =
    This needs a face-up scout tile of the type { $kind ->
        [points] points
        [dollars] HK dollars
        [battery] battery
        [books] books
        [tools] tools
        [medipacks] medipacks
       *[gasoline] gasoline
    }; { $down ->
        [0] you have none
       *[other] yours lie face down ({ $down })
    }.
blackout-why-no-centre = Your cubes have to join the crisis centres { $letter }; you have none on { $location }.
blackout-why-gap =
    { $missing ->
        [one] Your cubes do not join the crisis centres { $letter }; at least 1 more is needed between them.
       *[other] Your cubes do not join the crisis centres { $letter }; at least { $missing } more are needed between them.
    }
blackout-why-not-touched = None of your cubes is on a location round { $district }.
blackout-why-searched = { $district } has been chosen this round already.
blackout-why-no-tiles = { $district } has no scout tiles left.
blackout-why-secured = { $district } is secured; its scout tiles have left the game.
blackout-why-no-tile = No scout tile lies on place { $place }.
blackout-why-not-lowest = A probe is only for the tile with the lowest simple challenge, which needs { $lowest }; this one needs { $simple }.
blackout-why-no-team = No card in your hand has search icons, so nobody can go.
blackout-why-strength =
    The challenge needs { $need }, and you reach { $have }: { $icons } by search icons of the team, { $more } by plans and face-down tiles, and { $gps ->
        [0] no GPS token, which would count { $worth }
        [one] 1 GPS token, which counts { $worth }
       *[other] { $gps } GPS tokens, which count { $worth } each
    }.
blackout-why-not-hand-card = { $card } is not in your hand; only hand cards search.
blackout-why-no-icon = { $card } has no search icon and cannot join.
blackout-why-in-team = { $card } has joined already.
blackout-why-nobody-joined = The team needs at least one card.
blackout-why-no-card = No card lies on place { $place } of row { $row }.
blackout-why-no-spot = All three objective spots are taken.
blackout-why-row-price = A card of row { $row } costs ${ $need }; you have ${ $have }.
blackout-why-pairs = So many pairs take { blackout-needed }; you have { blackout-had-or-none }.
blackout-why-no-pairs =
    { $resource ->
        [food] You have no finished plan that turns pairs of food into points.
       *[water] You have no finished plan that turns pairs of water into $7.
    }
blackout-why-nothing-to-discard = There is no objective on spot { $spot } to discard.
blackout-why-marker-moved = The marker of this action has been moved already: { blackout-do-check }.
blackout-why-slot-empty = Slot { $slot } holds no cards.
blackout-why-not-fullest =
    { $n ->
        [one] Slot { $slot } holds 1 card; only a slot with the most cards, now { $most }, can be taken.
       *[other] Slot { $slot } holds { $n } cards; only a slot with the most cards, now { $most }, can be taken.
    }
blackout-why-no-check-mark = There is no check-mark action { $action }.
blackout-why-no-action-line = { $card } has no check-mark action.
blackout-why-no-emergency-action = Emergency plan { $plan } has no check-mark action.
blackout-why-action-locked = This check-mark action is locked, since its marker is still on your board: { blackout-do-check }.
blackout-why-action-used = You have used check-mark action { $action } already.
blackout-why-check-price = This check-mark action costs ${ $need }; you have ${ $have }.
blackout-why-nothing-to-pay = This check-mark action costs no resource, so no battery can pay for it.
blackout-text-setup = “{ $text }” is not a setup. Write “seats 2” to “seats 4”, or “seats 1 chapter 1” to “seats 4 chapter 5”.
blackout-text-action = “{ $text }” is not an action.
blackout-text-outcome = “{ $text }” is not an outcome.
blackout-occupied = { $seat } puts a cube on { $district }.
    .you = You put a cube on { $district }.
blackout-goods =
    { $good ->
        [food] { $n } food
        [tools] { $n ->
            [one] 1 tool
           *[other] { $n } tools
        }
        [gasoline] { $n } gasoline
        [water] { $n } water
        [books] { $n ->
            [one] 1 book
           *[other] { $n } books
        }
        [medipacks] { $n ->
            [one] 1 medipack
           *[other] { $n } medipacks
        }
        [battery] { $n ->
            [one] 1 battery
           *[other] { $n } batteries
        }
        [dollars] ${ $n }
        [gps] { $n ->
            [one] 1 GPS token
           *[other] { $n } GPS tokens
        }
       *[transport] { $n ->
            [one] 1 transport token
           *[other] { $n } transport tokens
        }
    }
blackout-completed-card = { $seat } completes goal { $goal } of { $card } on objective spot { $spot }.
    .you = You complete goal { $goal } of { $card } on objective spot { $spot }.
blackout-completed-plan = { $seat } completes goal { $goal } of emergency plan { $plan }.
    .you = You complete goal { $goal } of emergency plan { $plan }.
blackout-restored-power = { $seat } restores power, goal { $goal }.
    .you = You restore power, goal { $goal }.
blackout-finished-card = { $seat } finishes { $card } on objective spot { $spot }.
    .you = You finish { $card } on objective spot { $spot }.
blackout-finished-plan = { $seat } finishes emergency plan { $plan }.
    .you = You finish emergency plan { $plan }.
blackout-checked-plan = { $seat } uses the check-mark action of { $card }.
    .you = You use the check-mark action of { $card }.
blackout-checked-emergency = { $seat } uses the check-mark action of emergency plan { $plan }.
    .you = You use the check-mark action of emergency plan { $plan }.
