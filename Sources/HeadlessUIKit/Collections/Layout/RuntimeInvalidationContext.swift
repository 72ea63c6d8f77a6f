// SPDX-License-Identifier: MIT

// See `withRequiredInitializer`.

/// An internal class of invalidation contexts whose `init()` is `required`. Do not use it in client
/// code.
open class _RuntimeInvalidationContext: UICollectionViewLayoutInvalidationContext {
  public required override init() {
    super.init()
  }

  /// Creates a context of a class.
  @_optimize(none)
  package static func make(_ contextClass: UICollectionViewLayoutInvalidationContext.Type)
    -> UICollectionViewLayoutInvalidationContext
  {
    withRequiredInitializer(contextClass, as: _RuntimeInvalidationContext.self).init()
  }
}
