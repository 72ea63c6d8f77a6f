// SPDX-License-Identifier: MIT

// The module for `import QuartzCore` on platforms without one: layers and animations. The module is
// a separate product, because `canImport(QuartzCore)` becomes true in every package of a build that
// contains it.
@_exported public import HeadlessUIKit
// The C module of the same name, whose submodules sources import.
@_exported public import QuartzCore
