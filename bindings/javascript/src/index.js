// SPDX-License-Identifier: MIT
export { Bar } from './bar.js';
export { BarStep } from './bar_transformers.js';
export { Changes, INDEX_NONE, IndexTuples } from './changes.js';
export { ResinError, Status } from './errors.js';
export { ListDiffer, sectioned } from './list_differ.js';
export { closestAngle, Deceleration, DECELERATION_FAST, DECELERATION_NORMAL, defaultMomentumRule, momentumOnRelease, nearestPoint, nearestStop, project, projectContinuous, RUBBER_BAND_COEFFICIENT, RUBBER_BAND_EXPONENT, rubberBand, rubberBandInverse, rubberBandPower, rubberBandPowerInverse, shortestTurn } from './motion.js';
export { ConflictError, Constraint, REQUIRED, Solver, SOLVER_TOLERANCE, Variable } from './solver.js';
export { relativeVelocity, Spring } from './spring.js';
export { SpringBatch } from './spring_batch.js';
export { checkStage } from './stages.js';
export { defaultPauseRule, ForceLatch, forceFraction, PauseDetector, TimedPauseDetector, VelocityTracker } from './trackers.js';
export { version } from './version.js';
