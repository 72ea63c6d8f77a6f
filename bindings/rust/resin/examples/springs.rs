// SPDX-License-Identifier: MIT
use resin::spring::{BatchSprings, Motion, Spring, SpringBatch, Tolerance};

fn main() -> resin::Result<()> {
    let spring = Spring::from_response(0.4, 0.8)?;
    let rest = Tolerance {
        distance: 0.5,
        speed: 0.5,
    };
    let mut motion = Motion::default();
    while motion.value != 100.0 {
        motion = spring.step(motion, 100.0, 1.0 / 60.0, rest)?;
    }
    assert_eq!(motion.velocity, 0.0);

    let (mut values, mut velocities) = (vec![0.0; 1000], vec![0.0; 1000]);
    let targets = vec![100.0; 1000];
    let springs = BatchSprings::Shared(spring);
    let mut batch = SpringBatch::new(&mut values, &mut velocities, &targets, springs, rest)?;
    while batch.step(1.0 / 60.0)?.counts.moving > 0 {}
    assert_eq!(values, targets);
    Ok(())
}
