// SPDX-License-Identifier: MIT
// Pucks at the walls, with several fingers, and in a page that changes meanwhile.
import assert from 'node:assert/strict';

import { ALT } from './support/page.mjs';
import { near, onPage } from './support/playground.mjs';

const RADIUS = 30;
const touch = { width: 390, height: 844, touch: true };

const puck = (page, k = 0) => page.run((k) => translation(document.querySelectorAll('.puck')[k]), k);
const anchors = (page) => page.run(() => [...document.querySelectorAll('.anchor')].map(translation)
  .sort((a, b) => a.y - b.y || a.x - b.x));
const arena = (page) => page.run(() => {
  const { clientWidth: width, clientHeight: height } = document.getElementById('arena');
  return { width, height };
});
const text = (page, id) => page.run((id) => document.getElementById(id).textContent, id);

/** Waits until a puck has come to rest at a point. */
const restsAt = (page, k, point) => page.until((k, { x, y }) => {
  const puck = translation(document.querySelectorAll('.puck')[k]);
  return Math.abs(puck.x - x) < 0.01 && Math.abs(puck.y - y) < 0.01;
}, k, point);

const setSlider = (page, id, value) => page.run((id, value) => {
  const slider = document.getElementById(id);
  slider.value = value;
  slider.dispatchEvent(new Event('input'));
}, id, value);

const afterFrames = (page, count) => page.run((count) => new Promise((resolve) => {
  const frame = () => { count -= 1; if (count < 0) resolve(); else requestAnimationFrame(frame); };
  frame();
}), count);

onPage('a puck that is dragged far out or thrown hard remains at least half in the arena', {}, async (page) => {
  const { width, height } = await arena(page);
  const all = await anchors(page);
  await page.run(() => { globalThis.stop = recordTranslation(document.querySelector('.puck')); });
  await page.drag(await page.box('.puck'), { x: -300, y: 0 }, { steps: 30, pause: 0.3 });
  await restsAt(page, 0, all[0]);
  await page.drag(await page.center('.puck'), { x: 200, y: 90 }, { steps: 1 }); // 20,000 px/s
  await restsAt(page, 0, all[5]);
  const records = await page.run(() => stop());
  assert.ok(records.some(({ x }) => x < RADIUS) && records.some(({ x }) => x > width - RADIUS), 'it was beyond both walls');
  for (const { x, y } of records) assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${x}, ${y}`);
});

onPage('a puck that is caught beyond a wall follows the finger, without a jump', {}, async (page) => {
  const { width } = await arena(page);
  await setSlider(page, 'response', 1);
  const from = await page.box('.puck:nth-of-type(3)'); // the one at the upper right
  const wall = width - RADIUS;
  await page.drag(from, { x: 90, y: 0 }, { steps: 3 });
  await page.until((wall) => translation(document.querySelectorAll('.puck')[2]).x > wall + 8, wall);
  const { x, y } = await page.center('.puck:nth-of-type(3)');
  const left = x - (await puck(page, 2)).x; // the arena in the window
  const finger = { x: left + wall, y };
  await page.run(() => {
    const [, , puck] = document.querySelectorAll('.puck');
    globalThis.caught = [];
    for (const isFirst of [true, false]) addEventListener('pointerdown', () => caught.push(translation(puck).x), isFirst);
  });
  await page.press(finger);
  await page.until(() => document.querySelectorAll('.puck')[2].classList.contains('dragged'));
  const [before, after] = await page.run(() => caught);
  assert.ok(before > wall && before < width, `caught at ${before}`);
  near(after, before, 0.001, 'the place of the caught puck');
  await page.move({ x: finger.x - 100, y });
  await page.until((x) => Math.abs(translation(document.querySelectorAll('.puck')[2]).x - x) < 0.3, before - 100);
  await page.release({ x: finger.x - 100, y }, 0.3);
});

onPage('two fingers hold two pucks, and each has its mark', touch, async (page) => {
  const a = await page.box('.puck:nth-of-type(1)');
  const b = await page.center('.puck:nth-of-type(2)');
  const marks = () => page.run(() => [
    document.querySelectorAll('.anchor.next').length, document.querySelectorAll('.landing:not([hidden])').length,
  ]);
  await page.touch('touchStart', [{ x: a.x, y: a.y, id: 1 }]);
  await page.touch('touchStart', [{ x: a.x, y: a.y, id: 1 }, { ...b, id: 2 }]);
  await page.until(() => document.querySelectorAll('.dragged').length === 2);
  assert.deepEqual(await marks(), [2, 2]);
  await page.touch('touchEnd', [{ ...b, id: 2 }]);
  await page.until(() => document.querySelectorAll('.dragged').length === 1);
  assert.deepEqual(await marks(), [1, 1]);
  await page.touch('touchEnd', []);
  await page.until(() => document.querySelectorAll('.dragged').length === 0);
  assert.deepEqual(await marks(), [0, 0]);
});

onPage('a finger that the browser takes away leaves no momentum', touch, async (page) => {
  const [home] = await anchors(page);
  const { x, y } = await page.box('.puck');
  await page.touch('touchStart', [{ x, y }]);
  for (let k = 1; k <= 5; k += 1) await page.touch('touchMove', [{ x: x + 10 * k, y }]);
  await page.touch('touchCancel', []);
  await page.until(() => document.querySelector('.dragged') === null);
  assert.equal(await text(page, 'springs-readout'), 'Let go without momentum');
  await restsAt(page, 0, home); // 50 px away; the next anchor is 66 px away
});

onPage('a mouse that returns without its button lets go', {}, async (page) => {
  const from = await page.box('.puck');
  const [home] = await anchors(page);
  await page.press(from);
  await page.move({ x: from.x + 20, y: from.y });
  await page.hover({ x: from.x + 30, y: from.y });
  await page.until(() => document.querySelector('.dragged') === null);
  await restsAt(page, 0, home);
});

onPage('a puck stays under the pointer while the page scrolls', {}, async (page) => {
  const from = await page.box('.puck');
  await page.press(from);
  await page.run(() => scrollBy(0, 40));
  await page.move({ x: from.x + 1, y: from.y });
  const { x, y } = await page.center('.puck');
  near(x, from.x + 1, 0.01, 'x');
  near(y, from.y, 0.01, 'y');
  await page.release(from, 0.3);
});

onPage('a page that becomes narrower keeps a held puck held, and a moving one moving', {}, async (page) => {
  await setSlider(page, 'response', 1);
  await setSlider(page, 'damping', 0.1);
  const flying = await page.box('.puck:nth-of-type(2)');
  await page.drag(flying, { x: 30, y: 0 }, { steps: 3 });
  const held = await page.center('.puck:nth-of-type(1)');
  await page.press(held);
  await page.move({ x: held.x + 15, y: held.y + 10 });
  const before = await puck(page, 0);
  const { width } = await arena(page);
  await page.resize(1000, 700);
  await page.until((width) => document.getElementById('arena').clientWidth < width, width);
  await afterFrames(page, 2);
  assert.deepEqual(await puck(page, 0), before);
  const all = await anchors(page);
  const moving = await puck(page, 1);
  assert.ok(all.every(({ x }) => Math.abs(x - moving.x) > 0.01), `the moving puck is at ${moving.x}`);
  await setSlider(page, 'damping', 1);
  await page.release(held, 0.3);
  await page.until(() => {
    const anchors = [...document.querySelectorAll('.anchor')].map(translation);
    return [...document.querySelectorAll('.puck')].map(translation)
      .every((puck) => anchors.some(({ x, y }) => x === puck.x && y === puck.y));
  });
});

const skipping = () => {
  let late = 0;
  const request = requestAnimationFrame.bind(window);
  globalThis.skip = (seconds) => { late += 1000 * seconds; };
  globalThis.requestAnimationFrame = (callback) => request((time) => callback(time + late));
};

onPage('a puck is at its anchor when the page is shown again after a minute', { script: skipping }, async (page) => {
  await setSlider(page, 'damping', 0.1);
  await setSlider(page, 'response', 1);
  const from = await page.box('.puck');
  const all = await anchors(page);
  await page.drag(from, { x: 60, y: 0 });
  await page.run(() => skip(60));
  await afterFrames(page, 2);
  assert.deepEqual(await puck(page, 0), { x: all[1].x, y: all[1].y });
});

onPage('arrow keys with a modifier are left to the browser', {}, async (page) => {
  const [home] = await anchors(page);
  await page.run(() => {
    globalThis.prevented = [];
    addEventListener('keydown', (event) => { prevented.push(event.defaultPrevented); });
  });
  for (const selector of ['.puck', '.card', '#edge']) {
    await page.run((selector) => document.querySelector(selector).focus(), selector);
    await page.key('ArrowRight', 'both', ALT);
  }
  assert.deepEqual(await page.run(() => prevented), [false, false, false]);
  assert.deepEqual(await puck(page, 0), home);
});

onPage('a click of a key sends a puck to the next free place, and it is said', {}, async (page) => {
  const all = await anchors(page);
  await page.run(() => document.querySelector('.puck').focus());
  await page.key('Enter');
  await restsAt(page, 0, all[1]);
  await page.until(() => document.getElementById('status').textContent === 'Amber puck at place 2 of 6');
});

onPage('a long readout moves nothing below it', { width: 390, height: 844 }, async (page) => {
  const top = () => page.run(() => document.getElementById('damping').getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.drag(await page.box('.puck'), { x: 150, y: 10 }, { steps: 1 });
  assert.match(await text(page, 'springs-readout'), /^Thrown at 1\d,\d{3} px\/s/);
  assert.equal(await top(), before);
});
