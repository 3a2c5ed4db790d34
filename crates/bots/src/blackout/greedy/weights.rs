//! What things are worth to the bot, in hundredths of a point. Tuned by games against itself.

/// The weights of the evaluation.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A resource that a goal lacks.
    pub lacked: i32,
    /// A resource that no goal asks for, the first of its kind; each further one is worth a fifth less.
    pub spare: i32,
    /// A battery that no goal asks for.
    pub battery: i32,
    /// A dollar, as long as there is something to buy.
    pub dollar: i32,
    /// So many dollars are worth that; more are worth what they score at the end and a little.
    pub purse: i32,
    /// A dollar beyond.
    pub rich_dollar: i32,
    /// A transport token.
    pub transport: i32,
    /// A GPS token.
    pub gps: i32,
    /// Percent of a goal's worth that stays when it cannot be paid this round.
    pub patience: i32,
    /// Percent it loses for every further round.
    pub haste: i32,
    /// How many goods a round brings.
    pub income: i32,
    /// A card that a slot set lacks.
    pub slot_card: i32,
    /// How many cards a slot set may lack to be hoped for.
    pub slot_hope: i32,
    /// Percent of a slot set's worth that is left when it must wait.
    pub slot_keep: i32,
    /// How many dollars a slot set may lack to be hoped for.
    pub slot_dollars: i32,
    /// A type of tile that a goal lacks.
    pub tile_type: i32,
    /// An objective to work on, beside what is hoped of it.
    pub held: i32,
    /// A cube of a volunteer when it is used once.
    pub volunteer: i32,
    /// A use that a plain card would have had, too.
    pub plain: i32,
    /// Percent of rounds in which a good card is used.
    pub used: i32,
    /// A card that comes to hand.
    pub to_hand: i32,
    /// A search icon beyond the first, for each round.
    pub icon: i32,
    /// Percent of its use that a card in hand is worth, for being there.
    pub in_hand: i32,
    /// Percent of its use that a card is worth which can be played in the next round.
    pub next_round: i32,
    /// The same for the round after.
    pub round_after: i32,
    /// The same for later.
    pub later_round: i32,
    /// Percent of its printed points that a card in hospital is worth.
    pub hospital: i32,
    /// Percent of a district's points that stay for each cube that is to come first.
    pub district: i32,
    /// Percent of its points if somebody else lacks fewer cubes there.
    pub rival: i32,
    /// Percent of what a district brings by others that stays for each cube they lack.
    pub others: i32,
    /// Hundredths of cubes that a round brings.
    pub cubes_a_round: i32,
    /// A cube on the map, for what it may reach.
    pub cube: i32,
    /// A cube that the link which a goal asks for takes, at the start.
    pub start_link: i32,
    /// A step to what a chapter wants on the map, at the start.
    pub start_wanted: i32,
    /// A district at the start.
    pub start_district: i32,
    /// A district that can be scouted, for each round.
    pub reach: i32,
    /// A face-up tile, beside its points, if rounds are left.
    pub tile_up: i32,
    /// A face-down tile, for each round.
    pub tile_down: i32,
    /// An unlocked board action, for each round.
    pub action: i32,
    /// The higher refresh limit, for each round.
    pub limit: i32,
    /// The fourth slot, for each round.
    pub slot: i32,
    /// Percent of what a check-mark line gives each round.
    pub line: i32,
    /// What a chapter's condition is worth.
    pub condition: i32,
    /// Strength left in hand for scouting, each point beyond four.
    pub strength: i32,
    /// A tile nobody has seen, beside what it gives on average.
    pub curiosity: i32,
}

impl Weights {
    /// As tuned.
    pub const TUNED: Weights = Weights {
        lacked: 130,
        spare: 70,
        battery: 45,
        dollar: 45,
        purse: 14,
        rich_dollar: 25,
        transport: 80,
        gps: 100,
        patience: 75,
        haste: 12,
        income: 3,
        slot_card: 90,
        slot_hope: 2,
        slot_keep: 90,
        slot_dollars: 4,
        tile_type: 250,
        held: 20,
        volunteer: 100,
        plain: 100,
        used: 45,
        to_hand: 150,
        icon: 27,
        in_hand: 40,
        next_round: 126,
        round_after: 50,
        later_round: 20,
        hospital: 40,
        district: 75,
        rival: 50,
        others: 30,
        cubes_a_round: 100,
        cube: 40,
        start_link: 120,
        start_wanted: 100,
        start_district: 30,
        reach: 10,
        tile_up: 150,
        tile_down: 15,
        action: 8,
        limit: 20,
        slot: 10,
        line: 71,
        condition: 550,
        strength: 40,
        curiosity: 20,
    };
}
