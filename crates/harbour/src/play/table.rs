//! A game under way in the terminal.

use std::io;
use std::ops::ControlFlow;

use game::luck::Seed;
use game::record::{Record, Step};
use game::{Audience, Game, Seat, Turn, Viewer, play_all};
use hongkong::{Event, HongKong, Piece, Placement, Player, PlotSet, Position, State};

use super::input::{self, Input};
use super::players::Who;
use super::save::SaveFile;
use crate::complaint::{refusal, with_rule};
use crate::hongkong_board::{self, Look};
use crate::say::Say;
use crate::screen::Screen;

/// A game under way, and who sits at it.
pub struct Table<'a> {
    record: Record<HongKong>,
    /// What the player to move has placed of a turn it has not finished, so that a turn becomes one step.
    pending: Vec<Placement>,
    /// The state with what is pending.
    now: State,
    players: [Who; 2],
    seed: Seed,
    save: SaveFile,
    /// Whether the last attempt to save succeeded.
    is_saved: bool,
    screen: Screen<'a>,
    look: Look,
    /// The piece chosen by number, whose plots are on offer.
    chosen: Option<Piece>,
    /// Whether the board on the screen is that of now.
    is_shown: bool,
    /// Whether it was said that moves can be typed.
    is_hinted: bool,
}

impl<'a> Table<'a> {
    pub fn new(
        record: Record<HongKong>,
        players: [Who; 2],
        seed: Seed,
        save: SaveFile,
        screen: Screen<'a>,
        look: Look,
    ) -> Table<'a> {
        let now = *record.state();
        let (pending, chosen) = (Vec::new(), None);
        Table {
            record,
            pending,
            now,
            players,
            seed,
            save,
            is_saved: true,
            screen,
            look,
            chosen,
            is_shown: false,
            is_hinted: false,
        }
    }

    /// Greets, and says where the game is kept.
    pub fn open(&mut self, is_resumed: bool) -> io::Result<()> {
        self.keep()?;
        if is_resumed {
            self.screen.say(&Say::Resumed { file: self.save.name() })?;
        } else {
            self.screen.say(&Say::Welcome)?;
            if self.is_saved {
                self.screen.say(&Say::SavedIn)?;
                self.screen.line(&format!("  {}", self.save.name()))?;
            }
        }
        // Who listens hears the whole board once; afterwards only what changes, and the board on demand.
        if let (Look::Told, Some(position)) = (self.look, self.now.position()) {
            hongkong_board::show(&mut self.screen, position, PlotSet::NONE, Look::Told)?;
        }
        Ok(())
    }

    pub fn turn(&self) -> Turn {
        if self.record.is_over(&HongKong) { Turn::Over } else { HongKong.turn(&self.now) }
    }

    fn to_move(&self) -> Option<Player> {
        self.now.position().map(Position::to_move)
    }

    fn who(&self, player: Player) -> &Who {
        &self.players[player as usize]
    }

    pub fn bot_is_asked(&self) -> bool {
        self.to_move().is_some_and(|player| self.who(player).is_bot())
    }

    /// Draws what chance decides, by the seed and the number of the step.
    pub fn draw(&mut self) -> io::Result<()> {
        let m = HongKong.chances(&self.now);
        let k = self.seed.draw(self.record.steps().len() as u64 + 1, m);
        let outcome = HongKong.outcome(&self.now, k);
        self.add(Step::Chance { k, m, outcome })
    }

    pub fn let_bot_play(&mut self) -> io::Result<()> {
        let Some(player) = self.to_move() else { return Ok(()) };
        let (seat, mut after) = (player.seat(), self.now);
        let mut placements = Vec::new();
        while HongKong.turn(&after).asked().contains(seat) {
            let step = self.record.steps().len() + placements.len();
            let Some(placement) = self.who(player).choose(&after, seat, self.seed, step) else { break };
            HongKong.act(&mut after, seat, placement, &mut ());
            placements.push(placement);
        }
        self.add(Step::Play(seat, placements))
    }

    /// Adds a step to the record, tells what came of it, and keeps it.
    fn add(&mut self, step: Step<HongKong>) -> io::Result<()> {
        let mut told: Vec<(Audience, Event)> = Vec::new();
        match self.record.push(&HongKong, step, &mut told) {
            Ok(()) => self.tell(&told)?,
            Err(fault) => {
                let why = with_rule(self.screen.text, fault.message());
                self.screen.lines(&why)?;
            }
        }
        self.pending.clear();
        self.refresh();
        self.keep()
    }

    fn tell(&mut self, told: &[(Audience, Event)]) -> io::Result<()> {
        told.iter().try_for_each(|(_, event)| self.screen.say(event))
    }

    fn refresh(&mut self) {
        self.now = *self.record.state();
        if let Some(seat) = self.to_move().map(Player::seat) {
            for &placement in &self.pending {
                HongKong.act(&mut self.now, seat, placement, &mut ());
            }
        }
        (self.chosen, self.is_shown) = (None, false);
    }

    /// The record with what is pending as a step of its own.
    fn whole(&self) -> Record<HongKong> {
        let mut whole = self.record.clone();
        if let (Some(player), false) = (self.to_move(), self.pending.is_empty()) {
            // What is pending was checked when it was typed.
            let _ = whole.push(&HongKong, Step::Play(player.seat(), self.pending.clone()), &mut ());
        }
        whole
    }

    /// Saves the game. A failure is told once, and the game goes on.
    fn keep(&mut self) -> io::Result<()> {
        let written = self.save.write(&self.whole(), &HongKong);
        let was_saved = std::mem::replace(&mut self.is_saved, written.is_ok());
        match written {
            Err(why) if was_saved => self.screen.say(&Say::NotSaved { why: why.to_string() }),
            _ => Ok(()),
        }
    }

    /// Shows what there is to decide.
    pub fn ask(&mut self) -> io::Result<()> {
        let (Some(position), Some(player)) = (self.now.position().copied(), self.to_move()) else { return Ok(()) };
        let seat = player.seat();
        if !self.is_shown {
            if self.look == Look::Drawn {
                self.show()?;
            }
            let who = hongkong_board::known_as(self.screen.text, player);
            self.screen.say(&Say::Turn { who, number: position.turns() + 1 })?;
            self.screen.say(&HongKong.prompt(&HongKong.view(&self.now, Viewer::Seat(seat))))?;
            self.is_shown = true;
            self.offer(&position)?;
        }
        self.screen.prompt(&Say::Prompt)
    }

    fn show(&mut self) -> io::Result<()> {
        let Some(position) = self.now.position().copied() else { return self.screen.say(&Say::NotDrawnYet) };
        let last = self.last();
        hongkong_board::show(&mut self.screen, &position, last, self.look)
    }

    /// The plots of the last turn, or of the turn under way.
    fn last(&self) -> PlotSet {
        let mut placements: &[Placement] = &self.pending;
        if placements.is_empty() {
            let played = self.record.live().rev().find_map(|(_, step)| match step {
                Step::Play(_, placements) => Some(placements),
                _ => None,
            });
            placements = played.map_or(&[], Vec::as_slice);
        }
        placements.iter().map(|placement| placement.plot).collect()
    }

    /// The numbered choices: the pieces, or the plots of the piece chosen.
    fn offer(&mut self, position: &Position) -> io::Result<()> {
        let choices = match self.chosen {
            None => {
                let supply = position.supply(position.to_move());
                let name =
                    |(i, piece): (usize, Piece)| Say::PieceChoice { number: i + 1, piece, left: supply.of(piece) };
                pieces(position).into_iter().enumerate().map(name).collect::<Vec<_>>()
            }
            Some(piece) => {
                let plots = position.legal()[piece as usize].iter().enumerate();
                let back = Say::Back { number: 0 };
                let name = |(i, plot): (usize, hongkong::Plot)| {
                    let (number, name) = (i + 1, plot.to_string());
                    match position.building(plot) {
                        None => Say::PlotChoice { number, plot: name },
                        Some(below) if below.owner == position.to_move() => {
                            Say::PlotRaises { number, plot: name, height: below.height + 1 }
                        }
                        Some(below) => Say::PlotTakes { number, plot: name, height: below.height + 1 },
                    }
                };
                plots.map(name).chain([back]).collect()
            }
        };
        self.screen.say(&match self.chosen {
            None => Say::Pieces,
            Some(piece) => Say::Plots { piece },
        })?;
        let choices: Vec<String> = choices.iter().map(|choice| self.screen.text.say(choice)).collect();
        self.screen.lines(&format!("  {}", choices.join(", ")))?;
        if std::mem::replace(&mut self.is_hinted, true) { Ok(()) } else { self.screen.say(&Say::Hint) }
    }

    /// Shows a line that no keyboard has put on the screen.
    pub fn echo(&mut self, line: &str) -> io::Result<()> {
        self.screen.line(&shown(line))
    }

    /// Carries out a line of input. Breaks when somebody leaves.
    pub fn answer(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        let (Some(position), Some(seat)) = (self.now.position().copied(), self.to_move().map(Player::seat)) else {
            return Ok(ControlFlow::Continue(()));
        };
        match input::read(self.screen.text, line) {
            Input::Nothing => self.is_shown = false,
            Input::Number(number) => self.choose(&position, seat, &number)?,
            Input::Placements(placements) => self.place(seat, &placements)?,
            Input::Help => self.screen.say(&Say::Commands)?,
            Input::Board => self.show()?,
            Input::Moves => self.list(&position)?,
            Input::Undo => self.undo()?,
            Input::Why(None) => self.screen.say(&Say::WhyWhat)?,
            Input::Why(Some(shape)) => self.explain(shape)?,
            Input::Save(None) => self.screen.say(&Say::SaveWhere)?,
            Input::Save(Some(file)) => self.save_copy(&file)?,
            Input::Resign => self.add(Step::Resign(seat))?,
            Input::Quit => {
                self.leave(None)?;
                return Ok(ControlFlow::Break(()));
            }
            Input::Garbled(why) => self.screen.say(&why)?,
            Input::NotUnderstood => self.screen.say(&Say::NotUnderstood { text: shown(line) })?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn choose(&mut self, position: &Position, seat: Seat, number: &str) -> io::Result<()> {
        let picked: Option<usize> = number.parse().ok();
        let most = match (self.chosen, picked) {
            (Some(_), Some(0)) => {
                self.chosen = None;
                return self.offer(position);
            }
            (Some(piece), picked) => {
                let plots = position.legal()[piece as usize];
                if let Some(plot) = picked.and_then(|n| plots.iter().nth(n - 1)) {
                    return self.place(seat, &[Placement { piece, plot }]);
                }
                plots.len() as usize
            }
            (None, picked) => {
                let pieces = pieces(position);
                if let Some(&piece) = picked.and_then(|n| n.checked_sub(1)).and_then(|i| pieces.get(i)) {
                    self.chosen = Some(piece);
                    return self.offer(position);
                }
                pieces.len()
            }
        };
        self.screen.say(&Say::NoSuchNumber { number: shown(number), most })
    }

    /// Places what was typed: all of it, or nothing.
    fn place(&mut self, seat: Seat, placements: &[Placement]) -> io::Result<()> {
        let mut after = self.now;
        match play_all(&HongKong, &mut after, seat, placements, &mut ()) {
            Err((_, why)) => {
                let why = refusal(self.screen.text, &why);
                self.screen.lines(&why)
            }
            Ok(n) if n < placements.len() => self.screen.say(&Say::TooMany { text: print(&placements[n..]) }),
            Ok(_) => {
                let mut turn = self.pending.clone();
                turn.extend(placements);
                if HongKong.turn(&after).asked().contains(seat) {
                    self.pending = turn;
                    self.refresh();
                    self.keep()
                } else {
                    self.add(Step::Play(seat, turn))
                }
            }
        }
    }

    /// Everything that may be played, by piece.
    fn list(&mut self, position: &Position) -> io::Result<()> {
        for piece in pieces(position) {
            let plots = position.legal()[piece as usize];
            let moves: Vec<Placement> = plots.iter().map(|plot| Placement { piece, plot }).collect();
            self.screen.say(&Say::PieceMoves { piece, moves: print(&moves) })?;
        }
        Ok(())
    }

    /// Takes back the piece that is pending, or everything since the last turn of a person.
    fn undo(&mut self) -> io::Result<()> {
        if self.pending.pop().is_some() {
            self.refresh();
            self.keep()?;
            return self.screen.say(&Say::Undone);
        }
        let of_person =
            |step: &Step<HongKong>| step.seat().and_then(Player::at).is_some_and(|player| !self.who(player).is_bot());
        let from = self.record.live().rev().find(|(_, step)| of_person(step)).map(|(number, _)| number);
        match from {
            None => self.screen.say(&Say::NothingToUndo),
            Some(from) => {
                self.add(Step::Undo { by: None, from })?;
                self.screen.say(&Say::Undone)
            }
        }
    }

    fn explain(&mut self, shape: Placement) -> io::Result<()> {
        match self.now.position().and_then(|position| position.why_not(shape)) {
            None => self.screen.say(&Say::WhyLegal { text: shape.to_string() }),
            Some(why) => {
                let why = with_rule(self.screen.text, &why);
                self.screen.lines(&why)
            }
        }
    }

    fn save_copy(&mut self, file: &str) -> io::Result<()> {
        let copy = SaveFile::existing(file);
        if std::path::Path::new(file).exists() && copy != self.save {
            return self.screen.say(&Say::Exists { file: file.into() });
        }
        match copy.write(&self.whole(), &HongKong) {
            Ok(()) => self.screen.say(&Say::SavedCopy { file: file.into() }),
            Err(why) => self.screen.say(&Say::CannotWrite { file: file.into(), why: why.to_string() }),
        }
    }

    /// Ends the sitting, not the game.
    pub fn leave(&mut self, why: Option<&Say>) -> io::Result<()> {
        self.screen.line("")?;
        why.map_or(Ok(()), |why| self.screen.say(why))?;
        if self.is_saved {
            self.screen.say(&Say::GoOn)?;
            self.screen.line(&format!("  harbour play hongkong --resume {}", quoted(&self.save.name())))?;
        }
        Ok(())
    }

    /// Shows how the game ended.
    pub fn close(&mut self) -> io::Result<()> {
        self.show()?;
        for player in Player::BOTH {
            if self.record.resigned().contains(player.seat()) {
                self.screen.say(&Say::Resigned { seat: player.seat() })?;
                self.screen.say(&Say::WonByResigning { seat: player.other().seat() })?;
                return Ok(());
            }
        }
        match self.now.position().and_then(Position::ending) {
            Some(ending) => self.screen.say(&Event::from(ending)),
            None => Ok(()),
        }
    }
}

/// The pieces that may be placed somewhere.
fn pieces(position: &Position) -> Vec<Piece> {
    let legal = position.legal();
    Piece::ALL.into_iter().filter(|&piece| !legal[piece as usize].is_empty()).collect()
}

fn print(placements: &[Placement]) -> String {
    placements.iter().map(Placement::to_string).collect::<Vec<_>>().join(" ")
}

/// What somebody typed, short and without what a terminal would obey.
fn shown(line: &str) -> String {
    line.trim().chars().filter(|c| !c.is_control()).take(40).collect()
}

/// A file name as a shell takes it.
fn quoted(name: &str) -> String {
    let plain = name.chars().all(|c| c.is_alphanumeric() || "/._-~".contains(c));
    if plain { name.into() } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
