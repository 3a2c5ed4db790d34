//! How answers are presented to people: the usual or harmless one first, a way out last, batteries beside them.

use game::{Role, Standing};

use crate::answers;
use crate::components::Resource;
use crate::effects::place;
use crate::flow::{Action, Decision};
use crate::label::Label;
use crate::phases::deploy;
use crate::rules::{Actions, decision_of};
use crate::state::Eyes;

/// Returns where a legal answer stands among the others.
pub(crate) fn standing(eyes: Eyes<'_>, action: Action) -> Standing {
    let Some(decision) = decision_of(eyes) else { return Standing::OPTION };
    let role = match (decision, action) {
        (_, Action::BuyBattery) => Role::Extra,
        (Decision::Plan, Action::Ready) if has_planned(eyes) => Role::Confirm,
        (Decision::Team { .. }, Action::Done) => Role::Confirm,
        // To keep what lies there loses nothing, and the question comes again.
        (Decision::Finish(_) | Decision::Discard, Action::Done)
        | (Decision::Act(_), Action::Act)
        | (_, Action::Batteries(0)) => Role::Usual,
        (Decision::Plan, Action::Ready | Action::Unplan(_)) | (_, Action::Done) => Role::Decline,
        (Decision::Procure(_), Action::Procure(resource)) if tokens_to(eyes, decision, resource) == 0 => Role::Usual,
        (Decision::Refresh, Action::Refresh(_)) if has_one_slot_to_take(eyes) => Role::Usual,
        _ => Role::Option,
    };
    let price = match action {
        Action::Place(location) => place::price(&eyes.components.map, eyes.board(), location),
        Action::Procure(resource) => tokens_to(eyes, decision, resource),
        Action::Batteries(n) | Action::PayType(_, n) => n,
        _ => 0,
    };
    Standing { role, price }
}

/// Returns what a player should know before a legal answer that is easily given by mistake.
pub(crate) fn caution(eyes: Eyes<'_>, action: Action) -> Option<Label> {
    let is_slip = action == Action::Ready && !has_planned(eyes) && !eyes.hand().is_empty();
    is_slip.then_some(Label::NothingPlanned)
}

fn has_planned(eyes: Eyes<'_>) -> bool {
    eyes.planned().iter().any(Option::is_some)
}

/// The transport tokens, held or bought, that bring a volunteer from its die to a resource (B2.5).
fn tokens_to(eyes: Eyes<'_>, decision: Decision, resource: Resource) -> u8 {
    let Decision::Procure(card) = decision else { return 0 };
    deploy::die_of(eyes.table, eyes.components.card(card)).map_or(0, |die| die.distance(resource))
}

fn has_one_slot_to_take(eyes: Eyes<'_>) -> bool {
    let mut list = Actions::new();
    answers::legal(eyes, Decision::Refresh, &mut list);
    list.iter().filter(|action| matches!(action, Action::Refresh(_))).count() == 1
}
