// SPDX-License-Identifier: MIT
import { encoded } from '../dist/encoded.js';

/**
 * The bytes that a text in base64 encodes.
 *
 * @param {string} text
 */
function decoded(text) {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** The compiled core. Compiled at once, so that the package loads synchronously. */
export const compiled = new WebAssembly.Module(decoded(encoded));
