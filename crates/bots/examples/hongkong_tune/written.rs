//! Weights as a file of the source, and the guess from which tuning starts.

use std::fmt::Write;

use bots::hongkong::CIRCUMSTANCES;
use bots::hongkong::evaluation::{SETS, Weights};

/// What one would say at once: sealed buildings are best, exposed ones count little.
pub fn guessed() -> Weights {
    let of_set = |name: &str| match name.split('-').next().unwrap_or_default() {
        "sealed" => 250,
        "safe" => 160,
        "roofable" | "guarded" => 110,
        "exposed" => 50,
        "reach" => 8,
        "overlooked" | "centre" => 30,
        _ => 0,
    };
    let mut priors = [[-400; CIRCUMSTANCES]; 3];
    for (n, prior) in priors.iter_mut().flatten().enumerate() {
        let takes = n % CIRCUMSTANCES >= 5 * 8;
        let saves = n % 2 == 1;
        *prior += if takes { 300 } else { 0 } + if saves { 200 } else { 0 };
    }
    Weights {
        sets: SETS.map(|name| [[of_set(name); 3], [-of_set(name); 3]]),
        supplies: [1, -1].map(|sign| {
            [60, 120].map(|each| std::array::from_fn(|left| [sign * each * left as i16, sign * each * left as i16, 0]))
        }),
        tempo: [[50; 3], [110; 3]],
        priors,
    }
}

/// The weights as a file of the source.
pub fn source(weights: &Weights, numbers: &[u64]) -> String {
    let mut text = String::new();
    let command: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    let _ = write!(
        text,
        "//! The weights of the evaluation and the priors of placements, written by\n\
         //! `cargo run --release -p bots --example hongkong_tune -- {}`.\n\
         //!\n//! The games are played by the search, so one that searches otherwise gives other weights.\n\n\
         use super::evaluation::Weights;\n\n#[rustfmt::skip]\npub(super) const TUNED: Weights = Weights {{\n    sets: [\n",
        command.join(" ")
    );
    for (name, [mover, waiting]) in SETS.iter().zip(&weights.sets) {
        let _ = writeln!(text, "        // {name}\n        [{mover:?}, {waiting:?}],");
    }
    text += "    ],\n    supplies: [\n";
    for side in &weights.supplies {
        text += "        [\n";
        for kind in side {
            let _ = writeln!(text, "            {kind:?},");
        }
        text += "        ],\n";
    }
    let _ = writeln!(text, "    ],\n    tempo: {:?},\n    priors: [", weights.tempo);
    for piece in &weights.priors {
        text += "        [\n";
        for row in piece.chunks(8) {
            let row: Vec<String> = row.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "            {},", row.join(", "));
        }
        text += "        ],\n";
    }
    text + "    ],\n};\n"
}
