// SPDX-License-Identifier: MIT

// The module for `import UIKit` on platforms without one. It is a separate product, because
// `canImport(UIKit)` becomes true in every package of a build that contains it.
@_exported public import HeadlessUIKit
#if RESIN_HEADLESS
  // The C module of the same name, whose submodules sources import: `import
  // UIKit.UIGestureRecognizerSubclass`.
  @_exported public import UIKit
#endif
