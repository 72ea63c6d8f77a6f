// SPDX-License-Identifier: MIT

// The module for `import Accessibility` on platforms without one: custom content of accessibility
// elements. The module is a separate product, because `canImport(Accessibility)` becomes true in
// every package of a build that contains it.
@_exported public import HeadlessUIKit
