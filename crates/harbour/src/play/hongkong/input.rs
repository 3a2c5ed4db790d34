//! What a line of input means.

use game::Game;
use hongkong::{HongKong, Piece, Placement, Reason};
use text::Text;

use crate::play::words::{Command, command, is_word};
use crate::say::Say;

/// What somebody at the table typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Nothing.
    Nothing,
    /// The number of a choice.
    Number(String),
    /// Placements in notation or words.
    Placements(Vec<Placement>),
    /// Something beside playing.
    Command(Command),
    /// Why a turn is not legal.
    Why(Vec<Placement>),
    /// Something that begins like a placement and is none.
    Garbled(Reason),
    /// Anything else.
    NotUnderstood,
}

/// Reads a line. Commands are known by their English words and by those of the language. `chosen` is the piece that was
/// chosen by number, which a plot alone then stands for.
pub fn read(text: &Text, line: &str, chosen: Option<Piece>) -> Input {
    let line = line.trim();
    if line.is_empty() {
        return Input::Nothing;
    }
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        return Input::Number(line.into());
    }
    match command(text, line) {
        Some(Command::Why(rest)) if rest.is_empty() => Input::Why(Vec::new()),
        Some(Command::Why(rest)) => match placements(text, &rest, chosen) {
            Input::Placements(shapes) => Input::Why(shapes),
            garbled => garbled,
        },
        Some(command) => Input::Command(command),
        None => placements(text, line, chosen),
    }
}

/// Reads placements: plots with their marks, which may stand apart; or the name of a piece before a plot.
fn placements(text: &Text, line: &str, chosen: Option<Piece>) -> Input {
    let line = line.to_lowercase().replace(',', " ").replace(" ^", "^").replace(" !", "!");
    let mut placements = Vec::new();
    let mut named = None;
    for word in line.split_whitespace() {
        if let Some(piece) = piece_named(text, word) {
            named = Some(piece);
            continue;
        }
        match HongKong.parse_action(word) {
            Ok(Placement { piece: Piece::Standard, plot }) => {
                let piece = named.take().or(chosen.filter(|_| placements.is_empty())).unwrap_or(Piece::Standard);
                placements.push(Placement { piece, plot });
            }
            Ok(placement) => placements.push(placement),
            // A plot or something close to one was meant; anything else is no placement at all.
            Err(why) if word.len() <= 4 && word.bytes().any(|byte| byte.is_ascii_digit()) => {
                return Input::Garbled(why);
            }
            Err(_) => return Input::NotUnderstood,
        }
    }
    if named.is_some() || placements.is_empty() { Input::NotUnderstood } else { Input::Placements(placements) }
}

fn piece_named(text: &Text, word: &str) -> Option<Piece> {
    let names = [
        ("block", Say::WordBlock, Piece::Standard),
        ("fast", Say::WordFast, Piece::Fast),
        ("roof", Say::WordRoof, Piece::Roof),
    ];
    names.into_iter().find(|(english, ours, _)| is_word(text, word, &[english], ours)).map(|(_, _, piece)| piece)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use text::Lang;

    use super::*;

    fn placed(text: &str) -> Input {
        Input::Placements(text.split(' ').map(|word| word.parse().unwrap()).collect())
    }

    #[test]
    fn pieces_may_be_named_marked_or_chosen() {
        let en = Text::new(Lang::En);
        for (line, chosen, means) in [
            ("C2", None, "c2"),
            ("c2 ^", None, "c2^"),
            ("roof c2", None, "c2^"),
            ("fast b1 c1", None, "b1! c1"),
            ("fast b1, roof c1", None, "b1! c1^"),
            ("a1", Some(Piece::Roof), "a1^"),
            ("a1!", Some(Piece::Roof), "a1!"),
            ("block a1", Some(Piece::Roof), "a1"),
            ("b1 c1", Some(Piece::Fast), "b1! c1"),
        ] {
            assert_eq!(read(&en, line, chosen), placed(means), "{line} {chosen:?}");
        }
        assert_eq!(read(&Text::new(Lang::De), "extra b1 dach c1", None), placed("b1! c1^"));
        assert_eq!(read(&Text::new(Lang::Fr), "toit c2", None), placed("c2^"));
        assert_eq!(read(&en, "roof", None), Input::NotUnderstood);
        assert_eq!(read(&en, "why c3^", None), Input::Why(vec!["c3^".parse().unwrap()]));
        assert!(matches!(read(&en, "c6", None), Input::Garbled(_)));
    }

    #[test]
    fn no_line_is_too_odd() {
        let texts = Lang::ALL.map(Text::new);
        let odd = "[a-f1-6!^ ,]{0,12}|(why|roof|fast|save|rules|undo|zurück|pourquoi) ?\\PC{0,12}|\\PC{0,30}";
        let config = ProptestConfig { cases: 100_000, ..ProptestConfig::default() };
        let chosen = prop::sample::select(vec![None, Some(Piece::Standard), Some(Piece::Fast), Some(Piece::Roof)]);
        let mut runner = proptest::test_runner::TestRunner::new(config);
        runner
            .run(&(odd, chosen, 0..3_usize), |(line, chosen, lang)| {
                if let Input::Placements(placements) = read(&texts[lang], &line, chosen) {
                    prop_assert!(!placements.is_empty());
                    let words: Vec<String> = placements.iter().map(Placement::to_string).collect();
                    prop_assert_eq!(read(&texts[lang], &words.join(" "), None), Input::Placements(placements));
                }
                Ok(())
            })
            .unwrap();
    }
}
