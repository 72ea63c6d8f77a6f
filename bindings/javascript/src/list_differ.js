// SPDX-License-Identifier: MIT
import { Changes, Edition, indices } from './changes.js';
import { choice, requireFunction, requireObject, unsigned } from './arguments.js';
import { check, ResinError, Status } from './errors.js';
import { addressOf, Block, callOn, Handle, Resources } from './handle.js';
import { keysOf, valuesOf } from './identities.js';
import { core, IN, IN_4, OUT, OUT_4, u32 } from './memory.js';
import { offsetsOf } from './sections.js';
import { readStages } from './stages.js';
import { formOf } from './typed_arrays.js';

/** @typedef {import('./identities.js').IdentityList} IdentityList */
/** @typedef {import('./identities.js').Keys} Keys */
/** @typedef {import('./sections.js').SectionedList} SectionedList */
/** @typedef {import('./stages.js').Stage} Stage */

/** @typedef {'items' | 'sections'} DiffLevel the list of items or the list of sections */

/**
 * The definition of a moved pair. `'minimal'`: the fewest moves. `'heckel'`: a pair is moved if
 * deletes and inserts do not account for its new index.
 *
 * @typedef {'minimal' | 'heckel'} DiffMoves
 */

/**
 * The options of a match.
 *
 * @typedef {object} MatchOptions
 * @property {number} [idSize] the bytes of an id in a `Uint8Array`; 16 unless given
 */

/**
 * A single change, for a list that the changes before have been applied to.
 *
 * - `delete`: remove the element at `from`
 * - `insert`: insert new element `newIndex` at `to`
 * - `move`: remove the element at `from`, then insert it at `to`; it is new element `newIndex`
 * - `update`: replace the element at `to` by new element `newIndex`
 *
 * @typedef {{ kind: 'delete', from: number }
 *   | { kind: 'insert', to: number, newIndex: number }
 *   | { kind: 'move', from: number, to: number, newIndex: number }
 *   | { kind: 'update', to: number, newIndex: number }} DiffStep
 */

/**
 * The changes of the items and, after `matchSections`, of the sections. The changes of items have
 * indices of the flat lists; their deletes do not include the items of deleted sections, nor their
 * inserts those of inserted ones.
 *
 * @typedef {object} DiffResult
 * @property {Changes} items
 * @property {Changes} sections
 */

/**
 * The options of `stages`.
 *
 * @typedef {object} StageOptions
 * @property {boolean} [itemUpdatesInPlace] leaves updated items out: the caller sets the new content
 * @property {boolean} [sectionUpdatesInPlace] leaves updated sections out
 * @property {boolean} [splitMoves] deletes and inserts an item that leaves a deleted section or
 *   enters an inserted one, instead of moving it, which saves a stage
 */

/**
 * The options of `diff`.
 *
 * @template T
 * @typedef {object} DiffOptions
 * @property {(element: T) => unknown} [id] the identity of an element; the element itself unless given
 * @property {(oldElement: T, newElement: T) => boolean} [equal] whether the contents of a pair are
 *   equal; unequal pairs are updates. Without it there are no updates
 * @property {DiffMoves} [moves] `'minimal'` unless given
 * @property {number} [idSize] the bytes of an id in a `Uint8Array`; 16 unless given
 */

const IDENTITIES_SIZE = 56;
const NONE = 0xFFFFFFFF;

const LEVELS = ['items', 'sections'];
const MOVES = ['minimal', 'heckel'];

/** @param {DiffLevel} level */
function levelOf(level) {
  return choice(LEVELS, level, 'level', Status.FLAGS);
}

/** @param {DiffMoves} moves */
function movesOf(moves) {
  return choice(MOVES, moves, 'moves', Status.FLAGS);
}

/**
 * Writes a `resin_identities`.
 *
 * @param {number} address
 * @param {Keys} keys
 * @param {number[]} places the addresses of the keys
 */
function writeIdentities(address, keys, [oldPlace, newPlace]) {
  const at = address >>> 2;
  u32.fill(0, at, at + IDENTITIES_SIZE / 4);
  u32[at] = IDENTITIES_SIZE;
  u32[at + 1] = keys.kind;
  u32[at + 2] = keys.counts[0];
  u32[at + 3] = keys.counts[1];
  u32[at + 4] = oldPlace;
  u32[at + 5] = newPlace;
  u32[at + 6] = keys.size;
}

/**
 * The difference of two lists. Keeps its memory for the next diff.
 *
 * A diff is `match`, then optionally marks, then `finish`; `diff` does all three. Matching takes
 * O(n + m) time, minimal moves O(k log k) for the k pairs whose order changed. A callback must not
 * use the differ that called it, which throws a `ResinError` with the code `RESIN_ERROR_BUSY`.
 */
export class ListDiffer extends Handle {
  #edition = new Edition(this);
  #isBusy = false;
  /** The counts of the last match: old, new. */
  #counts = { items: [0, 0], sections: [0, 0] };
  #blocks = [new Block(), new Block(), new Block(), new Block(), new Block(), new Block()];

  constructor() {
    check(core.resin_diff_create(0, OUT));
    const resources = new Resources('ListDiffer', u32[OUT_4]);
    super(resources);
    resources.blocks = this.#blocks;
  }

  /**
   * Compares two lists.
   *
   * @template T
   * @param {Iterable<T>} oldList elements, or a typed array of identities
   * @param {Iterable<T>} newList as `oldList`
   * @param {DiffOptions<T>} [options]
   * @returns {Changes}
   */
  diff(oldList, newList, options = {}) {
    requireObject(options, 'options');
    const { id, equal, moves = 'minimal', idSize } = options;
    movesOf(moves);
    if (equal !== undefined) requireFunction(equal, 'equal');
    if (id === undefined && equal === undefined) {
      this.match(oldList, newList, { idSize });
      return this.finish(moves).items;
    }
    const oldElements = [...valuesOf(oldList, 'oldList')];
    const newElements = [...valuesOf(newList, 'newList')];
    if (id !== undefined) {
      this.#matchIds(oldElements, newElements, id);
    } else if (formOf(oldList) === 'Uint8Array') {
      throw new TypeError('a Uint8Array contains the bytes of ids, not elements: use match, markUnequal and finish');
    } else if (formOf(oldList) !== undefined) {
      this.match(oldList, newList);
    } else {
      this.match(oldElements, newElements); // the iterables may be used up
    }
    if (equal !== undefined) this.markUnequal((i, j) => equal(oldElements[i], newElements[j]));
    return this.finish(moves).items;
  }

  /**
   * Pairs the elements of two lists by identity: first the elements that the beginnings of both
   * lists have in common, then those that their ends have in common, and between these ends the
   * k-th occurrence of an identity in the new list with its k-th occurrence in the old one.
   *
   * @param {IdentityList} oldList
   * @param {IdentityList} newList of the same form
   * @param {MatchOptions} [options]
   */
  match(oldList, newList, options = {}) {
    requireObject(options, 'options');
    const { idSize } = options;
    this.#requireIdle();
    const keys = keysOf(oldList, newList, idSize);
    this.#requireIdle(); // again: an iterator may have disposed the differ
    writeIdentities(IN, keys, this.#place(keys, 0));
    check(this.#call('resin_diff_match', IN));
    this.#matched([0, 0], keys.counts);
  }

  /**
   * Pairs the sections of two sectioned lists, and their items. See `sectioned`.
   *
   * @param {SectionedList} oldList
   * @param {SectionedList} newList
   * @param {MatchOptions & { acrossSections?: boolean }} [options] `acrossSections`: pairs items over
   *   the whole list, so that an item that changes its section is moved; otherwise it is deleted and
   *   inserted
   */
  matchSections(oldList, newList, options = {}) {
    requireObject(options, 'options');
    const { idSize, acrossSections = false } = options;
    const { sections: oldSections, items: oldItems, offsets: oldOffsets } = oldList;
    const { sections: newSections, items: newItems, offsets: newOffsets } = newList;
    this.#requireIdle();
    const sections = keysOf(oldSections, newSections, idSize, ['oldList.sections', 'newList.sections']);
    const items = keysOf(oldItems, newItems, idSize, ['oldList.items', 'newList.items']);
    const offsets = [
      offsetsOf(oldOffsets, sections.counts[0], 'oldList.offsets'),
      offsetsOf(newOffsets, sections.counts[1], 'newList.offsets'),
    ];
    this.#requireIdle();
    const sectionPlaces = this.#place(sections, 2);
    const itemPlaces = this.#place(items, 0);
    const offsetPlaces = offsets.map((list, side) => this.#blocks[4 + side].reserve(4 * list.length));
    offsets.forEach((list, side) => u32.set(list, offsetPlaces[side] >>> 2));
    writeIdentities(IN, sections, sectionPlaces);
    writeIdentities(IN + 64, items, itemPlaces);
    check(this.#call('resin_diff_match_sections', IN, IN + 64, offsetPlaces[0], offsetPlaces[1],
      acrossSections ? 1 : 0));
    this.#matched(sections.counts, items.counts);
  }

  /**
   * Returns the partner of every old element, or `INDEX_NONE`; for callers that mark updates.
   *
   * @param {DiffLevel} [level]
   */
  oldToNew(level = 'items') {
    check(core.resin_diff_old_to_new(this.#requireIdle(), levelOf(level), OUT));
    return indices(u32[OUT_4], this.#counts[level][0]);
  }

  /**
   * Marks the pair of one old element as updated. Idempotent.
   *
   * @param {number} oldIndex
   * @param {DiffLevel} [level]
   */
  markUpdate(oldIndex, level = 'items') {
    check(this.#call('resin_diff_mark_update', levelOf(level), unsigned(oldIndex, 'oldIndex', Status.INDEX)));
    this.#edition.number += 1;
  }

  /**
   * Marks every pair whose fingerprints differ.
   *
   * @param {IdentityList} oldFingerprints one for each old element, in a form of
   *   identities; 8 bytes each in a `Uint8Array`
   * @param {IdentityList} newFingerprints one for each new element, in the same form
   * @param {DiffLevel} [level]
   */
  markFingerprints(oldFingerprints, newFingerprints, level = 'items') {
    const keys = keysOf(oldFingerprints, newFingerprints, 8, ['oldFingerprints', 'newFingerprints']);
    const flag = levelOf(level);
    check(core.resin_diff_old_to_new(this.#requireIdle(), flag, OUT)); // throws before a match
    const counts = this.#counts[level];
    keys.counts.forEach((count, side) => {
      if (count !== counts[side]) {
        throw new RangeError(`${side === 0 ? 'old' : 'new'}Fingerprints must have ${counts[side]} elements; got ${count}`);
      }
    });
    const [oldPlace, newPlace] = this.#place(keys, 0);
    check(this.#call('resin_diff_mark_fingerprints', flag, oldPlace, newPlace));
    this.#edition.number += 1;
  }

  /**
   * Marks every pair whose contents differ. Calls `equal` once for each pair, by ascending old
   * index. If it throws, no pair is marked.
   *
   * @param {(oldIndex: number, newIndex: number) => boolean} equal
   * @param {DiffLevel} [level]
   */
  markUnequal(equal, level = 'items') {
    const partners = this.oldToNew(level);
    requireFunction(equal, 'equal');
    const unequal = /** @type {number[]} */ ([]);
    this.#callBack(() => {
      for (let i = 0; i < partners.length; i += 1) {
        if (partners[i] !== NONE && !equal(i, partners[i])) unequal.push(i);
      }
    });
    for (const oldIndex of unequal) this.markUpdate(oldIndex, level);
  }

  /**
   * Lists the changes of the last match. May be called again with other moves or more marks.
   *
   * @param {DiffMoves} [moves]
   * @returns {DiffResult}
   */
  finish(moves = 'minimal') {
    const flag = movesOf(moves);
    this.#requireIdle();
    this.#edition.number += 1;
    check(this.#call('resin_diff_finish', flag, OUT));
    const result = u32[OUT_4];
    return { items: new Changes(this.#edition, result + 8), sections: new Changes(this.#edition, result + 72) };
  }

  /**
   * Returns the changes of the last finish as steps to be applied one after the other: first
   * deletes, descending by index; then inserts and moves, ascending by new index; then updates.
   * Throws `RESIN_ERROR_ORDER` before a finish and for a sectioned match.
   *
   * @returns {DiffStep[]}
   */
  steps() {
    check(this.#call('resin_diff_steps', OUT, OUT + 4));
    const count = u32[OUT_4 + 1];
    const words = indices(u32[OUT_4], 4 * count);
    /** @type {DiffStep[]} */
    const steps = [];
    for (let i = 0; i < count; i += 1) {
      const [kind, from, to, newIndex] = words.subarray(4 * i, 4 * i + 4);
      if (kind === 1) steps.push({ kind: 'delete', from });
      else if (kind === 2) steps.push({ kind: 'insert', to, newIndex });
      else if (kind === 3) steps.push({ kind: 'move', from, to, newIndex });
      else steps.push({ kind: 'update', to, newIndex });
    }
    return steps;
  }

  /**
   * Returns the changes of the last finish as the fewest batch updates that the rules of list views
   * allow and that make each change once: at most three, none if there are no changes.
   *
   * @param {StageOptions} [options]
   * @returns {Stage[]}
   */
  stages(options = {}) {
    requireObject(options, 'options');
    const { itemUpdatesInPlace = false, sectionUpdatesInPlace = false, splitMoves = false } = options;
    const flags = (itemUpdatesInPlace ? 1 : 0) + (sectionUpdatesInPlace ? 2 : 0) + (splitMoves ? 4 : 0);
    check(this.#call('resin_diff_stages', flags, OUT, OUT + 4));
    return readStages(u32[OUT_4], u32[OUT_4 + 1]);
  }

  /** Frees the differ's memory. Idempotent. Throws inside of a callback of this differ. */
  dispose() {
    if (this.#isBusy) throw new ResinError(Status.BUSY);
    this.#edition.number += 1;
    super.dispose();
  }

  /**
   * @param {number[]} sections
   * @param {number[]} items
   */
  #matched(sections, items) {
    this.#counts = { items, sections };
    this.#edition.number += 1;
  }

  /** Returns the address of the object, or throws if it cannot be used now. */
  #requireIdle() {
    if (this.#isBusy) throw new ResinError(Status.BUSY);
    return addressOf(this, 'ListDiffer');
  }

  /**
   * Matches by the identities that a function returns.
   *
   * @template T
   * @param {T[]} oldElements
   * @param {T[]} newElements
   * @param {(element: T) => unknown} id
   */
  #matchIds(oldElements, newElements, id) {
    requireFunction(id, 'id');
    this.#requireIdle();
    /** @type {unknown[][]} */
    let [oldIds, newIds] = [[], []];
    this.#callBack(() => {
      oldIds = oldElements.map((element) => id(element));
      newIds = newElements.map((element) => id(element));
    });
    this.match(oldIds, newIds);
  }

  /**
   * Calls a function of the core on this differ.
   *
   * @param {string} name
   * @param {number[]} values
   */
  #call(name, ...values) {
    this.#requireIdle();
    return callOn(this, 'ListDiffer', name, ...values);
  }

  /**
   * Runs an action that may run a user's code, which must not use the differ.
   *
   * @param {() => void} action
   */
  #callBack(action) {
    this.#isBusy = true;
    try {
      action();
    } finally {
      this.#isBusy = false;
    }
  }

  /**
   * Writes keys into the module's memory. Returns their addresses.
   *
   * @param {Keys} keys
   * @param {number} first the index of the first of two blocks
   */
  #place({ size, counts, write }, first) {
    /** @type {[number, number]} */
    const places = [
      this.#blocks[first].reserve(size * counts[0]),
      this.#blocks[first + 1].reserve(size * counts[1]),
    ];
    this.#callBack(() => write(places));
    return places;
  }
}
