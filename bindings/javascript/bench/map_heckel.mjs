// SPDX-License-Identifier: MIT

// The rival of the diff: a list difference in plain JavaScript, with a Map of identities and minimal
// moves by a longest increasing subsequence (patience sorting).

const NONE = -1;

/**
 * The partners of the elements: the common ends, and between them the k-th occurrence in the new list
 * with the k-th in the old one.
 *
 * @param {ArrayLike<unknown>} old
 * @param {ArrayLike<unknown>} now
 */
function partners(old, now) {
  const oldToNew = new Int32Array(old.length).fill(NONE);
  const newToOld = new Int32Array(now.length).fill(NONE);
  const pair = (/** @type {number} */ i, /** @type {number} */ j) => {
    oldToNew[i] = j;
    newToOld[j] = i;
  };
  let front = 0;
  let [oldEnd, newEnd] = [old.length, now.length];
  for (; front < oldEnd && front < newEnd && old[front] === now[front]; front += 1) pair(front, front);
  while (oldEnd > front && newEnd > front && old[oldEnd - 1] === now[newEnd - 1]) {
    oldEnd -= 1;
    newEnd -= 1;
    pair(oldEnd, newEnd);
  }
  /** The first unpaired old index of an identity. @type {Map<unknown, number>} */
  const first = new Map();
  /** The next old index of the same identity. */
  const next = new Int32Array(old.length);
  for (let i = oldEnd - 1; i >= front; i -= 1) {
    next[i] = first.get(old[i]) ?? NONE;
    first.set(old[i], i);
  }
  for (let j = front; j < newEnd; j += 1) {
    const i = first.get(now[j]);
    if (i === undefined || i === NONE) continue;
    first.set(now[j], next[i]);
    pair(i, j);
  }
  return { oldToNew, newToOld };
}

/**
 * Marks the elements of a longest increasing subsequence of the old indices.
 *
 * @param {Int32Array} newToOld
 */
function stationary(newToOld) {
  const ends = new Int32Array(newToOld.length); // the new index at the end of each length's best
  const before = new Int32Array(newToOld.length);
  let length = 0;
  for (let j = 0; j < newToOld.length; j += 1) {
    const i = newToOld[j];
    if (i === NONE) continue;
    let low = 0;
    let high = length;
    if (length > 0 && newToOld[ends[length - 1]] < i) low = length; // the usual case
    while (low < high) {
      const middle = (low + high) >> 1;
      if (newToOld[ends[middle]] < i) low = middle + 1;
      else high = middle;
    }
    before[j] = low === 0 ? NONE : ends[low - 1];
    ends[low] = j;
    if (low === length) length += 1;
  }
  const stays = new Uint8Array(newToOld.length);
  for (let j = length === 0 ? NONE : ends[length - 1]; j !== NONE; j = before[j]) stays[j] = 1;
  return stays;
}

/**
 * Returns old indices of deletes, new indices of inserts, and pairs of moves.
 *
 * @param {ArrayLike<unknown>} old
 * @param {ArrayLike<unknown>} now
 */
export function mapHeckel(old, now) {
  const { oldToNew, newToOld } = partners(old, now);
  const stays = stationary(newToOld);
  const deletes = [];
  const inserts = [];
  /** @type {[number, number][]} */
  const moves = [];
  for (let i = 0; i < oldToNew.length; i += 1) if (oldToNew[i] === NONE) deletes.push(i);
  for (let j = 0; j < newToOld.length; j += 1) {
    if (newToOld[j] === NONE) inserts.push(j);
    else if (stays[j] === 0) moves.push([newToOld[j], j]);
  }
  return { deletes, inserts, moves };
}
