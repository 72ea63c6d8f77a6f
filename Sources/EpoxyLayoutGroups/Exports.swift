// SPDX-License-Identifier: MIT

// `import EpoxyLayoutGroups` alone is sufficient for writing components.
@_exported public import EpoxyCore
