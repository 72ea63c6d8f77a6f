// SPDX-License-Identifier: MIT

// All of Epoxy by one import.
@_exported public import EpoxyBars
@_exported public import EpoxyCollectionView
@_exported public import EpoxyCore
@_exported public import EpoxyLayoutGroups
@_exported public import EpoxyNavigationController
@_exported public import EpoxyPresentations
