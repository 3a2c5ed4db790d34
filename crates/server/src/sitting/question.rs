//! What a seat is asked, as it is sent.

use game::{Game, Seat, offers};

use crate::wire::{Obstacle, Offered, Question, Said};

/// Returns the question that a seat has to answer now, with everything on offer in the order in which people see it.
pub(super) fn question<G: Game>(rules: &G, state: &G::State, seat: Seat, number: u64) -> Question {
    let view = rules.view(state, seat.into());
    let offers = offers(rules, state, seat).into_iter().map(|offer| Offered {
        answer: offer.notation,
        label: Said::of(&offer.label),
        cost: offer.cost.map(|cost| Said::of(&cost)),
        caution: offer.caution.map(|caution| Said::of(&caution)),
        is_main: offer.standing.is_main(),
        is_final: offer.barrier,
    });
    let obstacles = rules
        .obstacles(&view)
        .into_iter()
        .map(|(action, why)| Obstacle { label: Said::of(&rules.label(&view, action)), why: Said::of(&why) });
    let prompt = Said::of(&rules.prompt(&view));
    Question { number, prompt, offers: offers.collect(), obstacles: obstacles.collect() }
}
