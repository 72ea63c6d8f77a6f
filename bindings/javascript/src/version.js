// SPDX-License-Identifier: MIT
import { core } from './memory.js';

const coreVersion = core.resin_version();

/** The version of the core, such as `'0.1.0'`. */
export const version = `${coreVersion >>> 16}.${(coreVersion >>> 8) & 0xFF}.${coreVersion & 0xFF}`;
