// SPDX-License-Identifier: MIT

// The module for `import ObjectiveC` on platforms without one: `NSObject`, associated objects and
// `autoreleasepool`.
// It is a product of its own, because `canImport(ObjectiveC)` becomes true in every package of a build that
// contains it.
@_exported public import HeadlessUIKit
