# Alexander Pfister’s Blackout: Hong Kong.
blackout-good =
    { $good ->
        [food] food
        [tools] tools
        [gasoline] gasoline
        [water] water
        [books] books
        [medipacks] medipacks
        [battery] battery
        [dollars] HK dollars
        [gps] GPS
       *[transport] transport
    }
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
blackout-volunteer = { $seat } gets the starting volunteer { $card }.
blackout-emergency = { $seat } gets emergency plan { $plan ->
        [0] A
        [1] B
        [2] C
       *[other] D
    }.
blackout-round = Round { $round }; { $seat } is the starting player.
blackout-rolled =
    The { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } die shows { blackout-resource }.
blackout-planned = { $seat } plans { $card } in slot { $slot }.
blackout-unplanned = { $seat } empties slot { $slot }.
blackout-ready = { $seat } is ready.
blackout-not-ready = { $seat } is not ready after all.
blackout-turned-up = { $seat } turns up { $card } in slot { $slot }.
blackout-declined = { $seat } does not use { $card }.
blackout-gained = { $seat } gains { blackout-goods }.
blackout-lost = { $seat } has no room for { blackout-goods }.
blackout-paid = { $seat } pays { blackout-goods }.
blackout-scored =
    { $seat }: { $points ->
        [one] 1 point
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
    }).
blackout-healed = { $card } leaves { $seat }’s hospital.
blackout-hand-shown = { $seat } shows the hand: search icons { $icons }.
blackout-placed = { $seat } places a cube on { $location }.
blackout-completed = { $seat } completes goal { $goal } on spot { $spot }.
blackout-to-hand = { $card } comes to { $seat }’s hand.
blackout-finished = { $seat } finishes the plan on spot { $spot }.
blackout-looked = { $seat } looks at the tiles of { $district }.
blackout-saw = { $seat } sees the tile { $tile } on place { $place } of { $district }.
blackout-returned = The tile { $tile } goes back face up to place { $place } of { $district }.
blackout-collecting =
    { $seat } wants the tile { $tile } of { $district } by { $challenge ->
        [simple] the simple challenge
        [advanced] the advanced challenge
       *[probe] the probe challenge
    }.
blackout-joined = { $card } joins { $seat }’s search team.
blackout-collected =
    { $seat } collects the tile { $tile }, { $face ->
        [up] face up
       *[down] face down
    }.
blackout-injured = { $card } of { $seat } goes to the hospital.
blackout-bought = { $seat } buys { $card } for ${ $price }.
blackout-passed = { $seat } passes.
blackout-revealed = { $card } comes into row { $row }.
blackout-end-triggered = The draw deck is empty: after this round one more is played.
blackout-removed = { $card } leaves the display.
blackout-discarded = { $seat } discards { $card }.
blackout-secured = { $district } is secured.
blackout-marked = { $seat } moves the marker of check-mark action { $action } to { $district }.
blackout-refreshed = { $seat } takes { $n } cards of slot { $slot } into hand.
blackout-checked = { $seat } uses check-mark action { $action }.
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
blackout-do-procure = { $n } × { blackout-resource }
blackout-do-act = use { $card }
blackout-do-pay = pay 1 { blackout-good }
blackout-do-pay-both = pay gasoline and a book, { $batteries } of them by battery
blackout-do-pay-dollars = pay ${ $price } for 3 × { blackout-resource }
blackout-do-heal = { $card } back to hand, for 1 { blackout-good }
blackout-do-complete-card = { $card }, goal { $goal }
blackout-do-complete-plan = emergency plan { $plan }, goal { $goal }
blackout-do-complete-power = restore power, goal { $goal }
blackout-do-batteries = { $n } × { blackout-resource } and { $batteries } × battery
blackout-do-pay-type = pay with { blackout-resource }, { $batteries } of them by battery
blackout-do-place = cube on { $location }
blackout-do-finish = finish now
blackout-do-search = scout { $district }
blackout-do-collect =
    { $tile } by { $challenge ->
        [simple] the simple challenge
        [advanced] the advanced challenge
       *[probe] the probe challenge
    }
blackout-do-join = { $card } joins (search icons { $icons })
blackout-do-buy = buy { $card }
blackout-do-feed = { $pairs } pairs for 4 points each, the rest for $2 each
blackout-do-water = pairs for GPS: { $pairs }; pairs for $7: { $purified }; the rest for $1 each
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
blackout-do-refresh = take the { $n } cards of slot { $slot }
blackout-do-check-plan = the action of { $card }
blackout-do-buy-battery = buy a battery
blackout-cost-dollars = ${ $n }
blackout-cost-tokens = transport tokens { $tokens }, points { $points }
blackout-cost-battery = 1 battery
blackout-why-not-asked =
    { $decision ->
        [none] You are not asked now.
       *[other] You are not asked for that now.
    }
blackout-why-not-here =
    { $decision ->
        [plan] While planning you can only plan, empty a slot, or be ready.
       *[other] That is not offered here: it cannot be paid, would give nothing, or is not what is asked.
    }
blackout-why-is-ready = You are ready. Take that back first.
blackout-why-locked = Slot { $slot } is locked.
blackout-why-not-in-hand = That card is not in your hand.
blackout-why-dollars = Needs ${ $need }, you have ${ $have }.
blackout-why-goods = Resources missing: { $missing }; batteries you have: { $batteries }.
blackout-why-requirement = Its requirement is not met.
blackout-why-completed = That goal is completed.
blackout-why-no-goal = There is no goal there.
blackout-why-no-spot = All three objective spots are taken.
blackout-why-no-cube = You have no cube left in your supply.
blackout-why-own-cube = Your own cube is there already.
blackout-text-setup = “{ $text }” is no setup. Write “seats 2” to “seats 4”, or “seats 1 chapter 1” to “seats 4 chapter 5”.
blackout-text-action = “{ $text }” is no action.
blackout-text-outcome = “{ $text }” is no outcome.
blackout-occupied = { $seat } puts a cube on { $district }.
blackout-why-bound = Your first goal has bound you to the other plan.
blackout-why-no-battery = Batteries are not bought while planning, at the start, or inside a payment.
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
