// SPDX-License-Identifier: MIT

extension UISearchController {
  // MARK: Beginning and end

  /// The page that contains the search bar.
  private var page: UIViewController? {
    if let bar = searchState.navigationItem?.bar, let navigation = bar.navigationController {
      let item = searchState.navigationItem
      return navigation.viewControllers.first { $0.navigationItem === item }
    }
    var view: UIView? = searchBar
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  final func activate() {
    guard !searchState.isActive, let page, page.viewIfLoaded?.window != nil else { return }
    searchState.isActive = true
    searchState.isEnding = false
    delegate?.willPresentSearchController(self)
    updateContent()
    delegate?.presentSearchController(self)
    if presentingViewController == nil {
      page.present(self, animated: true) { [weak self] in
        guard let self, searchState.isActive else { return }
        delegate?.didPresentSearchController(self)
      }
    }
    guard presentingViewController != nil else {
      searchState.isActive = false
      return
    }
    animateBar(with: transitionCoordinator)
    updateResults()
  }

  final func deactivate() {
    guard searchState.isActive, !searchState.isEnding else { return }
    searchState.isEnding = true
    delegate?.willDismissSearchController(self)
    endSearch()
    let presenter = presentation.presenting
    // The search ends in the call; the views follow in the transition.
    presenter?.dismiss(animated: true)
    animateBar(with: transitionCoordinator)
    updateResults()
  }

  private func endSearch() {
    searchState.isActive = false
    _ = searchBar.resignFirstResponder()
    if searchBar.text?.isEmpty == false { searchBar.text = "" }
    updateContent()
  }

  /// Called after the view has disappeared by a dismissal.
  final func dismissed() {
    if searchState.isActive {
      delegate?.willDismissSearchController(self)
      endSearch()
      animateBar(with: nil)
    }
    searchState.isEnding = false
    delegate?.didDismissSearchController(self)
  }

  /// Changes the search bar and the navigation bar along with the transition.
  private func animateBar(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    let isActive = searchState.isActive
    let change = { [self] in
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
      updateScopes(isActive: isActive)
      barHeightChanged()
      searchState.navigationItem?.bar?.navigationController?.viewIfLoaded?.layoutIfNeeded()
    }
    guard let coordinator else { return change() }
    _ = coordinator.animate(alongsideTransition: { _ in change() })
  }

  final func updateScopes() {
    if searchState.isActive { updateScopes(isActive: true) }
  }

  private func updateScopes(isActive: Bool) {
    guard scopeBarActivation != .manual, searchBar.scopeButtonTitles?.isEmpty == false else {
      return
    }
    let needsText = scopeBarActivation == .onTextEntry
    let shows = isActive && (!needsText || searchBar.text?.isEmpty == false)
    if searchBar.showsScopeBar != shows { searchBar.showsScopeBar = shows }
  }

  // MARK: Events of the bar

  final func editingBegan() { activate() }

  final func textChanged() {
    updateScopes()
    updateContent()
    updateResults()
  }

  /// Tells the updater, and the controllers that may have nothing to show.
  private func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    page?.setNeedsUpdateContentUnavailableConfiguration()
    searchResultsController?.setNeedsUpdateContentUnavailableConfiguration()
  }

  final func scopeChanged() {
    guard searchState.isActive else { return }
    updateResults()
  }

  /// Called after a change of the bar's height.
  final func barHeightChanged() {
    searchState.navigationItem?.bar?.searchChanged()
  }

  // MARK: Content

  final var showsResults: Bool {
    guard searchResultsController != nil else { return false }
    return automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : searchState.showsResults
  }

  /// Shows the results, the dimming, or neither.
  final func updateContent() {
    guard let container = viewIfLoaded as? SearchContainerView else { return }
    searchResultsController?.viewIfLoaded?.isHidden = !showsResults
    container.isDimming = obscuresBackgroundDuringPresentation && !showsResults
    container.isTransparent = !obscuresBackgroundDuringPresentation && !showsResults
  }
}

/// The view of a search controller.
@preconcurrency @MainActor
final class SearchContainerView: UIView {
  private let dimming = UIControl(frame: .zero)

  var onTap: (() -> Void)?

  var isDimming = false {
    didSet { dimming.isHidden = !isDimming }
  }

  /// Whether touches reach the page below.
  var isTransparent = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.frame = bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    dimming.isHidden = true
    dimming.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    dimming.isAccessibilityElement = false
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isTransparent ? nil : super.hitTest(point, with: event)
  }
}

/// Presents a search controller above the view of its page, with which it moves.
@preconcurrency @MainActor
final class SearchPresentationController: UIPresentationController {
  override var isInsidePresenter: Bool { true }

  override func passesOnTouch(at view: UIView, _ point: CGPoint) -> Bool {
    view === container || (presentedView as? SearchContainerView)?.isTransparent == true
  }

  override var coversContentBelow: Bool {
    (presentedView as? SearchContainerView)?.isTransparent == false
  }

  /// A page that is a scroll view scrolls its subviews, too; the search remains in place.
  override func containerViewWillLayoutSubviews() {
    guard let container, let scrollView = container.superview as? UIScrollView else { return }
    let frame = CGRect(origin: scrollView.contentOffset, size: scrollView.bounds.size)
    if container.frame != frame { container.frame = frame }
  }
}
