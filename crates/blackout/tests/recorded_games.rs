//! Recorded games, so that nothing of the rules changes unseen: a library of random games, and golden playthroughs with the
//! fingerprints of state and views after every step.
//!
//! They are played with the frozen box. They stay as they are as long as `Blackout::RULES` does: a difference is a mistake,
//! or the rules version must rise (CHANGELOG.md says when). Only then they are made anew, by the two tests that are ignored.

mod coverage;
mod fingerprint;
mod frozen;
mod recording;

use std::fs;
use std::path::{Path, PathBuf};

use blackout::{Action, Blackout, Event, State};
use bots::blackout::playout;
use coverage::Coverage;
use fingerprint::{Fingerprint, of_state, of_view};
use frozen::frozen;
use game::contract::Subject;
use game::luck::{below, from_hex};
use game::record::{Record, Step};
use game::{Audience, Game, Viewer, play};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use recording::Style::{Builder, Curious, Greedy, Idle, Moody, Random};
use recording::{Lines, Players, Style};

/// What to do about a difference.
const HINT: &str = "Recorded games stay as they are while the rules version does. If the rules have changed by intent, raise \
    Blackout::RULES, tell it in CHANGELOG.md, and make them anew: cargo test -p blackout --test recorded_games -- --ignored";

/// How many games of each setup the library has.
const OF_EACH_SETUP: u64 = 5;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The texts of the recorded games in a folder, by name.
fn texts(name: &str) -> Vec<(String, String)> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder(name)).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    paths.sort();
    let text = |path: &PathBuf| (path.file_stem().unwrap().to_string_lossy().into(), fs::read_to_string(path).unwrap());
    paths.iter().map(text).collect()
}

/// A recorded game, each step checked, with what chance dealt as its seed says.
fn read(rules: &Blackout, name: &str, text: &str) -> Record<Blackout> {
    let record = Record::from_text(rules, text).unwrap_or_else(|error| panic!("{name}: {error:?}. {HINT}"));
    let server = record.tag("seed").and_then(from_hex).unwrap();
    record.verify(record.seed(server)).unwrap_or_else(|bent| panic!("{name}: {bent:?}"));
    record
}

/// The same as far as it is not refused.
fn read_far(rules: &Blackout, name: &str, text: &str) -> Record<Blackout> {
    let line = Record::from_text(rules, text).err().map_or(usize::MAX, |error| error.line);
    let far: Vec<&str> = text.lines().take_while(|line| !line.starts_with("seal ")).take(line - 1).collect();
    let far = Record::from_text(rules, &(far.join("\n") + "\nunsealed"));
    far.unwrap_or_else(|_| read(rules, name, text))
}

/// One move of a record: the number of its step, an answer or nothing for chance, and what came of it.
struct Moved<'a> {
    step: usize,
    answer: Option<Action>,
    after: &'a State,
    told: &'a [(Audience, Event)],
}

/// Plays a record answer by answer through the checked door.
fn replay(rules: &Blackout, record: &Record<Blackout>, mut see: impl FnMut(Moved<'_>)) {
    let mut state = rules.start(record.setup());
    see(Moved { step: 0, answer: None, after: &state, told: &[] });
    for (step, line) in record.live() {
        let answers: &[Action] = if let Step::Play(_, answers) = line { answers } else { &[] };
        for &answer in answers {
            let mut told = Vec::new();
            play(rules, &mut state, line.seat().unwrap(), answer, &mut told).unwrap();
            see(Moved { step, answer: Some(answer), after: &state, told: &told });
        }
        if let Step::Chance { outcome, .. } = line {
            let mut told = Vec::new();
            rules.resolve(&mut state, *outcome, &mut told);
            see(Moved { step, answer: None, after: &state, told: &told });
        }
    }
}

/// What a game came to, as its header tells: each line's name and value.
fn summary(rules: &Blackout, record: &Record<Blackout>) -> [(&'static str, String); 4] {
    let mut all = Fingerprint::NONE;
    replay(rules, record, |moved| all.add(of_state(rules, moved.after).number()));
    let state = record.state();
    let seats = || rules.seats(record.setup());
    let places = rules.places(state).unwrap();
    let scores: Vec<String> = seats().iter().map(|seat| rules.scores(state)[seat].to_string()).collect();
    let places: Vec<String> = seats().iter().map(|seat| places[seat].to_string()).collect();
    [
        ("scores", scores.join(" ")),
        ("places", places.join(" ")),
        ("last-state", of_state(rules, state).to_string()),
        ("all-states", all.to_string()),
    ]
}

fn ends_as_it_ended(rules: &Blackout, name: &str, text: &str) {
    let record = read(rules, name, text);
    for (line, found) in summary(rules, &record) {
        assert_eq!(record.tag(line), Some(found.as_str()), "{line} of {name}. {HINT}");
    }
}

#[test]
fn the_library_has_a_hundred_games_of_all_setups() {
    let rules = frozen();
    let texts = texts("games");
    assert!(texts.len() >= 100, "{} games", texts.len());
    for setup in rules.setups() {
        let line = format!("\nsetup {}\n", rules.print_setup(&setup));
        assert!(texts.iter().any(|(_, text)| text.contains(&line)), "no game of {setup:?}");
    }
}

#[test]
fn recorded_games_go_as_they_went() {
    let rules = frozen();
    for (name, text) in texts("games") {
        ends_as_it_ended(&rules, &name, &text);
    }
}

#[test]
fn sampled_worlds_are_sound_and_can_be_played_on() {
    let (rules, mut rng) = (frozen(), Pcg32::seed_from_u64(3));
    for (name, text) in texts("games") {
        replay(&rules, &read(&rules, &name, &text), |moved| {
            let seats = rules.seats(&moved.after.table().setup);
            let viewers: Vec<Viewer> = seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
            let viewer = viewers[below(&mut rng, viewers.len() as u64) as usize];
            let mut world = rules.sample(&rules.view(moved.after, viewer), &mut rng);
            let sound = |world: &State| {
                rules.audit(world).unwrap_or_else(|why| panic!("{name}, step {}, to {viewer:?}: {why}", moved.step));
            };
            sound(&world);
            if below(&mut rng, 50) == 0 {
                playout(&rules, &mut world, &mut rng);
                sound(&world);
            }
        });
    }
}

/// A golden playthrough: a setup, who plays, and what must happen in it.
struct Golden {
    setup: &'static str,
    styles: [Style; 4],
    wishes: &'static [&'static str],
}

const fn golden(setup: &'static str, styles: [Style; 4], wishes: &'static [&'static str]) -> Golden {
    Golden { setup, styles, wishes }
}

/// What takes a seat without a cube that completes a goal which frees none: too rare to wait for. `rules_b0_b1.rs` has it.
const TOO_RARE: &str = "blackout-no-cube";
/// The emergency plans of the frozen box have no lines; a test of B3.8 uses one.
const NOT_IN_THE_BOX: &str = "blackout-checked-emergency";

/// Together they show everything else that can happen.
const GOLDEN: [Golden; 12] = [
    golden("seats 2", [Greedy; 4], &[]),
    golden("seats 2", [Curious, Builder, Idle, Idle], &["Cause::Bonus"]),
    golden("seats 3", [Greedy, Builder, Moody, Idle], &[]),
    golden("seats 4", [Greedy, Builder, Moody, Random], &["Action::Unplan", "Action::Unready"]),
    golden("seats 1 chapter 1", [Builder; 4], &["Action::Finish"]),
    golden("seats 1 chapter 4 losses 2", [Greedy; 4], &["Cause::Power"]),
    golden("seats 2 chapter 2", [Greedy, Builder, Idle, Idle], &["Cause::CheckMark"]),
    golden("seats 2 chapter 5", [Curious; 4], &["blackout-hand-shown"]),
    golden("seats 3 chapter 1", [Curious, Moody, Curious, Idle], &["Action::PayBoth"]),
    golden("seats 3 chapter 3", [Moody, Greedy, Builder, Idle], &["Cause::Tokens", "Cause::Completion"]),
    golden("seats 4 chapter 4", [Curious, Greedy, Curious, Idle], &["Cause::Feeding", "blackout-lost"]),
    golden("seats 4 chapter 5", [Builder, Idle, Idle, Idle], &["blackout-occupied"]),
];

fn covered(rules: &Blackout, record: &Record<Blackout>) -> Coverage {
    let mut coverage = Coverage::default();
    cover(rules, record, &mut coverage);
    coverage
}

fn cover(rules: &Blackout, record: &Record<Blackout>, coverage: &mut Coverage) {
    replay(rules, record, |moved| {
        coverage.note_question(moved.after.table().stack.top());
        moved.answer.into_iter().for_each(|answer| coverage.note_answer(answer));
        moved.told.iter().for_each(|(_, event)| coverage.note_event(event));
    });
}

/// The fingerprints of a playthrough: a line for each step, with that of the state, of each seat's view, of a spectator's.
fn fingerprints(rules: &Blackout, record: &Record<Blackout>) -> String {
    let seats = rules.seats(record.setup());
    let names: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    let mut lines = vec![format!("step state {} spectator", names.join(" "))];
    replay(rules, record, |moved| {
        let viewers = seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]);
        let views = viewers.map(|viewer| of_view(rules, &rules.view(moved.after, viewer)).short());
        let views: Vec<String> = views.collect();
        lines.push(format!("{} {} {}", moved.step, of_state(rules, moved.after).short(), views.join(" ")));
    });
    lines.join("\n") + "\n"
}

#[test]
fn golden_playthroughs_go_as_they_went() {
    let rules = frozen();
    let texts = texts("playthroughs");
    assert_eq!(texts.len(), GOLDEN.len());
    for (name, text) in texts {
        let recorded = fs::read_to_string(folder("playthroughs").join(format!("{name}.prints"))).unwrap();
        let found = fingerprints(&rules, &read_far(&rules, &name, &text));
        let columns: Vec<&str> = recorded.lines().next().unwrap().split(' ').collect();
        for (recorded, found) in recorded.lines().zip(found.lines()) {
            let differ = recorded.split(' ').zip(found.split(' ')).zip(&columns).filter(|((a, b), _)| a != b);
            let differ: Vec<&str> = differ.map(|(_, column)| *column).collect();
            let (step, _) = recorded.split_once(' ').unwrap();
            assert!(differ.is_empty(), "{name} differs from step {step} on, first in {differ:?}. {HINT}");
        }
        ends_as_it_ended(&rules, &name, &text);
        assert_eq!(recorded.lines().count(), found.lines().count(), "the steps of {name}. {HINT}");
    }
}

#[test]
fn golden_playthroughs_show_everything_that_can_happen() {
    let rules = frozen();
    let mut coverage = Coverage::default();
    for (name, text) in texts("playthroughs") {
        cover(&rules, &read(&rules, &name, &text), &mut coverage);
    }
    let missing: Vec<&str> =
        coverage.missing().into_iter().filter(|name| ![TOO_RARE, NOT_IN_THE_BOX].contains(name)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}

/// Writes a game, with what it came to in its header, into a folder.
fn write(rules: &Blackout, folder: &Path, name: &str, mut record: Record<Blackout>) {
    for (line, value) in summary(rules, &record) {
        record.set_tag(line, &value);
    }
    fs::write(folder.join(format!("{name}.txt")), record.to_text(rules)).unwrap();
}

/// A folder of recorded games without its games.
fn emptied(name: &str) -> PathBuf {
    let folder = folder(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
#[ignore = "makes the library anew, which is right only where the rules version rises"]
fn make_the_library_anew() {
    let (rules, folder) = (frozen(), emptied("games"));
    for (n, setup) in rules.setups().into_iter().enumerate() {
        for number in 1..=OF_EACH_SETUP {
            let record =
                Players::new([Random; 4], n as u64 * OF_EACH_SETUP + number).record(&rules, setup, Lines::Together);
            let name = format!("{}-{number}", rules.print_setup(&setup).replace(' ', "-"));
            write(&rules, &folder, &name, record);
        }
    }
}

#[test]
#[ignore = "makes the golden playthroughs anew, which is right only where the rules version rises"]
fn make_the_golden_playthroughs_anew() {
    let (rules, folder) = (frozen(), emptied("playthroughs"));
    for (n, Golden { setup, styles, wishes }) in GOLDEN.iter().enumerate() {
        let parsed = rules.parse_setup(setup).unwrap();
        let mut games = (0..).map(|seed| Players::new(*styles, seed).record(&rules, parsed, Lines::OneByOne));
        let record = games.find(|record| covered(&rules, record).has(wishes)).unwrap();
        let name = format!("{:02}-{}", n + 1, setup.replace(' ', "-"));
        fs::write(folder.join(format!("{name}.prints")), fingerprints(&rules, &record)).unwrap();
        write(&rules, &folder, &name, record);
    }
}
