//! The rules of Hong Kong, for players: the numbers of `rules/hong-kong.md`.

use super::book;

book! {
    /// The rules of Hong Kong, for players.
    pub enum HongKongRule {
        Short = "hongkong-rules-short",
        K1 = "hongkong-rule-k1" per "K1",
        K2 = "hongkong-rule-k2" per "K2",
        K3 = "hongkong-rule-k3" per "K3",
        K4 = "hongkong-rule-k4" per "K4",
        K5 = "hongkong-rule-k5" per "K5",
        K6 = "hongkong-rule-k6" per "K6",
        K7 = "hongkong-rule-k7" per "K7",
        K8 = "hongkong-rule-k8" per "K8",
        K9 = "hongkong-rule-k9" per "K9",
        K10 = "hongkong-rule-k10" per "K10",
    }
}
