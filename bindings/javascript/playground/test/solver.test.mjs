// SPDX-License-Identifier: MIT
// Drags the handles of the form. Expected widths are computed by hand.

import assert from 'node:assert/strict';

import { near, onPage } from './support/playground.mjs';

const sizes = (page) => page.run(() => ['#sheet', '.form-label', '.form-field', '.form-button'].map(
  (name) => parseFloat(document.querySelector(name).style.width)));

for (const [name, handle, by, expected] of [
  ['narrow', '#edge', -900, [272, 64, 148, 64]], // 20 + 64 + 20 + 148 + 20
  ['wide', '#edge', 900, [null, 96, null, 96]],
  ['with wide labels', '#divider', 900, [520, 312, 148, 64]],
  ['with narrow labels', '#divider', -900, [520, 64, 396, 96]],
]) {
  onPage(`a form dragged ${name} keeps its required constraints`, {}, async (page) => {
    const from = await page.box(handle);
    await page.drag(from, { x: by, y: 0 });
    const stage = await page.run(() => document.getElementById('form-stage').clientWidth);
    const [width, label, field, button] = await sizes(page);
    [width, label, field, button].forEach((value, k) => {
      const hand = expected[k] ?? [stage, 0, stage - 96 - 60][k];
      near(value, hand, 0.001, ['width', 'label', 'field', 'button'][k]);
    });
  });
}

onPage('wide labels never widen the form, and a wider form gives the field its width', {}, async (page) => {
  await page.drag(await page.box('#divider'), { x: 900, y: 0 });
  await page.drag(await page.box('#edge'), { x: 40, y: 0 });
  const [width, label, field] = await sizes(page);
  near(width, 560, 0.001, 'width');
  near(label, 312, 0.001, 'label');
  near(field, 188, 0.001, 'field');
});

onPage('a page that becomes narrower narrows the form, and one that becomes wider widens it again', {}, async (page) => {
  const stage = (compare, than) => page.until((compare, than) => {
    const { clientWidth } = document.getElementById('form-stage');
    return compare === '<' ? clientWidth < than : clientWidth > than;
  }, compare, than);
  await page.drag(await page.box('#divider'), { x: 40, y: 0 });
  await page.resize(390, 844);
  await stage('<', 400);
  await page.until((width) => parseFloat(document.getElementById('sheet').style.width) === width, 348);
  await page.resize(1200, 700);
  await stage('>', 500);
  await page.until(() => parseFloat(document.getElementById('sheet').style.width) === 520);
  const [, label] = await sizes(page);
  near(label, 136, 0.001, 'label');
});

onPage('a width that was wanted in vain with keys does not come true later', {}, async (page) => {
  await page.drag(await page.box('#edge'), { x: -900, y: 0 });
  await page.run(() => document.getElementById('divider').focus());
  for (let k = 0; k < 5; k += 1) await page.key('ArrowRight'); // 16 px each, for which there is no room
  await page.until(() => /px wanted/.test(document.getElementById('status').textContent));
  const from = await page.box('#edge');
  await page.drag(from, { x: 200, y: 0 });
  const [, label] = await sizes(page);
  near(label, 64, 0.001, 'label');
});

onPage('handles report widths within the limits that they report', { width: 320 }, async (page) => {
  for (const by of [-900, 0, 900]) {
    for (const handle of ['#edge', '#divider']) await page.drag(await page.box(handle), { x: by, y: 0 });
    for (const handle of ['#edge', '#divider']) {
      const [low, now, high] = await page.run((handle) => ['min', 'now', 'max'].map(
        (name) => Number(document.querySelector(handle).getAttribute(`aria-value${name}`))), handle);
      assert.ok(0 < low && low <= now && now <= high, `${handle}: ${low}, ${now}, ${high}`);
      const [form, label] = await sizes(page);
      assert.equal(now, Math.round(handle === '#edge' ? form : label));
    }
  }
});
