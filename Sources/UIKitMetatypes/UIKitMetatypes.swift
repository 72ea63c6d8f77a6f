// SPDX-License-Identifier: MIT
#if RESIN_HEADLESS
  @_exported public import HeadlessUIKit
#else
  @_exported public import UIKit
#endif

// Instances of classes that are known only at run time. Sources for Apple's platforms write
// `viewClass.init(frame: frame)`. Elsewhere, Swift accepts this only for a `required` initializer,
// which UIKit's are not: if they were, every subclass would have to declare them. Sources for all
// platforms write `UIView.instance(of: viewClass, frame: frame)`, which is the former on Apple's
// platforms.

extension UIView {
  /// Returns a new view of a class, created with `init(frame:)`.
  ///
  ///     func dequeue<Row: UIView>(_ rowClass: Row.Type) -> Row {
  ///       spares[ObjectIdentifier(rowClass)]?.popLast() as? Row ?? UIView.instance(of: rowClass, frame: .zero)
  ///     }
  ///
  /// As on Apple's platforms, a class that declares designated initializers of its own without
  /// overriding `init(frame:)` stops the program.
  public static func instance<View: UIView>(of viewClass: View.Type, frame: CGRect = .zero) -> View
  {
    #if RESIN_HEADLESS
      _RuntimeView.make(viewClass, frame: frame) as! View
    #else
      viewClass.init(frame: frame)
    #endif
  }
}

extension UIViewController {
  /// Returns a new controller of a class, created with `init(nibName:bundle:)`, both arguments nil.
  public static func instance<Controller: UIViewController>(
    of controllerClass: Controller.Type
  ) -> Controller {
    #if RESIN_HEADLESS
      _RuntimeController.make(controllerClass) as! Controller
    #else
      controllerClass.init(nibName: nil, bundle: nil)
    #endif
  }
}

extension CALayer {
  /// Returns a new layer of a class, created with `init()`.
  public static func instance<Layer: CALayer>(of layerClass: Layer.Type) -> Layer {
    #if RESIN_HEADLESS
      _RuntimeLayer.make(layerClass) as! Layer
    #else
      layerClass.init()
    #endif
  }
}

extension UICollectionView {
  /// Returns a new collection view of a class, created with `init(frame:collectionViewLayout:)`.
  public static func instance<View: UICollectionView>(
    of viewClass: View.Type, frame: CGRect = .zero,
    collectionViewLayout layout: UICollectionViewLayout
  ) -> View {
    #if RESIN_HEADLESS
      _RuntimeCollectionView.make(viewClass, frame: frame, layout: layout) as! View
    #else
      viewClass.init(frame: frame, collectionViewLayout: layout)
    #endif
  }
}
