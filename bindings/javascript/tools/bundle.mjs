// SPDX-License-Identifier: MIT

// Joins the modules of this package to one file. Not a general bundler: an import is one statement
// of names from a relative path, at the start of a module; an export is a declaration, or, in the
// first module, names from a relative path. Top-level names are unique across the modules.

import { dirname, join } from 'node:path';

const importing = /^import \{[^}]*\} from '([^']+)';\n/gm;
const exporting = /^export \{([^}]*)\} from '([^']+)';\n/gm;
const declared = /^(?:const|let|class|function\*?|async function) ([A-Za-z0-9_$]+)/gm;

/** The modules that `entry` needs, each after those that it imports. */
function ordered(read, entry) {
  const found = new Map();
  const visit = (name) => {
    if (found.has(name)) return;
    found.set(name, '');
    const text = read(name);
    for (const pattern of [importing, exporting]) {
      for (const match of text.matchAll(pattern)) visit(join(dirname(name), match.at(-1)));
    }
    found.delete(name);
    found.set(name, text);
  };
  visit(entry);
  return found;
}

/** The statements of a module, without imports, exports, and comments that are whole lines. */
function body(name, text) {
  const plain = text
    .replace(/^ *\/\*\*(?:(?!\*\/)[^])*\*\/\n/gm, '')
    .replace(/^ *\/\/.*\n/gm, '')
    .replace(importing, '')
    .replace(exporting, '')
    .replace(/^export (?=const|let|class|function|async)/gm, '')
    .replace(/\n{2,}/g, '\n');
  if (/^(import|export)\b/m.test(plain)) throw new Error(`${name}: an import or export of another form`);
  return plain.trim();
}

/**
 * Returns the modules as one script that sets `globalThis.resin`, or as one ES module.
 *
 * @param {(name: string) => string} read the text of a module
 * @param {string} entry the first module
 * @param {'global' | 'module'} form
 */
export function bundle(read, entry, form) {
  const modules = ordered(read, entry);
  const names = [...modules.get(entry).matchAll(exporting)]
    .flatMap((match) => match[1].split(',')).map((name) => name.trim()).filter((name) => name !== '').sort();
  const parts = [...modules].map(([name, text]) => body(name, text)).filter((text) => text !== '');
  const seen = new Set();
  for (const match of parts.join('\n').matchAll(declared)) {
    if (seen.has(match[1])) throw new Error(`two modules declare ${match[1]}`);
    seen.add(match[1]);
  }
  const head = '// SPDX-License-Identifier: MIT\n// Made by tools/build.mjs from the modules in src.\n';
  const text = parts.join('\n');
  return form === 'module'
    ? `${head}\n${text}\nexport { ${names.join(', ')} };\n`
    : `${head}'use strict';\n\nglobalThis.resin = (() => {\n${text}\nreturn Object.freeze({ ${names.join(', ')} });\n})();\n`;
}
