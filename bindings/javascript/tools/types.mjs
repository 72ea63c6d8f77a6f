// SPDX-License-Identifier: MIT

// Writes dist/types, the declarations of src, with tsc.
//
//     node tools/types.mjs

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(dirname(fileURLToPath(import.meta.url)));

rmSync(join(here, 'dist/types'), { recursive: true, force: true }); // also those of modules that are gone
execFileSync('tsc', ['-p', here], { stdio: 'inherit' });

// tsc drops references to declarations that a JavaScript module does not import.
const handle = join(here, 'dist/types/handle.d.ts');
writeFileSync(handle, `/// <reference path="../../src/disposable.d.ts" />\n${readFileSync(handle, 'utf8')}`);
