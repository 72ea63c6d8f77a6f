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
