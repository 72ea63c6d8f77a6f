// SPDX-License-Identifier: MIT

// Objective-C makes an object of whatever class it is given. Swift does that where the initialiser is
// `required`, which Apple's are not, so that subclasses would have to say more than they do there. But
// every designated initialiser has a place in the table of the class, `required` or not: a subclass that
// overrides it has its own there, and one that does not inherit it has a stub that stops the program and
// names the class. So a class is taken for one whose initialiser is `required`, which only says that the
// table may be asked. The classes are open, or the optimiser would take them for the last of their line
// and not ask.

/// Not to be used: a view whose `init(frame:)` is `required`.
open class _RuntimeView: UIView {
  /// Creates a view.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Views cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A view of a class.
  @_optimize(none)
  package static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(viewClass, to: _RuntimeView.Type.self).init(frame: frame)
  }
}

/// Not to be used: a layer whose `init()` is `required`.
open class _RuntimeLayer: CALayer {
  /// Creates a layer.
  public required override init() {
    super.init()
  }

  /// Creates a copy of another layer's own values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Layers cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A layer of a class.
  @_optimize(none)
  package static func make(_ layerClass: CALayer.Type) -> CALayer {
    unsafeBitCast(layerClass, to: _RuntimeLayer.Type.self).init()
  }
}

/// Not to be used: attributes whose `init()` is `required`.
open class _RuntimeLayoutAttributes: UICollectionViewLayoutAttributes {
  /// Creates attributes.
  public required override init() {
    super.init()
  }

  /// Attributes of a class.
  @_optimize(none)
  package static func make(_ attributesClass: UICollectionViewLayoutAttributes.Type)
    -> UICollectionViewLayoutAttributes
  {
    unsafeBitCast(attributesClass, to: _RuntimeLayoutAttributes.Type.self).init()
  }
}

/// Not to be used: a context whose `init()` is `required`.
open class _RuntimeInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Creates a context.
  public required override init() {
    super.init()
  }

  /// A context of a class.
  @_optimize(none)
  package static func make(_ contextClass: UICollectionViewLayoutInvalidationContext.Type)
    -> UICollectionViewLayoutInvalidationContext
  {
    unsafeBitCast(contextClass, to: _RuntimeInvalidationContext.Type.self).init()
  }
}
