// SPDX-License-Identifier: MIT
import { choice } from './arguments.js';
import { readSample, readState, STATE_SIZE, writeStateAndSample } from './bar_memory.js';
import { check, ResinError, Status } from './errors.js';
import { addressOf, Block } from './handle.js';
import { core, f64, OUT, OUT_8, u32 } from './memory.js';

/** @typedef {import('./bar.js').Bar} Bar */
/** @typedef {import('./bar_memory.js').BarState} BarState */
/** @typedef {import('./bar_memory.js').BarSample} BarSample */

/**
 * - `'ignore-top'`, `'ignore-bottom'`: remove the content's movement beyond its top or bottom
 * - `'cut-out'`: limits the bar to the available stops
 * - `'anchor'`: fits the bar to the position of the content
 *
 * @typedef {'ignore-top' | 'ignore-bottom' | 'cut-out' | 'anchor'} BarTransform
 */

/**
 * A step of the chain that converts the distance the content moved into the distance the bar moves:
 * one of the core's, or a function that returns the new delta, a finite number.
 *
 * @typedef {BarTransform | ((step: BarStep) => number)} BarTransformer
 */

/** @type {readonly BarTransform[]} */
const TRANSFORMS = ['ignore-top', 'ignore-bottom', 'cut-out', 'anchor'];
const CUSTOM = 5;

// The layouts of native/replay.c and of the core: an answer begins with its delta and two flags.
const ANSWER_SIZE = 144;
const STEP_OFFSET = 16;
const TRANSFORMER_SIZE = 16;

const callback = core.resin_js_replay();

/** The input of a transformer. Valid also after the call. */
export class BarStep {
  #bytes;
  #bar;

  /**
   * @internal
   * @param {Bar} bar
   * @param {number} address of a `resin_bar_step`
   */
  constructor(bar, address) {
    const at = address >>> 3;
    this.#bar = bar;
    this.#bytes = f64.slice(at, at + 16);
    /**
     * The state before the step, without stretch; `highestStop` is that after it.
     * @readonly
     */
    this.state = readState(at + 1);
    /** @readonly */
    this.sample = readSample(at + 4);
    /**
     * The previous position of the content, in bar coordinates.
     * @readonly
     */
    this.previous = f64[at + 11];
    /**
     * The present position of the content.
     * @readonly
     */
    this.current = f64[at + 12];
    /**
     * The position at which the bar is tallest.
     * @readonly
     */
    this.top = f64[at + 13];
    /**
     * The position of the end of the content.
     * @readonly
     */
    this.bottom = f64[at + 14];
    /**
     * The change of the offset, after the transformers before this one.
     * @readonly
     */
    this.delta = f64[at + 15];
  }

  /**
   * Returns the delta after one of the core's transformers, for transformers that extend one.
   *
   * @param {BarTransform} transform
   */
  transformed(transform) {
    const kind = choice(TRANSFORMS, transform, 'transform', Status.TRANSFORMER) + 1;
    addressOf(this.#bar, 'Bar'); // the step contains its address
    f64.set(this.#bytes, OUT_8);
    return core.resin_bar_apply_transform(OUT, kind);
  }
}

/**
 * Reduces with a chain. A reduction that reaches a custom transformer without an answer fails; it is
 * repeated with the answer. See native/replay.c.
 *
 * @internal
 * @param {Bar} bar
 * @param {BarState} state
 * @param {BarSample} sample
 * @param {readonly BarTransformer[]} transformers
 */
export function reduceThrough(bar, state, sample, transformers) {
  const chain = [...transformers];
  const kinds = chain.map((transformer) => (typeof transformer === 'function' ? CUSTOM
    : choice(TRANSFORMS, transformer, 'a transformer', Status.TRANSFORMER) + 1));
  const customs = chain.flatMap((transformer) => (typeof transformer === 'function' ? [transformer] : []));
  const block = new Block();
  try {
    // A block of its own, because a transformer may reduce another bar. In it: state, sample, out,
    // answers, chain.
    const address = block.reserve(128 + ANSWER_SIZE * customs.length + TRANSFORMER_SIZE * chain.length);
    const answers = address + 128;
    const links = answers + ANSWER_SIZE * customs.length;
    writeStateAndSample(address >>> 3, state, (address + STATE_SIZE) >>> 3, sample);
    u32.fill(0, answers >>> 2, (links + TRANSFORMER_SIZE * chain.length) >>> 2);
    let custom = 0;
    kinds.forEach((kind, k) => {
      const at = (links + TRANSFORMER_SIZE * k) >>> 2;
      u32[at] = kind;
      if (kind !== CUSTOM) return;
      u32[at + 2] = callback;
      u32[at + 3] = answers + ANSWER_SIZE * custom;
      custom += 1;
    });
    const reduce = () => core.resin_bar_reduce_with(
      addressOf(bar, 'Bar'), address, address + STATE_SIZE, links, chain.length, address + 96);
    let status = reduce();
    for (let k = 0; k < customs.length; k += 1) {
      const answer = answers + ANSWER_SIZE * k;
      if (u32[(answer >>> 2) + 3] === 0) break; // the reduction failed before this transformer
      const delta = customs[k](new BarStep(bar, answer + STEP_OFFSET));
      if (!Number.isFinite(delta)) throw new ResinError(Status.TRANSFORMER);
      f64[answer >>> 3] = delta;
      u32[(answer >>> 2) + 2] = 1;
      status = reduce();
    }
    check(status);
    return readState((address + 96) >>> 3);
  } finally {
    block.release();
  }
}
