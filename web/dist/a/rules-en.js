const e=`# Boxes: what is wrong with one.

box-no-file = { $file } is missing from the folder.
box-unreadable = { $file } cannot be read: { $why }
box-not-toml = { $file }, line { $line }: this is not TOML. The reader says: { $why }
box-missing = { $file }, { $entry }: “{ $field }” is missing or empty.
box-wrong-type =
    { $wanted ->
        [text] { $file }, { $entry }: “{ $field }” must be text in quotation marks.
        [number] { $file }, { $entry }: “{ $field }” must be a whole number.
        [list] { $file }, { $entry }: “{ $field }” must be a list in square brackets.
        [table] { $file }, { $entry }: “{ $field }” must be a table, with fields of its own.
        [point] { $file }, { $entry }: “{ $field }” must be points such as [440, 200], to the right and down, from 0 to 65535.
       *[name] { $file }, { $entry }: “{ $field }” must be a text, or a text for each of en, de and fr.
    }
box-unknown-field = { $file }, { $entry }: there is no field “{ $field }” here.
box-unknown-word = { $file }, { $entry }: “{ $found }” does not fit “{ $field }”. Possible: { $known }.
box-unknown-resource = { $file }, { $entry }: “{ $found }” in “{ $field }” is not a resource. There are food, tools, gasoline, water, books and medipacks.
box-out-of-range = { $file }, { $entry }: “{ $field }” counts { $found }, but must count { $least } to { $most }.
box-wrong-count =
    { $kind ->
        [objective] { $file }: objective cards found: { $found }. The box has { $wanted }.
        [starting-volunteer] { $file }: starting volunteers found: { $found }. The box has { $wanted }.
        [player-card] { $file }: player cards found: { $found }. Each seat has { $wanted }.
        [plan] { $file }: emergency plans found: { $found }. The box has { $wanted }.
        [tile] { $file }: scout tiles found: { $found }. The box has { $wanted }.
        [die] { $file }: dice found: { $found }. The box has { $wanted }.
       *[district] { $file }: districts found: { $found }. The map has { $wanted }.
    }
box-bad-id = { $file }: “{ $entry }” cannot be an id. Use small letters a to z, digits and hyphens.
box-same-id = { $file }: two entries are called “{ $entry }”. Give one of them another id.
box-same-name = { $file }, { $entry }: the name “{ $name }” already belongs to { $other }.
box-same-letter = { $file }, { $entry }: this plan has the letter of { $other }. Each of A to D occurs once.
box-not-there = { $file }, { $entry }: “{ $field }” is called printed, but the entry has no such field.
box-free-goal = { $file }, { $entry }: “{ $field }” is empty. A goal costs or requires something.
box-too-dear = { $file }, { $entry }: “{ $field }” takes { $found } resources. A seat has { $most } cubes, so a goal takes { $most } at most.
box-too-many-plans = { $file }: contingency plans found: { $found }. There may be { $most } at most.
box-same-dice = { $file }: the dice can never show three different resources, so they would be rolled for ever. Give them faces that differ.
box-wrong-start =
    { $place ->
        [hand] { $file }: in hand start 1 yellow, 2 red and 1 blue volunteer with 1 cube each, the Doctor, the Mechanic and the Scout.
        [slot-1] { $file }: in slot 1 starts 1 yellow volunteer with 1 cube, and nothing else.
        [slot-2] { $file }: in slot 2 start 1 red and 1 blue volunteer with 1 cube each, and nothing else.
       *[hospital] { $file }: in the hospital start the Leader and the blue volunteer with 2 cubes, and nothing else.
    }
box-unknown-location = { $file }, { $entry }: the map has no location “{ $found }”.
box-unknown-district = { $file }: “central” names “{ $found }”, which is not a district.
box-wrong-letter = { $file }: crisis centre letter { $letter } stands on { $found } locations; it must stand on exactly 2.
box-off-paper = { $file }, { $entry }: a point lies off the paper. “size” says how large the paper is.
box-same-point = { $file }, { $entry }: this location lies at the very point of { $other }.
box-loop = { $file }, { $entry }: this line joins a location with itself.
box-crossing = { $file }: the lines { $entry } and { $other } cross or touch. Give one of them bends so that they meet only at locations.
box-crosses-itself = { $file }: the line { $entry } crosses or touches itself.
box-apart = { $file }, { $entry }: no lines lead here from the first location.
box-no-face = { $file }, { $entry }: the lines of the map do not enclose these locations, in this order and without a line in between.
box-same-face = { $file }, { $entry }: { $other } is the same area of the map.
box-unclaimed-face = { $file }: the area between { $ring } is neither a district nor a sea. List it under “districts” or “seas”.
box-outside-face = { $file }, { $entry }: the point “at” lies outside the area.
box-fact =
    { $fact ->
        [dice] { $file }: the dice have other faces than rules/components.md says.
        [player-icons] { $file }: the Leader has 2 search icons, the Doctor none, every other player card 1.
        [player-specialists] { $file }: Leader, Doctor, Mechanic ($3, 1 tool for $3) and Scout must be among the player cards.
        [starting-volunteers] { $file }: starting volunteers have 2 cubes, 1 or 2 search icons, and cost resources.
        [icons] { $file }: volunteers and specialists have 1 or 2 search icons.
        [own-color] { $file }: volunteers and specialists place a cube on their own colour or on any.
        [specialists] { $file }: all kinds of specialists of rule B2.8 must occur, b in several versions, e at $3 and at $4.
        [lines] { $file }: all lines of rule B8.4 and the four permanent ones must occur.
        [finishing] { $file }: most plans end with a cube on any colour, and most bonuses are points.
        [tile-requirements] { $file }: scout tiles required are points and one of books, tools, medipacks, gasoline.
        [specimen-slot] { $file }: there is no card “slot with yellow, red and red, and $4” that places a cube on yellow.
        [specimen-dollars] { $file }: there is no plan with two goals, one of which pays $6.
        [specimen-points] { $file }: there is no plan with a bonus of 5 points and a goal that costs resources and pays 2 points.
        [plan-goals] { $file }: each emergency plan has three goals, one of them its own link, a cube on any colour at the end, and a bonus.
        [plan-dollars] { $file }: no goal of an emergency plan pays $5.
        [tile-types] { $file }: there are seven scout tiles of each reward type, of points six.
        [tile-challenges] { $file }: the advanced challenge is harder and gives more; most simple ones exceed 4.
        [tile-specimen] { $file }: there is no scout tile with a simple challenge of 6 for 2 books.
        [district-sizes] { $file }: districts of 3, 4, 5 and 7 locations must occur.
        [red] { $file }: at least 4 locations are red.
       *[central] { $file }: the district of “central” is named Central and has at least 4 locations.
    }
`,n=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),o=`# The rulebook and the legend.
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
`,r=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),t=`# The rules of Hong Kong, for players.
hongkong-rules-short = Put pieces on the 25 plots. A building belongs to whoever has the top piece. You may build on empty plots and on your own buildings. On your opponent’s you may build only if a building of yours beside it (not diagonally) is at least as high as that one will become. Nothing goes on a roof; a building has at most five pieces. A turn is a standard block or a roof, and one fast block may come before it. The game ends when every plot is built on, or when both players have used all standard blocks and roofs; fast blocks may be left. More buildings wins, then the centre.
hongkong-rule-k1 = The board has 5 by 5 plots. Each player has 20 standard blocks, 5 fast blocks and 5 roofs. “Block” means both kinds of block. Every piece, a roof too, adds one to a building’s height.
hongkong-rule-k2 = The players take turns; who starts is drawn by lot. A turn is a standard block, or a roof, or a fast block followed by a standard block or a roof. Two pieces may go on the same plot or on two. There is no passing, and no fast block alone.
hongkong-rule-k3 = In the first turn of the game no piece may go on the centre plot. The second player is free.
hongkong-rule-k4 = Any piece, a roof too, may go on an empty plot. Nothing goes on a roof. A building has at most five pieces.
hongkong-rule-k5 = You may always build on a building whose top piece is your own block, up to five pieces.
hongkong-rule-k6 = On a building whose top piece is your opponent’s block you may build only if you control a building beside it (sharing an edge) that is at least as high as this one will be afterwards.
hongkong-rule-k7 = Height is the number of pieces; at equal numbers a building topped by a block is higher than one topped by a roof. So a roof may be put level with your roof or block beside it, a block only level with your block, or below something taller.
hongkong-rule-k8 = The second piece of a turn sees the board as the first has left it.
hongkong-rule-k9 = The game ends after a turn, never within one, when all 25 plots are built on, or when both players have used all standard blocks and roofs. Fast blocks may be left over.
hongkong-rule-k10 = You control a building by its top piece. Whoever controls more buildings wins; at a tie whoever controls the centre plot; if the centre is empty, the game is a draw.
`,s=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),a=`# The rules of Blackout, for players.
blackout-rules-short = The lights have gone out in Hong Kong, and you organise the relief. Each round you plan cards in your slots: volunteers procure resources, specialists do what they are good at. With that you complete goals, which bring you new cards, check-mark actions and cubes on the map. With the cards left in your hand you scout districts, and with money you buy new objectives. A district you surround with cubes scores points and unlocks a check-mark action. When few cards are left in your hand, you take the cards of your fullest slot back. When the draw deck is empty, the round is finished and one more is played. Most points win.

blackout-rule-b0 = Components and limits: what there is, what can run out, and what is hidden.
blackout-rule-b0-1 = There are 1 to 4 players, at the seats A to D, which follow each other clockwise. Each has 25 cubes, 12 player cards, 5 secured district markers, a 0–6 marker, a locked marker, and a player board with 4 slots, 3 objective spots, a spot for the emergency plan, a check-mark area and a hospital.
blackout-rule-b0-2 = All share 24 transport tokens, 12 GPS tokens, 72 objective cards, 8 starting volunteers, the emergency plans A to D, 48 scout tiles, 3 resource dice (red, yellow and blue, each with six faces of its own) and a map of 16 districts.
blackout-rule-b0-3 = On the rondel the resources follow each other in this order: food, tools, gasoline, water, books, medipacks, then food again. Each has its segment. The battery lies in the middle and is not a segment.
blackout-rule-b0-4 = Volunteers are red, yellow or blue, specialists purple. Locations are red, yellow, blue or purple. Contingency plans and emergency plans have no colour and never enter a slot.
blackout-rule-b0-5 = Each district touches the 3 to 7 locations that lie round it; a location may lie at several districts. Two locations are adjacent when a line of the map joins them, and distance is counted in lines. Some locations are crisis centres; each letter stands on exactly two of them. A crisis centre has a colour and is used like any other location.
blackout-rule-b0-6 = Money never runs out. GPS and transport tokens can: those you spend return to the supply, and what the supply cannot give you do not get. An exchange that would give nothing is not offered; one that would give less than printed you may take. Transport tokens bought at the very moment you spend them (B2.5, B3.7) are always available, since they return at once.
blackout-rule-b0-7 = You have 25 cubes and no more. What you pay, waste or take off a card returns to your supply. When your supply has no cube left, what you would get in resources, batteries or map cubes is lost (of several kinds the first printed come first); the rest of the effect still happens. Only the mark on a goal never fails: without a cube the goal counts as marked all the same.
blackout-rule-b0-8 = Hidden are only: cards planned face down, and with them which cards are still in hand (both together are open); face-down tiles in districts, except from players who have looked (who has looked is open); the decks; and tiles that leave the game unseen. All the rest is open, including discarded cards and the face-down tiles that players have collected.

blackout-rule-b1 = Set-up: how the game begins.
blackout-rule-b1-1 = The scout tiles are shuffled, and three go face down on each of the 16 districts.
blackout-rule-b1-2 = The objective cards are shuffled. With two players 36 of them become the face-down reserve deck, with three 21, with four 15; the campaign has its own numbers (B10.1), and one player alone plays chapters of the campaign only. The rest is the draw deck. Nine of its cards are revealed as the card display, 3 rows of 3.
blackout-rule-b1-3 = Each player starts with 0 points, a cube on the battery, 5 transport tokens, $4, a secured district marker on each of the five check-mark actions of the player board, the 0–6 marker and the locked marker in their places, two random starting volunteers on two of the three objective spots, and a random emergency plan on its own spot (not in the campaign, see B10.2). Starting volunteers and plans that were not dealt leave the game.
blackout-rule-b1-4 = Your blue volunteer with 2 cubes and your Leader start face up in the hospital. Slot 1 holds one yellow volunteer, slot 2 one red and one blue. Your hand is 1 yellow, 2 red and 1 blue volunteer, Doctor, Mechanic and Scout. Should a box print different values on player cards of the same colour and the same number of cubes, the box says which of them start where.
blackout-rule-b1-5 = The starting player is drawn by lot. Then each player places a cube on a location, counter-clockwise: first whoever sits to the right of the starting player, last the starting player. Any location will do, but all must differ. The cards, the plans and the card display are already open then.

blackout-rule-b2 = The round has eight phases: 1 dice and planning, 2 deploy, 3 objectives, 4 scout, 5 new objectives, 6 clean up, 7 secure districts, 8 refresh hand. All players finish a phase before the next begins. Phases 2 to 8 go clockwise from the starting player, and each player’s turn ends before the next one’s begins; in phase 5 a turn is one purchase, and phase 6 goes step by step. After phase 8 the next player clockwise becomes the starting player. Below: phases 1 and 2, and batteries.
blackout-rule-b2-1 = Phase 1, dice: the three resource dice are rolled. Dice that show the same resource as another are rolled again, and only those, until all three differ. Each die then lies on its resource.
blackout-rule-b2-2 = Phase 1, planning: all plan at the same time. Put at most one hand card face down into each open slot: slots 1 to 3, and slot 4 once it is unlocked. You may leave slots empty, and you may change your plan until all are ready. Only you may look at your planned cards.
blackout-rule-b2-3 = Phase 2, deploy: on your turn you turn up all your face-down cards one at a time, in any order. You use or decline each before you turn up the next. Either way it stays face up in its slot.
blackout-rule-b2-4 = A volunteer procures as many resources as it has cubes (1 to 3), all of the one type that the die of its colour shows.
blackout-rule-b2-5 = Transport: each transport token you spend moves the resource that a volunteer procures one segment round the rondel, either way, so that three tokens reach any resource. You may do so with any number of volunteers. Your own tokens are spent first; each missing one costs 1 point, even if your score goes below zero. Tokens are bought only to be spent at once.
blackout-rule-b2-6 = A specialist carries out what is printed on the card. Unless you decline the card, you get what it simply gives, and each part that costs something you take or leave. Where one part only gives and the other costs, the giving part comes first.
blackout-rule-b2-7 = The specialists among the player cards. Leader: gain 1 battery; then you may use one unlocked check-mark action (B8.4), paid for as usual, also with that battery. Scout: gain $2; you may pay 1 gasoline or 1 book for 1 GPS token. Mechanic: gain $3; you may pay 1 tool for $3. Doctor: you may pay 1 medipack to take a card of your choice from the hospital into hand (B3.3) and score the points printed on that card.
blackout-rule-b2-8 = The specialists among the objective cards. (a) Gain $5; then you may reveal your hand for $1 per search icon in it (cards in slots are not in hand). (b) Gain the dollars printed; you may pay 1 tool for the other amount printed. (c) You may pay 1 food to place a cube on a location of any colour, by B3.5 to B3.7. (d) You may pay 1 gasoline or 1 book for 1 GPS token, or one of each for 2. (e) You may pay $3, on some cards $4, for 3 resources of the type printed on the card. (f) Score 2 points; you may pay 1 tool for 2 more.
blackout-rule-b2-9 = In phases 2 to 8 you may buy batteries for $5 each whenever you have a decision to make, and use them at once. But not in phase 1, and not in the middle of a payment: a payment begins only when you can pay all of it with what you hold.
blackout-rule-b2-10 = A battery pays for any one of the six resources in every cost. That holds also where several resources of one type of your choice are asked for; you may even pay all of them with batteries. Phase 6 is different: there batteries are not wasted, and they do not stand in for food or water.
blackout-rule-b2-11 = You choose how many batteries go into a payment.
blackout-rule-b2-12 = You are not offered what you cannot pay, what would give nothing, or what has nothing to act on (empty hospital, no unlocked action, no card). If a decision has only one possible answer, you need not be asked, unless buying batteries could open another.

blackout-rule-b3 = Phase 3, objectives: you complete goals for new cards, effects and cubes on the map.
blackout-rule-b3-1 = On your turn you complete as many of your goals as you can and like, one after another; what one gives may serve the next. Your goals are on the cards on your three objective spots, on your emergency plan (campaign: B10.2), and the two restore power goals on your player board. All costs of a goal are paid together. Then a volunteer or specialist goes to its destination (B3.3), and its effect is carried out. For plans see B3.8.
blackout-rule-b3-2 = A goal can have several costs and requirements, and all must hold. Costs: a number of a named resource; a number of one resource type of your choice; dollars. Requirements, which you show and do not spend: a slot set, where one single slot holds at least the cards shown, by colour (order and other cards do not matter, cards planned this round count); scout tiles, your own and face up, one of each of the two reward types shown; crisis centres, where an unbroken chain of adjacent cubes of yours joins the two locations with that letter, both of them included.
blackout-rule-b3-3 = The destination of a card is your hand or your check-mark area. A card that comes to your hand after planning, also by the Doctor, is a hand card at once: it may join a search team in phase 4 and counts for the limit in phase 8. You can plan it from the next round on.
blackout-rule-b3-4 = Immediate effects are points, dollars, or a cube on a location of a named colour or of any colour. Of several, the cube comes last.
blackout-rule-b3-5 = A map cube must be placed. The location must have the named colour (any colour will do if you already stand on every location of that colour), must hold no cube of yours, and must be adjacent to one of your cubes. Cubes of others do not matter. A map cube stays for good and counts at once for everything, whatever phase it was placed in.
blackout-rule-b3-6 = You may reach further, also past nearer locations that would do, for 1 transport token per location skipped: the distance from your nearest cube, less one. Any location can be skipped, whatever its colour and whoever stands there.
blackout-rule-b3-7 = Transport tokens you lack for this must be bought at 1 point each. If the map has no free location left for you, no cube is placed.
blackout-rule-b3-8 = The goals of a plan, contingency or emergency, can be completed in any order, each once. If others remain after a goal, you take its effect, put a cube on the goal and choose at once. Finish now: the cubes come back, the card goes to the check-mark area, and you get the completion effect but no bonus. Or keep the card: you can choose again only when you complete its next goal. With the last goal, or the only one, you take its effect and the bonus of the card; then the cubes come back, the card goes to the check-mark area, and you get the completion effect. The check-mark line of a finished plan, if it has one, is unlocked from then on.
blackout-rule-b3-9 = Restore power, each goal once per game. (i) 4 resources of one type and a slot with 2 blue and 2 red cards: 10 points, and your refresh limit becomes 6 at once. (ii) $10 and a slot with 2 purple and 2 yellow cards: 10 points, and slot 4 opens for the next planning.
blackout-rule-b3-10 = The spot of the emergency plan stays empty after its plan is finished.

blackout-rule-b4 = Phase 4, scout: you send a search team into a district to collect a scout tile.
blackout-rule-b4-1 = On your turn you may choose one district that touches one of your cubes, still holds scout tiles, and was chosen by nobody else this round. Looking counts as choosing, even if you collect nothing. You may look even if you could collect nothing.
blackout-rule-b4-2 = You look at the tiles in secret and collect one or none. With none, all tiles go back as they lay. What you have seen you may see again at any time.
blackout-rule-b4-3 = To collect, you put the other tiles back face up, show the tile you take, and name the challenge: simple, advanced or probe.
blackout-rule-b4-4 = The search team is one or more of your hand cards with search icons; more than needed may join. (The Doctor has no icon and never joins.) Its strength is the icons of the team, plus the icons on plans in your check-mark area, plus 1 for each of your face-down tiles, plus 3 for each GPS token spent (1 more for each GPS plan in your check-mark area). It must reach the number of the challenge, and you may not name a challenge you cannot reach. GPS tokens are spent only as far as the chosen team falls short.
blackout-rule-b4-5 = If you meet the simple or the advanced challenge, you gain its reward. The tile lies face up by your player board if you have no face-up tile of its reward type yet, else face down. The reward type is that of the simple challenge’s reward, whichever challenge you met: points, dollars, battery, books, tools, medipacks or gasoline.
blackout-rule-b4-6 = The probe challenge is only for a tile whose simple challenge is the lowest of those now in the district, alone or tied. It needs 4 and gives no reward; the tile is shown, then lies face down by your player board.
blackout-rule-b4-7 = After each of the three challenges one card of the team, drawn at random, goes face up to the hospital. The others return to your hand.

blackout-rule-b5 = Phase 5, new objectives: you buy cards from the card display.
blackout-rule-b5-1 = Clockwise from the starting player, you buy one card or pass, until all have passed in a row, the last buyer included. Having passed, you may still buy later.
blackout-rule-b5-2 = The price depends on how many cards lie in the row before you buy: with 3 cards $4, with 2 cards $3, with 1 card $2.
blackout-rule-b5-3 = The card needs a free objective spot. You have three; the spot of the emergency plan does not count.
blackout-rule-b5-4 = An emptied row is refilled at once with three cards from the draw deck, left to right. Otherwise the cards left in a row keep their order.
blackout-rule-b5-5 = The end of the game is triggered the moment the draw deck becomes empty (B9.1). From then on rows are refilled from the reserve deck; when that is empty, too, they stay empty. Discarded cards never come back.
blackout-rule-b5-6 = Solo game: if you bought nothing, the rightmost card of the top row is discarded; if that row is empty, of the topmost row that is not; if all are, nothing happens. An emptied row is refilled as usual.

blackout-rule-b6 = Phase 6, clean up: three steps. All players finish one before the next begins.
blackout-rule-b6-1 = Step 1: the rightmost card of each row goes to the discard pile. Rows that are then empty are refilled (B5.4, B5.5), the top row first.
blackout-rule-b6-2 = Step 2: all food and water goes to waste. You get $2 for each food. For water you get $1 each, or 1 GPS token for a pair while there are any left, mixed as you like. With a finished feeding plan a pair of food may give 4 points instead, with a finished purifying plan a pair of water $7; both as often as you like.
blackout-rule-b6-3 = Step 3: you may discard one card from your objective spots, a starting volunteer, too. Cubes on it come back; effects you already took stay. You cannot discard your emergency plan.

blackout-rule-b7 = Phase 7, secure districts: districts that are surrounded score.
blackout-rule-b7-1 = A district is secured, once per game, when at least one player has a cube on every location round it. It is checked only in this phase; if there are several, they follow the order of the box. First the scout tiles of the district leave the game unseen. Then each player who surrounds it must move one of their secured district markers there, of their choice, which unlocks the check-mark action under it; without markers it is a cube from the supply, without a cube nothing. Then every player scores their cubes round the district: 1 or 2 cubes 2 points, 3 cubes 3, 4 cubes 5, 5 cubes 7, 6 cubes 10, 7 cubes 14. Surrounding it later gives nothing.
blackout-rule-b7-2 = If several players have a choice, they make it clockwise from the starting player.

blackout-rule-b8 = Phase 8, refresh hand: you take cards back into hand and use check-mark actions.
blackout-rule-b8-1 = On your turn you may refresh if you have at most 4 hand cards, or at most 6 after restore power goal (i) of B3.9.
blackout-rule-b8-2 = You take all cards of the slot with the most cards into hand. Among tied slots you choose.
blackout-rule-b8-3 = If you really took cards, you may use each of your unlocked check-mark actions once, in any order, including those unlocked this very round. What one gives may pay for the next.
blackout-rule-b8-4 = Actions of the player board: 1 book for 1 GPS token; 1 gasoline for 2 transport tokens; 1 tool for $3; 1 medipack for 1 battery; $4 for 2 points. Actions of plans: gain 1 resource of a type; 1 resource of a type for other resources; $2 for 1 battery; gain $3; 1 resource of a type for 3 points. Permanent lines (search icon, stronger GPS, feeding, purifying) are not actions.
blackout-rule-b8-5 = Using a check-mark action with the Leader in phase 2 does not use it up: in phase 8 you may use it again.

blackout-rule-b9 = End and final scoring: when the game is over, and who has won.
blackout-rule-b9-1 = The round in which the end of the game is triggered, in phase 5 or in phase 6, is finished. Then one more round is played, all eight phases of it.
blackout-rule-b9-2 = Sell every resource, batteries included, for $1. Then every $5 gives 1 point; the rest is kept for ties. Face-up scout tiles score by the table of B7.1 (you have 7 at most, one per type). Each card in your hand and in your slots scores its printed points. Cards in the hospital, on objective spots and in the check-mark area score nothing; tokens and face-down tiles are worth nothing. A score below zero stays below zero.
blackout-rule-b9-3 = The highest score wins; ties go to whoever has more dollars left, and if those are equal too, the win is shared. Lower places are decided likewise.

blackout-rule-b10 = Campaign and solo game: five chapters, played one after another.
blackout-rule-b10-1 = The campaign has five chapters. Cards in the reserve deck for 1/2/3/4 players, by chapter: I 33/24/18/12; II 48/42/39/36; III 33/24/18/12; IV 39/30/24/18; V 27/18/9/0.
blackout-rule-b10-2 = In the campaign no player has an emergency plan; plans lie beside the board for all. With one or two players: A in chapter I, B in II and III, C in IV, D in V. With three or four: A and D in I, B and C in II, B and D in III, A and C in IV, B and D in V. In phase 3 all may complete the goals of these plans for the immediate effect, each player each goal once; a cube marks it and stays. Your first goal binds you to its plan. These plans are never finished and have no completion effect, but whoever has completed all goals of one still gets its bonus.
blackout-rule-b10-3 = Win conditions of the chapters. I: your cube on every goal of one plan. II to V: your cube on at least 2 goals of one plan; in III also at least 4 of your cubes round the Central district, in IV at least 4 of your cubes on red locations, in V both restore power goals. Points for 1/2/3 orchids: I 60/75/90; II 35/50/65; III 65/85/105; IV 65/80/95; V 105/125/145. In every chapter you need at least one orchid, too. All is tested after the final scoring (B9.2).
blackout-rule-b10-4 = With two to four players you win a chapter if you have the highest score and meet its win conditions. If nobody with the highest score meets them, nobody wins. Ties among those who do are decided by dollars, then the win is shared. Each player who meets the win conditions notes their orchids, the others none. The next chapter follows in any case.
blackout-rule-b10-5 = Solo game: meet the win conditions and reach two orchids, or the chapter is lost and starts again, with $2 more for every loss so far in this chapter (so $8 after two losses). The next chapter begins with $4 again. B5.6 holds as well.
blackout-rule-b10-6 = After five chapters each player counts their own orchids: 15 is perfect, 12 or more very good, 10 or more good; with 5 or more you made it, with fewer you did not.
`,l=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"}));export{l as a,n as b,r as p,s as r};
