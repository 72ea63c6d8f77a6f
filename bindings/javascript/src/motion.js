// SPDX-License-Identifier: MIT

// Gesture arithmetic. Every function is total: for an argument out of range it returns the neutral
// result that its documentation states, never NaN.

import { number, numbers, objects, requireObject } from './arguments.js';
import { Block } from './handle.js';
import { core, f64, IN, IN_8, OUT, OUT_8, shared } from './memory.js';

/** The rate of a scroll view's normal deceleration: a factor per millisecond. */
export const DECELERATION_NORMAL = 0.998;
/** The rate of a scroll view's fast deceleration. */
export const DECELERATION_FAST = 0.99;
/** The exponent of the power form in "Building Fluid Interfaces". */
export const RUBBER_BAND_EXPONENT = 0.7;
/** The coefficient of a scroll view's rubber band. */
export const RUBBER_BAND_COEFFICIENT = 0.55;

/**
 * Returns the distance that a flick covers until it rests: velocity / 1000 * rate / (1 - rate).
 *
 * @param {number} velocity in units per second
 * @param {number} [rate] per millisecond, above 0 and below 1
 * @returns {number} 0 for a rate out of range or a velocity that is not finite
 */
export function project(velocity, rate = DECELERATION_NORMAL) {
  return shared.direct.resin_project(number(velocity, 'velocity'), number(rate, 'rate'));
}

/**
 * Returns the distance that a scroll view covers until it rests: -velocity / (1000 * ln rate).
 *
 * @param {number} velocity in units per second
 * @param {number} [rate] per millisecond, above 0 and below 1
 */
export function projectContinuous(velocity, rate = DECELERATION_NORMAL) {
  return core.resin_project_continuous(number(velocity, 'velocity'), number(rate, 'rate'));
}

/**
 * A motion that decelerates like a scroll view after a release. Immutable. A motion whose velocity
 * is not finite, or whose rate is not above 0 and below 1, rests at `value`.
 */
export class Deceleration {
  /**
   * @param {number} value at the start, in units
   * @param {number} velocity at the start, in units per second
   * @param {number} [rate] per millisecond, above 0 and below 1
   */
  constructor(value, velocity, rate = DECELERATION_NORMAL) {
    /**
     * At the start, in units.
     * @readonly
     */
    this.value = number(value, 'value');
    /**
     * At the start, in units per second.
     * @readonly
     */
    this.velocity = number(velocity, 'velocity');
    /**
     * Per millisecond.
     * @readonly
     */
    this.rate = number(rate, 'rate');
    Object.freeze(this);
  }

  /** The value at which the motion comes to rest. */
  get rest() {
    return core.resin_deceleration_rest(this.#write());
  }

  /**
   * Returns the motion as it continues after `time` seconds; infinity gives the final value.
   *
   * @param {number} time
   */
  after(time) {
    core.resin_deceleration_after(OUT, this.#write(), number(time, 'time'));
    return new Deceleration(f64[OUT_8], f64[OUT_8 + 1], f64[OUT_8 + 2]);
  }

  /**
   * Returns the seconds until the speed has decreased to `speed`; infinity for never.
   *
   * @param {number} speed in units per second
   */
  timeToSpeed(speed) {
    return core.resin_deceleration_time_to_speed(this.#write(), number(speed, 'speed'));
  }

  /**
   * Returns the time at which the motion reaches `boundary`, in seconds, and its velocity there; a
   * time of infinity for never.
   *
   * @param {number} boundary in units
   */
  crossing(boundary) {
    core.resin_deceleration_crossing(OUT, this.#write(), number(boundary, 'boundary'));
    return { time: f64[OUT_8], velocity: f64[OUT_8 + 1] };
  }

  #write() {
    f64[IN_8] = this.value;
    f64[IN_8 + 1] = this.velocity;
    f64[IN_8 + 2] = this.rate;
    return IN;
  }
}

/**
 * Returns the offset of a rubber band in the power form: sign(distance) * |distance|^exponent.
 *
 * @param {number} distance of the finger beyond the edge, in units
 * @param {number} [exponent] above 0 and at most 1
 */
export function rubberBandPower(distance, exponent = RUBBER_BAND_EXPONENT) {
  return core.resin_rubber_band_power(number(distance, 'distance'), number(exponent, 'exponent'));
}

/**
 * Returns the distance at which `rubberBandPower` returns `offset`.
 *
 * @param {number} offset
 * @param {number} [exponent]
 */
export function rubberBandPowerInverse(offset, exponent = RUBBER_BAND_EXPONENT) {
  return core.resin_rubber_band_power_inverse(number(offset, 'offset'), number(exponent, 'exponent'));
}

/**
 * Returns the offset of a scroll view's rubber band: (1 - 1 / (|distance| * coefficient / dimension
 * + 1)) * dimension, with the sign of `distance`.
 *
 * @param {number} distance of the finger beyond the edge, in units
 * @param {number} dimension the length of the view along the motion, in units
 * @param {number} [coefficient] finite and greater than 0
 */
export function rubberBand(distance, dimension, coefficient = RUBBER_BAND_COEFFICIENT) {
  return core.resin_rubber_band(
    number(distance, 'distance'), number(dimension, 'dimension'), number(coefficient, 'coefficient'));
}

/**
 * Returns the distance at which `rubberBand` returns `offset`.
 *
 * @param {number} offset
 * @param {number} dimension
 * @param {number} [coefficient]
 */
export function rubberBandInverse(offset, dimension, coefficient = RUBBER_BAND_COEFFICIENT) {
  return core.resin_rubber_band_inverse(
    number(offset, 'offset'), number(dimension, 'dimension'), number(coefficient, 'coefficient'));
}

/** @typedef {{ x: number, y: number }} Point */

/**
 * Calls `find` with the address of an array of doubles and its length.
 *
 * @param {Float64Array} array
 * @param {(address: number, length: number) => number} find
 * @returns {number} the index, or -1
 */
function nearest(array, find) {
  const block = new Block();
  try {
    const address = block.reserve(8 * array.length);
    f64.set(array, address >>> 3);
    return find(address, array.length) | 0; // RESIN_INDEX_NONE is -1
  } finally {
    block.release();
  }
}

/**
 * Returns the index of the point nearest to `target`, the first on a tie; -1 if there is no finite
 * point or `target` is not finite.
 *
 * @param {readonly Point[] | Float64Array} points points, or their coordinates x, y, x, y, ...
 * @param {Point} target
 */
export function nearestPoint(points, target) {
  const coordinates = points instanceof Float64Array ? points
    : objects(points, 'points', '{ x, y }').map(({ x, y }) => [x, y]).flat();
  const { x, y } = target;
  number(x, 'target.x');
  number(y, 'target.y');
  return nearest(numbers(coordinates, 'points'), (address, length) => {
    f64[IN_8] = x;
    f64[IN_8 + 1] = y;
    return core.resin_nearest_point(address, length >>> 1, IN);
  });
}

/**
 * Returns the index of the stop nearest to `target`, the first on a tie; -1 if there is none.
 *
 * @param {ArrayLike<number>} stops in any order
 * @param {number} target
 */
export function nearestStop(stops, target) {
  number(target, 'target');
  return nearest(numbers(stops, 'stops'), (address, length) => core.resin_nearest_stop(address, length, target));
}

/**
 * Returns the index of the angle nearest to `target` on the circle, the first on a tie; -1 if there
 * is none.
 *
 * @param {ArrayLike<number>} angles in radians
 * @param {number} target in radians
 */
export function closestAngle(angles, target) {
  number(target, 'target');
  return nearest(numbers(angles, 'angles'), (address, length) => core.resin_closest_angle(address, length, target));
}

/**
 * Returns the shortest signed rotation from one angle to another, above -pi and at most pi; 0 if an
 * angle is not finite.
 *
 * @param {number} from in radians
 * @param {number} to in radians
 */
export function shortestTurn(from, to) {
  return core.resin_shortest_turn(number(from, 'from'), number(to, 'to'));
}

/**
 * The springs for a release. A member that is NaN or out of range is replaced by the default.
 *
 * @typedef {object} MomentumRule
 * @property {number} tapResponse without momentum, in seconds
 * @property {number} tapDampingRatio 0 to 1e4; 1 for no bounce
 * @property {number} flickResponse with momentum, in seconds
 * @property {number} flickDampingRatio 0 to 1e4; below 1 for bounce
 * @property {number} maximumRelativeVelocity per second, 0 or more; infinity for no limit
 */

const RULE = /** @type {const} */ (
  ['tapResponse', 'tapDampingRatio', 'flickResponse', 'flickDampingRatio', 'maximumRelativeVelocity']);

/**
 * Returns the rule of "Building Fluid Interfaces": response 0.4 and damping ratio 1 for a tap, 0.3
 * and 0.8 for a flick, and a relative velocity of at most 30.
 *
 * @returns {MomentumRule}
 */
export function defaultMomentumRule() {
  core.resin_momentum_rule_default(OUT);
  const [tapResponse, tapDampingRatio, flickResponse, flickDampingRatio, maximumRelativeVelocity] =
    f64.slice(OUT_8, OUT_8 + 5);
  return { tapResponse, tapDampingRatio, flickResponse, flickDampingRatio, maximumRelativeVelocity };
}

/**
 * Returns the spring that animates a released object to its target: with bounce after a flick,
 * without it after a tap. `relativeVelocity` is per second, positive toward the target.
 *
 * @param {number} velocity in units per second
 * @param {number} distance the target minus the present value, in units
 * @param {Partial<MomentumRule>} [rule] members that are missing are the default
 */
export function momentumOnRelease(velocity, distance, rule = {}) {
  requireObject(rule, 'rule');
  const members = RULE.map((name) => number(rule[name] ?? NaN, `rule.${name}`)); // all, before one is written
  f64.set(members, IN_8);
  core.resin_momentum_on_release(OUT, IN, number(velocity, 'velocity'), number(distance, 'distance'));
  return { response: f64[OUT_8], dampingRatio: f64[OUT_8 + 1], relativeVelocity: f64[OUT_8 + 2] };
}
