// SPDX-License-Identifier: MIT

// So that `import Epoxy` alone is enough to write views and models.
#if RESIN_HEADLESS
  @_exported public import HeadlessUIKit
#else
  @_exported public import UIKit
#endif
