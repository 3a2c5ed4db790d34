//! The numbered choices: each answer with what it means, what it costs, and what a player must know to choose.

use blackout::components::{CardKind, Challenge, Specialist};
use blackout::{Action, Blackout, CardId, Decision, Good, Label, View};
use game::{Game, Seat};

use crate::blackout_table::{Lies, Printed, Sight};
use crate::say::Say;

/// A choice on offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// In words.
    pub words: String,
    /// What choosing it does.
    pub pick: Pick,
}

/// What a choice does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// Answers.
    Answer(Action),
    /// Goes on to the slots this card may be planned in.
    Card(CardId),
    /// Goes back to all choices.
    Back,
}

/// The choices of a seat. While planning these are cards first and, for the card chosen, slots.
pub fn choices(rules: &Blackout, sight: Sight<'_>, seat: Seat, chosen: Option<CardId>) -> Vec<Choice> {
    let list: Vec<Action> = game::ordered(rules, sight.view).into_iter().map(|(action, _)| action).collect();
    let answer = |&action: &Action| Choice { words: words(rules, sight, seat, action), pick: Pick::Answer(action) };
    if sight.view.table.decision() != Some(Decision::Plan) {
        return list.iter().map(answer).collect();
    }
    if let Some(chosen) = chosen {
        let slots = list.iter().filter_map(|action| match action {
            Action::Plan(slot, card) if *card == chosen => Some(Choice {
                words: sight.describe.text.say(&match sight.view.planned[usize::from(*slot)] {
                    None => {
                        Lies::Slot { number: usize::from(*slot) + 1, cards: sight.slot_cards(seat, usize::from(*slot)) }
                    }
                    Some(replaced) => Lies::SlotReplaced {
                        number: usize::from(*slot) + 1,
                        cards: sight.slot_cards(seat, usize::from(*slot)),
                        card: replaced,
                    },
                }),
                pick: Pick::Answer(*action),
            }),
            _ => None,
        });
        let back = Choice { words: sight.describe.text.say(&Say::BackToCards), pick: Pick::Back };
        return slots.chain([back]).collect();
    }
    let mut choices: Vec<Choice> = Vec::new();
    for action in &list {
        match action {
            Action::Plan(_, card) => {
                if !choices.iter().any(|choice| choice.pick == Pick::Card(*card)) {
                    let words = sight.describe.card_in_short(*card);
                    choices.push(Choice { words, pick: Pick::Card(*card) });
                }
            }
            other => choices.push(answer(other)),
        }
    }
    choices
}

/// An answer in words: what it is, what there is to know about it, and its cost.
pub fn words(rules: &Blackout, sight: Sight<'_>, seat: Seat, action: Action) -> String {
    with_cost(rules, sight, seat, action, rules.cost(sight.view, action))
}

/// The same of an answer that cannot be given, so that its cost is no matter.
pub fn words_only(rules: &Blackout, sight: Sight<'_>, seat: Seat, action: Action) -> String {
    with_cost(rules, sight, seat, action, None)
}

fn with_cost(rules: &Blackout, sight: Sight<'_>, seat: Seat, action: Action, cost: Option<Label>) -> String {
    let (text, view) = (sight.describe.text, sight.view);
    let label = || text.say(&rules.label(view, action));
    let words = match detail(sight, seat, action) {
        Detail::None => label(),
        Detail::Alone(words) => words,
        Detail::After(detail) => text.say(&Say::ChoiceDetail { choice: label(), detail }),
    };
    match cost {
        None => words,
        Some(cost) => text.say(&Say::ChoiceCost { choice: words, cost: text.say(&cost) }),
    }
}

/// What there is to know about an answer beside its label.
enum Detail {
    None,
    /// These words say all the label says, and more.
    Alone(String),
    After(String),
}

fn detail(sight: Sight<'_>, seat: Seat, action: Action) -> Detail {
    let (describe, table) = (&sight.describe, &sight.view.table);
    let (components, board) = (&describe.loaded.components, &table.boards[seat]);
    match action {
        Action::Start(location) | Action::Place(location) => Detail::Alone(sight.site(seat, location)),
        Action::Deploy(slot) => {
            sight.view.planned[slot as usize].map_or(Detail::None, |card| Detail::After(describe.ability(card)))
        }
        Action::Complete(spot, goal) => match table.goal(components, seat, spot, goal) {
            Some(found) if spot >= blackout::Table::POWER => {
                Detail::After(describe.power_goal(&found, spot - blackout::Table::POWER + 1))
            }
            Some(found) => Detail::After(describe.goal(&found)),
            None => Detail::None,
        },
        Action::Buy(row, place) => {
            table.rows[row as usize][place as usize].map_or(Detail::None, |card| Detail::Alone(describe.card(card)))
        }
        Action::Heal(card, _) => Detail::After(describe.ability(card)),
        Action::Act | Action::Pay(..) | Action::PayBoth(..) => gets(sight, action).map_or(Detail::None, Detail::After),
        Action::Discard(spot) => board.objectives[spot as usize]
            .map_or(Detail::None, |card| Detail::After(describe.objective_details(card, board.marks[spot as usize]))),
        Action::Search(district) => Detail::After(sight.tiles(district)),
        Action::Refresh(slot) => Detail::After(describe.names(board.slots[slot as usize])),
        Action::Check(number, _) if number >= 5 => {
            let plan = board.finished_plan(usize::from(number - 5));
            let line = plan.and_then(|plan| describe.line(plan.line(components)));
            line.map_or(Detail::None, Detail::After)
        }
        _ => Detail::None,
    }
}

/// What the part of a specialist that is paid for gives, where the label does not say it.
fn gets(sight: Sight<'_>, action: Action) -> Option<String> {
    let (describe, table) = (&sight.describe, &sight.view.table);
    let Some(Decision::Part(card)) = table.decision() else { return None };
    let CardKind::Specialist(specialist) = describe.loaded.components.card(card).kind else { return None };
    match (specialist, action) {
        (Specialist::Scout | Specialist::Navigator, Action::Pay(..)) => Some(describe.goods(1, Good::Gps)),
        // B0.6: what the supply cannot give is not received.
        (Specialist::Navigator, Action::PayBoth(..)) => Some(describe.goods(table.gps_left().min(2), Good::Gps)),
        (Specialist::Trader { for_tool, .. }, Action::Pay(..)) => Some(describe.goods(for_tool, Good::Dollars)),
        (Specialist::Organiser, Action::Act) => {
            let icons = u8::try_from(hand_icons(sight)).unwrap_or(u8::MAX);
            Some(describe.goods(icons, Good::Dollars))
        }
        (Specialist::Guide, Action::Pay(..)) => Some(describe.text.say(&Printed::CubeAnywhere)),
        (Specialist::Engineer, Action::Pay(..)) => Some(describe.text.say(&Printed::Points { n: 2 })),
        _ => None,
    }
}

/// The search icons in the viewer's hand.
fn hand_icons(sight: Sight<'_>) -> u16 {
    let icons = |card| u16::from(sight.describe.loaded.components.card(card).icons);
    sight.view.hand().into_iter().map(icons).sum()
}

/// What the question is about: the card, the goal, the plan, the colour, the team.
pub fn context(sight: Sight<'_>, seat: Seat) -> Option<String> {
    let (describe, table) = (&sight.describe, &sight.view.table);
    let (text, components) = (describe.text, &describe.loaded.components);
    match table.decision()? {
        Decision::Procure(card) | Decision::Act(card) | Decision::Part(card) => Some(describe.card_in_short(card)),
        Decision::Pay { spot, goal, .. } => {
            let needs = describe.goal(&table.goal(components, seat, spot, goal)?);
            Some(text.say(&Say::ChoiceDetail { choice: on_spot(sight, seat, spot)?, detail: needs }))
        }
        Decision::Finish(spot) => {
            let board = &table.boards[seat];
            Some(match board.objectives.get(usize::from(spot)).copied().flatten() {
                Some(card) => describe.objective(card, board.marks[usize::from(spot)]),
                None => describe.emergency(table.emergency_plan(seat, spot)?, board.marks[usize::from(spot)], false),
            })
        }
        Decision::Place(color) => Some(text.say(&Say::CubeTo {
            color: match color {
                blackout::components::CubeColor::Any => "any",
                blackout::components::CubeColor::Only(color) => ["red", "yellow", "blue", "purple"][color as usize],
            },
        })),
        Decision::Mark(district) => Some(text.say(&Say::MarkerTo { district })),
        Decision::Search | Decision::Collect(_) => {
            let icons = hand_icons(sight);
            let (other, per_gps) = sight.view.search_without_team(components)?;
            Some(text.say(&Say::SearchHand { icons, other, gps: table.boards[seat].gps, per_gps }))
        }
        Decision::Team { challenge, .. } => {
            let search = sight.view.search(components)?;
            let gps = table.boards[seat].gps;
            let challenge = match challenge {
                Challenge::Simple => "simple",
                Challenge::Advanced => "advanced",
                Challenge::Probe => "probe",
            };
            let (need, strength, per_gps) = (search.need, search.strength, search.per_gps);
            Some(text.say(&Say::TeamNeeds { challenge, need, strength, gps, per_gps }))
        }
        _ => None,
    }
}

/// What lies on a spot, by name.
fn on_spot(sight: Sight<'_>, seat: Seat, spot: blackout::Spot) -> Option<String> {
    let (describe, table) = (&sight.describe, &sight.view.table);
    if spot >= blackout::Table::POWER {
        return Some(describe.text.say(&Say::RestoringPower));
    }
    match table.boards[seat].objectives.get(usize::from(spot)).copied().flatten() {
        Some(card) => Some(describe.name(card).into()),
        None => Some(describe.plan_name(table.emergency_plan(seat, spot)?).into()),
    }
}

/// Whether what is asked shows what the seat alone may know: its plans, or tiles it looks at.
pub fn is_secret(view: &View) -> bool {
    match view.table.decision() {
        Some(Decision::Plan | Decision::Deploy | Decision::Collect(_)) => true,
        Some(Decision::Search) => knows_tiles(view),
        _ => false,
    }
}

/// Whether the viewer knows tiles that others may not know.
pub fn knows_tiles(view: &View) -> bool {
    view.tiles.iter().flatten().any(Option::is_some)
}
