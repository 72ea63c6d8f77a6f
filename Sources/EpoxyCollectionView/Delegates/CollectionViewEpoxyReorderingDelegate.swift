// SPDX-License-Identifier: MIT

/// Another name of ``CollectionViewReorderingDelegate``.
public typealias CollectionViewEpoxyReorderingDelegate = CollectionViewReorderingDelegate
