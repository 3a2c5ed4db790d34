//! `harbour games`: the saved games, the newest first, with how to continue each.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use blackout::Blackout;
use bots::blackout::who_decides;
use clap::ArgMatches;
use game::record::Record;
use game::{Game, Seat, SeatSet, Turn, messages};
use hongkong::HongKong;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use text::Text;

use crate::box_commands::load;
use crate::complaint::Complaint;
use crate::play::players::Who;
use crate::play::save::{SaveFile, folder};
use crate::play::{quoted, with_lang};
use crate::screen::Screen;

messages! {
    /// Messages about saved games.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum GamesText {
        None { folder: String } = "games-none",
        Head { game: &'static str, date: String, players: String } = "games-head",
        Open { game: &'static str, turn: usize, who: String } = "games-open",
        OpenUnasked { game: &'static str, turn: usize } = "games-open-unasked",
        Over { names: String } = "games-over",
        OverPlain = "games-over-plain",
        Unreadable { file: String, why: String } = "games-unreadable",
    }
}

/// A saved game, as far as it can be read.
struct SavedGame {
    game: &'static str,
    path: PathBuf,
    saved: SystemTime,
    /// The file of the campaign it is the current chapter of.
    campaign: Option<PathBuf>,
    /// What it holds, or why it cannot be read.
    content: Result<Content, String>,
}

struct Content {
    players: Vec<Who>,
    /// The round of Blackout, 0 during set-up; the turn of Hong Kong.
    turn: usize,
    standing: Standing,
}

enum Standing {
    /// A player is to act; `None` while chance decides.
    Open(Option<Seat>),
    /// The game is over, and these have won it.
    Over(Vec<Seat>),
}

/// `harbour games`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let loaded = load(matches, &mut screen)?;
    let rules = Blackout { components: loaded.components.clone() };
    let text = screen.text;
    let campaigns = campaigns();
    let mut games: Vec<SavedGame> = Vec::new();
    games.extend(files(Blackout::NAME).map(|(saved, path)| {
        let campaign = campaigns.iter().find(|(game, _)| is_same(game, &path)).map(|(_, file)| file.clone());
        let content = read(text, &rules, &path, |record| read_blackout(&rules, record));
        SavedGame { game: Blackout::NAME, path, saved, campaign, content }
    }));
    games.extend(files(HongKong::NAME).map(|(saved, path)| {
        let content = read(text, &HongKong, &path, read_hongkong);
        SavedGame { game: HongKong::NAME, path, saved, campaign: None, content }
    }));
    games.sort_by(|one, other| other.saved.cmp(&one.saved).then_with(|| one.path.cmp(&other.path)));
    let with_box = matches.get_one::<PathBuf>("box");
    let options = with_box.map(|dir| format!(" --box {}", quoted(&dir.display().to_string()))).unwrap_or_default();
    if matches.get_flag("json") {
        let games: Vec<Value> = games.iter().map(|game| game.to_json(text, &options)).collect();
        return Ok(screen.line(&Value::from(games).to_string())?);
    }
    if games.is_empty() {
        let folder = folder().map(|folder| folder.display().to_string()).unwrap_or_default();
        return Ok(screen.say(&GamesText::None { folder })?);
    }
    for (i, game) in games.iter().enumerate() {
        if i > 0 {
            screen.line("")?;
        }
        game.tell(&mut screen, &options)?;
    }
    Ok(())
}

/// The files of a game with the time each was written.
fn files(game: &str) -> impl Iterator<Item = (SystemTime, PathBuf)> {
    SaveFile::newest_first(game, "txt").into_iter().map(|path| {
        let saved = fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        (saved, path)
    })
}

/// The game each campaign is at, with the file of the campaign.
fn campaigns() -> Vec<(PathBuf, PathBuf)> {
    let under_way = |file: PathBuf| {
        let content: toml::Table = fs::read_to_string(&file).ok()?.parse().ok()?;
        let game = content.get("game")?.as_str()?.into();
        Some((game, file))
    };
    SaveFile::newest_first("campaign", "toml").into_iter().filter_map(under_way).collect()
}

/// Returns whether a campaign means this file: by its path, or by its name if both were moved.
fn is_same(game: &Path, path: &Path) -> bool {
    game == path || (!game.exists() && game.file_name() == path.file_name())
}

/// Reads a game and its summary, or returns the reason in words.
fn read<G: Game>(
    text: &Text,
    game: &G,
    path: &Path,
    content: impl Fn(&Record<G>) -> Content,
) -> Result<Content, String> {
    match SaveFile::read(text, game, path) {
        Ok((record, _)) => Ok(content(&record)),
        Err(Complaint::Said(why)) => Err(text.say(&why)),
        Err(Complaint::Terminal(why)) => Err(why.to_string()),
        Err(Complaint::Usage(_) | Complaint::Interrupted) => Err(String::new()),
    }
}

fn read_blackout(rules: &Blackout, record: &Record<Blackout>) -> Content {
    let table = record.state().table();
    let turn = if table.phase() == 0 { 0 } else { table.round.into() };
    let mut content = content(rules, record, turn, who_decides);
    if let (Standing::Over(winners), true) = (&mut content.standing, table.setup.chapter.is_some()) {
        // A chapter is won by its conditions, and by nobody if a player gave up.
        let by_conditions = blackout::campaign::winners(&rules.components, table);
        *winners = if record.resigned().is_empty() { by_conditions.iter().collect() } else { Vec::new() };
    }
    content
}

fn read_hongkong(record: &Record<HongKong>) -> Content {
    let turn = record.state().position().map_or(1, |position| usize::from(position.turns()) + 1);
    content(&HongKong, record, turn, |_, seats| seats.iter().next().unwrap_or(Seat::A))
}

fn content<G: Game>(game: &G, record: &Record<G>, turn: usize, asked: impl Fn(&G::State, SeatSet) -> Seat) -> Content {
    let seats = game.seats(record.setup());
    let standing = match (record.places(game), game.turn(record.state())) {
        (Some(places), _) => Standing::Over(seats.iter().filter(|&seat| places[seat] == 1).collect()),
        (None, Turn::Ask(seats)) => Standing::Open(Some(asked(record.state(), seats))),
        (None, Turn::Chance | Turn::Over) => Standing::Open(None),
    };
    Content { players: seats.iter().map(|seat| Who::at(record, seat)).collect(), turn, standing }
}

impl SavedGame {
    fn tell(&self, screen: &mut Screen<'_>, options: &str) -> io::Result<()> {
        let (text, game) = (screen.text, self.game);
        match &self.content {
            Err(why) => {
                let file = self.path.display().to_string();
                // Most reasons name the file themselves.
                let is_named = why.contains(&file);
                return if is_named {
                    screen.lines(why)
                } else {
                    screen.say(&GamesText::Unreadable { file, why: why.clone() })
                };
            }
            Ok(content) => {
                let names: Vec<String> = content.players.iter().map(|who| who.name(text)).collect();
                let date = Timestamp::try_from(self.saved).unwrap_or_default();
                let date = date.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string();
                screen.say(&GamesText::Head { game, date, players: names.join(", ") })?;
                let of = |seat: &Seat| names[seat.index()].clone();
                let turn = content.turn;
                screen.say(&match &content.standing {
                    Standing::Open(Some(seat)) => GamesText::Open { game, turn, who: of(seat) },
                    Standing::Open(None) => GamesText::OpenUnasked { game, turn },
                    Standing::Over(winners) if winners.is_empty() => GamesText::OverPlain,
                    Standing::Over(winners) => {
                        GamesText::Over { names: winners.iter().map(of).collect::<Vec<_>>().join(", ") }
                    }
                })?;
            }
        }
        screen.line(&format!("  {}", self.path.display()))?;
        match self.command(text, options) {
            Some(command) => screen.line(&format!("  {command}")),
            None => Ok(()),
        }
    }

    /// The command that continues the game, or shows one that is over; `None` for a game that cannot be read.
    fn command(&self, text: &Text, options: &str) -> Option<String> {
        let (lang, file) = (with_lang(text), quoted(&self.path.display().to_string()));
        let content = self.content.as_ref().ok()?;
        Some(match (&content.standing, &self.campaign) {
            (Standing::Over(_), _) => format!("harbour replay{lang}{options} {file}"),
            (Standing::Open(_), Some(campaign)) => {
                let campaign = quoted(&campaign.display().to_string());
                format!("harbour play {}{lang}{options} --campaign {campaign}", self.game)
            }
            (Standing::Open(_), None) => format!("harbour play {}{lang}{options} --resume {file}", self.game),
        })
    }

    fn to_json(&self, text: &Text, options: &str) -> Value {
        let seconds = Timestamp::try_from(self.saved).unwrap_or_default().as_second();
        let saved = Timestamp::from_second(seconds).unwrap_or_default().to_string();
        let mut value = json!({
            "game": self.game,
            "file": self.path.display().to_string(),
            "saved": saved,
            "campaign": self.campaign.as_ref().map(|file| file.display().to_string()),
            "command": self.command(text, options),
        });
        let more = match &self.content {
            Err(why) => json!({ "error": why }),
            Ok(content) => {
                let player = |(who, seat): (&Who, Seat)| json!({ "seat": seat.to_string(), "name": who.name(text), "is_bot": who.is_bot() });
                let players: Vec<Value> = content.players.iter().zip(Seat::ALL).map(player).collect();
                let (over, asked, winners) = match &content.standing {
                    Standing::Open(asked) => (false, asked.map(|seat| seat.to_string()), Vec::new()),
                    Standing::Over(winners) => (true, None, winners.iter().map(ToString::to_string).collect()),
                };
                let turn = if self.game == Blackout::NAME { "round" } else { "turn" };
                json!({ "players": players, "over": over, "to_play": asked, "winners": winners, turn: content.turn })
            }
        };
        if let (Some(value), Value::Object(more)) = (value.as_object_mut(), more) {
            value.extend(more);
        }
        value
    }
}
