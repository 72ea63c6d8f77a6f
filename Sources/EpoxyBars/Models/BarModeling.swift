// SPDX-License-Identifier: MIT

/// A bar of a bar stack, with any class of view.
public protocol BarModeling {
  /// Returns the bar with the class of its view erased. Idempotent.
  func eraseToAnyBarModel() -> AnyBarModel
}

/// A result builder of arrays of bars.
public typealias BarModelBuilder = EpoxyModelArrayBuilder<any BarModeling>

/// The requirements of a bar stack for models of views.
protocol InternalBarModeling: InternalBarCoordinating, DataIDProviding, StyleIDProviding {
  /// Whether a closure for the selection is set.
  var isSelectable: Bool { get }

  /// Returns a new view of the bar, without content.
  @MainActor func makeBarView() -> UIView

  /// Sets the content of a view that a bar of the same identity and style has made.
  @MainActor func setContent(of view: UIView, animated: Bool)

  /// Sets the behaviors of such a view.
  @MainActor func setBehaviors(of view: UIView, animated: Bool)

  /// Called before the view is added to the stack.
  @MainActor func willDisplay(_ view: UIView, animated: Bool)

  /// Called after the view has been added to the stack.
  @MainActor func didDisplay(_ view: UIView, animated: Bool)

  /// Called after the view has been removed from the stack.
  @MainActor func didEndDisplaying(_ view: UIView, animated: Bool)

  /// Called after the user has selected the bar.
  @MainActor func didSelect(_ view: UIView, animated: Bool)
}

/// The identity of a bar in its stack.
struct BarIdentity: Hashable {
  let dataID: AnyHashable
  let viewClass: ClassReference
}
