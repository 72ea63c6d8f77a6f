// SPDX-License-Identifier: MIT
// Throws and catches pucks. Expected positions come from closed forms.
import assert from 'node:assert/strict';

import { near, onPage } from './support/playground.mjs';

/** The distance of a flick at the rate 0.998: the sum over whole milliseconds. */
const momentum = (velocity) => (velocity / 1000) * (0.998 / (1 - 0.998));

/** The centers of the anchors, row by row. */
const anchors = (page) => page.run(() => [...document.querySelectorAll('.anchor')].map(translation)
  .sort((a, b) => a.y - b.y || a.x - b.x));

const positions = (page) => page.run(() => [...document.querySelectorAll('.puck')].map(translation));

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
const nearest = (list, point) => list.reduce((best, other) => (distance(other, point) < distance(best, point) ? other : best));

/** The speed that a spring never exceeds on an axis: its energy never grows. */
const fastest = (velocity, way, response) => Math.hypot(velocity, ((2 * Math.PI) / response) * way);

function assertNoJump(records, { velocity, way, response }) {
  for (let k = 1; k < records.length; k += 1) {
    const seconds = records[k].time - records[k - 1].time;
    for (const axis of ['x', 'y']) {
      const step = Math.abs(records[k][axis] - records[k - 1][axis]);
      const limit = fastest(velocity[axis], way[axis], response) * seconds + 0.5;
      assert.ok(step <= limit, `frame ${k}: ${step} px on ${axis} in ${seconds} s, at most ${limit}`);
    }
  }
}

const throws = [
  ['to the right', 0, { x: 60, y: 0 }], ['down', 0, { x: 0, y: 70 }], ['slowly', 1, { x: 20, y: 4 }],
  ['to the upper left', 1, { x: -60, y: -60 }], ['beyond the edge', 2, { x: 120, y: 40 }],
];
for (const [name, puck, by] of throws) {
  onPage(`a puck thrown ${name} lands at the free anchor nearest to its projected position`, {}, async (page) => {
    const selector = `.puck:nth-of-type(${puck + 1})`;
    const from = await page.box(selector);
    const all = await anchors(page);
    const pucks = await positions(page);
    await page.run((name) => { globalThis.stop = recordTranslation(document.querySelector(name)); }, selector);
    await page.drag(from, by); // 10 steps of 10 ms
    const held = (await page.run(() => stop())).filter(({ isHeld }) => isHeld).at(-1);
    const isOutside = by.x > 100;
    const velocity = isOutside
      ? { x: 0, y: 10 * by.y } // measured on the puck, which the rubber band slows down
      : { x: 10 * by.x, y: 10 * by.y };
    const landing = { x: held.x + momentum(velocity.x), y: held.y + momentum(velocity.y) };
    const free = all.filter((anchor) => pucks.every((other, k) => k === puck || distance(other, anchor) > 1));
    const expected = nearest(free, landing);
    if (!isOutside) near(held.x, pucks[puck].x + by.x, 0.01, 'the puck under the finger');
    await page.until((index, { x, y }) => {
      const puck = translation(document.querySelectorAll('.puck')[index]);
      return puck.x === x && puck.y === y;
    }, puck, expected);
  });
}

onPage('a puck in flight never jumps, and continues from where it is caught', {}, async (page) => {
  await page.run(() => {
    const slider = document.getElementById('response');
    slider.value = 1;
    slider.dispatchEvent(new Event('input'));
  });
  const record = () => page.run(() => { globalThis.stop = recordTranslation(document.querySelector('.puck')); });
  const still = { velocity: { x: 0, y: 0 }, way: { x: 0, y: 40 }, response: 1 };
  const from = await page.box('.puck');
  const [{ y: anchor }] = await anchors(page);
  await record();
  await page.drag(from, { x: 0, y: 40 }, { pause: 0.5 }); // and the puck returns
  await page.until((y) => translation(document.querySelector('.puck')).y < y, anchor + 36);
  await page.press({ x: from.x, y: from.y + 18 }); // in the puck on all of its way
  await page.until(() => document.querySelector('.puck').classList.contains('dragged'));
  const [caught] = await positions(page);
  const records = await page.run(() => stop());
  const flight = records.slice(records.findIndex(({ isHeld }) => !isHeld) - 1).filter(({ isHeld }, k) => k === 0 || !isHeld);
  assert.ok(flight.length > 1);
  assertNoJump(flight, still);
  near(caught.y, flight.at(-1).y, 0.001, 'the caught puck');
  await record();
  await page.release(from, 0.5);
  await page.until((anchor) => translation(document.querySelector('.puck')).y === anchor, anchor);
  assertNoJump(await page.run(() => stop()), still);
});

onPage('the arrow keys move a puck to the next free anchor', {}, async (page) => {
  const all = await anchors(page);
  await page.run(() => document.querySelector('.puck').focus());
  await page.key('ArrowRight');
  await page.until(({ x, y }) => document.querySelector('.puck').style.translate === `${x}px ${y}px`, all[1]);
});

onPage('reduced motion puts a thrown puck at its anchor without frames between', { motion: 'reduce' }, async (page) => {
  const from = await page.box('.puck');
  await page.run(() => { globalThis.stop = recordTranslation(document.querySelector('.puck')); });
  await page.drag(from, { x: 60, y: 0 });
  const [, { x }] = await anchors(page);
  await page.until((x) => parseFloat(document.querySelector('.puck').style.translate) === x, x);
  const flight = (await page.run(() => stop())).filter(({ isHeld }) => !isHeld);
  assert.deepEqual(new Set(flight.map((record) => record.x)), new Set([x]));
});

onPage('the curve shows the way of the spring that the sliders describe', {}, async (page) => {
  const points = await page.run(() => {
    for (const [id, value] of [['damping', 1], ['response', 0.5]]) {
      const slider = document.getElementById(id);
      slider.value = value;
      slider.dispatchEvent(new Event('input'));
    }
    return document.getElementById('spring-curve').getAttribute('points').split(' ').map((point) => point.split(',').map(Number));
  });
  assert.equal(points.length, 151);
  for (const [x, y] of points) {
    const turns = ((2 * Math.PI) / 0.5) * ((1.5 * x) / 300); // radians since the release; the target is in the middle
    near(y, 98 - 48 * (1 - (1 + turns) * Math.exp(-turns)), 0.051, `the curve at ${x}`);
  }
});
