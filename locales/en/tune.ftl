# The report on the box (harbour tune report). It is Markdown.

tune-title = # The box under strong play
tune-made = Made by `{ $command }`, with box { $hash }.
tune-interrupted = **Interrupted** after { $games } of { $all } games: other games would follow, and other figures.
tune-summary = Figures with a target: { $met } met, { $open } outside but perhaps by chance, { $missed } missed.
tune-method = All seats of a game play alike: “greedy” weighs each answer by itself, “strong” is the learned policy, a search with few rollouts. Every figure has the interval in which it lies with a probability of 95 %: of shares Wilson’s, of medians by ranks, of means and of parts of what was gained or missing the normal one, over games. A figure outside its target counts as missed only if its whole interval is outside.
tune-written = The report is in { $file }.
tune-not-written = Nothing was written into { $file }, since not all games were played.
tune-group =
    { $group ->
        [campaign] ## The campaign, played alone
        [games] ## Length and winning scores of standard games
        [seats] ## Fairness of seats
        [ways] ## Ways to win
        [resources] ## Worth of resources
       *[cards] ## Cards
    }
tune-note =
    { $group ->
        [campaign] Strong play should have its median between the marks of two and three orchids, and greedy play miss two in most games. Orchids are counted by points here; a chapter is won (B10.5) if its other conditions are met, too.
        [games] Who plays alone plays chapters only (B1.2), so that there is no standard game for one.
        [seats] How often each seat wins, counted from the starting player of the first round. A shared win counts in parts.
        [ways] How many winners use each way, and the points they have by it: map (secured districts), cards (goals, bonuses and points of cards), scouting (tiles), restoring power, engine (check-mark actions and specialists). A way counts as used if a quarter of the winners use it.
        [resources] How much of what is gained is paid for something instead of going back or being left over (food that feeds and water that is sold when cleaning up go back); and of all that is missing for goals when a round’s goals are done, how much is this resource. One is worth something if half of it is paid for something; it is the bottleneck if it is missing twice as often as the average.
       *[cards] How much more often a card’s buyers win than those of its kind on average, in percentage points, over all standard games; for the kinds, how much more often their buyers win than by the number of seats, and for emergency plans how much more often those win who were dealt them.
    }
tune-column =
    { $column ->
        [figure] figure
        [found] found
        [interval] 95 %
        [n] n
        [target] target
       *[verdict] met
    }
tune-percent = { $number } %
tune-between = { $low } to { $high }
tune-at-least = at least { $low }
tune-at-most = at most { $high }
tune-verdict =
    { $verdict ->
        [met] yes
        [open] open
        [missed] **no**
       *[none] –
    }
tune-play =
    { $play ->
        [greedy] greedy
       *[strong] strong
    }
tune-median = { $chapter }, { tune-play }: median score
tune-orchids = { $chapter }, { tune-play }: points for { $orchids ->
        [3] three orchids
       *[2] two orchids
    }
tune-won = { $chapter }, { tune-play }: won
tune-rounds = { $seats } seats: median of rounds
tune-rounds-within = { $seats } seats: 6 to 11 rounds
tune-winning = { $seats } seats: median winning score
tune-winning-within = { $seats } seats: winning score of 100 to 160
tune-seat = { $seats } seats: wins of seat { $place }
tune-way =
    { $way ->
        [map] map
        [cards] cards
        [scouting] scouting
        [power] restoring power
       *[engine] engine
    }
tune-used = { tune-way }: winners who use it
tune-points = { tune-way }: points of winners
tune-spent = { blackout-resource }: paid for something
tune-missing = { blackout-resource }: of what is missing
tune-kind =
    { $kind ->
        [volunteer] all volunteers
        [specialist] all specialists
       *[plan] all contingency plans
    }
tune-dealt = emergency plan { $plan }
tune-card = { $card }
