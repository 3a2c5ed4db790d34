//! Positions to ask in: random games of every setup, and what hands have changed in them.

use std::collections::BTreeMap;

use blackout::components::{CardKind, Components};
use blackout::{
    Actions, Blackout, CardId, CardSet, Decision, District, DistrictSet, Frame, LocationSet, N_CUBES, State, Table,
    TileId, TilePlace, TileSet,
};
use game::contract::Subject;
use game::luck::below;
use game::{Game, List, Seat, Turn};
use rand_pcg::Pcg64;

/// Visits positions in which a seat is asked, at most `each` for every kind of question in every setup.
pub fn visit(rules: &Blackout, each: usize, rng: &mut Pcg64, mut visit: impl FnMut(&State, Seat, &mut Pcg64)) {
    for setup in rules.setups() {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        for _ in 0..12 {
            let mut state = rules.start(&setup);
            let mut is_dealt = false;
            loop {
                match rules.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let k = below(rng, rules.chances(&state));
                        let outcome = rules.outcome(&state, k);
                        rules.resolve(&mut state, outcome, &mut ());
                    }
                    Turn::Ask(seats) => {
                        let seat = seats.iter().nth(below(rng, seats.len() as u64) as usize).unwrap();
                        let Some(Frame::Ask(_, decision)) = state.table().stack.top() else { unreachable!() };
                        if decision == Decision::Plan && !is_dealt {
                            state.edit(|table| deal_more(rules, table, rng));
                            is_dealt = true;
                        }
                        let n = seen.entry(kind_of(rules, decision)).or_default();
                        // The first ones of a kind are all early in the game, so some are passed over.
                        if *n < each && below(rng, 3) == 0 {
                            *n += 1;
                            visit(&state, seat, rng);
                        }
                        answer(rules, &mut state, seat, rng);
                    }
                }
            }
        }
    }
}

/// The kind of a question; it differs by specialist, and by whether a type is paid for.
fn kind_of(rules: &Blackout, decision: Decision) -> String {
    let word = |text: String| text.chars().take_while(char::is_ascii_alphabetic).collect::<String>();
    let more = match decision {
        Decision::Act(card) | Decision::Part(card) => match rules.components.card(card).kind {
            CardKind::Specialist(specialist) => word(format!("{specialist:?}")),
            CardKind::Volunteer { .. } | CardKind::Plan => String::new(),
        },
        Decision::Pay { from: 6, .. } => "type".into(),
        _ => String::new(),
    };
    word(format!("{decision:?}")) + &more
}

/// Gives every seat three specialists of the deck, its Leader, three finished plans, two unlocked actions, some resources and
/// the cubes round a district, so that all kinds of questions are met early.
fn deal_more(rules: &Blackout, table: &mut Table, rng: &mut Pcg64) {
    let map = &rules.components.map;
    for seat in table.seats().iter() {
        for is_plan in [false, false, false, true, true, true] {
            let fits = |card: &CardId| match rules.components.card(*card).kind {
                CardKind::Volunteer { .. } => false,
                CardKind::Specialist(_) => !is_plan,
                CardKind::Plan => is_plan,
            };
            let deck: CardSet = table.unseen.into_iter().filter(fits).collect();
            let card = deck.nth(below(rng, deck.len() as u64) as usize).unwrap();
            table.unseen.remove(card);
            let board = &mut table.boards[seat];
            if is_plan { &mut board.finished } else { &mut board.held }.insert(card);
        }
        let deck = if table.reserve_left >= 6 { &mut table.reserve_left } else { &mut table.draw_left };
        *deck -= 6;
        let board = &mut table.boards[seat];
        let leader = Components::player_card(seat, 8).unwrap();
        board.hospital.remove(leader);
        board.held.insert(leader);
        board.unlocked = 0b0_0101;
        let district = District::new(below(rng, District::COUNT as u64) as usize).unwrap();
        let more = map.ring(district).without(board.cubes);
        board.cubes = board.cubes.or(more);
        board.stock = [1, 1, 1, 1, 1, 1, 2];
        board.supply = N_CUBES - board.cubes.len() as u8 - 8;
    }
}

fn answer(rules: &Blackout, state: &mut State, seat: Seat, rng: &mut Pcg64) {
    let mut list = Actions::new();
    rules.legal_now(state, seat, &mut list);
    let mut at = below(rng, list.len() as u64) as usize;
    // While planning, the first answer is to be ready; else one would plan for ever.
    if matches!(state.table().stack.top(), Some(Frame::Ask(_, Decision::Plan))) && below(rng, 4) == 0 {
        at = 0;
    }
    rules.act(state, seat, list.actions()[at], &mut ());
}

/// The same question with much of the table changed, the seat's board above all. Secrets and what the question is about stay.
pub fn shaken(rules: &Blackout, state: &State, seat: Seat, rng: &mut Pcg64) -> State {
    let planned: CardSet = rules.view(state, seat.into()).planned.iter().flatten().copied().collect();
    let mut shaken = *state;
    shaken.edit(|table| {
        shake_board(rules, table, seat, rng);
        shake_cards(table, seat, planned, rng);
        shake_map(rules, table, seat, rng);
    });
    shaken
}

fn one_in(rng: &mut Pcg64, n: u64) -> bool {
    below(rng, n) == 0
}

fn shake_board(rules: &Blackout, table: &mut Table, seat: Seat, rng: &mut Pcg64) {
    let mut number = |n: u64| below(rng, n) as u8;
    let other = Seat::ALL[(seat.index() + 1) % 4];
    for board in &mut table.boards.0 {
        (board.gps, board.transport) = (0, 0);
    }
    table.boards[other].gps = 8 + number(5);
    table.boards[other].transport = 18 + number(7);
    let (gps_left, transport_left) = (table.gps_left(), table.transport_left());
    let board = &mut table.boards[seat];
    board.gps = number(u64::from(gps_left) + 1);
    board.transport = number(u64::from(transport_left) + 1);
    board.dollars = u16::from(number(13));
    board.supply = number(4);
    for (kind, n) in board.stock.iter_mut().enumerate() {
        // Without food or water nobody would ask about it.
        *n = if kind % 3 == 0 && kind < 6 { 1 + number(4) } else { number(4) };
    }
    board.restored = number(4);
    // Which actions are left tells which are unlocked.
    if !matches!(table.stack.top(), Some(Frame::Ask(_, Decision::CheckMarks(_)))) {
        let is_plan = |card: &CardId| rules.components.card(*card).kind == CardKind::Plan;
        let plans = (0..72).filter_map(CardId::new).filter(is_plan);
        // One marker stays on the board, or none could be moved.
        board.unlocked = number(31);
        board.finished = plans.filter(|_| number(4) == 0).collect();
        board.finished_emergency = (table.setup.chapter.is_none() && number(4) == 0).then(|| number(4));
        if number(4) == 0 {
            board.finished_emergency = None;
            (board.unlocked, board.finished, board.supply) = (0, CardSet::NONE, 0);
        }
    }
    board.tiles_up = tiles(|_| number(10) == 0);
    board.tiles_down = tiles(|_| number(20) == 0);
}

fn tiles(mut is_in: impl FnMut(TileId) -> bool) -> TileSet {
    (0..TileId::COUNT).filter_map(TileId::new).filter(|&tile| is_in(tile)).collect()
}

/// Changes where the seat's cards lie. `planned` stays among what it holds.
fn shake_cards(table: &mut Table, seat: Seat, planned: CardSet, rng: &mut Pcg64) {
    let top = table.stack.top();
    // A payment or a finished plan is about what lies on the spots.
    if !matches!(top, Some(Frame::Ask(_, Decision::Pay { .. } | Decision::Finish(_)))) {
        let deck = table.unseen.or(Components::STARTING_VOLUNTEERS);
        let board = &mut table.boards[seat];
        for spot in &mut board.objectives {
            let card = deck.nth(below(rng, deck.len() as u64) as usize);
            *spot = card.filter(|_| !one_in(rng, 4));
        }
        board.marks = std::array::from_fn(|_| below(rng, 8) as u8);
        // B10.2: a seat is bound to one of two common plans.
        board.marks[if table.common_plans[1].is_some() && one_in(rng, 2) { 3 } else { 4 }] = 0;
        if one_in(rng, 4) {
            board.emergency = None;
        }
    }
    let board = &mut table.boards[seat];
    let hand = board.held.without(planned);
    match below(rng, 4) {
        0 => {
            board.held = planned;
            board.hospital = board.hospital.or(hand);
        }
        1 => {
            board.held = planned;
            board.slots[below(rng, 3) as usize] = hand;
        }
        _ => {}
    }
    for row in &mut table.rows {
        row.iter_mut().skip(below(rng, 5) as usize).for_each(|place| *place = None);
    }
}

/// Changes cubes and tiles.
fn shake_map(rules: &Blackout, table: &mut Table, seat: Seat, rng: &mut Pcg64) {
    let all = rules.components.map.locations();
    let (is_full, share) = (one_in(rng, 8), 1 + below(rng, 4));
    let mut cubes: LocationSet = all.into_iter().filter(|_| is_full || one_in(rng, share + 1)).collect();
    if let Some(Frame::Ask(_, Decision::Place(_))) = table.stack.top() {
        cubes.remove(all.nth(below(rng, all.len() as u64) as usize).unwrap());
    }
    table.boards[seat].cubes = cubes;
    table.searched = (0..16).filter_map(District::new).filter(|_| one_in(rng, 3)).collect();
    for district in DistrictSet::first(District::COUNT) {
        match below(rng, 6) {
            0 => {
                table.secured.insert(district);
                table.tiles[district.index()] = [TilePlace::Gone; 3];
            }
            1 => table.tiles[district.index()] = [TilePlace::Empty; 3],
            2 => table.tiles[district.index()][1] = TilePlace::Empty,
            _ => {}
        }
    }
}
