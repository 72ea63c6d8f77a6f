// SPDX-License-Identifier: MIT
import { mix } from '../../bench/random.mjs';
import { INDEX_NONE, ListDiffer } from '../../src/index.js';

function drawLists(c, most) {
  const counts = [c.below(most + 1), c.below(most + 1)];
  const alphabet = 1 + c.below(80);
  const lists = { keys: [], fingerprints: [] };
  for (const count of counts) {
    const keys = new BigUint64Array(count);
    const fingerprints = new BigUint64Array(count);
    for (let i = 0; i < count; i += 1) {
      keys[i] = mix(BigInt(c.below(alphabet)));
      fingerprints[i] = BigInt(c.below(3));
    }
    lists.keys.push(keys);
    lists.fingerprints.push(fingerprints);
  }
  return lists;
}

function addChanges(c, changes) {
  c.indices(changes.deletes);
  c.indices(changes.inserts);
  c.indices(changes.updates.array, 2);
  c.indices(changes.moves.array, 2);
  let end = 0;
  c.indices(changes.duplicates.map((group) => (end += group.length)));
  c.indices(changes.duplicates.flatMap((group) => [...group]));
}

function addStages(c, differ) {
  const flags = c.below(8);
  const stages = differ.stages({
    itemUpdatesInPlace: (flags & 1) !== 0, sectionUpdatesInPlace: (flags & 2) !== 0, splitMoves: (flags & 4) !== 0,
  });
  c.add(stages.length);
  for (const stage of stages) {
    c.indices(stage.sectionDeletes);
    c.indices(stage.sectionInserts);
    c.indices(stage.sectionReloads);
    c.indices(stage.sectionMoves.array, 2);
    c.indices(stage.itemDeletes.array, 2);
    c.indices(stage.itemInserts.array, 2);
    c.indices(stage.itemReloads.array, 2);
    c.indices(stage.itemMoves.array, 4);
  }
}

const kinds = ['delete', 'insert', 'move', 'update'];

function runFlat(c, differ) {
  for (let round = 0; round < 200; round += 1) {
    const items = drawLists(c, 60);
    differ.match(...items.keys);
    differ.markFingerprints(...items.fingerprints);
    addChanges(c, differ.finish(round % 2 === 0 ? 'minimal' : 'heckel').items);
    const steps = differ.steps();
    c.add(steps.length);
    for (const { kind, from = INDEX_NONE, to = INDEX_NONE, newIndex = INDEX_NONE } of steps) {
      c.add(kinds.indexOf(kind) + 1, from, to, newIndex);
    }
    addStages(c, differ);
  }
}

function drawOffsets(c, sections, items) {
  const inner = Array.from({ length: Math.max(0, sections - 1) }, () => c.below(items + 1));
  inner.sort((a, b) => a - b);
  return sections === 0 ? [0] : [0, ...inner, items];
}

function runSections(c, differ) {
  for (let round = 0; round < 200; round += 1) {
    const sections = drawLists(c, 6);
    const items = drawLists(c, 60);
    const lists = [0, 1].map((side) => {
      const count = sections.keys[side].length;
      if (count === 0) {
        items.keys[side] = new BigUint64Array(0);
        items.fingerprints[side] = new BigUint64Array(0);
      }
      return {
        sections: sections.keys[side], items: items.keys[side],
        offsets: drawOffsets(c, count, items.keys[side].length),
      };
    });
    differ.matchSections(...lists, { acrossSections: c.below(2) === 1 });
    differ.markFingerprints(...items.fingerprints, 'items');
    differ.markFingerprints(...sections.fingerprints, 'sections');
    const result = differ.finish();
    addChanges(c, result.items);
    addChanges(c, result.sections);
    addStages(c, differ);
  }
}

export function runDiff(c) {
  const differ = new ListDiffer();
  runFlat(c, differ);
  runSections(c, differ);
  differ.dispose();
}
