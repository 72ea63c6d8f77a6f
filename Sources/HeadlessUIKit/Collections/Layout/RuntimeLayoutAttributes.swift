// SPDX-License-Identifier: MIT

// See `_RuntimeView`.

/// An internal class of layout attributes whose `init()` is `required`. Do not use it in client
/// code.
open class _RuntimeLayoutAttributes: UICollectionViewLayoutAttributes {
  public required override init() {
    super.init()
  }

  /// Creates attributes of a class.
  @_optimize(none)
  package static func make(_ attributesClass: UICollectionViewLayoutAttributes.Type)
    -> UICollectionViewLayoutAttributes
  {
    unsafeBitCast(attributesClass, to: _RuntimeLayoutAttributes.Type.self).init()
  }
}
