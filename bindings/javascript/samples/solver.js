// SPDX-License-Identifier: MIT
import { ConflictError, Solver } from 'resin';

const solver = new Solver();
const width = solver.addVariable();
const left = solver.addVariable({ notNegative: true });
const right = solver.addVariable({ notNegative: true });

// left + 10 + right == width, and left is twice as wide as right if possible
solver.addConstraint({ terms: [[1, left], [1, right], [-1, width]], constant: 10, relation: '==' });
solver.addConstraint({ terms: [[1, left], [-2, right]], relation: '==', priority: 500 });
solver.addEdit(width, { priority: 900 });
for (const value of [100, 310]) {
  solver.suggest(width, value);
  console.log(`${value}: ${left.value.toFixed(1)} and ${right.value.toFixed(1)}`);
}
const narrow = solver.addConstraint({ terms: [[1, left]], constant: -50, relation: '<=' });
try {
  solver.addConstraint({ terms: [[1, left]], constant: -60, relation: '>=' });
} catch (error) {
  if (!(error instanceof ConflictError)) throw error;
  console.log(`${error.code}: ${error.constraints.length === 1 && error.constraints[0] === narrow}`);
}
