// SPDX-License-Identifier: MIT

// The module for `import UIKit` on platforms without one. It is a separate product, because
// `canImport(UIKit)` becomes true in every package of a build that contains it.
@_exported public import HeadlessUIKit
