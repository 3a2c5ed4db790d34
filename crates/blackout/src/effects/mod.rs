//! Rules that several phases use.

pub(crate) mod check_mark;
pub(crate) mod display;
pub(crate) mod gain;
pub(crate) mod pay;
pub(crate) mod place;
pub(crate) mod requirement;
