// SPDX-License-Identifier: MIT

// Typed arrays of any realm, such as a frame, and of subclasses.

const typedArray = Object.getPrototypeOf(Uint8Array.prototype);

/**
 * Returns the getter of a property of typed arrays. It also reads arrays of another realm, such as a
 * frame, which are not instances of this realm's classes, and ignores what a subclass overrides.
 *
 * @param {string | symbol} name
 */
function storedProperty(name) {
  return /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(typedArray, name)).get;
}

const storedName = storedProperty(Symbol.toStringTag);
const storedBuffer = storedProperty('buffer');
const storedOffset = storedProperty('byteOffset');
const storedLength = storedProperty('length');

/**
 * Returns the name of a typed array's class, or undefined for any other value.
 *
 * @internal
 * @param {unknown} list
 * @returns {string | undefined}
 */
export function formOf(list) {
  return storedName?.call(list);
}

/**
 * Throws a `TypeError` for a typed array without its memory.
 *
 * @internal
 * @param {unknown} list a typed array
 * @param {string} name
 */
export function requireInBounds(list, name) {
  try {
    typedArray.keys.call(list); // checks exactly this
  } catch (cause) {
    throw new TypeError(`${name} must not be detached, nor outside of its buffer`, { cause });
  }
}

/**
 * Returns a view of a typed array's elements. It has a fixed length: a buffer that grows while a
 * caller's code runs does not change the count of keys, and one that shrinks throws a `TypeError`.
 *
 * @internal
 * @template T
 * @param {new (buffer: ArrayBufferLike, offset: number, length: number) => T} Type
 * @param {unknown} list
 * @param {string} name
 */
export function viewOf(Type, list, name) {
  requireInBounds(list, name);
  return new Type(storedBuffer?.call(list), storedOffset?.call(list), storedLength?.call(list));
}
