// SPDX-License-Identifier: MIT

// The UIKit that the modules above stand on: Apple's, or the headless one where there is none. What
// differs between them is in this module alone.
#if RESIN_HEADLESS
  @_exported public import HeadlessUIKit
#else
  @_exported public import UIKit
#endif
