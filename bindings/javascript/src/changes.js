// SPDX-License-Identifier: MIT
import { described } from './arguments.js';
import { ResinError, Status } from './errors.js';
import { u32 } from './memory.js';
import { formOf } from './typed_arrays.js';

/** The index that means "none" in `oldToNew` and `newToOld`. */
export const INDEX_NONE = 0xFFFFFFFF;

/**
 * Tuples of indices in one array.
 *
 * @template {number[]} T
 * @implements {Iterable<T>}
 */
export class IndexTuples {
  /**
   * @param {Uint32Array} array the indices of all tuples
   * @param {number} width the number of indices in a tuple, at least 1
   */
  constructor(array, width) {
    if (formOf(array) !== 'Uint32Array') throw new TypeError(`array must be a Uint32Array; got ${described(array)}`);
    if (!(Number.isInteger(width) && width >= 1 && array.length % width === 0)) {
      throw new RangeError(
        `width must be a positive integer that divides the array's length, ${array.length}; got ${described(width)}`);
    }
    /**
     * The indices of all tuples, one tuple after the other.
     * @readonly
     */
    this.array = array;
    /**
     * The number of indices in a tuple.
     * @readonly
     */
    this.width = width;
  }

  /** The number of tuples. */
  get length() {
    return this.array.length / this.width;
  }

  /**
   * Returns a tuple, or undefined if there is none.
   *
   * @param {number} index
   * @returns {T | undefined}
   */
  at(index) {
    if (!(index >= 0 && index < this.length)) return undefined;
    const begin = Math.floor(index) * this.width;
    return /** @type {T} */ (Array.from(this.array.subarray(begin, begin + this.width)));
  }

  /** @returns {Generator<T, void, undefined>} */
  *[Symbol.iterator]() {
    for (let i = 0; i < this.length; i += 1) yield /** @type {T} */ (this.at(i));
  }

  /** Returns the tuples as an array of arrays, for `JSON.stringify`. */
  toJSON() {
    return [...this];
  }
}

/** @typedef {IndexTuples<[oldIndex: number, newIndex: number]>} IndexPairs */

/**
 * Copies indices out of the module's memory.
 *
 * @internal
 * @param {number} address
 * @param {number} count
 */
export function indices(address, count) {
  return u32.slice(address >>> 2, (address >>> 2) + count);
}

/**
 * The count of results of a differ; an earlier result is out of date. Retains the differ, whose
 * memory results are read from: garbage collection would free it.
 *
 * @internal
 */
export class Edition {
  number = 0;

  /** @param {object} differ */
  constructor(differ) {
    this.differ = differ;
  }
}

/**
 * The changes of one list.
 *
 * An array is copied when it is first read; this is possible until the differ is used for another
 * match or finish, or disposed. Later reads of the same array return the same copy.
 */
export class Changes {
  /** @type {Edition} */
  #edition;
  #number;
  #address;
  /** @type {Uint32Array[]} */
  #copies = [];
  /** @type {Uint32Array[] | undefined} */
  #duplicates;

  /**
   * @internal
   * @param {Edition} edition
   * @param {number} address of a `resin_diff_changes`
   */
  constructor(edition, address) {
    this.#edition = edition;
    this.#number = edition.number;
    this.#address = address;
    /**
     * The number of deletes, inserts, updates and moves. A pair that is both moved and updated
     * counts twice.
     * @type {number}
     * @readonly
     */
    this.count = u32[(address >>> 2) + 15];
  }

  /** Old indices, ascending. */
  get deletes() {
    return this.#array(0, 1);
  }

  /** New indices, ascending. */
  get inserts() {
    return this.#array(2, 1);
  }

  /** Old and new indices of the pairs whose contents differ, ascending by new index. */
  get updates() {
    return /** @type {IndexPairs} */ (new IndexTuples(this.#array(4, 2), 2));
  }

  /** Old and new indices of the pairs that move, ascending by new index. */
  get moves() {
    return /** @type {IndexPairs} */ (new IndexTuples(this.#array(6, 2), 2));
  }

  /** The partner of each old element, or `INDEX_NONE`. */
  get oldToNew() {
    return this.#array(8, 1);
  }

  /** The partner of each new element, or `INDEX_NONE`. */
  get newToOld() {
    return this.#array(10, 1);
  }

  /**
   * The new elements between the common ends of the lists whose identity occurs there more than
   * once, one group for each identity. Indices ascend within a group; groups ascend by their second
   * index.
   */
  get duplicates() {
    if (this.#duplicates === undefined) {
      const at = this.#member(12);
      const ends = indices(u32[at + 1], u32[at + 2]);
      const all = indices(u32[at], ends.length === 0 ? 0 : ends[ends.length - 1]);
      this.#duplicates = [...ends].map((end, i) => all.slice(i === 0 ? 0 : ends[i - 1], end));
    }
    return this.#duplicates;
  }

  /**
   * Returns the changes as a plain object of arrays, for `JSON.stringify` and `postMessage`, which
   * lose the members of a class.
   */
  toJSON() {
    return {
      deletes: [...this.deletes], inserts: [...this.inserts], updates: this.updates.toJSON(), moves: this.moves.toJSON(),
    };
  }

  /**
   * The index of a member in the memory.
   *
   * @param {number} member
   */
  #member(member) {
    if (this.#edition.number !== this.#number) {
      throw new ResinError(Status.ORDER,
        'these changes are out of date: read an array before the differ is used again');
    }
    return (this.#address >>> 2) + member;
  }

  /**
   * @param {number} member the index of the array's address in the struct; its count follows
   * @param {number} width the number of indices of an element
   */
  #array(member, width) {
    let copy = this.#copies[member];
    if (copy === undefined) {
      const at = this.#member(member);
      copy = indices(u32[at], u32[at + 1] * width);
      this.#copies[member] = copy;
    }
    return copy;
  }
}
