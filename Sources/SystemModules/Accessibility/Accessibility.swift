// SPDX-License-Identifier: MIT

// The module for `import Accessibility` on platforms without one: custom content of accessibility elements.
// It is a product of its own, because `canImport(Accessibility)` becomes true in every package of a build
// that contains it.
@_exported public import HeadlessUIKit
