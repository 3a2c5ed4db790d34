//! Every shape an answer can have: all values of each part that mean something, and some that mean nothing.

use blackout::components::{Challenge, Resource};
use blackout::{Action, ActionSet, CardId, District, Location, Tender};

const TENDERS: [Tender; 2] = [Tender::Own, Tender::Battery];

/// The numbers up to this one, the one beyond, and one far out of range.
fn up_to(last: u8) -> impl Iterator<Item = u8> + Clone {
    (0..=last + 1).chain([u8::MAX])
}

fn cards() -> impl Iterator<Item = CardId> {
    (0..CardId::COUNT).filter_map(CardId::new)
}

/// All shapes.
pub fn all() -> Vec<Action> {
    use Action::{Act, BuyBattery, Done, Finish, PayDollars, Ready, Unready};
    let mut shapes = vec![Done, Ready, Unready, Act, PayDollars, Finish, BuyBattery];
    for location in (0..Location::COUNT).filter_map(Location::new) {
        shapes.extend([Action::Start(location), Action::Place(location)]);
    }
    for slot in up_to(3) {
        shapes.extend([Action::Unplan(slot), Action::Deploy(slot), Action::Refresh(slot)]);
        shapes.extend(cards().map(|card| Action::Plan(slot, card)));
    }
    for card in cards() {
        shapes.push(Action::Join(card));
        shapes.extend(TENDERS.map(|tender| Action::Heal(card, tender)));
    }
    for resource in Resource::ALL {
        shapes.push(Action::Procure(resource));
        shapes.extend(TENDERS.map(|tender| Action::Pay(resource, tender)));
        shapes.extend(up_to(5).map(|n| Action::PayType(resource, n)));
    }
    for tender in TENDERS {
        shapes.extend(TENDERS.map(|other| Action::PayBoth(tender, other)));
        shapes.extend(up_to(ActionSet::MOST - 1).map(|number| Action::Check(number, tender)));
    }
    for district in (0..District::COUNT).filter_map(District::new) {
        shapes.push(Action::Search(district));
    }
    for challenge in [Challenge::Simple, Challenge::Advanced, Challenge::Probe] {
        shapes.extend(up_to(2).map(|place| Action::Collect(place, challenge)));
    }
    for one in up_to(8) {
        shapes.extend(up_to(3).map(|other| Action::Complete(one, other)));
        shapes.extend(up_to(2).map(|other| Action::Buy(one, other)));
        shapes.extend(up_to(8).map(|other| Action::Water(one, other)));
        shapes.extend([Action::Batteries(one), Action::Feed(one), Action::Discard(one), Action::Mark(one)]);
    }
    shapes
}
