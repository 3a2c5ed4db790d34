//! What of the game has happened, by name, and what has not.

use std::collections::BTreeSet;

use blackout::{Action, Cause, Decision, Draw, Event, Frame};
use game::{Keys, Message};

/// A function that names the variants of an enum, and all its names. A variant that is not listed does not compile.
macro_rules! variants {
    ($name:ident, $all:ident: $type:ident { $($variant:ident)* }) => {
        fn $name(value: $type) -> &'static str {
            match value { $( $type::$variant { .. } => concat!(stringify!($type), "::", stringify!($variant)), )* }
        }

        const $all: &[&str] = &[ $( concat!(stringify!($type), "::", stringify!($variant)) ),* ];
    };
}

variants! { action_name, ACTIONS: Action {
    Done Start Plan Unplan Ready Unready Deploy Procure Act Pay PayBoth PayDollars Heal Complete Batteries PayType Place Finish
    Search Collect Join Buy Feed Water Discard Mark Refresh Check BuyBattery
} }
variants! { decision_name, DECISIONS: Decision {
    Start Plan Deploy Procure Act Part Complete Pay Place Finish Search Collect Team Buy Food Water Discard Mark Refresh
    CheckMarks
} }
variants! { draw_name, DRAWS: Draw { Start Volunteer Emergency Dice Row Tiles Injury } }
variants! { cause_name, CAUSES: Cause {
    Tokens Specialist Goal Bonus Completion Power Scouting Feeding District CheckMark Dollars Tiles Cards
} }

/// The names of all that has happened.
#[derive(Clone, Default, Debug)]
pub struct Coverage(BTreeSet<&'static str>);

impl Coverage {
    pub fn note_answer(&mut self, action: Action) {
        self.0.insert(action_name(action));
    }

    /// What waits to be answered.
    pub fn note_question(&mut self, frame: Option<Frame>) {
        match frame {
            Some(Frame::Ask(_, decision)) => self.0.insert(decision_name(decision)),
            Some(Frame::Draw(draw)) => self.0.insert(draw_name(draw)),
            Some(Frame::Run(_)) | None => false,
        };
    }

    pub fn note_event(&mut self, event: &Event) {
        self.0.insert(event.key());
        if let Event::Scored { cause, .. } = event {
            self.0.insert(cause_name(*cause));
        }
    }

    /// Whether all of these have happened.
    pub fn has(&self, names: &[&str]) -> bool {
        names.iter().all(|name| self.0.contains(name))
    }

    /// What of all there is has not happened.
    pub fn missing(&self) -> Vec<&'static str> {
        let events = Event::KEYS.iter().map(|key| key.id);
        let named = [ACTIONS, DECISIONS, DRAWS, CAUSES].into_iter().flatten().copied();
        named.chain(events).filter(|name| !self.0.contains(name)).collect()
    }
}
