// SPDX-License-Identifier: MIT
import { numbers, requireObject, unsigned } from './arguments.js';
import { IndexTuples, indices } from './changes.js';
import { check, Status } from './errors.js';
import { Block } from './handle.js';
import { core, OUT, OUT_4, text, u32 } from './memory.js';
import { formOf, requireInBounds } from './typed_arrays.js';

/** @typedef {IndexTuples<[section: number, item: number]>} IndexPaths */

/**
 * Elements of the list between two stages: a side, 0 for the old list and 1 for the new, and the
 * index there. The side is that of the content to show.
 *
 * @typedef {IndexTuples<[side: number, index: number]>} StageEntries
 */

/**
 * The operations of a batch update, with the rules of `performBatchUpdates`: deletes, reloads and
 * the sources of moves are indices in the list before the stage; inserts and the targets of moves
 * are indices in the list after it. Sorted. Without sections, all items are in section 0.
 *
 * @typedef {object} StageOperations
 * @property {Uint32Array} sectionDeletes
 * @property {Uint32Array} sectionInserts
 * @property {Uint32Array} sectionReloads
 * @property {IndexTuples<[oldIndex: number, newIndex: number]>} sectionMoves
 * @property {IndexPaths} itemDeletes
 * @property {IndexPaths} itemInserts
 * @property {IndexPaths} itemReloads
 * @property {IndexTuples<[oldSection: number, oldItem: number, newSection: number, newItem: number]>} itemMoves
 */

/**
 * The list after a stage. The arrays are null after the last stage: the list is then the new one.
 *
 * @typedef {object} StageList
 * @property {StageEntries | null} sections null also in a list without sections
 * @property {StageEntries | null} items
 * @property {Uint32Array | null} itemOffsets the start of each section in `items`, and the end
 * @property {number} sectionCount 1 in a list without sections
 * @property {number} itemCount
 */

/** @typedef {StageOperations & StageList} Stage */

/**
 * The first fault of a stage. `item` is null for an operation on a section.
 *
 * @typedef {object} StageFault
 * @property {number} rule a `resin_stage_rule` of the core
 * @property {string} message
 * @property {number} section
 * @property {number | null} item
 */

const STAGE_SIZE = 84;
/** The lists of operations in the order of the struct, with the number of indices of each. */
const lists = /** @type {const} */ ([
  ['sectionDeletes', 1], ['sectionInserts', 1], ['sectionReloads', 1], ['sectionMoves', 2],
  ['itemDeletes', 2], ['itemInserts', 2], ['itemReloads', 2], ['itemMoves', 4],
]);

/**
 * @param {number} address
 * @param {number} count
 * @param {number} width
 * @returns {any}
 */
function tuplesOrNull(address, count, width) {
  if (address === 0) return null;
  const array = indices(address, count * width);
  return width === 1 ? array : new IndexTuples(array, width);
}

/**
 * Copies the stages at an address.
 *
 * @internal
 * @param {number} address
 * @param {number} count
 */
export function readStages(address, count) {
  /** @type {Stage[]} */
  const stages = [];
  for (let i = 0; i < count; i += 1) {
    const at = (address + i * STAGE_SIZE) >>> 2;
    /** @type {any} */
    const stage = {};
    lists.forEach(([name, width], k) => {
      const array = indices(u32[at + 2 * k], u32[at + 2 * k + 1] * width);
      stage[name] = width === 1 ? array : new IndexTuples(array, width);
    });
    stage.sectionCount = u32[at + 19];
    stage.itemCount = u32[at + 20];
    stage.sections = tuplesOrNull(u32[at + 16], stage.sectionCount, 2);
    stage.items = tuplesOrNull(u32[at + 17], stage.itemCount, 2);
    stage.itemOffsets = tuplesOrNull(u32[at + 18], stage.sectionCount + 1, 1);
    stages.push(stage);
  }
  return stages;
}

/**
 * Returns a copy: a getter of a later argument may change or shrink the array.
 *
 * @param {unknown} value
 * @param {string} name
 * @returns {Uint32Array}
 */
function arrayOf(value, name) {
  const array = value instanceof IndexTuples ? value.array : value ?? [];
  if (formOf(array) === 'Uint32Array') {
    requireInBounds(array, name);
    return new Uint32Array(/** @type {Uint32Array} */ (array));
  }
  if (Array.isArray(array)) return Uint32Array.from(array.flat(), (index) => unsigned(index, `an index in ${name}`, Status.INDEX));
  throw new TypeError(`${name} must be a Uint32Array, IndexTuples or an array`);
}

/**
 * @param {ArrayLike<number>} list
 * @param {string} name
 */
function countsOf(list, name) {
  return Uint32Array.from(numbers(list, name), (count) => unsigned(count, name, Status.TOO_LARGE));
}

/**
 * Operations for `checkStage`. Members that are missing are empty.
 *
 * @typedef {{ [name in keyof StageOperations]?:
 *   Uint32Array | IndexTuples<number[]> | readonly number[] | readonly (readonly number[])[] }} StageOperationsInput
 */

/**
 * Checks the operations of a stage, which may come from any source, against the rules of batch
 * updates.
 *
 * @param {StageOperationsInput} stage
 * @param {ArrayLike<number>} before the number of items in each section before the stage
 * @param {ArrayLike<number>} after the same after the stage
 * @returns {StageFault | null} null if the stage is legal
 */
export function checkStage(stage, before, after) {
  requireObject(stage, 'stage');
  const arrays = lists.map(([name, width]) => {
    const array = arrayOf(stage[name], name);
    if (array.length % width !== 0) throw new RangeError(`${name} must have ${width} indices for each operation`);
    return { array, count: array.length / width };
  });
  const counts = [countsOf(before, 'before'), countsOf(after, 'after')];
  const words = [...arrays.map(({ array }) => array), ...counts].reduce((sum, { length }) => sum + length, 0);
  const block = new Block();
  try {
    const address = block.reserve(4 * words + STAGE_SIZE + 16);
    let free = (address + STAGE_SIZE + 16) >>> 2;
    const put = (/** @type {Uint32Array} */ array, /** @type {number} */ at, /** @type {number} */ count) => {
      u32.set(array, free);
      u32[at] = free << 2;
      u32[at + 1] = count;
      free += array.length;
    };
    const at = address >>> 2;
    u32.fill(0, at, at + STAGE_SIZE / 4);
    arrays.forEach(({ array, count }, k) => put(array, at + 2 * k, count));
    counts.forEach((array, k) => put(array, at + STAGE_SIZE / 4 + 2 * k, array.length));
    check(core.resin_diff_check_stage(address, address + STAGE_SIZE, address + STAGE_SIZE + 8, 0, OUT));
    const rule = u32[OUT_4];
    if (rule === 0) return null;
    const item = u32[OUT_4 + 2];
    return {
      rule, message: text(core.resin_stage_rule_message(rule)), section: u32[OUT_4 + 1],
      item: item === 0xFFFFFFFF ? null : item,
    };
  } finally {
    block.release();
  }
}
