// SPDX-License-Identifier: MIT

// `import AirBar` alone is enough to bind a scroll view.
#if RESIN_HEADLESS
  @_exported public import HeadlessUIKit
#else
  @_exported public import UIKit
#endif
