// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { SplitMix64 } from '../bench/random.mjs';
import { ResinError } from '../src/index.js';

/** Fails unless `call` throws a `ResinError` with the code `RESIN_ERROR_...`. */
export function throwsCode(call, code) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof ResinError, String(error));
    assert.equal(error.code, `RESIN_ERROR_${code}`);
    assert.ok(error.message.length > 5);
    return true;
  });
}

/** Random integers from a seed. */
export function randomIntegers(seed) {
  const random = new SplitMix64(BigInt(seed));
  return (below) => Number(random.next() % BigInt(below));
}

/** The list that deletes, inserts and moves make of an old list; everything else keeps its order. */
export function applyChanges(old, now, changes) {
  const gone = new Set(changes.deletes);
  for (const [oldIndex] of changes.moves) gone.add(oldIndex);
  const placed = new Array(now.length);
  const taken = new Set();
  const put = (at, element) => { placed[at] = element; taken.add(at); };
  for (const at of changes.inserts) put(at, now[at]);
  for (const [oldIndex, at] of changes.moves) put(at, old[oldIndex]);
  const rest = old.filter((_, i) => !gone.has(i));
  for (let at = 0; at < now.length; at += 1) if (!taken.has(at)) placed[at] = rest.shift();
  assert.equal(rest.length, 0);
  for (const [, at] of changes.updates) placed[at] = now[at];
  return placed;
}

export function applySteps(old, now, steps) {
  const list = [...old];
  for (const step of steps) {
    if (step.kind === 'delete') list.splice(step.from, 1);
    else if (step.kind === 'insert') list.splice(step.to, 0, now[step.newIndex]);
    else if (step.kind === 'move') list.splice(step.to, 0, ...list.splice(step.from, 1));
    else list[step.to] = now[step.newIndex];
  }
  return list;
}

/** The sections of a list of names, as arrays of arrays. */
export function nested({ sections, items, offsets }) {
  return sections.map((id, s) => ({ id, items: items.slice(offsets[s], offsets[s + 1]) }));
}

/** Applies the operations of a stage. `after` has the elements that inserts and reloads take. */
export function applyStage(before, stage, after) {
  const lists = before.map(({ id, items }) => ({ id, items: items.map((item) => item) }));
  const leaving = lists.map(() => new Set());
  const leave = (s, i) => leaving[s].add(i);
  const moved = [...stage.itemMoves].map(([s, i, toSection, toItem]) => {
    leave(s, i);
    return { toSection, toItem, item: before[s].items[i] };
  });
  for (const [s, i] of stage.itemDeletes) leave(s, i);
  for (const [s, i] of stage.itemReloads) lists[s].items[i] = undefined;
  lists.forEach((list, s) => { list.items = list.items.filter((_, i) => !leaving[s].has(i)); });
  const goneSections = new Set([...stage.sectionDeletes, ...[...stage.sectionMoves].map(([from]) => from)]);
  const placed = new Map(stage.sectionInserts.length === 0 ? [] : [...stage.sectionInserts].map((s) => [s, after[s]]));
  for (const [from, to] of stage.sectionMoves) placed.set(to, lists[from]);
  for (const s of stage.sectionReloads) lists[s] = undefined;
  const rest = lists.filter((_, s) => !goneSections.has(s));
  const result = after.map((section, s) => (placed.has(s) ? placed.get(s) : rest.shift()) ?? section);
  assert.equal(rest.length, 0);
  const arrivals = result.map(() => []);
  for (const { toSection, toItem, item } of moved) arrivals[toSection].push([toItem, item]);
  for (const [s, i] of stage.itemInserts) arrivals[s].push([i, after[s].items[i]]);
  result.forEach((list, s) => {
    if (list === after[s]) return;
    for (const [i, item] of arrivals[s].sort(([a], [b]) => a - b)) list.items.splice(i, 0, item);
    list.items = list.items.map((item, i) => item ?? after[s].items[i]);
  });
  return result;
}
