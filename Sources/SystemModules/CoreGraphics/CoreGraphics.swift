// SPDX-License-Identifier: MIT

// The module for `import CoreGraphics` on platforms without one: geometry, colors and paths. The
// module is a separate product, because `canImport(CoreGraphics)` becomes true in every package of
// a build that contains it.
@_exported public import HeadlessGraphics
// The C module of the same name, whose submodules sources import.
@_exported public import CoreGraphics
