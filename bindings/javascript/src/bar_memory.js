// SPDX-License-Identifier: MIT

// The states and samples of a bar in the module's memory.

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
 * An unknown phase is written as a number that the core rejects.
 *
 * @param {number} at an index of a double
 * @param {BarState} state
 */
export function writeState(at, state) {
  f64[at] = state.offset;
  u32[2 * at + 2] = state.highestStop;
  u32[2 * at + 3] = BAR_PHASES.indexOf(state.phase);
  f64[at + 2] = state.contentOffset;
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
 * @param {number} at an index of a double
 * @param {BarSample} sample
 */
export function writeSample(at, sample) {
  f64[at] = sample.contentOffset;
  f64[at + 1] = sample.insetTop ?? 0;
  f64[at + 2] = sample.insetBottom ?? 0;
  f64[at + 3] = sample.clientInsetTop ?? 0;
  f64[at + 4] = sample.clientInsetBottom ?? 0;
  f64[at + 5] = sample.contentHeight;
  f64[at + 6] = sample.frameHeight;
}
