// SPDX-License-Identifier: MIT

// The lists and the springs of the benchmarks, as in bench/c.

import { SplitMix64 } from './random.mjs';

/**
 * The standard lists: a tenth is removed after the first fifth, a tenth is inserted there, and the
 * first fiftieth is shuffled.
 *
 * @param {number} size
 */
export function standardLists(size) {
  const begin = size / 5;
  const count = size / 10;
  const old = Array.from({ length: size }, (_, i) => i);
  const now = [...old];
  for (let i = 0; i < count; i += 1) now[begin + i] = size + i;
  const random = new SplitMix64(42n);
  for (let i = size / 50; i > 1; i -= 1) {
    const j = Number(random.next() % BigInt(i));
    [now[i - 1], now[j]] = [now[j], now[i - 1]];
  }
  return { old, now };
}

/**
 * Fills a batch with underdamped springs of their own, and returns the two sets of targets.
 *
 * @param {import('../src/spring_batch.js').SpringBatch} batch
 */
export function fillSprings(batch) {
  const places = new SplitMix64(42n);
  const near = new Float64Array(batch.count);
  const far = new Float64Array(batch.count);
  for (let i = 0; i < batch.count; i += 1) {
    batch.values[i] = 100 * places.unit();
    batch.velocities[i] = 1000 * places.unit() - 500;
    near[i] = 100 * places.unit();
    far[i] = near[i] + 300;
  }
  const constants = new SplitMix64(43n);
  for (let i = 0; i < batch.count; i += 1) {
    batch.frequencies[i] = 5 + 25 * constants.unit();
    batch.dampingRatios[i] = 0.1 + 0.8 * constants.unit();
  }
  return { near, far };
}
