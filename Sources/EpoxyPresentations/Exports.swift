// SPDX-License-Identifier: MIT

// `import EpoxyPresentations` alone is sufficient.
@_exported public import EpoxyCore
