//! How many are here at a time, in all and from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use super::address::household;

/// All who are here, by address.
#[derive(Clone, Default)]
pub struct Crowd(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl Crowd {
    /// Counts somebody for as long as the pass is kept; nobody beyond so many in all, or so many from one address.
    pub fn let_in(&self, address: IpAddr, most: usize, most_here: usize) -> Option<Pass> {
        let address = household(address);
        let mut crowd = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = crowd.values().sum();
        let here = crowd.get(&address).copied().unwrap_or(0);
        if all >= most || here >= most_here {
            return None;
        }
        crowd.insert(address, here + 1);
        Some(Pass { crowd: self.clone(), address })
    }
}

/// Somebody who is counted.
pub struct Pass {
    crowd: Crowd,
    address: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut crowd = self.crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(here) = crowd.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                crowd.remove(&self.address);
            }
        }
    }
}
