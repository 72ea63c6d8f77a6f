// SPDX-License-Identifier: MIT
import { ResinError, Spring } from 'resin';

try {
  new Spring(0, 1);
} catch (error) {
  if (!(error instanceof ResinError)) throw error;
  console.log(`${error.code} (${error.status}): ${error.message}`);
}
