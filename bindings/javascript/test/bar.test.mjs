// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bar } from '../src/index.js';
import { throwsCode } from './support.mjs';

const stops = [44, 96, 200];
const sampleAt = (contentOffset) => ({ contentOffset, insetTop: 96, contentHeight: 4000, frameHeight: 800 });
const chain = ['ignore-top', 'ignore-bottom', 'cut-out', 'anchor'];

/** A bar at its normal stop, at the top of its content. */
function attached(options) {
  const bar = new Bar(stops, options);
  const { state, targetOffset } = bar.attach(bar.initialState(), sampleAt(-96));
  return { bar, state, targetOffset };
}

test('Scrolling down shrinks the bar to its lowest stop, scrolling up grows it to the normal one', () => {
  const { bar, state } = attached();
  assert.deepEqual(state, { offset: -96, highestStop: 1, phase: 'resting', contentOffset: -96 });
  const half = bar.reduce(state, sampleAt(-66));
  assert.equal(bar.height(half), 66);
  const compact = bar.reduce(half, sampleAt(500));
  assert.equal(bar.height(compact), 44);
  assert.equal(bar.stopAt(compact), 0);
  assert.equal(bar.stopAt(half), -1);
  assert.equal(bar.height(bar.reduce(compact, sampleAt(490))), 54);
  assert.equal(bar.height(bar.reduce(compact, sampleAt(100))), 96);
  assert.deepEqual(bar.reduce(half, sampleAt(-66)), half);
});

test('Progress and values are linear between stops', () => {
  const { bar, state } = attached();
  const half = { ...state, offset: -70 };
  assert.equal(bar.progress(state), 1);
  assert.equal(bar.progress(half), 0.5);
  assert.equal(bar.value(half, [[0, 1], [1, 2]]), 0.5);
  assert.equal(bar.value(state, [[0, 1], [10, 20]]), 10);
  throwsCode(() => bar.value(state, [[0, 1]]), 'BAR_RANGES');
  assert.throws(() => bar.value(state, [[0], [1, 2]]), TypeError);
  assert.throws(() => bar.value(state, [[0, 1], ,]), TypeError);
  throwsCode(() => bar.value(state, [[0, NaN], [1, 2]]), 'BAR_RANGES');
});

test('A release between two stops has a target, at which the bar rests', () => {
  const { bar, state } = attached();
  let now = bar.handleGesture(state, { phase: 'began', sample: sampleAt(-96) }).state;
  assert.equal(now.phase, 'tracking');
  assert.equal(now.highestStop, 2);
  now = bar.reduce(now, sampleAt(-60));
  const response = bar.handleGesture(now, { phase: 'ended', velocity: 0, sample: sampleAt(-60) });
  assert.equal(response.state.phase, 'settling');
  assert.equal(response.targetOffset, -44);
  assert.equal(bar.height(response.resting), 44);
  const end = bar.settle(bar.reduce(response.state, sampleAt(-44)), sampleAt(-44));
  assert.equal(end.state.phase, 'resting');
  assert.equal(end.targetOffset, null);
  const kept = bar.handleGesture(now, { phase: 'ended', sample: sampleAt(-60), keepContent: true });
  assert.equal(kept.targetOffset, null);
  const known = bar.handleGesture(now, { phase: 'ended', velocity: 900, restOffset: 900, sample: sampleAt(-60) });
  assert.equal(known.targetOffset, null); // compact well before
  assert.equal(bar.settle(now, sampleAt(-60), { keepContent: true }).targetOffset, null);
});

test('The other events respond', () => {
  const { bar, state } = attached();
  const scrolled = bar.reduce(state, sampleAt(500));
  assert.deepEqual(bar.contribution(state, sampleAt(-96)), { top: 96, bottom: 0, indicatorTop: 96 });
  assert.equal(bar.scrollToTop(scrolled, sampleAt(500)).targetOffset, -96);
  assert.equal(bar.moveTo(scrolled, sampleAt(500), 1).targetOffset, 448);
  throwsCode(() => bar.moveTo(scrolled, sampleAt(500), 3), 'STOP');
  throwsCode(() => bar.moveTo(scrolled, sampleAt(500), -1), 'STOP');
  assert.equal(bar.height(bar.changeLayout(scrolled, sampleAt(400)).state), 44);
  const taller = new Bar([60, 120, 240]);
  assert.equal(taller.height(taller.adopt(bar, { ...state, offset: -70 })), 90);
});

test('The built-in chain gives the default reduction, and a custom transformer takes part', () => {
  const { bar, state } = attached();
  for (const offset of [-150, -80, -10, 300, 3500]) {
    assert.deepEqual(bar.reduceWith(state, sampleAt(offset), chain), bar.reduce(state, sampleAt(offset)));
    const mirrored = chain.map((name) => (step) => step.transformed(name));
    assert.deepEqual(bar.reduceWith(state, sampleAt(offset), mirrored), bar.reduce(state, sampleAt(offset)));
  }
  const seen = [];
  const slow = (step) => { seen.push(step); return step.delta / 2; };
  const reduced = bar.reduceWith(state, sampleAt(-76), [slow, 'cut-out', slow]);
  assert.equal(bar.height(reduced), 91); // a quarter of 20
  assert.deepEqual(seen.map((step) => step.delta), [20, 10]);
  const [{ previous, current, top, bottom, state: before, sample }] = seen;
  assert.deepEqual([previous, current, top, bottom], [-96, -76, -96, 3200]);
  assert.equal(before.offset, -96);
  assert.equal(sample.contentOffset, -76);
  assert.equal(bar.reduceWith(state, sampleAt(-76), []).offset, -76);
});

test('A transformer that throws ends the reduction with its error', () => {
  const { bar, state } = attached();
  const error = new Error('mine');
  assert.throws(() => bar.reduceWith(state, sampleAt(0), [() => { throw error; }]), (e) => e === error);
  for (const wrong of [NaN, Infinity, undefined, '5']) {
    throwsCode(() => bar.reduceWith(state, sampleAt(0), ['anchor', () => wrong]), 'TRANSFORMER');
  }
  throwsCode(() => bar.reduceWith(state, sampleAt(0), ['unknown']), 'TRANSFORMER');
  throwsCode(() => bar.reduceWith(state, sampleAt(0), [() => 1e101]), 'TRANSFORMER');
  assert.equal(bar.height(bar.reduce(state, sampleAt(0))), 44);
});

test('A transformer may reduce the same bar, or dispose it', () => {
  const { bar, state } = attached();
  const nested = (step) => {
    const inner = bar.reduceWith(state, sampleAt(-86), [(s) => s.delta]);
    assert.equal(inner.offset, -86);
    return step.delta;
  };
  assert.equal(bar.reduceWith(state, sampleAt(-76), [nested, nested]).offset, -76);
  throwsCode(() => bar.reduceWith(state, sampleAt(-76), [(step) => { bar.dispose(); return step.delta; }]), 'NULL_HANDLE');
});

test('A step outlives its call, but not its bar', () => {
  const { bar, state } = attached();
  let kept;
  bar.reduceWith(state, sampleAt(-10), [(step) => { kept = step; return step.delta; }]);
  assert.equal(kept.transformed('cut-out'), 52);
  throwsCode(() => kept.transformed('unknown'), 'TRANSFORMER');
  bar.dispose();
  throwsCode(() => kept.transformed('cut-out'), 'NULL_HANDLE');
});

test('Options are those of the core', () => {
  assert.equal(new Bar([0, 50]).normalStop, 1);
  assert.equal(new Bar(Float64Array.of(0, 0, 80)).normalStop, 1);
  assert.equal(new Bar([0, 50, 80], { normalStop: 2 }).normalStop, 2);
  assert.deepEqual([...new Bar([0, 50, 80]).stops], [0, 50, 80]);
  const rigid = attached({ resistance: 0, decelerationRate: 0.99, topTolerance: 0, snapping: 'none' });
  const tracking = { ...rigid.state, phase: 'tracking', highestStop: 2 };
  assert.equal(rigid.bar.height(rigid.bar.reduce(tracking, sampleAt(-300))), 200);
  const elastic = attached();
  assert.ok(elastic.bar.height(elastic.bar.reduce(tracking, sampleAt(-300))) > 200);
});

test('Bad options, states and samples throw', () => {
  throwsCode(() => new Bar([5]), 'STOPS');
  throwsCode(() => new Bar([50, 40]), 'STOPS');
  throwsCode(() => new Bar([0, NaN]), 'STOPS');
  throwsCode(() => new Bar(stops, { normalStop: 0 }), 'NORMAL_STOP');
  throwsCode(() => new Bar(stops, { normalStop: 3 }), 'NORMAL_STOP');
  throwsCode(() => new Bar(stops, { normalStop: 1.5 }), 'NORMAL_STOP');
  throwsCode(() => new Bar(stops, { snapping: 'often' }), 'SNAPPING');
  throwsCode(() => new Bar(stops, { resistance: 2 }), 'RESISTANCE');
  throwsCode(() => new Bar(stops, { decelerationRate: 1 }), 'RATE');
  throwsCode(() => new Bar(stops, { decelerationRate: 0 }), 'RATE');
  throwsCode(() => new Bar(stops, { topTolerance: -1 }), 'TOP_TOLERANCE');
  assert.throws(() => new Bar(null), TypeError);
  const { bar, state } = attached();
  throwsCode(() => bar.reduce({ ...state, phase: 'flying' }, sampleAt(0)), 'BAR_STATE');
  throwsCode(() => bar.reduce({ ...state, highestStop: 9 }, sampleAt(0)), 'BAR_STATE');
  throwsCode(() => bar.reduce({ ...state, offset: NaN }, sampleAt(0)), 'BAR_STATE');
  throwsCode(() => bar.reduce(state, { ...sampleAt(0), contentHeight: -1 }), 'SAMPLE');
  assert.throws(() => bar.reduce(state, { contentOffset: 0 }), TypeError);
  throwsCode(() => bar.handleGesture(state, { phase: 'waved', sample: sampleAt(0) }), 'GESTURE');
  throwsCode(() => bar.handleGesture(state, { phase: 'ended', velocity: NaN, sample: sampleAt(0) }), 'GESTURE');
  assert.throws(() => bar.reduce(null, sampleAt(0)), TypeError);
  bar.dispose();
  throwsCode(() => bar.reduce(state, sampleAt(0)), 'NULL_HANDLE');
  throwsCode(() => bar.stops, 'NULL_HANDLE');
  assert.throws(() => new Bar(stops).adopt({}, state), TypeError);
});
