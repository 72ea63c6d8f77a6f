// SPDX-License-Identifier: MIT

// Builds the WebAssembly module from the core, and the files that embed it.
//
//     node tools/build.mjs [FOLDER]
//
// FOLDER is bindings/javascript/dist unless it is given. Compiler: clang and wasm-ld 14, as packaged
// by Debian (CLANG in the environment names another clang).

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundle } from './bundle.mjs';

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const root = resolve(here, '../..');
const out = resolve(process.argv[2] ?? join(here, 'dist'));
const clang = process.env.CLANG ?? 'clang-14';
const run = promisify(execFile);

// Compiled for speed, by -Os, which -O2 does not surpass here: together 1 KB larger, and the bar 25 %,
// batches 27 % and diffs 10 % faster. All others are compiled for size, by -Oz; diff_match.c would be
// 15 % faster, but 9 KB larger.
const hot = new Set(['bar_reduce.c', 'diff_lists.c', 'diff_moves.c', 'spring_batch_lanes2.c']);

const flags = [
  '--target=wasm32-wasi', '-std=c17', '-DNDEBUG', `-I${root}/core/include`, '-fvisibility=hidden',
  '-fno-math-errno', '-Wall', '-Wextra', '-Werror',
  // Supported by all browsers since 2023; 128 bits are the two lanes of spring_batch_lanes2.c.
  '-mbulk-memory', '-msign-ext', '-mnontrapping-fptoint', '-mmutable-globals', '-msimd128',
];

/** The sources in core/CMakeLists.txt, and those of the binding. */
function sources() {
  const list = readFileSync(join(root, 'core/CMakeLists.txt'), 'utf8');
  const block = /^set\(RESIN_SOURCES\n(.*?)^\)/ms.exec(list);
  if (block === null) throw new Error('no set(RESIN_SOURCES ...) in core/CMakeLists.txt');
  const core = block[1].trim().split(/\s+/).map((name) => join(root, 'core', name));
  return [...core, join(here, 'native/allocator.c'), join(here, 'native/replay.c')];
}

/** Compiles the sources, two at a time, into `folder`; returns the object files in order. */
async function compile(folder) {
  const queue = sources().map((source) => ({
    source, object: join(folder, `${basename(source, '.c')}.o`),
  }));
  const objects = queue.map((item) => item.object);
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      const level = hot.has(basename(item.source)) ? '-Os' : '-Oz';
      await run(clang, [...flags, level, '-c', item.source, '-o', item.object]);
    }
  };
  await Promise.all([worker(), worker()]);
  return objects;
}

/** Links the objects to a module without imports. */
async function link(objects, module) {
  const symbols = readFileSync(join(root, 'core/abi/libresin.symbols'), 'utf8').trim().split('\n');
  const exported = [...symbols, 'resin_js_replay', 'malloc', 'free', 'realloc', '__stack_pointer'];
  await run(clang, [
    '--target=wasm32-wasi', '-mexec-model=reactor', ...objects, '-o', module,
    ...exported.map((name) => `-Wl,--export=${name}`),
    '-Wl,--strip-all', '-Wl,--gc-sections', '-Wl,--compress-relocations', '-Wl,-O2',
  ]);
}

const scratch = mkdtempSync(join(tmpdir(), 'resin-js-'));
try {
  mkdirSync(out, { recursive: true });
  const module = join(out, 'resin.wasm');
  await link(await compile(scratch), module);
  const encoded = readFileSync(module).toString('base64');
  const license = '// SPDX-License-Identifier: MIT\n';
  const embedded = `${license}// Made by tools/build.mjs.\n/** resin.wasm in base64. */\n` +
    `export const encoded =\n  '${encoded}';\n`;
  writeFileSync(join(out, 'encoded.js'), embedded);
  writeFileSync(join(out, 'encoded.d.ts'), `${license}export const encoded: string;\n`);
  const files = (name) => (name === 'dist/encoded.js' ? embedded : readFileSync(join(here, name), 'utf8'));
  writeFileSync(join(out, 'resin.global.js'), bundle(files, 'src/index.js', 'global'));
  writeFileSync(join(out, 'resin.stream.js'), bundle(
    (name) => files(name === 'src/compiled.js' ? 'src/compiled.stream.js' : name), 'src/index.js', 'module'));
} finally {
  rmSync(scratch, { recursive: true });
}
