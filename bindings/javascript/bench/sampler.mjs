// SPDX-License-Identifier: MIT

// Times workloads and prints one JSON line for each.

const SAMPLES = 41;
const SHORTEST = 2e6; // nanoseconds of a sample

/** The destination of results, so that the engine does not remove the measured work. */
let sink = 0;

/** @param {(iterations: number) => number} run */
function nanoseconds(run, iterations) {
  const begin = process.hrtime.bigint();
  sink += run(iterations);
  return Number(process.hrtime.bigint() - begin);
}

/**
 * Measures entries of one workload in turn, sample by sample, so that all see the same machine.
 *
 * @param {{ unit: string, workload: string, identity: string, size: number, path: string,
 *   run: (iterations: number) => number }[]} entries `run` repeats the work
 */
export function measure(entries) {
  const counted = entries.map((entry) => {
    let iterations = 1;
    // Twice, because the first pass is that of the interpreter.
    for (let pass = 0; pass < 2; pass += 1) {
      for (iterations = 1; nanoseconds(entry.run, iterations) < SHORTEST;) iterations *= 2;
    }
    return { entry, iterations, times: /** @type {number[]} */ ([]) };
  });
  for (let k = 0; k < SAMPLES; k += 1) {
    for (const one of counted) one.times.push(nanoseconds(one.entry.run, one.iterations) / one.iterations);
  }
  for (const { entry, times } of counted) {
    times.sort((a, b) => a - b);
    const { run, ...names } = entry;
    const round = (/** @type {number} */ time) => Math.round(time * 10) / 10;
    console.log(JSON.stringify({
      ...names, median_ns: round(times[SAMPLES >> 1]), min_ns: round(times[0]),
      max_ns: round(times[SAMPLES - 1]), samples: SAMPLES, allocations: -1,
    }));
  }
}

/**
 * @param {boolean} condition
 * @param {string} what
 */
export function verify(condition, what) {
  if (!condition) throw new Error(`wrong answer: ${what}`);
}
