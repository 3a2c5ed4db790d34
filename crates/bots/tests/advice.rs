//! Advice and reviews: what is advised can be played, comes from the view alone, and is true.

mod table;

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use blackout::{Action, Blackout, Chapter, Decision, Setup, View};
use bots::advice::{Adviser, Cause, Reviewing, TurningPoint, review};
use bots::blackout::advice::{Aim, Why};
use bots::blackout::{named, watched_playout, who_decides};
use bots::hongkong::advice as towers;
use bots::roster::{Budget, Roster, answers};
use game::record::{Record, Step};
use game::{BySeat, Game, Limits, Seat, Turn, play};
use hongkong::{HongKong, Piece, Placement, Player, Position};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use table::{blackout as rules, high_game, luck};

static GO: AtomicBool = AtomicBool::new(false);

fn limits() -> Limits<'static> {
    Limits { time: Duration::from_mins(1), stop: &GO }
}

/// Views of seats that have something to decide, from random games.
fn views(rules: &Blackout, setup: &Setup, each: usize) -> Vec<View> {
    let (mut views, mut n) = (Vec::new(), 0);
    watched_playout(rules, &mut rules.start(setup), &mut luck(5), |state, _| {
        n += 1;
        if n % each == 0 {
            views.push(rules.view(state, who_decides(state, rules.turn(state).asked()).into()));
        }
    });
    views
}

/// Few setups that differ: advice takes its time.
fn some_setups() -> impl Iterator<Item = Setup> {
    let base = (2..=4).map(|n_seats| Setup { n_seats, chapter: None, losses: 0 });
    base.chain([Setup { n_seats: 1, chapter: Some(Chapter::II), losses: 0 }])
}

/// A recorded game in which all seats are of one bot.
fn recorded(rules: &Blackout, setup: Setup, bot: &str, seed: u64) -> Record<Blackout> {
    let mut record = Record::new(rules, setup);
    let mut bots: Vec<_> = (0..4).map(|seat| named(bot, seed + seat).unwrap().0).collect();
    let mut rng = luck(seed);
    loop {
        match rules.turn(record.state()) {
            Turn::Over => return record,
            Turn::Chance => record.deal_by(rules, |_, m| game::luck::below(&mut rng, m), &mut ()),
            Turn::Ask(seats) => {
                let seat = who_decides(record.state(), seats);
                let view = rules.view(record.state(), seat.into());
                let answer = bots[seat.index()].choose(rules, &view, &[], limits());
                record.push(rules, Step::Play(seat, vec![answer]), &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn advice_can_be_played_answer_by_answer_and_says_why() {
    let rules = rules();
    for setup in some_setups() {
        let (mut concrete, mut all) = (0, 0);
        for view in views(&rules, &setup, 17) {
            let seat = view.viewer.seat().unwrap();
            let advice = rules.best(&mut Blackout::mind(1), &view, None, Budget::Iterations(48), limits());
            assert!(!advice.is_empty());
            for advice in &advice {
                let mut world = rules.sample(&view, &mut luck(3));
                for answer in &advice.answers {
                    play(&rules, &mut world, seat, *answer, &mut ()).unwrap();
                }
                let chances: f32 = advice.chances.0.iter().sum();
                assert!(setup.n_seats == 1 || (chances - 1.0).abs() < 0.01, "{chances}");
                assert!(advice.scores.is_some_and(|scores| scores.0.iter().all(|score| score.is_finite())));
            }
            let is_planning = view.table.decision() == Some(Decision::Plan);
            assert_eq!(is_planning, advice[0].answers.last() == Some(&Action::Ready));
            for advice in advice.iter().filter(|advice| advice.aim == Aim::Save) {
                assert_eq!(advice.answers, [Action::Done], "that spends something");
            }
            let reasons = &advice[0].reasons;
            all += 1;
            concrete += usize::from(reasons.iter().any(|why| !matches!(why, Why::Theme { .. })));
        }
        assert!(2 * concrete > all, "{setup:?}: {concrete} of {all}");
    }
}

#[test]
fn advice_knows_nothing_but_the_view() {
    let rules = rules();
    let told = |view: &View| {
        let advice = rules.best(&mut Blackout::mind(1), view, None, Budget::Iterations(24), limits());
        let chances = rules.win_chances(&mut Blackout::mind(1), view, Budget::Iterations(6), limits());
        (format!("{advice:?}"), chances)
    };
    for view in views(&rules, &Setup { n_seats: 3, chapter: None, losses: 0 }, 41) {
        let others: Vec<View> = (0..3).map(|n| rules.view(&rules.sample(&view, &mut luck(n)), view.viewer)).collect();
        for other in others {
            assert_eq!(told(&other), told(&view));
        }
    }
}

#[test]
fn an_answer_that_is_asked_for_is_among_the_advice() {
    let rules = rules();
    for view in views(&rules, &Setup { n_seats: 2, chapter: None, losses: 0 }, 23) {
        let mut list = <Blackout as Game>::Actions::default();
        rules.legal(&view, &mut list);
        // The last of a plan is to be ready with it.
        let end = if list.contains(&Action::Ready) { Action::Ready } else { list[list.len() - 1] };
        let (view, with) = rules.whole(&view, end);
        let advice = rules.best(&mut Blackout::mind(1), &view, Some(&with), Budget::Iterations(24), limits());
        assert!(advice.iter().any(|advice| advice.answers == with), "{with:?}");
    }
}

/// What a position can be after the turn of whoever moves: a piece, or a fast block and a piece (K2).
fn after_any_turn(position: &Position) -> impl Iterator<Item = Position> {
    let placed = |position: Position| {
        let kinds = Piece::ALL.into_iter().zip(position.legal());
        kinds.flat_map(move |(piece, plots)| {
            plots.into_iter().map(move |plot| {
                let mut after = position;
                after.place(Placement { piece, plot });
                after
            })
        })
    };
    let mover = position.to_move();
    placed(*position).flat_map(move |first| {
        let goes_on = (first.to_move() == mover).then(|| placed(first));
        std::iter::once(first).chain(goes_on.into_iter().flatten())
    })
}

#[test]
fn what_a_turn_of_hong_kong_does_is_told_truly() {
    let (mut takes, mut guards) = (0, 0);
    for seed in 0..4 {
        for position in high_game(seed).into_iter().filter(|position| !position.is_over()) {
            let me = position.to_move();
            let view = HongKong.view(&hongkong::State::Play(position), me.seat().into());
            let advice = HongKong.best(&mut HongKong::mind(1), &view, None, Budget::Iterations(2_000), limits());
            for advice in advice {
                let mut after = position;
                for placement in &advice.answers {
                    assert!(after.is_legal(*placement));
                    after.place(*placement);
                }
                assert!(!advice.reasons.is_empty() && (0.0..=1.0).contains(&advice.chances[me.seat()]));
                for why in advice.reasons {
                    match why {
                        towers::Why::Takes { plot, seat } => {
                            takes += 1;
                            assert_eq!(position.building(plot).unwrap().owner.seat(), seat);
                            assert_eq!(after.building(plot).unwrap().owner, me);
                        }
                        towers::Why::Founds { plot, more, fewer } => {
                            assert!(position.building(plot).is_none());
                            assert_eq!(more, after.controlled(me).len());
                            assert_eq!(fewer, after.controlled(me.other()).len());
                        }
                        towers::Why::Guards { plots, .. } => {
                            guards += 1;
                            let lost = after_any_turn(&after).map(|then| then.controlled(me.other()));
                            let lost = lost.fold(hongkong::PlotSet::NONE, |all, lost| all | lost);
                            for plot in plots.0 {
                                assert!(!lost.contains(plot), "{plot} can be taken");
                            }
                        }
                        towers::Why::Seals { plot } => {
                            let others = after_any_turn(&after).map(|then| then.controlled(me.other()));
                            assert!(others.into_iter().all(|theirs| !theirs.contains(plot)), "{plot} is open");
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    assert!(takes > 10 && guards > 3, "{takes}, {guards}");
}

#[test]
fn a_game_that_was_given_up_ends_with_who_has_won() {
    let mut record = Record::new(&HongKong, hongkong::Setup::First(Player::A));
    let first = Placement { piece: Piece::Standard, plot: hongkong::Plot::all().next().unwrap() };
    record.push(&HongKong, Step::Play(Seat::A, vec![first]), &mut ()).unwrap();
    record.push(&HongKong, Step::Resign(Seat::B), &mut ()).unwrap();
    let found = review(&HongKong, &record, 1);
    // The end is a moment of its own, and no merit of the move before it.
    let [_, before, last] = found.moments[..] else { panic!("{:?}", found.moments) };
    assert_eq!((before.step, last.step), (1, 2));
    assert_eq!((last.chances[Seat::A], last.chances[Seat::B]), (1.0, 0.0));
    assert!(before.chances[Seat::A] < 0.9 && found.turning_points.is_empty(), "{found:?}");
}

#[test]
fn a_review_follows_the_game_to_its_end() {
    let rules = rules();
    let record = recorded(&rules, Setup { n_seats: 2, chapter: None, losses: 0 }, "level:2", 7);
    let found = review(&rules, &record, 1);
    assert_eq!(found.moments.len(), record.live().count() + 1);
    let places = record.places(&rules).unwrap();
    let last = found.moments.last().unwrap().chances;
    for seat in [Seat::A, Seat::B] {
        assert_eq!(last[seat] > 0.4, places[seat] == 1, "{last:?} {places:?}");
    }
    // Who learns nothing does not change their mind.
    let mut seen: Vec<[View; 2]> = Vec::new();
    record.walk(&rules, |_, state, _| seen.push([Seat::A, Seat::B].map(|seat| rules.view(state, seat.into()))));
    let pairs = seen.windows(2).zip(found.moments.windows(2)).take(found.moments.len() - 2);
    for (views, moments) in pairs {
        for seat in [Seat::A, Seat::B].into_iter().filter(|seat| views[0][seat.index()] == views[1][seat.index()]) {
            let chances = [0, 1].map(|n| moments[n].chances[seat]);
            assert!(chances[0].total_cmp(&chances[1]).is_eq(), "step {}: {chances:?}", moments[1].step);
        }
    }
    assert!(!found.turning_points.is_empty());
    for point in &found.turning_points {
        let step = &record.steps()[point.step - 1];
        let at = found.moments.iter().position(|moment| moment.step == point.step).unwrap();
        let shown = [at - 1, at].map(|at| found.moments[at].chances[point.seat]);
        let is_told = shown[0].total_cmp(&point.before).is_eq() && shown[1].total_cmp(&point.after).is_eq();
        assert!(is_told, "the curve shows {shown:?}, told is {point:?}");
        match &point.cause {
            Cause::Luck => assert!(matches!(step, Step::Chance { .. })),
            Cause::Move(seat) => assert_eq!(step.seat(), Some(*seat)),
            Cause::Mistake { given, instead } => {
                assert!(point.after < point.before && point.seat == given.seat);
                let last = given.answers.last().unwrap();
                assert!(matches!(step, Step::Play(by, answers) if *by == given.seat && answers.contains(last)));
                assert_ne!(instead.answers, given.answers);
            }
        }
    }
}

/// A game in which all seats are of a level, one step for each request as a table makes them: a plan is laid at once.
fn played_in_steps(rules: &Blackout, level: &str, seed: u64) -> Record<Blackout> {
    let mut record = Record::new(rules, Setup { n_seats: 2, chapter: None, losses: 0 });
    let bot = |seat| Blackout::bot_called(level, Budget::Iterations(24), seed + seat).unwrap();
    let (mut bots, mut rng) = ([bot(0), bot(1)], luck(seed));
    while rules.turn(record.state()) != Turn::Over {
        record.deal_by(rules, |_, m| game::luck::below(&mut rng, m), &mut ());
        let Turn::Ask(seats) = rules.turn(record.state()) else { continue };
        let seat = who_decides(record.state(), seats);
        let answers = answers(&mut *bots[seat.index()], rules, record.state(), seat, &[], limits());
        record.push(rules, Step::Play(seat, answers), &mut ()).unwrap();
    }
    record
}

/// What a review with the seed 1 takes for best.
fn advised(rules: &Blackout, view: &View) -> Vec<Action> {
    let budget = Budget::Iterations(Blackout::REVIEW[1]);
    rules.best(&mut Blackout::mind(1), view, None, budget, limits())[0].answers.clone()
}

/// A plan that is laid after a card of the hand was planned in the first slot and taken back.
fn with_a_detour(view: &View, plan: Vec<Action>) -> Vec<Action> {
    let Some(card) = view.hand().into_iter().last() else { return plan };
    [Action::Plan(0, card), Action::Unplan(0)].into_iter().chain(plan).collect()
}

/// The same game in which whoever plans wavers: card by card, after a detour, and ready too early where others are
/// still planning.
fn replanned(rules: &Blackout, record: &Record<Blackout>) -> Record<Blackout> {
    let mut again = Record::new(rules, *record.setup());
    for (_, step) in record.live() {
        let Step::Play(seat, answers) = step else {
            again.push(rules, step.clone(), &mut ()).unwrap();
            continue;
        };
        let view = rules.view(again.state(), (*seat).into());
        if !Blackout::goes_on(&view) {
            again.push(rules, step.clone(), &mut ()).unwrap();
            continue;
        }
        let mut steps = with_a_detour(&view, answers.clone());
        if view.table.ready.is_empty() && steps.len() > answers.len() {
            steps.splice(1..1, [Action::Ready, Action::Unready]);
        }
        for answer in steps {
            again.push(rules, Step::Play(*seat, vec![answer]), &mut ()).unwrap();
        }
    }
    again
}

/// What is told of a game, but for the numbers of the steps.
fn told(rules: &Blackout, record: &Record<Blackout>) -> Vec<String> {
    let points = review(rules, record, 1).turning_points;
    points.into_iter().map(|point| format!("{:?}", TurningPoint { step: 0, ..point })).collect()
}

#[test]
fn a_plan_is_reviewed_as_the_one_choice_it_is() {
    let rules = rules();
    let mut mistakes = 0;
    for seed in [1, 3] {
        let record = played_in_steps(&rules, "level-1", seed);
        for point in review(&rules, &record, 1).turning_points {
            let Some(played) = point.played.filter(|played| played.answers.contains(&Action::Ready)) else { continue };
            assert_eq!(played.view.planned, [None; 4]);
            let Step::Play(_, answers) = &record.steps()[point.step - 1] else { panic!("step {}", point.step) };
            let is_laid = |answer: &Action| answers.contains(answer);
            assert!(played.answers.iter().all(is_laid), "{:?} of {answers:?}", played.answers);
            let Cause::Mistake { given, instead } = point.cause else { continue };
            mistakes += 1;
            assert_eq!((&given.view, &given.answers), (&played.view, &played.answers));
            for plan in [&given.answers, &instead.answers] {
                let (end, cards) = plan.split_last().unwrap();
                assert_eq!(*end, Action::Ready);
                assert!(cards.iter().all(|answer| matches!(answer, Action::Plan(..))), "{plan:?}");
            }
            assert_eq!(advised(&rules, &given.view), instead.answers);
            assert_ne!(given.answers, instead.answers);
        }
    }
    assert!(mistakes > 0);
}

#[test]
fn a_review_tells_the_same_of_a_plan_that_was_changed_on_the_way() {
    let rules = rules();
    let mut plans = 0;
    for seed in [0, 3] {
        let record = played_in_steps(&rules, "level-1", seed);
        let again = replanned(&rules, &record);
        assert_eq!(again.state(), record.state());
        let points = told(&rules, &record);
        assert_eq!(told(&rules, &again), points);
        plans += points.iter().filter(|point| point.contains("Ready]")).count();
    }
    assert!(plans > 0);
}

#[test]
fn a_chapter_that_nobody_has_won_ends_without_hope() {
    let rules = rules();
    let record = recorded(&rules, Setup { n_seats: 2, chapter: Some(Chapter::V), losses: 0 }, "random", 1);
    assert!(blackout::campaign::winners(&rules.components, record.state().table()).is_empty());
    let found = review(&rules, &record, 1);
    assert_eq!(found.moments.last().unwrap().chances, BySeat([0.0; 4]));
    assert!(found.turning_points.iter().all(|point| point.after < 0.9), "{:?}", found.turning_points);
}

#[test]
fn a_review_in_pieces_is_the_same_and_keeps_its_time() {
    let rules = rules();
    let record = recorded(&rules, Setup { n_seats: 2, chapter: None, losses: 0 }, "brisk", 3);
    let mut reviewing = Reviewing::new(&rules, &record, 1);
    let piece = Duration::from_millis(20);
    let (mut before, mut n) = (0.0, 0);
    loop {
        let begun = Instant::now();
        let goes_on = reviewing.go_on(&rules, Limits { time: piece, stop: &GO });
        // One thought may begin just before the end.
        assert!(begun.elapsed() < Duration::from_secs(5));
        assert!(reviewing.progress() >= before && reviewing.progress() <= 1.0);
        before = reviewing.progress();
        n += 1;
        if !goes_on {
            break;
        }
    }
    assert!(n > 3);
    let (pieces, whole) = (reviewing.review(), review(&rules, &record, 1));
    assert_eq!(pieces.moments, whole.moments);
    assert_eq!(format!("{:?}", pieces.turning_points), format!("{:?}", whole.turning_points));
}

#[test]
fn the_review_of_hong_kong_names_a_blunder_and_what_was_better() {
    let mut record = Record::new(&HongKong, hongkong::Setup::First(Player::A));
    let mut rng = Pcg32::seed_from_u64(4);
    let mut searcher = HongKong::mind(1);
    // A plays at random, B well.
    while let Turn::Ask(seats) = HongKong.turn(record.state()) {
        let seat = seats.iter().next().unwrap();
        let view = HongKong.view(record.state(), seat.into());
        let placement = if seat == Seat::A {
            let mut list = <HongKong as Game>::Actions::default();
            HongKong.legal(&view, &mut list);
            list[game::luck::below(&mut rng, list.len() as u64) as usize]
        } else {
            HongKong.best(&mut searcher, &view, None, Budget::Iterations(3_000), limits())[0].answers[0]
        };
        record.push(&HongKong, Step::Play(seat, vec![placement]), &mut ()).unwrap();
    }
    let mut short = Reviewing::new(&HongKong, &record, 1);
    while short.go_on(&HongKong, Limits { time: Duration::from_secs(1), stop: &GO }) {}
    let found = short.review();
    assert_eq!(found.moments.last().unwrap().chances, BySeat([0.0, 1.0, 0.0, 0.0]));
    let mistakes = found
        .turning_points
        .iter()
        .filter(|point| matches!(&point.cause, Cause::Mistake { given, .. } if given.seat == Seat::A));
    assert!(mistakes.count() > 0);
}
