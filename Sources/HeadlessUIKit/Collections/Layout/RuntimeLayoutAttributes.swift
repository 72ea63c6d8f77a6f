// SPDX-License-Identifier: MIT

// See `withRequiredInitializer`.

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
    withRequiredInitializer(attributesClass, as: _RuntimeLayoutAttributes.self).init()
  }
}
