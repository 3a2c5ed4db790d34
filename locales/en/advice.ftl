# Advice of the bots: what a move is good for, what it is about, what it does.

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
