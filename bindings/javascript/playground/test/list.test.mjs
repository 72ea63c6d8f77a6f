// SPDX-License-Identifier: MIT
// Shuffles, sorts and filters the list. The expected order is sorted or filtered here, and the expected
// number of moves is that of the rows outside a longest increasing subsequence.
import assert from 'node:assert/strict';

import { near, onPage } from './support/playground.mjs';

const ROW = 44;
const VIEW = 10; // rows that the view shows

const animals = (page) => page.run(() => playground.animals.map(({ id, name, number }) => ({ id, name, number })));
const order = (page) => page.run(() => playground.list);
const figures = (page) => page.run(() => ['deletes', 'inserts', 'moves'].map(
  (id) => Number(document.getElementById(id).textContent.replace(',', ''))));

/** The length of a longest strictly increasing subsequence, by patience sorting. */
function longestIncreasing(numbers) {
  const tops = [];
  for (const number of numbers) {
    const pile = tops.findIndex((top) => top >= number);
    tops[pile < 0 ? tops.length : pile] = number;
  }
  return tops.length;
}

/** The fewest deletes, inserts and moves that turn one list of ids into another. */
function fewest(before, after) {
  const places = new Map(before.map((id, index) => [id, index]));
  const kept = after.filter((id) => places.has(id));
  return [
    before.length - kept.length, after.length - kept.length,
    kept.length - longestIncreasing(kept.map((id) => places.get(id))),
  ];
}

/** Waits until the view shows exactly these rows at rest: the names in order, each at its place. */
async function assertRows(page, all, ids) {
  for (const first of [0, Math.max(0, ids.length - VIEW)]) {
    const top = first * ROW;
    const wanted = ids.slice(first, first + VIEW).map((id, k) => [all[id].name, top + k * ROW]);
    await page.run((top) => { document.getElementById('rows').scrollTop = top; }, top);
    await page.until((wanted, top, height) => {
      const rows = [...document.querySelectorAll('.row')]
        .map((row) => [row.children[1].textContent, translation(row).y, row.style.opacity])
        .filter(([, y]) => y >= top && y < top + height)
        .sort(([, a], [, b]) => a - b);
      return rows.every(([, , opacity]) => opacity === '1') &&
        JSON.stringify(rows.map(([name, y]) => [name, y])) === JSON.stringify(wanted);
    }, wanted, top, VIEW * ROW);
  }
}

const byKey = (all, key) => (a, b) => (all[a][key] < all[b][key] ? -1 : Number(all[a][key] > all[b][key]));

onPage('a shuffled list has all rows, moves the fewest, and sorts back by name and by number', {}, async (page) => {
  const all = await animals(page);
  const ids = all.map(({ id }) => id);
  let before = await order(page);
  await page.click('#shuffle');
  let after = await order(page);
  assert.notDeepEqual(after, before);
  assert.deepEqual([...after].sort((a, b) => a - b), ids);
  assert.deepEqual(await figures(page), fewest(before, after));
  await assertRows(page, all, after);
  for (const key of ['name', 'number']) {
    before = after;
    after = [...ids].sort(byKey(all, key));
    await page.click(`#sort-${key}`);
    assert.deepEqual(await order(page), after);
    assert.deepEqual(await figures(page), fewest(before, after));
    await assertRows(page, all, after);
  }
});

onPage('ten rows that move leave the others in order', {}, async (page) => {
  const all = await animals(page);
  const before = await order(page);
  await page.click('#shuffle-few');
  const after = await order(page);
  const [deletes, inserts, moves] = fewest(before, after);
  assert.deepEqual(await figures(page), [deletes, inserts, moves]);
  assert.ok(moves > 0 && moves <= 10);
  await assertRows(page, all, after);
});

onPage('a filter deletes the rows without its letters, and its removal inserts them', {}, async (page) => {
  const all = await animals(page);
  const before = await order(page);
  const kept = before.filter((id) => all[id].name.endsWith(' otter'));
  assert.equal(kept.length, 25);
  await page.click('#filter');
  await page.type('OTTER');
  assert.deepEqual(await order(page), kept);
  assert.deepEqual(await figures(page), [975, 0, 0]);
  await assertRows(page, all, kept);
  assert.equal(await page.run(() => document.getElementById('row-count').textContent), '25 of 1,000 rows');
  await page.run(() => document.getElementById('filter').select());
  await page.key('Backspace');
  assert.deepEqual(await figures(page), [0, 975, 0]);
  await assertRows(page, all, before);
});

onPage('changes while rows still move end in the last order, and no row jumps', {}, async (page) => {
  const all = await animals(page);
  await page.box('#rows');
  await page.run(() => {
    globalThis.stop = recordFrames(() => ({
      rows: Object.fromEntries([...document.querySelectorAll('.row')].map(
        (row) => [row.dataset.id, translation(row).y])),
    }));
  });
  for (let k = 0; k < 4; k += 1) {
    await page.click('#shuffle-few');
    await page.until(() => [...document.querySelectorAll('.row')].some((row) => translation(row).y % 44 !== 0));
  }
  const frames = await page.run(() => stop());
  const moving = frames.filter(({ rows }) => Object.values(rows).some((y) => y % ROW !== 0));
  assert.ok(moving.length > 0, 'rows moved while buttons were pressed');
  for (let k = 1; k < frames.length; k += 1) {
    const seconds = Math.min(frames[k].time - frames[k - 1].time, 0.1);
    for (const [id, y] of Object.entries(frames[k].rows)) {
      const last = frames[k - 1].rows[id] ?? y;
      // In view, no spring is faster than its frequency times the longest way among the first 30 rows.
      const limit = ((2 * Math.PI) / 0.5) * 30 * ROW * Math.max(seconds, 1 / 60) + 1;
      assert.ok(Math.abs(y - last) <= limit, `row ${id} jumps from ${last} to ${y}`);
    }
  }
  await page.click('#shuffle');
  await page.click('#filter');
  await page.type('teal');
  await page.click('#sort-number');
  const kept = all.map(({ id }) => id).filter((id) => all[id].name.startsWith('Teal')).sort(byKey(all, 'number'));
  assert.deepEqual(await order(page), kept);
  await assertRows(page, all, kept);
});

onPage('reduced motion puts rows at their places without frames between', { motion: 'reduce' }, async (page) => {
  const all = await animals(page);
  await page.run(() => {
    globalThis.stop = recordFrames(() => ({
      isBetween: [...document.querySelectorAll('.row')].some((row) => translation(row).y % 44 !== 0),
    }));
  });
  await page.click('#sort-number');
  await assertRows(page, all, all.map(({ id }) => id).sort(byKey(all, 'number')));
  const frames = await page.run(() => stop());
  assert.ok(frames.length > 0);
  assert.deepEqual(frames.filter(({ isBetween }) => isBetween), []);
});

onPage('the list scrolls by a wheel, and shows the rows of that place', {}, async (page) => {
  const all = await animals(page);
  const ids = await order(page);
  const { x, y } = await page.box('#rows');
  await page.wheel({ x, y }, 100 * ROW);
  await page.until((top) => document.getElementById('rows').scrollTop === top, 100 * ROW);
  const names = await page.run((top, height) => [...document.querySelectorAll('.row')]
    .map((row) => [row.children[1].textContent, translation(row).y])
    .filter(([, y]) => y >= top && y < top + height).sort(([, a], [, b]) => a - b).map(([name]) => name), 100 * ROW, VIEW * ROW);
  assert.deepEqual(names, ids.slice(100, 100 + VIEW).map((id) => all[id].name));
  near(names.length, VIEW, 0, 'rows in the view');
});
