// SPDX-License-Identifier: MIT
use resin::motion::{nearest_stop, project, MomentumRule, VelocityTracker, DECELERATION_NORMAL};

fn main() -> resin::Result<()> {
    let mut tracker = VelocityTracker::new();
    for frame in 0..8 {
        tracker.add(f64::from(frame) / 64.0, f64::from(frame) * 8.0);
    }
    let (position, velocity) = (56.0, tracker.velocity(7.0 / 64.0));
    let end = position + project(velocity, DECELERATION_NORMAL); // 56 + 0.499 * 512
    let stops = [0.0, 160.0, 320.0];
    assert_eq!(nearest_stop(&stops, end), Some(2));
    let momentum = MomentumRule::default().on_release(velocity, stops[2] - position);
    assert_eq!(momentum.spring()?.damping_ratio(), 0.8);
    Ok(())
}
