// SPDX-License-Identifier: MIT
import { core, renew, text } from './memory.js';

/** The statuses of the core by name. Values never change. */
export const Status = Object.freeze({
  OK: 0, NULL_HANDLE: 1, NULL_INPUT: 2, NULL_OUTPUT: 3, STRUCT_SIZE: 4, FLAGS: 5, OUT_OF_MEMORY: 6,
  TOO_LARGE: 7, INDEX: 8, ORDER: 9, BUSY: 10,
  FREQUENCY: 100, DAMPING_RATIO: 101, RESPONSE: 102, STIFFNESS: 103, DAMPING: 104, MASS: 105,
  DURATION: 106, BOUNCE: 107, TENSION: 108, FRICTION: 109, VALUE: 110, VELOCITY: 111, TARGET: 112,
  TIME_STEP: 113, TOLERANCE: 114, UNDAMPED: 115, NEVER: 116, SPRING_LANE: 117,
  RATE: 200,
  STOPS: 300, NORMAL_STOP: 301, RESISTANCE: 302, SNAPPING: 303, SAMPLE: 304, BAR_STATE: 305,
  TOP_TOLERANCE: 306, GESTURE: 307, TRANSFORMER: 308, BAR_RANGES: 309, STOP: 310,
  IDENTITY_KIND: 400, IDENTITY_SIZE: 401, OFFSETS: 402, MISSING_CALLBACK: 403,
  VARIABLE: 500, CONSTRAINT: 501, COEFFICIENT: 502, CONSTANT: 503, RELATION: 504, PRIORITY: 505,
  WEIGHT: 506, CONFLICT: 507, VARIABLE_IN_USE: 508, NOT_EDITED: 509, ALREADY_EDITED: 510,
  PRECISION: 511, CHANGES_OPEN: 512,
});

/** @typedef {keyof typeof Status} StatusName */
/** @typedef {`RESIN_ERROR_${Exclude<StatusName, 'OK'>}`} ErrorCode */

/** @type {Map<number, StatusName>} */
const names = new Map(
  Object.entries(Status).map(([name, value]) => [value, /** @type {StatusName} */ (name)]));

/**
 * The error of a call with a value out of range, in the wrong order, or without enough memory.
 * Arguments of a wrong type throw a `TypeError`.
 */
export class ResinError extends Error {
  /**
   * @param {number} status a value of `Status`, not `OK`
   * @param {string} [message] instead of the core's sentence for the status
   * @param {{ cause?: unknown }} [options] those of `Error`
   */
  constructor(status, message, options) {
    super(message ?? text(core.resin_status_message(status)), options);
    /**
     * The status of the core.
     * @type {number}
     * @readonly
     */
    this.status = status;
    /**
     * The name of the status in C, such as `'RESIN_ERROR_VALUE'`.
     * @type {ErrorCode}
     * @readonly
     */
    this.code = /** @type {ErrorCode} */ (`RESIN_ERROR_${names.get(status) ?? status}`);
  }
}
Object.defineProperty(ResinError.prototype, 'name', { value: 'ResinError', writable: true, configurable: true });

/**
 * Throws the error of a status that is not `OK`. To be called with the result of every call that
 * returns a status: such calls may have grown the memory.
 *
 * @internal
 * @param {number} status
 */
export function check(status) {
  renew();
  if (status !== 0) throw new ResinError(status);
}
