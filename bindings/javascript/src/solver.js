// SPDX-License-Identifier: MIT
import { choice, described, number, pairs, requireObject, unsigned } from './arguments.js';
import { check, ResinError, Status } from './errors.js';
import { addressOf, Block, callOn, Handle, Resources } from './handle.js';
import { core, f64, IN, IN_4, IN_8, OUT, OUT_4, OUT_8, renew, u32 } from './memory.js';

/** The priority of a constraint that must hold. */
export const REQUIRED = 1001;

/** The largest violation that counts as none, for a largest coefficient of 1. */
export const SOLVER_TOLERANCE = 1e-8;

/** @typedef {'==' | '<=' | '>='} Relation the relation between an expression and 0 */

/**
 * The strength of a constraint.
 *
 * @typedef {object} Strength
 * @property {number} [priority] 1 to 1000, or `REQUIRED`; a higher priority outweighs all lower ones
 * @property {number} [weight] among constraints of the same priority, 1e-2 to 1e3; 1 unless given
 */

/**
 * A constraint: the sum of coefficient * variable, plus the constant, is equal to, at most, or at
 * least 0.
 *
 * @typedef {object} ConstraintParts
 * @property {readonly (readonly [coefficient: number, variable: Variable])[]} terms
 * @property {Relation} relation
 * @property {number} [constant] at most 1e8 in magnitude; 0 unless given
 */

/** @typedef {ConstraintParts & Strength} ConstraintDef required unless it has a priority */

const RELATIONS = ['==', '<=', '>='];
const TERM_SIZE = 16;

/** A name in a solver. */
class SolverName {
  /**
   * @internal
   * @param {Solver} solver
   * @param {number} index
   * @param {number} generation
   */
  constructor(solver, index, generation) {
    /** @readonly */
    this.solver = solver;
    /**
     * The index in the solver, which a later name may reuse.
     * @readonly
     */
    this.index = index;
    /**
     * Differs between names of the same index.
     * @readonly
     */
    this.generation = generation;
    Object.freeze(this);
  }
}

/** The name of a variable. */
export class Variable extends SolverName {
  /** The value of the variable. */
  get value() {
    return this.solver.value(this);
  }
}

/** The name of a constraint. */
export class Constraint extends SolverName {
  /** The value of the expression, which is 0 for a satisfied equality. */
  get residual() {
    return this.solver.residual(this);
  }
}

/** The error of required constraints that cannot all hold. */
export class ConflictError extends ResinError {
  /** @param {readonly Constraint[]} constraints */
  constructor(constraints) {
    super(Status.CONFLICT);
    /**
     * The required constraints that conflict with the call, the oldest first. The set is minimal if
     * no variable is non-negative: without any one of them, the others would not conflict.
     * @type {readonly Constraint[]}
     * @readonly
     */
    this.constraints = constraints;
  }
}
Object.defineProperty(ConflictError.prototype, 'name', { value: 'ConflictError', writable: true, configurable: true });

/**
 * Writes a strength.
 *
 * @param {number} at an index of a double
 * @param {Strength} strength
 * @param {number} [normal] the priority unless the strength has one
 */
function writeStrength(at, strength, normal = REQUIRED) {
  requireObject(strength, 'strength');
  const { priority = normal, weight = 1 } = strength;
  number(weight, 'weight');
  u32[2 * at] = unsigned(priority, 'priority', Status.PRIORITY);
  u32[2 * at + 1] = 0;
  f64[at + 1] = weight;
}

/**
 * A system of variables and linear constraints, and its solution, which is unique and always up to
 * date. Required constraints hold; of the others, those of a higher priority outweigh all of lower
 * ones. A call that throws leaves the solver unchanged.
 */
export class Solver extends Handle {
  /**
   * Variables and constraints by index.
   * @type {Variable[]}
   */
  #variables = [];
  /** @type {Constraint[]} */
  #constraints = [];
  /** @type {Constraint[]} */
  #conflict = [];

  constructor() {
    check(core.resin_solver_create(0, OUT));
    super(new Resources('Solver', u32[OUT_4]));
  }

  /**
   * Adds a variable. Its value is 0 until a constraint changes it.
   *
   * @param {{ notNegative?: boolean, rank?: number }} [options] `notNegative`: the variable is never
   *   negative, like a length; `rank`: undetermined variables of lower ranks are placed first
   */
  addVariable(options = {}) {
    requireObject(options, 'options');
    const { notNegative = false, rank = 0 } = options;
    u32[IN_4] = 16;
    u32[IN_4 + 1] = notNegative ? 1 : 0;
    u32[IN_4 + 2] = unsigned(rank, 'rank', Status.TOO_LARGE);
    u32[IN_4 + 3] = 0;
    check(this.#call('resin_solver_add_variable', IN, OUT));
    const variable = new Variable(this, u32[OUT_4], u32[OUT_4 + 1]);
    this.#variables[variable.index] = variable;
    return variable;
  }

  /**
   * Removes a variable that no constraint names.
   *
   * @param {Variable} variable
   */
  removeVariable(variable) {
    check(this.#call('resin_solver_remove_variable', this.#writeVariable(variable)));
    delete this.#variables[variable.index];
  }

  /**
   * Returns the value of a variable.
   *
   * @param {Variable} variable
   */
  value(variable) {
    check(core.resin_solver_value(addressOf(this, 'Solver'), this.#writeVariable(variable), OUT));
    return f64[OUT_8];
  }

  /**
   * Returns the smallest and the largest value of a variable among all solutions that satisfy the
   * constraints equally well.
   *
   * @param {Variable} variable
   */
  range(variable) {
    check(this.#call('resin_solver_range', this.#writeVariable(variable), OUT, OUT + 8));
    return { lowest: f64[OUT_8], highest: f64[OUT_8 + 1] };
  }

  /**
   * Returns the constraints on whose constants the value of a variable depends.
   *
   * @param {Variable} variable
   */
  dependencies(variable) {
    const name = this.#writeVariable(variable);
    check(this.#call('resin_solver_dependencies', name, 0, 0, OUT));
    const block = new Block();
    try {
      const count = u32[OUT_4];
      const found = block.reserve(8 * count);
      check(this.#call('resin_solver_dependencies', name, found, count, OUT));
      return this.#constraintsAt(found, count);
    } finally {
      block.release();
    }
  }

  /**
   * Returns the variables whose values have changed since the last call, and their values.
   *
   * @returns {[variable: Variable, value: number][]}
   */
  takeChanges() {
    check(this.#call('resin_solver_take_changes', OUT, OUT + 4));
    const begin = u32[OUT_4];
    /** @type {[variable: Variable, value: number][]} */
    const changes = [];
    for (let k = 0; k < u32[OUT_4 + 1]; k += 1) {
      const at = begin + 16 * k;
      changes.push([this.#variables[u32[at >>> 2]], f64[(at >>> 3) + 1]]);
    }
    return changes;
  }

  /**
   * Adds a constraint. Throws a `ConflictError` if it conflicts with required ones.
   *
   * @example
   * // right == left + width
   * solver.addConstraint({ terms: [[1, right], [-1, left], [-1, width]], relation: '==' });
   *
   * @param {ConstraintDef} def
   */
  addConstraint(def) {
    const { terms, relation, constant = 0, priority, weight } = def;
    number(constant, 'constant');
    const order = choice(RELATIONS, relation, 'relation', Status.RELATION);
    const all = pairs(terms, 'terms', '[coefficient, variable]');
    for (const [coefficient, variable] of all) {
      number(coefficient, 'a coefficient');
      this.#checkOwn(variable, Variable, Status.VARIABLE);
    }
    const block = new Block();
    try {
      const address = block.reserve(TERM_SIZE * all.length);
      all.forEach(([coefficient, variable], k) => {
        const at = address + TERM_SIZE * k;
        u32[at >>> 2] = variable.index;
        u32[(at >>> 2) + 1] = variable.generation;
        f64[(at >>> 3) + 1] = coefficient;
      });
      writeStrength(IN_8, { priority, weight });
      this.#check(this.#call('resin_solver_add_constraint', address, all.length, constant, order, IN, OUT));
    } finally {
      block.release();
    }
    return this.#added();
  }

  /**
   * Removes a constraint, including one that `addEdit` or `addStay` has added.
   *
   * @param {Constraint} constraint
   */
  removeConstraint(constraint) {
    check(this.#call('resin_solver_remove_constraint', this.#writeConstraint(constraint)));
    delete this.#constraints[constraint.index];
  }

  /**
   * Replaces the constant of a constraint.
   *
   * @param {Constraint} constraint
   * @param {number} constant at most 1e8 in magnitude
   */
  setConstant(constraint, constant) {
    this.#check(this.#call('resin_solver_set_constant', this.#writeConstraint(constraint), number(constant, 'constant')));
  }

  /**
   * Replaces the strength of a constraint. An edit cannot become required.
   *
   * @param {Constraint} constraint
   * @param {Strength} strength
   */
  setStrength(constraint, strength) {
    writeStrength(IN_8 + 1, strength);
    this.#check(this.#call('resin_solver_set_strength', this.#writeConstraint(constraint), IN + 8));
  }

  /**
   * Returns the value of a constraint's expression, which is 0 for a satisfied equality.
   *
   * @param {Constraint} constraint
   */
  residual(constraint) {
    check(core.resin_solver_residual(addressOf(this, 'Solver'), this.#writeConstraint(constraint), OUT));
    return f64[OUT_8];
  }

  /** Returns the required constraints of the last conflict, the oldest first, also removed ones. */
  conflict() {
    addressOf(this, 'Solver');
    return [...this.#conflict];
  }

  /**
   * Prepares a variable for suggestions: adds the constraint that it equals the suggested value,
   * which is its present value at first. Remove the constraint to end editing.
   *
   * @param {Variable} variable
   * @param {Strength} [strength] not required; priority 1000 unless given
   */
  addEdit(variable, strength = {}) {
    writeStrength(IN_8 + 1, strength, 1000);
    check(this.#call('resin_solver_add_edit', this.#writeVariable(variable), IN + 8, OUT));
    return this.#added();
  }

  /**
   * Suggests a value for a variable that `addEdit` has prepared.
   *
   * @param {Variable} variable
   * @param {number} value at most 1e8 in magnitude
   */
  suggest(variable, value) {
    check(this.#call('resin_solver_suggest', this.#writeVariable(variable), number(value, 'value')));
  }

  /**
   * Adds the constraint that a variable equals its present value.
   *
   * @param {Variable} variable
   * @param {Strength} [strength] required unless it has a priority
   */
  addStay(variable, strength = {}) {
    writeStrength(IN_8 + 1, strength);
    this.#check(this.#call('resin_solver_add_stay', this.#writeVariable(variable), IN + 8, OUT));
    return this.#added();
  }

  /**
   * Makes many changes, those of a function, and computes the values once, at its end.
   *
   * A required constraint that conflicts with others throws at its call, as without `update`. Until
   * the end `value`, `residual`, `range`, `dependencies` and `takeChanges` throw. Updates nest. Many
   * changes cost less together, above all where the variables have no limits yet. After an error the
   * changes before it remain, or with `revertOnError` the solver is as it was before, which takes a
   * copy of it.
   *
   * @example
   * solver.update(() => {
   *   for (const def of defs) solver.addConstraint(def);
   * });
   *
   * @template Result
   * @param {() => Result} changes not asynchronous: the update ends when it returns
   * @param {{ revertOnError?: boolean }} [options]
   * @returns {Result} what `changes` returns
   */
  update(changes, options = {}) {
    requireObject(options, 'options');
    const { revertOnError = false } = options;
    const before = revertOnError ? { variables: [...this.#variables], constraints: [...this.#constraints] } : null;
    check(this.#call('resin_solver_begin_changes', revertOnError ? 1 : 0));
    let isDone = false;
    try {
      const result = changes();
      check(this.#call('resin_solver_end_changes'));
      isDone = true;
      return result;
    } finally {
      if (!isDone) this.#abandon(before);
    }
  }

  /**
   * Ends an update after an error.
   *
   * @param {{ variables: Variable[], constraints: Constraint[] } | null} before
   */
  #abandon(before) {
    if (this.isDisposed) return;
    if (before === null) {
      this.#call('resin_solver_end_changes');
      return;
    }
    this.#call('resin_solver_cancel_changes');
    this.#variables = before.variables;
    this.#constraints = before.constraints;
  }

  /**
   * Calls a function of the core on this solver.
   *
   * @param {string} name
   * @param {number[]} values
   */
  #call(name, ...values) {
    return callOn(this, 'Solver', name, ...values);
  }

  /**
   * Throws the error of a status, with the constraints of a conflict.
   *
   * @param {number} status
   */
  #check(status) {
    if (status !== Status.CONFLICT) return check(status);
    renew();
    check(core.resin_solver_conflict(addressOf(this, 'Solver'), OUT, OUT + 4));
    this.#conflict = this.#constraintsAt(u32[OUT_4], u32[OUT_4 + 1]);
    throw new ConflictError([...this.#conflict]);
  }

  #added() {
    const constraint = new Constraint(this, u32[OUT_4], u32[OUT_4 + 1]);
    this.#constraints[constraint.index] = constraint;
    return constraint;
  }

  /**
   * @param {number} address of names of constraints
   * @param {number} count
   */
  #constraintsAt(address, count) {
    const names = u32.slice(address >>> 2, (address >>> 2) + 2 * count);
    return Array.from({ length: count }, (_, k) => this.#constraints[names[2 * k]]);
  }

  /**
   * @param {Variable | Constraint} name
   * @param {typeof Variable | typeof Constraint} type
   * @param {number} status of the error for a name of another solver
   */
  #checkOwn(name, type, status) {
    if (!(name instanceof type)) throw new TypeError(`a ${type.name} is required; got ${described(name)}`);
    if (name.solver !== this) throw new ResinError(status);
  }

  /** @param {Variable} variable */
  #writeVariable(variable) {
    this.#checkOwn(variable, Variable, Status.VARIABLE);
    u32[IN_4] = variable.index;
    u32[IN_4 + 1] = variable.generation;
    return IN;
  }

  /** @param {Constraint} constraint */
  #writeConstraint(constraint) {
    this.#checkOwn(constraint, Constraint, Status.CONSTRAINT);
    u32[IN_4] = constraint.index;
    u32[IN_4 + 1] = constraint.generation;
    return IN;
  }
}
