// SPDX-License-Identifier: MIT
// The page for everybody: names, contrast, right-to-left text, colors of the system, small windows,
// and browsers that refuse some of it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';

import { onPage } from './support/playground.mjs';

/** Runs in the page: the contrast of two colors by WCAG 2, and what is drawn behind an element. */
const contrasts = () => {
  const channels = (color) => color.match(/[\d.]+/g).map(Number);
  const luminance = (color) => {
    const [r, g, b] = channels(color).map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  globalThis.contrast = (a, b) => {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };
  globalThis.behind = (element) => {
    const { backgroundColor } = getComputedStyle(element);
    return channels(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
  };
};

for (const theme of ['light', 'dark']) {
  onPage(`${theme} text and the outlines of controls and places have the contrast of WCAG AA`, { theme, script: contrasts }, async (page) => {
    const low = await page.run(() => {
      const found = [];
      const check = (name, ratio, least) => { if (ratio < least) found.push(`${name}: ${ratio.toFixed(2)}`); };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if (node.data.trim() === '' || ['SCRIPT', 'NOSCRIPT'].includes(element.tagName)) continue;
        check(node.data.trim().slice(0, 30), contrast(getComputedStyle(element).color, behind(element)), 4.5);
      }
      for (const element of document.querySelectorAll('.buttons button, input[type=search], .anchor, .limits')) {
        check(`outline of ${element.id || element.className || element.textContent}`,
          contrast(getComputedStyle(element).borderTopColor, behind(element.parentElement)), 3);
      }
      return found;
    });
    assert.deepEqual(low, []);
  });
}

onPage('every control has a role and a name of its own, and numbers have words', {}, async (page) => {
  const { nodes } = await page.call('Accessibility.getFullAXTree');
  const controls = nodes.filter(({ ignored, role, properties = [] }) => !ignored && role.value !== 'RootWebArea' &&
    properties.some(({ name, value }) => name === 'focusable' && value.value));
  assert.ok(controls.length > 20);
  const names = controls.map(({ role, name }) => {
    assert.ok(!['generic', 'none', 'Pre'].includes(role.value), `${role.value} ${name?.value}`);
    assert.ok(name?.value, `a ${role.value} has no name`);
    return `${role.value} ${name.value}`;
  });
  assert.equal(new Set(names).size, names.length);
  for (const name of ['slider Damping', 'slider Response', 'button Amber puck', 'region Journeys', 'list Animals', 'searchbox Filter']) {
    assert.ok(names.includes(name), name);
  }
  assert.equal(await page.run(() => document.getElementById('response').getAttribute('aria-valuetext')), '0.45 seconds');
});

const rightToLeft = () => {
  new MutationObserver((_, observer) => {
    if (document.documentElement === null) return;
    document.documentElement.dir = 'rtl';
    observer.disconnect();
  }).observe(document, { childList: true });
};

for (const width of [390, 1400]) {
  onPage(`right-to-left text at ${width} px mirrors the page, and neither cuts nor reverses code`, { width, height: 844, script: rightToLeft }, async (page) => {
    assert.equal(await page.run(() => document.documentElement.scrollWidth), width);
    const wrong = await page.run(() => {
      const box = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      };
      const lines = [...document.querySelectorAll('.line')].filter((line) => line.textContent !== '').filter((line) => {
        const [outer, inner] = [line.closest('pre').getBoundingClientRect(), box(line)];
        return inner.left < outer.left + 10 || getComputedStyle(line).direction !== 'ltr';
      });
      const [title, scroller] = ['bar-name', 'scroller'].map((id) => document.getElementById(id).getBoundingClientRect());
      const keys = [...document.querySelectorAll('#band .legend > *')].map(box);
      return {
        lines: lines.length, // those that are cut at their beginning, or reversed
        title: scroller.right - title.right,
        overlaps: keys.filter((a, k) => keys.slice(k + 1).some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length,
      };
    });
    assert.deepEqual(wrong, { lines: 0, title: 20, overlaps: 0 });
  });
}

onPage('colors of the system leave no puck, card, form or handle invisible', { contrast: 'active', script: contrasts }, async (page) => {
  const missing = await page.run(() => [['.puck', 'borderTop'], ['.card', 'borderTop'], ['.sheet', 'outline'], ['[aria-pressed=true]', 'outline']]
    .filter(([selector, line]) => {
      const style = getComputedStyle(document.querySelector(selector));
      return style[`${line}Style`] !== 'solid' || contrast(style[`${line}Color`], behind(document.querySelector('.stage'))) < 3;
    }));
  assert.deepEqual(missing, []);
  assert.ok(await page.run(() => contrast(
    getComputedStyle(document.getElementById('edge'), '::after').backgroundColor, behind(document.querySelector('.stage')))) > 3);
});

onPage('figures remain in their boxes at 320 px, in every phase of the bar', { width: 320, height: 700 }, async (page) => {
  const outside = await page.run(() => {
    const set = (id, text) => { document.getElementById(id).textContent = text; };
    for (const id of ['deletes', 'inserts', 'moves']) set(id, '1,000');
    set('diff-time', '1,234');
    return ['resting', 'tracking', 'settling'].flatMap((phase) => {
      set('bar-phase', phase);
      return [...document.querySelectorAll('.figures dd, .figures dt')].filter((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        return range.getBoundingClientRect().right > figure.parentElement.getBoundingClientRect().right - 8;
      }).map((figure) => `${phase}: ${figure.textContent}`);
    });
  });
  assert.deepEqual(outside, []);
  assert.equal(await page.run(() => document.documentElement.scrollWidth), 320);
});

onPage('a browser without WebAssembly shows why nothing moves', { script: () => { delete globalThis.WebAssembly; } }, async (page) => {
  assert.equal(await page.run(() => document.getElementById('failure').checkVisibility()), true);
  assert.ok(page.errors.length > 0);
  page.errors.length = 0;
});

const ROOT = new URL('../../', import.meta.url);
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:; require-trusted-types-for 'script'";
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the page on this machine with a policy that forbids everything but its files. */
const server = createServer(({ url }, response) => {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  response.writeHead(200, { 'content-type': TYPES[extname(pathname)], 'content-security-policy': POLICY });
  response.end(readFileSync(new URL(`.${pathname}`, ROOT)));
});
await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
server.unref();

onPage('the page works under a strict content security policy', {
  address: `http://127.0.0.1:${server.address().port}/playground/index.html`,
}, async (page) => {
  assert.equal(await page.run(() => document.getElementById('failure').checkVisibility()), false);
  await page.click('#shuffle');
  await page.until(() => document.getElementById('moves').textContent !== '0');
});
