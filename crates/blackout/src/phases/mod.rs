//! The phases, a file each, in the order of the rulebook. They never call each other; they meet in `flow`.

pub(crate) mod clean_up;
pub(crate) mod deploy;
pub(crate) mod market;
pub(crate) mod objectives;
pub(crate) mod plan;
pub(crate) mod refresh;
pub(crate) mod scoring;
pub(crate) mod scout;
pub(crate) mod secure;
pub(crate) mod setup;
