// SPDX-License-Identifier: MIT

// Imports of submodules need a C module, which needs a source.
typedef int resin_CoreGraphics_submodules;
