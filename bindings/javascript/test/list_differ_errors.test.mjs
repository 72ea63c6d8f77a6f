// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { checkStage, ListDiffer } from '../src/index.js';
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
  for (const Type of [BigUint64Array, Float64Array, Int32Array, Uint8Array, Int8Array]) {
    const list = new Type(16);
    structuredClone(list.buffer, { transfer: [list.buffer] });
    assert.throws(() => differ.match(list, new Type(16)), { name: 'TypeError', message: /oldList .* detached/ });
    assert.throws(() => differ.match(new Type(16), list), { name: 'TypeError', message: /newList .* detached/ });
    assert.throws(() => differ.diff(list, list, { id: (x) => x }), { name: 'TypeError', message: /oldList .* detached/ });
  }
});

const isResizable = 'resizable' in ArrayBuffer.prototype; // since Node 20

test('A view outside of a buffer that shrank throws a TypeError', { skip: !isResizable }, () => {
  const buffer = new ArrayBuffer(64, { maxByteLength: 64 });
  const list = new Float64Array(buffer, 32, 4);
  buffer.resize(40);
  assert.throws(() => new ListDiffer().match(list, Float64Array.of(1)), { name: 'TypeError', message: /outside/ });
});

test('A buffer that a getter resizes changes no other memory', { skip: !isResizable }, () => {
  const other = new ListDiffer();
  const changes = other.diff([1, 2, 3, 4], [4, 9]);
  for (const bytes of [1 << 22, 4]) {
    const buffer = new ArrayBuffer(16, { maxByteLength: 1 << 22 });
    const items = new Int32Array(buffer); // its length is that of the buffer
    const sections = Object.defineProperty([1], 0, { get() { buffer.resize(bytes); items.fill(0x41414141); return 1; } });
    const match = () => new ListDiffer().matchSections(
      { sections, items, offsets: [0, 4] }, { sections: [1], items: new Int32Array(0), offsets: [0, 0] });
    if (bytes > 16) match();
    else assert.throws(match, TypeError);
  }
  assert.deepEqual([...changes.deletes], [0, 1, 2]);
  assert.deepEqual([...other.finish().items.newToOld], [3, 0xFFFFFFFF]);
});

test('Typed arrays of another realm, of a subclass and of Node have the form of their elements', () => {
  const differ = new ListDiffer();
  const foreign = runInNewContext('new Uint8Array(32).fill(1)');
  assert.equal(differ.diff(foreign, new Uint8Array(16).fill(1)).count, 1);
  assert.equal(differ.diff(Buffer.alloc(32, 1), new Uint8Array(16).fill(1)).count, 1);
  assert.equal(differ.diff(runInNewContext('Int32Array.of(1, 2)'), Int32Array.of(2)).count, 1);
  class Ids extends Int32Array {
    get length() { return 5000; }
  }
  assert.deepEqual([...differ.diff(Ids.of(1, 2), Int32Array.of(2)).deletes], [0]);
});

test('A proxy of an array with a length that no array has throws, and no memory is overwritten', () => {
  const differ = new ListDiffer();
  const kept = new ListDiffer();
  const changes = kept.diff([1, 2, 3], [3]);
  for (const length of [NaN, -3, 1.5, 2 ** 40, '2']) {
    const proxy = new Proxy([1, 2], { get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)) });
    assert.throws(() => differ.match(proxy, [1]));
  }
  assert.equal(differ.diff(Array.from({ length: 5000 }, (_, i) => i), []).count, 5000);
  assert.deepEqual([...changes.deletes], [0, 1]);
});

test('An option equal compares the elements of typed arrays, but not bytes of ids', () => {
  const differ = new ListDiffer();
  const seen = [];
  const changes = differ.diff(Float64Array.of(0, 5), Float64Array.of(-0, 5), {
    equal: (a, b) => { seen.push([a, b]); return false; },
  });
  assert.deepEqual(seen, [[5, 5]]); // as without the option, 0 and -0 differ
  assert.deepEqual([...changes.updates], [[1, 1]]);
  assert.throws(() => differ.diff(new Uint8Array(32), new Uint8Array(16), { equal: () => true }), TypeError);
});

test('An option of a wrong type or name throws before the match changes', () => {
  const differ = new ListDiffer();
  differ.diff([1, 2], [2]);
  assert.throws(() => differ.diff([1], [], { id: 'id' }), { name: 'TypeError', message: /^id must be a function/ });
  assert.throws(() => differ.diff([1], [], { equal: 'text' }), { name: 'TypeError', message: /^equal must be/ });
  throwsCode(() => differ.diff([1], [], { moves: 'most' }), 'FLAGS');
  assert.throws(() => differ.match(new Uint8Array(0), new Uint8Array(0), { idSize: 2 ** 32 + 16 }), RangeError);
  assert.deepEqual([...differ.finish().items.deletes], [0]);
});

test('An index or a count of a stage that is not one throws', () => {
  throwsCode(() => checkStage({ itemDeletes: [[0, -1]] }, [3], [2]), 'INDEX');
  throwsCode(() => checkStage({ itemDeletes: [[0, NaN]] }, [3], [2]), 'INDEX');
  throwsCode(() => checkStage({}, [1.5], [2]), 'TOO_LARGE');
  assert.throws(() => checkStage({ itemDeletes: [['a', 'b']] }, [3], [2]), TypeError);
  assert.throws(() => checkStage({}, null, [2]), TypeError);
});

test('Operations of a stage are those that the call begins with, also of another realm', { skip: !isResizable }, () => {
  const buffer = new ArrayBuffer(8, { maxByteLength: 64 });
  const itemDeletes = new Uint32Array(buffer);
  itemDeletes.set([0, 2]);
  for (const bytes of [0, 64]) {
    buffer.resize(8);
    itemDeletes.set([0, 2]);
    const stage = { itemDeletes, get itemMoves() { buffer.resize(bytes); return []; } }; // read after the deletes
    assert.equal(checkStage(stage, [3], [2]), null);
  }
  assert.equal(checkStage({ itemDeletes: runInNewContext('Uint32Array.of(0, 2)') }, [3], [2]), null);
  const detached = new Uint32Array(2);
  structuredClone(detached.buffer, { transfer: [detached.buffer] });
  assert.throws(() => checkStage({ itemDeletes: detached }, [3], [2]), { name: 'TypeError', message: /^itemDeletes must/ });
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
  const unmarked = differ.diff([1, 2], [1]);
  differ.markUpdate(0);
  throwsCode(() => unmarked.updates, 'ORDER');
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
  const id = (x) => { throwsCode(() => differ.match([1], [1]), 'BUSY'); return x; };
  assert.equal(differ.diff([1, 2], [2], { id }).count, 1);
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
