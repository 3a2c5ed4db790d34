//! The commands and their options: the one source of the parser, the help, the completions and the man page.

mod bot;
mod saved;

use std::path::PathBuf;

use bots::roster::NAMES;
use clap::builder::{OsStringValueParser, PossibleValuesParser, StyledStr};
use clap::{Arg, ArgAction, Command, value_parser};
use server::say::Kind;
use server::{Setting, Settings};
use text::{Lang, Text};

use crate::options::{PlayerName, within};
use crate::say::{Help, Say};

/// The whole command line, its help in the language of the text.
pub fn command(text: &Text) -> Command {
    let t = Words(text);
    let lang = Lang::ALL.map(Lang::code);
    t.dress(
        Command::new("harbour")
            .version(env!("CARGO_PKG_VERSION"))
            .about(t.of(Help::About))
            .after_help(t.of(Help::After))
            .disable_version_flag(true)
            .arg(t.flag("version", Help::Version).short('V').display_order(903).action(ArgAction::Version))
            .arg(
                t.option("lang", "LANG", Help::Lang)
                    .value_parser(PossibleValuesParser::new(lang))
                    .hide_possible_values(true)
                    .display_order(900)
                    .global(true),
            )
            .arg(
                t.option("color", "WHEN", Help::Color)
                    .value_parser(["auto", "always", "never"])
                    .default_value("auto")
                    .hide_default_value(true)
                    .hide_possible_values(true)
                    .display_order(901)
                    .global(true),
            )
            .subcommand(serve(&t))
            .subcommand(
                t.of_games("play", Help::Play)
                    .after_help(t.of(Help::PlayGamesAfter))
                    .subcommand(play_blackout(&t))
                    .subcommand(play_hongkong(&t)),
            )
            .subcommand(
                t.of_games("rules", Help::Rules)
                    .after_help(t.of(Help::RulesAfter))
                    .subcommand(rules_of(&t, "hongkong", Help::RulesHongkong, Help::RuleHongkong))
                    .subcommand(rules_of(&t, "blackout", Help::RulesBlackout, Help::RuleBlackout)),
            )
            .subcommand(saved::games(&t))
            .subcommand(t.dress(replay(&t)))
            .subcommand(review(&t))
            .subcommand(verify(&t))
            .subcommand(load(&t))
            .subcommand(box_of_blackout(&t))
            .subcommand(
                t.of_games("simulate", Help::Simulate)
                    .subcommand(simulate_hongkong(&t))
                    .subcommand(simulate_blackout(&t)),
            )
            .subcommand(
                t.of_games("arena", Help::Arena)
                    .after_help(t.of(Help::ArenaAfter))
                    .subcommand(t.dress(arena(&t, Command::new("hongkong").about(t.of(Help::ArenaHongkong)))))
                    .subcommand(
                        t.dress(with_setup(&t, arena(&t, Command::new("blackout").about(t.of(Help::ArenaBlackout))))),
                    ),
            )
            .subcommand(bot::bot(&t))
            .subcommand(tune(&t))
            .subcommand(
                t.of_games("perft", Help::Perft).after_help(t.of(Help::PerftAfter)).subcommand(perft_hongkong(&t)),
            )
            .subcommand(t.of_games("bench", Help::Bench).subcommand(bench_hongkong(&t)).subcommand(bench_blackout(&t)))
            .subcommand(backup(&t))
            .subcommand(restore(&t))
            .subcommand(admin(&t))
            .subcommand(t.dress(with_data(&t, Command::new("health").about(t.of(Help::Health)))))
            .subcommand(
                t.dress(
                    Command::new("completions").about(t.of(Help::Completions)).arg(
                        t.argument("SHELL", Help::Shell)
                            .value_parser(value_parser!(clap_complete::Shell))
                            .hide_possible_values(true)
                            .required(true),
                    ),
                ),
            )
            .subcommand(
                t.dress(
                    Command::new("man")
                        .about(t.of(Help::Man))
                        .arg(t.option("out", "FOLDER", Help::Out).value_parser(value_parser!(PathBuf))),
                ),
            ),
    )
}

fn play_hongkong(t: &Words<'_>) -> Command {
    t.dress(
        Command::new("hongkong")
            .about(t.of(Help::PlayHongkong))
            .after_help(t.of(Help::PlayAfter))
            .arg(PlayerName::Anybody.of(t.option("a", "WHO", Help::PlayerA)))
            .arg(PlayerName::Anybody.of(t.option("b", "WHO", Help::PlayerB)))
            .arg(t.option("first", "SEAT", Help::First).value_parser(["a", "b", "draw"]).hide_possible_values(true))
            .arg(t.option("position", "TEXT", Help::From).conflicts_with("first"))
            .arg(t.play_seed())
            .arg(t.save())
            .arg(t.optional_file("resume", Help::Resume).conflicts_with_all(["first", "position", "seed", "save"]))
            .arg(t.flag("plain", Help::Plain)),
    )
}

fn play_blackout(t: &Words<'_>) -> Command {
    let command = Command::new("blackout").about(t.of(Help::PlayBlackout)).after_help(t.of(Help::PlayBlackoutAfter));
    let command = with_setup(t, command);
    let player = |seat| PlayerName::Anybody.of(t.option(seat, "WHO", Help::PlayerOf));
    let command = command.args(["a", "b", "c", "d"].map(player));
    let of_new = ["seats", "chapter", "seed", "save"];
    t.dress(
        command
            .arg(t.optional_file("campaign", Help::Campaign).conflicts_with_all(["chapter", "save", "resume"]))
            .arg(t.play_seed())
            .arg(t.save())
            .arg(t.optional_file("resume", Help::Resume).conflicts_with_all(of_new))
            .arg(t.flag("plain", Help::Plain)),
    )
}

fn rules_of(t: &Words<'_>, game: &'static str, about: Help, rule: Help) -> Command {
    t.dress(Command::new(game).about(t.of(about)).arg(t.argument("RULE", rule)))
}

fn perft_hongkong(t: &Words<'_>) -> Command {
    t.dress(
        Command::new("hongkong")
            .about(t.of(Help::PerftHongkong))
            .after_help(t.of(Help::PerftAfter))
            .arg(t.argument("DEPTH", Help::Depth).value_parser(within::<u32>(0..=12)).required(true))
            .arg(t.flag("turns", Help::Turns))
            .arg(t.flag("divide", Help::Divide).conflicts_with("positions"))
            .arg(t.option("position", "TEXT", Help::Position))
            .arg(
                t.option("positions", "FILE", Help::Positions)
                    .value_parser(value_parser!(PathBuf))
                    .conflicts_with("position"),
            )
            .arg(t.json()),
    )
}

fn bench_hongkong(t: &Words<'_>) -> Command {
    t.dress(
        Command::new("hongkong")
            .about(t.of(Help::BenchHongkong))
            .arg(t.seconds())
            .arg(t.flag("bots", Help::BenchBots))
            .arg(t.json())
            // What the bench runs under valgrind: so many playouts of one kind and nothing else.
            .arg(Arg::new("kernel").long("kernel").hide(true).value_parser(["pieces", "turns"]))
            .arg(Arg::new("playouts").long("playouts").hide(true).value_parser(value_parser!(u32)).default_value("1")),
    )
}

fn simulate_hongkong(t: &Words<'_>) -> Command {
    let bot = |name, help| {
        t.option(name, "BOT", help)
            .value_parser(PossibleValuesParser::new(NAMES))
            .default_value("random")
            .hide_default_value(true)
            .hide_possible_values(true)
    };
    t.dress(
        Command::new("hongkong")
            .about(t.of(Help::SimulateHongkong))
            .arg(t.games())
            .arg(t.seed())
            .arg(bot("a", Help::BotA))
            .arg(bot("b", Help::BotB))
            .arg(t.json()),
    )
}

fn simulate_blackout(t: &Words<'_>) -> Command {
    let command = Command::new("blackout").about(t.of(Help::SimulateBlackout)).arg(t.games()).arg(t.seed()).arg(
        t.option("bot", "BOT", Help::BotAll).value_parser(PossibleValuesParser::new(NAMES)).hide_possible_values(true),
    );
    t.dress(with_setup(t, command).arg(t.json()))
}

fn arena(t: &Words<'_>, command: Command) -> Command {
    let up_to =
        |most, name: &'static str, value, help| t.option(name, value, help).value_parser(within::<u64>(1..=most));
    let number = |name, value, help| up_to(1_000_000_000, name, value, help);
    let file = |name: &'static str, help| t.option(name, "FILE", help).value_parser(value_parser!(PathBuf));
    command
        .after_help(t.of(Help::ArenaAfter))
        .arg(PlayerName::NoPeople.of(t.argument("BOT", Help::ArenaBots)).num_args(1..).required(true))
        .arg(number("games", "N", Help::ArenaGames))
        .arg(number("time", "MS", Help::ArenaTime))
        .arg(number("iterations", "N", Help::ArenaIterations).conflicts_with("time"))
        .arg(t.seed())
        .arg(up_to(1_000, "threads", "N", Help::ArenaThreads))
        .arg(
            t.option("sprt", "ELO", Help::ArenaSprt)
                .value_names(["ELO0", "ELO1"])
                .num_args(2)
                .allow_negative_numbers(true)
                .value_parser(value_parser!(f64)),
        )
        .arg(file("resume", Help::ArenaResume))
        .arg(file("log", Help::ArenaLog))
        .arg(t.option("save-games", "DIR", Help::ArenaSaveGames).value_parser(value_parser!(PathBuf)))
        .arg(t.json())
}

fn tune(t: &Words<'_>) -> Command {
    let number = |name: &'static str, most, help| t.option(name, "N", help).value_parser(within::<u64>(1..=most));
    let report = Command::new("report")
        .about(t.of(Help::TuneReport))
        .after_help(t.of(Help::TuneAfter))
        .arg(number("games", 1_000_000, Help::TuneGames))
        .arg(number("standard", 1_000_000, Help::TuneStandard))
        .arg(t.seed())
        .arg(number("threads", 1_000, Help::ArenaThreads))
        .arg(t.with_box())
        .arg(t.option("resume", "FILE", Help::TuneResume).value_parser(value_parser!(PathBuf)))
        .arg(t.option("out", "FILE", Help::TuneOut).value_parser(value_parser!(PathBuf)))
        .arg(t.json());
    t.dress(Command::new("tune").about(t.of(Help::Tune)).subcommand_required(true).subcommand(t.dress(report)))
}

fn bench_blackout(t: &Words<'_>) -> Command {
    let command = Command::new("blackout")
        .about(t.of(Help::BenchBlackout))
        .arg(t.seconds())
        .arg(t.flag("bots", Help::BenchBots))
        // What the bench runs under valgrind: so many games and nothing else.
        .arg(Arg::new("playouts").long("playouts").hide(true).value_parser(value_parser!(u32)));
    t.dress(with_setup(t, command).arg(t.json()))
}

fn box_of_blackout(t: &Words<'_>) -> Command {
    let folder =
        || t.argument("box", Help::BoxFolder).value_name("DIR").value_parser(value_parser!(PathBuf)).required(true);
    let command =
        Command::new("box")
            .about(t.of(Help::Box))
            .subcommand_required(true)
            .subcommand(t.dress(Command::new("check").about(t.of(Help::BoxCheck)).arg(folder())))
            .subcommand(t.dress(
                Command::new("show").about(t.of(Help::BoxShow)).arg(t.with_box()).arg(t.flag("worth", Help::Worth)),
            ))
            .subcommand(t.dress(Command::new("export").about(t.of(Help::BoxExport)).arg(folder())));
    t.dress(command)
}

/// How many seats, which chapter, which box.
fn with_setup(t: &Words<'_>, command: Command) -> Command {
    command
        .arg(t.with_box())
        .arg(t.option("seats", "N", Help::Seats).value_parser(within::<u8>(1..=4)))
        .arg(t.option("chapter", "C", Help::Chapter).value_parser(within::<u8>(1..=5)))
}

fn replay(t: &Words<'_>) -> Command {
    Command::new("replay")
        .about(t.of(Help::Replay))
        .after_help(t.of(Help::ReplayAfter))
        .arg(t.file(Help::File))
        .arg(t.option("step", "N", Help::Step).value_parser(value_parser!(usize)))
        .arg(t.with_box())
        .arg(t.flag("plain", Help::Plain))
        .arg(t.json())
}

fn review(t: &Words<'_>) -> Command {
    t.dress(
        Command::new("review")
            .about(t.of(Help::Review))
            .after_help(t.of(Help::ReviewAfter))
            .arg(t.file(Help::File))
            .arg(t.with_box()),
    )
}

fn verify(t: &Words<'_>) -> Command {
    t.dress(
        Command::new("verify")
            .about(t.of(Help::Verify))
            .after_help(t.of(Help::VerifyAfter))
            .arg(t.file(Help::File))
            .arg(t.with_box()),
    )
}

fn load(t: &Words<'_>) -> Command {
    let number = |name: &'static str, help| {
        t.option(name, "N", help).value_parser(within::<u64>(1..=100_000)).hide_possible_values(true)
    };
    t.dress(
        Command::new("load")
            .about(t.of(Help::Load))
            .after_help(t.of(Help::LoadAfter))
            .arg(t.option("url", "URL", Help::LoadUrl))
            .arg(
                t.option("game", "GAME", Help::LoadGame)
                    .value_parser(["blackout", "hongkong"])
                    .hide_possible_values(true),
            )
            .arg(number("tables", Help::LoadTables))
            .arg(t.option("seats", "N", Help::LoadSeats).value_parser(within::<u64>(1..=4)))
            .arg(t.option("seconds", "N", Help::LoadSeconds).value_parser(within::<u64>(1..=600)))
            .arg(number("rate", Help::LoadRate))
            .arg(t.flag("echo", Help::LoadEcho))
            .arg(t.json()),
    )
}

/// Every setting is an option, too.
fn serve(t: &Words<'_>) -> Command {
    let command = Command::new("serve").about(t.of(Help::Serve)).after_help(t.of(Help::ServeAfter)).arg(t.config());
    let command = Setting::all().iter().fold(command, |command, setting| command.arg(t.setting(setting)));
    t.dress(command.arg(t.flag("no-browser", Help::NoBrowser)))
}

fn backup(t: &Words<'_>) -> Command {
    let command = Command::new("backup").about(t.of(Help::Backup)).arg(t.file(Help::BackupFile));
    t.dress(with_data(t, command))
}

fn restore(t: &Words<'_>) -> Command {
    let command = Command::new("restore").about(t.of(Help::Restore)).arg(t.file(Help::RestoreFile));
    t.dress(with_data(t, command.arg(t.flag("force", Help::Force))))
}

fn admin(t: &Words<'_>) -> Command {
    let command = |name, about| Command::new(name).about(t.of(about));
    let dress = |command| t.dress(with_data(t, command));
    let person = || t.argument("PERSON", Help::PersonId).required(true);
    t.dress(
        command("admin", Help::Admin)
            .after_help(t.of(Help::AdminAfter))
            .subcommand_required(true)
            .subcommand(dress(command("tables", Help::AdminTables).arg(t.flag("all", Help::AllTables)).arg(t.json())))
            .subcommand(dress(
                command("people", Help::AdminPeople).arg(t.argument("NAME", Help::PersonName)).arg(t.json()),
            ))
            .subcommand(dress(command("close", Help::AdminClose).arg(t.argument("ID", Help::TableId).required(true))))
            .subcommand(dress(command("mute", Help::AdminMute).arg(person()).arg(t.flag("off", Help::MuteOff))))
            .subcommand(dress(command("forget", Help::AdminForget).arg(person()))),
    )
}

/// Which data folder a command is about.
fn with_data(t: &Words<'_>, command: Command) -> Command {
    let data = Setting::all().iter().filter(|setting| setting.name == "data");
    data.fold(command, |command, setting| command.arg(t.setting(setting))).arg(t.config())
}

/// Words of help in one language.
struct Words<'a>(&'a Text);

impl Words<'_> {
    fn of(&self, help: Help) -> StyledStr {
        self.0.say(&help).into()
    }

    fn option(&self, name: &'static str, value: &'static str, help: Help) -> Arg {
        Arg::new(name).long(name).value_name(value).help(self.of(help))
    }

    fn argument(&self, name: &'static str, help: Help) -> Arg {
        Arg::new(name).help(self.of(help))
    }

    fn flag(&self, name: &'static str, help: Help) -> Arg {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(self.of(help))
    }

    fn play_seed(&self) -> Arg {
        self.option("seed", "SEED", Help::PlaySeed).value_parser(value_parser!(u64))
    }

    fn save(&self) -> Arg {
        self.option("save", "FILE", Help::Save).value_parser(value_parser!(PathBuf))
    }

    /// A file that need not be named.
    fn optional_file(&self, name: &'static str, help: Help) -> Arg {
        let parser = OsStringValueParser::new();
        self.option(name, "FILE", help).value_parser(parser).num_args(0..=1).default_missing_value("")
    }

    fn file(&self, help: Help) -> Arg {
        self.argument("FILE", help).value_parser(value_parser!(PathBuf)).required(true)
    }

    fn config(&self) -> Arg {
        self.option("config", "FILE", Help::Config).value_parser(value_parser!(PathBuf))
    }

    /// An option for a setting. Its value is read where those of the file and the environment are.
    fn setting(&self, setting: &Setting) -> Arg {
        let value = match setting.kind {
            Kind::Address => "ADDRESS",
            Kind::Folder => "DIR",
            Kind::Url => "URL",
            Kind::Addresses => "ADDRESSES",
            Kind::Count => "N",
            Kind::Switch => "BOOL",
            Kind::Bot => "BOT",
            Kind::Filter => "LEVEL",
        };
        let (what, default) = (self.0.say(&setting.about), setting.show(&Settings::default()));
        // The folder's default is the platform's.
        let has_default = !default.is_empty() && setting.kind != Kind::Folder;
        let help = if has_default { self.0.say(&Say::Default { what, value: default }) } else { what };
        let arg = Arg::new(setting.name).long(setting.name).value_name(value).help(help);
        if setting.kind == Kind::Switch {
            arg.num_args(0..=1).require_equals(true).default_missing_value("true")
        } else {
            arg
        }
    }

    fn json(&self) -> Arg {
        self.flag("json", Help::Json)
    }

    fn with_box(&self) -> Arg {
        self.option("box", "DIR", Help::WithBox).value_parser(value_parser!(PathBuf))
    }

    fn games(&self) -> Arg {
        self.option("games", "N", Help::Games)
            .value_parser(within::<u64>(1..=1_000_000_000))
            .default_value("1000")
            .hide_default_value(true)
    }

    fn seed(&self) -> Arg {
        let seed = self.option("seed", "SEED", Help::Seed).value_parser(value_parser!(u64));
        seed.default_value("1").hide_default_value(true)
    }

    fn seconds(&self) -> Arg {
        self.option("seconds", "N", Help::Seconds)
            .value_parser(within::<u64>(1..=600))
            .default_value("3")
            .hide_default_value(true)
    }

    /// A command with one command for each game below it.
    fn of_games(&self, name: &'static str, about: Help) -> Command {
        self.dress(Command::new(name).about(self.of(about)).subcommand_required(true).subcommand_value_name("GAME"))
    }

    /// Headings and the help of help itself, which clap would say in English.
    fn dress(&self, command: Command) -> Command {
        let heading = |help| self.0.say(&help);
        let template = format!(
            "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            heading(Help::Usage)
        );
        let options = heading(Help::OptionsHeading);
        let arguments = heading(Help::ArgumentsHeading);
        command
            .help_template(template)
            .subcommand_help_heading(heading(Help::CommandsHeading))
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .mut_args(|arg| {
                let heading = if arg.is_positional() { &arguments } else { &options };
                arg.help_heading(heading.clone())
            })
            .arg(
                Arg::new("help")
                    .short('h')
                    .long("help")
                    .action(ArgAction::HelpShort)
                    .display_order(902)
                    .help(self.of(Help::Itself))
                    .help_heading(heading(Help::OptionsHeading)),
            )
    }
}
