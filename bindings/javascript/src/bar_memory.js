// SPDX-License-Identifier: MIT

// The states and samples of a bar in the module's memory.

import { choice, requireNumbers } from './arguments.js';
import { ResinError, Status } from './errors.js';
import { f64, u32 } from './memory.js';

/**
 * The source of a bar's motion: no scroll view yet; nothing; a finger; a release, until the content
 * has come to rest.
 *
 * @typedef {'detached' | 'resting' | 'tracking' | 'settling'} BarPhase
 */

/**
 * The state of a bar: a plain object to copy, compare and store.
 *
 * @typedef {object} BarState
 * @property {number} offset the negated height
 * @property {number} highestStop the index of the highest available stop
 * @property {BarPhase} phase
 * @property {number} contentOffset of the last sample; 0 while detached
 */

/**
 * The vertical geometry of a scroll view, in points. The effective insets include the bar's
 * contribution, the client insets do not. Insets that are missing are 0.
 *
 * @typedef {object} BarSample
 * @property {number} contentOffset
 * @property {number} contentHeight 0 or more
 * @property {number} frameHeight 0 or more
 * @property {number} [insetTop] effective
 * @property {number} [insetBottom] effective
 * @property {number} [clientInsetTop]
 * @property {number} [clientInsetBottom]
 */

/** @type {readonly BarPhase[]} */
const BAR_PHASES = ['detached', 'resting', 'tracking', 'settling'];

/** The bytes of a `resin_bar_state`. */
export const STATE_SIZE = 24;

/**
 * @param {number} at an index of a double
 * @returns {BarState}
 */
export function readState(at) {
  return {
    offset: f64[at], highestStop: u32[2 * at + 2], phase: BAR_PHASES[u32[2 * at + 3]], contentOffset: f64[at + 2],
  };
}

/**
 * Reads all members before it writes one: a getter may use the package, and with it this memory.
 *
 * @param {number} at an index of a double
 * @param {BarState} state
 */
export function writeState(at, state) {
  const { offset, highestStop, phase, contentOffset } = state;
  if (typeof offset !== 'number' || typeof highestStop !== 'number' || typeof contentOffset !== 'number') {
    requireNumbers('state', { offset, highestStop, contentOffset });
  }
  const stop = highestStop >>> 0;
  if (stop !== highestStop) throw new ResinError(Status.BAR_STATE);
  const source = BAR_PHASES.indexOf(phase);
  if (source < 0) choice(BAR_PHASES, phase, 'state.phase', Status.BAR_STATE);
  f64[at] = offset;
  u32[2 * at + 2] = stop;
  u32[2 * at + 3] = source;
  f64[at + 2] = contentOffset;
}

/**
 * @param {number} at an index of a double
 * @returns {Required<BarSample>}
 */
export function readSample(at) {
  return {
    contentOffset: f64[at], insetTop: f64[at + 1], insetBottom: f64[at + 2], clientInsetTop: f64[at + 3],
    clientInsetBottom: f64[at + 4], contentHeight: f64[at + 5], frameHeight: f64[at + 6],
  };
}

/**
 * Reads all members of both before it writes one.
 *
 * @param {number} at an index of a double, for the state
 * @param {BarState} state
 * @param {number} sampleAt an index of a double, for the sample
 * @param {BarSample} sample
 */
export function writeStateAndSample(at, state, sampleAt, sample) {
  const {
    contentOffset, insetTop = 0, insetBottom = 0, clientInsetTop = 0, clientInsetBottom = 0, contentHeight, frameHeight,
  } = sample;
  if (typeof contentOffset !== 'number' || typeof insetTop !== 'number' || typeof insetBottom !== 'number' ||
    typeof clientInsetTop !== 'number' || typeof clientInsetBottom !== 'number' ||
    typeof contentHeight !== 'number' || typeof frameHeight !== 'number') {
    requireNumbers('sample', {
      contentOffset, insetTop, insetBottom, clientInsetTop, clientInsetBottom, contentHeight, frameHeight,
    });
  }
  writeState(at, state);
  f64[sampleAt] = contentOffset;
  f64[sampleAt + 1] = insetTop;
  f64[sampleAt + 2] = insetBottom;
  f64[sampleAt + 3] = clientInsetTop;
  f64[sampleAt + 4] = clientInsetBottom;
  f64[sampleAt + 5] = contentHeight;
  f64[sampleAt + 6] = frameHeight;
}
