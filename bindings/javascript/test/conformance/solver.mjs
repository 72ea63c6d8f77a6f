// SPDX-License-Identifier: MIT
import { REQUIRED, Solver } from '../../src/index.js';
import { attempt } from './draw.mjs';

const VARIABLES = 10;
const OPERATIONS = 60;
const BATCHES = 12;
const CONFLICT = 507;
const coefficients = [1, -1, 2, 0.5, -0.25];
const weights = [1, 0.5, 2];
const relations = ['==', '<=', '>='];

function addValues(c, world) {
  world.variables.forEach((variable) => c.double(variable.value));
}

/** Adds the positions of constraints in the order of their creation. */
function addConstraints(c, world, constraints) {
  c.indices(constraints.map((constraint) => world.constraints.indexOf(constraint)));
}

function drawStrength(c) {
  if (c.below(4) === 0) return { priority: REQUIRED };
  const priority = 1 + c.below(1000);
  return { priority, weight: c.pick(weights) };
}

function addConstraint(c, world) {
  const terms = [];
  const count = 1 + c.below(4);
  for (let i = 0; i < count; i += 1) {
    const variable = world.variables[c.below(VARIABLES)];
    terms.push([c.pick(coefficients), variable]);
  }
  const constant = c.grid(401, 200, 1);
  const relation = relations[c.below(3)];
  const strength = drawStrength(c);
  world.constraints.push(world.solver.addConstraint({ terms, constant, relation, ...strength }));
}

function operate(c, world) {
  const operation = c.below(8);
  const { solver, constraints } = world;
  if (operation < 5 || constraints.length === 0) return addConstraint(c, world);
  const constraint = constraints[c.below(constraints.length)];
  switch (operation) {
    case 5: return solver.removeConstraint(constraint);
    case 6: return solver.setConstant(constraint, c.grid(401, 200, 1));
    default: return solver.setStrength(constraint, drawStrength(c));
  }
}

function addChanges(c, world) {
  const changes = world.solver.takeChanges();
  c.add(changes.length);
  c.double(...changes.map(([, value]) => value));
}

function runEdit(c, world) {
  const edited = world.variables[c.below(VARIABLES)];
  const edit = world.solver.addEdit(edited, { priority: 900 });
  for (let i = 0; i < 10; i += 1) {
    const value = c.grid(1001, 500, 1);
    c.add(attempt(() => world.solver.suggest(edited, value))[0]);
    addValues(c, world);
  }
  world.solver.removeConstraint(edit);
}

function addAnswers(c, world) {
  for (const variable of world.variables) {
    const { lowest, highest } = world.solver.range(variable);
    c.double(lowest, highest);
    addConstraints(c, world, world.solver.dependencies(variable));
  }
  for (const constraint of world.constraints) c.result(() => constraint.residual);
}

function createWorld(c) {
  const solver = new Solver();
  const variables = Array.from({ length: VARIABLES }, () => {
    const notNegative = c.below(2) === 1;
    return solver.addVariable({ notNegative, rank: c.below(3) });
  });
  return { solver, variables, constraints: [] };
}

function runOperation(c, world) {
  const [status] = attempt(() => operate(c, world));
  c.add(status);
  if (status === CONFLICT) addConstraints(c, world, world.solver.conflict());
}

function runWorld(c) {
  const world = createWorld(c);
  for (let i = 0; i < OPERATIONS; i += 1) {
    runOperation(c, world);
    addValues(c, world);
  }
  addChanges(c, world);
  runEdit(c, world);
  addChanges(c, world);
  addAnswers(c, world);
  world.solver.dispose();
}

export function runSolver(c) {
  for (let round = 0; round < 20; round += 1) runWorld(c);
}

const cancellation = new Error('cancelled');

function runBatch(c, world) {
  const kept = world.constraints.length;
  const revertOnError = c.below(2) === 1;
  const count = 1 + c.below(5);
  try {
    world.solver.update(() => {
      for (let i = 0; i < count; i += 1) runOperation(c, world);
      if (revertOnError && c.below(2) === 0) throw cancellation;
    }, { revertOnError });
  } catch (error) {
    if (error !== cancellation) throw error;
    world.constraints.length = kept;
  }
}

export function runBatches(c) {
  for (let round = 0; round < 20; round += 1) {
    const world = createWorld(c);
    for (let i = 0; i < BATCHES; i += 1) {
      runBatch(c, world);
      addValues(c, world);
      addChanges(c, world);
    }
    addAnswers(c, world);
    world.solver.dispose();
  }
}
