// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A table of words that can be searched, with what it shows without any.
@MainActor
private final class WordsController: UITableViewController, UISearchResultsUpdating {
  var words: [String] = [] {
    didSet { show() }
  }
  private var shown: [String] = []
  private var states: [String?] = []
  private(set) var refreshes = 0
  private(set) var isAdded = false

  var searchTexts: [String?] { states }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Words"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    let search = UISearchController()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [unowned self] _ in refreshes += 1 }, for: .valueChanged)
    refreshControl = refresh
    show()
  }

  private func show() {
    let search = navigationItem.searchController?.searchBar.text ?? ""
    shown = words.filter { search.isEmpty || $0.contains(search) }
    guard isViewLoaded else { return }
    tableView.reloadData()
    setNeedsUpdateContentUnavailableConfiguration()
  }

  func updateSearchResults(for searchController: UISearchController) { show() }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    states.append(state.searchText)
    guard shown.isEmpty else { return contentUnavailableConfiguration = nil }
    if state.searchText?.isEmpty == false {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "book")
    empty.text = "No words"
    empty.secondaryText = "Words that you add are here."
    empty.button = .bordered()
    empty.button.title = "Add a word"
    empty.buttonProperties.primaryAction = UIAction { [unowned self] _ in isAdded = true }
    contentUnavailableConfiguration = empty
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

@MainActor @Suite struct ContentUnavailableTests {
  private let host = ScreenHost(.iPhone15)

  private func has(_ label: String) -> Bool { !host.views(.label(label)).isEmpty }

  private func show(_ words: [String]) -> WordsController {
    let controller = host.perform {
      let controller = WordsController()
      controller.words = words
      return controller
    }
    host.show(UINavigationController(rootViewController: controller))
    return controller
  }

  @Test func `It is shown without content, and goes with it`() throws {
    let controller = show([])
    let text = try host.view(.label("No words"))
    let second = try host.view(.label("Words that you add are here."))
    let button = try host.view(.label("Add a word"))
    let frames = [text, second, button].map { $0.convert($0.bounds, to: nil) }
    for frame in frames { expectNear(frame.midX, 393 / 2, within: 1) }
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
    // The middle of the picture, the texts and the button is that of the safe area.
    let image = try #require(host.firstView(where: { $0 is UIImageView && $0.bounds.height > 40 }))
    let top = image.convert(image.bounds, to: nil).minY
    let area = controller.view.convert(controller.view.safeAreaLayoutGuide.layoutFrame, to: nil)
    expectNear((top + frames[2].maxY) / 2, area.midY, within: 1)
    try host.tap(.label("Add a word"))
    #expect(controller.isAdded)
    host.perform { controller.words = ["tree"] }
    #expect(!has("No words") && has("tree"))
    host.perform { controller.words = [] }
    #expect(has("No words") && !has("tree"))
  }

  @Test func `The text of a search is in the text, and in the state`() throws {
    let controller = show(["tree", "house"])
    expectEqual(controller.searchTexts, [nil])
    let bar = try #require(controller.navigationItem.searchController?.searchBar)
    host.tap(bar.searchTextField)
    host.settle()
    host.type("tr")
    host.settle()
    #expect(!has("No Results for “tr”") && has("tree"))
    host.type("x")
    host.settle()
    #expect(has("No Results for “trx”"))
    #expect(has("Check the spelling or try a new search."))
    expectEqual(controller.searchTexts.last, "trx")
    try host.tap("Cancel")
    host.settle()
    #expect(has("tree") && controller.searchTexts.last == .some(nil))
  }

  @Test func `A list below it can be pulled to refresh, also one beside it in the tree`() {
    let controller = show([])
    func pull() {
      host.touch(at: CGPoint(x: 60, y: 320)).move(by: CGVector(dx: 0, dy: 400), over: 0.5).lift()
      host.advance(by: 0.5)
    }
    pull()
    expectEqual(controller.refreshes, 1)
    let parent = host.perform {
      let (parent, list) = (UIViewController(), WordsController())
      parent.addChild(list)
      parent.view.addSubview(list.view)
      list.didMove(toParent: parent)
      parent.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      return parent
    }
    host.show(parent)
    pull()
    expectEqual((parent.children.first as? WordsController)?.refreshes, 1)
  }

  @Test func `The text of a search that nobody asks for is in the text`() throws {
    let controller = host.perform {
      let controller = UIViewController()
      controller.navigationItem.searchController = UISearchController()
      controller.navigationItem.searchController?.obscuresBackgroundDuringPresentation = false
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      return controller
    }
    host.show(UINavigationController(rootViewController: controller))
    #expect(has("No Results"))
    let bar = try #require(controller.navigationItem.searchController?.searchBar)
    host.tap(bar.searchTextField)
    host.settle()
    host.type("oak")
    host.settle()
    #expect(has("No Results for “oak”") && !has("No Results"))
  }

  @Test func `A button that is shown again performs its latest action once`() throws {
    var taps: [String] = []
    func configuration(_ name: String, _ text: String) -> UIContentUnavailableConfiguration {
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = text
      empty.button.title = "Try again"
      empty.buttonProperties.primaryAction = UIAction { _ in taps.append(name) }
      return empty
    }
    let controller = host.perform { UIViewController() }
    let first = configuration("first", "one")
    var same = first
    same.text = "two"
    host.show(controller)
    for shown in [first, same, configuration("second", "three")] {
      host.perform { controller.contentUnavailableConfiguration = shown }
      try host.tap(.label("Try again"))
    }
    expectEqual(taps, ["first", "first", "second"])
  }

  @Test func `Changed into a state it equals a fresh one`() {
    let changed = show(["tree"])
    host.perform { changed.words = [] }
    host.layoutDirection = .rightToLeft
    host.contentSizeCategory = .accessibilityLarge
    host.rotate(to: .landscape)
    host.settle()
    let dump = host.dump()
    host.layOutAgain()
    expectEqual(host.dump(), dump)
    let other = ScreenHost(.iPhone15)
    other.layoutDirection = .rightToLeft
    other.contentSizeCategory = .accessibilityLarge
    other.rotate(to: .landscape)
    other.show(UINavigationController(rootViewController: other.perform { WordsController() }))
    other.settle()
    expectEqual(other.dump(), dump)
  }

  @Test func `Content that is higher than the screen scrolls`() throws {
    host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.rotate(to: .landscape)
    _ = show([])
    let view = try #require(host.firstView(UIContentUnavailableView.self))
    let scrollView = try #require(view.subviews.first as? UIScrollView)
    #expect(scrollView.contentSize.height > scrollView.bounds.height)
    host.touch(at: CGPoint(x: 400, y: 250)).move(by: CGVector(dx: 0, dy: -100), over: 0.2).lift()
    host.settle()
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test func `One that is set before the view is loaded is shown, also of another kind`() {
    struct Note: UIContentConfiguration {
      final class View: UILabel, UIContentView {
        var configuration: any UIContentConfiguration = Note() {
          didSet { text = "note" }
        }
      }

      func makeContentView() -> any UIView & UIContentView {
        let view = View()
        view.configuration = self
        return view
      }

      func updated(for state: any UIConfigurationState) -> Note { self }
    }
    let controller = host.perform { UIViewController() }
    host.perform {
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    }
    host.show(controller)
    #expect(has("Loading…"))
    #expect(host.firstView(UIActivityIndicatorView.self)?.isAnimating == true)
    host.perform { controller.contentUnavailableConfiguration = Note() }
    #expect(has("note") && !has("Loading…"))
    host.perform { controller.contentUnavailableConfiguration = nil }
    #expect(controller.view.subviews.isEmpty)
  }
}
