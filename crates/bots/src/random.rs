//! A bot that plays anything legal.

use game::{Bot, Game, Limits, List, Rng};
use rand_pcg::Pcg32;

/// Plays any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random<R = Pcg32>(pub R);

impl<G: Game, R: Rng> Bot<G> for Random<R> {
    fn choose(&mut self, game: &G, view: &G::View, _: &[G::Event], _: Limits<'_>) -> G::Action {
        let mut list = G::Actions::default();
        game.legal(view, &mut list);
        list.actions()[quick(&mut self.0, list.actions().len() as u32) as usize]
    }
}

/// A number below `n` by one multiplication. Its bias, below one in four thousand million times `n`, is no matter where
/// games are only tried; chance itself is drawn by [`game::luck::below`].
pub fn quick(rng: &mut impl Rng, n: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}
