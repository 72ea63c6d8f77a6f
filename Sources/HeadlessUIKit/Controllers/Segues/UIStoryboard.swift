// SPDX-License-Identifier: MIT

/// A file with the scenes of an application: controllers, their views, and the segues between them.
///
/// ```swift
/// func formController(in storyboard: UIStoryboard) -> UIViewController {
///   storyboard.instantiateViewController(withIdentifier: "form")
/// }
/// ```
///
/// The file is read as Xcode writes it, with the extension `storyboard`. It lies in the folder of
/// resources with which the application is launched, or else in the bundle. It is parsed once. A
/// controller's view is loaded when it is first used.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the file, without extension.
  final let name: String
  final let bundle: Bundle?
  private let device: Device
  private var contents: (any StoryboardContents)?

  /// Creates a storyboard of a file. A missing file is reported as illegal use.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without extension.
  ///   - storyboardBundleOrNil: The bundle of the file; nil for that of the application.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    device = .current
    super.init()
    contents = device.archives.storyboard?(device, name, storyboardBundleOrNil)
    if contents == nil {
      let place = storyboardBundleOrNil ?? .main
      device.reportIllegalUse("Could not find a storyboard named '\(name)' in bundle \(place)")
    }
  }

  /// Creates the controller at which the storyboard begins; nil if it has none.
  @discardableResult
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Creates the controller at which the storyboard begins; nil if it has none.
  ///
  /// - Parameter creator: Creates the controller with its initializer for a coder, and with further
  ///   arguments. If nil is returned, the storyboard creates the controller.
  @discardableResult
  public final func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    let made = device.perform { contents?.makeInitialController(for: self, creator: creator) }
    return made.map { controller($0, "the initial view controller") }
  }

  /// Creates the controller with an identifier. An identifier that no controller has is reported as
  /// illegal use.
  @discardableResult
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Creates the controller with an identifier. An identifier that no controller has is reported as
  /// illegal use.
  ///
  /// - Parameters:
  ///   - identifier: The controller's storyboard identifier.
  ///   - creator: Creates the controller with its initializer for a coder, and with further
  ///     arguments. If nil is returned, the storyboard creates the controller.
  @discardableResult
  public final func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    let made = device.perform {
      contents?.makeController(withIdentifier: identifier, for: self, creator: creator)
    }
    if let made { return controller(made, "the view controller with identifier '\(identifier)'") }
    if contents != nil {
      device.reportIllegalUse(
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller(UIViewController(), "the view controller with identifier '\(identifier)'")
  }

  /// Returns a controller as one of the class that the caller expects.
  private func controller<ViewController: UIViewController>(
    _ made: UIViewController, _ name: String
  ) -> ViewController {
    if let made = made as? ViewController { return made }
    fatalError(
      "Storyboard '\(self.name)': \(name) is \(type(of: made)), where a \(ViewController.self) is "
        + "expected")
  }
}

/// The scenes of a storyboard's file.
@MainActor
protocol StoryboardContents: AnyObject {
  /// Makes the initial controller; nil if the storyboard has none.
  func makeInitialController(
    for storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  /// Makes the controller with an identifier; nil if the storyboard has none.
  func makeController(
    withIdentifier identifier: String, for storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}
