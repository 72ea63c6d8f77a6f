// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as resin from '../src/index.js';

const near = (actual, expected) => assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);

test('Projections of a flick follow their formulas', () => {
  near(resin.project(1000), 499);
  near(resin.project(1000, 0.99), 99);
  near(resin.projectContinuous(1000), -1 / Math.log(0.998));
  assert.equal(resin.project(NaN), 0);
  assert.equal(resin.project(1000, 2), 0);
  assert.equal(resin.DECELERATION_FAST, 0.99);
});

test('A deceleration rests, slows down and reaches a boundary', () => {
  const motion = new resin.Deceleration(10, 1000);
  near(motion.rest, 10 + resin.projectContinuous(1000));
  near(motion.after(0.5).velocity, 1000 * 0.998 ** 500);
  near(motion.after(Infinity).value, motion.rest);
  near(motion.timeToSpeed(500), Math.log(0.5) / Math.log(0.998) / 1000);
  const { time, velocity } = motion.crossing(110);
  near(motion.after(time).value, 110);
  near(motion.after(time).velocity, velocity);
  assert.equal(motion.crossing(1e6).time, Infinity);
  assert.equal(new resin.Deceleration(5, NaN).rest, 5);
});

test('Rubber bands invert', () => {
  near(resin.rubberBand(100, 800), (1 - 1 / (100 * 0.55 / 800 + 1)) * 800);
  near(resin.rubberBandInverse(resin.rubberBand(-100, 800, 0.3), 800, 0.3), -100);
  near(resin.rubberBandPower(-32, 0.4), -4);
  near(resin.rubberBandPowerInverse(resin.rubberBandPower(50)), 50);
  assert.equal(resin.rubberBand(10, -1), 0);
});

test('The nearest point, stop and angle are the first on a tie, or -1', () => {
  const points = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: NaN, y: 0 }];
  assert.equal(resin.nearestPoint(points, { x: 6, y: 1 }), 1);
  assert.equal(resin.nearestPoint(Float64Array.of(0, 0, 10, 0), { x: 5, y: 0 }), 0);
  assert.equal(resin.nearestPoint([], { x: 0, y: 0 }), -1);
  assert.equal(resin.nearestPoint(points, { x: NaN, y: 0 }), -1);
  assert.equal(resin.nearestStop([0, 100, 40], 60), 2);
  assert.equal(resin.nearestStop(Float64Array.of(), 60), -1);
  assert.equal(resin.closestAngle([0, Math.PI], 6), 0);
  near(resin.shortestTurn(0.1, 2 * Math.PI), -0.1);
  assert.throws(() => resin.nearestStop(null, 1), TypeError);
  assert.throws(() => resin.nearestPoint(points, null), TypeError);
});

test('A release with momentum bounces, one without does not', () => {
  assert.deepEqual(resin.defaultMomentumRule(), {
    tapResponse: 0.4, tapDampingRatio: 1, flickResponse: 0.3, flickDampingRatio: 0.8, maximumRelativeVelocity: 30,
  });
  assert.deepEqual(resin.momentumOnRelease(0, 100), { response: 0.4, dampingRatio: 1, relativeVelocity: 0 });
  assert.deepEqual(resin.momentumOnRelease(500, 100), { response: 0.3, dampingRatio: 0.8, relativeVelocity: 5 });
  assert.equal(resin.momentumOnRelease(500, 100, { flickResponse: 0.6 }).response, 0.6);
  assert.equal(resin.momentumOnRelease(1e9, 1).relativeVelocity, 30);
});

test('The velocity of a finger is the slope of its positions, until it rests', () => {
  const tracker = new resin.VelocityTracker();
  for (let k = 0; k < 10; k += 1) tracker.add(k / 100, 3 * k);
  near(tracker.velocity(0.09), 300);
  assert.equal(tracker.velocity(0.2), 0);
  assert.equal(new resin.VelocityTracker().velocity(0), 0);
});

test('A pause is detected once, with and without time stamps', () => {
  assert.deepEqual(resin.defaultPauseRule(), { maximumSpeed: 100, minimumDistance: 50, loss: 0.9, span: 0.1 });
  const plain = new resin.PauseDetector();
  const timed = new resin.TimedPauseDetector();
  const velocities = [1000, 1000, 1000, 1000, 1000, 1000, 1000, 10, 10];
  assert.deepEqual(velocities.map((v) => plain.add(v, 200)), [...new Array(7).fill(false), true, false]);
  assert.ok(plain.isPaused);
  assert.equal(velocities.filter((v, k) => timed.add(k / 60, v, 200)).length, 1);
  assert.ok(timed.isPaused);
  const strict = new resin.PauseDetector({ minimumDistance: 300 });
  assert.ok(!velocities.some((v) => strict.add(v, 200)));
  assert.ok(!strict.isPaused);
});

test('A press is activated, confirmed and reset', () => {
  const latch = new resin.ForceLatch();
  assert.deepEqual(latch.add(0.3), []);
  assert.deepEqual(latch.add(0.6), ['activated']);
  assert.equal(latch.phase, 'activated');
  assert.deepEqual(latch.add(0.45), ['confirmed']);
  assert.deepEqual(latch.add(0.1), ['reset']);
  latch.add(0.9);
  assert.deepEqual(latch.add(0), ['confirmed', 'reset']);
  latch.add(0.9);
  assert.deepEqual(latch.end({ cancelled: true }), ['reset']);
  latch.add(0.9);
  assert.deepEqual(latch.end(), ['confirmed', 'reset']);
  assert.equal(resin.forceFraction(3, 6), 0.5);
  assert.equal(resin.forceFraction(3, 0), 0);
});
