//! Draws, seeds and commitments are those that a verifier finds without our code.
//!
//! The numbers were computed apart from this project, by a ChaCha20 written in Python from RFC 8439 (checked against the
//! block of its section 2.3.2) with the block counter in words 12 and 13 and the step in words 14 and 15, and by
//! Python's `hashlib` for SHA-256.

use std::convert::Infallible;

use game::Seat;
use game::luck::{Bytes, Seed, below, commitment};
use rand_core::TryRng;

const ZERO: Bytes = [0; 32];
const ONES: Bytes = [0xff; 32];
const COUNTING: Bytes = {
    let mut bytes = [0; 32];
    let mut n = 0;
    while n < 32 {
        bytes[n] = n as u8;
        n += 1;
    }
    bytes
};

/// What each seed gives at a step for m = 1, 2, 6, 216, 2³² and 2⁶³ + 1. The last rejects almost every second word.
const DRAWS: [(Bytes, u64, [u64; 6]); 18] = [
    (ZERO, 0, [0, 0, 0, 150, 2_917_185_654, 2_935_650_227_004_792_128]),
    (ZERO, 1, [0, 1, 3, 207, 3_604_955_119, 3_606_790_908_781_762_099]),
    (ZERO, 2, [0, 0, 0, 192, 3_082_405_328, 8_246_135_193_320_670_672]),
    (ZERO, 1_000, [0, 1, 1, 73, 2_062_841_945, 6_410_231_742_515_508_316]),
    (ZERO, 1 << 32, [0, 0, 0, 6, 2_097_569_030, 3_547_250_823_292_946_332]),
    (ZERO, u64::MAX, [0, 0, 4, 178, 1_925_117_666, 698_435_381_598_549_730]),
    (COUNTING, 0, [0, 1, 3, 33, 2_100_034_873, 7_645_359_380_336_737_593]),
    (COUNTING, 1, [0, 1, 5, 167, 49_390_639, 8_714_077_078_902_785_649]),
    (COUNTING, 2, [0, 0, 2, 20, 3_514_151_508, 1_718_234_638_447_915_604]),
    (COUNTING, 1_000, [0, 0, 4, 106, 2_661_102_954, 382_735_763_944_413_317]),
    (COUNTING, 1 << 32, [0, 0, 2, 158, 2_147_883_054, 4_987_413_281_502_533_678]),
    (COUNTING, u64::MAX, [0, 1, 1, 157, 3_857_614_293, 6_759_384_749_362_283_989]),
    (ONES, 0, [0, 0, 0, 150, 1_100_527_862, 7_039_207_784_404_531_446]),
    (ONES, 1, [0, 1, 5, 17, 454_819_497, 5_733_731_432_884_454_734]),
    (ONES, 2, [0, 1, 3, 81, 1_226_186_777, 8_597_480_812_110_553_113]),
    (ONES, 1_000, [0, 0, 2, 62, 2_548_126_070, 4_569_171_998_601_470_233]),
    (ONES, 1 << 32, [0, 0, 4, 28, 988_735_636, 827_380_642_417_727_688]),
    (ONES, u64::MAX, [0, 1, 5, 113, 1_799_339_993, 4_924_681_139_355_210_818]),
];

#[test]
fn draws_are_those_of_rfc_8439() {
    for (seed, step, drawn) in DRAWS {
        let bounds = [1, 2, 6, 216, 1 << 32, (1 << 63) + 1];
        assert_eq!(bounds.map(|m| Seed(seed).draw(step, m)), drawn, "step {step} of {seed:?}");
    }
}

#[test]
fn a_draw_goes_on_into_the_next_block() {
    // A block has eight words; at these steps 9, 8, 10, 9 and 9 of them are rejected first.
    let draws = [
        (13, 2_595_197_028_249_012_928),
        (1_027, 2_058_940_144_970_270_325),
        (1_161, 9_072_687_269_883_544_427),
        (2_030, 8_376_456_268_102_710_850),
        (2_046, 8_041_910_625_886_079_807),
    ];
    for (step, drawn) in draws {
        assert_eq!(Seed(COUNTING).draw(step, (1 << 63) + 1), drawn, "step {step}");
    }
}

#[test]
fn a_draw_hangs_on_its_seed_and_step_alone() {
    let seed = Seed(COUNTING);
    let there: Vec<u64> = (0..50).map(|step| seed.draw(step, 1 << 32)).collect();
    let mut back: Vec<u64> = (0..50).rev().map(|step| seed.draw(step, 1 << 32)).collect();
    back.reverse();
    assert_eq!(there, back);
}

#[test]
fn commitments_are_sha_256() {
    let published = [
        (ZERO, "0161b55350a278f62f17820b335a74125f08a1dbf07bb7ad5903fc9bcf50a75f"),
        (COUNTING, "ca2a1a60b6ceccda15130776b7eb23f593f2dea5f89c3ff03f596b38c8716348"),
    ];
    for (server, hash) in published {
        assert_eq!(hex(commitment(server)), hash);
    }
}

#[test]
fn seeds_are_sha_256_over_the_server_and_each_seat_clockwise() {
    let alone: &[(Seat, Bytes)] = &[];
    let all = [(Seat::A, [10; 32]), (Seat::B, [11; 32]), (Seat::C, [12; 32]), (Seat::D, [13; 32])];
    let seeds = [
        (COUNTING, alone, "044969228ecf9c9dbdf1ac7a9d563f2b2eb9eb043561a056a440a9a7984b4907"),
        (COUNTING, &[(Seat::B, ONES)], "f6d4b92ba325d039657d25181a88b03a8ecc0cbf72b181b513abbf6cc30874f7"),
        (
            COUNTING,
            &[(Seat::A, ZERO), (Seat::D, ONES)],
            "310ea3d32eab67cda54e27137655615b2a952414044a45e54005235bbb930af4",
        ),
        (ZERO, &all, "253b763248b24c93e7dd0bb1cd7618cb38047be08909c3bd4faf0d4a2d6bc49f"),
    ];
    for (server, added, hash) in seeds {
        assert_eq!(hex(Seed::of(server, added).0), hash);
        let other_order: Vec<(Seat, Bytes)> = added.iter().rev().copied().collect();
        assert_eq!(hex(Seed::of(server, &other_order).0), hash);
    }
}

fn hex(bytes: Bytes) -> String {
    bytes.map(|byte| format!("{byte:02x}")).concat()
}

/// Words as they are told, and no more.
struct Words<'a>(std::slice::Iter<'a, u64>);

impl TryRng for Words<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        unreachable!("draws read whole words")
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(*self.0.next().expect("a word too many was read"))
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        unreachable!("draws read whole words")
    }
}

/// The draw from these words and how many of them were left.
fn drawn(words: &[u64], m: u64) -> (u64, usize) {
    let mut words = Words(words.iter());
    let drawn = below(&mut words, m);
    (drawn, words.0.len())
}

#[test]
fn only_words_of_the_last_broken_round_are_rejected() {
    // 2⁶⁴ = 6 · 3074457345618258602 + 4: the last four words would make 0 to 3 likelier.
    let last = u64::MAX - 4;
    assert_eq!(drawn(&[last, 9], 6), (5, 1));
    for word in last + 1..=u64::MAX {
        assert_eq!(drawn(&[word, 9], 6), (3, 0), "{word}");
    }
    // Powers of two divide 2⁶⁴, so that no word is rejected.
    for m in [1, 2, 1 << 32, 1 << 63] {
        assert_eq!(drawn(&[u64::MAX, 0], m), (m - 1, 1), "{m}");
    }
    // Of 2⁶³ + 1 only one round fits.
    let m = (1 << 63) + 1;
    assert_eq!(drawn(&[m - 1, 0], m), (m - 1, 1));
    assert_eq!(drawn(&[m, u64::MAX, 7], m), (7, 0));
    // The largest bound of all rejects one word.
    assert_eq!(drawn(&[u64::MAX, 5], u64::MAX), (5, 0));
    assert_eq!(drawn(&[u64::MAX - 1, 5], u64::MAX), (u64::MAX - 1, 1));
    assert_eq!(drawn(&[0, 5], u64::MAX), (0, 1));
}

#[test]
fn small_draws_are_uniform() {
    for m in [2, 3, 5, 6, 7, 12, 36, 216] {
        let draws = 400 * m;
        let mut counts = vec![0.0; m as usize];
        for step in 0..draws {
            counts[Seed(COUNTING).draw(step, m) as usize] += 1.0;
        }
        let chi: f64 = counts.iter().map(|count: &f64| (count - 400.0).powi(2) / 400.0).sum();
        // Chi-square has mean f and variance 2f; five deviations are never seen by chance, and too even is odd as well.
        let (mean, deviation) = (m as f64 - 1.0, (2.0 * (m as f64 - 1.0)).sqrt());
        assert!(chi < mean + 5.0 * deviation, "m {m}: chi² {chi}");
        assert!(m < 12 || chi > mean - 4.0 * deviation, "m {m}: chi² {chi}");
    }
}

#[test]
#[should_panic(expected = "divisor of zero")]
fn from_nothing_nothing_is_drawn() {
    Seed(ZERO).draw(0, 0);
}
