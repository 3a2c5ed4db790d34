# Boxes: what is wrong with one.

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
