// SPDX-License-Identifier: MIT

// Instances of the module. All objects except batches of springs share one, and its memory.

import { compiled } from './compiled.js';

/** @typedef {Record<string, (...values: number[]) => number>} Core the functions of the module */

/**
 * An instance of the module.
 *
 * An engine that runs out of call stack ends a function of the core in the middle. Its frames then
 * remain on the stack of C, which has 64 KB: after about a hundred times, calls would write below it.
 * No function of the core runs while JavaScript does, so a later call can start with an empty stack.
 *
 * @internal
 */
export class Instance {
  #stackPointer;
  #bottom;
  /** Whether the engine has ended a function. A call could not note it: no call stack may be left. */
  isInterrupted = false;

  constructor() {
    const { exports } = new WebAssembly.Instance(compiled);
    /** @type {{ readonly buffer: ArrayBuffer, grow(pages: number): number }} */
    this.memory = /** @type {WebAssembly.Memory} */ (exports.memory);
    this.#stackPointer = /** @type {WebAssembly.Global} */ (exports.__stack_pointer);
    this.#bottom = this.#stackPointer.value;
    /**
     * The functions of the module, for calls of nanoseconds. If one throws, the caller sets
     * `isInterrupted`.
     * @type {Core}
     */
    this.direct = /** @type {Core} */ (/** @type {unknown} */ (exports));
    /**
     * The functions of the module, for all other calls.
     * @type {Core}
     */
    this.core = {};
    for (const name of Object.keys(exports)) {
      if (typeof exports[name] === 'function') this.core[name] = this.#guarded(this.direct[name]);
    }
    this.direct._initialize();
  }

  /** Empties the stack of C if the engine has ended a function. */
  recover() {
    if (!this.isInterrupted) return;
    this.#stackPointer.value = this.#bottom;
    this.isInterrupted = false;
  }

  /** @param {(...values: number[]) => number} run */
  #guarded(run) {
    return (/** @type {number[]} */ ...values) => {
      this.recover();
      try {
        return run(...values);
      } catch (error) {
        this.isInterrupted = true;
        throw error;
      }
    };
  }
}

/** The instance that all objects except batches of springs share. */
export const shared = new Instance();

/** The functions of the core, by their names in C. Pointers and structs are addresses. */
export const core = shared.core;

const memory = shared.memory;

/**
 * Views of the memory. They are made again after the memory has grown, which detaches the old ones:
 * users get copies.
 */
export let u8 = new Uint8Array(memory.buffer);
export let u32 = new Uint32Array(memory.buffer);
export let f64 = new Float64Array(memory.buffer);
export let u64 = new BigUint64Array(memory.buffer);

/** Makes the views again if the memory has grown. To be called after each call that may allocate. */
export function renew() {
  shared.recover();
  if (u8.length !== 0) return;
  u8 = new Uint8Array(memory.buffer);
  u32 = new Uint32Array(memory.buffer);
  f64 = new Float64Array(memory.buffer);
  u64 = new BigUint64Array(memory.buffer);
}

/**
 * Scratch memory for the arguments and the results of one call: `IN` for arguments, `OUT` for
 * results, of 2048 bytes each. `IN_8` and so on are their indices in the views.
 */
export const IN = core.malloc(4096);
export const OUT = IN + 2048;
export const IN_4 = IN >> 2;
export const IN_8 = IN >> 3;
export const OUT_4 = OUT >> 2;
export const OUT_8 = OUT >> 3;
renew();

/**
 * Reads a string of the core, in ASCII, that ends with 0.
 *
 * @param {number} address
 */
export function text(address) {
  const begin = address >>> 0;
  return String.fromCharCode(...u8.subarray(begin, u8.indexOf(0, begin)));
}
