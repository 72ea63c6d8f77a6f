// SPDX-License-Identifier: MIT
// Scrolls the page with the collapsing bar. Its stops are 44, 96 and 200 px; expected heights follow from
// the distance that the content has scrolled.
import assert from 'node:assert/strict';

import { near, onPage } from './support/playground.mjs';

const NORMAL = 96;
const EXPANDED = 200;
const touch = { width: 390, touch: true };

/** Records the bar whenever it is drawn at another height, however rarely the machine draws frames. */
const record = (page) => page.run(() => {
  const [scroller, content, header, phase] = ['scroller', 'scroller-content', 'bar-header', 'bar-phase']
    .map((id) => document.getElementById(id));
  globalThis.look = () => ({
    offset: scroller.scrollTop - parseFloat(content.style.marginTop),
    height: parseFloat(header.style.height),
    phase: phase.textContent,
  });
  globalThis.drawn = [];
  const observer = new MutationObserver(() => drawn.push(look()));
  observer.observe(header, { attributes: true, attributeFilter: ['style'] });
  globalThis.stop = () => { observer.disconnect(); return [...drawn, look()]; };
});

/** Waits until the bar has been drawn at a height. */
const drawnAt = (page, height) => page.until((height) => drawn.some((frame) => frame.height === height), height);

/** Waits until the bar rests at a height, with the content at an offset if there is one. Returns the record. */
async function rest(page, height, offset = null) {
  await page.until((height, offset) => {
    const now = look();
    return now.phase === 'resting' && now.height === height && (offset === null || now.offset === offset);
  }, height, offset);
  return page.run(() => stop());
}

/** Touches the middle of the content, moves in equal steps and lets go. */
async function swipe(page, by, steps = 8) {
  const { x, y } = await page.box('.phone');
  await page.touch('touchStart', [{ x, y }]);
  for (let k = 1; k <= steps; k += 1) await page.touch('touchMove', [{ x, y: y + (by * k) / steps }]);
  await page.touch('touchEnd', []);
}

/** The height of a bar that follows the content down from the normal stop, at most to the compact one. */
const collapsed = (offset) => Math.min(Math.max(-offset, 44), NORMAL);

for (const [by, height, offset] of [[20, 96, -96], [40, 44, -44], [300, 44, 204]]) {
  onPage(`a wheel by ${by} px collapses the bar by as much, down to the compact stop, and it rests at ${height} px`, {}, async (page) => {
    const at = await page.box('.phone');
    await record(page);
    await page.wheel(at, by);
    await drawnAt(page, Math.max(NORMAL - by, 44));
    const frames = await rest(page, height, offset);
    for (const { offset: scrolled, height: shown } of frames) near(shown, collapsed(scrolled), 0.01, `the height at ${scrolled} px`);
  });
}

onPage('scrolling up anywhere brings the bar back by as much as the content moves', {}, async (page) => {
  const at = await page.box('.phone');
  await record(page);
  await page.wheel(at, 400);
  await rest(page, 44, 304);
  await record(page);
  await page.wheel(at, -30);
  await drawnAt(page, 74);
  const frames = await rest(page, NORMAL, 304 - 52);
  for (const { offset, height } of frames) near(height, 44 + Math.min(304 - offset, 52), 0.01, `the height at ${offset} px`);
});

onPage('the bar stops at the normal height at the top, and a further wheel expands it', {}, async (page) => {
  const at = await page.box('.phone');
  await record(page);
  await page.wheel(at, 200);
  await rest(page, 44, 104);
  await record(page);
  await page.wheel(at, -400);
  await rest(page, NORMAL, -NORMAL);
  await page.until(() => document.getElementById('scroller-content').style.marginTop === '200px');
  await record(page);
  await page.wheel(at, -60);
  await drawnAt(page, 156);
  const frames = await rest(page, EXPANDED, -EXPANDED);
  for (const { offset, height } of frames) near(height, -offset, 0.01, `the height at ${offset} px`);
});

onPage('a finger that pulls the content down at the top expands the bar', touch, async (page) => {
  await record(page);
  await swipe(page, 160);
  const frames = await rest(page, EXPANDED, -EXPANDED);
  for (const { offset, height } of frames) near(height, -offset, 0.01, `the height at ${offset} px`);
});

onPage('a finger that pushes the content up collapses the bar', touch, async (page) => {
  await record(page);
  await swipe(page, -200);
  const frames = await rest(page, 44);
  assert.ok(frames.at(-1).offset > 0);
  for (const { offset, height } of frames) near(height, collapsed(offset), 0.01, `the height at ${offset} px`);
});

for (const [stop, height] of [[0, 44], [2, 200]]) {
  onPage(`the button of stop ${stop} moves the bar to ${height} px, without a gap above the content`, {}, async (page) => {
    await page.box('.phone');
    await record(page);
    await page.click(`[data-stop="${stop}"]`);
    const frames = await rest(page, height, -height);
    for (const { offset, height: shown } of frames) near(shown, -offset, 0.01, `the height at ${offset} px`);
    assert.equal(await page.run((stop) => document.querySelector(`[data-stop="${stop}"]`).getAttribute('aria-pressed'), stop), 'true');
  });
}

onPage('the keys scroll the content and collapse the bar', {}, async (page) => {
  await page.run(() => document.getElementById('scroller').focus());
  await record(page);
  await page.key('PageDown');
  const frames = await rest(page, 44);
  assert.ok(frames.at(-1).offset > 0);
});

onPage('reduced motion moves the bar to a stop in one frame', { motion: 'reduce' }, async (page) => {
  await page.box('.phone');
  await record(page);
  await page.click('[data-stop="0"]');
  const frames = await rest(page, 44, -44);
  assert.deepEqual(frames.filter(({ height }) => height !== NORMAL && height !== 44), []);
});

const wait = (page, milliseconds) => page.run(
  (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); }), milliseconds);

onPage('the bar does not settle while the scroll bar is held, and stands beside it', { scrollBars: true }, async (page) => {
  await page.box('.phone');
  const { right, top, bar } = await page.run(() => {
    const { right, top } = document.getElementById('scroller').getBoundingClientRect();
    return { right, top, bar: document.getElementById('bar-header').getBoundingClientRect().right };
  });
  const width = await page.run(() => {
    const scroller = document.getElementById('scroller');
    return scroller.offsetWidth - scroller.clientWidth;
  });
  assert.ok(width > 0);
  near(bar, right - width, 0.01, 'the right edge of the bar');
  await record(page);
  const x = right - width / 2;
  await page.press({ x, y: top + 100 });
  for (let k = 1; k <= 4; k += 1) await page.move({ x, y: top + 100 + k });
  await page.until(() => look().height < 96);
  await wait(page, 400);
  const { phase, height, offset } = await page.run(() => look());
  assert.equal(phase, 'tracking');
  near(height, collapsed(offset), 0.01, 'the height');
  await page.release({ x, y: top + 104 });
  const frames = await rest(page, height > 70 ? NORMAL : 44);
  for (const { offset: scrolled, height: shown } of frames) near(shown, collapsed(scrolled), 0.01, `the height at ${scrolled} px`);
});

onPage('the bar does not settle before the browser reports that scrolling has ended', {
  script: () => {
    globalThis.isHidden = true;
    addEventListener('scrollend', (event) => { if (isHidden) event.stopImmediatePropagation(); }, true);
  },
}, async (page) => {
  const at = await page.box('.phone');
  await record(page);
  await page.wheel(at, 20);
  await drawnAt(page, 76);
  await wait(page, 400);
  assert.equal(await page.run(() => look().phase), 'tracking');
  await page.run(() => {
    isHidden = false;
    document.getElementById('scroller').dispatchEvent(new Event('scrollend'));
  });
  await rest(page, NORMAL, -NORMAL);
});

onPage('a finger elsewhere on the page does not keep the bar from settling', touch, async (page) => {
  const { x, y } = await page.box('.phone');
  const other = await page.run(() => {
    const { left, bottom } = document.querySelector('.phone').getBoundingClientRect();
    return { x: left + 5, y: bottom + 12 };
  });
  const finger = (by) => ({ x, y: y + by, id: 1 });
  await record(page);
  await page.touch('touchStart', [{ ...other, id: 2 }]);
  await page.touch('touchStart', [{ ...other, id: 2 }, finger(0)]);
  for (let k = 1; k <= 6; k += 1) await page.touch('touchMove', [{ ...other, id: 2 }, finger(-5 * k)]);
  await page.touch('touchEnd', [finger(-30)]);
  await page.until(() => look().phase === 'resting');
  await page.touch('touchEnd', []);
});

onPage('the ring of the focused content is drawn around all of it', {}, async (page) => {
  await page.run(() => document.getElementById('filter').focus());
  await page.key('Tab'); // to the code of the list
  await page.key('Tab');
  assert.equal(await page.run(() => document.activeElement.id), 'scroller');
  assert.equal(await page.run(() => getComputedStyle(document.querySelector('.phone')).outlineStyle), 'solid');
});

onPage('the details of the bar are not seen before there is space for all of them', {}, async (page) => {
  const drawn = await page.run(() => {
    const [bar, detail] = ['bar-header', 'bar-detail'].map((id) => document.getElementById(id));
    return Array.from({ length: 105 }, (_, k) => {
      bar.style.height = `${96 + k}px`;
      bar.style.setProperty('--detail', k / 104); // as the bar sets it
      const cut = bar.getBoundingClientRect().top - detail.getBoundingClientRect().top;
      return { cut, opacity: Number(getComputedStyle(detail).opacity) };
    });
  });
  for (const { cut, opacity } of drawn) assert.ok(cut <= 0 || opacity === 0, `${cut} px are cut off at an opacity of ${opacity}`);
  assert.equal(drawn.at(-1).opacity, 1);
});

onPage('the title becomes smaller with the bar', {}, async (page) => {
  for (const [stop, height, size] of [[2, EXPANDED, 30], [0, 44, 17], [1, NORMAL, 28]]) {
    await record(page);
    await page.click(`[data-stop="${stop}"]`);
    await rest(page, height);
    assert.equal(await page.run(() => getComputedStyle(document.getElementById('bar-name')).fontSize), `${size}px`);
  }
});

onPage('a gesture that goes down and back up to the top does not expand the bar', {}, async (page) => {
  const at = await page.box('.phone');
  await record(page);
  await page.wheel(at, 200);
  await page.wheel(at, -400);
  const frames = await rest(page, NORMAL, -NORMAL);
  for (const { offset } of frames) assert.ok(offset >= -NORMAL, `the content is pulled to ${offset} px`);
});

onPage('the browser carries a flicked content on, also while the bar is between two stops', touch, async (page) => {
  const { x, y } = await page.box('.phone');
  await record(page);
  const start = Date.now() / 1000;
  await page.touch('touchStart', [{ x, y }], start);
  for (let k = 1; k <= 6; k += 1) await page.touch('touchMove', [{ x, y: y - 8 * k }], start + k / 100); // 800 px/s
  await page.touch('touchEnd', [], start + 0.065);
  const frames = await rest(page, 44);
  // The finger alone pulls the content to -48 px at most; how far a fling goes from there is the browser's to say.
  assert.ok(frames.at(-1).offset > 0, `carried on to ${frames.at(-1).offset} px`);
  for (const { offset, height } of frames) near(height, collapsed(offset), 0.01, `the height at ${offset} px`);
});
