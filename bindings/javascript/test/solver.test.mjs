// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConflictError, REQUIRED, Solver, SOLVER_TOLERANCE } from '../src/index.js';
import { throwsCode } from './support.mjs';

/** Two views beside each other in a window: left margin 8, gap 10, equal widths, right margin 8. */
function columns() {
  const solver = new Solver();
  const [window, a, b] = [0, 1, 2].map(() => solver.addVariable({ notNegative: true }));
  const x = solver.addVariable();
  // window = 8 + a + 10 + b + 8, b = a, x = 18 + a
  const total = solver.addConstraint({ terms: [[1, window], [-1, a], [-1, b]], constant: -26, relation: '==' });
  const equal = solver.addConstraint({ terms: [[1, a], [-1, b]], relation: '==' });
  solver.addConstraint({ terms: [[1, x], [-1, a]], constant: -18, relation: '==' });
  return { solver, window, a, b, x, total, equal };
}

test('A suggestion moves all that depends on it', () => {
  const { solver, window, a, b, x } = columns();
  const edit = solver.addEdit(window, { priority: 999 });
  solver.suggest(window, 126);
  assert.deepEqual([a.value, b.value, x.value], [50, 50, 68]);
  solver.takeChanges();
  solver.suggest(window, 226);
  const changes = new Map(solver.takeChanges());
  assert.equal(changes.get(window), 226);
  assert.equal(changes.get(x), 118);
  assert.equal(changes.size, 4);
  assert.deepEqual(solver.takeChanges(), []);
  assert.ok(solver.dependencies(a).includes(edit));
  solver.removeConstraint(edit);
  assert.equal(a.value, 0);
  throwsCode(() => solver.suggest(window, 1), 'NOT_EDITED');
});

test('Higher priorities outweigh lower ones, and weights share', () => {
  const solver = new Solver();
  const x = solver.addVariable();
  const is = (value, strength) =>
    solver.addConstraint({ terms: [[1, x]], constant: -value, relation: '==', ...strength });
  const weak = is(10, { priority: 1 });
  const strong = is(20, { priority: 2 });
  assert.equal(x.value, 20);
  assert.equal(weak.residual, 10);
  assert.equal(strong.residual, 0);
  solver.setStrength(weak, { priority: 3 });
  assert.equal(x.value, 10);
  solver.setStrength(weak, { priority: 2, weight: 0.5 });
  assert.equal(x.value, 20);
  solver.setConstant(strong, -25);
  assert.equal(x.value, 25);
  solver.addConstraint({ terms: [[1, x]], constant: -15, relation: '<=' });
  assert.equal(x.value, 15);
  assert.ok(SOLVER_TOLERANCE < 1e-6);
});

test('The range of a variable is that of equally good solutions', () => {
  const solver = new Solver();
  const x = solver.addVariable();
  assert.deepEqual(solver.range(x), { lowest: -Infinity, highest: Infinity });
  solver.addConstraint({ terms: [[1, x]], constant: -5, relation: '>=', priority: REQUIRED });
  solver.addConstraint({ terms: [[1, x]], constant: -9, relation: '<=' });
  assert.deepEqual(solver.range(x), { lowest: 5, highest: 9 });
  assert.equal(x.value, 5);
  solver.addStay(x, { priority: 500 });
  assert.deepEqual(solver.range(x), { lowest: 5, highest: 5 });
});

test('A conflict names the required constraints, and changes nothing', () => {
  const { solver, a, b, window, total, equal } = columns();
  const wide = solver.addConstraint({ terms: [[1, a]], constant: -100, relation: '==' });
  assert.throws(
    () => solver.addConstraint({ terms: [[1, b]], constant: -90, relation: '<=' }),
    (error) => {
      assert.ok(error instanceof ConflictError);
      assert.equal(error.code, 'RESIN_ERROR_CONFLICT');
      assert.deepEqual(new Set(error.constraints), new Set([equal, wide]));
      return true;
    });
  assert.deepEqual(new Set(solver.conflict()), new Set([equal, wide]));
  assert.deepEqual([a.value, b.value, window.value], [100, 100, 226]);
  throwsCode(() => solver.setConstant(wide, 100), 'CONFLICT'); // a width of -100
  assert.equal(total.residual, 0);
});

test('The constraints of a conflict are those of that time, also once removed', () => {
  const solver = new Solver();
  const x = solver.addVariable();
  const is = (value) => solver.addConstraint({ terms: [[1, x]], constant: -value, relation: '==' });
  assert.deepEqual(solver.conflict(), []);
  const five = is(5);
  throwsCode(() => is(6), 'CONFLICT');
  solver.removeConstraint(five);
  assert.equal(solver.conflict()[0], five);
  const seven = is(7); // reuses the index
  assert.equal(seven.index, five.index);
  assert.equal(solver.conflict()[0], five);
});

test('Names that were removed, or of another solver, throw', () => {
  const solver = new Solver();
  const other = new Solver();
  const x = solver.addVariable();
  const foreign = other.addVariable();
  throwsCode(() => solver.value(foreign), 'VARIABLE');
  throwsCode(() => solver.addConstraint({ terms: [[1, foreign]], relation: '==' }), 'VARIABLE');
  const stay = solver.addStay(x);
  throwsCode(() => solver.removeVariable(x), 'VARIABLE_IN_USE');
  throwsCode(() => other.removeConstraint(stay), 'CONSTRAINT');
  solver.removeConstraint(stay);
  throwsCode(() => stay.residual, 'CONSTRAINT');
  throwsCode(() => solver.removeConstraint(stay), 'CONSTRAINT');
  solver.removeVariable(x);
  throwsCode(() => x.value, 'VARIABLE');
  const next = solver.addVariable();
  assert.equal(next.index, x.index);
  assert.equal(next.value, 0);
});

test('Bad definitions throw', () => {
  const solver = new Solver();
  const x = solver.addVariable();
  const add = (def) => () => solver.addConstraint({ terms: [[1, x]], relation: '==', ...def });
  throwsCode(add({ terms: [[1e-4, x]] }), 'COEFFICIENT');
  throwsCode(add({ terms: [[NaN, x]] }), 'COEFFICIENT');
  throwsCode(add({ constant: 1e9 }), 'CONSTANT');
  throwsCode(add({ constant: NaN }), 'CONSTANT');
  throwsCode(add({ relation: '<' }), 'RELATION');
  throwsCode(add({ priority: 0 }), 'PRIORITY');
  throwsCode(add({ priority: 1002 }), 'PRIORITY');
  throwsCode(add({ priority: 1.5 }), 'PRIORITY');
  throwsCode(add({ priority: 5, weight: 0 }), 'WEIGHT');
  assert.throws(add({ terms: null }), TypeError);
  assert.throws(add({ terms: [[1, {}]] }), TypeError);
  assert.throws(add({ terms: [[1n, x]] }), TypeError);
  assert.throws(() => solver.value(null), TypeError);
  assert.throws(() => solver.residual(x), TypeError);
  throwsCode(() => solver.addVariable({ rank: -1 }), 'TOO_LARGE');
  throwsCode(() => solver.addEdit(x, { priority: REQUIRED }), 'PRIORITY');
  solver.addEdit(x);
  throwsCode(() => solver.addEdit(x), 'ALREADY_EDITED');
  throwsCode(() => solver.suggest(x, 1e9), 'CONSTANT');
  assert.throws(() => solver.suggest(x), TypeError);
});

test('A disposed solver throws', () => {
  const solver = new Solver();
  const x = solver.addVariable();
  solver.dispose();
  throwsCode(() => x.value, 'NULL_HANDLE');
  throwsCode(() => solver.addVariable(), 'NULL_HANDLE');
  throwsCode(() => solver.takeChanges(), 'NULL_HANDLE');
});

test('An update has the solution of its changes', () => {
  const solver = new Solver();
  const [x, y] = [solver.addVariable(), solver.addVariable()];
  const wish = solver.update(() => {
    solver.addConstraint({ terms: [[1, x], [-1, y]], constant: 8, relation: '==' });
    for (const read of [() => x.value, () => solver.takeChanges(), () => solver.range(x), () => solver.dependencies(x)]) {
      throwsCode(read, 'CHANGES_OPEN');
    }
    solver.update(() => solver.addConstraint({ terms: [[1, x]], constant: -10, relation: '==' }));
    return solver.addConstraint({ terms: [[1, y]], constant: -1, relation: '==', priority: 5 });
  });
  assert.equal(y.value, 18);
  assert.equal(wish.residual, 17);
});

test('An update keeps or reverts the changes before an error', () => {
  const solver = new Solver();
  const x = solver.addVariable();
  const low = solver.addConstraint({ terms: [[1, x]], constant: -10, relation: '==' });
  const change = () => {
    solver.removeConstraint(low);
    const other = solver.addConstraint({ terms: [[1, x]], constant: -20, relation: '==' });
    assert.equal(other.index, low.index);
    solver.addConstraint({ terms: [[1, x]], constant: -30, relation: '==' });
  };
  assert.throws(() => solver.update(change, { revertOnError: true }), ConflictError);
  assert.equal(x.value, 10);
  assert.deepEqual(solver.dependencies(x), [low]);
  solver.update(() => solver.setConstant(low, -40), { revertOnError: true });
  assert.equal(x.value, 40);
  assert.throws(() => solver.update(change), ConflictError);
  assert.equal(x.value, 20);
  assert.throws(() => solver.update(() => solver.dispose()), { code: 'RESIN_ERROR_NULL_HANDLE' });
});
