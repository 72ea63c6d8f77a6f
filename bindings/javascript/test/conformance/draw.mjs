// SPDX-License-Identifier: MIT
import { mix, SplitMix64 } from '../../bench/random.mjs';

const MASK = (1n << 64n) - 1n;
const GOLDEN = 0x9E3779B97F4A7C15n;
const bits = new DataView(new ArrayBuffer(8));

/** A random sequence and the hash of the results so far: core/conformance/conformance.h. */
export class Conformance {
  hash = 0n;

  /** @param {number} unit */
  constructor(unit) {
    this.random = new SplitMix64(BigInt(unit));
  }

  below(count) {
    return Number(this.random.next() % BigInt(count));
  }

  grid(count, origin, scale) {
    return (this.below(count) - origin) / scale;
  }

  pick(table) {
    return table[this.below(table.length)];
  }

  /** Adds words: integers from 0 or Booleans. */
  add(...words) {
    for (const word of words) this.hash = mix((this.hash ^ BigInt(word)) + GOLDEN & MASK);
  }

  double(...values) {
    for (const value of values) {
      bits.setFloat64(0, value);
      this.add(bits.getBigUint64(0));
    }
  }

  /** Adds a number of elements, and then their indices. */
  indices(array, width = 1) {
    this.add(array.length / width, ...array);
  }

  /** Adds the status of a call and, on success, what `add` makes of its result. */
  result(call, add = (value) => this.double(value)) {
    const [status, value] = attempt(call);
    this.add(status);
    if (status === 0) add(value);
    return value;
  }

  get line() {
    return this.hash.toString(16).padStart(16, '0');
  }
}

/** Returns the status of a call and its result. */
export function attempt(call) {
  try {
    return [0, call()];
  } catch (error) {
    if (error.status === undefined) throw error;
    return [error.status, undefined];
  }
}
