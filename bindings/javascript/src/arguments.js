// SPDX-License-Identifier: MIT

// Checks of arguments. None of them runs a caller's code, as a conversion by `valueOf` would: such
// code may use the package, and with it the scratch memory in which a call collects its arguments.

import { ResinError, Status } from './errors.js';
import { formOf, requireInBounds } from './typed_arrays.js';

/**
 * Describes a value in a message.
 *
 * @internal
 * @param {unknown} value
 */
export function described(value) {
  if (typeof value === 'string') return `'${value.slice(0, 40)}'`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'bigint' ? 'a bigint' : String(value);
}

/**
 * Returns a number, or throws a `TypeError` that names the argument.
 *
 * @internal
 * @param {unknown} value
 * @param {string} name
 */
export function number(value, name) {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number; got ${described(value)}`);
  return value;
}

/**
 * Throws the `TypeError` of the first member that is not a number. For calls of nanoseconds, which
 * test the types in one expression: a function for each member would box every number.
 *
 * @internal
 * @param {string} name of the object
 * @param {Record<string, unknown>} members
 */
export function requireNumbers(name, members) {
  for (const [member, value] of Object.entries(members)) number(value, `${name}.${member}`);
}

/**
 * Returns an unsigned 32-bit integer, or throws: WebAssembly would ignore the upper bits.
 *
 * @internal
 * @param {unknown} value
 * @param {string} name
 * @param {number} status of the error for another number
 */
export function unsigned(value, name, status) {
  const integer = number(value, name) >>> 0;
  if (integer === value) return integer;
  throw new ResinError(status, status !== Status.TOO_LARGE ? undefined
    : `${name} must be an integer from 0 to 4294967295; got ${value}`);
}

/**
 * Returns the index of a value in a list of names, or throws.
 *
 * @internal
 * @param {readonly string[]} names
 * @param {unknown} value
 * @param {string} name
 * @param {number} status of the error for another value
 */
export function choice(names, value, name, status) {
  const index = names.indexOf(/** @type {string} */ (value));
  if (index < 0) {
    throw new ResinError(status,
      `${name} must be ${names.map((each) => `'${each}'`).join(' or ')}; got ${described(value)}`);
  }
  return index;
}

/**
 * Throws a `TypeError` unless a value has elements: is iterable or has a length.
 *
 * @param {unknown} list
 * @param {string} name
 * @param {string} elements the elements that the list should have
 */
function requireList(list, name, elements) {
  if (typeof list !== 'object' || list === null || !(Symbol.iterator in list || 'length' in list)) {
    throw new TypeError(`${name} must be an array of ${elements}; got ${described(list)}`);
  }
  if (formOf(list) !== undefined) requireInBounds(list, name);
}

/**
 * Copies numbers, or throws a `TypeError`.
 *
 * @internal
 * @param {ArrayLike<number>} list
 * @param {string} name
 */
export function numbers(list, name) {
  requireList(list, name, 'numbers');
  if (list instanceof Float64Array) return new Float64Array(list);
  return Float64Array.from(list, (element) => number(element, `an element of ${name}`));
}

/**
 * Copies objects, or throws a `TypeError`.
 *
 * @internal
 * @template {object} T
 * @param {ArrayLike<T> | Iterable<T>} list
 * @param {string} name
 * @param {string} elements the elements that the list should have
 * @returns {T[]}
 */
export function objects(list, name, elements) {
  requireList(list, name, elements);
  return Array.from(list, (element) => {
    requireObject(element, `an element of ${name}`);
    return element;
  });
}

/**
 * Copies pairs, or throws a `TypeError`.
 *
 * @internal
 * @template A, B
 * @param {ArrayLike<readonly [A, B]> | Iterable<readonly [A, B]>} list
 * @param {string} name
 * @param {string} pair the form of an element
 * @returns {[A, B][]}
 */
export function pairs(list, name, pair) {
  return objects(list, name, pair).map((element) => {
    if (!(Symbol.iterator in element)) throw new TypeError(`an element of ${name} must be ${pair}; got an object`);
    const [first, second] = element;
    return [first, second];
  });
}

/**
 * Throws a `TypeError` unless a value is an object.
 *
 * @internal
 * @param {unknown} value
 * @param {string} name
 */
export function requireObject(value, name) {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(`${name} must be an object; got ${described(value)}`);
  }
}

/**
 * Throws a `TypeError` unless a value is a function.
 *
 * @internal
 * @param {unknown} value
 * @param {string} name
 */
export function requireFunction(value, name) {
  if (typeof value !== 'function') throw new TypeError(`${name} must be a function; got ${described(value)}`);
}
