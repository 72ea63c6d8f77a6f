# SPDX-License-Identifier: MIT
from resin import Spring, VelocityTracker, momentum_on_release, nearest_stop, project, rubber_band

tracker = VelocityTracker()
for k in range(6):
    tracker.add(time=k / 60, position=12.0 * k)
velocity = tracker.velocity(5 / 60)

target = 60.0 + project(velocity)
stop = nearest_stop([0.0, 200.0, 400.0], target)
momentum = momentum_on_release(velocity, distance=400.0 - 60.0)
spring = Spring.from_response(momentum.response, momentum.damping_ratio)
print(f"velocity {velocity:.0f}, stop {stop}, bounce {spring.bounce:.1f}")
print(f"pulled by 100, shown at {rubber_band(100.0, dimension=800.0):.1f}")
