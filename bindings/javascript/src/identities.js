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
 * The keys of two lists, which are ready to be written into the module's memory.
 *
 * @internal
 * @typedef {object} Keys
 * @property {number} kind a `resin_identity_kind`
 * @property {number} size the bytes of a key in memory
 * @property {[number, number]} counts of the old list and of the new one
 * @property {(places: [number, number]) => void} write takes the addresses of `size` times the count
 *   bytes. Reads the elements of arrays, which runs a user's code if they have getters
 */

const KIND_U64 = 1;
const KIND_BYTES = 2;

/** @param {ArrayBufferView} view */
function throwIfDetached(view) {
  if (view.byteLength === 0) new Uint8Array(view.buffer); // throws a TypeError for a detached buffer
}

/**
 * @param {(BigUint64Array | BigInt64Array | Float64Array)[]} lists
 * @returns {Keys}
 */
function wideKeys([old, now]) {
  const bits = [old, now].map((list) => new BigUint64Array(list.buffer, list.byteOffset, list.length));
  return {
    kind: KIND_U64,
    size: 8,
    counts: [old.length, now.length],
    write: (places) => places.forEach((place, side) => u64.set(bits[side], place >>> 3)),
  };
}

/**
 * Integers become doubles, because engines convert whole arrays to those fast.
 *
 * @param {(Int32Array | Uint32Array)[]} lists
 * @returns {Keys}
 */
function integerKeys([old, now]) {
  return {
    kind: KIND_U64,
    size: 8,
    counts: [old.length, now.length],
    write: ([oldPlace, newPlace]) => {
      f64.set(old, oldPlace >>> 3);
      f64.set(now, newPlace >>> 3);
    },
  };
}

/**
 * @param {Uint8Array[]} lists
 * @param {number} size
 * @returns {Keys}
 */
function byteKeys([old, now], size) {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`idSize must be at least 1; got ${size}`);
  for (const { length } of [old, now]) {
    if (length % size !== 0) {
      throw new RangeError(`a Uint8Array of ids must have a multiple of idSize, ${size}, bytes; got ${length}`);
    }
  }
  return {
    kind: KIND_BYTES,
    size,
    counts: [old.length / size, now.length / size],
    write: ([oldPlace, newPlace]) => {
      u8.set(old, oldPlace);
      u8.set(now, newPlace);
    },
  };
}

/**
 * Writes numbers as doubles. Returns false if one of the values is not a number, or is NaN, whose
 * bits may differ, or if the memory has grown, since a getter of the list may use another differ.
 *
 * @param {unknown[]} list
 * @param {number} count
 * @param {number} place
 */
function writeNumbers(list, count, place) {
  const doubles = f64;
  const begin = place >>> 3;
  for (let i = 0; i < count; i += 1) {
    const value = list[i];
    if (typeof value !== 'number' || value !== value) return false;
    doubles[begin + i] = value + 0; // -0 + 0 is 0
  }
  return doubles === f64;
}

/**
 * Writes the number of each value, by first occurrence, into `f64` itself: the memory may grow.
 *
 * @param {Map<unknown, number>} numbers
 * @param {unknown[]} list
 * @param {number} count
 * @param {number} place
 */
function writeOccurrences(numbers, list, count, place) {
  const begin = place >>> 3;
  for (let i = 0; i < count; i += 1) {
    const value = list[i];
    let number = numbers.get(value);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(value, number);
    }
    f64[begin + i] = number;
  }
}

/**
 * Tries the doubles of all values, since a `Map` costs ten times as much.
 *
 * @param {unknown[]} old
 * @param {unknown[]} now
 * @returns {Keys}
 */
function valueKeys(old, now) {
  const { length: oldCount } = old;
  const { length: newCount } = now;
  return {
    kind: KIND_U64,
    size: 8,
    counts: [oldCount, newCount],
    write: ([oldPlace, newPlace]) => {
      if (writeNumbers(old, oldCount, oldPlace) && writeNumbers(now, newCount, newPlace)) return;
      const numbers = new Map();
      writeOccurrences(numbers, old, oldCount, oldPlace);
      writeOccurrences(numbers, now, newCount, newPlace);
    },
  };
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
 * @returns {Keys}
 */
export function keysOf(oldList, newList, idSize = 16) {
  if (ArrayBuffer.isView(oldList) || ArrayBuffer.isView(newList)) {
    if (Object.getPrototypeOf(oldList) !== Object.getPrototypeOf(newList)) {
      throw new TypeError('both lists of identities must have the same form');
    }
    const lists = /** @type {[any, any]} */ ([oldList, newList]);
    lists.forEach(throwIfDetached);
    if (oldList instanceof BigUint64Array || oldList instanceof BigInt64Array || oldList instanceof Float64Array) {
      return wideKeys(lists);
    }
    if (oldList instanceof Int32Array || oldList instanceof Uint32Array) return integerKeys(lists);
    if (oldList instanceof Uint8Array) return byteKeys(lists, idSize);
    if (oldList instanceof DataView) throw new TypeError('a DataView is not a list of identities');
  }
  return valueKeys(valuesOf(oldList, 'old'), valuesOf(newList, 'new'));
}
