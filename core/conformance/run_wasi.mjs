// SPDX-License-Identifier: MIT
//
// Runs a WASI program: node run_wasi.mjs PROGRAM [ARGUMENT...]. The program may read the current folder.

import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const [program, ...rest] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [program, ...rest], preopens: { '.': '.' } });
const module = new WebAssembly.Module(readFileSync(program));
process.exit(wasi.start(new WebAssembly.Instance(module, wasi.getImportObject())));
