// SPDX-License-Identifier: MIT

// Trackers of a gesture. Use a new tracker for each gesture. The caller passes times, in seconds
// from any origin. Numbers that are not finite are ignored. Trackers need no disposal.

import { number, requireObject } from './arguments.js';
import { core, f64, IN, IN_8, OUT, OUT_8, u8 } from './memory.js';

/**
 * The bytes of a tracker, outside of the module's memory so that they need no disposal. They are
 * copied into it and back for a call.
 */
class TrackerState {
  #bytes;

  /** @param {number} size */
  constructor(size) {
    this.#bytes = new Uint8Array(size);
  }

  /**
   * Returns the result of a call with the address of the tracker.
   *
   * @param {(address: number) => number} call
   */
  use(call) {
    u8.set(this.#bytes, OUT);
    const result = call(OUT);
    this.#bytes.set(u8.subarray(OUT, OUT + this.#bytes.length));
    return result;
  }

  /**
   * The 32-bit integer at an offset.
   *
   * @param {number} offset
   */
  word(offset) {
    return new Uint32Array(this.#bytes.buffer)[offset >> 2];
  }
}

/** The velocity of a finger along one axis: the slope of its positions in the last 100 ms. */
export class VelocityTracker {
  #state = new TrackerState(520);

  /**
   * Adds the position of the finger at a time.
   *
   * @param {number} time in seconds
   * @param {number} position in units
   */
  add(time, position) {
    number(time, 'time');
    number(position, 'position');
    this.#state.use((address) => core.resin_velocity_tracker_add(address, time, position));
  }

  /**
   * Returns the velocity, in units per second; 0 if the newest position is older than 50 ms.
   *
   * @param {number} time in seconds
   */
  velocity(time) {
    number(time, 'time');
    return this.#state.use((address) => core.resin_velocity_tracker_velocity(address, time));
  }
}

/**
 * The definition of a pause.
 *
 * @typedef {object} PauseRule
 * @property {number} maximumSpeed at a pause, in units per second, 0 or more
 * @property {number} minimumDistance from the start of the gesture, in units, 0 or more
 * @property {number} loss the fraction of the speed that must be lost, 0 to 1
 * @property {number} span the time in which it is lost, in seconds; only with time stamps
 */

/**
 * Returns the rule of "Building Fluid Interfaces": a loss of more than 90 % within 0.1 s, a speed of
 * at most 100 and a distance of at least 50.
 *
 * @returns {PauseRule}
 */
export function defaultPauseRule() {
  core.resin_pause_rule_default(OUT);
  const [maximumSpeed, minimumDistance, loss, span] = f64.slice(OUT_8, OUT_8 + 4);
  return { maximumSpeed, minimumDistance, loss, span };
}

/**
 * Returns a rule with the default for each member that is missing.
 *
 * @param {Partial<PauseRule>} rule
 * @returns {PauseRule}
 */
function completed(rule) {
  requireObject(rule, 'rule');
  const { maximumSpeed, minimumDistance, loss, span } = defaultPauseRule();
  return {
    maximumSpeed: number(rule.maximumSpeed ?? maximumSpeed, 'rule.maximumSpeed'),
    minimumDistance: number(rule.minimumDistance ?? minimumDistance, 'rule.minimumDistance'),
    loss: number(rule.loss ?? loss, 'rule.loss'),
    span: number(rule.span ?? span, 'rule.span'),
  };
}

/**
 * Writes a rule to the scratch memory.
 *
 * @param {PauseRule} rule
 */
function writePauseRule(rule) {
  f64[IN_8] = rule.maximumSpeed;
  f64[IN_8 + 1] = rule.minimumDistance;
  f64[IN_8 + 2] = rule.loss;
  f64[IN_8 + 3] = rule.span;
  return IN;
}

/**
 * A detector of a pause in a gesture, by its last seven velocities. The result depends on the rate
 * of events: prefer `TimedPauseDetector`.
 */
export class PauseDetector {
  #state = new TrackerState(64);
  #rule;

  /** @param {Partial<PauseRule>} [rule] members that are missing are the default */
  constructor(rule = {}) {
    this.#rule = completed(rule);
  }

  /** Whether the gesture has paused. */
  get isPaused() {
    return this.#state.word(60) !== 0;
  }

  /**
   * Adds a velocity and returns whether the gesture pauses with it: once in a gesture.
   *
   * @param {number} velocity in units per second
   * @param {number} distance from the start of the gesture, in units
   */
  add(velocity, distance) {
    number(velocity, 'velocity');
    number(distance, 'distance');
    return this.#state.use((address) =>
      core.resin_pause_detector_add(address, writePauseRule(this.#rule), velocity, distance)) !== 0;
  }
}

/** A detector of a pause in a gesture, by velocities with their times. */
export class TimedPauseDetector {
  #state = new TrackerState(528);
  #rule;

  /** @param {Partial<PauseRule>} [rule] members that are missing are the default */
  constructor(rule = {}) {
    this.#rule = completed(rule);
  }

  /** Whether the gesture has paused. */
  get isPaused() {
    return this.#state.word(520) !== 0;
  }

  /**
   * Adds a velocity and returns whether the gesture pauses with it: once in a gesture.
   *
   * @param {number} time in seconds; an event that is not later than the previous one is ignored
   * @param {number} velocity in units per second
   * @param {number} distance from the start of the gesture, in units
   */
  add(time, velocity, distance) {
    number(time, 'time');
    number(velocity, 'velocity');
    number(distance, 'distance');
    return this.#state.use((address) =>
      core.resin_timed_pause_detector_add(address, writePauseRule(this.#rule), time, velocity, distance)) !== 0;
  }
}

/** @typedef {'reset' | 'activated' | 'confirmed'} ForcePhase */
/** @typedef {'activated' | 'confirmed' | 'reset'} ForceChange */

/** @type {readonly ForcePhase[]} */
const FORCE_PHASES = ['reset', 'activated', 'confirmed'];
/**
 * The changes in the order of their bits, which is that in which they happen.
 * @type {readonly ForceChange[]}
 */
const FORCE_CHANGES = ['activated', 'confirmed', 'reset'];

/** @param {number} bits */
function forceChanges(bits) {
  return FORCE_CHANGES.filter((_, k) => (bits & (1 << k)) !== 0);
}

/** A detector of presses with hysteresis: small variations of the force do not activate it again. */
export class ForceLatch {
  #state = new TrackerState(4);

  /** @returns {ForcePhase} */
  get phase() {
    return FORCE_PHASES[this.#state.word(0)];
  }

  /**
   * Adds a force. The latch is activated at 0.5 or more, then confirmed at 0.49 or less, then reset
   * at 0.4 or less. Returns the changes of the phase, in their order.
   *
   * @param {number} force a fraction of the maximum
   * @returns {ForceChange[]}
   */
  add(force) {
    number(force, 'force');
    return forceChanges(this.#state.use((address) => core.resin_force_latch_add(address, force)));
  }

  /**
   * Ends the touch and resets the latch. Confirms an activated press unless the touch is cancelled.
   *
   * @param {{ cancelled?: boolean }} [options]
   * @returns {ForceChange[]}
   */
  end(options = {}) {
    requireObject(options, 'options');
    const cancelled = options.cancelled ? 1 : 0;
    return forceChanges(this.#state.use((address) => core.resin_force_latch_end(address, cancelled)));
  }
}

/**
 * Returns the force as a fraction of the maximum, 0 to 1; 0 if the maximum is not positive.
 *
 * @param {number} force
 * @param {number} maximum
 */
export function forceFraction(force, maximum) {
  return core.resin_force_fraction(number(force, 'force'), number(maximum, 'maximum'));
}
