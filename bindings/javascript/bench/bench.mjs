// SPDX-License-Identifier: MIT

// Measures the package, and prints one JSON line for each workload.
//
//     node bench/bench.mjs [TEXT]
//
// TEXT selects the workloads whose unit/workload/identity contains it. The path `javascript` is this
// package, `map-heckel` the diff in plain JavaScript of map_heckel.mjs.

import { Bar, ListDiffer, project, Solver, Spring, SpringBatch } from '../src/index.js';
import { mapHeckel } from './map_heckel.mjs';
import { keyOf } from './random.mjs';
import { measure, verify } from './sampler.mjs';
import { fillSprings, standardLists } from './workloads.mjs';

const wanted = process.argv[2] ?? '';

/** The forms of a list of elements, by the name of the identity. */
const forms = {
  Int: (/** @type {number[]} */ list) => BigUint64Array.from(list, keyOf),
  Int32: (/** @type {number[]} */ list) => Int32Array.from(list),
  Float64: (/** @type {number[]} */ list) => Float64Array.from(list),
  Number: (/** @type {number[]} */ list) => [...list],
  String: (/** @type {number[]} */ list) => list.map((element) => `row ${element}`),
};

function* diffEntries(size) {
  const lists = standardLists(size);
  for (const [identity, form] of Object.entries(forms)) {
    const old = form(lists.old);
    const now = form(lists.now);
    const differ = new ListDiffer();
    const ours = differ.diff(old, now);
    const theirs = mapHeckel(old, now);
    verify(ours.deletes.length === size / 10 && ours.inserts.length === size / 10, 'deletes and inserts');
    verify(String(ours.deletes) === String(theirs.deletes), 'deletes');
    verify(String(ours.inserts) === String(theirs.inserts), 'inserts');
    verify(ours.moves.length === theirs.moves.length, 'the number of moves');
    const common = { unit: 'diff', workload: 'standard', identity, size };
    yield [
      { ...common, path: 'javascript', run: (n) => {
        let sum = 0;
        for (let k = 0; k < n; k += 1) {
          differ.match(old, now);
          sum += differ.finish().items.count;
        }
        return sum;
      } },
      { ...common, path: 'map-heckel', run: (n) => {
        let sum = 0;
        for (let k = 0; k < n; k += 1) {
          const { deletes, inserts, moves } = mapHeckel(old, now);
          sum += deletes.length + inserts.length + moves.length;
        }
        return sum;
      } },
    ];
  }
}

function* springEntries() {
  const batch = new SpringBatch(5000, { tolerance: { distance: 0.01, speed: 0.1 } });
  const { near, far } = fillSprings(batch);
  const spring = new Spring(batch.frequencies[7], batch.dampingRatios[7]);
  const alone = spring.step({ value: batch.values[7], velocity: batch.velocities[7] }, near[7], 1 / 120,
    { distance: 0.01, speed: 0.1 });
  batch.targets.set(near);
  batch.step(1 / 120);
  verify(batch.values[7] === alone.value && batch.velocities[7] === alone.velocity, 'a spring of the batch');
  let frame = 0;
  // In C the batch points at other targets every 24 frames; here they are copied then.
  yield [{ unit: 'spring', workload: 'own', identity: '-', size: 5000, path: 'javascript', run: (n) => {
    let moving = 0;
    for (let k = 0; k < n; k += 1) {
      frame += 1;
      if (frame % 24 === 0) batch.targets.set(frame % 48 === 0 ? near : far);
      moving += batch.step((1 / 120) * (1 + 0.001 * (frame % 512))).moving;
    }
    return moving;
  } }];
  const tolerance = { distance: 0.01, speed: 0.1 };
  yield [{ unit: 'spring', workload: 'step', identity: '-', size: 1, path: 'javascript', run: (n) => {
    let motion = { value: 0, velocity: 0 };
    for (let k = 0; k < n; k += 1) motion = spring.step(motion, (k & 32) === 0 ? 100 : -100, 1 / 120, tolerance);
    return motion.value;
  } }];
}

function* motionEntries() {
  verify(Math.abs(project(1000) - 499) < 1e-9, 'the projection of 1000');
  yield [{ unit: 'motion', workload: 'project', identity: '-', size: 1, path: 'javascript', run: (n) => {
    let sum = 0;
    for (let k = 0; k < n; k += 1) sum += project(k & 1023, 0.998);
    return sum;
  } }];
}

function* barEntries() {
  const bar = new Bar([44, 96, 200]);
  const sample = { contentOffset: 0, insetTop: 96, contentHeight: 4000, frameHeight: 800 };
  let state = bar.attach(bar.initialState(), sample).state;
  let step = 7;
  yield [{ unit: 'bar', workload: 'reduce', identity: '-', size: 1, path: 'javascript', run: (n) => {
    for (let k = 0; k < n; k += 1) {
      if (sample.contentOffset + step > 400 || sample.contentOffset + step < 0) step = -step;
      sample.contentOffset += step;
      state = bar.reduce(state, sample);
    }
    verify(bar.height(state) >= 44 && bar.height(state) <= 96, 'the height of the bar');
    return state.offset;
  } }];
}

function* solverEntries() {
  const solver = new Solver();
  const x = Array.from({ length: 100 }, () => solver.addVariable());
  for (let i = 1; i < x.length; i += 1) {
    solver.addConstraint({ terms: [[1, x[i]], [-1, x[i - 1]]], constant: -10, relation: '==' });
  }
  solver.addEdit(x[0], { priority: 1000 });
  solver.suggest(x[0], 2);
  verify(x[99].value === 992, 'the last variable');
  yield [{ unit: 'solver', workload: 'suggest', identity: '-', size: 100, path: 'javascript', run: (n) => {
    let sum = 0;
    for (let k = 0; k < n; k += 1) {
      solver.suggest(x[0], 1 + (k & 1));
      sum += solver.value(x[99]);
    }
    return sum;
  } }];
}

for (const make of [() => diffEntries(5000), springEntries, motionEntries, barEntries, solverEntries]) {
  for (const entries of make()) {
    const [{ unit, workload, identity }] = entries;
    if (`${unit}/${workload}/${identity}`.includes(wanted)) measure(entries);
  }
}
