// SPDX-License-Identifier: MIT

/// The owner of a view: what a view requires of the controller whose view it is.
@MainActor
protocol ViewOwner: UIResponder {
  // MARK: Windows

  /// Called before the view enters or leaves a window.
  func viewWillMove(to window: UIWindow?)
  /// Called after the view has entered or left a window.
  func viewDidMove(to window: UIWindow?)
  /// Reports an error if the view may not be added to another one, because that one belongs to a
  /// controller that does not contain the owner.
  func checkContainment(in view: UIView)
  /// Moves the owner, its view and its children to a device.
  func move(to device: Device)
  /// Called after the owner has become the root of a window.
  func becameRoot(of window: UIWindow)
  /// Called before the owner is no longer the root of a window.
  func willLeaveRoot(of window: UIWindow)
  /// Called after the window whose root the owner is was shown or hidden.
  func windowAppears(_ appears: Bool)

  // MARK: Layout

  /// Called first in each layout of the view.
  func viewLayoutBegins()
  /// Called before the view lays out its subviews.
  func viewWillLayoutSubviews()
  /// Called after the view has laid out its subviews.
  func viewDidLayoutSubviews()
  /// Called last in each layout of the view.
  func contentChanged()
  /// The frame of the view before or after the transition that moves it; nil while none does.
  var viewFrameAtRest: CGRect? { get }

  // MARK: Insets

  /// The insets that the owner, and the bars above it, add to the safe area of the view.
  var insetsAddedToSafeArea: UIEdgeInsets { get }
  /// Called after the safe area of the view has changed.
  func viewSafeAreaInsetsDidChange()
  /// Whether the margins of the view are at least the system's.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// The smallest margins of the view.
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  /// Called after the margins of the view have changed.
  func viewLayoutMarginsDidChange()

  // MARK: Traits

  /// Returns the traits of the view where they differ from the inherited ones.
  func traitsForView(inherited: UITraitCollection) -> UITraitCollection?
  /// Called after the traits of the view have changed.
  func viewTraitsChanged(from old: UITraitCollection)

  // MARK: Scroll views

  /// Whether the owner is a page of a navigation controller.
  var isInNavigation: Bool { get }
  /// Called after a scroll view in the view may have reached the bar of the page.
  ///
  /// - Returns: Whether the page has a bar.
  func scrollViewMayReachBar() -> Bool
  /// Called after content that may be above the bars of the page has changed.
  func contentAboveBarsChanged()
}

/// A reference of a view to its owner. The owner removes it before it is deallocated.
///
/// A weak reference costs an allocation for each controller (see ``Unretained``, which cannot hold
/// a protocol).
struct ViewOwnerLink {
  unowned(unsafe) let owner: any ViewOwner
}

// Without children; see `CGPath`.
extension ViewOwnerLink: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}
