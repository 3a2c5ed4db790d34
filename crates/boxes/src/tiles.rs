//! Reads scout tiles (B4) and dice (B2.1).

use blackout::components::{Resource, Reward, RewardType, Tile};

use crate::entry::Entry;
use crate::flaw::BoxFlaw;
use crate::names::{Unique, id_of};
use crate::provenance::Provenance;
use crate::words::{REWARDS, VOLUNTEER_COLORS, resource};

/// The scout tiles with their ids.
pub fn read_tiles(file: &Entry, provenance: &mut Provenance) -> Vec<(String, Tile)> {
    file.only(&["tiles"]);
    let mut unique = Unique::default();
    let mut tiles = Vec::new();
    for entry in file.entries("tiles") {
        entry.only(&["id", "simple", "advanced", "printed"]);
        provenance.read(&entry);
        let Some(id) = id_of(&entry) else { continue };
        unique.check_id(&entry, &id);
        if let (Some(simple), Some(advanced)) = (challenge(&entry, "simple"), challenge(&entry, "advanced")) {
            let ((simple, simple_reward), (advanced, advanced_reward)) = (simple, advanced);
            tiles.push((id, Tile { simple, simple_reward, advanced, advanced_reward }));
        }
    }
    tiles
}

/// What a challenge needs, and the one reward it gives.
fn challenge(entry: &Entry, field: &str) -> Option<(u8, Reward)> {
    let challenge = entry.table(field)?;
    let needs = challenge.count("needs", 1..=99)?;
    let mut rewards = challenge.fields().filter(|field| *field != "needs");
    let (Some(word), None) = (rewards.next(), rewards.next()) else {
        let found = challenge.fields().count() as i64 - 1;
        entry.is_within(field, found, 1..=1);
        return None;
    };
    let kind: RewardType = challenge.known(word, word, &REWARDS)?;
    Some((needs, Reward { kind, n: challenge.count(word, 1..=99)? }))
}

/// The faces of the red, the yellow and the blue die.
pub fn read_dice(file: &Entry, provenance: &mut Provenance) -> Option<[[Resource; 6]; 3]> {
    file.only(&["dice"]);
    let mut dice = [None; 3];
    file.check_count(&["dice"], "die", dice.len());
    for entry in file.entries("dice") {
        entry.only(&["color", "faces", "printed"]);
        provenance.read(&entry);
        let (color, words) = (entry.word("color", &VOLUNTEER_COLORS), entry.texts("faces", 6..=6));
        let faces: Vec<Option<Resource>> =
            words.unwrap_or_default().iter().map(|word| resource(&entry, "faces", word)).collect();
        let faces: Option<[Resource; 6]> =
            faces.into_iter().collect::<Option<Vec<_>>>().and_then(|it| it.try_into().ok());
        let Some(color) = color else { continue };
        if dice[color as usize].replace(faces).is_some() {
            entry.push(BoxFlaw::SameId { file: entry.file, entry: entry.name.clone() });
        }
    }
    let [red, yellow, blue] = dice;
    let dice = [red??, yellow??, blue??];
    if !can_differ(&dice) {
        file.push(BoxFlaw::SameDice { file: file.file });
    }
    Some(dice)
}

/// Whether the dice can show three different resources. If not, they would be rolled for ever (B2.1).
fn can_differ([red, yellow, blue]: &[[Resource; 6]; 3]) -> bool {
    let is_third = |one, other| blue.iter().any(|&third| third != one && third != other);
    red.iter().any(|&one| yellow.iter().any(|&other| one != other && is_third(one, other)))
}
