// SPDX-License-Identifier: MIT

// The conversion of two lists of identities to keys of 64 bits, or of a number of bytes.

import { described, number, unsigned } from './arguments.js';
import { Status } from './errors.js';
import { f64, u64, u8 } from './memory.js';
import { formOf, requireInBounds, viewOf } from './typed_arrays.js';

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
const MAXIMUM_SIZE = 0xFFFFFFFF;

/**
 * @param {[BigUint64Array, BigUint64Array]} lists
 * @returns {Keys}
 */
function wideKeys([old, now]) {
  return {
    kind: KIND_U64,
    size: 8,
    counts: [old.length, now.length],
    write: ([oldPlace, newPlace]) => {
      u64.set(old, oldPlace >>> 3);
      u64.set(now, newPlace >>> 3);
    },
  };
}

/**
 * Integers become doubles, because engines convert whole arrays to those fast.
 *
 * @param {[Int32Array | Uint32Array, Int32Array | Uint32Array]} lists
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
 * @param {[Uint8Array, Uint8Array]} lists
 * @param {number} size
 * @param {[string, string]} names
 * @returns {Keys}
 */
function byteKeys([old, now], size, names) {
  if (!Number.isInteger(number(size, 'idSize')) || size < 1 || size > MAXIMUM_SIZE) {
    throw new RangeError(`idSize must be an integer from 1 to ${MAXIMUM_SIZE}; got ${size}`);
  }
  [old, now].forEach(({ length }, side) => {
    if (length % size !== 0) {
      throw new RangeError(`${names[side]} must have a multiple of idSize, ${size}, bytes; got ${length}`);
    }
  });
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
  const [oldCount, newCount] = [old, now].map(({ length }) => unsigned(length, 'a length', Status.TOO_LARGE));
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
 * Returns the elements of an array or of another iterable object.
 *
 * @internal
 * @template T
 * @param {Iterable<T>} list
 * @param {string} name
 * @returns {T[]}
 */
export function valuesOf(list, name) {
  if (Array.isArray(list)) return list;
  if (list === null || typeof list !== 'object' || !(Symbol.iterator in list)) {
    throw new TypeError(`${name} must be a typed array, an array or another iterable object; got ${described(list)}`);
  }
  if (formOf(list) !== undefined) requireInBounds(list, name);
  return [...list];
}

/**
 * Converts two lists of identities, so that equal identities have equal keys.
 *
 * @internal
 * @param {IdentityList} oldList
 * @param {IdentityList} newList
 * @param {number} [idSize]
 * @param {[string, string]} [names] of the lists, for messages
 * @returns {Keys}
 */
export function keysOf(oldList, newList, idSize = 16, names = ['oldList', 'newList']) {
  const form = formOf(oldList);
  if (form !== formOf(newList)) {
    const [first, second] = [oldList, newList].map((list) => formOf(list) ?? described(list));
    throw new TypeError(`${names[0]} and ${names[1]} must have the same form; got ${first} and ${second}`);
  }
  /**
   * @template T
   * @param {new (buffer: ArrayBufferLike, offset: number, length: number) => T} Type
   * @returns {[T, T]}
   */
  const views = (Type) => [viewOf(Type, oldList, names[0]), viewOf(Type, newList, names[1])];
  switch (form) {
    case 'BigUint64Array':
    case 'BigInt64Array':
    case 'Float64Array': return wideKeys(views(BigUint64Array));
    case 'Int32Array': return integerKeys(views(Int32Array));
    case 'Uint32Array': return integerKeys(views(Uint32Array));
    case 'Uint8Array': return byteKeys(views(Uint8Array), idSize, names);
    default: return valueKeys(valuesOf(oldList, names[0]), valuesOf(newList, names[1]));
  }
}
