// SPDX-License-Identifier: MIT

/// A transition from one controller to another, as a storyboard describes it.
///
/// ```swift
/// final class NoteController: UIViewController {
///   override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///     segue.destination.title = "Note \(segue.identifier ?? "")"
///   }
/// }
///
/// let (source, destination) = (NoteController(), UIViewController())
/// let segue = UIStoryboardSegue(identifier: "7", source: source, destination: destination) {
///   source.addChild(destination)
/// }
/// source.prepare(for: segue, sender: nil)
/// segue.perform()
/// print(source.children.first?.title ?? "")  // Note 7
/// ```
///
/// A subclass that a storyboard names overrides ``perform()``. Since iOS 9 it may call `super`,
/// which performs the segue of its kind.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard; nil for none.
  open private(set) var identifier: String?

  /// The controller at which the segue begins.
  open private(set) var source: UIViewController

  /// The controller to which the segue leads.
  open private(set) var destination: UIViewController

  /// Performs the segue of its kind, or the handler.
  final var performHandler: ((UIStoryboardSegue) -> Void)?
  /// Whether the storyboard animates the segue.
  final var isAnimated = true {
    didSet { isUnwindAnimated = isAnimated }
  }
  /// Whether containers animate their part of an unwind segue.
  final var isUnwindAnimated = true

  /// Creates a segue without an implementation of ``perform()``: a subclass has one.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that is performed by a handler.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = { _ in performHandler() }
  }

  /// Shows the destination. A segue without handler and kind is reported as illegal use.
  open func perform() {
    guard let performHandler else {
      source.device.reportIllegalUse(
        "Subclasses of UIStoryboardSegue must override -perform. (\(type(of: self)))")
      return
    }
    performHandler(self)
  }
}

/// An internal class whose initializer is `required`. Do not use it in client code.
open class _RuntimeSegue: UIStoryboardSegue {
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  /// Creates a segue of a class.
  @_optimize(none)
  package static func make(
    _ segueClass: UIStoryboardSegue.Type, identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue {
    withRequiredInitializer(segueClass, as: _RuntimeSegue.self).init(
      identifier: identifier, source: source, destination: destination)
  }
}

/// Where an unwind segue begins.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller at which the segue begins.
  public let source: UIViewController

  /// The method that the destination has to have.
  public let unwindAction: Selector

  /// The object that has triggered the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
