// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct SearchBarTests {
  final class Delegate: NSObject, UISearchBarDelegate {
    var events: [String] = []
    var allowsEnd = true

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { events.append("end") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allowsEnd }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      events.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { events.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { events.append("results") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
      events.append("scope \(selectedScope)")
    }
  }

  private func stage() -> (ScreenHost, UISearchBar, Delegate) {
    let host = ScreenHost(.iPhone15)
    let (bar, delegate) = (host.perform { UISearchBar() }, Delegate())
    bar.delegate = delegate
    host.show(bar, frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    return (host, bar, delegate)
  }

  @Test func `A disabled bar cannot be edited, and its scopes have their attributes`() throws {
    let (host, bar, delegate) = stage()
    host.perform {
      bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
      bar.scopeButtonTitles = ["All", "New"]
      bar.showsScopeBar = true
      bar.frame.size.height = 100
      bar.isEnabled = false
    }
    host.settle()
    host.tap(bar.searchTextField)
    host.settle()
    #expect(!bar.isFirstResponder && delegate.events.isEmpty)
    let scopes = try #require(host.firstView(UISegmentedControl.self))
    #expect(!scopes.isEnabled)
    expectEqual(scopes.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .systemRed)
    host.perform { bar.isEnabled = true }
    host.tap(bar.searchTextField)
    host.settle()
    #expect(bar.isFirstResponder && scopes.isEnabled)
  }

  @Test func `The delegate is notified of editing, keys and buttons`() throws {
    let (host, bar, delegate) = stage()
    host.perform {
      bar.showsCancelButton = true
      bar.showsBookmarkButton = true
    }
    host.settle()
    host.tap(try #require(bar.searchTextField.rightView))
    host.tap(bar.searchTextField)
    host.settle()
    host.type("ax")
    host.press(.return)
    host.perform { bar.text = "code" }
    try host.tap("Cancel")
    expectEqual(delegate.events, ["bookmark", "begin", "text a", "search", "cancel"])
    #expect(bar.text == "code" && bar.isFirstResponder)
    delegate.allowsEnd = false
    host.perform { _ = bar.resignFirstResponder() }
    #expect(bar.isFirstResponder)
  }

  @Test func `VoiceOver finds the buttons in the field after the field`() throws {
    let (host, bar, delegate) = stage()
    var labels: [String] {
      host.voiceOver.elements.map { $0.accessibilityLabel ?? "\(type(of: $0))" }
    }
    host.perform { bar.showsSearchResultsButton = true }
    expectEqual(labels, ["UISearchTextField", "Results"])
    try host.voiceOver.focus(on: "Results")
    host.voiceOver.activate()
    host.perform { bar.showsBookmarkButton = true }
    expectEqual(labels, ["UISearchTextField", "Bookmark"])
    try host.voiceOver.focus(on: .label("Bookmark", traits: .button))
    host.voiceOver.activate()
    expectEqual(delegate.events, ["results", "bookmark"])
    host.layoutDirection = .rightToLeft
    expectEqual(labels, ["UISearchTextField", "Bookmark"])
    try host.tap(.textField("Search"))
    host.type("ab")
    expectEqual(labels, ["UISearchTextField", "Clear text"])
    try host.voiceOver.focus(on: "Clear text")
    host.voiceOver.activate()
    #expect(bar.text == "" && labels == ["UISearchTextField"])
  }

  @Test func `The cancel button makes room for itself beside the field`() throws {
    let (host, bar, _) = stage()
    expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 377, height: 36))
    host.perform { bar.setShowsCancelButton(true, animated: true) }
    host.settle()
    let button = try host.view(.label("Cancel"))
    let frame = button.convert(button.bounds, to: bar)
    expectEqual(frame.minX, bar.searchTextField.frame.maxX + 8)
    expectNear(frame.maxX, 385, within: 1e-9)
    host.layoutDirection = .rightToLeft
    host.settle()
    expectNear(bar.searchTextField.frame.maxX, 385, within: 1e-9)
  }

  @Test func `Scopes are selected by touch`() throws {
    let (host, bar, delegate) = stage()
    host.perform {
      bar.scopeButtonTitles = ["All", "Unread"]
      bar.showsScopeBar = true
      bar.frame.size = bar.sizeThatFits(bar.bounds.size)
    }
    expectEqual(bar.frame.height, 100)
    try host.tap("Unread")
    #expect(bar.selectedScopeButtonIndex == 1 && delegate.events == ["scope 1"])
    let control = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
    expectEqual(control.selectedSegmentIndex, 1)
  }
}

@MainActor @Suite struct SearchControllerTests {
  final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var texts: [String] = []
    var events: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      events.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      events.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      events.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      events.append("didDismiss")
    }
  }

  @MainActor
  private struct SearchStage {
    let host = ScreenHost(.iPhone15)
    let page: TabPage
    let navigation: UINavigationController
    let search: UISearchController
    let updater = Updater()

    init(results: UIViewController? = nil, large: Bool = false, hides: Bool = false) {
      let host = host
      page = host.perform { TabPage("Contacts") }
      search = host.perform { UISearchController(searchResultsController: results) }
      let (page, search) = (page, search)
      navigation = host.perform {
        search.obscuresBackgroundDuringPresentation = results != nil
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = hides
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = large
        return navigation
      }
      search.searchResultsUpdater = updater
      search.delegate = updater
      host.show(navigation)
      host.settle()
    }

    var height: CGFloat { navigation.navigationBar.bounds.height }
  }

  @Test func `The search bar is below the title, and alone while the search is active`() throws {
    let stage = SearchStage(large: true)
    expectEqual(stage.height, 148)
    expectEqual(stage.page.view.safeAreaInsets.top, 207)
    stage.host.tap(stage.search.searchBar.searchTextField)
    stage.host.settle()
    #expect(stage.search.isActive && stage.host.isKeyboardVisible)
    #expect(stage.height == 52 && stage.page.view.safeAreaInsets.top == 111)
    #expect(stage.page.presentedViewController === stage.search)
    stage.host.type("An")
    expectEqual(stage.updater.texts, ["", "A", "An"])
    try stage.host.tap("Cancel")
    stage.host.settle()
    #expect(!stage.search.isActive && !stage.host.isKeyboardVisible)
    #expect(stage.search.searchBar.text == "" && stage.height == 148)
    expectEqual(stage.updater.texts, ["", "A", "An", ""])
    expectEqual(stage.updater.events, ["willPresent", "didPresent", "willDismiss", "didDismiss"])
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `The search bar scrolls away first, then the large title`() {
    let stage = SearchStage(large: true, hides: true)
    let top = stage.page.scroll.contentOffset.y
    expectEqual(top, -207)
    for (distance, height) in [(20, 128), (52, 96), (80, 68), (104, 44), (300, 44)] {
      stage.host.perform { stage.page.scroll.contentOffset.y = top + CGFloat(distance) }
      stage.host.settle()
      expectEqual(stage.height, CGFloat(height))
    }
  }

  @Test func `Results are shown while there is text, and the dimmed page cancels`() {
    let results = TabPage("Results")
    let stage = SearchStage(results: results)
    stage.host.perform { stage.search.isActive = true }
    stage.host.settle()
    #expect(results.view.isHidden)
    stage.host.tap(stage.search.searchBar.searchTextField)
    stage.host.type("A")
    #expect(!results.view.isHidden && results.view.window != nil)
    expectEqual(results.scroll.adjustedContentInset.top, 111)
    stage.host.press(.delete)
    #expect(results.view.isHidden)
    stage.host.tap(at: CGPoint(x: 200, y: 300))
    stage.host.settle()
    #expect(!stage.search.isActive)
  }

  @Test func `A page that shows the results itself remains in use, and pushes`() {
    let stage = SearchStage()
    stage.host.perform { stage.search.isActive = true }
    stage.host.settle()
    stage.host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5)
    stage.host.settle()
    #expect(stage.page.scroll.contentOffset.y > 0)
    let next = stage.host.perform { TabPage("Ada") }
    stage.host.perform { stage.navigation.pushViewController(next, animated: true) }
    stage.host.settle()
    #expect(next.view.window != nil && stage.height == 44)
    stage.host.perform { _ = stage.navigation.popViewController(animated: true) }
    stage.host.settle()
    #expect(stage.search.isActive && stage.height == 52)
  }

  @Test func `Scopes appear with the search`() throws {
    let stage = SearchStage()
    stage.host.perform { stage.search.searchBar.scopeButtonTitles = ["All", "Unread"] }
    expectEqual(stage.height, 96)
    stage.host.perform { stage.search.isActive = true }
    stage.host.settle()
    expectEqual(stage.height, 96)
    try stage.host.tap("Unread")
    expectEqual(stage.updater.texts.count, 2)
    expectEqual(stage.search.searchBar.selectedScopeButtonIndex, 1)
  }

  /// The last value of `isActive` holds, however many frames are between the changes. Not
  /// documented by Apple; docs/design/controllers.md, "Search".
  @Test(arguments: [0, 1, 5, 11, 20, 60])
  func `A search that ends and begins again in transitions equals one that began once`(
    frames: Int
  ) {
    func stage(_ changes: [Bool], settles: Bool) -> SearchStage {
      let stage = SearchStage(results: TabPage("Results"), large: true)
      let bar = stage.search.searchBar
      func set(_ isActive: Bool) {
        if isActive { bar.text = "a" }
        stage.search.isActive = isActive
        expectEqual(stage.search.isActive, isActive)
      }
      stage.host.perform {
        bar.scopeButtonTitles = ["All", "Unread"]
        bar.selectedScopeButtonIndex = 1
      }
      if settles {
        stage.host.perform { set(true) }
        stage.host.settle()
      }
      for isActive in changes {
        stage.host.perform { set(isActive) }
        if frames > 0 { stage.host.advanceFrames(frames) }
      }
      stage.host.settle()
      return stage
    }
    for (expected, changes) in [
      ([true], [[false, true], [true, false, true], [false, true, false, true]]),
      (
        [true, false],
        [[false], [false, true, false], [true, false], [true, false, true, false]]
      ),
    ] {
      let plain = stage(expected, settles: false)
      for changes in changes {
        let changed = stage(changes, settles: changes.first == false)
        let isActive = expected.last == true
        expectEqual(changed.host.dump(), plain.host.dump())
        expectEqual(changed.search.isActive, isActive)
        expectEqual(changed.search.searchBar.text, isActive ? "a" : "")
        expectEqual(changed.search.searchBar.showsScopeBar, isActive)
        expectEqual(changed.page.presentedViewController != nil, isActive)
        expectEqual(changed.updater.events.last, isActive ? "didPresent" : "didDismiss")
        expectEqual(changed.host.warnings, [])
      }
    }
  }

  @Test func `A search begun in the middle of its end is presented after its dismissal`() {
    let stage = SearchStage(results: TabPage("Results"))
    for isActive in [true, false, true] {
      stage.host.perform { stage.search.isActive = isActive }
      stage.host.advanceFrames(isActive ? 60 : 8)
    }
    stage.host.settle()
    expectEqual(
      stage.updater.events,
      ["willPresent", "didPresent", "willDismiss", "didDismiss", "willPresent", "didPresent"])
    expectEqual(stage.updater.texts, ["", "", ""])
  }

  /// Nothing is presented on a page outside of a window.
  @Test func `A search begun in the middle of its end ends if its page is gone by then`() {
    let stage = SearchStage(results: TabPage("Results"))
    stage.host.perform { stage.search.isActive = true }
    stage.host.settle()
    stage.host.perform { stage.search.isActive = false }
    stage.host.advanceFrames(2)
    stage.host.perform {
      stage.search.isActive = true
      stage.navigation.setViewControllers([TabPage("Other")], animated: false)
    }
    stage.host.settle()
    #expect(!stage.search.isActive && stage.page.presentedViewController == nil)
    expectEqual(stage.host.warnings, [])
  }

  @Test(arguments: [
    (UISearchController.ScopeBarActivation.automatic, [true, true]), (.manual, [false, false]),
    (.onTextEntry, [false, true]), (.onSearchActivation, [true, true]),
  ])
  func `Scopes appear as their activation says`(
    activation: UISearchController.ScopeBarActivation, shown: [Bool]
  ) throws {
    let stage = SearchStage()
    let bar = stage.search.searchBar
    stage.host.perform {
      bar.scopeButtonTitles = ["All", "Unread"]
      stage.search.scopeBarActivation = activation
    }
    stage.host.tap(bar.searchTextField)
    stage.host.settle()
    expectEqual(bar.showsScopeBar, shown[0])
    stage.host.type("A")
    stage.host.settle()
    expectEqual(bar.showsScopeBar, shown[1])
    try stage.host.tap("Cancel")
    stage.host.settle()
    #expect(!bar.showsScopeBar)
    expectEqual(stage.search.automaticallyShowsScopeBar, (activation != .manual))
  }
}
