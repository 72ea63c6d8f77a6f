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
  const { x, y } = await page.center('.card');
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

const touch = { width: 390, height: 844, touch: true };
const isDragged = (page, count) => page.until((count) => document.querySelectorAll('.dragged').length === count, count);

onPage('a second finger on the other card neither moves nor releases the cards', touch, async (page) => {
  await page.box('#band .stage');
  const [a, b] = [await page.center('.lane:nth-of-type(1) .card'), await page.center('.lane:nth-of-type(2) .card')];
  const [start] = await positions(page);
  const first = { x: a.x + 20, y: a.y, id: 1 };
  await page.touch('touchStart', [{ ...a, id: 1 }]);
  await page.touch('touchMove', [first]);
  await page.until((x) => parseFloat(document.querySelector('.card').style.translate) === x, start + 20);
  await page.touch('touchStart', [first, { ...b, id: 2 }]);
  await page.touch('touchMove', [first, { x: b.x + 60, y: b.y, id: 2 }]);
  await page.touch('touchEnd', [{ x: b.x + 60, y: b.y, id: 2 }]);
  await page.touch('touchMove', [{ ...first, x: a.x + 21 }]);
  await page.until((x) => parseFloat(document.querySelector('.card').style.translate) === x, start + 21);
  assert.deepEqual(await positions(page), [start + 21, start + 21]);
  await isDragged(page, 1);
  await page.touch('touchEnd', []);
  await isDragged(page, 0);
});

onPage('a finger that starts to scroll the page releases the cards without momentum', touch, async (page) => {
  const { x, y } = await page.box('.card');
  const [start] = await positions(page);
  await page.touch('touchStart', [{ x, y }]);
  for (let k = 1; k <= 3; k += 1) await page.touch('touchMove', [{ x: x + 10 * k, y }]);
  await page.touch('touchCancel', []);
  await isDragged(page, 0);
  await page.run(() => new Promise((resolve) => { setTimeout(resolve, 200); }));
  for (const position of await positions(page)) near(position, start + 30, 0.1, 'the card');
});

onPage('an arrow key that is held keeps both cards in sight, and its release returns them', {}, async (page) => {
  const { high, width } = await limits(page);
  await page.run(() => document.querySelector('.card').focus());
  for (let k = 0; k < 200; k += 1) await page.key('ArrowRight', 'down');
  for (const position of await positions(page)) assert.ok(position > high && position < width, `at ${position}`);
  await page.until(() => /to the right: power/.test(document.getElementById('status').textContent));
  await page.key('ArrowRight', 'up');
  await page.until((edge) => [...document.querySelectorAll('.card')].every(
    (card) => Math.abs(parseFloat(card.style.translate) - edge) < 0.001), high);
});

onPage('a page that becomes narrower keeps the cards at their places between the limits', {}, async (page) => {
  const place = async () => {
    const { low, high } = await limits(page);
    return ((await positions(page))[0] - low) / (high - low);
  };
  await page.run(() => document.querySelector('.card').focus());
  await page.key('ArrowRight');
  const before = await place();
  const { width } = await limits(page);
  assert.ok(before > 0.55 && before < 0.95);
  await page.resize(1000, 700);
  await page.until((width) => document.querySelector('.lane').clientWidth < width, width);
  await page.run(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
  near(await place(), before, 0.02, 'the place');
});

onPage('cards that are pulled to the edge of a small screen remain in their lanes', { width: 320, height: 700 }, async (page) => {
  for (const sign of [1, -1]) {
    const from = await page.box('.card');
    await page.press({ x: from.x - sign * (from.width / 2 - 3), y: from.y });
    await page.move({ x: sign > 0 ? 319 : 1, y: from.y });
    const { width } = await limits(page);
    const card = await page.run(() => document.querySelector('.card').offsetWidth);
    for (const position of await positions(page)) assert.ok(position > 0 && position + card < width, `a card at ${position}`);
    await page.release(from, 0.3);
  }
});

for (const motion of ['no-preference', 'reduce']) {
  onPage(`a card that is flicked within its limits goes on to the limit, with motion ${motion}`, { motion }, async (page) => {
    const { high } = await limits(page);
    await page.run(() => { globalThis.stop = recordTranslation(document.querySelector('.card')); });
    const from = await page.box('.card');
    await page.drag(from, { x: 60, y: 0 }, { steps: 5 }); // 1,200 px/s, which carry it 600 px
    await page.until((high) => parseFloat(document.querySelector('.card').style.translate) === high, high);
    const flight = (await page.run(() => stop())).filter(({ isHeld }) => !isHeld);
    assert.equal(flight.some(({ x }) => x !== high), motion === 'no-preference');
  });
}
