// SPDX-License-Identifier: MIT

// The module for `import ObjectiveC` on platforms without one: `NSObject`, associated objects and
// `autoreleasepool`. The module is a separate product, because `canImport(ObjectiveC)` becomes true
// in every package of a build that contains it.
@_exported public import HeadlessUIKit
// The C module of the same name, whose submodules sources import.
@_exported public import ObjectiveC
