// SPDX-License-Identifier: MIT

// `import EpoxyNavigationController` alone is sufficient.
@_exported public import EpoxyCore
