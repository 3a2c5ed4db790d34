//! Any text is read or refused, and what is read is written as it was.
#![no_main]

use game::Game;
use hongkong::{HongKong, Placement, Player, Plot, Position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(plot) = text.parse::<Plot>() {
        assert_eq!(plot.to_string(), text);
    }
    if let Ok(placement) = text.parse::<Placement>() {
        assert_eq!(placement.to_string(), text);
    }
    if let Ok(player) = text.parse::<Player>() {
        assert_eq!(player.to_string(), text);
    }
    if let Ok(outcome) = HongKong.parse_outcome(text) {
        assert_eq!(HongKong.print_outcome(outcome), text);
    }
    if let Ok(setup) = HongKong.parse_setup(text) {
        assert_eq!(HongKong.print_setup(&setup), text);
    }
    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(position.to_string(), text);
        // Whatever is read can be played on from, and is then read again.
        let placements = position.legal().map(|plots| plots.len()).iter().sum::<u32>();
        assert_eq!(placements == 0, position.is_over());
        for placement in all_placements().filter(|&placement| position.is_legal(placement)) {
            let mut after = position;
            after.place(placement);
            assert_eq!(after.to_string().parse(), Ok(after));
        }
    }
});

fn all_placements() -> impl Iterator<Item = Placement> {
    hongkong::Piece::ALL.into_iter().flat_map(|piece| Plot::all().map(move |plot| Placement { piece, plot }))
}
