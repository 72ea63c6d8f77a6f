// SPDX-License-Identifier: MIT

// The module for `import QuartzCore` on platforms without one: layers and animations.
// It is a product of its own, because `canImport(QuartzCore)` becomes true in every package of a build that
// contains it.
@_exported public import HeadlessUIKit
