// SPDX-License-Identifier: MIT

// The module for `import CoreGraphics` on platforms without one: geometry, colours and paths.
// It is a product of its own, because `canImport(CoreGraphics)` becomes true in every package of a build that
// contains it.
@_exported public import HeadlessUIKit
