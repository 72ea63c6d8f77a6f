// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ListDiffer } from '../src/index.js';
import { throwsCode } from './support.mjs';

test('Calls out of order throw', () => {
  const differ = new ListDiffer();
  throwsCode(() => differ.finish(), 'ORDER');
  throwsCode(() => differ.steps(), 'ORDER');
  throwsCode(() => differ.stages(), 'ORDER');
  throwsCode(() => differ.oldToNew(), 'ORDER');
  throwsCode(() => differ.markFingerprints([], []), 'ORDER');
  throwsCode(() => differ.markUnequal(() => true), 'ORDER');
});

test('Values that the core does not accept throw', () => {
  const differ = new ListDiffer();
  differ.match([1, 2], [2]);
  throwsCode(() => differ.finish('most'), 'FLAGS');
  throwsCode(() => differ.oldToNew('rows'), 'FLAGS');
  for (const index of [0, 2, -1, 0.5, NaN, 2 ** 32 + 1]) throwsCode(() => differ.markUpdate(index), 'INDEX');
  throwsCode(() => differ.matchSections(
    { sections: [1], items: [1, 2], offsets: [0, 1] }, { sections: [1], items: [], offsets: [0, 0] }), 'OFFSETS');
  throwsCode(() => differ.matchSections(
    { sections: [1], items: [1, 2], offsets: [0] }, { sections: [1], items: [], offsets: [0, 0] }), 'OFFSETS');
  throwsCode(() => differ.matchSections(
    { sections: [1], items: [1, 2], offsets: [0, 2.5] }, { sections: [1], items: [], offsets: [0, 0] }), 'OFFSETS');
  assert.throws(() => differ.markFingerprints(new Uint8Array(3), new Uint8Array(16)), RangeError);
  // The match is intact.
  assert.deepEqual([...differ.finish().items.deletes], [0]);
});

test('Lists of a wrong type throw a TypeError', () => {
  const differ = new ListDiffer();
  for (const wrong of [null, undefined, 5, 'abc', {}, new DataView(new ArrayBuffer(8))]) {
    assert.throws(() => differ.match(wrong, wrong), TypeError);
  }
  assert.throws(() => differ.match([1], Int32Array.of(1)), TypeError);
  assert.throws(() => differ.match(Int32Array.of(1), Uint32Array.of(1)), TypeError);
  assert.throws(() => differ.match(new Uint8Array(17), new Uint8Array(16)), RangeError);
  assert.throws(() => differ.match(new Uint8Array(16), new Uint8Array(16), { idSize: 0 }), RangeError);
  differ.match([1], [1]);
  assert.throws(() => differ.markUnequal(5), TypeError);
  assert.throws(() => differ.markFingerprints([1, 2], [1]), RangeError);
});

test('A detached typed array throws a TypeError', () => {
  const differ = new ListDiffer();
  for (const Type of [BigUint64Array, Float64Array, Int32Array, Uint8Array]) {
    const list = new Type(16);
    structuredClone(list.buffer, { transfer: [list.buffer] });
    assert.throws(() => differ.match(list, new Type(16)), TypeError);
    assert.throws(() => differ.match(new Type(16), list), TypeError);
  }
});

test('Views of a part of a buffer, and of shared memory, are read at their place', () => {
  const buffer = new SharedArrayBuffer(64);
  const all = new BigUint64Array(buffer);
  all.set([1n, 2n, 3n, 4n]);
  const changes = new ListDiffer().diff(new BigUint64Array(buffer, 8, 2), all.subarray(2, 4));
  assert.deepEqual([...changes.deletes], [0]);
  assert.deepEqual([...changes.inserts], [1]);
});

test('Changes that were not read before the next match throw; copies remain', () => {
  const differ = new ListDiffer();
  const first = differ.diff([1, 2], [2]);
  const { deletes } = first;
  differ.match([3], []);
  throwsCode(() => first.inserts, 'ORDER');
  throwsCode(() => first.duplicates, 'ORDER');
  assert.deepEqual([...first.deletes], [0]);
  assert.equal(first.deletes, deletes);
  assert.equal(first.count, 1);
});

test('Growing memory detaches no result', () => {
  const differ = new ListDiffer();
  const changes = differ.diff([1, 2], [2]);
  const { deletes } = changes;
  const other = new ListDiffer();
  other.diff(new Float64Array(500000).map((_, i) => i), new Float64Array(500000).map((_, i) => i + 1));
  assert.deepEqual([...deletes], [0]);
  assert.deepEqual([...changes.newToOld], [1]);
});

test('An error of a callback is thrown as it is, and the differ stays usable', () => {
  const differ = new ListDiffer();
  const error = new Error('mine');
  differ.match([1, 2], [1, 2]);
  let calls = 0;
  assert.throws(() => differ.markUnequal(() => { calls += 1; if (calls === 2) throw error; return false; }), (e) => e === error);
  assert.equal(differ.finish().items.count, 0);
  assert.throws(() => differ.diff([{}], [{}], { id: () => { throw error; } }), (e) => e === error);
  assert.throws(() => differ.match((function* () { throw error; })(), []), (e) => e === error);
  assert.deepEqual([...differ.diff([1], [2]).inserts], [0]);
});

test('A differ that its own callback uses throws BUSY and completes', () => {
  const differ = new ListDiffer();
  differ.match([1], [1]);
  differ.markUnequal(() => {
    throwsCode(() => differ.match([1], [1]), 'BUSY');
    throwsCode(() => differ.diff([1], [1]), 'BUSY');
    throwsCode(() => differ.finish(), 'BUSY');
    throwsCode(() => differ.steps(), 'BUSY');
    throwsCode(() => differ.stages(), 'BUSY');
    throwsCode(() => differ.markUpdate(0), 'BUSY');
    throwsCode(() => differ.markFingerprints([1], [2]), 'BUSY');
    throwsCode(() => differ.markUnequal(() => true), 'BUSY');
    throwsCode(() => differ.oldToNew(), 'BUSY');
    throwsCode(() => differ.dispose(), 'BUSY');
    return false;
  });
  assert.equal(differ.finish().items.updates.length, 1);
});

/** A list whose element at index 1 is what `get` returns. */
function listWithGetter(elements, get) {
  return Object.defineProperty([...elements], 1, { get });
}

test('A differ that a getter of its list uses throws BUSY and completes', () => {
  const differ = new ListDiffer();
  const list = listWithGetter([1, 2, 3], () => {
    throwsCode(() => differ.match([1], [1]), 'BUSY');
    throwsCode(() => differ.finish(), 'BUSY');
    throwsCode(() => differ.dispose(), 'BUSY');
    return 5;
  });
  assert.deepEqual([...differ.diff([1, 2, 3], list).inserts], [1]);
  assert.deepEqual([...differ.diff(list, [1, 2, 3]).deletes], [1]);
});

test('A differ whose list has a getter that throws keeps its changes and is usable', () => {
  const differ = new ListDiffer();
  const error = new Error('mine');
  const list = listWithGetter([1, 2, 3], () => { throw error; });
  assert.throws(() => differ.diff([1], list), (e) => e === error);
  assert.throws(() => differ.diff(list, [1]), (e) => e === error);
  assert.deepEqual([...differ.diff([1], [2]).inserts], [0]);
});

test('A getter of a list may use another differ, for which the memory grows', () => {
  const differ = new ListDiffer();
  const long = Array.from({ length: 300_000 }, (_, i) => i);
  for (const second of [2, 'two']) {
    const other = new ListDiffer();
    const list = listWithGetter([1, second, 3, 4, 5], () => {
      assert.equal(other.diff(long, []).deletes.length, long.length);
      return second;
    });
    assert.equal(differ.diff([1, second, 3, 4, 5], list).count, 0);
    assert.equal(differ.diff(list, [1, second, 3, 4, 5]).count, 0);
    other.dispose();
  }
});

test('A disposed differ throws, also if an iterator disposes it', () => {
  const differ = new ListDiffer();
  const changes = differ.diff([1], [2]);
  differ.dispose();
  differ.dispose();
  assert.ok(differ.isDisposed);
  throwsCode(() => differ.match([1], [2]), 'NULL_HANDLE');
  throwsCode(() => differ.finish(), 'NULL_HANDLE');
  throwsCode(() => changes.deletes, 'ORDER');
  const other = new ListDiffer();
  throwsCode(() => other.match((function* () { other.dispose(); yield 1; })(), [1]), 'NULL_HANDLE');
});

test('A method of a differ throws a TypeError for another object', () => {
  assert.throws(() => ListDiffer.prototype.finish.call({}), TypeError);
  assert.throws(() => ListDiffer.prototype.dispose.call(Object.create(ListDiffer.prototype)), TypeError);
});
