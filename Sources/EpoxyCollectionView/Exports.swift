// SPDX-License-Identifier: MIT

// So that `import EpoxyCollectionView` alone is enough to write screens of lists.
@_exported public import EpoxyCore
