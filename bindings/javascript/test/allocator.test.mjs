// SPDX-License-Identifier: MIT

// In a file, and thus a process, of its own: objects of other tests would be in the memory.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ListDiffer } from '../src/index.js';
import { core, renew, u8 } from '../src/memory.js';
import { randomIntegers } from './support.mjs';

test('The memory of many objects is one free block again after they are disposed in any order', () => {
  const random = randomIntegers(4);
  const round = () => {
    const handles = Array.from({ length: 20_000 }, (_, i) => {
      const differ = new ListDiffer();
      differ.match([i, 1], [1, 2]);
      return differ;
    });
    while (handles.length > 0) {
      const at = random(handles.length);
      handles[at].dispose();
      const last = handles.pop();
      if (at < handles.length) handles[at] = last;
    }
    renew();
    return u8.length;
  };
  const size = round();
  assert.equal(round(), size);
  const most = core.malloc(size * 0.9) >>> 0;
  renew();
  assert.notEqual(most, 0);
  assert.equal(u8.length, size);
  core.free(most);
});
