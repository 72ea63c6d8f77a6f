// SPDX-License-Identifier: MIT
// Drags the handles of the form. Expected widths are computed by hand.

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
