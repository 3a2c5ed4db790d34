//! `harbour play blackout --campaign`: five chapters, one after another (B10), kept in a file of their own.

use bots::roster::USUAL;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use blackout::campaign::{Attempt, Campaign, ChapterResult, ChapterScore, outcome, restart_bonus};
use blackout::{Blackout, Chapter};
use boxes::LoadedBox;
use clap::ArgMatches;
use game::record::Record;
use game::{BySeat, Game, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use text::Text;

use super::{SEATS, Sat, begin, options, players, sit};
use crate::blackout_table::chapter::number;
use crate::complaint::Complaint;
use crate::hongkong_board::Look;
use crate::play::players::{Who, name_players};
use crate::play::save::SaveFile;
use crate::play::{quoted, read, with_lang};
use crate::say::Say;
use crate::screen::Screen;

/// What the file holds. What has come of it follows from what was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Career {
    /// The format of the file.
    campaign: u8,
    /// Who plays, from the first seat on.
    players: Vec<String>,
    /// The file of the game under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<PathBuf>,
    /// The chapters that were played to their end, lost ones included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    played: Vec<Played>,
    /// The best and latest scores by chapter. They are written for readers of the file; harbour derives them from what was
    /// played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    scores: Vec<HighScores>,
}

/// A chapter that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    /// Which one, from 1.
    chapter: u8,
    /// The file of the game.
    game: PathBuf,
    /// Each seat's orchids; 0 for a seat that has not met the conditions, since these ask for one at least.
    orchids: Vec<u8>,
    /// Each seat's score; empty in files of older versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    scores: Vec<i16>,
}

/// The scores of all attempts at a chapter, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HighScores {
    /// Which chapter, from 1.
    chapter: u8,
    /// Each seat's highest score.
    best: Vec<i16>,
    /// Each seat's score in the latest attempt.
    latest: Vec<i16>,
}

impl Career {
    /// The campaign as it stands; `None` if the file contradicts itself.
    fn campaign(&self) -> Option<Campaign> {
        let n_seats = self.players.len();
        if self.campaign != 1 || !(1..=4).contains(&n_seats) {
            return None;
        }
        let mut campaign = Campaign::new(n_seats as u8);
        for played in &self.played {
            let is_next = campaign.chapter.is_some_and(|chapter| number(chapter) == played.chapter);
            if !is_next || played.orchids.len() != n_seats || played.orchids.iter().any(|&orchids| orchids > 3) {
                return None;
            }
            if !played.scores.is_empty() && played.scores.len() != n_seats {
                return None;
            }
            campaign.note(played.attempt());
        }
        Some(campaign)
    }

    /// Notes the game under way, which is over.
    fn note(&mut self, rules: &Blackout, record: &Record<Blackout>) {
        let table = record.state().table();
        let (Some(game), Some(outcome)) = (self.game.take(), outcome(&rules.components, table)) else { return };
        let orchids = table.seats().iter().map(|seat| outcome.orchids[seat].unwrap_or(0)).collect();
        let scores = table.seats().iter().map(|seat| outcome.scores[seat]).collect();
        self.played.push(Played { chapter: number(outcome.chapter), game, orchids, scores });
    }

    /// Derives missing scores from the recorded games, as far as their files can still be read. Files of older versions have
    /// none.
    fn add_missing_scores(&mut self, rules: &Blackout, file: &SaveFile) {
        for played in self.played.iter_mut().filter(|played| played.scores.is_empty()) {
            let text = std::fs::read_to_string(beside(file, &played.game)).unwrap_or_default();
            let Ok(record) = Record::from_text(rules, &text) else { continue };
            let table = record.state().table();
            let is_this = table.setup.chapter.map(number) == Some(played.chapter)
                && usize::from(table.setup.n_seats) == self.players.len()
                && record.is_over(rules);
            if is_this {
                played.scores = table.seats().iter().map(|seat| table.boards[seat].score).collect();
            }
        }
    }

    /// Brings the list of best and latest scores up to date.
    fn sum_up_scores(&mut self, campaign: &Campaign) {
        let seats = SeatSet::first(self.players.len());
        let of_chapter = |chapter: Chapter| {
            let scores = seats.iter().map(|seat| campaign.scores[seat][chapter as usize]);
            let scores: Vec<ChapterScore> = scores.collect::<Option<_>>()?;
            let best = scores.iter().map(|score| score.best).collect();
            let latest = scores.iter().map(|score| score.latest).collect();
            Some(HighScores { chapter: number(chapter), best, latest })
        };
        self.scores = Chapter::ALL.into_iter().filter_map(of_chapter).collect();
    }
}

impl Played {
    fn attempt(&self) -> Attempt {
        let mut attempt = Attempt { orchids: ChapterResult::default(), scores: None };
        for (&orchids, seat) in self.orchids.iter().zip(Seat::ALL) {
            attempt.orchids[seat] = (orchids > 0).then_some(orchids);
        }
        for (&score, seat) in self.scores.iter().zip(Seat::ALL) {
            attempt.scores.get_or_insert_default()[seat] = score;
        }
        attempt
    }
}

/// Goes on with a campaign, or begins one, and plays its next chapter.
pub fn run(
    matches: &ArgMatches,
    mut screen: Screen<'_>,
    rules: &Blackout,
    loaded: &LoadedBox,
) -> Result<(), Complaint> {
    let text = screen.text;
    let named = matches.get_one::<OsString>("campaign").map(PathBuf::from).filter(|file| !file.as_os_str().is_empty());
    let (mut career, mut file) = open(matches, &mut screen, named)?;
    career.add_missing_scores(rules, &file);
    let under_way = match &career.game {
        None => None,
        Some(game) => Some(read(text, rules, &beside(&file, game))?),
    };
    let mut game = match under_way {
        Some((record, _)) if record.is_over(rules) => {
            career.note(rules, &record);
            keep(&mut file, &mut career, text)?;
            None
        }
        other => other,
    };
    let campaign = sound(&career, &file)?;
    let is_resumed = game.is_some();
    tell(&mut screen, &career, &campaign)?;
    if game.is_none() {
        let Some(setup) = campaign.setup() else { return Ok(()) };
        let mut seats: BySeat<Option<String>> = BySeat::default();
        for (player, seat) in career.players.iter().zip(Seat::ALL) {
            seats[seat] = Some(player.clone());
        }
        let record = begin(matches, rules, setup, &seats)?;
        let mut save = SaveFile::next_free("blackout", "txt");
        save.write(record.to_text(rules), text).map_err(|why| Say::CannotWrite { file: save.name(), why })?;
        career.game = Some(save.name().into());
        keep(&mut file, &mut career, text)?;
        game = Some((record, save));
    }
    let Some(game) = game else { return Ok(()) };
    // A campaign and its games are files, and a file must not start a program.
    for seat in rules.seats(game.0.setup()).iter() {
        if let Who::Program(name) = Who::at(&game.0, seat) {
            return Err(Say::NoProgramInCampaign { option: format!("program-{seat}"), name }.into());
        }
    }
    let color = screen.color();
    let sat = Sat { is_resumed, campaign: Some(file.name()) };
    let record = sit(matches, screen, rules, loaded, game, sat)?;
    if !record.is_over(rules) {
        return Ok(());
    }
    let mut screen = Screen::new(text, color);
    career.note(rules, &record);
    keep(&mut file, &mut career, text)?;
    let campaign = sound(&career, &file)?;
    tell(&mut screen, &career, &campaign)?;
    if campaign.chapter.is_some() {
        screen.say(&Say::CampaignGoOn)?;
        let look = if matches.get_flag("plain") { Look::Told } else { Look::Drawn };
        let (lang, options) = (with_lang(text), options(matches, look));
        screen.line(&format!("  harbour play blackout{lang}{options} --campaign {}", quoted(&file.name())))?;
    }
    Ok(())
}

/// The campaign in the file named, which may be new; else the newest that is not finished; else a new one.
fn open(
    matches: &ArgMatches,
    screen: &mut Screen<'_>,
    named: Option<PathBuf>,
) -> Result<(Career, SaveFile), Complaint> {
    let wants_new = matches.contains_id("seats") || SEATS.iter().any(|(option, _)| matches.contains_id(option));
    match named {
        Some(path) if path.exists() && wants_new => Err(Say::Exists { file: path.display().to_string() }.into()),
        Some(path) if path.exists() => read_career(screen.text, &path),
        Some(path) => Ok((new(matches)?, SaveFile::new_at(&path)?)),
        None if wants_new => Ok((new(matches)?, SaveFile::next_free("campaign", "toml"))),
        None => {
            for path in SaveFile::newest_first("campaign", "toml") {
                match read_career(screen.text, &path) {
                    Ok((career, file)) if sound(&career, &file)?.chapter.is_some() => return Ok((career, file)),
                    Ok(_) => {}
                    Err(Complaint::Said(what)) => {
                        let what = screen.text.say(&what);
                        screen.say(&Say::Skipped { what })?;
                    }
                    Err(other) => return Err(other),
                }
            }
            Ok((new(matches)?, SaveFile::next_free("campaign", "toml")))
        }
    }
}

fn read_career(text: &Text, path: &Path) -> Result<(Career, SaveFile), Complaint> {
    let (content, file) = SaveFile::read_text(text, path)?;
    let damaged = || Say::BadCampaign { file: path.display().to_string() };
    let career: Career = toml::from_str(&content).map_err(|_| damaged())?;
    career.campaign().ok_or_else(damaged)?;
    Ok((career, file))
}

fn sound(career: &Career, file: &SaveFile) -> Result<Campaign, Complaint> {
    career.campaign().ok_or_else(|| Say::BadCampaign { file: file.name() }.into())
}

/// A campaign of those who are named; alone unless others are, or seats are.
fn new(matches: &ArgMatches) -> Result<Career, Complaint> {
    let setup = super::with_all_named(
        matches,
        blackout::Setup {
            n_seats: matches.get_one::<u8>("seats").copied().unwrap_or(1),
            chapter: Some(Chapter::I),
            losses: 0,
        },
    )?;
    let players = players(matches);
    let default = |seat| if seat == Seat::A { "A" } else { USUAL };
    let seats = SeatSet::first(usize::from(setup.n_seats));
    let players = seats.iter().map(|seat| players[seat].clone().unwrap_or_else(|| default(seat).into())).collect();
    Ok(Career { campaign: 1, players, game: None, played: Vec::new(), scores: Vec::new() })
}

fn keep(file: &mut SaveFile, career: &mut Career, text: &Text) -> Result<(), Complaint> {
    let campaign = sound(career, file)?;
    career.sum_up_scores(&campaign);
    let content = toml::to_string(career).map_err(|why| Say::Other { why: why.to_string() })?;
    file.write(content, text).map_err(|why| Say::CannotWrite { file: file.name(), why }.into())
}

/// A game's file: where it was written, or beside the campaign if both were moved.
fn beside(file: &SaveFile, game: &Path) -> PathBuf {
    let moved = Path::new(&file.name()).with_file_name(game.file_name().unwrap_or_default());
    if !game.exists() && moved.exists() { moved } else { game.into() }
}

/// How the campaign stands: scores and orchids so far, and the chapter to play or the verdict.
fn tell(screen: &mut Screen<'_>, career: &Career, campaign: &Campaign) -> Result<(), Complaint> {
    let mut text = Text::new(screen.text.lang());
    let players = career.players.iter().zip(Seat::ALL).map(|(player, seat)| (seat, Who::called(player, seat)));
    name_players(&mut text, &players.collect::<Vec<_>>());
    let mut say = |what: &Say| screen.lines(&text.say(what));
    if let Some(chapter) = campaign.chapter {
        say(&Say::CampaignChapter { chapter: number(chapter), losses: campaign.losses })?;
        let dollars = campaign.setup().map_or(0, |setup| restart_bonus(setup.losses));
        if dollars > 0 {
            say(&Say::CampaignBonus { dollars })?;
        }
    }
    for seat in SeatSet::first(career.players.len()).iter() {
        for (chapter, score) in Chapter::ALL.into_iter().zip(campaign.scores[seat]) {
            if let Some(ChapterScore { best, latest }) = score {
                say(&Say::CampaignScore { chapter: number(chapter), seat, best, latest })?;
            }
        }
        if campaign.attempts > 0 {
            say(&Say::CampaignOrchids { seat, orchids: campaign.orchids(seat) })?;
        }
        if let Some(verdict) = campaign.verdict(seat) {
            say(&Say::CampaignVerdict { seat, verdict: verdict_name(verdict) })?;
        }
    }
    Ok(())
}

const fn verdict_name(verdict: blackout::campaign::Verdict) -> &'static str {
    use blackout::campaign::Verdict;
    match verdict {
        Verdict::Nothing => "nothing",
        Verdict::MadeIt => "made-it",
        Verdict::Good => "good",
        Verdict::VeryGood => "very-good",
        Verdict::Perfect => "perfect",
    }
}
