// SPDX-License-Identifier: MIT

//! Prints a line of JSON for each workload: nanoseconds per iteration, the median of 41 samples of
//! at least 2 ms each. Every answer is verified once before the clock starts.

use std::time::{Duration, Instant};

use resin::bar::{Bar, BarState, Sample};
use resin::diff::{Diff, Identities};
use resin::motion::{project, DECELERATION_NORMAL};
use resin::solver::{Relation, Solver, Strength, Variable};
use resin::spring::{BatchSprings, Motion, Spring, SpringBatch, Tolerance};

const SAMPLES: usize = 41;
const SAMPLE_TIME: Duration = Duration::from_millis(2);
const FRAME: f64 = 1.0 / 120.0;

/// The work of a number of iterations. The result keeps the work alive.
type Run<'a> = &'a mut dyn FnMut(u64) -> f64;

fn time_of(iterations: u64, run: Run<'_>) -> Duration {
    let start = Instant::now();
    let result = run(iterations);
    let time = start.elapsed();
    assert!(result.is_finite());
    time
}

fn measure(unit: &str, workload: &str, identity: &str, size: usize, run: Run<'_>) {
    let mut iterations = 1;
    while time_of(iterations, run) < SAMPLE_TIME {
        iterations *= 2;
    }
    let mut samples: Vec<f64> = (0..SAMPLES)
        .map(|_| time_of(iterations, run).as_nanos() as f64 / iterations as f64)
        .collect();
    samples.sort_by(f64::total_cmp);
    println!(
        "{{\"unit\":\"{}\",\"workload\":\"{}\",\"identity\":\"{}\",\"size\":{},\"path\":\"rust\",\
         \"median_ns\":{:.2},\"min_ns\":{:.2},\"max_ns\":{:.2},\"samples\":{},\"allocations\":-1}}",
        unit,
        workload,
        identity,
        size,
        samples[SAMPLES / 2],
        samples[0],
        samples[SAMPLES - 1],
        SAMPLES
    );
}

/// A SplitMix64 sequence.
struct Random(u64);

fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D049BB133111EB);
    z ^ (z >> 31)
}

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E3779B97F4A7C15);
        mix(self.0)
    }

    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// The lists of the workload `standard` of 5,000 elements, as keys without a pattern.
fn standard_lists() -> (Vec<u64>, Vec<u64>) {
    let mut elements: Vec<u64> = (0..1000).chain(5000..5500).chain(1500..5000).collect();
    let mut random = Random(42);
    for i in (1..100).rev() {
        let j = random.next() % (i + 1);
        elements.swap(i as usize, j as usize);
    }
    let key = |element: u64| mix(element.wrapping_add(0x9E3779B97F4A7C15));
    let old = (0..5000).map(key).collect();
    (old, elements.into_iter().map(key).collect())
}

fn bench_diff() {
    let (old, new) = standard_lists();
    let mut diff = Diff::new().unwrap();
    let found = diff.compare(Identities::numbers(&old, &new)).unwrap();
    let changes = found.items();
    assert_eq!(
        (changes.deletes().len(), changes.inserts().len()),
        (500, 500)
    );
    assert!(changes.deletes().iter().copied().eq(1000..1500));
    assert!(!changes.moves().is_empty() && changes.moves().len() < 100);
    measure("diff", "standard", "Int", 5000, &mut |iterations| {
        let mut count = 0;
        for _ in 0..iterations {
            let found = diff.compare(Identities::numbers(&old, &new)).unwrap();
            count += found.items().len();
        }
        count as f64
    });
}

const LANES: usize = 5000;

/// Springs with constants of their own, whose targets alternate between two sides every 24 frames,
/// so that they never settle.
fn bench_batch() {
    let mut random = Random(42);
    let (mut values, mut velocities) = ([0.0; LANES], [0.0; LANES]);
    let (mut near, mut far) = ([0.0; LANES], [0.0; LANES]);
    for i in 0..LANES {
        values[i] = 100.0 * random.unit();
        velocities[i] = 1000.0 * random.unit() - 500.0;
        near[i] = 100.0 * random.unit();
        far[i] = near[i] + 300.0;
    }
    let mut random = Random(43);
    let (mut frequencies, mut damping_ratios) = ([0.0; LANES], [0.0; LANES]);
    for i in 0..LANES {
        frequencies[i] = 5.0 + 25.0 * random.unit();
        damping_ratios[i] = 0.1 + 0.8 * random.unit();
    }
    let middle = LANES / 2;
    let spring = Spring::new(frequencies[middle], damping_ratios[middle]).unwrap();
    let start = Motion {
        value: values[middle],
        velocity: velocities[middle],
    };
    let expected = spring.advance(start, near[middle], FRAME).unwrap();

    let mut settled = [0; LANES];
    let springs = BatchSprings::Own {
        frequencies: &frequencies,
        damping_ratios: &damping_ratios,
    };
    let rest = Tolerance {
        distance: 0.01,
        speed: 0.1,
    };
    let mut batch = SpringBatch::new(&mut values, &mut velocities, &near, springs, rest)
        .and_then(|batch| batch.with_settled(&mut settled))
        .unwrap();
    assert_eq!(batch.step(FRAME).unwrap().counts.moving, LANES);
    assert_eq!(batch.values()[middle], expected.value);
    let mut frame = 0;
    measure("spring", "own", "-", LANES, &mut |iterations| {
        let mut moving = 0;
        for _ in 0..iterations {
            frame += 1;
            let targets = if frame / 24 % 2 == 0 { &near } else { &far };
            batch.set_targets(targets).unwrap();
            // A step that differs from call to call, so that no result for it can be cached.
            let dt = FRAME * (1.0 + 0.001 * f64::from(frame % 512));
            moving += batch.step(dt).unwrap().counts.moving;
        }
        moving as f64
    });
}

fn bench_spring() {
    let spring = Spring::new(12.0, 0.8).unwrap();
    let rest = Tolerance {
        distance: 0.01,
        speed: 0.1,
    };
    let end = spring.step(Motion::default(), 100.0, 60.0, rest).unwrap();
    assert_eq!((end.value, end.velocity), (100.0, 0.0));
    let mut motion = Motion::default();
    measure("spring", "step", "-", 1, &mut |iterations| {
        for k in 0..iterations {
            let target = if k % 64 < 32 { 100.0 } else { -100.0 };
            motion = spring.step(motion, target, FRAME, rest).unwrap();
        }
        motion.value
    });
}

fn bench_motion() {
    assert!((project(1000.0, DECELERATION_NORMAL) - 499.0).abs() < 1e-9);
    measure("motion", "project", "-", 1, &mut |iterations| {
        let mut sum = 0.0;
        for k in 0..iterations {
            sum += project((k % 1024) as f64, DECELERATION_NORMAL);
        }
        sum
    });
}

/// Scrolls down and up by 7 points between 0 and 400.
struct Scroll {
    sample: Sample,
    delta: f64,
}

impl Scroll {
    fn advance(&mut self) -> &Sample {
        let next = self.sample.content_offset + self.delta;
        if !(0.0..=400.0).contains(&next) {
            self.delta = -self.delta;
        }
        self.sample.content_offset += self.delta;
        &self.sample
    }
}

fn bench_bar() {
    let bar = Bar::new(&[44.0, 96.0, 200.0]).unwrap();
    let sample = Sample {
        content_height: 4000.0,
        frame_height: 800.0,
        ..Sample::default()
    };
    let mut state: BarState = bar.attach(bar.initial_state(), &sample).unwrap().state;
    let mut scroll = Scroll { sample, delta: 7.0 };
    for _ in 0..50 {
        state = bar.reduce(state, scroll.advance()).unwrap();
    }
    assert_eq!(state.height(), 44.0);
    measure("bar", "reduce", "-", 1, &mut |iterations| {
        for _ in 0..iterations {
            state = bar.reduce(state, scroll.advance()).unwrap();
        }
        state.offset()
    });
}

fn bench_solver() {
    let mut solver = Solver::new().unwrap();
    let x: Vec<Variable> = (0..100).map(|_| solver.add_variable().unwrap()).collect();
    for pair in x.windows(2) {
        let terms = [pair[1] * 1.0, pair[0] * -1.0];
        solver
            .add_constraint(&terms, -10.0, Relation::Equal, Strength::REQUIRED)
            .unwrap();
    }
    solver
        .add_edit(x[0], Strength::with_priority(1000))
        .unwrap();
    solver.suggest(x[0], 2.0).unwrap();
    assert_eq!(solver.value(x[99]).unwrap(), 992.0);
    let mut suggestion = 2.0;
    measure("solver", "suggest", "-", 100, &mut |iterations| {
        let mut sum = 0.0;
        for _ in 0..iterations {
            suggestion = 3.0 - suggestion;
            solver.suggest(x[0], suggestion).unwrap();
            sum += solver.value(x[99]).unwrap();
        }
        sum
    });
}

fn main() {
    bench_diff();
    bench_batch();
    bench_spring();
    bench_motion();
    bench_bar();
    bench_solver();
}
