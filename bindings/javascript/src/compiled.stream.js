// SPDX-License-Identifier: MIT

/** The compiled core, compiled while it loads. Replaces compiled.js in dist/resin.stream.js. */
export const compiled = await WebAssembly.compileStreaming(fetch(new URL('./resin.wasm', import.meta.url)));
