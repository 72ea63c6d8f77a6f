// SPDX-License-Identifier: MIT
// Pulls cards beyond their limits. Expected positions come from the two formulas of the documentation.
import assert from 'node:assert/strict';

import { near, onPage } from './support/playground.mjs';

const positions = (page) => page.run(() => [...document.querySelectorAll('.card')].map(
  (card) => parseFloat(card.style.translate)));

const limits = (page) => page.run(() => {
  const [limits, card, lane] = ['.limits', '.card', '.lane'].map((name) => document.querySelector(name));
  return { low: limits.offsetLeft, high: limits.offsetLeft + limits.offsetWidth - card.offsetWidth, width: lane.clientWidth };
});

for (const sign of [1, -1]) {
  onPage(`a card pulled ${sign > 0 ? 'right' : 'left'} stretches by its form, less than the drag, and returns`, {}, async (page) => {
    const from = await page.box('.card');
    const { low, high, width } = await limits(page);
    const edge = sign > 0 ? high : low;
    const [start] = await positions(page);
    await page.press(from);
    let stretch = 0;
    for (let by = 20; by <= 300; by += 20) {
      await page.move({ x: from.x + sign * by, y: from.y });
      const pull = Math.max(0, by - Math.abs(edge - start));
      const [power, scroll] = (await positions(page)).map((position) => Math.abs(position - start));
      near(power, by - pull + pull ** 0.7, 0.01, `the power form at ${by} px`);
      near(scroll, by - pull + (1 - 1 / ((pull * 0.55) / width + 1)) * width, 0.01, `the scroll view's form at ${by} px`);
      if (pull > 1) assert.ok(power < by && scroll < by);
      stretch = pull;
    }
    assert.ok(stretch > 50);
    await page.release({ x: from.x + sign * 300, y: from.y }, 0.3);
    await page.until((edge) => [...document.querySelectorAll('.card')].every(
      (card) => Math.abs(parseFloat(card.style.translate) - edge) < 0.001), edge);
  });
}

onPage('cards that are caught on their way back continue where they are', {}, async (page) => {
  const from = await page.box('.card');
  await page.run(() => { globalThis.stops = [...document.querySelectorAll('.card')].map(recordTranslation); });
  await page.drag(from, { x: 300, y: 0 }, { pause: 0.3 });
  const pulled = await positions(page);
  await page.until((pulled) => parseFloat(document.querySelector('.card').style.translate) < pulled - 1, pulled[0]);
  const { x, y } = await page.centre('.card');
  await page.press({ x: x - 30, y }); // in the card until it is at its limit
  await page.until(() => document.querySelector('.card').classList.contains('dragged'));
  const caught = await positions(page);
  const records = await page.run(() => stops.map((stop) => stop()));
  records.forEach((record, k) => {
    const flight = record.filter(({ isHeld }) => !isHeld);
    assert.ok(flight.length > 0 && caught[k] < pulled[k]);
    near(caught[k], flight.at(-1).x, 0.001, ['the card of the power form', "the card of the scroll view's form"][k]);
  });
});
