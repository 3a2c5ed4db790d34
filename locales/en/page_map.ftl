# The map of Blackout.
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
