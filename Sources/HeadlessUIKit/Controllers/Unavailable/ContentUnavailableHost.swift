// SPDX-License-Identifier: MIT

/// The configuration that a controller shows in place of its content, and the view that shows it.
@MainActor
struct ContentUnavailableHost {
  private(set) var configuration: (any UIContentConfiguration)?
  private var view: (any UIView & UIContentView)?
  /// Whether the next layout of its view requests a configuration from the controller.
  var needsUpdate = true

  mutating func set(_ new: (any UIContentConfiguration)?, of controller: UIViewController) {
    configuration = new
    guard let new, let superview = controller.viewIfLoaded else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = new.updated(for: controller.contentUnavailableConfigurationState)
    if let view, view.supports(shown), view.superview === superview {
      view.configuration = shown
      return
    }
    view?.removeFromSuperview()
    let made = shown.makeContentView()
    made.preservesSuperviewLayoutMargins = true
    superview.addSubview(made)
    view = made
    place(in: superview)
  }

  /// Covers the visible area of the controller's view. The safe area of a scroll view is no safe
  /// area of its subviews, because it is a part of the content insets.
  func place(in superview: UIView) {
    guard let view else { return }
    var frame = superview.bounds
    if let scrollView = superview as? UIScrollView {
      let insets = scrollView.adjustedContentInset
      frame = CGRect(
        x: frame.minX + insets.left, y: frame.minY + insets.top,
        width: max(frame.width - insets.left - insets.right, 0),
        height: max(frame.height - insets.top - insets.bottom, 0))
    }
    if view.frame != frame { view.frame = frame }
  }
}

extension UIViewController {
  /// The state with the text of the search that shows its results in this controller.
  final var currentContentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search = containment.navigationItem?.searchController ?? parent as? UISearchController
    if let search, search.isActive { state.searchText = search.searchBar.text ?? "" }
    return state
  }

  /// Called at the beginning of the layout pass of the view.
  final func updateContentUnavailable() {
    if unavailable.needsUpdate {
      unavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    if let view = viewIfLoaded { unavailable.place(in: view) }
  }
}
