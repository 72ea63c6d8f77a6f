// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Results controllers over pages that are scroll views or contain one. On a phone with a safe area
/// of 59, an active search bar of 52 points ends at 111.
@MainActor @Suite struct SearchResultsTests {
  private final class Names: UITableViewController {
    var count = 20
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private final class Tiles: CellsController {
    convenience init() { self.init(count: 2, size: CGSize(width: 100, height: 44)) }
  }

  /// The view of a page.
  enum PageKind: CaseIterable, Sendable { case table, plain, collection }

  @MainActor
  private struct ResultsStage {
    let host = ScreenHost(.iPhone15)
    let page: UIViewController
    let found: UIViewController
    let search: UISearchController
    let navigation: UINavigationController

    init(
      _ kind: PageKind, found: @MainActor () -> UIViewController, inTabs: Bool = false,
      prepare: @MainActor (UINavigationController) -> Void = { _ in }
    ) {
      let host = host
      page = host.perform {
        switch kind {
        case .table: Names(style: .plain)
        case .plain: TabPage("Contacts")
        case .collection: Tiles()
        }
      }
      self.found = host.perform(found)
      let (page, results) = (page, self.found)
      search = host.perform { UISearchController(searchResultsController: results) }
      search.searchBar.placeholder = "Find"
      page.navigationItem.searchController = search
      navigation = host.perform { UINavigationController(rootViewController: page) }
      let navigation = navigation
      host.perform { prepare(navigation) }
      host.show(
        inTabs
          ? host.perform {
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            return tabs
          } : navigation)
      host.settle()
    }

    var edgeOfBar: CGFloat {
      let bar = search.searchBar
      return bar.convert(bar.bounds, to: nil).maxY
    }

    func top(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY }

    var results: UITableView { (found as! UITableViewController).tableView }

    /// The background that the navigation bar shows.
    var isBarTransparent: Bool { navigation.navigationBar.subviews[0].backgroundColor == nil }
  }

  private static func names(_ count: Int) -> @MainActor () -> UIViewController {
    {
      let names = Names(style: .plain)
      names.count = count
      return names
    }
  }

  @Test(arguments: PageKind.allCases, [20, 1])
  func `Results begin below the search bar`(kind: PageKind, count: Int) throws {
    for isScrolled in [false, true] {
      let stage = ResultsStage(kind, found: Self.names(count))
      if isScrolled {
        stage.host.fling(
          from: CGPoint(x: 200, y: 600), velocity: CGVector(dx: 0, dy: -600))
        stage.host.settle()
        stage.host.perform { stage.search.isActive = true }
        stage.host.settle()
        stage.host.type("a")
      } else {
        try stage.host.type("a", into: "Find")
      }
      stage.host.settle()
      let row = try #require(stage.results.cellForRow(at: [0, 0]))
      expectEqual(stage.edgeOfBar, 111)
      expectEqual(stage.top(of: row), 111)
      expectEqual(stage.found.view.safeAreaInsets.top, 111)
      expectEqual(stage.top(of: stage.found.view), 0)
      stage.host.expectFirstLayoutIsLast()
    }
  }

  @Test(arguments: PageKind.allCases)
  func `A short collection of results begins below the search bar, too`(kind: PageKind) throws {
    let stage = ResultsStage(kind, found: { Tiles() })
    try stage.host.type("a", into: "Find")
    stage.host.settle()
    let view = (stage.found as! Tiles).collectionView!
    let cell = try #require(view.cellForItem(at: [0, 0]))
    expectEqual(stage.top(of: cell), 111)
  }

  @Test(arguments: PageKind.allCases)
  func `What is shown in place of missing results is below the search bar`(kind: PageKind) throws {
    let stage = ResultsStage(kind, found: Self.names(0))
    stage.host.perform {
      stage.found.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    }
    try stage.host.type("a", into: "Find")
    stage.host.settle()
    let view = try #require(stage.host.firstView(UIContentUnavailableView.self))
    expectEqual(stage.top(of: view), 111)
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    expectEqual(stage.top(of: view), stage.edgeOfBar)
  }

  @Test(arguments: PageKind.allCases)
  func `The safe area of the results includes the tab bar`(kind: PageKind) throws {
    let stage = ResultsStage(kind, found: Self.names(20), inTabs: true)
    stage.host.perform {
      stage.search.isActive = true
      stage.search.showsSearchResultsController = true
    }
    stage.host.settle()
    expectEqual(
      stage.found.view.safeAreaInsets, UIEdgeInsets(top: 111, left: 0, bottom: 83, right: 0))
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    expectEqual(stage.found.view.safeAreaInsets, stage.page.view.safeAreaInsets)
    expectEqual(stage.found.view.frame.size, stage.page.view.bounds.size)
    stage.host.rotate(to: .portrait)
    stage.host.settle()
    expectEqual(
      stage.found.view.safeAreaInsets, UIEdgeInsets(top: 111, left: 0, bottom: 83, right: 0))
  }

  @Test(arguments: PageKind.allCases)
  func `Results remain in front and in place while the page changes below`(kind: PageKind) throws {
    let stage = ResultsStage(kind, found: Self.names(20))
    try stage.host.type("a", into: "Find")
    stage.host.settle()
    let row = try #require(stage.results.cellForRow(at: [0, 1]))
    stage.host.perform {
      if let names = stage.page as? Names {
        names.count = 60
        names.tableView.reloadData()
        names.tableView.contentOffset.y += 300
      } else {
        (stage.page.view.subviews.first as? UIScrollView)?.contentOffset.y += 300
      }
    }
    stage.host.settle()
    expectEqual(stage.top(of: row), 111 + row.bounds.height)
    let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    #expect(stage.host.view(at: middle)?.isDescendant(of: row) == true)
    // A drag moves the results, not the page.
    let page = stage.page.view.bounds.minY
    stage.host.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 300), duration: 0.5)
    stage.host.settle()
    expectEqual(stage.page.view.bounds.minY, page)
    #expect(stage.results.contentOffset.y > -111)
  }

  @Test(arguments: PageKind.allCases)
  func `The bar has a background over results that have scrolled`(kind: PageKind) throws {
    let stage = ResultsStage(kind, found: Self.names(60))
    #expect(stage.isBarTransparent)
    try stage.host.type("a", into: "Find")
    stage.host.settle()
    #expect(stage.isBarTransparent)
    stage.host.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 250), duration: 0.5)
    stage.host.settle()
    #expect(!stage.isBarTransparent)
    // A tap on the status bar scrolls the results, not the page below.
    stage.host.tapStatusBar()
    stage.host.settle()
    expectEqual(stage.results.contentOffset.y, -111)
    #expect(stage.isBarTransparent)
    stage.host.perform { stage.search.isActive = false }
    stage.host.settle()
    #expect(stage.isBarTransparent)
  }

  @Test(arguments: PageKind.allCases)
  func `The page is dimmed below the bar, and neither scrolled nor selected by touches`(
    kind: PageKind
  ) throws {
    let stage = ResultsStage(kind, found: Self.names(20))
    stage.host.perform { stage.search.isActive = true }
    stage.host.settle()
    let dimming = try #require(
      stage.search.view.subviews.first { $0.backgroundColor != nil && !$0.isHidden })
    expectEqual(stage.top(of: dimming), 111)
    expectEqual(dimming.convert(dimming.bounds, to: nil).maxY, 852)
    let offset = stage.page.view.bounds.minY
    let finger = stage.host.touch(at: CGPoint(x: 200, y: 450))
    finger.move(by: CGVector(dx: 0, dy: -250), over: 0.5)
    expectEqual(stage.page.view.bounds.minY, offset)
    finger.cancel()
    stage.host.settle()
    #expect(stage.search.isActive)
    stage.host.tap(at: CGPoint(x: 200, y: 300))
    stage.host.settle()
    #expect(!stage.search.isActive)
  }

  @Test func `A search bar in the header of a table is above its results`() throws {
    let host = ScreenHost(.iPhone15)
    let (page, found) = host.perform { (Names(style: .plain), Names(style: .plain)) }
    let search = host.perform { UISearchController(searchResultsController: found) }
    search.searchBar.placeholder = "Find"
    host.perform {
      search.searchBar.sizeToFit()
      page.tableView.tableHeaderView = search.searchBar
    }
    host.show(host.perform { UINavigationController(rootViewController: page) })
    host.settle()
    for distance in [0, 20] as [CGFloat] {
      host.perform { page.tableView.contentOffset.y += distance }
      try host.type("a", into: "Find")
      host.settle()
      let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
      expectEqual(bar, CGRect(x: 0, y: 103, width: 393, height: 56))
      let row = try #require(found.tableView.cellForRow(at: [0, 0]))
      expectEqual(row.convert(row.bounds, to: nil).minY, bar.maxY)
      try host.tap("Cancel")
      host.settle()
      #expect(!search.isActive)
    }
  }

  @Test func `A search bar as the title presents over its page`() throws {
    let host = ScreenHost(.iPhone15)
    let (page, found) = host.perform { (Names(style: .plain), Names(style: .plain)) }
    let search = host.perform { UISearchController(searchResultsController: found) }
    search.searchBar.placeholder = "Find"
    search.hidesNavigationBarDuringPresentation = false
    page.navigationItem.titleView = search.searchBar
    host.show(host.perform { UINavigationController(rootViewController: page) })
    host.settle()
    try host.type("a", into: "Find")
    host.settle()
    #expect(page.presentedViewController === search)
    let row = try #require(found.tableView.cellForRow(at: [0, 0]))
    expectEqual(row.convert(row.bounds, to: nil).minY, 103)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `What a page presents in its context has the safe area of the page`(
    style: UIModalPresentationStyle
  ) {
    for kind in PageKind.allCases {
      let stage = ResultsStage(kind, found: Self.names(1), inTabs: true)
      let shown = stage.host.perform { Tiles() }
      let safeArea = stage.page.view.safeAreaInsets
      expectEqual(safeArea.bottom, 83)
      stage.host.perform {
        stage.page.definesPresentationContext = true
        shown.modalPresentationStyle = style
        stage.page.present(shown, animated: true)
      }
      stage.host.settle()
      expectEqual(shown.view.safeAreaInsets, safeArea)
      let cell = shown.collectionView.cellForItem(at: [0, 0])
      expectEqual(cell.map { stage.top(of: $0) }, safeArea.top)
      stage.host.perform { stage.navigation.setNavigationBarHidden(true, animated: false) }
      stage.host.settle()
      expectEqual(shown.view.safeAreaInsets.top, 59)
    }
  }

  // MARK: Scopes

  /// "If you set the showsScopeBar property, that also changes this property to false"
  /// (UISearchController, "automaticallyShowsScopeBar").
  @Test(arguments: [false, true])
  func `Scopes that the program shows or hides remain so`(shows: Bool) throws {
    for isAnimated in [nil, false, true] as [Bool?] {
      let stage = ResultsStage(.plain, found: Self.names(1))
      let bar = stage.search.searchBar
      stage.host.perform {
        bar.scopeButtonTitles = ["All", "New"]
        if let isAnimated {
          bar.setShowsScope(shows, animated: isAnimated)
        } else {
          bar.showsScopeBar = shows
        }
      }
      #expect(!stage.search.automaticallyShowsScopeBar)
      for isActive in [true, false, true, false] {
        stage.host.perform { stage.search.isActive = isActive }
        stage.host.settle()
        expectEqual(bar.showsScopeBar, shows)
        expectEqual(bar.bounds.height, shows ? 96 : 52)
      }
    }
  }

  @Test func `A cancel button that the program shows remains, too`() {
    let stage = ResultsStage(.plain, found: Self.names(1))
    stage.host.perform { stage.search.searchBar.showsCancelButton = true }
    #expect(!stage.search.automaticallyShowsCancelButton)
    for isActive in [true, false] {
      stage.host.perform { stage.search.isActive = isActive }
      stage.host.settle()
      #expect(stage.search.searchBar.showsCancelButton)
    }
  }

  /// "The search bar doesn't show its scope bar at all if there are fewer than two titles" (ibid.).
  @Test func `A single scope is not shown`() {
    let bar = UISearchBar()
    bar.showsScopeBar = true
    let height = bar.sizeThatFits(.zero).height
    bar.scopeButtonTitles = ["All"]
    expectEqual(bar.sizeThatFits(.zero).height, height)
    bar.scopeButtonTitles = ["All", "New"]
    expectEqual(bar.sizeThatFits(.zero).height, height + 44)
  }
}
