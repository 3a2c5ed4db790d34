# The boards of Blackout.
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
