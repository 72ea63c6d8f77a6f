// SPDX-License-Identifier: MIT
// What is seen and heard of the list while it changes, and at rest.
import assert from 'node:assert/strict';

import { onPage as onAnyPage } from './support/playground.mjs';

const ROW = 44;

/** The rows move by steps of a frame, so that places from one frame to the next do not depend on the machine. */
const onPage = (name, options, body) => onAnyPage(name, { ...options, isSteady: true }, body);

const filter = (page, text) => page.run((text) => {
  const field = document.getElementById('filter');
  field.value = text;
  field.dispatchEvent(new Event('input'));
}, text);

/** Waits until rows have been at rest for some frames: the first frames after a change move nothing. */
async function isAtRest(page) {
  await page.run(() => { globalThis.calm = 0; });
  await page.until(() => {
    const rows = [...document.querySelectorAll('.row')];
    const isCalm = rows.length > 0 && rows.every((row) => translation(row).y % 44 === 0 && row.style.opacity === '1');
    calm = isCalm ? calm + 1 : 0;
    return calm > 5;
  });
}

onPage('the view is never empty while a thousand rows are shuffled', {}, async (page) => {
  await page.box('#rows');
  await page.run(() => {
    const view = document.getElementById('rows');
    globalThis.stop = recordFrames(() => {
      const top = view.scrollTop;
      const covered = new Set();
      for (const row of document.querySelectorAll('.row')) {
        const { y } = translation(row);
        for (let k = 0; k < 44; k += 1) covered.add(Math.floor(y - top) + k);
      }
      const seen = [...covered].filter((y) => y >= 0 && y < view.clientHeight).length;
      return { covered: seen / view.clientHeight };
    });
  });
  await page.click('#shuffle');
  await page.until(() => document.querySelector('.row.moved') !== null);
  await page.until(() => document.querySelector('.row.moved') === null);
  const frames = await page.run(() => stop());
  assert.ok(frames.length > 5);
  for (const { covered } of frames) assert.ok(covered > 0.4, `rows cover ${covered} of the view`);
});

onPage('rows that leave the view together keep their distances', {}, async (page) => {
  await page.box('#rows');
  await page.click('#shuffle');
  await isAtRest(page);
  await page.run(() => {
    const rows = [...document.querySelectorAll('.row')].slice(0, 6);
    globalThis.stop = recordFrames(() => ({ ys: rows.filter((row) => row.isConnected).map((row) => translation(row).y) }));
  });
  await page.run(() => document.getElementById('sort-name').click());
  await isAtRest(page);
  const frames = (await page.run(() => stop())).filter(({ ys }) => ys.length === 6);
  const moving = frames.filter(({ ys }) => ys.some((y) => y % ROW !== 0));
  assert.ok(moving.length > 0);
  // Of six rows at random places, most move below the view, with the same spring over the same way.
  for (const { ys } of moving) {
    const gaps = ys.slice(1).map((y, k) => y - ys[k]).filter((gap) => Math.abs(gap - ROW) < 0.01);
    assert.ok(gaps.length >= 1, `${ys}`);
  }
});

onPage('rows that a filter removes fade where they are, also below the end of the short list', {}, async (page) => {
  await page.box('#rows');
  await page.click('#filter');
  await page.run(() => document.getElementById('rows').scrollIntoView({ block: 'center' }));
  await filter(page, 'teal o');
  const seen = await page.run(() => {
    const { left, top, width, height } = document.getElementById('rows').getBoundingClientRect();
    return [0.5, 0.7, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part).className);
  });
  for (const name of seen) assert.match(name, /^(row|name)\b/);
});

onPage('a filter without a result says so', {}, async (page) => {
  const message = () => page.run(() => getComputedStyle(document.getElementById('rows-content'), '::before').content);
  assert.equal(await message(), 'none');
  await filter(page, 'unicorn');
  await page.until(() => document.querySelector('.row') === null);
  assert.equal(await message(), '"No row has these letters"');
  await filter(page, '');
  await isAtRest(page);
  assert.equal(await message(), 'none');
});

onPage('rows that fade are below rows that do not', {}, async (page) => {
  await filter(page, 'otter');
  await isAtRest(page);
  await filter(page, '');
  await page.until(() => document.querySelector('.row.fading') !== null);
  const [fading, others] = await page.run(() => ['.row.fading', '.row:not(.fading)'].map(
    (selector) => [...document.querySelectorAll(selector)].map((row) => Number(getComputedStyle(row).zIndex))));
  assert.ok(others.length > 0 && Math.max(...fading) < Math.min(...others));
});

onPage('rows at rest follow one another in the document as they do on the screen', {}, async (page) => {
  await page.click('#shuffle');
  await isAtRest(page);
  const inOrder = () => {
    const ys = [...document.querySelectorAll('.row')].map((row) => translation(row).y);
    return ys.length > 9 && ys.every((y, k) => k === 0 || y > ys[k - 1]);
  };
  await page.until(inOrder);
  const { x, y } = await page.box('#rows');
  await page.wheel({ x, y }, 30 * ROW);
  await page.until(() => document.getElementById('rows').scrollTop > 0);
  await page.wheel({ x, y }, -10 * ROW);
  await page.until((top) => document.getElementById('rows').scrollTop === top, 20 * ROW);
  await page.until(inOrder);
});

onPage('a change of the list is said once, in words, when typing pauses', {}, async (page) => {
  await page.run(() => {
    globalThis.said = [];
    new MutationObserver(() => said.push(document.getElementById('status').textContent))
      .observe(document.getElementById('status'), { childList: true });
    const field = document.getElementById('filter');
    for (const letter of 'otter') {
      field.value += letter;
      field.dispatchEvent(new Event('input'));
    }
  });
  await page.until(() => said.length > 0);
  const said = await page.run(() => said);
  assert.equal(said.length, 1);
  assert.match(said[0], /^25 of 1,000 rows: \d+ deletes, 0 inserts, 0 moves$/);
});

onPage('the rows in color are those that the figure counts', {}, async (page) => {
  await page.box('#rows');
  await page.run(() => {
    globalThis.colored = new Set();
    globalThis.stop = recordFrames(() => {
      for (const { dataset } of document.querySelectorAll('.row.moved')) colored.add(dataset.id);
      return {};
    });
  });
  await page.click('#shuffle-few');
  await page.until(() => colored.size > 0);
  await isAtRest(page);
  const [count, moves] = await page.run(() => [colored.size, Number(document.getElementById('moves').textContent)]);
  assert.ok(count <= moves && moves <= 10, `${count} rows in color, ${moves} moves`);
});

/** The places of the drawn rows in the view, by id. */
const places = () => Object.fromEntries([...document.querySelectorAll('.row')].map(
  (row) => [row.dataset.id, translation(row).y - document.getElementById('rows').scrollTop]));

const isInView = (places) => (id) => places[id] > -ROW && places[id] < 438;

onPage('rows that still fade out move on from where they are when they return elsewhere', { script: `() => { globalThis.places = ${places}; }` }, async (page) => {
  await filter(page, 'otter');
  // In one call, so that a slow answer of the browser does not let the rows fade out.
  const [before, after] = await page.run(() => new Promise((resolve) => {
    const frame = () => {
      if (![...document.querySelectorAll('.row.fading')].some((row) => row.style.opacity < 0.9)) {
        requestAnimationFrame(frame);
        return;
      }
      const before = places();
      document.getElementById('filter').value = '';
      document.getElementById('sort-number').click();
      requestAnimationFrame(() => resolve([before, places()]));
    };
    frame();
  }));
  const seen = Object.keys(before).filter(isInView(before));
  assert.ok(seen.length > 9);
  for (const id of seen) assert.ok(id in after, `row ${id} has jumped out of the view`);
});

onPage('rows keep their places in the view when the end of a shorter list comes closer', { script: `() => { globalThis.places = ${places}; }` }, async (page) => {
  await page.run(() => { document.getElementById('rows').scrollTop = 20000; });
  await isAtRest(page);
  const [before, after] = await page.run(() => new Promise((resolve) => {
    const before = places();
    document.getElementById('filter').value = 'otter';
    document.getElementById('filter').dispatchEvent(new Event('input'));
    requestAnimationFrame(() => resolve([before, places()]));
  }));
  const seen = Object.keys(before).filter(isInView(before));
  assert.ok(seen.length > 9);
  for (const id of seen) assert.ok(Math.abs(before[id] - after[id]) < 0.01, `row ${id} from ${before[id]} to ${after[id]}`);
});

onPage('rows say their positions in the list', {}, async (page) => {
  await page.run(() => { document.getElementById('rows').scrollTop = 4400; });
  await isAtRest(page);
  const wrong = await page.run(() => [...document.querySelectorAll('.row')].filter((row) => (
    Number(row.getAttribute('aria-posinset')) !== translation(row).y / 44 + 1 || row.getAttribute('aria-setsize') !== '1000')).length);
  assert.equal(wrong, 0);
});
