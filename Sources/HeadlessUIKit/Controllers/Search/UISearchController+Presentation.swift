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
      if let bar = current as? UINavigationBar, let navigation = bar.navigationController {
        return navigation.topViewController
      }
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  /// Begins the search: also in the middle of its end, whose dismissal a new presentation follows.
  final func activate() {
    guard !searchState.isActive, let page, page.viewIfLoaded?.window != nil else { return }
    searchState.isActive = true
    searchState.isEnding = false
    if presentation.isBeingDismissed {
      searchState.isReturning = true
      if presentation.presenting == nil { device.atEndOfTurn { self.presentAgain() } }
      updateContent()
    } else {
      present(on: page)
      guard presentingViewController != nil else {
        searchState.isActive = false
        return
      }
    }
    animateBar(with: transitionCoordinator)
    updateResults()
  }

  private func present(on page: UIViewController) {
    delegate?.willPresentSearchController(self)
    updateContent()
    delegate?.presentSearchController(self)
    // A search that ends and begins again in the middle of its presentation is still presented.
    guard presentingViewController == nil else { return }
    page.present(self, animated: true) { [weak self] in
      guard let self, searchState.isActive else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  final func deactivate() {
    guard searchState.isActive, !searchState.isEnding else { return }
    searchState.isEnding = true
    // A search that returns has not been presented again yet.
    if !searchState.isReturning { delegate?.willDismissSearchController(self) }
    endSearch()
    // The search ends in the call; the views follow in the transition.
    dismissView()
    animateBar(with: transitionCoordinator)
    updateResults()
  }

  /// Dismisses the view; if it is still being presented, then afterwards, unless the search has
  /// begun again by then.
  private func dismissView() {
    let dismiss = { [self] in
      if !searchState.isActive { presentation.presenting?.dismiss(animated: true) }
    }
    let presenting = presentation.isBeingPresented ? presentation.transitionAsPresented : nil
    if presenting?.animate(alongsideTransition: nil, completion: { _ in dismiss() }) != true {
      dismiss()
    }
  }

  private func endSearch() {
    searchState.isActive = false
    searchState.isReturning = false
    _ = searchBar.resignFirstResponder()
    if searchBar.text?.isEmpty == false { searchBar.text = "" }
    updateContent()
  }

  /// Called after the view has disappeared by a dismissal.
  final func dismissed() {
    if searchState.isReturning {
      device.atEndOfTurn { self.presentAgain() }
    } else if searchState.isActive {
      delegate?.willDismissSearchController(self)
      endSearch()
      animateBar(with: nil)
    }
    searchState.isEnding = false
    delegate?.didDismissSearchController(self)
  }

  /// Presents a search that has become active in the middle of a dismissal.
  private func presentAgain() {
    guard searchState.isReturning else { return }
    searchState.isReturning = false
    if let page, page.viewIfLoaded?.window != nil { present(on: page) }
    guard presentingViewController == nil else { return }
    endSearch()
    animateBar(with: nil)
  }

  /// Changes the search bar and the navigation bar along with the transition.
  private func animateBar(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    let isActive = searchState.isActive
    let change = { [self] in
      if automaticallyShowsCancelButton { searchBar.showCancelButton(isActive, animated: false) }
      updateScopes(isActive: isActive)
      barHeightChanged()
      if isActive { showBarInPage() }
      searchState.navigationItem?.bar?.navigationController?.viewIfLoaded?.layoutIfNeeded()
    }
    if coordinator?.animate(alongsideTransition: { _ in change() }) != true { change() }
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
    searchBar.showScopes(shows, animated: false)
  }

  /// Scrolls a search bar that the page itself contains, for example as the header of a table, to
  /// the upper edge of the visible area.
  private func showBarInPage() {
    defer { viewIfLoaded?.setNeedsLayout() }
    guard let page = page?.viewIfLoaded, searchBar.isDescendant(of: page) else { return }
    let ancestors = sequence(first: searchBar as UIView, next: \.superview)
    guard let scrollView = ancestors.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    let bar = searchBar.convert(searchBar.bounds, to: scrollView)
    let top = bar.minY - scrollView.adjustedContentInset.top
    let offset = scrollView.limits(.vertical).clamp(top)
    if scrollView.contentOffset.y != offset { scrollView.contentOffset.y = offset }
  }

  // MARK: Events of the bar

  final func editingBegan() { activate() }

  final func textChanged() {
    updateScopes()
    updateContent()
    updateResults()
  }

  /// Notifies the updater, and the controllers that may have nothing to show.
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
    defer { page?.contentChanged() }
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

  weak var results: UIView? {
    didSet { setNeedsLayout() }
  }

  weak var searchBar: UISearchBar?

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    dimming.isHidden = true
    dimming.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    dimming.isAccessibilityElement = false
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// The lower edge of a search bar that is in the page, and so behind this view; 0 for a search
  /// bar in a navigation bar.
  private var edgeOfBar: CGFloat {
    guard let searchBar, let page = superview?.superview, searchBar.isDescendant(of: page) else {
      return 0
    }
    return max(searchBar.convert(searchBar.bounds, to: self).maxY, 0)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isTransparent || point.y < edgeOfBar ? nil : super.hitTest(point, with: event)
  }

  /// Bars remain as bright as they are: they may be transparent above the page.
  override func layoutSubviews() {
    super.layoutSubviews()
    let edge = edgeOfBar
    place(dimming, below: max(edge, safeAreaInsets.top))
    if let results, results.superview === self { place(results, below: edge) }
  }

  private func place(_ view: UIView, below edge: CGFloat) {
    let frame = CGRect(
      x: 0, y: edge, width: bounds.width, height: max(bounds.height - edge, 0))
    if view.frame != frame { view.frame = frame }
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
}
