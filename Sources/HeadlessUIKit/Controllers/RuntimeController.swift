// SPDX-License-Identifier: MIT

// See `withRequiredInitializer`.

/// An internal controller class whose initializer is `required`. Do not use it in client code.
open class _RuntimeController: UIViewController {
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a controller of a class.
  @_optimize(none)
  package static func make(_ controllerClass: UIViewController.Type) -> UIViewController {
    withRequiredInitializer(controllerClass, as: _RuntimeController.self).init(
      nibName: nil, bundle: nil)
  }
}
