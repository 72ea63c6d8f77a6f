// SPDX-License-Identifier: MIT

// Random numbers of 64 bits: SplitMix64.

const MASK = (1n << 64n) - 1n;
const GOLDEN = 0x9E3779B97F4A7C15n;

/** @param {bigint} number */
export function mix(number) {
  let z = number & MASK;
  z = ((z ^ (z >> 30n)) * 0xBF58476D1CE4E5B9n) & MASK;
  z = ((z ^ (z >> 27n)) * 0x94D049BB133111EBn) & MASK;
  return z ^ (z >> 31n);
}

/** A generator of 64-bit numbers from a seed. */
export class SplitMix64 {
  /** @param {bigint} seed */
  constructor(seed) {
    this.state = seed;
  }

  next() {
    this.state = (this.state + GOLDEN) & MASK;
    return mix(this.state);
  }

  /** A double from 0 up to 1. */
  unit() {
    return Number(this.next() >> 11n) * 2 ** -53;
  }
}

/**
 * The key of an element.
 *
 * @param {number} element
 */
export function keyOf(element) {
  return mix(BigInt(element) + GOLDEN);
}
