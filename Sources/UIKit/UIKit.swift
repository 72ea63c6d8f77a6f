// SPDX-License-Identifier: MIT

// For sources that say `import UIKit`, where the platform has none. Only packages that ask for the
// product build it: in a build with a module of this name, `canImport(UIKit)` holds in all packages.
@_exported public import HeadlessUIKit
