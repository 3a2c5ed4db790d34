//! A bot that looks at each of its placements and takes the one that looks best at once.

use game::{Bot, Limits, List, Rng};
use hongkong::{Event, HongKong, Piece, Placement, Player, Plot, Position, View};
use rand_pcg::Pcg32;

use crate::quick;

/// Takes the placement after which it stands best, without looking further. Among equals chance decides.
#[derive(Clone, Debug)]
pub struct Greedy<R = Pcg32>(pub R);

impl<R: Rng> Bot<HongKong> for Greedy<R> {
    fn choose(&mut self, game: &HongKong, view: &View, _: &[Event], _: Limits<'_>) -> Placement {
        use game::Game;
        let mut list = <HongKong as Game>::Actions::default();
        game.legal(view, &mut list);
        let position = view.my_turn().expect("a bot is asked on its turn only");
        let mut best = (i32::MIN, list.actions()[0]);
        let mut equals = 0;
        for &placement in list.actions() {
            let worth = worth_of(position, placement);
            if worth > best.0 {
                best = (worth, placement);
                equals = 1;
            } else if worth == best.0 {
                equals += 1;
                if quick(&mut self.0, equals) == 0 {
                    best.1 = placement;
                }
            }
        }
        best.1
    }
}

/// What a placement is worth to who makes it: how much better it stands afterwards, less what the piece is worth kept.
fn worth_of(position: &Position, placement: Placement) -> i32 {
    let me = position.to_move();
    let mut after = *position;
    after.place(placement);
    // A fast block kept to the end is worth nothing, and played it is a second move; a roof can still close anything.
    let kept = match placement.piece {
        Piece::Standard => 1,
        Piece::Fast => 0,
        Piece::Roof => 8,
    };
    standing(&after, me) - standing(&after, me.other()) - kept
}

/// A player's buildings: one that nobody can ever build on counts most, one that can be built on next counts least; and
/// a little for height, beside which one may build.
fn standing(position: &Position, player: Player) -> i32 {
    let of_building = |plot: Plot| {
        let Some(building) = position.building(plot) else { return 0 };
        let held = if building.roofed || building.height == 5 {
            20
        } else if can_be_taken(position, plot, building.height, player) {
            6
        } else {
            14
        };
        held + i32::from(building.height)
    };
    position.controlled(player).iter().map(of_building).sum()
}

/// Whether the opponent stands high enough beside the building to put at least a roof on it.
fn can_be_taken(position: &Position, plot: Plot, height: u8, owner: Player) -> bool {
    let beside = plot.set().neighbours() & position.controlled(owner.other());
    beside.iter().any(|other| position.building(other).is_some_and(|theirs| theirs.height > height))
}
