//! Blackout as the laws of the contract look at it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use game::contract::{Move, MoveOf, Subject};
use game::{Seat, Viewer};

use crate::components::Components;
use crate::flow::{Action, Decision, Draw, Frame, Outcome};
use crate::rules::Blackout;
use crate::sets::{CardId, CardSet, TileSet};
use crate::state::{Chapter, N_CUBES, N_SLOTS, Secret, Setup, State, Table, TilePlace};

impl Subject for Blackout {
    /// A long four-seat game with planning changed at random.
    const BOUND: usize = 60_000;

    /// Six for each number of seats: the base game, or alone a restart; and the five chapters.
    fn setups(&self) -> Vec<Setup> {
        let base = (1..=4).map(|n_seats| match n_seats {
            1 => Setup { n_seats, chapter: Some(Chapter::IV), losses: 2 },
            _ => Setup { n_seats, chapter: None, losses: 0 },
        });
        let chapters = Chapter::ALL
            .into_iter()
            .flat_map(|chapter| (1..=4).map(move |n_seats| Setup { n_seats, chapter: Some(chapter), losses: 0 }));
        base.chain(chapters).collect()
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        for seat in state.table.seats().iter() {
            audit_cubes(&state.table, seat)?;
        }
        audit_cards(state)?;
        audit_tokens(&state.table)?;
        audit_tiles(state)
    }

    fn stack(&self, state: &State) -> (usize, usize) {
        (state.table.stack.len(), 15)
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<(String, u64)> {
        let mut facts = hidden_plans(state, viewer);
        facts.extend(hidden_tiles(state, viewer));
        facts
    }

    fn disguise(
        &self,
        state: &State,
        other: &State,
        viewer: Viewer,
        this: MoveOf<Blackout>,
        choice: u64,
    ) -> Option<MoveOf<Blackout>> {
        match this {
            Move::Outcome(outcome) => disguise_outcome(self, state, other, viewer, outcome, choice),
            Move::Answer(seat, action @ (Action::Plan(..) | Action::Unplan(_))) if viewer != seat.into() => {
                another_plan(state, other, seat, action, choice).map(|action| Move::Answer(seat, action))
            }
            Move::Answer(seat, action) => {
                let shows = shows_a_difference(state, other, viewer, seat, action)
                    || turns_up_a_difference(self, state, other, seat, action);
                (!shows).then_some(this)
            }
        }
    }
}

/// The plans of others whose turn to deploy has not come: where random play has planned, any card held is as likely as any
/// other. Once a seat turns cards up, what it does with them could tell something of the rest.
fn hidden_plans(state: &State, viewer: Viewer) -> Vec<(String, u64)> {
    let table = &state.table;
    let Some(Frame::Ask(deploying, _)) = table.stack.top() else { return Vec::new() };
    let waiting = table.seats().iter().filter(|&seat| !deploying.contains(seat) && viewer != seat.into());
    let planned = waiting.flat_map(|seat| {
        let held = table.boards[seat].held;
        let quarter = move |card| held.into_iter().position(|other| other == card).unwrap_or_default() * 4 / held.len();
        let cards = state.secret.planned[seat].into_iter().flatten();
        cards.map(move |card| (String::from("the quarter of the hand a card was planned from"), quarter(card) as u64))
    });
    planned.collect()
}

/// The tiles somebody else has just looked at: any the viewer has not seen is as likely as any other. Once the looker has
/// decided, its decision tells something of what it saw, so only this moment is compared.
fn hidden_tiles(state: &State, viewer: Viewer) -> Vec<(String, u64)> {
    let Some(Frame::Ask(seats, Decision::Collect(district))) = state.table.stack.top() else { return Vec::new() };
    let is_fresh = state.table.looked[district.index()] == seats;
    if !is_fresh || viewer.seat().is_some_and(|seat| seats.contains(seat)) {
        return Vec::new();
    }
    let tiles = state.secret.tiles[district.index()].iter().flatten();
    tiles.map(|tile| (String::from("a tile somebody looks at"), tile.index() as u64)).collect()
}

/// What chance deals in secret may be anything else to who does not see it. Who sees it sees the same in both worlds, unless
/// in the other one somebody has seen one of these tiles elsewhere.
fn disguise_outcome(
    rules: &Blackout,
    state: &State,
    other: &State,
    viewer: Viewer,
    outcome: Outcome,
    choice: u64,
) -> Option<MoveOf<Blackout>> {
    match (state.table.stack.top(), outcome) {
        (Some(Frame::Draw(Draw::Tiles(_, seat))), Outcome::Tiles(_)) if viewer != seat.into() => {
            let m = crate::chance::chances(other);
            Some(Move::Outcome(crate::chance::outcome(rules, other, choice % m)))
        }
        (_, Outcome::Tiles(tiles)) => {
            let unseen = other.table.tiles_unseen(&other.secret.tiles);
            tiles.iter().flatten().all(|&tile| unseen.contains(tile)).then_some(Move::Outcome(outcome))
        }
        _ => Some(Move::Outcome(outcome)),
    }
}

/// What another seat may plan instead, unseen. In every second round it is another card in the same slot, so that the worlds
/// are still alike when planning is over and all see which slots hold a card.
fn another_plan(state: &State, other: &State, seat: Seat, action: Action, choice: u64) -> Option<Action> {
    let planned = &other.secret.planned[seat];
    let hand = other.table.boards[seat].held.without(planned.iter().flatten().copied().collect());
    let card = || hand.nth(choice as usize % hand.len().max(1));
    let anywhere = (choice >> 32) as usize % other.table.boards[seat].n_open_slots();
    match action {
        Action::Plan(slot, _) if state.table.round.is_multiple_of(2) => card().map(|card| Action::Plan(slot, card)),
        Action::Unplan(slot) if state.table.round.is_multiple_of(2) => {
            planned[slot as usize].map(|_| Action::Unplan(slot))
        }
        _ => card().map(|card| Action::Plan(anywhere as u8, card)).or_else(|| {
            let slot = planned.iter().position(Option::is_some)?;
            Some(Action::Unplan(slot as u8))
        }),
    }
}

/// Whether the answer shows the viewer, by the rules, something in which the worlds differ.
fn shows_a_difference(state: &State, other: &State, viewer: Viewer, seat: Seat, action: Action) -> bool {
    let (here, there) = (&state.secret, &other.secret);
    let cards = |planned: &[Option<CardId>; N_SLOTS]| planned.iter().flatten().copied().collect::<CardSet>();
    match (state.table.stack.top(), action) {
        // B2.2: once all are ready, they see which slots hold a card.
        (_, Action::Ready) => {
            let is_last = state.table.ready.with(seat) == state.table.seats();
            let slots = |secret: &Secret| secret.planned.0.map(|planned| planned.map(|card| card.is_some()));
            is_last && slots(here) != slots(there)
        }
        // B2.8 a: a hand is shown.
        (Some(Frame::Ask(_, Decision::Part(_))), Action::Act) => {
            cards(&here.planned[seat]) != cards(&there.planned[seat])
        }
        // B4.2, B4.3: who looks sees the tiles; when one is collected, all do.
        (_, Action::Search(d)) => viewer == seat.into() && here.tiles[d.index()] != there.tiles[d.index()],
        (Some(Frame::Ask(_, Decision::Collect(d))), Action::Collect(..)) => {
            here.tiles[d.index()] != there.tiles[d.index()]
        }
        _ => false,
    }
}

/// Whether the answer turns up a card that is another in the other world (B2.3).
fn turns_up_a_difference(rules: &Blackout, state: &State, other: &State, seat: Seat, action: Action) -> bool {
    let mut after = *state;
    crate::flow::act(rules, &mut after, seat, action, &mut ());
    let planned = |state: &State| state.secret.planned.0.into_iter().flatten();
    planned(state)
        .zip(planned(&after))
        .zip(planned(other))
        .any(|((before, after), there)| before != after && before != there)
}

/// B0.7: 25 cubes a seat, wherever they are. Cubes on secured districts are out of the game.
fn audit_cubes(table: &Table, seat: Seat) -> Result<(), String> {
    let board = &table.boards[seat];
    let on_rondel: u8 = board.stock.iter().sum();
    let on_marks: u8 = board.mark_cubes.iter().sum();
    let cubes = board.supply + on_rondel + on_marks + board.cubes.len() as u8;
    let may_be_on_districts = if board.unlocked == 0b1_1111 { table.secured.len() as u8 } else { 0 };
    if cubes > N_CUBES || cubes + may_be_on_districts < N_CUBES {
        return Err(format!("seat {seat} has {cubes} cubes"));
    }
    Ok(())
}

/// Every card is in one place.
fn audit_cards(state: &State) -> Result<(), String> {
    let table = &state.table;
    let mut seen = CardSet::NONE;
    let mut add = |cards: CardSet| {
        let twice = seen.and(cards);
        seen = seen.or(cards);
        if twice.is_empty() { Ok(()) } else { Err(format!("{twice:?} lie in two places")) }
    };
    for board in &table.boards.0 {
        for cards in [board.held, board.hospital, board.finished].into_iter().chain(board.slots) {
            add(cards)?;
        }
        add(board.objectives.iter().flatten().copied().collect())?;
    }
    for row in &table.rows {
        add(row.iter().flatten().copied().collect())?;
    }
    add(table.discarded)?;
    add(table.unseen)?;
    if !Components::OBJECTIVES.is_within(seen) {
        return Err(format!("{:?} are nowhere", Components::OBJECTIVES.without(seen)));
    }
    if table.unseen.len() != usize::from(table.draw_left + table.reserve_left) {
        return Err(format!(
            "{} cards unseen, {} and {} in the decks",
            table.unseen.len(),
            table.draw_left,
            table.reserve_left
        ));
    }
    let planned = |seat: Seat| state.secret.planned[seat].iter().flatten().copied().collect::<CardSet>();
    match table.seats().iter().find(|&seat| !planned(seat).is_within(table.may_be_planned(seat))) {
        Some(seat) => Err(format!("seat {seat} planned what it does not hold, or has in hand")),
        None => Ok(()),
    }
}

/// B0.2: 24 transport and 12 GPS tokens.
fn audit_tokens(table: &Table) -> Result<(), String> {
    let sum = |of: fn(&crate::state::Board) -> u8| table.boards.0.iter().map(of).sum::<u8>();
    let (transport, gps) = (sum(|board| board.transport), sum(|board| board.gps));
    if transport > 24 || gps > 12 { Err(format!("{transport} transport and {gps} GPS tokens")) } else { Ok(()) }
}

/// Every tile is in one place.
fn audit_tiles(state: &State) -> Result<(), String> {
    let mut seen = TileSet::NONE;
    let mut add = |tiles: TileSet| {
        let twice = seen.and(tiles);
        seen = seen.or(tiles);
        if twice.is_empty() { Ok(()) } else { Err(format!("{twice:?} lie in two places")) }
    };
    for board in &state.table.boards.0 {
        add(board.tiles_up)?;
        add(board.tiles_down)?;
    }
    add(state.table.tiles_gone)?;
    for (places, known) in state.table.tiles.iter().zip(&state.secret.tiles) {
        for (place, known) in places.iter().zip(known) {
            if let TilePlace::FaceUp(tile) = place {
                add(TileSet::only(*tile))?;
            }
            if let Some(tile) = known {
                add(TileSet::only(*tile))?;
            }
        }
    }
    Ok(())
}
