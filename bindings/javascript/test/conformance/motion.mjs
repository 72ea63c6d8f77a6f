// SPDX-License-Identifier: MIT
import {
  closestAngle, Deceleration, ForceLatch, forceFraction, INDEX_NONE, momentumOnRelease, nearestPoint, nearestStop,
  PauseDetector, project, projectContinuous, rubberBand, rubberBandInverse, rubberBandPower, rubberBandPowerInverse,
  shortestTurn, TimedPauseDetector, VelocityTracker,
} from '../../src/index.js';

const rates = [0.998, 0.99, 0.5, 0.9999];
const exponents = [0.7, 0.5, 1, 0.1];

function runDecelerations(c) {
  for (let round = 0; round < 500; round += 1) {
    const motion = new Deceleration(c.grid(4001, 2000, 4), c.grid(20001, 10000, 2), c.pick(rates));
    const time = c.grid(3000, 0, 1000);
    const boundary = c.grid(8001, 4000, 2);
    c.double(project(motion.velocity, motion.rate), projectContinuous(motion.velocity, motion.rate));
    const after = motion.after(time);
    const crossing = motion.crossing(boundary);
    c.double(after.value, after.velocity, motion.rest, motion.timeToSpeed(10), crossing.time, crossing.velocity);
  }
}

function runRubberBands(c) {
  for (let round = 0; round < 500; round += 1) {
    const distance = c.grid(8001, 4000, 4);
    const dimension = c.grid(1000, -1, 1);
    const coefficient = c.grid(20, -1, 20);
    const exponent = c.pick(exponents);
    c.double(rubberBandPower(distance, exponent), rubberBandPowerInverse(distance, exponent),
      rubberBand(distance, dimension, coefficient), rubberBandInverse(distance, dimension, coefficient));
  }
}

function runNearest(c) {
  const indexOf = (found) => (found < 0 ? INDEX_NONE : found);
  for (let round = 0; round < 300; round += 1) {
    const points = [];
    const stops = [];
    const count = c.below(9);
    for (let i = 0; i < count; i += 1) {
      points.push({ x: c.grid(101, 50, 1), y: c.grid(101, 50, 1) });
      stops.push(c.grid(2001, 1000, 100));
    }
    const target = { x: c.grid(101, 50, 1), y: c.grid(101, 50, 1) };
    const line = c.grid(2001, 1000, 100);
    c.add(indexOf(nearestPoint(points, target)), indexOf(nearestStop(stops, line)), indexOf(closestAngle(stops, line)));
    c.double(shortestTurn(target.x, line));
  }
}

function runMomentum(c) {
  for (let round = 0; round < 200; round += 1) {
    const velocity = c.grid(401, 200, 0.5);
    const distance = c.grid(401, 200, 2);
    const momentum = momentumOnRelease(velocity, distance);
    c.double(momentum.response, momentum.dampingRatio, momentum.relativeVelocity);
  }
}

const changes = ['activated', 'confirmed', 'reset'];
const bitsOf = (list) => list.reduce((bits, change) => bits + (1 << changes.indexOf(change)), 0);

function runTrackers(c) {
  for (let round = 0; round < 20; round += 1) {
    const tracker = new VelocityTracker();
    const pause = new PauseDetector();
    const timedPause = new TimedPauseDetector();
    const latch = new ForceLatch();
    let milliseconds = 0;
    let position = 0;
    for (let event = 0; event < 60; event += 1) {
      milliseconds += 4 + c.below(16);
      position += c.grid(81, event < 30 ? 0 : 75, 4);
      const time = milliseconds / 1000;
      tracker.add(time, position);
      const velocity = tracker.velocity(time);
      c.double(velocity);
      c.add(pause.add(velocity, position), timedPause.add(time, velocity, position));
      const force = forceFraction(c.below(100), 80);
      c.double(force);
      c.add(bitsOf(latch.add(force)));
    }
    c.add(bitsOf(latch.end({ cancelled: round % 2 === 1 })));
  }
}

export function runMotion(c) {
  runDecelerations(c);
  runRubberBands(c);
  runNearest(c);
  runMomentum(c);
  runTrackers(c);
}
