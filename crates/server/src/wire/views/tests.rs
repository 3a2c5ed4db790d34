//! What every game's sections must obey, tried on random games.

use std::collections::BTreeMap;

use game::{Game, List, Seat, SeatSet, Turn, Viewer};
use rand_pcg::Pcg32;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::Shown;

/// Everybody who can look.
pub(super) const VIEWERS: [Viewer; 5] =
    [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Seat(Seat::C), Viewer::Seat(Seat::D), Viewer::Spectator];

/// The sections as a page would read them.
pub(super) fn read<G: Shown>(game: &G, before: Option<&G::View>, now: &G::View) -> (Map<String, Value>, usize) {
    let text = serde_json::to_string(&game.sections(before, now)).expect("sections can be written");
    let Ok(Value::Object(sections)) = serde_json::from_str(&text) else { panic!("sections are an object: {text}") };
    (sections, text.len())
}

/// Takes in a change as a page would: a section replaces what was there, a board that of its seat.
fn fold(whole: &mut Map<String, Value>, change: Map<String, Value>) {
    for (name, section) in change {
        match (name.as_str(), whole.get_mut(&name), section) {
            ("boards", Some(Value::Object(boards)), Value::Object(changed)) => boards.extend(changed),
            (_, _, section) => {
                whole.insert(name, section);
            }
        }
    }
}

/// What was sent in a game.
#[derive(Default, Debug)]
pub(super) struct Sent {
    /// The bytes of each change.
    pub(super) changes: Vec<usize>,
    /// The bytes of each whole view.
    pub(super) wholes: Vec<usize>,
    /// The bytes of each section, over all changes.
    pub(super) by_section: BTreeMap<String, usize>,
}

impl Sent {
    /// The mean of some sizes.
    pub(super) fn mean(sizes: &[usize]) -> usize {
        sizes.iter().sum::<usize>() / sizes.len().max(1)
    }
}

/// A random game: the states it went through. Of several seats that are asked, `who` answers.
pub(super) fn states<G: Game>(
    game: &G,
    setup: &G::Setup,
    seed: u64,
    who: impl Fn(&G::State, SeatSet) -> Seat,
) -> Vec<G::State> {
    let mut rng = Pcg32::new(seed, 1);
    let mut state = game.start(setup);
    let mut states = vec![state.clone()];
    loop {
        match game.turn(&state) {
            Turn::Over => return states,
            Turn::Chance => {
                let k = u64::from(bots::quick(&mut rng, game.chances(&state).min(1 << 31) as u32));
                let outcome = game.outcome(&state, k);
                game.resolve(&mut state, outcome, &mut ());
            }
            Turn::Ask(seats) => {
                let seat = who(&state, seats);
                let mut list = G::Actions::default();
                game.legal_now(&state, seat, &mut list);
                let action = list.actions()[bots::quick(&mut rng, list.actions().len() as u32) as usize];
                game.act(&mut state, seat, action, &mut ());
            }
        }
        states.push(state.clone());
    }
}

/// Follows a random game through the eyes of every viewer: what the changes make of the first whole is the whole at every
/// step, forwards and, as after an undo, backwards.
pub(super) fn follow<G: Shown>(
    game: &G,
    setup: &G::Setup,
    seed: u64,
    who: impl Fn(&G::State, SeatSet) -> Seat,
) -> Sent {
    let mut sent = Sent::default();
    let states = states(game, setup, seed, who);
    let seats = game.seats(setup);
    let looks = |viewer: &Viewer| viewer.seat().is_none_or(|seat| seats.contains(seat));
    for viewer in VIEWERS.into_iter().filter(looks) {
        let mut before = game.view(&states[0], viewer);
        let (mut folded, _) = read(game, None, &before);
        for state in &states[1..] {
            let now = game.view(state, viewer);
            let (change, size) = read(game, Some(&before), &now);
            let (whole, whole_size) = read(game, None, &now);
            for (name, section) in &change {
                *sent.by_section.entry(name.clone()).or_default() += section.to_string().len();
            }
            let is_seated = viewer.seat().is_some();
            assert!(
                is_seated || ["mine", "goals", "ways"].iter().all(|own| !whole.contains_key(*own)),
                "for seats alone"
            );
            fold(&mut folded, change);
            assert_eq!(folded, whole, "{viewer:?}");
            assert_eq!(read(game, Some(&now), &now).0, Map::new(), "nothing has changed");
            sent.changes.push(size);
            sent.wholes.push(whole_size);
            before = now;
        }
        let start = game.view(&states[0], viewer);
        let (back, _) = read(game, Some(&before), &start);
        fold(&mut folded, back);
        assert_eq!(folded, read(game, None, &start).0, "back at the start");
    }
    sent
}

/// Types of the wire share one list of names, so two types must not share one, and every name must be in it.
#[test]
fn schemas_have_names_of_their_own_and_refer_to_each_other() {
    let mut all = Vec::new();
    <<::blackout::Blackout as Shown>::Sections as ToSchema>::schemas(&mut all);
    <<::hongkong::HongKong as Shown>::Sections as ToSchema>::schemas(&mut all);
    super::components::BoxSheet::schemas(&mut all);
    let mut known = BTreeMap::new();
    for (name, schema) in all {
        let schema = serde_json::to_string(&schema).expect("a schema can be written");
        let other = known.insert(name.clone(), schema.clone());
        assert!(other.is_none_or(|other| other == schema), "{name} is two things");
    }
    for schema in known.values() {
        for reference in schema.split("#/components/schemas/").skip(1) {
            let name = reference.split('"').next().unwrap_or_default();
            assert!(known.contains_key(name), "nothing is called {name}");
        }
    }
    assert!(known.contains_key("BoardSheet"));
}
