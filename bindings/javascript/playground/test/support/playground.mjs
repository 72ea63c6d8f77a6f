// SPDX-License-Identifier: MIT
// The browser of a test file, and its tests with pages.
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';

import { Browser } from './browser.mjs';
import { Page } from './page.mjs';

let browser;
let page = null;
before(() => { browser = new Browser(); });
after(() => browser.close());

/** Adds a test of the playground, which must not log errors. */
export function onPage(name, options, body) {
  it(name, { timeout: 300_000 }, async () => {
    const current = page ?? await Page.open(browser);
    page = null; // a page whose test fails may be in any state
    await current.load(options);
    await body(current);
    assert.deepEqual(current.errors, []);
    page = current;
  });
}

export function near(actual, expected, tolerance, message) {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${message}: ${actual} instead of ${expected}`);
}
