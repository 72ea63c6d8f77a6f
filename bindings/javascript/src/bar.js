// SPDX-License-Identifier: MIT
import { choice, number, numbers, pairs, requireObject, unsigned } from './arguments.js';
import { readState, STATE_SIZE, writeState, writeStateAndSample } from './bar_memory.js';
import { reduceThrough } from './bar_transformers.js';
import { check, ResinError, Status } from './errors.js';
import { addressOf, Block, Handle, Resources } from './handle.js';
import { core, f64, IN, IN_4, IN_8, OUT, OUT_4, OUT_8, shared, u32 } from './memory.js';

/** @typedef {import('./bar_memory.js').BarState} BarState */
/** @typedef {import('./bar_memory.js').BarSample} BarSample */
/** @typedef {import('./bar_transformers.js').BarTransformer} BarTransformer */

/**
 * The choice of the stop at which a bar settles: the one nearest to the height that it would have
 * after the content has decelerated, the one nearest to its height, or none.
 *
 * @typedef {'projected' | 'nearest' | 'none'} BarSnapping
 */

/**
 * @typedef {object} BarOptions
 * @property {number} [normalStop] the index of the highest stop that scrolling reaches without
 *   pulling at the top, at least 1; unless given, the last but one, or the last of two
 * @property {BarSnapping} [snapping] `'projected'` unless given
 * @property {number} [resistance] the slope of the rubber band, above 0 and up to 1; 0.55 unless given;
 *   0 does not stretch the bar beyond its stops
 * @property {number} [decelerationRate] of the scroll view, per millisecond; 0.998 unless given
 * @property {number} [topTolerance] the distance from the top up to which a touch is at the top; 5
 *   unless given
 * @property {boolean} [holdShortContent] keeps the bar at its normal stop if the content is too short
 *   to scroll
 * @property {boolean} [stretchWhileSettling] stretches the bar also while the content bounces
 */

/**
 * The contribution of the bar to the insets of its scroll view, to be added to the client's.
 *
 * @typedef {object} BarInsets
 * @property {number} top the height of the highest available stop
 * @property {number} bottom makes short content scroll as far as the bar moves
 * @property {number} indicatorTop the height of the normal stop
 */

/**
 * The result of an event.
 *
 * @typedef {object} BarResponse
 * @property {BarState} state the new state
 * @property {BarState} resting the state after the content has come to rest
 * @property {BarInsets} insets to be applied before the content is moved
 * @property {number | null} targetOffset the content offset to scroll to, if there is one
 */

/**
 * An event of the pan recognizer.
 *
 * @typedef {object} BarGesture
 * @property {'began' | 'changed' | 'ended' | 'cancelled' | 'failed'} phase
 * @property {BarSample} sample
 * @property {number} [velocity] of the content offset, per second, when it ended
 * @property {number} [restOffset] the content offset at which the scroll view will stop, if known
 * @property {boolean} [keepContent] the content must not be moved, for example because it pages
 */

const SNAPPING = ['projected', 'nearest', 'none'];
const GESTURES = ['began', 'changed', 'ended', 'cancelled', 'failed'];
const DEF_SIZE = 56;
const SAMPLE = IN + STATE_SIZE;

/** @returns {BarInsets} */
function readInsets(at = OUT_8) {
  return { top: f64[at], bottom: f64[at + 1], indicatorTop: f64[at + 2] };
}

/** @returns {BarResponse} */
function readResponse() {
  return {
    state: readState(OUT_8), resting: readState(OUT_8 + 3), insets: readInsets(OUT_8 + 6),
    targetOffset: u32[OUT_4 + 20] === 0 ? null : f64[OUT_8 + 9],
  };
}

/**
 * A header whose height changes as content scrolls. Immutable; its states are plain objects.
 *
 * Lengths are in points, or any other unit. A state's `offset` is the negated height. Numbers must
 * be at most 1e100 in magnitude; otherwise a call throws a `ResinError`.
 *
 * @example
 * const bar = new Bar([44, 96, 200]);
 * let state = bar.initialState();
 * state = bar.attach(state, sample).state;
 * // as the content scrolls:
 * state = bar.reduce(state, sample);
 * header.style.height = `${bar.height(state)}px`;
 */
export class Bar extends Handle {
  /**
   * @param {ArrayLike<number>} stops two or more heights from 0, ascending
   * @param {BarOptions} [options]
   */
  constructor(stops, options = {}) {
    const heights = numbers(stops, 'stops');
    requireObject(options, 'options');
    const {
      normalStop, snapping = 'projected', resistance, decelerationRate, topTolerance, holdShortContent = false,
      stretchWhileSettling = false,
    } = options;
    // In the core, 0 means the default of these options; here, undefined does.
    if (normalStop === 0) throw new ResinError(Status.NORMAL_STOP);
    if (decelerationRate === 0) throw new ResinError(Status.RATE);
    const near = topTolerance === 0 ? 1e-6 : number(topTolerance ?? 0, 'topTolerance');
    const normal = unsigned(normalStop ?? 0, 'normalStop', Status.NORMAL_STOP);
    const policy = choice(SNAPPING, snapping, 'snapping', Status.SNAPPING);
    const slope = number(resistance ?? 0, 'resistance');
    const rate = number(decelerationRate ?? 0, 'decelerationRate');
    const block = new Block();
    try {
      const address = block.reserve(8 * heights.length);
      f64.set(heights, address >>> 3);
      u32.fill(0, IN_4, IN_4 + DEF_SIZE / 4);
      f64[IN_8 + 3] = slope;
      f64[IN_8 + 4] = rate;
      f64[IN_8 + 5] = near;
      u32[IN_4] = DEF_SIZE;
      u32[IN_4 + 1] = (resistance === 0 ? 1 : 0) + (holdShortContent ? 2 : 0) + (stretchWhileSettling ? 4 : 0);
      u32[IN_4 + 2] = address;
      u32[IN_4 + 3] = heights.length;
      u32[IN_4 + 4] = normal;
      u32[IN_4 + 5] = policy;
      check(core.resin_bar_create(IN, OUT));
    } finally {
      block.release();
    }
    super(new Resources('Bar', u32[OUT_4]));
  }

  /** The heights of the stops, ascending. */
  get stops() {
    const address = addressOf(this, 'Bar');
    const begin = core.resin_bar_stops(address) >>> 3;
    return f64.slice(begin, begin + core.resin_bar_stop_count(address));
  }

  /** The index of the normal stop. */
  get normalStop() {
    return core.resin_bar_normal_stop(addressOf(this, 'Bar'));
  }

  /** Returns a detached state at the normal stop. */
  initialState() {
    core.resin_bar_initial_state(OUT, addressOf(this, 'Bar'));
    return readState(OUT_8);
  }

  /**
   * Returns the height of the bar.
   *
   * @param {BarState} state
   */
  height(state) {
    writeState(IN_8, state);
    addressOf(this, 'Bar'); // the height is that of the state; a disposed bar throws as in every call
    return core.resin_bar_height(IN);
  }

  /**
   * Returns the position of the bar among its stops: k at stop k, linear in the height between two.
   *
   * @param {BarState} state
   */
  progress(state) {
    writeState(IN_8, state);
    return core.resin_bar_progress(addressOf(this, 'Bar'), IN);
  }

  /**
   * Interpolates a value, such as an alpha or a font size, by the height of the bar.
   *
   * @param {BarState} state
   * @param {readonly (readonly [from: number, to: number])[]} ranges the values at the lower and at
   *   the higher stop, for each interval between adjacent stops
   */
  value(state, ranges) {
    const ends = numbers(pairs(ranges, 'ranges', '[from, to]').flat(), 'ranges');
    const block = new Block();
    try {
      const address = block.reserve(8 * ends.length);
      f64.set(ends, address >>> 3);
      writeState(IN_8, state);
      check(core.resin_bar_value(addressOf(this, 'Bar'), IN, address, ends.length / 2, OUT));
      return f64[OUT_8];
    } finally {
      block.release();
    }
  }

  /**
   * Returns the index of the stop whose height the bar has exactly, or -1.
   *
   * @param {BarState} state
   */
  stopAt(state) {
    writeState(IN_8, state);
    return core.resin_bar_stop_at(addressOf(this, 'Bar'), IN) | 0;
  }

  /**
   * Returns the state after the content has moved.
   *
   * @param {BarState} state
   * @param {BarSample} sample
   * @returns {BarState}
   */
  reduce(state, sample) {
    writeStateAndSample(IN_8, state, IN_8 + 3, sample);
    const address = addressOf(this, 'Bar');
    let status;
    try {
      status = shared.direct.resin_bar_reduce(address, IN, SAMPLE, OUT);
    } catch (error) {
      shared.isInterrupted = true;
      throw error;
    }
    check(status);
    return readState(OUT_8);
  }

  /**
   * Returns the state after the content has moved, with a chain of transformers of the caller. Only
   * the rubber band is applied after the last one. An error that a transformer throws is thrown by
   * this call.
   *
   * @param {BarState} state
   * @param {BarSample} sample
   * @param {readonly BarTransformer[]} transformers
   * @returns {BarState}
   */
  reduceWith(state, sample, transformers) {
    return reduceThrough(this, state, sample, transformers);
  }

  /**
   * Returns the bar's contribution to the insets, for use after a reduction that changed
   * `highestStop`.
   *
   * @param {BarState} state
   * @param {BarSample} sample
   */
  contribution(state, sample) {
    this.#call('resin_bar_contribution', state, sample);
    return readInsets();
  }

  /**
   * Handles an event of the pan recognizer. If the state of the response is `'settling'`, call
   * `settle` when the content has stopped.
   *
   * @param {BarState} state
   * @param {BarGesture} gesture
   */
  handleGesture(state, gesture) {
    const { phase, sample, velocity = 0, restOffset, keepContent = false } = gesture;
    number(velocity, 'gesture.velocity');
    if (restOffset !== undefined) number(restOffset, 'gesture.restOffset');
    const event = choice(GESTURES, phase, 'gesture.phase', Status.GESTURE) + 1;
    const at = IN_8 + 3;
    writeStateAndSample(IN_8, state, at + 3, sample);
    f64[at + 1] = velocity;
    f64[at + 2] = restOffset ?? 0;
    u32[2 * at] = event;
    u32[2 * at + 1] = (restOffset === undefined ? 0 : 1) + (keepContent ? 2 : 0);
    check(core.resin_bar_handle_gesture(addressOf(this, 'Bar'), IN, SAMPLE, OUT));
    return readResponse();
  }

  /**
   * Settles the bar after the content has stopped. For a bar between two stops the response has a
   * target; call this again when the content is there.
   *
   * @param {BarState} state
   * @param {BarSample} sample
   * @param {{ keepContent?: boolean }} [options]
   */
  settle(state, sample, options = {}) {
    requireObject(options, 'options');
    const { keepContent = false } = options;
    this.#call('resin_bar_settle', state, sample, keepContent ? 2 : 0, OUT);
    return readResponse();
  }

  /**
   * Scrolls the content to its top, where the bar has its normal height.
   *
   * @param {BarState} state
   * @param {BarSample} sample
   */
  scrollToTop(state, sample) {
    this.#call('resin_bar_scroll_to_top', state, sample);
    return readResponse();
  }

  /**
   * Adapts the bar to a new content size, frame or client inset.
   *
   * @param {BarState} state
   * @param {BarSample} sample
   */
  changeLayout(state, sample) {
    this.#call('resin_bar_change_layout', state, sample);
    return readResponse();
  }

  /**
   * Attaches the bar to a scroll view, its first or another one. Apply the target without animation.
   *
   * @param {BarState} state
   * @param {BarSample} sample
   */
  attach(state, sample) {
    this.#call('resin_bar_attach', state, sample);
    return readResponse();
  }

  /**
   * Moves the bar to a stop by scrolling. While a finger is down the call has no effect.
   *
   * @param {BarState} state
   * @param {BarSample} sample
   * @param {number} stop an index
   */
  moveTo(state, sample, stop) {
    this.#call('resin_bar_move_to', state, sample, unsigned(stop, 'stop', Status.STOP), OUT);
    return readResponse();
  }

  /**
   * Converts a state of another bar to a state of this one with the same progress, for a bar whose
   * heights change. Call `attach` afterwards.
   *
   * @param {Bar} from the bar of `state`
   * @param {BarState} state
   */
  adopt(from, state) {
    writeState(IN_8, state);
    check(core.resin_bar_adopt(addressOf(from, 'Bar'), addressOf(this, 'Bar'), IN, OUT));
    return readState(OUT_8);
  }

  /**
   * @param {string} name of a function of the core with a state and a sample
   * @param {BarState} state
   * @param {BarSample} sample
   * @param {number[]} rest the other arguments
   */
  #call(name, state, sample, ...rest) {
    writeStateAndSample(IN_8, state, IN_8 + 3, sample);
    check(core[name](addressOf(this, 'Bar'), IN, SAMPLE, ...(rest.length === 0 ? [OUT] : rest)));
  }
}
