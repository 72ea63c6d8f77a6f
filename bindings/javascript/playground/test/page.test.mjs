// SPDX-License-Identifier: MIT
// The page as a whole, in two widths and two themes. Writes pictures to build/playground.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { before, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { onPage } from './support/playground.mjs';

const PICTURES = fileURLToPath(new URL('../../../../build/playground/', import.meta.url));

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
        picture, color: await page.run(() => getComputedStyle(document.documentElement).backgroundColor),
      });
    });
  }
  it(`light and dark differ at ${width} px`, () => {
    const [light, dark] = ['light', 'dark'].map((theme) => pictures.get(`${width}-${theme}`));
    assert.notEqual(light.color, dark.color);
    assert.notDeepEqual(light.picture, dark.picture);
  });
}

onPage('the browser restores no value of a control, which the springs and the list would not have', {}, async (page) => {
  assert.deepEqual(await page.run(() => [...document.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)), ['off', 'off', 'off']);
});
