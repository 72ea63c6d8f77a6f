// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as resin from '../src/index.js';
import { throwsCode } from './support.mjs';

const { Bar, ListDiffer, Solver, Spring, SpringBatch } = resin;
const tolerance = { distance: 0.5, speed: 0.5 };
const motion = { value: 3, velocity: 7 };
const spring = Spring.fromResponse(0.4, 0.8);
const stops = [44, 96, 200];
const sample = { contentOffset: -70, insetTop: 96, contentHeight: 4000, frameHeight: 800 };
const state = { offset: -96, highestStop: 1, phase: 'resting', contentOffset: -96 };
const bar = new Bar(stops);

/** Calls with one number each, by the name of the number in the message. */
function callsWithANumber() {
  const solver = new Solver();
  const x = solver.addVariable();
  const edit = solver.addEdit(x);
  const batch = new SpringBatch(1, { tolerance, spring });
  return {
    frequency: (n) => new Spring(n, 1),
    dampingRatio: (n) => Spring.fromResponse(0.5, n),
    stiffness: (n) => Spring.fromStiffness(n, 1),
    mass: (n) => spring.stiffness(n ?? null),
    duration: (n) => Spring.fromDuration(n),
    tension: (n) => Spring.fromTension(n, 8),
    target: (n) => spring.advance(motion, n, 0.1),
    dt: (n) => spring.step(motion, 1, n, tolerance),
    step: (n) => spring.sample(motion, 1, n, 2),
    count: (n) => spring.sample(motion, 1, 0.1, n),
    'motion.value': (n) => spring.overshoot({ value: n, velocity: 0 }, 1),
    'motion.velocity': (n) => resin.relativeVelocity({ value: 0, velocity: n }, 1),
    'tolerance.speed': (n) => spring.settlingTime(motion, 1, { distance: 1, speed: n }),
    'tolerance.distance': (n) => new SpringBatch(1, { tolerance: { distance: n, speed: 1 } }),
    'spring.frequency': (n) => { batch.spring = { frequency: n, dampingRatio: 1 }; },
    'an element of stops': (n) => new Bar([n, 50]),
    normalStop: (n) => new Bar(stops, { normalStop: n ?? 'none' }),
    resistance: (n) => new Bar(stops, { resistance: n ?? 'none' }),
    'state.offset': (n) => bar.height({ ...state, offset: n }),
    'state.highestStop': (n) => bar.progress({ ...state, highestStop: n }),
    'sample.frameHeight': (n) => bar.reduce(state, { ...sample, frameHeight: n }),
    'sample.insetTop': (n) => bar.attach(state, { ...sample, insetTop: n ?? null }),
    'gesture.velocity': (n) => bar.handleGesture(state, { phase: 'ended', sample, velocity: n ?? null }),
    stop: (n) => bar.moveTo(state, sample, n),
    rank: (n) => solver.addVariable({ rank: n ?? null }),
    'a coefficient': (n) => solver.addConstraint({ terms: [[n, x]], relation: '==', priority: 1 }),
    constant: (n) => solver.setConstant(edit, n),
    priority: (n) => solver.setStrength(edit, { priority: n ?? null }),
    weight: (n) => solver.addStay(x, { priority: 5, weight: n ?? null }),
    value: (n) => solver.suggest(x, n),
    velocity: (n) => resin.project(n),
    rate: (n) => new resin.Deceleration(0, 1, n ?? null),
    time: (n) => new resin.Deceleration(0, 1).after(n),
    distance: (n) => resin.rubberBand(n, 800),
    'target.x': (n) => resin.nearestPoint([{ x: 1, y: 1 }], { x: n, y: 0 }),
    'an element of angles': (n) => resin.closestAngle([n], 0),
    'rule.flickResponse': (n) => resin.momentumOnRelease(1, 2, { flickResponse: n ?? 'none' }),
    'rule.loss': (n) => new resin.PauseDetector({ loss: n ?? 'none' }),
    position: (n) => new resin.VelocityTracker().add(0, n),
    force: (n) => new resin.ForceLatch().add(n),
    oldIndex: (n) => new ListDiffer().markUpdate(n),
  };
}

test('An argument that is not a number throws a TypeError that names it', () => {
  const notNumbers = [undefined, null, '5', [], {}, true, 1n, Symbol('s'), { valueOf: () => 5 }, () => 5];
  for (const [name, call] of Object.entries(callsWithANumber())) {
    for (const value of notNumbers) {
      assert.throws(() => call(value), (error) => {
        assert.equal(error.name, 'TypeError', `${name}: ${error}`);
        assert.ok(error.message.startsWith(`${name} must be a number; got `), `${name}: ${error.message}`);
        return true;
      });
    }
  }
});

test('An object that is missing throws a TypeError that names it', () => {
  const throwsNaming = (call, name) => assert.throws(call, { name: 'TypeError', message: new RegExp(`\\b${name}\\b`) });
  throwsNaming(() => spring.advance(undefined, 1, 0.1), 'motion');
  throwsNaming(() => spring.step(motion, 1, 0.1), 'tolerance');
  throwsNaming(() => new SpringBatch(1), 'options');
  throwsNaming(() => new SpringBatch(1, {}), 'tolerance');
  throwsNaming(() => new Bar(), 'stops');
  throwsNaming(() => bar.reduce(state), 'sample');
  throwsNaming(() => bar.handleGesture(state), 'gesture');
  throwsNaming(() => new Solver().addConstraint({ relation: '==' }), 'terms');
  throwsNaming(() => new Solver().value(Symbol('x')), 'Variable');
  throwsNaming(() => resin.nearestStop(null, 1), 'stops');
});

test('A name that does not exist throws an error with the names that do', () => {
  const message = (call) => { try { call(); } catch (error) { return error.message; } return 'no error'; };
  assert.equal(message(() => new Solver().addConstraint({ terms: [], relation: '=' })),
    "relation must be '==' or '<=' or '>='; got '='");
  assert.equal(message(() => new ListDiffer().diff([], [], { moves: 'most' })),
    "moves must be 'minimal' or 'heckel'; got 'most'");
  throwsCode(() => bar.height({ ...state, phase: 'flying' }), 'BAR_STATE');
});

test('Getters of arguments may use the package', () => {
  const other = new Spring(30, 1);
  const disturb = (value) => { other.step({ value: 99, velocity: -5 }, 1, 0.1, { distance: 2, speed: 2 }); return value; };
  const expected = spring.step(motion, 100, 1 / 60, tolerance);
  assert.deepEqual(spring.step({ value: 3, get velocity() { return disturb(7); } }, 100, 1 / 60, tolerance), expected);
  assert.deepEqual(spring.step(motion, 100, 1 / 60, { get distance() { return disturb(0.5); }, speed: 0.5 }), expected);
  const reduced = bar.reduce(state, sample);
  assert.deepEqual(bar.reduce(state, { ...sample, get insetTop() { return disturb(96); } }), reduced);
  assert.deepEqual(bar.reduce({ ...state, get contentOffset() { return disturb(-96); } }, sample), reduced);
  assert.deepEqual(bar.reduceWith(state, { ...sample, get insetTop() { return disturb(96); } }, ['anchor']),
    bar.reduceWith(state, sample, ['anchor']));
  assert.deepEqual(new Bar(stops, { get resistance() { return disturb(0.5); } }).stops, bar.stops);
  const rule = { ...resin.defaultMomentumRule(), get maximumRelativeVelocity() { return disturb(30); } };
  assert.deepEqual(resin.momentumOnRelease(900, 100, rule), resin.momentumOnRelease(900, 100));
});

test('Getters of arguments may make the memory grow', () => {
  let length = 100_000;
  const grow = (value) => {
    length *= 2;
    new ListDiffer().match(new Float64Array(length), new Float64Array(1));
    return value;
  };
  assert.deepEqual(spring.advance({ get value() { return grow(3); }, velocity: 7 }, 100, 0.1),
    spring.advance(motion, 100, 0.1));
  assert.equal(bar.height({ ...state, get offset() { return grow(-70); } }), 70);
  assert.deepEqual(bar.reduceWith({ ...state, get offset() { return grow(-96); } }, sample, ['anchor']),
    bar.reduceWith(state, sample, ['anchor']));
});

test('A member that is undefined has its default, as one that is missing', () => {
  const velocities = [2000, 2000, 2000, 2000, 2000, 2000, 2000, 5];
  const detected = (rule) => { const detector = new resin.PauseDetector(rule); return velocities.map((v) => detector.add(v, 500)); };
  assert.ok(detected({}).includes(true));
  assert.deepEqual(detected({ loss: undefined }), detected({}));
  const solver = new Solver();
  solver.addEdit(solver.addVariable(), { priority: undefined });
});

test('Lists whose length is not that of their elements are read by their elements', () => {
  const liar = { length: 1e6, * [Symbol.iterator]() { yield 10; yield 20; } };
  assert.equal(resin.nearestStop(liar, 19), 1);
  assert.equal(resin.nearestStop(new Set([10, 20]), 19), 1);
  assert.equal(resin.nearestPoint(Float64Array.of(1, 2, 3), { x: 3, y: 0 }), 0);
});

test('An assignment to an array of a batch throws', () => {
  const batch = new SpringBatch(2, { tolerance, spring });
  assert.throws(() => { batch.targets = [1, 2]; }, TypeError);
  assert.throws(() => { batch.count = 3; }, TypeError);
  batch.tolerance = { distance: 1, speed: 1 };
  assert.throws(() => { batch.tolerance = { distance: 9, speed: '1' }; }, TypeError);
  assert.deepEqual(batch.tolerance, { distance: 1, speed: 1 });
});

test('The error of a memory that the engine does not give has the cause', () => {
  assert.throws(() => new SpringBatch(2 ** 30, { tolerance }), (error) => {
    assert.equal(error.code, 'RESIN_ERROR_OUT_OF_MEMORY');
    assert.ok(error.cause instanceof Error);
    return true;
  });
  assert.equal(new resin.ResinError(5, 'mine', { cause: 7 }).cause, 7);
  assert.ok(!('cause' in new resin.ResinError(5)));
});

test('A value that is not a list, and a detached one, throws a TypeError with its name', () => {
  const solver = new Solver();
  const target = { x: 0, y: 0 };
  const detached = new Float64Array(4);
  structuredClone(detached.buffer, { transfer: [detached.buffer] });
  const wrong = [undefined, null, 5, true, 'abc', {}, new Date(0), new DataView(new ArrayBuffer(8)), new ArrayBuffer(8), detached];
  for (const list of wrong) {
    const calls = {
      stops: () => resin.nearestStop(list, 1),
      angles: () => resin.closestAngle(list, 1),
      points: () => resin.nearestPoint(list, target),
      ranges: () => bar.value(state, list),
      terms: () => solver.addConstraint({ terms: list, relation: '==' }),
      before: () => resin.checkStage({}, list, [1]),
      sections: () => resin.sectioned(list),
    };
    for (const [name, call] of Object.entries(calls)) {
      assert.throws(call, { name: 'TypeError', message: new RegExp(`^${name} must`) }, `${name}: ${typeof list}`);
    }
  }
});

test('An element of a wrong type throws a TypeError with the name of its list', () => {
  for (const element of [undefined, null, 5, 'ab', {}]) {
    const throwsNaming = (call, name) => assert.throws(call, { name: 'TypeError', message: new RegExp(name) });
    throwsNaming(() => bar.value(state, [[0, 1], element]), 'ranges');
    throwsNaming(() => new Solver().addConstraint({ terms: [element], relation: '==' }), 'terms');
    throwsNaming(() => resin.nearestPoint([element], { x: 0, y: 0 }), 'points');
    throwsNaming(() => resin.sectioned([{ id: 1, items: [] }, element]), 'section');
    throwsNaming(() => resin.sectioned([{ id: 1, items: element }]), 'items of section 0');
  }
});

test('Options that are not an object throw a TypeError, and change nothing', () => {
  const solver = new Solver();
  const x = solver.addVariable();
  const weak = solver.addConstraint({ terms: [[1, x]], constant: -5, relation: '==', priority: 1 });
  solver.addEdit(x, { priority: 500 });
  solver.suggest(x, 7);
  const differ = new ListDiffer();
  differ.diff([1], [2]);
  const latch = new resin.ForceLatch();
  for (const options of [null, 5, 'fast', () => 1]) {
    const calls = {
      strength: [() => solver.setStrength(weak, options), () => solver.addStay(x, options), () => solver.addEdit(x, options)],
      rule: [
        () => resin.momentumOnRelease(1, 2, options), () => new resin.PauseDetector(options),
        () => new resin.TimedPauseDetector(options),
      ],
      stage: [() => resin.checkStage(options, [1], [1])],
      options: [
        () => solver.addVariable(options), () => new Bar(stops, options), () => bar.settle(state, sample, options),
        () => differ.diff([1], [2], options), () => differ.match([1], [2], options), () => differ.stages(options),
        () => latch.end(options),
      ],
    };
    for (const [name, list] of Object.entries(calls)) {
      for (const call of list) assert.throws(call, { name: 'TypeError', message: new RegExp(`^${name} must be an object`) });
    }
  }
  assert.equal(x.value, 7); // the number 500 does not make the weak constraint required
});

test('Tuples of no width, and of another array, throw', () => {
  for (const width of [0, -1, 0.5, NaN, null, 3]) {
    assert.throws(() => new resin.IndexTuples(Uint32Array.of(1, 2), width), { name: 'RangeError', message: /^width must/ });
  }
  assert.throws(() => new resin.IndexTuples([1, 2], 2), { name: 'TypeError', message: /^array must/ });
  assert.deepEqual([...new resin.IndexTuples(Uint32Array.of(1, 2), 1)], [[1], [2]]);
});
