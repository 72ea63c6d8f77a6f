// SPDX-License-Identifier: MIT

// `import EpoxyBars` alone is sufficient.
@_exported public import EpoxyCore
