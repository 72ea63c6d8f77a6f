// SPDX-License-Identifier: MIT

// The conversion of two lists of identities to keys of 64 bits, or of a number of bytes.

import { f64, u64, u8 } from './memory.js';

/**
 * A list of identities. Both lists of a call have the same form:
 *
 * - `BigUint64Array`, `BigInt64Array`: keys, without any conversion;
 * - `Float64Array`: keys that are equal if their bits are (so 0 and -0 differ);
 * - `Int32Array`, `Uint32Array`: keys;
 * - `Uint8Array`: keys of `idSize` bytes each, 16 unless given, such as UUIDs;
 * - an array of numbers, or any other iterable: values that are equal as keys of a `Map` are
 *   (SameValueZero). Arrays that contain anything but numbers cost about as much as filling a `Map`.
 *
 * @typedef {BigUint64Array | BigInt64Array | Float64Array | Int32Array | Uint32Array | Uint8Array |
 *   Iterable<unknown>} IdentityList
 */

/**
 * Keys that are ready to be copied into the module's memory.
 *
 * @internal
 * @typedef {object} Keys
 * @property {number} kind a `resin_identity_kind`
 * @property {number} size the bytes of a key in memory
 * @property {number} count
 * @property {(address: number) => void} write
 */

const KIND_U64 = 1;
const KIND_BYTES = 2;

/** @param {ArrayBufferView} view */
function throwIfDetached(view) {
  if (view.byteLength === 0) new Uint8Array(view.buffer); // throws a TypeError for a detached buffer
}

/**
 * @param {BigUint64Array | BigInt64Array | Float64Array} list
 * @returns {Keys}
 */
function wideKeys(list) {
  const bits = new BigUint64Array(list.buffer, list.byteOffset, list.length);
  return { kind: KIND_U64, size: 8, count: list.length, write: (address) => u64.set(bits, address >>> 3) };
}

/**
 * Integers become doubles, because engines convert whole arrays to those fast.
 *
 * @param {Int32Array | Uint32Array} list
 * @returns {Keys}
 */
function integerKeys(list) {
  return { kind: KIND_U64, size: 8, count: list.length, write: (address) => f64.set(list, address >>> 3) };
}

/**
 * @param {Uint8Array} list
 * @param {number} size
 * @returns {Keys}
 */
function byteKeys(list, size) {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`idSize must be at least 1; got ${size}`);
  if (list.length % size !== 0) {
    throw new RangeError(`a Uint8Array of ids must have a multiple of idSize, ${size}, bytes; got ${list.length}`);
  }
  return { kind: KIND_BYTES, size, count: list.length / size, write: (address) => u8.set(list, address) };
}

/**
 * The doubles of an array that contains only numbers without NaN, or null.
 *
 * @param {unknown[]} list
 */
function doublesOf(list) {
  const doubles = new Float64Array(list.length);
  for (let i = 0; i < list.length; i += 1) {
    const value = list[i];
    if (typeof value !== 'number' || value !== value) return null;
    doubles[i] = value + 0; // -0 + 0 is 0
  }
  return doubles;
}

/**
 * Numbers values by their first occurrence.
 *
 * @param {Map<unknown, number>} numbers
 * @param {unknown[]} list
 */
function interned(numbers, list) {
  const found = new Uint32Array(list.length);
  for (let i = 0; i < list.length; i += 1) {
    const value = list[i];
    let number = numbers.get(value);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(value, number);
    }
    found[i] = number;
  }
  return found;
}

/**
 * @param {unknown} list
 * @param {string} name
 * @returns {unknown[]}
 */
function valuesOf(list, name) {
  if (Array.isArray(list)) return list;
  if (list === null || typeof list !== 'object' || !(Symbol.iterator in list)) {
    throw new TypeError(`${name} must be a typed array, an array or another iterable object`);
  }
  return [.../** @type {Iterable<unknown>} */ (list)];
}

/**
 * Converts two lists of identities, so that equal identities have equal keys.
 *
 * @internal
 * @param {IdentityList} oldList
 * @param {IdentityList} newList
 * @param {number} [idSize]
 * @returns {[Keys, Keys]}
 */
export function keysOf(oldList, newList, idSize = 16) {
  if (ArrayBuffer.isView(oldList) || ArrayBuffer.isView(newList)) {
    if (Object.getPrototypeOf(oldList) !== Object.getPrototypeOf(newList)) {
      throw new TypeError('both lists of identities must have the same form');
    }
    const lists = /** @type {[any, any]} */ ([oldList, newList]);
    lists.forEach(throwIfDetached);
    if (oldList instanceof BigUint64Array || oldList instanceof BigInt64Array || oldList instanceof Float64Array) {
      return [wideKeys(lists[0]), wideKeys(lists[1])];
    }
    if (oldList instanceof Int32Array || oldList instanceof Uint32Array) {
      return [integerKeys(lists[0]), integerKeys(lists[1])];
    }
    if (oldList instanceof Uint8Array) return [byteKeys(lists[0], idSize), byteKeys(lists[1], idSize)];
    if (oldList instanceof DataView) throw new TypeError('a DataView is not a list of identities');
  }
  const oldValues = valuesOf(oldList, 'old');
  const newValues = valuesOf(newList, 'new');
  const oldDoubles = doublesOf(oldValues);
  const newDoubles = oldDoubles === null ? null : doublesOf(newValues);
  if (oldDoubles !== null && newDoubles !== null) return [wideKeys(oldDoubles), wideKeys(newDoubles)];
  const numbers = new Map();
  return [integerKeys(interned(numbers, oldValues)), integerKeys(interned(numbers, newValues))];
}
