// SPDX-License-Identifier: MIT

// So that `import EpoxyLayoutGroups` alone is enough to write components.
@_exported public import EpoxyCore
