// SPDX-License-Identifier: MIT
// The page on a slow connection or a busy machine: it arrives line by line, and the browser draws in between.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { onPage } from './support/playground.mjs';

const ROOT = new URL('../../', import.meta.url);
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** Between two lines of the page and before each script, in milliseconds: longer than a frame of the browser. */
const PAUSE = 40;

const server = createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  const type = extname(pathname);
  response.writeHead(200, { 'content-type': TYPES[type], 'cache-control': 'no-store' });
  const content = readFileSync(new URL(`.${pathname}`, ROOT));
  if (type === '.js') await pause(PAUSE);
  if (type !== '.html') return response.end(content);
  for (const line of content.toString().split(/(?<=\n)/)) {
    response.write(line);
    await pause(PAUSE);
  }
  return response.end();
});
await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
server.unref();

for (const width of [390, 1400]) {
  onPage(`nothing moves while the page arrives, ${width} px wide`, {
    width, height: 844, address: `http://127.0.0.1:${server.address().port}/playground/index.html`,
  }, async (page) => {
    assert.equal(await page.run(() => layoutShift), 0);
    assert.equal(await page.run(() => document.querySelector('.stage').checkVisibility({ visibilityProperty: true })), true);
  });
}
