// SPDX-License-Identifier: MIT

//! Helpers of several tests.

#![allow(dead_code)] // each test uses some

use resin::{Error, Result, Status};

/// A SplitMix64 sequence.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E3779B97F4A7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58476D1CE4E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D049BB133111EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }
}

/// Asserts that a call failed with a status.
#[track_caller]
pub fn assert_status<T>(result: Result<T>, status: Status) {
    match result {
        Ok(_) => panic!("the call did not fail with {:?}", status),
        Err(error) => assert_eq!(error.status(), Some(status), "{}", error),
    }
}

/// Asserts that a call failed because a slice has the wrong length.
#[track_caller]
pub fn assert_length<T>(result: Result<T>, argument: &str, expected: usize, found: usize) {
    match result.err() {
        Some(Error::Length {
            argument: name,
            expected: wanted,
            found: given,
        }) => assert_eq!((name, wanted, given), (argument, expected, found)),
        other => panic!("{:?} is not an error of length", other),
    }
}

#[track_caller]
pub fn assert_near(found: f64, expected: f64, tolerance: f64) {
    let difference = (found - expected).abs();
    assert!(difference <= tolerance, "{} is not {}", found, expected);
}
