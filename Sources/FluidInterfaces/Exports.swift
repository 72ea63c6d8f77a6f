// SPDX-License-Identifier: MIT

// `import FluidInterfaces` alone is sufficient: the controls are views of UIKit, and take springs,
// rubber bands and rules of Resin.
@_exported public import Resin
@_exported public import UIKitPlatform
