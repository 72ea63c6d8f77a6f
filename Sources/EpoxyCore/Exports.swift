// SPDX-License-Identifier: MIT

// So that `import Epoxy` alone is enough to write views and models.
@_exported public import UIKitPlatform
