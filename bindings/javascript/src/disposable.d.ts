// SPDX-License-Identifier: MIT

// The symbol of `using`, for compilers whose library does not declare it; merges with one that does.

interface SymbolConstructor {
  readonly dispose: unique symbol;
}
