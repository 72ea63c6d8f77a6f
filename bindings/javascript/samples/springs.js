// SPDX-License-Identifier: MIT
import { Spring, SpringBatch } from 'resin';

const spring = Spring.fromDuration(0.5, 0.25);
const tolerance = { distance: 0.5, speed: 0.5 };

// One value, frame by frame. For a new target, pass it in the next call.
let motion = { value: 0, velocity: 0 };
let frames = 0;
while (motion.value !== 100) {
  motion = spring.step(motion, 100, 1 / 60, tolerance);
  frames += 1;
}
console.log(`one spring: ${frames} frames`);

// Many values: the arrays are the memory that the core works on.
const batch = new SpringBatch(1000, { spring, tolerance });
batch.targets.fill(100);
let steps = 1;
while (batch.step(1 / 60).moving > 0) steps += 1;
console.log(`${batch.settled.length} springs: ${steps} frames, at ${batch.values[999]}`);
