// SPDX-License-Identifier: MIT
// Drives the playground in Chromium with the input of a person, and compares what is on the page with
// values from closed forms and from methods of this file. Writes pictures to build/playground.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { Browser } from './browser.mjs';
import { Page } from './page.mjs';

const PICTURES = fileURLToPath(new URL('../../../../build/playground/', import.meta.url));

let browser;
before(() => { browser = new Browser(); });
after(() => browser.close());

/** A test with a page of its own, which must not log errors. */
function onPage(name, options, body) {
  it(name, async () => {
    const page = await Page.open(browser, options);
    await body(page);
    await page.close();
  });
}

function near(actual, expected, tolerance, message) {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${message}: ${actual} instead of ${expected}`);
}

describe('springs', () => {
  /** The distance of a flick at the rate 0.998: the sum over whole milliseconds. */
  const momentum = (velocity) => (velocity / 1000) * (0.998 / (1 - 0.998));

  /** The centres of the anchors, and the anchors at which pucks rest. */
  const anchors = (page) => page.run(() => {
    const centre = (element) => element.style.translate.split(' ').map(parseFloat);
    const list = [...document.querySelectorAll('.anchor')].map(centre).map(([x, y]) => ({ x, y }));
    return list.sort((a, b) => a.y - b.y || a.x - b.x);
  });

  const state = (page) => page.run(() => [...document.querySelectorAll('.puck')].map((puck) => {
    const [x, y] = puck.style.translate.split(' ').map(parseFloat);
    return { x, y };
  }));

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
      const pucks = await state(page);
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
        const [px, py] = document.querySelectorAll('.puck')[index].style.translate.split(' ').map(parseFloat);
        return px === x && py === y;
      }, puck, expected);
    });
  }

  onPage('a puck in flight never jumps, and continues from where it is caught', {}, async (page) => {
    await page.run(() => {
      const slider = document.getElementById('response');
      slider.value = 1;
      slider.dispatchEvent(new Event('input'));
      globalThis.stop = recordTranslation(document.querySelector('.puck'));
    });
    const from = await page.box('.puck');
    await page.drag(from, { x: 0, y: 60 });
    await page.until(() => document.querySelector('.puck').style.translate.split(' ').map(parseFloat)[1] > 240);
    await page.press(await page.centre('.puck'));
    await page.until(() => document.querySelector('.puck').classList.contains('dragged'));
    const caught = await page.centre('.puck');
    await page.release(caught, 0.5);
    const all = await anchors(page);
    await page.until((anchor) => Math.abs(
      document.querySelector('.puck').style.translate.split(' ').map(parseFloat)[1] - anchor) < 0.001, all[3].y);
    const records = await page.run(() => stop());
    const isFlight = records.map(({ isHeld }) => !isHeld);
    const first = isFlight.indexOf(true);
    const hold = isFlight.indexOf(false, first);
    const second = isFlight.indexOf(true, hold);
    assert.ok(first > 0 && hold - first > 2 && second > hold, `frames of flight: ${first} to ${hold}, from ${second}`);
    near(records[hold].y, records[hold - 1].y, 0.001, 'the caught puck');
    const way = { x: 1, y: all[3].y - all[0].y };
    assertNoJump(records.slice(first - 1, hold), { velocity: { x: 0, y: 600 }, way, response: 1 });
    assertNoJump(records.slice(second - 1), { velocity: { x: 0, y: 0 }, way, response: 1 });
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
});

describe('rubber band', () => {
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
    const end = await page.drag(from, { x: 300, y: 0 }, { pause: 0.3 });
    const [pulled] = await positions(page);
    await page.until((pulled) => parseFloat(document.querySelector('.card').style.translate) < pulled - 1, pulled);
    const { x, y } = await page.centre('.card');
    await page.press({ x, y });
    await page.until(() => document.querySelector('.card').classList.contains('dragged'));
    const [power, scroll] = await page.run(() => stops.map((stop) => stop()));
    const caught = power.findLastIndex(({ isHeld }) => !isHeld) + 1;
    assert.ok(caught > 0 && caught < power.length);
    near(power[caught].x, power[caught - 1].x, 0.001, 'the card of the power form');
    near(scroll.at(-1).x, scroll.at(-2).x, 0.001, "the card of the scroll view's form");
    await page.release({ x, y });
    assert.ok(end.x > x);
  });
});

describe('solver', () => {
  const sizes = (page) => page.run(() => ['#sheet', '.form-label', '.form-field', '.form-button'].map(
    (name) => parseFloat(document.querySelector(name).style.width)));

  for (const [name, handle, by, expected] of [
    ['narrow', '#edge', -900, [248, 64, 132, 60]], // 20 + 64 + 12 + 132 + 20
    ['wide', '#edge', 900, [null, 96, null, 96]],
    ['with wide labels', '#divider', 900, [520, 336, 132, 60]],
    ['with narrow labels', '#divider', -900, [520, 64, 404, 96]],
  ]) {
    onPage(`a form dragged ${name} keeps its required constraints`, {}, async (page) => {
      const from = await page.box(handle);
      await page.drag(from, { x: by, y: 0 });
      const stage = await page.run(() => document.getElementById('form-stage').clientWidth);
      const [width, label, field, button] = await sizes(page);
      [width, label, field, button].forEach((value, k) => {
        const hand = expected[k] ?? [stage, 0, stage - 96 - 52][k];
        near(value, hand, 0.001, ['width', 'label', 'field', 'button'][k]);
      });
    });
  }
});

describe('page', () => {
  const pictures = new Map();
  before(() => mkdirSync(PICTURES, { recursive: true }));

  for (const width of [390, 1400]) {
    for (const theme of ['light', 'dark']) {
      onPage(`${theme} at ${width} px has no horizontal scrolling, no layout shift and no overlaps`, { width, height: 844, theme }, async (page) => {
        assert.equal(await page.run(() => document.documentElement.scrollWidth), width);
        assert.equal(await page.run(() => layoutShift), 0);
        assert.deepEqual(await page.run(() => {
          const blocks = [...document.querySelectorAll('.masthead > *, .stage > *, .controls > *, .side > :not(.controls)')]
            .map((element) => ({ element, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.height > 0);
          return blocks.flatMap(({ element, box }, k) => blocks.slice(k + 1)
            .filter(({ box: other }) => box.left < other.right - 1 && other.left < box.right - 1 &&
              box.top < other.bottom - 1 && other.top < box.bottom - 1)
            .map((other) => `${element.className} and ${other.element.className}`));
        }), []);
        const picture = await page.picture();
        writeFileSync(`${PICTURES}${width}-${theme}.png`, picture);
        pictures.set(`${width}-${theme}`, {
          picture, colour: await page.run(() => getComputedStyle(document.documentElement).backgroundColor),
        });
      });
    }
    it(`light and dark differ at ${width} px`, () => {
      const [light, dark] = ['light', 'dark'].map((theme) => pictures.get(`${width}-${theme}`));
      assert.notEqual(light.colour, dark.colour);
      assert.notDeepEqual(light.picture, dark.picture);
    });
  }
});
