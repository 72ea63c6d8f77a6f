# SPDX-License-Identifier: MIT
import numpy as np

from resin import Motion, Spring, SpringBatch, Tolerance

HALF_A_POINT = Tolerance(distance=0.5, speed=0.5)
spring = Spring.from_response(0.4, damping_ratio=0.8)
motion = Motion(value=0.0)
frames = 0
while not spring.is_at_rest(motion, 100.0, HALF_A_POINT):
    motion = spring.step(motion, 100.0, 1 / 60, HALF_A_POINT)
    frames += 1
print(f"at {motion.value} after {frames} frames")

values, velocities, targets = np.zeros(3), np.zeros(3), np.array([10.0, 20.0, 30.0])
with SpringBatch(values, velocities, targets, HALF_A_POINT, spring=spring) as batch:
    moving = len(values)
    while moving > 0:
        moving, settled, _ = batch.step(1 / 60)
        if len(settled) > 0:
            print("settled", settled.tolist())
print(values)
