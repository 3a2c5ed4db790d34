const e=`# Advice of the bots: what a move is good for, what it is about, what it does.

advice-hongkong-aim-win = The game can be won by force.
advice-hongkong-aim-take = Take a building from your opponent.
advice-hongkong-aim-guard = Make sure of what is yours.
advice-hongkong-aim-threaten = Threaten what is your opponent’s.
advice-hongkong-aim-found = Build where nobody has built yet.
advice-hongkong-aim-rise = Grow above your neighbours.
advice-hongkong-about-plot = Look at { $plot }.
advice-hongkong-forces =
    { $within ->
        [one] Wins at once.
       *[other] Wins by force, within { $within } placements of both of you.
    }
advice-hongkong-ends = Ends the game while you are ahead.
advice-hongkong-takes = Takes { $plot } from { $seat }.
advice-hongkong-guards =
    { $n ->
        [one] { $plots } can no longer be taken from you next turn.
       *[other] { $plots } can no longer be taken from you next turn.
    }
advice-hongkong-seals = Closes { $plot }: nobody builds on it any more.
advice-hongkong-threatens =
    { $n ->
        [one] Threatens to take { $plots }.
       *[other] Threatens to take { $plots }.
    }
advice-hongkong-centre = Gives you the centre plot, which decides when both have as many buildings.
advice-hongkong-founds = A building more, on { $plot }: that makes { $more } to { $fewer }.
advice-hongkong-raises = Raises { $plot } to height { $height }: harder to take, and its neighbours come into reach.

advice-blackout-aim-secure = A district can be secured.
advice-blackout-aim-goal = It is about a goal.
advice-blackout-aim-power = Think of restoring power.
advice-blackout-aim-scout = Think of scout tiles.
advice-blackout-aim-goods = You need resources.
advice-blackout-aim-money = You need money.
advice-blackout-aim-tokens = You need tokens.
advice-blackout-aim-points = There are points to be had.
advice-blackout-aim-cards = It is about the cards of your hand and slots.
advice-blackout-aim-hospital = Mind the hospital.
advice-blackout-aim-engine = Think of your check-mark actions.
advice-blackout-aim-map = It is about your cubes on the map.
advice-blackout-aim-chapter = Think of what the chapter asks for.
advice-blackout-aim-others = Mind what the others want.
advice-blackout-aim-save = Keep what you have: spend nothing here.
advice-blackout-aim-thrift = There is something to be saved here.
advice-blackout-aim-gather = Plan for what one of your goals needs.
advice-blackout-aim-start = Start where several districts meet and your goals want cubes.
advice-blackout-aim-start-link = One of your goals asks for linked crisis centres: start on the way between them.
advice-blackout-aim-nothing = No single reason stands out here.
advice-blackout-about-card = Look at { $card }.
advice-blackout-about-plan = Look at emergency plan { $plan }.
advice-blackout-about-power = Look at restoring power, goal { $goal }.
advice-blackout-about-district = Look at { $district } and the locations round it.
advice-blackout-about-location = Look at { $location }.
advice-blackout-about-tile = Look at the tile { $tile }.
advice-blackout-about-slot = Look at slot { $slot }.
advice-blackout-about-good =
    { $good ->
        [food] Think of food.
        [tools] Think of tools.
        [gasoline] Think of gasoline.
        [water] Think of water.
        [books] Think of books.
        [medipacks] Think of medipacks.
        [battery] Think of a battery.
        [dollars] Think of money.
        [gps] Think of GPS tokens.
       *[transport] Think of transport tokens.
    }
advice-blackout-about-action = Look at the check-mark action “{ blackout-do-check }”.
advice-blackout-secures =
    { $odds ->
        [sure] Secures { $district } for { advice-points }.
       *[likely] Will probably secure { $district } for { advice-points }.
    }
advice-blackout-approaches =
    { $left ->
        [one] After that one location is missing round { $district }.
       *[other] After that { $left } locations are missing round { $district }.
    }
advice-blackout-completes =
    { $odds ->
        [sure] Completes goal { $goal } of { $card } this round.
       *[likely] Will probably complete goal { $goal } of { $card } this round.
    }
advice-blackout-completes-plan =
    { $odds ->
        [sure] Completes goal { $goal } of emergency plan { $plan } this round.
       *[likely] Will probably complete goal { $goal } of emergency plan { $plan } this round.
    }
advice-blackout-wins =
    { $odds ->
        [sure] Brings { $card } to your hand this round.
       *[likely] Will probably bring { $card } to your hand this round.
    }
advice-blackout-finishes =
    { $odds ->
        [sure] Finishes the plan { $card } this round.
       *[likely] Will probably finish the plan { $card } this round.
    }
advice-blackout-finishes-plan =
    { $odds ->
        [sure] Finishes emergency plan { $plan } this round.
       *[likely] Will probably finish emergency plan { $plan } this round.
    }
advice-blackout-raises-limit =
    { $odds ->
        [sure] Restores power: from now on you may refresh with up to 6 cards in hand.
       *[likely] Will probably restore power: then you may refresh with up to 6 cards in hand.
    }
advice-blackout-opens-slot =
    { $odds ->
        [sure] Restores power and opens slot 4 for the next round.
       *[likely] Will probably restore power and open slot 4 for the next round.
    }
advice-blackout-collects =
    { $odds ->
        [sure] Collects the tile { $tile }.
       *[likely] Will probably collect the tile { $tile }.
    }
advice-blackout-heals = Brings { $card } back from the hospital.
advice-blackout-brings = Brings { blackout-goods } this round.
advice-blackout-card-brings = { $card } brings { blackout-goods }.
advice-blackout-card-heals = { $card } brings { $healed } back from the hospital.
advice-blackout-card-places = { $card } puts a cube on the map.
advice-blackout-scores =
    { $cause ->
        [specialist] Scores { advice-points } by a specialist.
        [scouting] Scores { advice-points } by scouting.
        [feeding] Scores { advice-points } by feeding.
        [check-mark] Scores { advice-points } by a check-mark action.
        [dollars] Scores { advice-points } for money.
        [tiles] Scores { advice-points } for scout tiles.
       *[other] Scores { advice-points }.
    }
advice-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
advice-blackout-saves = Saves { blackout-goods }.
advice-blackout-spares = Keeps { $card } out of the hospital.
advice-blackout-places =
    { $n ->
        [one] Brings a cube to the map this round.
       *[other] Brings { $n } cubes to the map this round.
    }
advice-blackout-unlocks = Unlocks the check-mark action “{ blackout-do-check }”.
advice-blackout-refreshes =
    { $n ->
        [one] Brings a card back to your hand.
       *[other] Brings { $n } cards back to your hand.
    }
advice-blackout-forestalls = Otherwise { $seat } would probably buy { $card }.
advice-blackout-hinders = Keeps { $seat } from about { advice-points } this round.
advice-blackout-carries =
    { $cubes ->
        [one] { $card } procures 1 resource each time you plan it.
       *[other] { $card } procures { $cubes } resources each time you plan it.
    }
advice-blackout-worth = { $card } scores { advice-points } at the end.
advice-blackout-link-of =
    { $part ->
        [end] It is a crisis centre { $letter }. Goal { $goal } of { $card } asks you to link both of them, which takes { $cubes } cubes.
       *[way] It lies between the crisis centres { $letter }. Goal { $goal } of { $card } asks you to link them, which takes { $cubes } cubes.
    }
advice-blackout-link-of-plan =
    { $part ->
        [end] It is a crisis centre { $letter }. Goal { $goal } of emergency plan { $plan } asks you to link both of them, which takes { $cubes } cubes.
       *[way] It lies between the crisis centres { $letter }. Goal { $goal } of emergency plan { $plan } asks you to link them, which takes { $cubes } cubes.
    }
advice-blackout-wanted-round = It counts towards the four cubes round { $district } that the chapter asks for.
advice-blackout-wanted-red = It is red and counts towards the four cubes on red locations that the chapter asks for.
advice-blackout-borders =
    { $n ->
        [one] It borders { $district }: you can scout there, and { $cubes } cubes surround it.
       *[other] It borders { $n } districts, all of which you can scout; { $district } takes only { $cubes } cubes to surround.
    }
advice-blackout-near-color =
    { $color ->
        [red] { $n ->
            [one] A red location lies next to it, and your goals put cubes on red.
           *[other] { $n } red locations lie next to it, and your goals put cubes on red.
        }
        [yellow] { $n ->
            [one] A yellow location lies next to it, and your goals put cubes on yellow.
           *[other] { $n } yellow locations lie next to it, and your goals put cubes on yellow.
        }
        [blue] { $n ->
            [one] A blue location lies next to it, and your goals put cubes on blue.
           *[other] { $n } blue locations lie next to it, and your goals put cubes on blue.
        }
       *[purple] { $n ->
            [one] A purple location lies next to it, and your goals put cubes on purple.
           *[other] { $n } purple locations lie next to it, and your goals put cubes on purple.
        }
    }
advice-blackout-serves = That brings goal { $goal } of { $card } nearer.
advice-blackout-serves-plan = That brings goal { $goal } of emergency plan { $plan } nearer.
advice-blackout-theme =
    { $theme ->
        [goods] Leaves you with better resources, by experience.
        [money] Leaves you with more money for later, by experience.
        [tokens] Leaves you with more tokens for later, by experience.
        [cards] Leaves you with a better hand, by experience.
        [hospital] Keeps your hospital in better order, by experience.
        [engine] Makes your check-mark actions stronger, by experience.
        [power] Brings restoring power nearer, by experience.
        [scouting] Helps your scouting, by experience.
        [goals] Brings your goals nearer, by experience.
        [map] Puts you in a better place on the map, by experience.
       *[chapter] Brings what the chapter asks for nearer, by experience.
    }

advice-no-turns = Nothing turned this game.
advice-turn =
    { $cause ->
        [luck] Step { $step }, luck: { $seat }’s chance went from { $before } % to { $after } %.
        [mistake] Step { $step }, something else was better: { $seat }’s chance went from { $before } % to { $after } %.
       *[move]
            { $own ->
                [yes] Step { $step }, a strong move: { $seat }’s chance went from { $before } % to { $after } %.
               *[no] Step { $step }, { $by } moved: { $seat }’s chance went from { $before } % to { $after } %.
            }
    }
advice-played = Played: { $what }.
advice-instead = Better: { $what }.

hint-chance =
    { $seats ->
        [one] Chance to win the chapter: about { $n } %.
       *[other] Chance to win: about { $n } %.
    }
`,d=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Alexander Pfister’s Blackout: Hong Kong.
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
blackout-bought = { $seat } buys { $card } from row { $row } for \${ $price } and puts it on objective spot { $spot }.
    .you = You buy { $card } from row { $row } for \${ $price } and put it on objective spot { $spot }.
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
blackout-do-pay-dollars = pay \${ $price } for 3 { blackout-resource }
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
blackout-cost-dollars = \${ $n }
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
blackout-why-import-price = This costs \${ $need }; you have \${ $have }.
blackout-why-no-battery = Batteries are not bought while planning, at the start, or inside a payment.
blackout-why-battery-price = A battery costs \${ $need }; you have \${ $have }.
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
blackout-why-dollars = This needs \${ $need }; you have \${ $have }.
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
blackout-why-row-price = A card of row { $row } costs \${ $need }; you have \${ $have }.
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
blackout-why-check-price = This check-mark action costs \${ $need }; you have \${ $have }.
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
        [dollars] \${ $n }
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
`,u=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),o=`# What every game says: refusals and game files.

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
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),t=`# Reiner Knizia’s Hong Kong.

hongkong-starts = { $seat } starts.
    .you = You start.
hongkong-founded =
    { $piece ->
        [fast] { $seat } builds on empty { $plot } with a fast block.
        [roof] { $seat } builds on empty { $plot } with a roof.
       *[standard] { $seat } builds on empty { $plot } with a block.
    }
    .you =
        { $piece ->
            [fast] You build on empty { $plot } with a fast block.
            [roof] You build on empty { $plot } with a roof.
           *[standard] You build on empty { $plot } with a block.
        }
hongkong-raised =
    { $piece ->
        [fast] { $seat } raises { $plot } to height { $height } with a fast block.
        [roof] { $seat } closes { $plot } at height { $height } with a roof.
       *[standard] { $seat } raises { $plot } to height { $height } with a block.
    }
    .you =
        { $piece ->
            [fast] You raise { $plot } to height { $height } with a fast block.
            [roof] You close { $plot } at height { $height } with a roof.
           *[standard] You raise { $plot } to height { $height } with a block.
        }
hongkong-taken =
    { $piece ->
        [fast] { $seat } takes { $plot } from { $from } with a fast block, height { $height }.
        [roof] { $seat } takes { $plot } from { $from } with a roof, height { $height }.
       *[standard] { $seat } takes { $plot } from { $from } with a block, height { $height }.
    }
    .you =
        { $piece ->
            [fast] You take { $plot } from { $from } with a fast block, height { $height }.
            [roof] You take { $plot } from { $from } with a roof, height { $height }.
           *[standard] You take { $plot } from { $from } with a block, height { $height }.
        }
    .from-you =
        { $piece ->
            [fast] { $seat } takes { $plot } from you with a fast block, height { $height }.
            [roof] { $seat } takes { $plot } from you with a roof, height { $height }.
           *[standard] { $seat } takes { $plot } from you with a block, height { $height }.
        }
hongkong-won = { $seat } wins. Buildings: { $more } to { $fewer }.
    .you = You win. Buildings: { $more } to { $fewer }.
hongkong-won-by-centre = { $each } buildings each: { $seat } wins by holding the centre plot.
    .you = { $each } buildings each: you win by holding the centre plot.
hongkong-drawn = { $each } buildings each and an empty centre plot: a draw.

hongkong-ask = Place a piece.
hongkong-ask-second = Finish your turn with a block or a roof.
hongkong-do-found =
    { $piece ->
        [fast] fast block on empty { $plot }
        [roof] roof on empty { $plot }
       *[standard] block on empty { $plot }
    }
hongkong-do-raise =
    { $piece ->
        [fast] fast block on your { $plot }, height { $height }
        [roof] roof on your { $plot }, height { $height }
       *[standard] block on your { $plot }, height { $height }
    }
hongkong-do-take =
    { $piece ->
        [fast] fast block takes { $plot }, height { $height }
        [roof] roof takes { $plot }, height { $height }
       *[standard] block takes { $plot }, height { $height }
    }

hongkong-why-none-left =
    { $piece ->
        [fast] You have no fast block left.
        [roof] You have no roof left.
       *[standard] You have no block left.
    }
hongkong-why-second-fast = After a fast block comes a block or a roof.
hongkong-why-centre = In the first turn of the game nothing may go on the centre plot c3.
hongkong-why-on-roof = { $plot } is closed by a roof; nothing goes on a roof.
hongkong-why-full = { $plot } has five pieces, the most a building can have.
hongkong-why-alone = { $plot } is your opponent’s. To make it { $height } high you need a building of your own beside it (not diagonally) that is at least as high; you have none there.
hongkong-why-too-low = { $plot } is your opponent’s. To make it { $height } high you need a building of your own beside it (not diagonally) that is at least as high; your tallest there is { $tallest } high.
hongkong-why-roof-too-low =
    { $roofs ->
        [0] { $plot } is your opponent’s. Your building beside it is { $height } high, too, but has a roof, and at equal height a block outranks a roof.
       *[other] { $plot } is your opponent’s. Your building beside it is { $height } high, too, but has a roof, and at equal height a block outranks a roof. A roof would fit.
    }

hongkong-text-placement = “{ $text }” is not a move. Write the plot, a1 to e5, then nothing for a block, ! for a fast block, ^ for a roof: a3, b1!, c2^.
hongkong-text-player = “{ $text }” is neither A nor B.
hongkong-text-setup = “{ $text }” is not a setup. Write “draw”, “first A” or “position …”.
hongkong-position-form = “{ $text }” is not a position. It has five parts: rows, player to move, turns played (0 to 50), the supply of A and of B; then + if a fast block has left the turn open.
hongkong-position-rows = “{ $text }” is not five rows joined by / of five cells joined by a comma.
hongkong-position-cell = { $plot }: “{ $text }” is neither . nor a height from 1 to 5 and the owner (A or B for a block, a or b for a roof).
hongkong-position-supply = The supply of { $seat }, “{ $text }”, is not standard-fast-roof, at most 20-5-5.
hongkong-position-turns = Turns played cannot be { $turns }: standard blocks and roofs used by { $seat }: { $used }, and each turn uses exactly one.
hongkong-position-pieces = Pieces on the board: { $board }; pieces used: { $used }. These must be equal.
hongkong-position-roofs = Roofs of { $seat } on the board: { $board }; used: { $used }.
hongkong-position-owner = Buildings topped by { $seat }: { $board }; pieces used: only { $used }.
hongkong-position-fast = Fast blocks used by { $seat }: { $fast }; turns: { $turns }. Only one a turn is allowed.
hongkong-position-open = The turn cannot be open: no fast block of the player to move lies there to be followed.
hongkong-position-centre = The centre plot c3 cannot be built on by the first turn.
hongkong-board-full = All 25 plots are built on.
hongkong-used-up = Both players have used all their standard blocks and roofs.
hongkong-why-over = The game is over.
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),a=`# Hints at a table, and the review of a game.
page-hint = Hint
page-hint-key = Hint (H)
page-hint-thinking = Thinking …
page-hint-more =
    { $stage ->
        [none] Hint
        [aim]
            { $about ->
                [yes] What is it about?
               *[no] Show the move
            }
       *[about] Show the move
    }
page-hint-choose = Choose this
page-hint-mentioned = The hint is about this.
page-review = Review of the game
page-review-ask = Review this game
page-review-waits = The bots are looking at the game again …
page-review-curve = Each seat’s chance to win, as far as it could tell
page-review-percent = { $n } %
page-review-turns =
    { $n ->
        [one] 1 turning point
       *[other] { $n } turning points
    }
page-review-what = Where somebody’s chance to win changed most, as far as they could tell themselves: by a move, or by luck. Bots guess; they can be wrong.
page-review-look = Look at this step
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),s=`# The boards of Blackout.
board-armed = { $choice } – choose again to confirm
board-name = { $choice }.
board-slots = Slots
board-slot = Slot { $slot }
board-read-slot =
    { $n ->
        [0] Slot { $slot }, empty
        [one] Slot { $slot }, 1 card: look at it
       *[other] Slot { $slot }, { $n } cards: look at them
    }
board-nothing = No cards
board-deeper = Cards further down
board-planned = planned
board-planned-in = { $card }, planned in slot { $slot }: { $choice }
board-replaces = { $choice }, instead of { $card }
board-here = Plan here
board-instead = Instead of { $card }
board-turn-up = Turn up
board-take =
    { $n ->
        [one] Take 1 card
       *[other] Take { $n } cards
    }
board-hand =
    { $n ->
        [one] { $whose ->
            [own] Your hand, 1 card
           *[other] 1 card in hand
        }
       *[other] { $whose ->
            [own] Your hand, { $n } cards
           *[other] { $n } cards in hand
        }
    }
board-joined = { $card } – has joined the team
board-hospital = Hospital
board-holds = In hand or planned
board-spots = Objectives and plans
board-free = free
board-power = Power { $number }
board-progress = { $have } of { $need }
board-goal-is =
    { $is ->
        [done] done
       *[closed] closed
    }
board-completion = When finished
board-bonus = Bonus for all goals
board-finish = Finish now
board-discard = Discard
board-rondel = Rondel
board-die =
    { $color ->
        [red] red die
        [yellow] yellow die
       *[blue] blue die
    }
board-odds = Dice: faces and chances
board-odds-resource = Resource
board-odds-out = somewhere on the rondel
board-odds-percent = { $n } %
board-steps =
    { $n ->
        [one] 1 transport token away
       *[other] { $n } transport tokens away
    }
board-reach = The numbers tell how many transport tokens the volunteer needs to get there.
board-stock = You have { $goods }.
board-market = Card display
board-draw = Draw deck { $n }
board-reserve = Reserve { $n }
board-discarded = Discard pile ({ $n })
board-tokens = Points, money and tokens
board-supply =
    { $n ->
        [one] 1 cube in supply
       *[other] { $n } cubes in supply
    }
board-tiles = Scout tiles
board-tile =
    { $lies ->
        [up] { $tile }, face up
       *[down] { $tile }, face down
    }
board-marks = Check-mark area
board-mark =
    { $is ->
        [unlocked] { $action }
       *[locked] { $action } (locked)
    }
board-opponents = Other players
board-first = Starting player
board-bot = A bot plays
board-away = Away; a bot plays instead
board-ready = Ready
board-asked = Is asked now
board-conditions =
    Chapter { $chapter ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }: conditions
board-conditions-met = all met
board-condition =
    { $kind ->
        [goals] Goals of one plan
        [central] Cubes round Central
        [red] Cubes on red locations
        [power] Restore power goals
       *[orchids] Orchids by points
    }
board-condition-is =
    { $is ->
        [met] met
       *[open] not met yet
    }
page-condition-was =
    { $is ->
        [met] met
       *[missed] not met
    }
page-chapter-begins = Chapter { table-chapter-number }
board-reading = Your board, the rondel and the card display in words
board-power-gives =
    { $number ->
        [1] It raises the refresh limit to 6.
       *[other] It opens slot 4.
    }
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),r=`# Cards, tiles, plans and their icons.
cards-color-letter =
    { $color ->
        [red] R
        [yellow] Y
        [blue] B
       *[purple] P
    }
cards-need-have = { $what }: { $have } of { $need }
cards-need-met = { $what }: met
cards-goal = Goal: needs
cards-goal-number = Goal { $number }: needs
cards-completion = When finished
cards-bonus = Bonus for all goals
cards-line = Then, for good
cards-emergency = Emergency plan { $letter }
cards-tile = Scout tile
cards-challenge-simple = Simple challenge
cards-challenge-advanced = Advanced challenge
cards-strength = strength { $n }
cards-tile-state =
    { $state ->
        [down] Scout tile, face down
       *[gone] Scout tile, collected
    }
cards-legend = Legend
cards-legend-lead = Every icon has a shape of its own; the colours have a letter as well. Press “i” on a card, or hold it, to see it large.
cards-legend-group =
    { $group ->
        [resources] Resources
        [tokens] Tokens, money and points
        [colors] Colours
        [needs] What goals need
        [people] Cards and what they do
        [things] On the table
       *[page] On the page
    }
cards-sign =
    { $sign ->
        [food] Food
        [tools] Tools
        [gasoline] Gasoline
        [water] Water
        [books] Books
        [medipacks] Medipacks
        [battery] Battery
        [gps] GPS token
        [transport] Transport token
        [dollars] HK dollars
        [points] Points
        [cube] Cube
        [search] Search icon
        [red] Red
        [yellow] Yellow
        [blue] Blue
        [purple] Purple
        [any] Any colour
        [one-type] Resources of one type
        [slot-set] Cards of a colour in one slot
        [tile] Face-up scout tile
        [link] Crisis centres linked
        [volunteer] Volunteer: procures a resource for every cube
        [leader] Leader: battery, then a check-mark action
        [scout] Scout: money and GPS
        [doctor] Doctor: brings a card back from the hospital
        [trader] Trade: money, more of it for a tool
        [organiser] Gathering: money for search icons in hand
        [guide] Guiding: a cube on any location
        [navigator] Navigation: GPS tokens
        [importer] Import: three resources for money
        [engineer] Engineering: points, more for a tool
        [plan] Contingency plan
        [emergency] Emergency plan
        [power] Restoring power
        [check] Check mark; done
        [hand] Hand
        [slot] Slot
        [hospital] Hospital
        [lock] Locked
        [district] District
        [die] Die
        [round] Round
        [orchid] Orchid
        [map] Map
        [market] Card display
        [board] Player board
        [log] Log
        [chat] Chat
        [help] Help and rules
        [settings] Settings
        [undo] Undo
        [redo] Redo
        [clock] Clock
        [person] Player
        [bot] Bot
        [ready] Ready
       *[warning] Careful
    }
cards-legend-keys = Keys at a table
cards-legend-key =
    { $what ->
        [number] the field for numbers: every choice has one
        [choose] choose; once more where it is final
        [drop] let go of what was chosen
        [slot] on a hand card: into that slot; in Hong Kong: the piece
        [large] on a card, goal, plan or the dice: the large form, in words as well
        [map] the map large, and small again
        [arrows] on the map: to the next location that way
        [next] on the map: to the next or previous choice
        [districts] on the map: between locations and districts
        [hint] a hint: each time a little more
        [undo] undo
        [redo] redo
       *[help] icons and keys
    }
cards-legend-key-name =
    { $key ->
        [enter] Enter
        [escape] Esc
        [shift-u] Shift U
       *[other] { $key }
    }
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),l=`# The game screen: phases, choices, points.
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
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:l},Symbol.toStringTag,{value:"Module"})),i=`# The board of Hong Kong.
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
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),c=`# The map of Blackout.
map-title = Map of the city
map-keys = Arrow keys move between locations, D between locations and districts. N and P go to the next and the previous one that can be chosen, Enter chooses. Plus and minus change the size. M makes the map large, and small again.
map-size =
    { $is ->
        [large] Back to the small map (M)
       *[small] Large map (M)
    }
map-nearer = Show the map larger
map-further = Show the map smaller
map-touches = Touches { $districts }.
map-cubes-of = Cubes: { $names }.
map-no-cubes = No cubes here.
map-next = Next to your cubes: no transport tokens.
map-away =
    { $n ->
        [one] { $n } line from your nearest cube: { $cost }.
       *[other] { $n } lines from your nearest cube: { $cost }.
    }
map-share =
    { $who }: { $cubes } of { $all } cubes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
map-secured = Secured: the lights are on.
map-searched = Searched this round.
map-looked = Tiles seen by { $names }.
map-tile =
    { $state ->
        [seen] Tile { $place }, face down, known to you: { $tile }.
       *[up] Tile { $place }: { $tile }.
    }
map-tiles = Tiles: { $tiles }.
map-tile-of = Tile of { $district }
map-choose = Choose: { $what }.
map-choose-for = Choose: { $what }, for { $cost }.
map-armed = Once more to confirm: { $what }.
map-reading = The map in words
map-districts = Districts
map-locations = Locations and their neighbours
map-name-secured = { $name }, secured
map-you = { $name } (you)
map-centre = Crisis centre { $letter }: some goals ask for an unbroken chain of your cubes from here to { $other }.
map-legend-seats = Players
map-legend-own = Your own cubes have a light rim
map-legend-centre = Crisis centres: each letter stands on two locations; some goals ask for a chain of your cubes between both
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"})),h=`# What is printed on cards, plans and tiles, and what lies on the table of Blackout.
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
printed-trader = purple specialist: \${ $gain }; 1 tool for \${ $for_tool }
printed-organiser = purple specialist: $5; reveal the hand for $1 per search icon
printed-guide = purple specialist: 1 food for a cube on any location
printed-navigator = purple specialist: 1 gasoline or 1 book for 1 GPS, both for 2
printed-importer = purple specialist: \${ $price } for 3 { blackout-resource }
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
        [dollars] \${ $n }
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
table-row = Row { $number }, \${ $price } each:
table-row-empty = Row { $number } is empty.
table-board =
    { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, \${ $dollars }, transport tokens { $transport }, GPS { $gps }, cubes in supply { $supply }.
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
campaign-bonus = This attempt begins with \${ $dollars } more.
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
`,w=Object.freeze(Object.defineProperty({__proto__:null,default:h},Symbol.toStringTag,{value:"Module"}));export{d as a,u as b,g as c,k as d,y as e,f,p as g,b as h,m as i,$ as p,w as t};
