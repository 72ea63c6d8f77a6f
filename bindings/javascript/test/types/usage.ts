// SPDX-License-Identifier: MIT

// Compiled, not run: the declarations accept right calls and reject wrong ones.

import {
  Bar, Changes, checkStage, ConflictError, IndexTuples, ListDiffer, nearestPoint, ResinError, sectioned, Solver, Spring, SpringBatch,
  type BarState, type Constraint, type DiffStep, type ErrorCode, type IndexPairs, type IndexPaths, type Motion, type SectionedList,
  type Stage, type StageFault,
} from 'resin';
import * as everything from 'resin';
import * as streamed from 'resin/stream';

const differ = new ListDiffer();
const changes: Changes = differ.diff([{ id: 1 }], [{ id: 2 }], { id: (row) => row.id, equal: (a, b) => a.id === b.id });
const deletes: Uint32Array = changes.deletes;
for (const [oldIndex, newIndex] of changes.moves) (oldIndex + newIndex).toFixed();
const steps: DiffStep[] = differ.steps();
for (const step of steps) if (step.kind === 'move') (step.from + step.to).toFixed();
const stages: Stage[] = differ.stages({ splitMoves: true });
differ.match(new BigUint64Array(2), new BigUint64Array(3));
// @ts-expect-error a number is not a list
differ.match(1, 2);
// @ts-expect-error not a kind of moves
differ.finish('most');
// @ts-expect-error rows have no name
differ.diff([{ id: 1 }], [], { id: (row) => row.name });

const motion: Motion = new Spring(10, 1).step({ value: 0, velocity: 0 }, 1, 0.1, { distance: 1, speed: 1 });
// @ts-expect-error a motion has a velocity
new Spring(10, 1).advance({ value: 0 }, 1, 0.1);
// @ts-expect-error a batch requires a tolerance
new SpringBatch(5, {});
const values: Float64Array = new SpringBatch(5, { tolerance: { distance: 1, speed: 1 } }).values;
// @ts-expect-error read-only
new Spring(10, 1).frequency = 5;

const bar = new Bar([0, 50], { snapping: 'nearest' });
const state: BarState = bar.reduceWith(bar.initialState(), { contentOffset: 0, contentHeight: 1, frameHeight: 1 },
  ['anchor', (step) => step.delta + step.transformed('cut-out')]);
// @ts-expect-error an unknown phase
bar.height({ ...state, phase: 'flying' });
// @ts-expect-error a sample has heights
bar.reduce(state, { contentOffset: 0 });

const solver = new Solver();
const x = solver.addVariable();
const constraint = solver.addConstraint({ terms: [[1, x]], relation: '==' });
// @ts-expect-error an unknown relation
solver.addConstraint({ terms: [[1, x]], relation: '=' });
// @ts-expect-error a constraint is not a variable
solver.value(constraint);
const index: number = nearestPoint([{ x: 0, y: 0 }], { x: 1, y: 1 });

// `using` calls the method of this symbol.
differ[Symbol.dispose]();

// @ts-expect-error read-only
changes.count = 5;
// @ts-expect-error read-only
changes.moves.width = 5;
// @ts-expect-error read-only
x.index = 5;
// @ts-expect-error read-only
new SpringBatch(5, { tolerance: { distance: 1, speed: 1 } }).values = new Float64Array(5);
const moves: IndexPairs = changes.moves;
const paths: IndexPaths | undefined = stages[0]?.itemInserts;
const sections: SectionedList = sectioned([{ id: 1, items: ['a', 'b'] as const }]);
const fault: StageFault | null = checkStage({ itemDeletes: [[0, 1]], itemInserts: new IndexTuples(Uint32Array.of(0, 1), 2) }, [3], [2]);

export function explained(error: unknown): string {
  if (error instanceof ConflictError) {
    const constraints: readonly Constraint[] = error.constraints;
    return `${constraints.length} constraints`;
  }
  if (!(error instanceof ResinError)) return String(error);
  const code: ErrorCode = error.code;
  // @ts-expect-error not a code
  if (code === 'RESIN_ERROR_NOTHING') return '';
  // @ts-expect-error read-only
  error.status = 5;
  return code === 'RESIN_ERROR_BUSY' ? 'busy' : error.message;
}

// The module that compiles while it loads has the same declarations.
const same: typeof everything = streamed;

export const used = [deletes, stages, motion, values, index, moves, paths, sections, fault, same];
