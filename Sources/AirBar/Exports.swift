// SPDX-License-Identifier: MIT

// `import AirBar` alone is enough to bind a scroll view.
@_exported public import UIKitPlatform
