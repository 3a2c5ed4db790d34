//! A game under way in the terminal.

use std::io;
use std::ops::ControlFlow;

use blackout::{Action, Blackout, CardId, Decision, State, View};
use bots::blackout::who_decides;
use boxes::LoadedBox;
use game::record::{Record, Step};
use game::{BySeat, Game, Seat, Turn, Viewer};

use super::curtain::Curtain;
use super::impossible::{impossible, tell_obstacles};
use super::input::{self, Input};
use super::meaning::meant;
use super::menu::{self, Choice, Pick};
use super::telling::{tell_cards, tell_result};
use crate::blackout_table::{Describe, Sight};
use crate::complaint::with_rule;
use crate::hongkong_board::Look;
use crate::interrupt;
use crate::play::hint::Hints;
use crate::play::kept::Kept;
use crate::play::keyboard::{History, Prompt};
use crate::play::players::Who;
use crate::play::programs::Programs;
use crate::play::words::Command;
use crate::play::{Sitting, shown};
use crate::rules::{self, Book};
use crate::say::Say;
use crate::screen::Screen;

/// A game under way, and who sits at it.
pub struct Table<'a> {
    pub(super) kept: Kept<Blackout>,
    loaded: &'a LoadedBox,
    pub(super) players: BySeat<Option<Who>>,
    programs: Programs,
    pub(super) screen: Screen<'a>,
    pub(super) look: Look,
    /// The options to resume the game with.
    options: String,
    /// The file of the campaign the game is part of.
    campaign: Option<String>,
    curtain: Curtain,
    /// How much of what it has heard each seat was told.
    pub(super) told: BySeat<usize>,
    /// The choices on the screen; none when they are to be shown anew.
    pub(super) choices: Vec<Choice>,
    /// The card chosen for planning.
    pub(super) chosen: Option<CardId>,
    /// The round, phase and seat whose head is on the screen.
    pub(super) head_shown: Option<(u8, u8, Seat)>,
    is_hint_told: bool,
    /// What the last line asked for, which takes a second time to do.
    pub(super) confirming: Option<Command>,
    hints: Hints<Blackout>,
}

impl<'a> Table<'a> {
    pub fn new(
        kept: Kept<Blackout>,
        loaded: &'a LoadedBox,
        (players, programs): (BySeat<Option<Who>>, Programs),
        screen: Screen<'a>,
        look: Look,
        (options, campaign): (String, Option<String>),
    ) -> Table<'a> {
        Table {
            kept,
            loaded,
            players,
            programs,
            screen,
            look,
            options,
            campaign,
            curtain: Curtain::default(),
            told: BySeat::default(),
            choices: Vec::new(),
            chosen: None,
            head_shown: None,
            is_hint_told: false,
            confirming: None,
            hints: Hints::default(),
        }
    }

    /// Greets, says who plays, and where the game is kept. Who resumes is not told everything again.
    pub fn open(&mut self, is_resumed: bool) -> io::Result<()> {
        self.kept.open(&mut self.screen, is_resumed)?;
        let text = self.screen.text;
        let names: Vec<String> = self.state().table().seats().iter().map(|seat| text.name(seat)).collect();
        if names.len() > 1 {
            self.screen.say(&Say::AtTheTable { names: names.join(", ") })?;
        }
        if is_resumed {
            for seat in self.state().table().seats().iter() {
                self.told[seat] = self.kept.record.heard(&self.kept.game, seat.into()).len();
            }
        }
        Ok(())
    }

    pub fn into_record(self) -> Record<Blackout> {
        self.kept.record
    }

    pub(super) fn state(&self) -> &State {
        self.kept.record.state()
    }

    /// Who is to answer now.
    fn asked(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Ask(seats) => Some(who_decides(self.state(), seats)),
            Turn::Chance | Turn::Over => None,
        }
    }

    pub(super) fn bot(&self, seat: Seat) -> Option<&Who> {
        self.players[seat].as_ref().filter(|who| who.is_bot())
    }

    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = self.state().table().seats();
        seats.iter().filter(|&seat| self.bot(seat).is_none()).collect::<Vec<_>>().into_iter()
    }

    fn view(&self, seat: Seat) -> View {
        self.kept.game.view(self.state(), seat.into())
    }

    pub(super) fn describe(&self) -> Describe<'a> {
        Describe { text: self.screen.text, loaded: self.loaded }
    }

    /// Adds a step to the record. What came of it is told when somebody is asked.
    pub(super) fn add(&mut self, step: Step<Blackout>) -> io::Result<()> {
        if let Err(fault) = self.kept.record.push(&self.kept.game, step, &mut ()) {
            let why = with_rule(self.screen.text, fault.message());
            self.screen.lines(&why)?;
        }
        (self.chosen, self.choices) = (None, Vec::new());
        Ok(())
    }

    /// The question and its numbered answers.
    fn offer(&mut self, seat: Seat, view: &View) -> io::Result<()> {
        let sight = Sight { describe: self.describe(), view };
        self.choices = menu::choices(&self.kept.game, sight, seat, self.chosen);
        self.screen.line("")?;
        if view.table.decision() == Some(Decision::Start) {
            return self.offer_start(seat, sight);
        }
        if self.chosen.is_none() {
            self.situation(seat, sight)?;
        }
        match self.chosen {
            None => {
                menu::context(sight, seat).map_or(Ok(()), |context| self.screen.lines(&context))?;
                tell_obstacles(&self.kept.game, sight, seat, &mut self.screen)?;
                let question = self.screen.text.say(&self.kept.game.prompt(view));
                let who = self.screen.text.name(seat);
                self.screen.say(&Say::Question { who, question })?;
            }
            Some(card) => self.screen.say(&Say::WhichSlot { card })?,
        }
        self.list()?;
        if menu::is_secret(view) {
            self.curtain.show_plans(seat);
            self.curtain.show_tiles(view);
        }
        Ok(())
    }

    pub(super) fn list(&mut self) -> io::Result<()> {
        for (i, choice) in self.choices.iter().enumerate() {
            self.screen.item(i + 1, &choice.words)?;
        }
        Ok(())
    }

    /// Gives an answer, and warns before a likely mistake.
    fn give(&mut self, seat: Seat, action: Action) -> io::Result<()> {
        if let Some(caution) = self.kept.game.caution(&self.view(seat), action) {
            self.screen.say(&caution)?;
        }
        self.add(Step::Play(seat, vec![action]))
    }

    fn pick(&mut self, seat: Seat, pick: Pick) -> io::Result<()> {
        match pick {
            Pick::Answer(action) => self.give(seat, action),
            Pick::Card(card) => {
                // One open slot leaves nothing to choose.
                let view = self.view(seat);
                let sight = Sight { describe: self.describe(), view: &view };
                let slots = menu::choices(&self.kept.game, sight, seat, Some(card));
                if let [Choice { pick: only @ Pick::Answer(_), .. }, _] = slots[..] {
                    return self.pick(seat, only);
                }
                self.chosen = Some(card);
                self.offer(seat, &view)
            }
            Pick::Back => {
                self.chosen = None;
                self.choices.clear();
                Ok(())
            }
        }
    }

    /// Notation, or words that mean one of the choices.
    fn words(&mut self, seat: Seat, typed: &str) -> io::Result<()> {
        if let Ok(action) = self.kept.game.parse_action(&typed.to_lowercase()) {
            return self.give(seat, action);
        }
        let words: Vec<&str> = self.choices.iter().map(|choice| choice.words.as_str()).collect();
        match meant(&words, typed)[..] {
            [] => self.screen.say(&Say::NothingMeant { text: shown(typed) }),
            [only] => self.pick(seat, self.choices[only].pick),
            ref several => {
                self.screen.say(&Say::SeveralMeant { text: shown(typed) })?;
                several.iter().try_for_each(|&i| self.screen.item(i + 1, &self.choices[i].words))
            }
        }
    }

    fn explain(&mut self, seat: Seat, what: &str) -> io::Result<()> {
        let view = self.view(seat);
        let sight = Sight { describe: self.describe(), view: &view };
        if what.is_empty() {
            let all = impossible(&self.kept.game, sight, seat);
            if all.is_empty() {
                return self.screen.say(&Say::AllPossible);
            }
            return all.iter().try_for_each(|line| self.screen.lines(line));
        }
        if let Ok(action) = self.kept.game.parse_action(&what.to_lowercase()) {
            return match self.kept.game.why_not(&view, action) {
                Some(why) => self.screen.lines(&with_rule(self.screen.text, &why)),
                None => self.screen.say(&Say::WhyLegal { text: shown(what) }),
            };
        }
        let lines = impossible(&self.kept.game, sight, seat);
        let words: Vec<&str> = lines.iter().map(String::as_str).collect();
        let fitting = meant(&words, what);
        let choices: Vec<&str> = self.choices.iter().map(|choice| choice.words.as_str()).collect();
        if fitting.is_empty() && !meant(&choices, what).is_empty() {
            return self.screen.say(&Say::WhyLegal { text: shown(what) });
        }
        if fitting.is_empty() {
            return self.screen.say(&Say::WhyWhatBlackout);
        }
        fitting.into_iter().try_for_each(|i| self.screen.lines(words[i]))
    }

    fn obey(&mut self, command: Command, seat: Seat, view: &View) -> io::Result<ControlFlow<()>> {
        let was_confirming = self.confirming.take();
        let confirmed = was_confirming.as_ref() == Some(&command);
        let sight = Sight { describe: self.describe(), view };
        match command {
            Command::Help => self.screen.say(&Say::CommandsBlackout)?,
            Command::Board => {
                sight.all(&mut self.screen)?;
                self.curtain.show_plans(seat);
            }
            Command::Moves => self.list()?,
            Command::Undo
                if self.chosen.is_some() || was_confirming.as_ref().is_some_and(|other| *other != Command::Undo) =>
            {
                self.pick(seat, Pick::Back)?;
                self.screen.say(&Say::Cancelled)?;
            }
            Command::Undo => self.undo(seat, confirmed)?,
            Command::Hint => {
                self.hints.tell(&self.kept.game, view, (seat, view.table.seats()), &mut self.screen)?;
                self.curtain.show_plans(seat);
                self.curtain.show_tiles(view);
            }
            Command::Why(what) => {
                self.explain(seat, &what)?;
                if menu::is_secret(view) {
                    self.curtain.show_tiles(view);
                }
            }
            Command::Rules(None) => self.screen.say(Book::Blackout.short())?,
            Command::Rules(Some(number)) => {
                if let Err(none) = rules::tell_one(&mut self.screen, Book::Blackout, &shown(&number))? {
                    self.screen.say(&none)?;
                }
            }
            Command::Save(None) => self.screen.say(&Say::SaveWhere)?,
            Command::Save(Some(file)) => self.kept.copy_to(&mut self.screen, &file, None)?,
            Command::Resign if confirmed => self.resign(seat)?,
            Command::Resign => {
                self.confirming = Some(Command::Resign);
                let goes_on = view.table.seats().len() > 2;
                self.screen.say(if goes_on { &Say::ReallyLeaveToBot } else { &Say::ReallyResign })?;
            }
            Command::Quit => {
                self.leave(None)?;
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }
}

impl Sitting for Table<'_> {
    fn turn(&self) -> Turn {
        if self.kept.record.is_over(&self.kept.game) { Turn::Over } else { self.kept.game.turn(self.state()) }
    }

    fn draw(&mut self) -> io::Result<()> {
        self.kept.record.deal(&self.kept.game, self.kept.seed, &mut ());
        Ok(())
    }

    fn bot_is_asked(&self) -> bool {
        self.asked().is_some_and(|seat| self.bot(seat).is_some())
    }

    fn let_bot_play(&mut self) -> io::Result<()> {
        let Some(seat) = self.asked() else { return Ok(()) };
        if self.programs.play(seat) {
            return match self.programs.choose(&self.kept.game, &self.kept.record, seat, self.screen.text) {
                Ok(action) => action.map_or(Ok(()), |action| self.add(Step::Play(seat, vec![action]))),
                Err(forfeit) => {
                    self.screen.say(&forfeit)?;
                    self.resign(seat)
                }
            };
        }
        let kept = &self.kept;
        let answers = self.bot(seat).and_then(|bot| bot.answers(&kept.game, &kept.record, seat, kept.seed));
        // A bot that was interrupted has not thought its answer through.
        let Some(answers) = answers.filter(|_| !interrupt::is_pressed()) else { return Ok(()) };
        self.add(Step::Play(seat, answers))
    }

    fn ask(&mut self) -> io::Result<Prompt> {
        let words = self.screen.text.say(&match self.look {
            Look::Drawn => Say::Prompt,
            Look::Told => Say::PromptPlain,
        });
        let mut prompt = Prompt { words, completions: Vec::new(), history: History::Saved };
        let Some(seat) = self.asked() else { return Ok(prompt) };
        if self.choices.is_empty() {
            self.kept.keep(&mut self.screen, None)?;
            let view = self.view(seat);
            if self.people().count() > 1 && self.curtain.is_needed(seat, &view) {
                self.curtain.fall(seat);
                self.screen.push_away()?;
                let words = self.screen.text.say(&Say::Curtain { seat });
                return Ok(Prompt { words, history: History::Off, ..prompt });
            }
            self.curtain.at_screen = Some(seat);
            self.told[seat] = if view.table.decision() == Some(Decision::Start) {
                self.tell_set_up(seat.into(), self.told[seat])?
            } else {
                self.tell(seat.into(), self.told[seat])?
            };
            self.offer(seat, &view)?;
            if !std::mem::replace(&mut self.is_hint_told, true) {
                self.screen.say(&Say::HintBlackout)?;
            }
        }
        if self.people().count() > 1 {
            prompt.history = History::Of(seat);
        }
        prompt.completions = input::completions(self.screen.text, &self.choices);
        Ok(prompt)
    }

    fn echo(&mut self, line: &str) -> io::Result<()> {
        self.screen.line(&shown(line))
    }

    fn answer(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        let Some(seat) = self.asked() else { return Ok(ControlFlow::Continue(())) };
        let typed = input::read(self.screen.text, line);
        if let Some(next) = self.curtain.fallen_for() {
            if typed == Input::Command(Command::Quit) {
                self.leave(None)?;
                return Ok(ControlFlow::Break(()));
            }
            self.screen.push_away()?;
            self.curtain.rise(next);
            self.head_shown = None;
            return Ok(ControlFlow::Continue(()));
        }
        let view = self.view(seat);
        let sight = Sight { describe: self.describe(), view: &view };
        if let Input::Command(command) = typed {
            return self.obey(command, seat, &view);
        }
        self.confirming = None;
        match typed {
            Input::Nothing => {
                self.choices.clear();
                self.head_shown = None;
            }
            Input::Number(number) => {
                let choice = number.parse::<usize>().ok().and_then(|n| self.choices.get(n.checked_sub(1)?).cloned());
                match choice {
                    Some(choice) => self.pick(seat, choice.pick)?,
                    None => self.screen.say(&Say::NoSuchNumber { number: shown(&number) })?,
                }
            }
            Input::Display => sight.display(&mut self.screen)?,
            Input::Dice => sight.describe.dice(&mut self.screen)?,
            Input::Map { as_list } => {
                if as_list || self.look == Look::Told {
                    sight.map(&mut self.screen)?;
                } else {
                    sight.draw_map(&mut self.screen)?;
                }
                self.curtain.show_tiles(&view);
            }
            Input::Player(Some(of)) if !view.table.seats().contains(of) => {
                self.screen.say(&Say::NobodySits { seat: of.to_string() })?;
            }
            Input::Player(of) => {
                sight.board(&mut self.screen, of.unwrap_or(seat))?;
                self.curtain.show_plans(seat);
            }
            Input::NoPlayer(name) => self.screen.say(&Say::NoSuchPlayer { text: shown(&name) })?,
            Input::Card(name) => tell_cards(&mut self.screen, sight.describe, &name)?,
            Input::Words(typed) => self.words(seat, &typed)?,
            Input::Command(_) => {}
        }
        Ok(ControlFlow::Continue(()))
    }

    fn leave(&mut self, why: Option<&Say>) -> io::Result<()> {
        self.screen.line("")?;
        why.map_or(Ok(()), |why| self.screen.say(why))?;
        let options = format!("{}{}", self.options, self.programs.options());
        self.kept.leave(&mut self.screen, None, &options, self.campaign.as_deref())
    }

    fn close(&mut self) -> io::Result<()> {
        self.programs.end(&self.kept.game, &self.kept.record);
        self.kept.keep(&mut self.screen, None)?;
        let (viewer, from) = match self.curtain.at_screen {
            Some(seat) => (seat.into(), self.told[seat]),
            None => (Viewer::Spectator, 0),
        };
        self.tell(viewer, from)?;
        self.screen.line("")?;
        let describe = self.describe();
        tell_result(&mut self.screen, describe, &self.kept.game, &self.kept.record)?;
        self.kept.close(&mut self.screen, &self.options)
    }
}
