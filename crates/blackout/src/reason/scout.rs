//! Scouting: where, which tile, and who goes (B4).

use super::{Met, Reason, counted, demand};
use crate::components::{Challenge, Tile};
use crate::phases::scout::{gps_worth, need, reach, searchers, strength, tile_at};
use crate::sets::{CardId, CardSet, District};
use crate::state::{Eyes, TilePlace};

/// B4.1: a district that touches an own cube, still holds tiles, and was not chosen this round.
pub(super) fn search(eyes: Eyes<'_>, district: District) -> Met {
    let table = eyes.table;
    let is_there = |place: &TilePlace| matches!(place, TilePlace::FaceDown | TilePlace::FaceUp(_));
    if !table.tiles[district.index()].iter().any(is_there) {
        let is_secured = table.secured.contains(district);
        return Err(if is_secured { Reason::Secured { district } } else { Reason::NoTiles { district } });
    }
    let touched = eyes.components.map.touched(eyes.board().cubes);
    demand(touched.contains(district), Reason::NotTouched { district })?;
    demand(!table.searched.contains(district), Reason::Searched { district })
}

fn tile(eyes: Eyes<'_>, district: District, place: u8) -> Result<&Tile, Reason> {
    let tile = if place < 3 { tile_at(eyes, district, place) } else { None };
    tile.ok_or(Reason::NoTile { place: counted(place) })
}

/// B4.3–B4.6: a tile that lies there, by a challenge that can be reached.
pub(super) fn collect(eyes: Eyes<'_>, district: District, place: u8, challenge: Challenge) -> Met {
    let tile = tile(eyes, district, place)?;
    if challenge == Challenge::Probe {
        let others = (0..3).filter_map(|place| tile_at(eyes, district, place));
        let lowest = others.map(|other| other.simple).min().unwrap_or(tile.simple);
        demand(tile.simple == lowest, Reason::NotLowest { simple: tile.simple, lowest })?;
    }
    let all = searchers(eyes);
    let reason = if all.is_empty() { Reason::NoTeam } else { too_weak(eyes, all, need(tile, challenge)) };
    demand(reach(eyes, all) >= need(tile, challenge), reason)
}

/// What a team reaches with all GPS tokens, and by what.
fn too_weak(eyes: Eyes<'_>, team: CardSet, need: u8) -> Reason {
    let (icons, all) = (eyes.icons(team), strength(eyes, team));
    let (gps, worth) = (eyes.board().gps, gps_worth(eyes));
    Reason::Strength { need, have: reach(eyes, team), icons, more: all - icons, gps, worth }
}

/// B4.4: a hand card with icons that is not in the team.
pub(super) fn join(eyes: Eyes<'_>, card: CardId) -> Met {
    demand(eyes.hand().contains(card), Reason::NotHandCard { card })?;
    demand(searchers(eyes).contains(card), Reason::NoIcon { card })?;
    demand(!eyes.table.team.contains(card), Reason::InTeam { card })
}

/// B4.4: the team goes when it has somebody and reaches the challenge.
pub(super) fn go(eyes: Eyes<'_>, district: District, place: u8, challenge: Challenge) -> Met {
    let need = need(tile(eyes, district, place)?, challenge);
    let team = eyes.table.team;
    demand(!team.is_empty(), Reason::NobodyJoined)?;
    demand(reach(eyes, team) >= need, too_weak(eyes, team, need))
}
