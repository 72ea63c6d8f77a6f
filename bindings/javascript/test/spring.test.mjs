// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relativeVelocity, Spring, SpringBatch } from '../src/index.js';
import { randomIntegers, throwsCode } from './support.mjs';

const tolerance = { distance: 0.5, speed: 0.5 };
const near = (actual, expected, error = 1e-12) => assert.ok(
  Math.abs(actual - expected) <= error * Math.max(1, Math.abs(expected)), `${actual} is not ${expected}`);

test('A critical spring follows its closed form', () => {
  const spring = new Spring(10, 1);
  // x = (c1 + c2 t) e^(-w t) with c1 = x0 = -100, c2 = v0 + w x0 = 50 - 1000
  const t = 0.07;
  const moved = spring.advance({ value: 0, velocity: 50 }, 100, t);
  near(moved.value, 100 + (-100 - 950 * t) * Math.exp(-10 * t));
  near(moved.velocity, (50 + 9500 * t) * Math.exp(-10 * t));
});

test('An undamped spring is a cosine, and never settles', () => {
  const spring = new Spring(Math.PI, 0);
  near(spring.advance({ value: 1, velocity: 0 }, 0, 1).value, -1);
  near(spring.crossingTime({ value: 1, velocity: 0 }, 0), 0.5);
  near(spring.overshoot({ value: 1, velocity: 0 }, 0), 1);
  near(spring.acceleration({ value: 1, velocity: 5 }, 0), -(Math.PI ** 2));
  throwsCode(() => spring.settlingTime({ value: 1, velocity: 0 }, 0, { distance: 0.1, speed: 0.1 }), 'UNDAMPED');
  throwsCode(() => new Spring(10, 1).crossingTime({ value: 1, velocity: 0 }, 0), 'NEVER');
});

test('Two half steps are one whole step, and samples are single advances', () => {
  const spring = Spring.fromResponse(0.4, 0.7);
  const start = { value: 3, velocity: -20 };
  const half = spring.advance(start, 10, 0.05);
  near(spring.advance(half, 10, 0.05).value, spring.advance(start, 10, 0.1).value);
  const { values, velocities } = spring.sample(start, 10, 0.02, 5);
  assert.equal(values.length, 5);
  values.forEach((value, i) => assert.deepEqual({ value, velocity: velocities[i] }, spring.advance(start, 10, 0.02 * i)));
  assert.equal(spring.sample(start, 10, 0.02, 0).values.length, 0);
});

test('Parameters convert to each other', () => {
  near(Spring.fromResponse(0.5, 0.8).frequency, 4 * Math.PI);
  near(Spring.fromResponse(0.5, 0.8).response, 0.5);
  near(Spring.fromStiffness(100, 10).dampingRatio, 0.5);
  near(Spring.fromStiffness(200, 10, 2).frequency, 10);
  near(Spring.fromStiffness(100, 10).stiffness(), 100);
  near(Spring.fromStiffness(100, 10).stiffness(3), 300);
  near(Spring.fromStiffness(100, 10).damping(2), 20);
  near(Spring.fromDuration(0.5, 0.25).dampingRatio, 0.75);
  near(Spring.fromDuration(0.5).bounce, 0);
  near(Spring.fromTension(40, 8).frequency ** 2, 10 * 3.62 + 194);
  near(Spring.fromTension(40, 8).tension, 40);
  near(Spring.fromTension(40, 8).friction, 8);
  assert.equal(relativeVelocity({ value: 10, velocity: 30 }, 20), 3);
  assert.ok(Object.isFrozen(new Spring(1, 1)));
});

test('A step that comes to rest ends exactly at the target', () => {
  const spring = new Spring(20, 1);
  let motion = { value: 0, velocity: 0 };
  let frames = 0;
  for (; motion.value !== 100 && frames < 1000; frames += 1) motion = spring.step(motion, 100, 1 / 60, tolerance);
  assert.equal(motion.velocity, 0);
  assert.ok(spring.isAtRest(motion, 100, tolerance));
  assert.ok(!spring.isAtRest({ value: 0, velocity: 0 }, 100, tolerance));
  const time = spring.settlingTime({ value: 0, velocity: 0 }, 100, tolerance);
  assert.equal(frames, Math.ceil(time * 60));
});

test('Every argument out of range is named', () => {
  const spring = new Spring(10, 1);
  const motion = { value: 0, velocity: 0 };
  throwsCode(() => new Spring(0, 1), 'FREQUENCY');
  throwsCode(() => new Spring(NaN, 1), 'FREQUENCY');
  throwsCode(() => new Spring(10, -1), 'DAMPING_RATIO');
  throwsCode(() => Spring.fromResponse(0, 1), 'RESPONSE');
  throwsCode(() => Spring.fromStiffness(-1, 1), 'STIFFNESS');
  throwsCode(() => Spring.fromStiffness(1, -1), 'DAMPING');
  throwsCode(() => Spring.fromStiffness(1, 1, 0), 'MASS');
  throwsCode(() => Spring.fromDuration(Infinity), 'DURATION');
  throwsCode(() => Spring.fromDuration(1, 2), 'BOUNCE');
  throwsCode(() => Spring.fromTension(-1e6, 8), 'TENSION');
  throwsCode(() => Spring.fromTension(40, -1e6), 'FRICTION');
  throwsCode(() => spring.stiffness(0), 'MASS');
  throwsCode(() => spring.advance({ value: NaN, velocity: 0 }, 1, 0.1), 'VALUE');
  throwsCode(() => spring.advance({ value: 0, velocity: 1e101 }, 1, 0.1), 'VELOCITY');
  assert.throws(() => spring.advance({ velocity: 0 }, 1, 0.1), TypeError);
  throwsCode(() => spring.advance(motion, Infinity, 0.1), 'TARGET');
  throwsCode(() => spring.advance(motion, 1, -0.1), 'TIME_STEP');
  assert.throws(() => spring.advance(motion, 1), TypeError);
  throwsCode(() => spring.step(motion, 1, 0.1, { distance: 0, speed: 1 }), 'TOLERANCE');
  throwsCode(() => spring.sample(motion, 1, 1e6, 3), 'TIME_STEP');
  throwsCode(() => spring.sample(motion, 1, 0.1, -1), 'TOO_LARGE');
  throwsCode(() => spring.sample(motion, 1, 0.1, 2 ** 31), 'OUT_OF_MEMORY');
  assert.throws(() => spring.advance(null, 1, 0.1), TypeError);
  assert.throws(() => spring.advance({ value: 1n, velocity: 0 }, 1, 0.1), TypeError);
  assert.throws(() => Spring.prototype.step.call({}, motion, 1, 1, tolerance), TypeError);
});

test('A batch gives the bits of single steps, with shared and with own constants', () => {
  const random = randomIntegers(4);
  for (const spring of [undefined, new Spring(12, 0.5)]) {
    const batch = new SpringBatch(37, { tolerance, spring });
    const motions = [];
    for (let i = 0; i < 37; i += 1) {
      batch.values[i] = random(1000);
      batch.velocities[i] = random(1000) - 500;
      batch.targets[i] = random(1000);
      batch.frequencies[i] = 5 + random(20);
      batch.dampingRatios[i] = random(20) / 10;
      motions.push({ value: batch.values[i], velocity: batch.velocities[i] });
    }
    for (let frame = 0; frame < 60; frame += 1) {
      batch.step(1 / 60);
      motions.forEach((motion, i) => {
        const own = spring ?? new Spring(batch.frequencies[i], batch.dampingRatios[i]);
        motions[i] = own.step(motion, batch.targets[i], 1 / 60, tolerance);
        assert.deepEqual(motions[i], { value: batch.values[i], velocity: batch.velocities[i] });
      });
    }
  }
});

test('A batch reports springs that settle once, and springs that are invalid', () => {
  const batch = new SpringBatch(3, { tolerance, spring: new Spring(20, 1) });
  batch.targets.set([10, 0, NaN]);
  assert.deepEqual(batch.step(0), { moving: 1, settled: 0, invalid: 1 });
  assert.deepEqual(batch.step(10), { moving: 0, settled: 1, invalid: 1 });
  assert.deepEqual([...batch.settled], [0]);
  assert.equal(batch.values[0], 10);
  assert.deepEqual(batch.step(10), { moving: 0, settled: 0, invalid: 1 });
  assert.equal(batch.settled.length, 0);
  batch.targets[0] = 20;
  batch.step(10);
  assert.equal(batch.settled.length, 1);
  throwsCode(() => batch.step(-1), 'TIME_STEP');
  assert.equal(batch.settled.length, 0);
});

test('Arrays of a batch remain valid while other batches are made', () => {
  const batch = new SpringBatch(10, { tolerance, spring: new Spring(20, 1) });
  const { values, targets } = batch;
  const others = Array.from({ length: 200 }, (_, k) => new SpringBatch(k * 50, { tolerance }));
  assert.equal(others[3].count, 150);
  targets.fill(5);
  batch.step(10);
  assert.deepEqual([...values], new Array(10).fill(5));
  assert.equal(values, batch.values);
  assert.ok(others.every((other) => other.values.every((value) => value === 0)));
});

test('A large batch leaves the space of the small ones to them', () => {
  const small = new SpringBatch(1, { tolerance });
  assert.notEqual(new SpringBatch(40_000, { tolerance }).values.buffer, small.values.buffer);
  assert.equal(new SpringBatch(1, { tolerance }).values.buffer, small.values.buffer);
});

test('Constants and tolerance of a batch can be changed', () => {
  const batch = new SpringBatch(1, { tolerance });
  assert.equal(batch.spring, undefined);
  assert.deepEqual(batch.step(0.1), { moving: 0, settled: 0, invalid: 1 }); // its frequency is 0
  batch.spring = new Spring(30, 1);
  assert.deepEqual(batch.spring, new Spring(30, 1));
  batch.tolerance = { distance: 1, speed: 2 };
  assert.deepEqual(batch.tolerance, { distance: 1, speed: 2 });
  batch.targets[0] = 7;
  assert.equal(batch.step(10).settled, 1);
  batch.spring = undefined;
  batch.frequencies[0] = 4;
  assert.equal(batch.step(0.1).invalid, 0);
});

test('A batch rejects what it cannot use', () => {
  throwsCode(() => new SpringBatch(-1, { tolerance }), 'TOO_LARGE');
  throwsCode(() => new SpringBatch(1.5, { tolerance }), 'TOO_LARGE');
  throwsCode(() => new SpringBatch(2 ** 30, { tolerance }), 'OUT_OF_MEMORY');
  assert.throws(() => new SpringBatch(1), TypeError);
  const batch = new SpringBatch(1, { tolerance, spring: new Spring(20, 1) });
  throwsCode(() => batch.step(-1), 'TIME_STEP');
  assert.throws(() => batch.step(), TypeError);
  batch.tolerance = { distance: 0, speed: 1 };
  throwsCode(() => batch.step(0.1), 'TOLERANCE');
  batch.tolerance = tolerance;
  batch.spring = { frequency: 0, dampingRatio: 1 };
  throwsCode(() => batch.step(0.1), 'FREQUENCY');
  assert.equal(new SpringBatch(0, { tolerance, spring: new Spring(20, 1) }).step(1).moving, 0);
});
