// SPDX-License-Identifier: MIT

// Objective-C creates an instance of any given class object. Swift does so only with a `required`
// initializer. Apple's initializers are not `required`, and subclasses would have to declare more than on
// Apple's platforms if they were. However, every designated initializer has an entry in the dispatch table of
// its class, `required` or not: a subclass that overrides the initializer has its own entry, and a subclass
// that does not inherit it has a stub that stops the program and names the class. Therefore `make` casts a
// class to one of the classes below, whose initializer is `required`, which makes the compiler call the
// initializer through the table. The classes are `open`: otherwise the optimizer would assume that they have
// no subclasses and bypass the table.

/// An internal view class whose `init(frame:)` is `required`. Do not use it in client code.
open class _RuntimeView: UIView {
  /// Creates a view.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view. Views cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a class.
  @_optimize(none)
  package static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(viewClass, to: _RuntimeView.Type.self).init(frame: frame)
  }
}

/// An internal layer class whose `init()` is `required`. Do not use it in client code.
open class _RuntimeLayer: CALayer {
  /// Creates a layer.
  public required override init() {
    super.init()
  }

  /// Creates a copy of another layer's own values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer. Layers cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a layer of a class.
  @_optimize(none)
  package static func make(_ layerClass: CALayer.Type) -> CALayer {
    unsafeBitCast(layerClass, to: _RuntimeLayer.Type.self).init()
  }
}

/// An internal class of layout attributes whose `init()` is `required`. Do not use it in client code.
open class _RuntimeLayoutAttributes: UICollectionViewLayoutAttributes {
  /// Creates attributes.
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

/// An internal class of invalidation contexts whose `init()` is `required`. Do not use it in client code.
open class _RuntimeInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Creates a context.
  public required override init() {
    super.init()
  }

  /// Creates a context of a class.
  @_optimize(none)
  package static func make(_ contextClass: UICollectionViewLayoutInvalidationContext.Type)
    -> UICollectionViewLayoutInvalidationContext
  {
    unsafeBitCast(contextClass, to: _RuntimeInvalidationContext.Type.self).init()
  }
}

/// An internal controller class whose initializer is `required`. Do not use it in client code.
open class _RuntimeController: UIViewController {
  /// Creates a controller.
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller. Controllers cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a controller of a class.
  @_optimize(none)
  package static func make(_ controllerClass: UIViewController.Type) -> UIViewController {
    unsafeBitCast(controllerClass, to: _RuntimeController.Type.self).init(nibName: nil, bundle: nil)
  }
}

/// An internal class of collection views whose initializer is `required`. Do not use it in client code.
open class _RuntimeCollectionView: UICollectionView {
  /// Creates a collection view.
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  /// Creates a collection view. Views cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a collection view of a class.
  @_optimize(none)
  package static func make(
    _ viewClass: UICollectionView.Type, frame: CGRect, layout: UICollectionViewLayout
  ) -> UICollectionView {
    unsafeBitCast(viewClass, to: _RuntimeCollectionView.Type.self)
      .init(frame: frame, collectionViewLayout: layout)
  }
}
