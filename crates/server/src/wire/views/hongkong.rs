//! Hong Kong's view. It holds no last move and nothing of what lies under the topmost pieces, since no rule asks for them;
//! both can be followed from the events.

use ::hongkong::{Ending, HongKong, Player, Plot, Position, State, Supply, View};
use game::{Game, SeatSet, Turn};
use serde::Serialize;
use utoipa::ToSchema;

use super::{PerSeat, Scores, SeatLetter, Shown, part};

/// What is seen of Hong Kong; what is absent has not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct HongKongSections {
    /// Whose turn it is, or how the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<HongKongTurn>,
    /// What stands on each of the 25 plots, row by row, `a1` first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plots: Option<[Option<BuildingSheet>; 25]>,
    /// What each player has left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supplies: Option<Supplies>,
    /// How many buildings each player controls, which is the score (K10).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Scores>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct HongKongTurn {
    /// What the game waits for.
    pub phase: HongKongPhase,
    /// Who is to move.
    pub to_move: Option<SeatLetter>,
    /// Who had the first turn.
    pub first: Option<SeatLetter>,
    /// How many turns were finished.
    pub turns: u8,
    /// Whether a fast block was placed and a second piece follows (K2).
    pub is_second: bool,
    /// How the game ended.
    pub ending: Option<EndingSheet>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HongKongPhase {
    /// Who starts is about to be drawn (K2).
    Draw,
    /// A placement.
    Play,
    /// Nothing any more.
    Over,
}

/// A building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BuildingSheet {
    /// How many pieces it has.
    pub height: u8,
    /// Whose piece is topmost.
    pub owner: SeatLetter,
    /// Whether that piece is a roof; absent where it is not.
    #[serde(skip_serializing_if = "is_not")]
    #[schema(required = false)]
    pub roofed: bool,
}

// The signature is what serde asks for.
fn is_not(holds: &bool) -> bool {
    !holds
}

/// What a player has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SupplySheet {
    /// Standard blocks.
    pub standard: u8,
    /// Fast blocks.
    pub fast: u8,
    /// Roofs.
    pub roof: u8,
}

/// What each player has left.
pub type Supplies = PerSeat<SupplySheet>;

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EndingSheet {
    /// What decided.
    pub by: DecidedBy,
    /// Who has won, unless the game is drawn.
    pub winner: Option<SeatLetter>,
}

/// What decided a game (K10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DecidedBy {
    /// One player controls more buildings.
    Buildings,
    /// Both control as many, and the winner controls the centre.
    Centre,
    /// Both control as many, and the centre is empty.
    Nothing,
}

impl Shown for HongKong {
    type Sections = HongKongSections;

    fn sections(&self, before: Option<&View>, now: &View) -> HongKongSections {
        HongKongSections {
            turn: part(before, now, |view| turn(self, view)),
            plots: part(before, now, plots),
            supplies: part(before, now, supplies),
            scores: part(before, now, |view| scores(self, view)),
        }
    }
}

const SEATS: SeatSet = SeatSet::first(2);

fn letter(player: Player) -> SeatLetter {
    player.seat().into()
}

fn turn(game: &HongKong, view: &View) -> HongKongTurn {
    let phase = match game.turn_seen(view) {
        Turn::Chance => HongKongPhase::Draw,
        Turn::Ask(_) => HongKongPhase::Play,
        Turn::Over => HongKongPhase::Over,
    };
    let position = view.state.position();
    HongKongTurn {
        phase,
        to_move: position.filter(|_| phase == HongKongPhase::Play).map(|position| letter(position.to_move())),
        first: position.map(|position| letter(position.first())),
        turns: position.map_or(0, Position::turns),
        is_second: position.is_some_and(Position::is_open),
        ending: position.and_then(Position::ending).map(ending),
    }
}

fn ending(ending: Ending) -> EndingSheet {
    let by = match ending {
        Ending::Buildings { .. } => DecidedBy::Buildings,
        Ending::Centre { .. } => DecidedBy::Centre,
        Ending::Drawn { .. } => DecidedBy::Nothing,
    };
    EndingSheet { by, winner: ending.winner().map(letter) }
}

fn plots(view: &View) -> [Option<BuildingSheet>; 25] {
    let mut plots = [None; 25];
    if let State::Play(position) = &view.state {
        for plot in Plot::all() {
            plots[plot.index()] = position.building(plot).map(|building| BuildingSheet {
                height: building.height,
                owner: letter(building.owner),
                roofed: building.roofed,
            });
        }
    }
    plots
}

fn supplies(view: &View) -> Supplies {
    PerSeat::of(SEATS, |seat| {
        let of = |position: &Position| Player::at(seat).map(|player| position.supply(player));
        let Supply { standard, fast, roof } = view.state.position().and_then(of).unwrap_or(Supply::FULL);
        Some(SupplySheet { standard, fast, roof })
    })
}

fn scores(game: &HongKong, view: &View) -> Scores {
    // The state of Hong Kong is open, so a view holds it whole.
    let scores = game.scores(&view.state);
    PerSeat::of(SEATS, |seat| Some(scores[seat]))
}

#[cfg(test)]
mod tests {
    use ::hongkong::Setup;
    use game::{Game, Seat, Viewer};
    use serde_json::json;

    use super::super::tests::{Sent, follow, read};
    use super::*;

    #[test]
    fn changes_add_up_to_the_whole() {
        for seed in 1..=5 {
            let sent = follow(&HongKong, &Setup::Draw, seed, |_, seats| seats.iter().next().unwrap());
            let (changes, wholes) = (Sent::mean(&sent.changes), Sent::mean(&sent.wholes));
            println!("{} changes, {changes} bytes on average; a whole has {wholes}", sent.changes.len());
            assert!(changes < 900);
        }
    }

    #[test]
    fn a_whole_has_everything_even_before_it_is_drawn_who_starts() {
        let view = HongKong.view(&HongKong.start(&Setup::Draw), Viewer::Spectator);
        let (whole, _) = read(&HongKong, None, &view);
        let turn = json!({
            "phase": "draw", "to_move": null, "first": null, "turns": 0, "is_second": false, "ending": null
        });
        assert_eq!(whole["turn"], turn);
        assert_eq!(whole["plots"], json!(vec![Option::<u8>::None; 25]));
        assert_eq!(whole["supplies"]["B"], json!({ "standard": 20, "fast": 5, "roof": 5 }));
        assert_eq!(whole["scores"], json!({ "A": 0, "B": 0 }));
    }

    #[test]
    fn a_placement_changes_its_plot_the_supply_the_turn_and_the_score() {
        let mut state = HongKong.start(&Setup::First(Player::A));
        let before = HongKong.view(&state, Viewer::Spectator);
        let block = HongKong.parse_action("b1").unwrap();
        HongKong.act(&mut state, Seat::A, block, &mut ());
        let (change, _) = read(&HongKong, Some(&before), &HongKong.view(&state, Viewer::Spectator));
        assert_eq!(change.len(), 4);
        assert_eq!(change["plots"][1]["owner"], "A");
        assert_eq!(change["turn"]["to_move"], "B");
        assert_eq!(change["scores"], json!({ "A": 1, "B": 0 }));
    }
}
