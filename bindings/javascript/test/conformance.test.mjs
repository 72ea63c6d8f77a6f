// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runBar } from './conformance/bar.mjs';
import { runDiff } from './conformance/diff.mjs';
import { Conformance } from './conformance/draw.mjs';
import { runMotion } from './conformance/motion.mjs';
import { runBatches, runSolver } from './conformance/solver.mjs';
import { runSpring } from './conformance/spring.mjs';

const expected = new Map(readFileSync(new URL('../../../core/conformance/expected.txt', import.meta.url), 'utf8')
  .trim().split('\n').map((line) => /** @type {[string, string]} */ (line.split(' '))));
const units = {
  diff: runDiff, spring: runSpring, motion: runMotion, bar: runBar, solver: runSolver, batches: runBatches,
};

Object.entries(units).forEach(([name, run], k) => {
  test(`The ${name} unit gives the bits of every other platform`, () => {
    const c = new Conformance(k + 1);
    run(c);
    assert.equal(c.line, expected.get(name));
  });
});
