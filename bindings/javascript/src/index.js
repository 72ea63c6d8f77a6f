// SPDX-License-Identifier: MIT
export { Bar } from './bar.js';
export { BarStep } from './bar_transformers.js';
export { Changes, INDEX_NONE, IndexTuples } from './changes.js';
export { ResinError, Status } from './errors.js';
export { ListDiffer } from './list_differ.js';
export { closestAngle, Deceleration, DECELERATION_FAST, DECELERATION_NORMAL, defaultMomentumRule, momentumOnRelease, nearestPoint, nearestStop, project, projectContinuous, RUBBER_BAND_COEFFICIENT, RUBBER_BAND_EXPONENT, rubberBand, rubberBandInverse, rubberBandPower, rubberBandPowerInverse, shortestTurn } from './motion.js';
export { sectioned } from './sections.js';
export { ConflictError, Constraint, REQUIRED, Solver, SOLVER_TOLERANCE, Variable } from './solver.js';
export { relativeVelocity, Spring } from './spring.js';
export { SpringBatch } from './spring_batch.js';
export { checkStage } from './stages.js';
export { defaultPauseRule, ForceLatch, forceFraction, PauseDetector, TimedPauseDetector, VelocityTracker } from './trackers.js';
export { version } from './version.js';

/** @typedef {import('./bar.js').BarGesture} BarGesture */
/** @typedef {import('./bar.js').BarInsets} BarInsets */
/** @typedef {import('./bar.js').BarOptions} BarOptions */
/** @typedef {import('./bar.js').BarResponse} BarResponse */
/** @typedef {import('./bar.js').BarSnapping} BarSnapping */
/** @typedef {import('./bar_memory.js').BarPhase} BarPhase */
/** @typedef {import('./bar_memory.js').BarSample} BarSample */
/** @typedef {import('./bar_memory.js').BarState} BarState */
/** @typedef {import('./bar_transformers.js').BarTransform} BarTransform */
/** @typedef {import('./bar_transformers.js').BarTransformer} BarTransformer */
/** @typedef {import('./changes.js').IndexPairs} IndexPairs */
/** @typedef {import('./errors.js').ErrorCode} ErrorCode */
/** @typedef {import('./errors.js').StatusName} StatusName */
/** @typedef {import('./identities.js').IdentityList} IdentityList */
/** @typedef {import('./list_differ.js').DiffLevel} DiffLevel */
/** @typedef {import('./list_differ.js').DiffMoves} DiffMoves */
/** @typedef {import('./list_differ.js').DiffResult} DiffResult */
/** @typedef {import('./list_differ.js').DiffStep} DiffStep */
/** @typedef {import('./list_differ.js').MatchOptions} MatchOptions */
/** @typedef {import('./list_differ.js').StageOptions} StageOptions */
/** @typedef {import('./motion.js').MomentumRule} MomentumRule */
/** @typedef {import('./motion.js').Point} Point */
/** @typedef {import('./solver.js').ConstraintDef} ConstraintDef */
/** @typedef {import('./solver.js').Relation} Relation */
/** @typedef {import('./solver.js').Strength} Strength */
/** @typedef {import('./spring.js').Motion} Motion */
/** @typedef {import('./spring.js').Tolerance} Tolerance */
/** @typedef {import('./spring_batch.js').SpringBatchResult} SpringBatchResult */
/** @typedef {import('./sections.js').SectionedList} SectionedList */
/** @typedef {import('./stages.js').IndexPaths} IndexPaths */
/** @typedef {import('./stages.js').Stage} Stage */
/** @typedef {import('./stages.js').StageEntries} StageEntries */
/** @typedef {import('./stages.js').StageFault} StageFault */
/** @typedef {import('./stages.js').StageOperations} StageOperations */
/** @typedef {import('./stages.js').StageOperationsInput} StageOperationsInput */
/** @typedef {import('./trackers.js').ForceChange} ForceChange */
/** @typedef {import('./trackers.js').ForcePhase} ForcePhase */
/** @typedef {import('./trackers.js').PauseRule} PauseRule */
/**
 * @template T
 * @typedef {import('./list_differ.js').DiffOptions<T>} DiffOptions
 */
