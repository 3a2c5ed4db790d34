//! A game under way in the terminal.

use std::io;
use std::ops::ControlFlow;

use game::record::{Record, Step};
use game::{Audience, Game, Seat, SeatSet, Turn, play_all};
use hongkong::{Event, HongKong, Piece, Placement, Player, PlotSet, Position, Setup, State};

use super::choices;
use super::input::{self, Input};
use crate::complaint::with_rule;
use crate::hongkong_board::{self, Look};
use crate::interrupt;
use crate::play::hint::Hints;
use crate::play::kept::Kept;
use crate::play::keyboard::{History, Prompt};
use crate::play::players::Who;
use crate::play::programs::Programs;
use crate::play::words::{Command, command_words};
use crate::play::{Sitting, shown};
use crate::rules::{self, Book};
use crate::say::Say;
use crate::screen::Screen;

/// A game under way, and who sits at it.
pub struct Table<'a> {
    kept: Kept<HongKong>,
    /// What the player to move has placed of a turn it has not finished, so that a turn becomes one step.
    pending: Vec<Placement>,
    /// The state with what is pending.
    now: State,
    players: [Who; 2],
    programs: Programs,
    screen: Screen<'a>,
    look: Look,
    /// The piece chosen by number, whose plots are on offer.
    chosen: Option<Piece>,
    /// Whether the board on the screen is that of now.
    is_shown: bool,
    told_once: ToldOnce,
    /// Whether the last thing typed was to give up.
    is_resigning: bool,
    hints: Hints<HongKong>,
}

/// What is explained only the first time.
#[derive(Default)]
struct ToldOnce {
    /// That moves can be typed.
    hint: bool,
    /// The signs on the board.
    legend: bool,
}

impl<'a> Table<'a> {
    pub fn new(
        kept: Kept<HongKong>,
        players: [Who; 2],
        programs: Programs,
        screen: Screen<'a>,
        look: Look,
    ) -> Table<'a> {
        let now = *kept.record.state();
        Table {
            kept,
            pending: Vec::new(),
            now,
            players,
            programs,
            screen,
            look,
            chosen: None,
            is_shown: false,
            told_once: ToldOnce::default(),
            is_resigning: false,
            hints: Hints::default(),
        }
    }

    /// Greets, says who plays, and where the game is kept.
    pub fn open(&mut self, is_resumed: bool) -> io::Result<()> {
        self.kept.open(&mut self.screen, is_resumed)?;
        let text = self.screen.text;
        let name = |player: Player| {
            let name = text.name(player.seat());
            if name == player.to_string() { text.say(&Say::You) } else { name }
        };
        self.screen.say(&Say::Seats { a: name(Player::A), b: name(Player::B) })?;
        if let Setup::First(first) = *self.kept.record.setup() {
            self.screen.say(&Event::Starts { seat: first.seat() })?;
        }
        // Who listens hears the whole board once; afterwards only what changes, and the board on demand.
        if self.look == Look::Told && is_resumed { self.show() } else { Ok(()) }
    }

    fn to_move(&self) -> Option<Player> {
        self.now.position().map(Position::to_move)
    }

    fn who(&self, player: Player) -> &Who {
        &self.players[player as usize]
    }

    /// Adds a step to the record, tells what came of it, and keeps it.
    fn add(&mut self, step: Step<HongKong>) -> io::Result<()> {
        self.add_telling(step, 0)
    }

    /// The same where the first events were told before, when they were still pending.
    fn add_telling(&mut self, step: Step<HongKong>, n_told: usize) -> io::Result<()> {
        let mut told: Vec<(Audience, Event)> = Vec::new();
        match self.kept.record.push(&HongKong, step, &mut told) {
            Ok(()) => self.tell(&told[n_told..])?,
            Err(fault) => {
                let why = with_rule(self.screen.text, fault.message());
                self.screen.lines(&why)?;
            }
        }
        self.pending.clear();
        self.refresh();
        self.keep()
    }

    /// Tells what happened. How the game ended comes last of all, after the board.
    fn tell(&mut self, told: &[(Audience, Event)]) -> io::Result<()> {
        let is_result =
            |event: &Event| matches!(event, Event::Won { .. } | Event::WonByCentre { .. } | Event::Drawn { .. });
        let events = told.iter().map(|(_, event)| event).filter(|event| !is_result(event));
        events.into_iter().try_for_each(|event| self.screen.say(event))
    }

    fn refresh(&mut self) {
        self.now = *self.kept.record.state();
        if let Some(seat) = self.to_move().map(Player::seat) {
            for &placement in &self.pending {
                HongKong.act(&mut self.now, seat, placement, &mut ());
            }
        }
        (self.chosen, self.is_shown) = (None, false);
    }

    /// The record with what is pending as a step of its own.
    fn whole(&self) -> Record<HongKong> {
        let mut whole = self.kept.record.clone();
        if let (Some(player), false) = (self.to_move(), self.pending.is_empty()) {
            // What is pending was checked when it was typed.
            let _ = whole.push(&HongKong, Step::Play(player.seat(), self.pending.clone()), &mut ());
        }
        whole
    }

    fn keep(&mut self) -> io::Result<()> {
        let whole = self.whole();
        self.kept.keep(&mut self.screen, Some(&whole))
    }

    fn show(&mut self) -> io::Result<()> {
        let Some(position) = self.now.position().copied() else { return self.screen.say(&Say::NotDrawnYet) };
        let last = self.last();
        hongkong_board::show(&mut self.screen, &position, last, self.look)?;
        let is_first = !std::mem::replace(&mut self.told_once.legend, true);
        if is_first && self.look == Look::Drawn { self.screen.say(&Say::Legend) } else { Ok(()) }
    }

    /// The plots of the last turn, or of the turn under way.
    fn last(&self) -> PlotSet {
        let mut placements: &[Placement] = &self.pending;
        if placements.is_empty() {
            let played = self.kept.record.live().rev().find_map(|(_, step)| match step {
                Step::Play(_, placements) => Some(placements),
                _ => None,
            });
            placements = played.map_or(&[], Vec::as_slice);
        }
        placements.iter().map(|placement| placement.plot).collect()
    }

    /// The numbered choices. Ears get by with a hint and with `moves`.
    fn offer(&mut self, position: &Position) -> io::Result<()> {
        let is_first = !std::mem::replace(&mut self.told_once.hint, true);
        match self.look {
            Look::Told if is_first => self.screen.say(&Say::HintPlain),
            Look::Told => Ok(()),
            Look::Drawn => {
                if let [only] = choices::pieces(position)[..] {
                    self.chosen = Some(only);
                }
                choices::tell(&mut self.screen, position, self.chosen)?;
                if is_first { self.screen.say(&Say::Hint) } else { Ok(()) }
            }
        }
    }

    /// Carries out a command beside playing.
    fn obey(
        &mut self,
        command: Command,
        seat: Seat,
        position: &Position,
        was_resigning: bool,
    ) -> io::Result<ControlFlow<()>> {
        match command {
            Command::Help => self.screen.say(&Say::Commands)?,
            Command::Board => {
                self.is_shown = false;
                if self.look == Look::Told {
                    self.show()?;
                }
            }
            Command::Moves => choices::list(&mut self.screen, position)?,
            Command::Undo if was_resigning => self.screen.say(&Say::Cancelled)?,
            // A piece chosen by number is a question half answered; with one kind of piece there was no choice.
            Command::Undo if self.chosen.is_some() && choices::pieces(position).len() > 1 => {
                self.chosen = None;
                self.screen.say(&Say::Cancelled)?;
                self.offer(position)?;
            }
            Command::Undo => self.undo()?,
            Command::Hint => {
                let view = HongKong.view(&self.now, seat.into());
                self.hints.tell(&HongKong, &view, (seat, SeatSet::first(2)), &mut self.screen)?;
            }
            Command::Why(_) => self.screen.say(&Say::WhyWhat)?,
            Command::Rules(None) => self.screen.say(Book::HongKong.short())?,
            Command::Rules(Some(number)) => {
                if let Err(none) = rules::tell_one(&mut self.screen, Book::HongKong, &shown(&number))? {
                    self.screen.say(&none)?;
                }
            }
            Command::Save(None) => self.screen.say(&Say::SaveWhere)?,
            Command::Save(Some(file)) => {
                let whole = self.whole();
                self.kept.copy_to(&mut self.screen, &file, Some(&whole))?;
            }
            Command::Resign if was_resigning => self.add(Step::Resign(seat))?,
            Command::Resign => {
                self.is_resigning = true;
                self.screen.say(&Say::ReallyResign)?;
            }
            Command::Quit => {
                self.leave(None)?;
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn choose(&mut self, position: &Position, seat: Seat, number: &str) -> io::Result<()> {
        let picked: Option<usize> = number.parse().ok();
        let pieces = choices::pieces(position);
        match (self.chosen, picked) {
            (Some(_), Some(0)) if pieces.len() > 1 => {
                self.chosen = None;
                return self.offer(position);
            }
            (Some(piece), Some(n)) => {
                let plots = position.legal()[piece as usize];
                if let Some(plot) = n.checked_sub(1).and_then(|i| plots.iter().nth(i)) {
                    return self.place(seat, &[Placement { piece, plot }]);
                }
            }
            (None, Some(n)) if self.look == Look::Drawn => {
                if let Some(&piece) = n.checked_sub(1).and_then(|i| pieces.get(i)) {
                    self.chosen = Some(piece);
                    return self.offer(position);
                }
            }
            _ => {}
        }
        self.screen.say(&Say::NoSuchNumber { number: shown(number) })
    }

    /// Places what was typed: all of it, or nothing.
    fn place(&mut self, seat: Seat, placements: &[Placement]) -> io::Result<()> {
        let (mut after, mut told) = (self.now, Vec::new());
        match play_all(&HongKong, &mut after, seat, placements, &mut told) {
            Err((_, why)) => {
                let why = with_rule(self.screen.text, why.message());
                self.screen.lines(&why)
            }
            Ok(n) if n < placements.len() => self.screen.say(&Say::TooMany { text: print(&placements[n..]) }),
            Ok(_) => {
                let mut turn = self.pending.clone();
                turn.extend(placements);
                if HongKong.turn(&after).asked().contains(seat) {
                    self.pending = turn;
                    self.tell(&told)?;
                    self.refresh();
                    self.keep()
                } else {
                    self.add_telling(Step::Play(seat, turn), self.pending.len())
                }
            }
        }
    }

    /// Takes back the piece that is pending, or everything since the last turn of a person.
    fn undo(&mut self) -> io::Result<()> {
        if let Some(placement) = self.pending.pop() {
            self.refresh();
            self.keep()?;
            return self.screen.say(&Say::Undone { moves: placement.to_string() });
        }
        let of_person =
            |step: &Step<HongKong>| step.seat().and_then(Player::at).is_some_and(|player| !self.who(player).is_bot());
        let from = self.kept.record.live().rev().find(|(_, step)| of_person(step)).map(|(number, _)| number);
        let Some(from) = from else { return self.screen.say(&Say::NothingToUndo) };
        let dropped: Vec<String> = self
            .kept
            .record
            .live()
            .filter(|(number, _)| *number >= from)
            .filter_map(|(_, step)| match step {
                Step::Play(seat, placements) => Some(format!("{seat} {}", print(placements))),
                _ => None,
            })
            .collect();
        self.add(Step::Undo { by: None, from })?;
        self.screen.say(&Say::Undone { moves: dropped.join(", ") })
    }

    fn explain(&mut self, seat: Seat, shapes: &[Placement]) -> io::Result<()> {
        let mut after = self.now;
        match play_all(&HongKong, &mut after, seat, shapes, &mut ()) {
            Err((_, why)) => {
                let why = with_rule(self.screen.text, why.message());
                self.screen.lines(&why)
            }
            Ok(n) if n < shapes.len() => self.screen.say(&Say::TooMany { text: print(&shapes[n..]) }),
            Ok(_) => self.screen.say(&Say::WhyLegal { text: print(shapes) }),
        }
    }
}

impl Sitting for Table<'_> {
    fn turn(&self) -> Turn {
        if self.kept.record.is_over(&HongKong) { Turn::Over } else { HongKong.turn(&self.now) }
    }

    fn draw(&mut self) -> io::Result<()> {
        let mut told = Vec::new();
        self.kept.record.deal(&HongKong, self.kept.seed, &mut told);
        self.refresh();
        self.tell(&told)?;
        self.keep()
    }

    fn bot_is_asked(&self) -> bool {
        self.to_move().is_some_and(|player| self.who(player).is_bot())
    }

    fn let_bot_play(&mut self) -> io::Result<()> {
        let Some(player) = self.to_move() else { return Ok(()) };
        let seat = player.seat();
        if self.programs.play(seat) {
            return match self.programs.choose(&HongKong, &self.kept.record, seat, self.screen.text) {
                Ok(placement) => placement.map_or(Ok(()), |placement| self.add(Step::Play(seat, vec![placement]))),
                Err(forfeit) => {
                    self.screen.say(&forfeit)?;
                    self.add(Step::Resign(seat))
                }
            };
        }
        let placements = self.who(player).answers(&HongKong, &self.kept.record, seat, self.kept.seed);
        // A bot that was interrupted has not thought its answer through.
        let Some(placements) = placements.filter(|_| !interrupt::is_pressed()) else { return Ok(()) };
        self.add(Step::Play(seat, placements))
    }

    fn ask(&mut self) -> io::Result<Prompt> {
        let words = self.screen.text.say(&match self.look {
            Look::Drawn => Say::Prompt,
            Look::Told => Say::PromptPlain,
        });
        let prompt = Prompt { words, completions: command_words(self.screen.text), history: History::Saved };
        let (Some(position), Some(player)) = (self.now.position().copied(), self.to_move()) else { return Ok(prompt) };
        if !self.is_shown {
            match self.look {
                Look::Drawn => self.show()?,
                Look::Told => self.screen.say(&hongkong_board::score(self.screen.text, &position))?,
            }
            let who = hongkong_board::known_as(self.screen.text, player);
            self.screen.say(&Say::Turn { who, number: position.turns() + 1 })?;
            self.screen.say(&HongKong.prompt(&HongKong.view(&self.now, player.seat().into())))?;
            self.is_shown = true;
            self.offer(&position)?;
        }
        Ok(prompt)
    }

    fn echo(&mut self, line: &str) -> io::Result<()> {
        self.screen.line(&shown(line))
    }

    fn answer(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        let (Some(position), Some(seat)) = (self.now.position().copied(), self.to_move().map(Player::seat)) else {
            return Ok(ControlFlow::Continue(()));
        };
        let was_resigning = std::mem::take(&mut self.is_resigning);
        match input::read(self.screen.text, line, self.chosen) {
            Input::Nothing => self.is_shown = false,
            Input::Number(number) => self.choose(&position, seat, &number)?,
            Input::Placements(placements) => self.place(seat, &placements)?,
            Input::Command(command) => return self.obey(command, seat, &position, was_resigning),
            Input::Why(shapes) if shapes.is_empty() => self.screen.say(&Say::WhyWhat)?,
            Input::Why(shapes) => self.explain(seat, &shapes)?,
            Input::Garbled(why) => self.screen.say(&why)?,
            Input::NotUnderstood => self.screen.say(&Say::NotUnderstood { text: shown(line) })?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn leave(&mut self, why: Option<&Say>) -> io::Result<()> {
        self.screen.line("")?;
        why.map_or(Ok(()), |why| self.screen.say(why))?;
        let (whole, plain) = (self.whole(), if self.look == Look::Told { " --plain" } else { "" });
        let options = format!("{plain}{}", self.programs.options());
        self.kept.leave(&mut self.screen, Some(&whole), &options, None)
    }

    fn close(&mut self) -> io::Result<()> {
        self.programs.end(&HongKong, &self.kept.record);
        self.show()?;
        self.kept.close(&mut self.screen, "")?;
        tell_result(&mut self.screen, &self.kept.record)
    }
}

/// Who has won and why, once the game is over.
pub fn tell_result(screen: &mut Screen<'_>, record: &Record<HongKong>) -> io::Result<()> {
    if let Some(ending) = record.state().position().and_then(Position::ending) {
        return screen.say(&Event::from(ending));
    }
    for player in Player::BOTH {
        if record.is_over(&HongKong) && record.resigned().contains(player.seat()) {
            screen.say(&Say::Resigned { seat: player.seat() })?;
            screen.say(&Say::WonByResigning { seat: player.other().seat() })?;
        }
    }
    Ok(())
}

fn print(placements: &[Placement]) -> String {
    placements.iter().map(Placement::to_string).collect::<Vec<_>>().join(" ")
}
