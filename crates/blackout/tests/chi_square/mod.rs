//! Whether counts agree with the shares they should have.

/// Pearson's chi-square of counts against their shares, and the bound it keeps below but once in 100,000 times.
pub fn chi_square(cells: impl Iterator<Item = (u32, f64)>) -> (f64, f64) {
    let cells: Vec<(u32, f64)> = cells.collect();
    let total: f64 = cells.iter().map(|(n, _)| f64::from(*n)).sum();
    let chi = cells.iter().map(|(n, share)| (f64::from(*n) - total * share).powi(2) / (total * share)).sum();
    // Laurent and Massart: P(chi² > f + 2√(f·x) + 2x) ≤ e^-x, here with x = 11.6.
    let freedom = cells.len() as f64 - 1.0;
    (chi, freedom + 2.0 * (freedom * 11.6).sqrt() + 2.0 * 11.6)
}

/// Panics when counts are too far from their shares.
pub fn agrees(cells: impl Iterator<Item = (u32, f64)>) {
    let (chi, bound) = chi_square(cells);
    assert!(chi <= bound, "chi² {chi:.1} > {bound:.1}");
}
