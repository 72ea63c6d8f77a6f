// SPDX-License-Identifier: MIT
import { number, requireNumbers, unsigned } from './arguments.js';
import { check, Status } from './errors.js';
import { Block } from './handle.js';
import { core, f64, IN, IN_8, OUT, OUT_4, OUT_8, shared, u32 } from './memory.js';

/**
 * A value and its velocity: the whole state of a spring animation.
 *
 * @typedef {object} Motion
 * @property {number} value
 * @property {number} velocity in units of `value` per second
 */

/**
 * The limits below which a motion is at rest. Recommended: half a pixel and about half a pixel per
 * second for positions; 0.001 and 0.01 for values from 0 to 1.
 *
 * @typedef {object} Tolerance
 * @property {number} distance from the target, 1e-100 to 1e100
 * @property {number} speed per second, 1e-100 to 1e100
 */

// Addresses in the scratch memory, and indices there: a spring, a motion and a tolerance.
const SPRING = IN;
const MOTION = IN + 16;
const TOLERANCE = IN + 32;

/** @param {Motion} motion */
function writeMotion(motion) {
  const { value, velocity } = motion;
  if (typeof value !== 'number' || typeof velocity !== 'number') requireNumbers('motion', { value, velocity });
  f64[IN_8 + 2] = value;
  f64[IN_8 + 3] = velocity;
}

/**
 * Reads all members before it writes one: a getter may use the package, and with it this memory.
 *
 * @param {Motion} motion
 * @param {Tolerance} tolerance
 */
function writeMotionAndTolerance(motion, tolerance) {
  const { distance, speed } = tolerance;
  if (typeof distance !== 'number' || typeof speed !== 'number') requireNumbers('tolerance', { distance, speed });
  writeMotion(motion);
  f64[IN_8 + 4] = distance;
  f64[IN_8 + 5] = speed;
}

/**
 * @param {number} address
 * @param {number} count
 */
function copied(address, count) {
  return f64.slice(address >>> 3, (address >>> 3) + count);
}

/** @param {number} status */
function result(status) {
  check(status);
  return f64[OUT_8];
}

/**
 * A damped spring with a mass of one, in closed form: the result for a time does not depend on its
 * division into frames. Immutable.
 *
 * Valid are frequencies from 1e-4 to 1e5 rad/s, damping ratios from 0 to 1e4, values, velocities and
 * targets of at most 1e100 in magnitude, and times from 0 to 1e6 s. Other arguments throw a
 * `ResinError` that names the argument.
 */
export class Spring {
  /**
   * Makes a spring from its frequency and damping ratio.
   *
   * @param {number} frequency the undamped angular frequency in radians per second, 1e-4 to 1e5
   * @param {number} dampingRatio 0 to 1e4: below 1 it rings, 1 is critical
   */
  constructor(frequency, dampingRatio) {
    check(core.resin_spring_from_frequency(
      number(frequency, 'frequency'), number(dampingRatio, 'dampingRatio'), OUT));
    /**
     * The undamped angular frequency in radians per second.
     * @type {number}
     * @readonly
     */
    this.frequency = f64[OUT_8];
    /**
     * The damping ratio.
     * @type {number}
     * @readonly
     */
    this.dampingRatio = f64[OUT_8 + 1];
    Object.freeze(this);
  }

  /**
   * Makes a spring from its undamped period.
   *
   * @param {number} response in seconds, about 6.3e-5 to 6.3e4
   * @param {number} dampingRatio
   */
  static fromResponse(response, dampingRatio) {
    return Spring.#made(core.resin_spring_from_response(
      number(response, 'response'), number(dampingRatio, 'dampingRatio'), OUT));
  }

  /**
   * Makes a spring from physical constants in consistent units.
   *
   * @param {number} stiffness force per distance, positive
   * @param {number} damping force per speed, not negative
   * @param {number} [mass] positive
   */
  static fromStiffness(stiffness, damping, mass = 1) {
    return Spring.#made(core.resin_spring_from_stiffness(
      number(stiffness, 'stiffness'), number(damping, 'damping'), number(mass, 'mass'), OUT));
  }

  /**
   * Makes a spring from a perceptual duration and a bounce, as in SwiftUI.
   *
   * @param {number} duration in seconds, with the range of a response
   * @param {number} [bounce] above -1, at most 1: 0 is critical, 1 is undamped
   */
  static fromDuration(duration, bounce = 0) {
    return Spring.#made(core.resin_spring_from_duration(
      number(duration, 'duration'), number(bounce, 'bounce'), OUT));
  }

  /**
   * Makes a spring from the tension and friction of Origami and rebound.
   *
   * @param {number} tension
   * @param {number} friction
   */
  static fromTension(tension, friction) {
    return Spring.#made(core.resin_spring_from_tension(
      number(tension, 'tension'), number(friction, 'friction'), OUT));
  }

  /** The undamped period, in seconds. */
  get response() {
    return result(core.resin_spring_response(this.#write(), OUT));
  }

  /** The bounce of `fromDuration`. */
  get bounce() {
    return result(core.resin_spring_bounce(this.#write(), OUT));
  }

  /** The tension of Origami. */
  get tension() {
    return result(core.resin_spring_tension(this.#write(), OUT));
  }

  /** The friction of Origami. */
  get friction() {
    return result(core.resin_spring_friction(this.#write(), OUT));
  }

  /**
   * Returns the stiffness for a mass.
   *
   * @param {number} [mass]
   */
  stiffness(mass = 1) {
    return result(core.resin_spring_stiffness(this.#write(), number(mass, 'mass'), OUT));
  }

  /**
   * Returns the damping for a mass.
   *
   * @param {number} [mass]
   */
  damping(mass = 1) {
    return result(core.resin_spring_damping(this.#write(), number(mass, 'mass'), OUT));
  }

  /**
   * Returns the motion after `dt` seconds.
   *
   * @param {Motion} motion
   * @param {number} target
   * @param {number} dt 0 to 1e6 seconds
   * @returns {Motion}
   */
  advance(motion, target, dt) {
    writeMotion(motion);
    const spring = this.#write();
    number(target, 'target');
    number(dt, 'dt');
    let status;
    try {
      status = shared.direct.resin_spring_advance(spring, MOTION, target, dt, OUT);
    } catch (error) {
      shared.isInterrupted = true;
      throw error;
    }
    check(status);
    return { value: f64[OUT_8], velocity: f64[OUT_8 + 1] };
  }

  /**
   * Returns the motion after `dt` seconds; if it is at rest then, exactly the target and velocity 0.
   *
   * @param {Motion} motion
   * @param {number} target
   * @param {number} dt 0 to 1e6 seconds
   * @param {Tolerance} tolerance
   * @returns {Motion}
   */
  step(motion, target, dt, tolerance) {
    writeMotionAndTolerance(motion, tolerance);
    const spring = this.#write();
    number(target, 'target');
    number(dt, 'dt');
    let status;
    try {
      status = shared.direct.resin_spring_step(spring, MOTION, target, dt, TOLERANCE, OUT);
    } catch (error) {
      shared.isInterrupted = true;
      throw error;
    }
    check(status);
    return { value: f64[OUT_8], velocity: f64[OUT_8 + 1] };
  }

  /**
   * Returns the values and velocities at the times 0, `step`, 2 `step`, ..., such as key frames.
   *
   * @param {Motion} motion
   * @param {number} target
   * @param {number} step in seconds; (`count` - 1) `step` is at most 1e6
   * @param {number} count
   */
  sample(motion, target, step, count) {
    const size = 8 * unsigned(count, 'count', Status.TOO_LARGE);
    const values = new Block();
    const velocities = new Block();
    try {
      values.reserve(size);
      velocities.reserve(size);
      writeMotion(motion);
      check(core.resin_spring_sample(this.#write(), MOTION, number(target, 'target'), number(step, 'step'), count,
        values.address, velocities.address));
      return { values: copied(values.address, count), velocities: copied(velocities.address, count) };
    } finally {
      values.release();
      velocities.release();
    }
  }

  /**
   * Returns the present acceleration, per second squared.
   *
   * @param {Motion} motion
   * @param {number} target
   */
  acceleration(motion, target) {
    writeMotion(motion);
    return result(core.resin_spring_acceleration(this.#write(), MOTION, number(target, 'target'), OUT));
  }

  /**
   * Returns the largest distance on the other side of the target from now on; 0 without overshoot.
   *
   * @param {Motion} motion
   * @param {number} target
   */
  overshoot(motion, target) {
    writeMotion(motion);
    return result(core.resin_spring_overshoot(this.#write(), MOTION, number(target, 'target'), OUT));
  }

  /**
   * Returns the first time, in seconds from now, at which the value equals the target. Throws
   * `RESIN_ERROR_NEVER` if it never does.
   *
   * @param {Motion} motion
   * @param {number} target
   */
  crossingTime(motion, target) {
    writeMotion(motion);
    return result(core.resin_spring_crossing_time(this.#write(), MOTION, number(target, 'target'), OUT));
  }

  /**
   * Whether neither the distance to the target nor the speed ever exceeds the tolerance from now on.
   *
   * @param {Motion} motion
   * @param {number} target
   * @param {Tolerance} tolerance
   */
  isAtRest(motion, target, tolerance) {
    writeMotionAndTolerance(motion, tolerance);
    check(core.resin_spring_is_at_rest(this.#write(), MOTION, number(target, 'target'), TOLERANCE, OUT));
    return (u32[OUT_4] & 0xFF) !== 0;
  }

  /**
   * Returns the time, in seconds from now, after which the motion remains at rest; 0 if it is
   * at rest now. Otherwise throws `RESIN_ERROR_UNDAMPED` for a damping ratio of 0.
   *
   * @param {Motion} motion
   * @param {number} target
   * @param {Tolerance} tolerance
   */
  settlingTime(motion, target, tolerance) {
    writeMotionAndTolerance(motion, tolerance);
    return result(core.resin_spring_settling_time(this.#write(), MOTION, number(target, 'target'), TOLERANCE, OUT));
  }

  /** @param {number} status */
  static #made(status) {
    check(status);
    return new Spring(f64[OUT_8], f64[OUT_8 + 1]);
  }

  /** Writes the spring to the scratch memory. */
  #write() {
    f64[IN_8] = this.frequency;
    f64[IN_8 + 1] = this.dampingRatio;
    return SPRING;
  }
}

/**
 * Returns velocity / (target - value), the initial velocity of `UISpringTimingParameters`; 0 if the
 * distance is 0 or the quotient is not finite.
 *
 * @param {Motion} motion
 * @param {number} target
 */
export function relativeVelocity(motion, target) {
  writeMotion(motion);
  return core.resin_spring_relative_velocity(MOTION, number(target, 'target'));
}
