// SPDX-License-Identifier: MIT

// The instance of the module that all objects except batches of springs share, and its memory.

import { compiled } from './compiled.js';

/** @typedef {Record<string, (...values: number[]) => number>} Core the functions of the module */

const instance = new WebAssembly.Instance(compiled);
const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);

/** The functions of the core, by their names in C. Pointers and structs are addresses. */
export const core = /** @type {Core} */ (/** @type {unknown} */ (instance.exports));
core._initialize();

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
