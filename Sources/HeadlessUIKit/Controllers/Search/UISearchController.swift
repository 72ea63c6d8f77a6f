// SPDX-License-Identifier: MIT

/// Manages a search: a search bar, usually in a navigation bar, and the results.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// final class Updater: NSObject, UISearchResultsUpdating {
///   var texts: [String] = []
///   func updateSearchResults(for searchController: UISearchController) {
///     texts.append(searchController.searchBar.text ?? "")
///   }
/// }
///
/// let (page, updater) = (UIViewController(), Updater())
/// page.title = "Contacts"
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = updater
/// page.navigationItem.searchController = search
/// host.show(UINavigationController(rootViewController: page))
/// host.tap(search.searchBar.searchTextField)
/// host.settle()
/// host.type("a")
/// print(search.isActive, updater.texts)  // true ["", "a"]
/// try host.tap("Cancel")
/// host.settle()
/// print(search.isActive, search.searchBar.text == "")  // false true
/// ```
///
/// The search is active from the beginning of editing until the cancel button is tapped or
/// `isActive` is set to false. While it is active, the page presents the search controller, whose
/// view is above the page: it shows the results controller, or dims the page. Without a results
/// controller and with `obscuresBackgroundDuringPresentation` set to false, the page remains in
/// use, and shows the results itself.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  final var searchState = SearchState()

  /// The controller that shows the results; nil if the page shows them.
  open private(set) var searchResultsController: UIViewController?

  /// The object that updates the results. Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is notified of the presentation. Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The search bar to place in a navigation item, or above content.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.searchController = self
    return bar
  }()

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results; nil if the page
  ///   shows them.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
    prepare()
  }

  /// Creates a search controller without a results controller. Both parameters are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates a search controller of a storyboard, without a results controller.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    modalPresentationStyle = .overCurrentContext
    modalTransitionStyle = .crossDissolve
  }

  // MARK: State

  /// Whether the search is active. Setting it presents or dismisses the search with animation.
  open var isActive: Bool {
    get { searchState.isActive }
    set { newValue ? activate() : deactivate() }
  }

  /// Whether the page is dimmed until results are shown.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { updateContent() }
  }

  /// Whether the navigation bar shows only the search bar while the search is active.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { barHeightChanged() }
  }

  /// Whether the cancel button is shown while the search is active. Setting `showsCancelButton` of
  /// the search bar makes it false.
  open var automaticallyShowsCancelButton = true

  /// When the scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's choice: while the search is active.
    case automatic = 0
    /// When the application shows them.
    case manual = 1
    /// While the search is active and its field has text.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  /// When the scopes are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { updateScopes() }
  }

  /// Whether the scopes are shown while the search is active. False is the same as a
  /// `scopeBarActivation` of `.manual`. Setting `showsScopeBar` of the search bar makes it false.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// The position of the search bar: always below the title.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  /// Whether the results controller is shown while there is text.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateContent() }
  }

  /// Whether the results controller is shown. Setting it makes
  /// `automaticallyShowsSearchResultsController` false.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      searchState.showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  // MARK: View

  /// Creates the view, which dims the page and contains the results.
  open override func loadView() {
    let container = SearchContainerView(frame: device.screen.bounds)
    container.onTap = { [weak self] in self?.isActive = false }
    container.searchBar = searchBar
    view = container
  }

  /// Adds the view of the results.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results = searchResultsController else { return updateContent() }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    (view as? SearchContainerView)?.results = results.view
    results.didMove(toParent: self)
    updateContent()
  }

  override func makePresentationController() -> UIPresentationController {
    SearchPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Ends the search if the controller is dismissed by other means.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { dismissed() }
  }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search becomes active, and after the user has changed the text or the scope.
  func updateSearchResults(for searchController: UISearchController)
}

/// The state of a search controller.
struct SearchState {
  var isActive = false
  var showsResults = false
  /// Whether the end of the search has begun.
  var isEnding = false
  /// Whether the search has begun again in the middle of a dismissal, to be presented after it.
  var isReturning = false
  /// The item whose navigation bar contains the search bar.
  weak var navigationItem: UINavigationItem?
}
