# Cards, tiles, plans and their icons.
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
