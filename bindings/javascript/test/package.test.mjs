// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import * as resin from '../src/index.js';
import { renew, u8 } from '../src/memory.js';
import { throwsCode } from './support.mjs';

const place = (name) => new URL(`../${name}`, import.meta.url);
const read = (name) => readFileSync(place(name), 'utf8');

for (const name of readdirSync(place('samples')).filter((file) => file.endsWith('.js'))) {
  test(`The sample ${name} prints what the documentation says`, () => {
    const printed = execFileSync(process.execPath, [place(`samples/${name}`).pathname], { encoding: 'utf8' });
    assert.equal(printed, read(`samples/${name.replace('.js', '.expected')}`));
  });
}

test('The module needs no imports, and is small', () => {
  const bytes = readFileSync(place('dist/resin.wasm'));
  assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(bytes)), []);
  // 1.6 KB of it compare the common ends of lists, which saves hashing most lists.
  assert.ok(bytes.length <= 125000, `${bytes.length} bytes`);
  assert.ok(gzipSync(bytes, { level: 9 }).length <= 51000);
  assert.ok(readFileSync(place('dist/resin.global.js')).length <= 250000);
});

test('The files that package.json names exist, and are built before they are packed', () => {
  const { exports, types, scripts, sideEffects } = JSON.parse(read('package.json'));
  const targets = [types, sideEffects, Object.values(exports).map((target) => (typeof target === 'string' ? target : Object.values(target)))];
  for (const target of targets.flat(Infinity)) assert.ok(existsSync(place(target)), target);
  assert.match(scripts.prepack, /^npm run build && cp \S+LICENSE/);
  assert.match(scripts.build, /tools\/build\.mjs && node tools\/types\.mjs/);
});

test('No declaration has the type any', () => {
  for (const name of readdirSync(place('dist/types'))) {
    const text = read(`dist/types/${name}`).replace(/\/\*[^]*?\*\//g, '');
    assert.doesNotMatch(text, /\bany\b/, name);
  }
});

test('A handle has the method of `using`', { skip: Symbol.dispose === undefined }, () => {
  const bar = new resin.Bar([0, 1]);
  bar[Symbol.dispose]();
  assert.ok(bar.isDisposed);
  assert.ok(!('undefined' in bar));
});

test('The classic script has the same API as the module, and works', () => {
  const context = { console, TextDecoder, atob, WebAssembly };
  runInNewContext(read('dist/resin.global.js'), context);
  assert.deepEqual(Object.keys(context.resin).sort(), Object.keys(resin).sort());
  assert.ok(Object.isFrozen(context.resin));
  assert.ok(!('undefined' in context.resin.Bar.prototype), 'the method of `using` where there is no Symbol.dispose');
  assert.deepEqual([...new context.resin.ListDiffer().diff([1, 2], [2]).deletes], [0]);
  assert.equal(new context.resin.SpringBatch(9, { tolerance: { distance: 1, speed: 1 } }).values.length, 9);
});

test('The statuses are those of the header', () => {
  const header = read('../../core/include/resin/base.h');
  const expected = Object.fromEntries([...header.matchAll(/^ {4}RESIN_(?:ERROR_)?([A-Z_]+) = (\d+)/gm)]
    .map((match) => [match[1], Number(match[2])]));
  assert.deepEqual(resin.Status, expected);
  assert.equal(resin.Status.OK, 0);
});

test('The version is that of the header and of the package', () => {
  const header = read('../../core/include/resin/version.h');
  const numbers = [...header.matchAll(/^#define RESIN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)/gm)].map((match) => match[1]);
  assert.equal(resin.version, numbers.join('.'));
  assert.equal(JSON.parse(read('package.json')).version, resin.version);
});

test('An error has a name, a code, a status and a message', () => {
  const error = new resin.ResinError(resin.Status.VALUE);
  assert.ok(error instanceof Error);
  assert.equal(String(error), 'ResinError: value must be a number of at most 1e100 in magnitude');
  assert.equal(error.code, 'RESIN_ERROR_VALUE');
  assert.equal(error.status, 110);
  assert.equal(new resin.ResinError(9999).code, 'RESIN_ERROR_9999');
});

test('Objects that are dropped are freed', async () => {
  assert.equal(typeof globalThis.gc, 'function', 'run node with --expose-gc');
  const numbers = Float64Array.from({ length: 1000 }, (_, i) => i);
  const sizes = [];
  for (let round = 0; round < 20; round += 1) {
    for (let k = 0; k < 200; k += 1) new resin.ListDiffer().match(numbers, numbers);
    globalThis.gc();
    await new Promise((resume) => { setTimeout(resume, 0); });
    renew();
    sizes.push(u8.length);
  }
  // Every round allocates the same; without collection the last size would be twenty times the first.
  assert.ok(sizes[19] <= 4 * sizes[0], `the memory grew from ${sizes[0]} to ${sizes[19]} bytes`);
});

test('Lack of memory is an error, after which all goes on', () => {
  const differ = new resin.ListDiffer();
  differ.diff([1], [2]);
  const spring = new resin.Spring(10, 1);
  throwsCode(() => spring.sample({ value: 0, velocity: 0 }, 1, 0, 2 ** 29), 'OUT_OF_MEMORY');
  assert.equal(differ.finish().items.count, 2);
});

test('A handle cannot be posted to another thread', () => {
  const copy = structuredClone(new resin.Bar([0, 1]));
  assert.throws(() => resin.Bar.prototype.initialState.call(copy), TypeError);
});

test('Memory that is allocated and freed in any order is reused', () => {
  const handles = [];
  for (let round = 0; round < 3000; round += 1) {
    handles.push(new resin.Bar(Array.from({ length: 2 + (round * 7) % 40 }, (_, i) => i)));
    if (round % 3 === 2) handles.splice((round * 13) % handles.length, 1)[0].dispose();
  }
  handles.forEach((bar) => assert.deepEqual([...bar.stops], Array.from({ length: bar.stops.length }, (_, i) => i)));
  handles.forEach((bar) => bar.dispose());
});
