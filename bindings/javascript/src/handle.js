// SPDX-License-Identifier: MIT
import { ResinError, Status } from './errors.js';
import { core, renew } from './memory.js';

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

/**
 * The memory of a handle, without a reference to it, for the case that it is never disposed.
 *
 * @internal
 */
export class Resources {
  /** @type {Block[]} */
  blocks = [];

  /**
   * @param {string} destroy the function that frees the object
   * @param {number} address of the object
   */
  constructor(destroy, address) {
    this.destroy = destroy;
    this.address = address;
  }

  release() {
    core[this.destroy](this.address);
    this.address = 0;
    for (const block of this.blocks) block.release();
  }
}

/** @type {FinalizationRegistry<Resources>} */
const registry = new FinalizationRegistry((resources) => resources.release());

/**
 * Returns the address of a handle's object.
 *
 * @internal
 * @type {(handle: Handle) => number}
 */
export let addressOf;

/**
 * An object in the module's memory.
 *
 * `dispose` frees it at once; otherwise it is freed some time after the handle became unreachable.
 * Every other call on a disposed handle throws a `ResinError` with the code
 * `RESIN_ERROR_NULL_HANDLE`. Handles belong to the thread that created them and cannot be posted to
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

  /** Whether `dispose` was called. */
  get isDisposed() {
    return this.#resources.address === 0;
  }

  /** Frees the object. Idempotent. */
  dispose() {
    if (this.#resources.address === 0) return;
    registry.unregister(this);
    this.#resources.release();
  }

  static {
    addressOf = (handle) => {
      const { address } = handle.#resources;
      if (address === 0) {
        throw new ResinError(Status.NULL_HANDLE, `this ${handle.constructor.name} is disposed`);
      }
      return address;
    };
  }
}

// For `using`, where the engine has it.
const disposeSymbol = /** @type {{ dispose?: symbol }} */ (/** @type {unknown} */ (Symbol)).dispose;
if (disposeSymbol !== undefined) {
  Object.defineProperty(Handle.prototype, disposeSymbol, {
    value() { this.dispose(); }, writable: true, configurable: true,
  });
}
