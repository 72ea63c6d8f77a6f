// SPDX-License-Identifier: MIT
import { described } from './arguments.js';
import { ResinError, Status } from './errors.js';
import { core, renew, shared } from './memory.js';

/**
 * A block of the module's memory that grows on demand. Growing discards its content.
 *
 * @internal
 */
export class Block {
  address = 0;
  #capacity = 0;

  /**
   * Returns the address of at least `size` bytes, aligned to 16.
   *
   * @param {number} size
   */
  reserve(size) {
    if (size > this.#capacity || this.address === 0) {
      this.release();
      this.address = core.malloc(Math.min(size, 0xFFFFFFFF)) >>> 0;
      renew();
      if (this.address === 0) throw new ResinError(Status.OUT_OF_MEMORY);
      this.#capacity = size;
    }
    return this.address;
  }

  release() {
    core.free(this.address);
    this.address = 0;
    this.#capacity = 0;
  }
}

/** @typedef {'Bar' | 'ListDiffer' | 'Solver'} HandleKind the class that made a handle */

const DESTROY = { Bar: 'resin_bar_destroy', ListDiffer: 'resin_diff_destroy', Solver: 'resin_solver_destroy' };

/**
 * The memory of a handle, without a reference to it, for the case that it is never disposed.
 *
 * @internal
 */
export class Resources {
  /** @type {Block[]} */
  blocks = [];

  /**
   * @param {HandleKind} kind
   * @param {number} address of the object; 0 once the handle is disposed
   */
  constructor(kind, address) {
    this.kind = kind;
    this.address = address;
  }

  release() {
    core[DESTROY[this.kind]](this.address);
    this.address = 0;
    for (const block of this.blocks) block.release();
  }
}

/** @type {FinalizationRegistry<Resources>} */
const registry = new FinalizationRegistry((resources) => resources.release());

/**
 * Returns the address of a handle's object, or throws unless a value is a handle of a class.
 *
 * @internal
 * @type {(handle: unknown, kind: HandleKind) => number}
 */
export let addressOf;

/**
 * Returns the result of a function of the core that may change a handle's object.
 *
 * If the engine ends the function, mostly because its call stack is used up, the object may be
 * incomplete: it is neither used nor freed any more, and the handle is disposed.
 *
 * @internal
 * @type {(handle: unknown, kind: HandleKind, name: string, ...values: number[]) => number}
 */
export let callOn;

/**
 * An object in the module's memory.
 *
 * `dispose` frees it at once; otherwise it is freed some time after the handle became unreachable.
 * Every other call on a disposed handle throws a `ResinError` with the code
 * `RESIN_ERROR_NULL_HANDLE`. A differ or a solver in whose call the engine's stack is used up is
 * disposed. Handles belong to the thread that created them and cannot be posted to
 * a worker.
 */
export class Handle {
  /** @type {Resources} */
  #resources;

  /**
   * @internal
   * @param {Resources} resources
   */
  constructor(resources) {
    this.#resources = resources;
    registry.register(this, resources, this);
  }

  /** Whether the object is freed. */
  get isDisposed() {
    return this.#resources.address === 0;
  }

  /** Frees the object. Idempotent. */
  dispose() {
    if (this.#resources.address === 0) return;
    registry.unregister(this);
    this.#resources.release();
  }

  /** Frees the object at the end of a block, for `using`. */
  [Symbol.dispose]() {
    this.dispose();
  }

  static {
    addressOf = (handle, kind) => {
      if (typeof handle !== 'object' || handle === null || !(#resources in handle) || handle.#resources.kind !== kind) {
        throw new TypeError(`a ${kind} is required; got ${described(handle)}`);
      }
      const { address } = handle.#resources;
      if (address === 0) throw new ResinError(Status.NULL_HANDLE, `this ${kind} is disposed`);
      return address;
    };
    callOn = (handle, kind, name, ...values) => {
      const address = addressOf(handle, kind);
      try {
        return core[name](address, ...values);
      } catch (error) {
        if (shared.isInterrupted) /** @type {Handle} */ (handle).#resources.address = 0;
        throw error;
      }
    };
  }
}

// Engines without `Symbol.dispose` make a method called "undefined" of the one for `using`.
Reflect.deleteProperty(Handle.prototype, 'undefined');
