// SPDX-License-Identifier: MIT
import { number, unsigned } from './arguments.js';
import { ResinError, Status } from './errors.js';
import { Instance } from './memory.js';
import { Spring } from './spring.js';

/** @typedef {import('./memory.js').Core} Core */
/** @typedef {import('./spring.js').Tolerance} Tolerance */

/**
 * The numbers of springs after a step.
 *
 * @typedef {object} SpringBatchResult
 * @property {number} moving springs that still move
 * @property {number} settled springs that came to rest in this step
 * @property {number} invalid springs with a number out of range, which the step did not change
 */

const BATCH_SIZE = 72;
const RESULT = BATCH_SIZE; // the address of the result, behind the batch
const PAGE = 65536;
const ARENA_PAGES = 16;

/**
 * An instance of the module with a memory of its own, whose size never changes, so views of it are
 * never detached. Batches are placed one after the other, and nothing is freed: when the last batch
 * and the last view are gone, so is the whole arena. Few arenas, because an engine reserves
 * gigabytes of addresses for each memory: Chromium allows about a hundred.
 */
class Arena {
  /**
   * The arena that has space for the next batch.
   * @type {Arena | undefined}
   */
  static #current;

  /** @param {number} size in bytes */
  constructor(size) {
    const { core, memory } = new Instance();
    this.core = core;
    this.free = memory.buffer.byteLength;
    memory.grow(Math.max(ARENA_PAGES, Math.ceil(size / PAGE)));
    this.buffer = memory.buffer;
  }

  /**
   * Returns an arena and an address in it.
   *
   * @param {number} size in bytes, a multiple of 64
   */
  static place(size) {
    let arena = Arena.#current;
    if (arena === undefined || arena.free + size > arena.buffer.byteLength) {
      try {
        arena = new Arena(size);
      } catch (cause) {
        throw new ResinError(Status.OUT_OF_MEMORY, undefined, { cause });
      }
      // An arena that a large batch fills does not replace one that still has space.
      if (size < ARENA_PAGES * PAGE) Arena.#current = arena;
    }
    const address = arena.free;
    arena.free += size;
    return { arena, address };
  }
}

/**
 * Checks the constants of all springs before any of them is written.
 *
 * @param {Spring | undefined} spring
 */
function constantsOf(spring) {
  if (spring === undefined) return undefined;
  const { frequency, dampingRatio } = spring;
  return {
    frequency: number(frequency, 'spring.frequency'), dampingRatio: number(dampingRatio, 'spring.dampingRatio'),
  };
}

/**
 * Checks the limits before any of them is written.
 *
 * @param {Tolerance} tolerance
 */
function limitsOf(tolerance) {
  const { distance, speed } = tolerance;
  return { distance: number(distance, 'tolerance.distance'), speed: number(speed, 'tolerance.speed') };
}

/**
 * Many springs in one call. `step` gives the same bits as `Spring.step` for each spring.
 *
 * The arrays of a batch are views of a WebAssembly memory whose size never changes: a step copies
 * nothing, and the arrays are never detached. Garbage collection frees them.
 *
 * @example
 * const batch = new SpringBatch(100, { spring: Spring.fromResponse(0.4, 0.8), tolerance });
 * batch.targets.fill(200);
 * while (batch.step(1 / 120).moving > 0) draw(batch.values);
 */
export class SpringBatch {
  /** @type {Core} */
  #core;
  #address;
  /** @type {Uint32Array} */
  #words;
  #settled;
  #settledCount = 0;
  /** @type {Float64Array} */
  #shared;

  /**
   * Creates a batch at rest, with all values, velocities and targets 0.
   *
   * @param {number} count
   * @param {object} options
   * @param {Tolerance} options.tolerance below which a spring is at rest
   * @param {Spring} [options.spring] the constants of all springs, which is several times faster than
   *   constants of their own; without it, `frequencies` and `dampingRatios` are to be filled in
   */
  constructor(count, options) {
    unsigned(count, 'count', Status.TOO_LARGE);
    const { spring, tolerance } = options;
    const constants = constantsOf(spring);
    const limits = limitsOf(tolerance);
    // Whole cache lines, so that each array is aligned to 64 bytes.
    const stride = Math.ceil(count / 8) * 64;
    const { arena, address } = Arena.place(128 + 5 * stride + Math.ceil(count / 16) * 64);
    const { buffer } = arena;
    const array = (/** @type {number} */ k) => new Float64Array(buffer, address + 128 + k * stride, count);
    /**
     * The number of springs.
     * @type {number}
     * @readonly
     */
    this.count = count;
    /** @readonly */
    this.values = array(0);
    /**
     * In units of a value per second.
     * @readonly
     */
    this.velocities = array(1);
    /**
     * A spring with a new target moves again.
     * @readonly
     */
    this.targets = array(2);
    /**
     * In radians per second; ignored while all springs share their constants.
     * @readonly
     */
    this.frequencies = array(3);
    /**
     * As `frequencies`.
     * @readonly
     */
    this.dampingRatios = array(4);
    this.#settled = new Uint32Array(buffer, address + 128 + 5 * stride, count);
    this.#core = arena.core;
    this.#address = address;
    const words = new Uint32Array(buffer, address, 32);
    words[0] = BATCH_SIZE;
    words[2] = count;
    [this.values, this.velocities, this.targets].forEach((view, k) => { words[3 + k] = view.byteOffset; });
    words[16] = this.#settled.byteOffset;
    this.#words = words;
    this.#shared = new Float64Array(buffer, address + 32, 4);
    this.#setConstants(constants);
    this.tolerance = limits;
    // An assignment to one of the arrays would have no effect on the springs, so it throws.
    for (const name of Object.keys(this)) Object.defineProperty(this, name, { writable: false });
  }

  /** The limits below which a spring is at rest. */
  get tolerance() {
    return { distance: this.#shared[2], speed: this.#shared[3] };
  }

  set tolerance(tolerance) {
    const { distance, speed } = limitsOf(tolerance);
    this.#shared[2] = distance;
    this.#shared[3] = speed;
  }

  /** The constants of all springs; undefined if each has its own. */
  get spring() {
    const own = this.#words[6] !== 0;
    return own ? undefined : new Spring(this.#shared[0], this.#shared[1]);
  }

  set spring(spring) {
    this.#setConstants(constantsOf(spring));
  }

  /** The indices of the springs that came to rest in the last step, ascending; valid until the next. */
  get settled() {
    return this.#settled.subarray(0, this.#settledCount);
  }

  /**
   * Advances every spring by `dt` seconds.
   *
   * Springs with numbers out of range are not advanced and counted in the result as `invalid`;
   * unlike in C, they are not an error. `settled` has the indices of the springs that came to rest.
   * Throws a `ResinError`, and advances none, if `dt`, the tolerance or the shared constants are out
   * of range.
   *
   * @param {number} dt 0 to 1e6 seconds
   * @returns {SpringBatchResult}
   */
  step(dt) {
    const status = this.#core.resin_spring_batch_step(
      this.#address, number(dt, 'dt'), this.#address + RESULT);
    if (status !== 0 && status !== Status.SPRING_LANE) {
      this.#settledCount = 0;
      throw new ResinError(status);
    }
    const words = this.#words;
    const at = RESULT >> 2;
    this.#settledCount = words[at + 1];
    return { moving: words[at], settled: words[at + 1], invalid: words[at + 2] };
  }

  /** @param {{ frequency: number, dampingRatio: number } | undefined} constants */
  #setConstants(constants) {
    if (constants !== undefined) {
      this.#shared[0] = constants.frequency;
      this.#shared[1] = constants.dampingRatio;
    }
    this.#words[6] = constants === undefined ? this.frequencies.byteOffset : 0;
    this.#words[7] = constants === undefined ? this.dampingRatios.byteOffset : 0;
  }
}
