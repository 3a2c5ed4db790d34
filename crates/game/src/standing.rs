//! How choices are presented to people: in which order, and which of them is the usual one.

use alloc::vec::Vec;

use crate::{Game, List};

/// The part a choice plays among the others on offer, in the order in which people see them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Role {
    /// The usual or harmless choice, of which there is one at most.
    Usual,
    /// One of several that have equal rights.
    Option,
    /// Ends what the player has put together, such as a plan or a team.
    Confirm,
    /// Leaves everything as it is.
    Decline,
    /// Something that is on offer nearly all the time, beside the question.
    Extra,
}

/// Where a choice stands among the others on offer. It changes only how they are presented: the order of
/// [`legal`](Game::legal) is a matter of the rules, on which bots and recorded figures rely.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Standing {
    /// Its part.
    pub role: Role,
    /// What it costs, where that decides among choices with the same role: cheap ones come first.
    pub price: u8,
}

impl Standing {
    /// A choice like any other.
    pub const OPTION: Standing = Standing::of(Role::Option);

    /// A choice whose price does not matter.
    pub const fn of(role: Role) -> Standing {
        Standing { role, price: 0 }
    }

    /// Whether people expect to choose it, so that it is emphasised.
    pub fn is_main(self) -> bool {
        matches!(self.role, Role::Usual | Role::Confirm)
    }
}

/// Returns the legal actions of a viewer in the order in which people see them, the usual one first. Beside extras a single
/// action is the usual one, whatever it is.
pub fn ordered<G: Game>(game: &G, view: &G::View) -> Vec<(G::Action, Standing)> {
    let mut list = G::Actions::default();
    game.legal(view, &mut list);
    let mut actions: Vec<_> = list.actions().iter().map(|&action| (action, game.standing(view, action))).collect();
    actions.sort_by_key(|&(_, standing)| standing);
    let mut others = actions.iter_mut().filter(|(_, standing)| standing.role != Role::Extra);
    if let (Some((_, only)), None) = (others.next(), others.next()) {
        only.role = Role::Usual;
    }
    actions
}
