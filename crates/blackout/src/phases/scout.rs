//! B4 Phase 4: scout.

use game::{Audience, Log, Seat, SeatSet};

use crate::components::{Challenge, Line, Tile};
use crate::effects::gain::reward;
use crate::effects::pay::pay;
use crate::event::{Event, Good};
use crate::flow::{Action, Decision, Draw, Frame, Run, Turned};
use crate::rules::Actions;
use crate::sets::{CardId, CardSet, District, DistrictSet, TileId};
use crate::state::{Eyes, State, TilePlace};

/// What a probe needs (B4.6).
const PROBE: u8 = 4;

/// B4.1: a seat may choose one district.
pub(crate) fn open<L: Log<Event>>(turned: &mut Turned<'_, L>) {
    let ask = turned.ask(Decision::Search);
    turned.then([ask]);
}

pub(crate) fn legal(eyes: Eyes<'_>, decision: Decision, list: &mut Actions) {
    match decision {
        Decision::Search => {
            list.push(Action::Done);
            list.extend(districts(eyes).map(Action::Search));
        }
        Decision::Collect(district) => {
            list.push(Action::Done);
            let most = reach(eyes, searchers(eyes));
            for place in 0..3 {
                let Some(tile) = tile_at(eyes, district, place) else { continue };
                for challenge in [Challenge::Simple, Challenge::Advanced, Challenge::Probe] {
                    let is_open = challenge != Challenge::Probe || is_lowest(eyes, district, tile);
                    if most >= need(tile, challenge) && is_open {
                        list.push(Action::Collect(place, challenge));
                    }
                }
            }
        }
        Decision::Team { district, place, challenge } => {
            let Some(tile) = tile_at(eyes, district, place) else { return };
            let team = eyes.table.team;
            if reach(eyes, team) >= need(tile, challenge) {
                list.push(Action::Done);
            }
            // The challenge was within reach of all searchers, so whoever joins, it stays so.
            list.extend(searchers(eyes).without(team).into_iter().map(Action::Join));
        }
        _ => {}
    }
}

/// B4.1: the districts beside own cubes that have tiles and were not chosen this round.
pub(crate) fn districts(eyes: Eyes<'_>) -> impl Iterator<Item = District> {
    let touched = eyes.components.map.touched(eyes.board().cubes).without(eyes.table.searched);
    let is_there = |place: &TilePlace| matches!(place, TilePlace::FaceDown | TilePlace::FaceUp(_));
    touched.into_iter().filter(move |district| eyes.table.tiles[district.index()].iter().any(is_there))
}

pub(crate) fn tile_at(eyes: Eyes<'_>, district: District, place: u8) -> Option<&Tile> {
    eyes.tile(district, place as usize).map(|tile| eyes.components.tile(tile))
}

/// What a challenge needs (B4.3, B4.6).
pub(crate) fn need(tile: &Tile, challenge: Challenge) -> u8 {
    match challenge {
        Challenge::Simple => tile.simple,
        Challenge::Advanced => tile.advanced,
        Challenge::Probe => PROBE,
    }
}

/// B4.6: only for a tile whose simple challenge is the lowest now in the district, ties allowed.
pub(crate) fn is_lowest(eyes: Eyes<'_>, district: District, tile: &Tile) -> bool {
    (0..3).filter_map(|place| tile_at(eyes, district, place)).all(|other| other.simple >= tile.simple)
}

/// The hand cards with search icons (B4.4).
pub(crate) fn searchers(eyes: Eyes<'_>) -> CardSet {
    eyes.hand().into_iter().filter(|&card| eyes.components.card(card).icons > 0).collect()
}

/// B4.4: strength without GPS: the team's icons, those of finished plans, one per face-down tile.
pub(crate) fn strength(eyes: Eyes<'_>, team: CardSet) -> u8 {
    let board = eyes.board();
    let icons = board.lines(eyes.components, Line::Icon);
    eyes.icons(team).saturating_add(icons).saturating_add(board.tiles_down.len() as u8)
}

/// B4.4: what a GPS token is worth.
pub(crate) fn gps_worth(eyes: Eyes<'_>) -> u8 {
    3 + eyes.board().lines(eyes.components, Line::StrongerGps)
}

/// The most a team can reach, with all GPS tokens. Nothing without anybody.
pub(crate) fn reach(eyes: Eyes<'_>, team: CardSet) -> u8 {
    let by_gps = eyes.board().gps.saturating_mul(gps_worth(eyes));
    if team.is_empty() { 0 } else { strength(eyes, team).saturating_add(by_gps) }
}

/// B2.12: whether everybody who can join must, so that there is nothing to choose.
pub(crate) fn must_all_join(eyes: Eyes<'_>, decision: Decision) -> bool {
    let Decision::Team { district, place, challenge } = decision else { return false };
    let (all, team) = (searchers(eyes), eyes.table.team);
    let is_needed = |tile: &Tile, card| reach(eyes, all.without(CardSet::only(card))) < need(tile, challenge);
    let tile = tile_at(eyes, district, place);
    tile.is_some_and(|tile| all.without(team).into_iter().all(|card| is_needed(tile, card)))
}

/// B4.4: how many GPS tokens the team needs, as far as it falls short.
pub(crate) fn gps_needed(eyes: Eyes<'_>, tile: &Tile, challenge: Challenge) -> u8 {
    let short = need(tile, challenge).saturating_sub(strength(eyes, eyes.table.team));
    short.div_ceil(gps_worth(eyes))
}

pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, decision: Decision, action: Action) {
    match (decision, action) {
        (Decision::Search, Action::Search(district)) => search(turned, district),
        (Decision::Collect(district), Action::Collect(place, challenge)) => collect(turned, district, place, challenge),
        (Decision::Team { .. }, Action::Join(card)) => {
            let seat = turned.seat;
            turned.state.table.team.insert(card);
            turned.tell(|| Event::Joined { seat, card });
            let ask = turned.ask(decision);
            turned.then([ask]);
        }
        (Decision::Team { district, place, challenge }, Action::Done) => go(turned, district, place, challenge),
        _ => {}
    }
}

/// B4.2: the seat looks at the tiles in secret. Those nobody has looked at are drawn now.
fn search<L: Log<Event>>(turned: &mut Turned<'_, L>, district: District) {
    let seat = turned.seat;
    turned.state.table.searched = turned.state.table.searched.or(DistrictSet::only(district));
    turned.tell(|| Event::Looked { seat, district });
    let collect = turned.ask(Decision::Collect(district));
    turned.then([collect]);
    if n_undrawn(turned.state, district) > 0 {
        turned.then([Frame::Draw(Draw::Tiles(district, seat))]);
    } else {
        look(turned.state, district, seat, turned.log);
    }
}

/// How many face-down tiles of a district nobody has looked at.
pub(crate) fn n_undrawn(state: &State, district: District) -> usize {
    let (places, known) = (&state.table.tiles[district.index()], &state.secret.tiles[district.index()]);
    (0..3).filter(|&place| places[place] == TilePlace::FaceDown && known[place].is_none()).count()
}

pub(crate) fn resolve_tiles(
    state: &mut State,
    district: District,
    seat: Seat,
    tiles: [Option<TileId>; 3],
    log: &mut impl Log<Event>,
) {
    for (known, drawn) in state.secret.tiles[district.index()].iter_mut().zip(tiles) {
        *known = known.or(drawn);
    }
    look(state, district, seat, log);
}

/// All know that the seat has looked; it alone hears what lies face down.
fn look(state: &mut State, district: District, seat: Seat, log: &mut impl Log<Event>) {
    let looked = &mut state.table.looked[district.index()];
    *looked = looked.with(seat);
    for (place, tile) in state.secret.tiles[district.index()].into_iter().enumerate() {
        if let Some(tile) = tile {
            log.tell(Audience::Only(SeatSet::only(seat)), || Event::Saw {
                seat,
                district,
                place: place as u8 + 1,
                tile,
            });
        }
    }
}

/// B4.3: the other tiles go back face up; the seat shows the one it takes and names the challenge.
fn collect<L: Log<Event>>(turned: &mut Turned<'_, L>, district: District, place: u8, challenge: Challenge) {
    let (seat, d) = (turned.seat, district.index());
    for other in 0..3 {
        if let Some(tile) = turned.state.secret.tiles[d][other].take() {
            turned.state.table.tiles[d][other] = TilePlace::FaceUp(tile);
            if other != place as usize {
                turned.tell(|| Event::Returned { district, place: other as u8 + 1, tile });
            }
        }
    }
    if let TilePlace::FaceUp(tile) = turned.state.table.tiles[d][place as usize] {
        turned.tell(|| Event::Collecting { seat, district, tile, challenge });
    }
    turned.state.table.team = CardSet::NONE;
    let ask = turned.ask(Decision::Team { district, place, challenge });
    turned.then([ask]);
}

/// B4.4: the team goes, with as many GPS tokens as it falls short.
fn go<L: Log<Event>>(turned: &mut Turned<'_, L>, district: District, place: u8, challenge: Challenge) {
    let seat = turned.seat;
    let eyes = Eyes::of_state(&turned.rules.components, turned.state, seat);
    let Some(tile) = tile_at(eyes, district, place) else { return };
    let tokens = gps_needed(eyes, tile, challenge);
    pay(turned, Good::Gps, tokens);
    turned.then([Frame::Run(Run::Searched { seat, district, place, challenge }), Frame::Draw(Draw::Injury(seat))]);
}

/// B4.5: the reward, and the tile by the board: face up if it is the first of its type, else face down.
pub(crate) fn searched<L: Log<Event>>(turned: &mut Turned<'_, L>, district: District, place: u8, challenge: Challenge) {
    let seat = turned.seat;
    let spot = &mut turned.state.table.tiles[district.index()][place as usize];
    let TilePlace::FaceUp(id) = core::mem::replace(spot, TilePlace::Empty) else { return };
    let components = &turned.rules.components;
    let tile = *components.tile(id);
    match challenge {
        Challenge::Simple => reward(turned, tile.simple_reward),
        Challenge::Advanced => reward(turned, tile.advanced_reward),
        Challenge::Probe => {}
    }
    let has_type = turned.board().tiles_up.into_iter().any(|other| components.tile(other).kind() == tile.kind());
    let is_up = challenge != Challenge::Probe && !has_type;
    let board = turned.board();
    if is_up {
        board.tiles_up.insert(id);
    } else {
        board.tiles_down.insert(id);
    }
    turned.tell(|| Event::Collected { seat, tile: id, face: if is_up { "up" } else { "down" } });
}

/// B4.7: one card of the team goes to the hospital; the others return to hand.
pub(crate) fn resolve_injury(state: &mut State, seat: Seat, card: CardId, log: &mut impl Log<Event>) {
    let board = &mut state.table.boards[seat];
    board.held.remove(card);
    board.hospital.insert(card);
    state.table.team = CardSet::NONE;
    log.tell(Audience::All, || Event::Injured { seat, card });
}
