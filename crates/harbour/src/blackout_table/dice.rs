//! The dice distribution cards in words: the faces of each die, and how likely each resource is.

use std::io;

use blackout::components::{Color, Resource};

use super::describe::Describe;
use super::words::Printed;
use crate::screen::Screen;

impl Describe<'_> {
    /// Prints what each die shows, and how likely each resource is to be on the rondel (B2.1).
    pub fn dice(&self, screen: &mut Screen<'_>) -> io::Result<()> {
        let components = &self.loaded.components;
        for (die, color) in [Color::Red, Color::Yellow, Color::Blue].into_iter().enumerate() {
            let faces = Resource::ALL.map(|resource| (resource, components.faces_with(die, resource)));
            let faces = faces.into_iter().filter(|&(_, n)| n > 0);
            let faces = faces.map(|(resource, n)| self.text.say(&Printed::DieFace { resource, n }));
            screen.say(&Printed::Die { color, faces: faces.collect::<Vec<_>>().join(", ") })?;
        }
        let odds = Resource::ALL.into_iter().zip(components.odds_on_rondel());
        let odds = odds.map(|(resource, chance)| {
            self.text.say(&Printed::OddsOf { resource, percent: (chance * 100.0).round() as u8 })
        });
        screen.say(&Printed::Odds { odds: odds.collect::<Vec<_>>().join(", ") })?;
        screen.say(&Printed::OddsWhy)
    }
}
