//! Blackout as the laws of the contract look at it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use game::contract::{Move, MoveOf, Subject};
use game::{Seat, Viewer};

use crate::components::Components;
use crate::flow::{Action, Decision, Draw, Frame, Outcome};
use crate::rules::Blackout;
use crate::sets::{CardSet, TileSet};
use crate::state::{Chapter, N_CUBES, Setup, State, Table, TilePlace};

impl Subject for Blackout {
    /// A long four-seat game with planning changed at random.
    const BOUND: usize = 60_000;

    fn setups(&self) -> Vec<Setup> {
        let base = (2..=4).map(|n_seats| Setup { n_seats, chapter: None, losses: 0 });
        let chapters = Chapter::ALL.into_iter().zip([1, 2, 3, 1, 4]).map(|(chapter, n_seats)| Setup {
            n_seats,
            chapter: Some(chapter),
            losses: u8::from(n_seats == 1),
        });
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

    /// The tiles somebody else has just looked at: any the viewer has not seen is as likely as any other. Once the looker
    /// has decided, its decision tells something of what it saw, so only this moment is compared.
    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<(String, u64)> {
        let Some(Frame::Ask(seats, Decision::Collect(district))) = state.table.stack.top() else { return Vec::new() };
        let is_fresh = state.table.looked[district.index()] == seats;
        if !is_fresh || viewer.seat().is_some_and(|seat| seats.contains(seat)) {
            return Vec::new();
        }
        let tiles = state.secret.tiles[district.index()].iter().flatten();
        tiles.map(|tile| (String::from("a tile somebody looks at"), tile.index() as u64)).collect()
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
            Move::Answer(seat, action) if viewer == seat.into() => match action {
                // The last to be ready, and who looks at tiles, learns how the worlds differ.
                Action::Ready | Action::Search(_) => (state.secret == other.secret).then_some(this),
                _ => Some(this),
            },
            Move::Answer(seat, action) => disguise_answer(state, other, seat, action, choice),
        }
    }
}

/// What chance deals in secret may be anything else to who does not see it.
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
        (Some(Frame::Draw(Draw::Tiles(..))), _) => (state.secret == other.secret).then_some(Move::Outcome(outcome)),
        _ => Some(Move::Outcome(outcome)),
    }
}

/// Another seat may plan anything else, as long as its readiness is the same; whatever shows a secret ends the disguise
/// unless both worlds hold the same.
fn disguise_answer(state: &State, other: &State, seat: Seat, action: Action, choice: u64) -> Option<MoveOf<Blackout>> {
    let hand: CardSet =
        other.table.boards[seat].held.without(other.secret.planned[seat].iter().flatten().copied().collect());
    let open = other.table.boards[seat].n_open_slots() as u64;
    match action {
        Action::Plan(..) | Action::Unplan(_) => {
            let slot = (choice % open) as u8;
            let card = hand.nth((choice / open) as usize % hand.len().max(1));
            Some(Move::Answer(
                seat,
                match card {
                    Some(card) => Action::Plan(slot, card),
                    None => Action::Unplan((0..4).find(|&slot| other.secret.planned[seat][slot as usize].is_some())?),
                },
            ))
        }
        Action::Unready | Action::BuyBattery => Some(Move::Answer(seat, action)),
        // All else may show what is hidden, in the worlds' planned cards or tiles.
        _ => (state.secret == other.secret).then_some(Move::Answer(seat, action)),
    }
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
    match table.seats().iter().find(|&seat| !planned(seat).is_within(table.boards[seat].held)) {
        Some(seat) => Err(format!("seat {seat} planned what it does not hold")),
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
