// SPDX-License-Identifier: MIT
public import HeadlessUIKit

// `rowClass.init(frame: .zero)` for a class that is known at run time only. Objective-C creates an
// instance of any class; UIKitMetatypes describes how it is done here.

/// Returns a new view of a class, created with `init(frame:)`.
@preconcurrency @MainActor
public func makeInstance<View: UIView>(of viewClass: View.Type, frame: CGRect = .zero) -> View {
  _RuntimeView.make(viewClass, frame: frame) as! View
}

/// Returns a new collection view of a class.
@preconcurrency @MainActor
public func makeInstance<View: UICollectionView>(
  of viewClass: View.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
) -> View {
  _RuntimeCollectionView.make(viewClass, frame: frame, layout: layout) as! View
}

/// Returns a new controller of a class, created with `init(nibName:bundle:)`.
@preconcurrency @MainActor
public func makeInstance<Controller: UIViewController>(
  of controllerClass: Controller.Type, nibName: String? = nil, bundle: Bundle? = nil
) -> Controller {
  _RuntimeController.make(controllerClass) as! Controller
}

/// Returns a new layer of a class, created with `init()`.
@preconcurrency @MainActor
public func makeInstance<Layer: CALayer>(of layerClass: Layer.Type) -> Layer {
  _RuntimeLayer.make(layerClass) as! Layer
}

/// Returns whether the device has a version of iOS, in place of `#available`.
public func deviceHas(iOS version: Int) -> Bool {
  version
    <= MainActor.assumeIsolated { Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0 }
}
