// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapHeckel } from '../bench/map_heckel.mjs';
import { checkStage, INDEX_NONE, ListDiffer, sectioned } from '../src/index.js';
import { applyChanges, applyStage, applySteps, nested, randomIntegers, throwsCode } from './support.mjs';

const strings = (text) => [...text];

test('A diff of strings lists deletes, inserts and moves', () => {
  const differ = new ListDiffer();
  const changes = differ.diff(strings('abcd'), strings('cbed'));
  assert.deepEqual([...changes.deletes], [0]);
  assert.deepEqual([...changes.inserts], [2]);
  assert.deepEqual([...changes.moves], [[2, 0]]);
  assert.equal(changes.count, 3);
  assert.deepEqual([...changes.oldToNew], [INDEX_NONE, 1, 0, 3]);
  assert.deepEqual([...changes.newToOld], [2, 1, INDEX_NONE, 3]);
  differ.dispose();
});

test('Changes can be stored as JSON and posted to a worker', () => {
  const changes = new ListDiffer().diff([{ id: 1 }, { id: 2 }, { id: 3 }], [{ id: 3 }, { id: 1 }, { id: 4 }],
    { id: (row) => row.id, equal: (old) => old.id !== 1 });
  const plain = { deletes: [1], inserts: [2], updates: [[0, 1]], moves: [[2, 0]] };
  assert.deepEqual(JSON.parse(JSON.stringify(changes)), plain);
  assert.deepEqual(structuredClone(changes.toJSON()), plain);
});

test('Heckel moves are all pairs whose order changed', () => {
  const differ = new ListDiffer();
  assert.equal(differ.diff([1, 2, 3, 4], [2, 3, 4, 1]).moves.length, 1);
  assert.equal(differ.diff([1, 2, 3, 4], [2, 3, 4, 1], { moves: 'heckel' }).moves.length, 4);
});

test('Objects are compared by their id, and updated if their contents differ', () => {
  const differ = new ListDiffer();
  const old = [{ id: 'a', text: 1 }, { id: 'b', text: 2 }];
  const now = [{ id: 'b', text: 3 }, { id: 'a', text: 1 }];
  const changes = differ.diff(old, now, { id: (row) => row.id, equal: (a, b) => a.text === b.text });
  assert.deepEqual([...changes.updates], [[1, 0]]);
  assert.equal(changes.updates.at(0)?.[1], 0);
  assert.equal(changes.updates.at(1), undefined);
});

test('Duplicates are paired in their order and reported in groups', () => {
  const changes = new ListDiffer().diff(strings('aa'), strings('bacabb'));
  assert.deepEqual([...changes.oldToNew], [1, 3]);
  assert.deepEqual(changes.duplicates.map((group) => [...group]), [[1, 3], [0, 4, 5]]);
});

const forms = {
  BigUint64Array: (list) => BigUint64Array.from(list, (x) => BigInt(x) << 40n),
  BigInt64Array: (list) => BigInt64Array.from(list, (x) => BigInt(x) - 3n),
  Float64Array: (list) => Float64Array.from(list, (x) => x / 7),
  Int32Array: (list) => Int32Array.from(list, (x) => x - 5),
  Uint32Array: (list) => Uint32Array.from(list, (x) => 0xFFFFFFFF - x),
  'Uint8Array of 16 bytes': (list) => Uint8Array.from(list.flatMap((x) => [...new Array(15).fill(7), x])),
  Int8Array: (list) => Int8Array.from(list),
  numbers: (list) => [...list],
  strings: (list) => list.map((x) => `row ${x}`),
  'mixed values': (list) => list.map((x) => [x, `${x}`, BigInt(x), x === 4 ? null : NaN][x % 4]),
  'an iterator of strings': (list) => new Set([...new Set(list)].map(String)),
};

test('Every form of identities pairs equal elements', () => {
  const old = [1, 2, 3, 4, 5, 6];
  const now = [6, 1, 9, 3, 4];
  for (const [name, form] of Object.entries(forms)) {
    if (name === 'mixed values') continue;
    const changes = new ListDiffer().diff(form(old), form(now));
    assert.deepEqual([...changes.oldToNew], [1, INDEX_NONE, 3, 4, INDEX_NONE, 0], name);
  }
});

test('Values are equal as keys of a Map are', () => {
  const object = {};
  const changes = new ListDiffer().diff([NaN, 0, '1', object, {}, null], [null, object, 1, -0, NaN, {}]);
  assert.deepEqual([...changes.oldToNew], [4, 3, INDEX_NONE, 1, INDEX_NONE, 0]);
  assert.deepEqual([...new ListDiffer().diff([0, 1], [1, -0]).oldToNew], [1, 0]);
  const [first, second] = new Float64Array(BigUint64Array.of(0x7FF8000000000001n, 0xFFF8000000000002n).buffer);
  assert.equal(new ListDiffer().diff([first], [second]).count, 0, 'NaN with other bits');
});

test('Random lists become the new list by changes, by steps and by stages', () => {
  const random = randomIntegers(1);
  const differ = new ListDiffer();
  for (let round = 0; round < 400; round += 1) {
    const alphabet = 1 + random(30);
    const draw = () => Array.from({ length: random(30) }, () => ({ id: random(alphabet), text: random(2) }));
    const [old, now] = [draw(), draw()];
    const changes = differ.diff(old, now, {
      id: (x) => x.id, equal: (a, b) => a.text === b.text, moves: round % 2 === 0 ? 'minimal' : 'heckel',
    });
    assert.deepEqual(applyChanges(old, now, changes), now);
    assert.deepEqual(applySteps(old, now, differ.steps()), now);
    const target = [{ id: 0, items: now }];
    let list = [{ id: 0, items: old }];
    const stages = differ.stages();
    assert.ok(stages.length <= 3);
    for (const stage of stages) {
      const after = stage.items === null ? target
        : [{ id: 0, items: [...stage.items].map(([side, index]) => (side === 0 ? old : now)[index]) }];
      assert.equal(checkStage(stage, [list[0].items.length], [after[0].items.length]), null);
      list = applyStage(list, stage, after);
      assert.deepEqual(list, after);
    }
    assert.deepEqual(list, target);
  }
});

test('The number of minimal moves is that of another algorithm', () => {
  const random = randomIntegers(2);
  const differ = new ListDiffer();
  for (let round = 0; round < 200; round += 1) {
    const draw = () => Array.from({ length: random(60) }, () => random(60));
    const [old, now] = [draw(), draw()];
    const ours = differ.diff(old, now);
    const theirs = mapHeckel(old, now);
    assert.deepEqual([...ours.deletes], theirs.deletes);
    assert.deepEqual([...ours.inserts], theirs.inserts);
    assert.equal(ours.moves.length, theirs.moves.length);
  }
});

test('Random sections become the new sections by stages', () => {
  const random = randomIntegers(3);
  const differ = new ListDiffer();
  const draw = () => {
    const ids = [...new Set(Array.from({ length: random(5) }, () => random(6)))];
    return sectioned(ids.map((id) => ({ id, items: Array.from({ length: random(6) }, () => random(40)) })));
  };
  const pick = (entries, old, now) => [...entries].map(([side, index]) => (side === 0 ? old : now)[index]);
  for (let round = 0; round < 300; round += 1) {
    const [old, now] = [draw(), draw()];
    differ.matchSections(old, now, { acrossSections: round % 2 === 0 });
    differ.finish();
    let list = nested(old);
    for (const stage of differ.stages({ splitMoves: round % 3 === 0 })) {
      const after = stage.sections === null || stage.items === null || stage.itemOffsets === null ? nested(now) : nested({
        sections: pick(stage.sections, old.sections, now.sections), items: pick(stage.items, old.items, now.items),
        offsets: stage.itemOffsets,
      });
      const counts = (sections) => sections.map(({ items }) => items.length);
      assert.equal(checkStage(stage, counts(list), counts(after)), null);
      list = applyStage(list, stage, after);
      assert.deepEqual(list, after);
    }
    assert.deepEqual(list, nested(now));
  }
});

test('An item that changes its section is moved across sections, otherwise deleted and inserted', () => {
  const differ = new ListDiffer();
  const old = sectioned([{ id: 'a', items: [1, 2] }, { id: 'b', items: [3] }]);
  const now = sectioned([{ id: 'a', items: [1] }, { id: 'b', items: [2, 3] }]);
  differ.matchSections(old, now);
  assert.deepEqual([...differ.finish().items.deletes], [1]);
  differ.matchSections(old, now, { acrossSections: true });
  const result = differ.finish();
  assert.equal(result.items.deletes.length, 0);
  assert.equal(result.sections.count, 0);
  throwsCode(() => differ.steps(), 'ORDER');
});

test('Marks by index, by fingerprint and by comparison give the same updates', () => {
  const differ = new ListDiffer();
  const old = ['a', 'b', 'c'];
  const now = ['c', 'a', 'x'];
  const updates = () => [...differ.finish().items.updates];
  differ.match(old, now);
  differ.markUpdate(2);
  differ.markUpdate(2);
  assert.deepEqual(updates(), [[2, 0]]);
  differ.match(old, now);
  differ.markFingerprints(['v1', 'v1', 'v1'], ['v2', 'v1', 'v1']);
  assert.deepEqual(updates(), [[2, 0]]);
  differ.match(old, now);
  const pairs = [];
  differ.markUnequal((i, j) => { pairs.push([i, j]); return j !== 0; });
  assert.deepEqual(pairs, [[0, 1], [2, 0]]);
  assert.deepEqual(updates(), [[2, 0]]);
  assert.deepEqual([...differ.oldToNew()], [1, INDEX_NONE, 0]);
});

test('Updates in place are left out of the stages', () => {
  const differ = new ListDiffer();
  differ.diff([1], [1], { equal: () => false });
  assert.equal(differ.stages().length, 1);
  assert.deepEqual([...differ.stages()[0].itemReloads], [[0, 0]]);
  assert.equal(differ.stages({ itemUpdatesInPlace: true }).length, 0);
});

test('A stage that breaks a rule is reported with its place', () => {
  const fault = checkStage({ itemDeletes: [[0, 5]] }, [3], [2]);
  assert.equal(fault?.rule, 1);
  assert.equal(fault?.section, 0);
  assert.equal(fault?.item, 5);
  assert.match(fault?.message ?? '', /index|range/);
  assert.equal(checkStage({ sectionDeletes: [7] }, [1], [1])?.item, null);
  assert.throws(() => checkStage({ itemDeletes: [1] }, [3], [2]), RangeError);
  assert.throws(() => checkStage({ itemDeletes: 'x' }, [3], [2]), TypeError);
});
