// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bar, checkStage, ListDiffer, nearestStop, Solver, Spring, SpringBatch } from '../src/index.js';
import { renew, u8 } from '../src/memory.js';
import { throwsCode } from './support.mjs';

const sample = { contentOffset: -70, insetTop: 96, contentHeight: 4000, frameHeight: 800 };
const pause = () => new Promise((resume) => { setTimeout(resume, 0); });

test('Changes can be read after the last reference to their differ is gone', async () => {
  assert.equal(typeof globalThis.gc, 'function', 'run node with --expose-gc');
  const make = () => new ListDiffer().diff([1, 2, 3, 4, 5, 6], [6, 1, 9]);
  const others = [];
  for (let round = 0; round < 20; round += 1) {
    const changes = make();
    globalThis.gc();
    await pause(); // finalizers run
    others.push(new ListDiffer());
    others.at(-1).diff([100, 200, 300, 400], [7, 8, 9, 10, 11, 12, 13]); // would reuse freed memory
    assert.deepEqual([...changes.deletes], [1, 2, 3, 4]);
    assert.deepEqual([...changes.moves], [[5, 0]]);
  }
});

test('Calls free the memory of their arguments, also when they throw', () => {
  const long = new Float64Array(10_000);
  const bar = new Bar([0, 50]);
  const solver = new Solver();
  const variables = Array.from({ length: 600 }, () => solver.addVariable());
  const terms = variables.map((variable) => [1, variable]);
  const spring = new Spring(10, 1);
  const start = { value: 0, velocity: 0 };
  const state = bar.initialState();
  const stage = { itemDeletes: new Uint32Array(20_000) };
  const calls = {
    nearestStop: () => nearestStop(long, 1),
    checkStage: () => checkStage(stage, [1], [1]),
    sample: () => spring.sample(start, 1, 0.001, 10_000),
    'sample that throws': () => assert.throws(() => spring.sample(start, 1, -1, 10_000)),
    value: () => bar.value(state, [[0, 1]]),
    reduceWith: () => bar.reduceWith(state, sample, new Array(1000).fill('anchor')),
    'reduceWith that throws': () => assert.throws(() => bar.reduceWith(state, sample, [() => NaN, ...new Array(999).fill('anchor')])),
    'new Bar': () => assert.throws(() => new Bar(long.map((_, i) => -i))),
    addConstraint: () => solver.removeConstraint(solver.addConstraint({ terms, relation: '==', priority: 1 })),
    'addConstraint that throws': () => assert.throws(() => solver.addConstraint({ terms, relation: '==', priority: 2000 })),
    dependencies: () => solver.dependencies(variables[0]),
  };
  const sizeAfter = (call, times) => {
    for (let k = 0; k < times; k += 1) call();
    renew();
    return u8.length;
  };
  for (const [name, call] of Object.entries(calls)) {
    const size = sizeAfter(call, 10);
    assert.equal(sizeAfter(call, 300), size, name);
  }
});

test('Every method of a disposed bar throws', () => {
  const bar = new Bar([0, 50]);
  const state = bar.initialState();
  bar.dispose();
  for (const call of [
    () => bar.height(state), () => bar.progress(state), () => bar.stopAt(state), () => bar.stops, () => bar.normalStop,
    () => bar.initialState(), () => bar.value(state, [[0, 1]]), () => bar.reduce(state, sample),
    () => bar.reduceWith(state, sample, []), () => bar.contribution(state, sample), () => bar.attach(state, sample),
    () => bar.handleGesture(state, { phase: 'began', sample }), () => bar.settle(state, sample),
    () => bar.scrollToTop(state, sample), () => bar.changeLayout(state, sample), () => bar.moveTo(state, sample, 0),
    () => bar.adopt(bar, state),
  ]) throwsCode(call, 'NULL_HANDLE');
});

test('A method throws a TypeError for a handle of another class', () => {
  const bar = new Bar([0, 50]);
  const solver = new Solver();
  const differ = new ListDiffer();
  const state = bar.initialState();
  for (const call of [
    () => bar.adopt(solver, state),
    () => bar.adopt(undefined, state),
    () => Bar.prototype.reduce.call(solver, state, sample),
    () => Reflect.get(Bar.prototype, 'stops', differ),
    () => Solver.prototype.takeChanges.call(bar),
    () => Solver.prototype.addVariable.call(differ),
    () => ListDiffer.prototype.steps.call(solver),
  ]) assert.throws(call, TypeError);
  assert.equal(bar.adopt(bar, state).offset, state.offset);
});

/**
 * Calls `call` at the last depths before the call stack is used up, until it is. `padding` varies the
 * place at which that happens.
 */
function useUpTheStack(call, padding) {
  let first = Infinity;
  let depth = 0;
  const recurse = () => {
    depth += 1;
    if (depth > first) call();
    recurse();
  };
  assert.throws(recurse, RangeError);
  first = depth - 60 - padding;
  depth = 0;
  assert.throws(recurse, (error) => error instanceof RangeError || error.code === 'RESIN_ERROR_NULL_HANDLE');
}

test('Runaway recursion does not harm other objects, however often', () => {
  const bar = new Bar([44, 96, 200]);
  const state = bar.attach(bar.initialState(), { ...sample, contentOffset: -96 }).state;
  const spring = Spring.fromResponse(0.3, 0.5);
  const start = { value: 0, velocity: 1 };
  const tolerance = { distance: 0.5, speed: 0.5 };
  const batch = new SpringBatch(3, { tolerance, spring });
  const calls = [
    () => bar.handleGesture(state, { phase: 'ended', sample, velocity: 100 }),
    () => bar.reduce(state, sample),
    () => bar.reduceWith(state, sample, [(step) => step.delta, 'anchor']),
    () => spring.step(start, 1, 0.1, tolerance),
    () => spring.settlingTime(start, 1, tolerance),
    () => batch.step(0.1).moving,
  ];
  const results = () => calls.map((call) => call());
  batch.targets.fill(100);
  batch.step(0.1);
  const expected = results();
  for (const call of calls) {
    for (let round = 0; round < 150; round += 1) useUpTheStack(call, round);
  }
  batch.values.fill(0);
  assert.deepEqual(results(), expected);
});

test('A differ or a solver is usable or disposed after runaway recursion', () => {
  const long = Array.from({ length: 50 }, (_, i) => i);
  for (let round = 0; round < 40; round += 1) {
    const differ = new ListDiffer();
    useUpTheStack(() => differ.diff(long, [5, 4, 3]), round);
    if (differ.isDisposed) throwsCode(() => differ.diff([1], []), 'NULL_HANDLE');
    else assert.equal(differ.diff(long, [5, 4, 3]).moves.length, 2);
    differ.dispose();
    const solver = new Solver();
    const x = solver.addVariable();
    const y = solver.addVariable();
    solver.addConstraint({ terms: [[1, y], [-1, x]], constant: -1, relation: '==' });
    solver.addEdit(x);
    useUpTheStack(() => solver.suggest(x, 7), round);
    if (solver.isDisposed) {
      throwsCode(() => y.value, 'NULL_HANDLE');
    } else {
      solver.suggest(x, 9);
      assert.equal(y.value, 10);
    }
  }
});
