// SPDX-License-Identifier: MIT
import { relativeVelocity, Spring, SpringBatch } from '../../src/index.js';
import { attempt } from './draw.mjs';

const frequencies = [1e-4, 0.5, 3, 12, 20, 100, 1e4, 1e5];
const dampingRatios = [0, 0.125, 0.5, 0.8125, 1, 1.0009765625, 1.5, 1e4];
const times = [0, 1 / 240, 1 / 120, 1 / 60, 0.125, 0.5, 2, 1000];
const tolerance = { distance: 0.5, speed: 0.5 };

function runMotions(c) {
  for (let round = 0; round < 1000; round += 1) {
    const spring = new Spring(c.pick(frequencies), c.pick(dampingRatios));
    const motion = { value: c.grid(4001, 2000, 4), velocity: c.grid(8001, 4000, 2) };
    const target = c.grid(4001, 2000, 4);
    const dt = c.pick(times);
    const advanced = spring.advance(motion, target, dt);
    c.double(advanced.value, advanced.velocity);
    const stepped = spring.step(motion, target, dt, tolerance);
    c.double(stepped.value, stepped.velocity);
    c.result(() => spring.acceleration(motion, target));
    c.result(() => spring.overshoot(motion, target));
    c.result(() => spring.crossingTime(motion, target));
    c.result(() => spring.settlingTime(motion, target, tolerance));
    c.add(spring.isAtRest(motion, target, tolerance));
    c.double(relativeVelocity(motion, target));
  }
}

function addSpring(c, make) {
  return c.result(make, (spring) => c.double(spring.frequency, spring.dampingRatio));
}

function runParameters(c) {
  for (let round = 0; round < 200; round += 1) {
    const response = c.grid(2000, -1, 1000);
    const ratio = c.grid(2001, 0, 1000);
    const mass = c.grid(100, -1, 10);
    addSpring(c, () => Spring.fromResponse(response, ratio));
    const [, spring] = attempt(() => Spring.fromResponse(response, ratio));
    const members = [
      (s) => s.response, (s) => s.stiffness(mass), (s) => s.damping(mass), (s) => s.bounce, (s) => s.tension,
      (s) => s.friction,
    ];
    // In C the functions fail for the spring of zeros; here no such spring can be made.
    for (const member of members) c.result(() => member(spring ?? new Spring(0, 0)));
    const stiffness = c.grid(1000, -1, 2);
    const damping = c.grid(1000, 0, 8);
    addSpring(c, () => Spring.fromStiffness(stiffness, damping, mass));
    const bounce = c.grid(2001, 1000, 1000);
    addSpring(c, () => Spring.fromDuration(response, bounce));
    const tension = c.grid(400, 100, 1);
    const friction = c.grid(100, 20, 1);
    addSpring(c, () => Spring.fromTension(tension, friction));
  }
}

function runSamples(c) {
  const { values, velocities } = new Spring(12, 0.25).sample({ value: 0, velocity: 300 }, 100, 1 / 120, 64);
  values.forEach((value, i) => c.double(value, velocities[i]));
}

function runBatch(c, hasOwnConstants) {
  const spring = hasOwnConstants ? undefined : new Spring(12, 0.8125);
  const batch = new SpringBatch(101, { tolerance, spring });
  for (let i = 0; i < batch.count; i += 1) {
    batch.values[i] = c.grid(4001, 2000, 4);
    batch.velocities[i] = c.grid(8001, 4000, 2);
    batch.targets[i] = c.grid(4001, 2000, 4);
    batch.frequencies[i] = c.grid(400, -40, 8);
    batch.dampingRatios[i] = c.grid(161, 0, 128);
  }
  for (let frame = 0; frame < 120; frame += 1) {
    if (frame === 60) batch.targets.forEach((target, i) => { batch.targets[i] = -target; });
    c.add(batch.step(1 / 60).moving);
    c.indices(batch.settled);
  }
  batch.values.forEach((value, i) => c.double(value, batch.velocities[i]));
}

export function runSpring(c) {
  runMotions(c);
  runParameters(c);
  runSamples(c);
  runBatch(c, false);
  runBatch(c, true);
}
