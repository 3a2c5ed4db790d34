//! How players are named on the command line: the one rule that tells bots, programs and people apart.

use std::path::Path;

use bots::roster::NAMES;

/// What the name of a player stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    /// The bot of this name.
    Bot(&'static str),
    /// The program that is run with these words.
    Program(Vec<String>),
    /// Neither, so that it can only be a person.
    Other,
}

impl Named {
    /// Tells what a name stands for where people do not play, as in the arena: what has several words is a program.
    pub fn without_people(name: &str) -> Named {
        match Named::of(name) {
            Named::Other if name.split_whitespace().nth(1).is_some() => Named::Program(words(name)),
            named => named,
        }
    }

    /// Tells what a name stands for. A program has a path (`./mybot`), is an executable file in the current folder
    /// (`mybot`), or has several words of which the first can be run or another is a file (`python3 bot.py`).
    pub fn of(name: &str) -> Named {
        if let Some(bot) = NAMES.iter().find(|bot| **bot == name) {
            return Named::Bot(bot);
        }
        let words = words(name);
        let is_program = match &words[..] {
            [] => false,
            _ if name.contains(std::path::is_separator) => true,
            [only] => {
                let file = Path::new(".").join(only);
                // The system would look for a bare name among its own programs.
                return if is_executable(&file) {
                    Named::Program(vec![file.display().to_string()])
                } else {
                    Named::Other
                };
            }
            [first, others @ ..] => is_command(first) || others.iter().any(|word| Path::new(word).is_file()),
        };
        if is_program { Named::Program(words) } else { Named::Other }
    }
}

/// The bot whose name somebody has probably mistyped. People's names are safe: the baselines allow for one slip only, and
/// nobody is called anything like `level-3`.
pub fn near_bot(name: &str) -> Option<&'static str> {
    let name = name.to_lowercase();
    let distance = |bot: &str| {
        let slips = strsim::damerau_levenshtein(&name, bot);
        let allowed = if bot.starts_with("level") { 2 } else { 1 };
        (slips <= allowed).then_some(slips)
    };
    // Of levels that are equally near the highest is meant by a number that is too high.
    NAMES
        .iter()
        .rev()
        .filter_map(|bot| Some((distance(bot)?, *bot)))
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, bot)| bot)
}

fn words(name: &str) -> Vec<String> {
    name.split_whitespace().map(Into::into).collect()
}

/// Whether the system finds a program of this name.
fn is_command(name: &str) -> bool {
    let Some(path) = std::env::var_os("PATH") else { return false };
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&path).any(|folder| !folder.as_os_str().is_empty() && is_executable(&folder.join(&name)))
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(file: &Path) -> bool {
    file.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_programs_and_people_are_told_apart() {
        assert_eq!(Named::of("level-3"), Named::Bot("level-3"));
        for person in ["Ada", "Ada Lovelace", "Anna Maria", "O’Neill", "", " "] {
            assert_eq!(Named::of(person), Named::Other, "{person}");
        }
        for program in ["./mybot", "/usr/bin/mybot --deep", "nosuchcommand dir/bot.py"] {
            assert_eq!(Named::of(program), Named::Program(words(program)), "{program}");
        }
        assert_eq!(Named::of("nosuchcommand Cargo.toml"), Named::Program(words("nosuchcommand Cargo.toml")));
        assert_eq!(Named::without_people("Ada Lovelace"), Named::Program(words("Ada Lovelace")));
        assert_eq!(Named::without_people("gredy"), Named::Other);
    }

    #[test]
    fn a_mistyped_bot_is_recognised_and_people_are_not() {
        for (typed, bot) in [
            ("level-9", "level-5"),
            ("level-0", "level-5"),
            ("levle-3", "level-3"),
            ("level3", "level-3"),
            ("Level-3", "level-3"),
            ("lvl-2", "level-2"),
            ("gredy", "greedy"),
            ("randm", "random"),
            ("utc", "uct"),
        ] {
            assert_eq!(near_bot(typed), Some(bot), "{typed}");
        }
        for person in ["Ada", "Ben", "Levi", "Brandon", "Ramon", "Greta", "Ute", "Luc", "A", "Evelyn", "Neville"] {
            assert_eq!(near_bot(person), None, "{person}");
        }
    }
}
