// SPDX-License-Identifier: MIT

//! The workloads of core/conformance, with the public interface of this crate. Their hashes are
//! those of core/conformance/expected.txt.

mod bar;
mod diff;
mod motion;
mod solver;
mod spring;

/// A random sequence and the hash of the results so far.
pub struct Conformance {
    random: u64,
    hash: u64,
}

/// The finalizer of SplitMix64.
pub fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D049BB133111EB);
    z ^ (z >> 31)
}

impl Conformance {
    fn next(&mut self) -> u64 {
        self.random = self.random.wrapping_add(0x9E3779B97F4A7C15);
        mix(self.random)
    }

    pub fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }

    /// (n - origin) / scale for a random n below `count`.
    pub fn grid(&mut self, count: usize, origin: f64, scale: f64) -> f64 {
        (self.below(count) as f64 - origin) / scale
    }

    pub fn pick(&mut self, table: &[f64]) -> f64 {
        table[self.below(table.len())]
    }

    pub fn add(&mut self, word: u64) {
        self.hash = mix((self.hash ^ word).wrapping_add(0x9E3779B97F4A7C15));
    }

    pub fn add_real(&mut self, value: f64) {
        self.add(value.to_bits());
    }

    pub fn add_indices(&mut self, indices: &[u32]) {
        self.add(indices.len() as u64);
        for &index in indices {
            self.add(index.into());
        }
    }

    /// Adds an index, or the one that means "none".
    pub fn add_index(&mut self, index: Option<usize>) {
        self.add(index.map_or(resin::diff::INDEX_NONE.into(), |index| index as u64));
    }

    /// Adds the status of a call and, on success, its result.
    pub fn add_result(&mut self, result: resin::Result<f64>) {
        self.add(code(&result));
        if let Ok(value) = result {
            self.add_real(value);
        }
    }
}

/// The status of a result.
pub fn code<T>(result: &resin::Result<T>) -> u64 {
    match result {
        Ok(_) => 0,
        Err(error) => error.status().expect("a status of the core").code().into(),
    }
}

fn compare(unit: usize, name: &str, run: fn(&mut Conformance)) {
    let mut conformance = Conformance {
        random: unit as u64,
        hash: 0,
    };
    run(&mut conformance);
    let expected = include_str!("../../../../../core/conformance/expected.txt");
    let line = expected.lines().nth(unit - 1).expect("a line of each unit");
    assert_eq!(format!("{} {:016x}", name, conformance.hash), line);
}

#[test]
fn diffs_have_the_results_of_the_core() {
    compare(1, "diff", diff::run);
}

#[test]
fn springs_have_the_results_of_the_core() {
    compare(2, "spring", spring::run);
}

#[test]
fn motion_functions_have_the_results_of_the_core() {
    compare(3, "motion", motion::run);
}

#[test]
fn bars_have_the_results_of_the_core() {
    compare(4, "bar", bar::run);
}

#[test]
fn solvers_have_the_results_of_the_core() {
    compare(5, "solver", solver::run);
}

#[test]
fn batches_have_the_results_of_the_core() {
    compare(6, "batches", solver::run_batches);
}
