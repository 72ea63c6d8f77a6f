// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// A refresh below a navigation bar. Apple does not document what `beginRefreshing()` shows; the
/// rule is that the height of a bar has no history: begun by code, a refresh looks as after a pull.
@MainActor @Suite struct RefreshBelowBarTests {
  enum Kind: CaseIterable, Sendable { case small, large, search, largeSearch, opaque }

  @MainActor private final class Screen {
    let stage: NavigationStage
    let page: ScrollingPage
    let control: UIRefreshControl

    var host: ScreenHost { stage.host }
    var scroll: UIScrollView { page.scroll }

    init(_ kind: Kind) {
      var made: ScrollingPage!
      stage = NavigationStage(
        {
          made = ScrollingPage("Inbox")
          if kind == .search || kind == .largeSearch {
            made.navigationItem.searchController = UISearchController(searchResultsController: nil)
          }
          if kind == .opaque { made.edgesForExtendedLayout = [] }
          return [made]
        }(), large: kind == .large || kind == .largeSearch)
      page = made
      control = stage.host.perform { UIRefreshControl() }
      stage.host.perform { page.scroll.refreshControl = control }
      stage.host.settle()
    }

    func pull() {
      let finger = host.touch(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 300), over: 0.5).lift()
      host.settle()
    }

    func begin() {
      host.perform { control.beginRefreshing() }
      host.settle()
    }

    var state: [String] {
      host.visibleDump.map(String.init) + [
        "\(scroll.contentOffset.y + 0) \(scroll.adjustedContentInset) \(stage.bar.frame)",
        "\(control.convert(control.bounds, to: nil)) \(control.isRefreshing)",
      ]
    }
  }

  @Test(arguments: Kind.allCases)
  func `A refresh that code begins at the top looks as after a pull`(kind: Kind) {
    let (pulled, begun, new) = (Screen(kind), Screen(kind), Screen(kind))
    let rest = begun.state
    pulled.pull()
    #expect(pulled.control.isRefreshing)
    begun.begin()
    expectEqual(begun.state, pulled.state)
    let control = begun.control.convert(begun.control.bounds, to: nil)
    #expect(control.minY >= begun.stage.bar.frame.maxY - 1e-9)
    begun.host.perform { begun.control.endRefreshing() }
    begun.host.settle()
    expectEqual(begun.state, rest)
    // A control that refreshes already when it is set.
    new.host.perform {
      new.scroll.refreshControl = nil
      new.control.beginRefreshing()
      new.scroll.refreshControl = new.control
    }
    new.host.settle()
    expectEqual(new.state, pulled.state)
  }

  @Test(arguments: Kind.allCases)
  func `The height of the bar is the same wherever the refresh has begun`(kind: Kind) {
    for distance in stride(from: 0.0, through: 220, by: 20) {
      let (scrolledFirst, begunFirst) = (Screen(kind), Screen(kind))
      let top = scrolledFirst.scroll.contentOffset.y
      scrolledFirst.host.perform { scrolledFirst.scroll.contentOffset.y = top + distance }
      scrolledFirst.host.settle()
      let height = scrolledFirst.stage.bar.frame.height
      scrolledFirst.host.perform { scrolledFirst.control.beginRefreshing() }
      let atOnce = scrolledFirst.stage.bar.frame.height
      #expect(atOnce == height, "\(kind) \(distance)")
      scrolledFirst.host.settle()
      let offset = scrolledFirst.scroll.contentOffset
      begunFirst.pull()
      begunFirst.host.perform { begunFirst.scroll.contentOffset = offset }
      begunFirst.host.settle()
      expectEqual(begunFirst.state, scrolledFirst.state, "\(kind) \(distance)")
    }
  }

  /// Before the first layout nothing scrolls; the bar is as high as without a refresh.
  @Test(arguments: Kind.allCases)
  func `A refresh that begins with the page does not collapse the bar`(kind: Kind) {
    final class Page: UIViewController {
      let scroll = UIScrollView()
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.refreshControl = UIRefreshControl()
        view.addSubview(scroll)
        scroll.refreshControl?.beginRefreshing()
      }
    }
    var made: Page!
    let stage = NavigationStage(
      {
        made = Page()
        made.title = "Inbox"
        if kind == .search || kind == .largeSearch {
          made.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
        if kind == .opaque { made.edgesForExtendedLayout = [] }
        return [made]
      }(), large: kind == .large || kind == .largeSearch)
    expectEqual(stage.bar.frame.height, Screen(kind).stage.bar.frame.height)
  }

  @Test(arguments: Kind.allCases, [0.05, 0.2])
  func `A refresh that ends at once leaves no trace`(kind: Kind, pause: Double) {
    let screen = Screen(kind)
    let rest = screen.state
    screen.host.perform { screen.control.beginRefreshing() }
    screen.host.advance(by: pause)
    screen.host.perform { screen.control.endRefreshing() }
    screen.host.settle()
    expectEqual(screen.state, rest)
  }

  /// Applications that scroll themselves, as UIRefreshControl's users have had to do.
  @Test(arguments: [Kind.small, .large])
  func `An application that scrolls by the control's height ends in the same place`(kind: Kind) {
    let (begun, own) = (Screen(kind), Screen(kind))
    begun.begin()
    own.host.perform {
      own.control.beginRefreshing()
      own.scroll.setContentOffset(
        CGPoint(x: 0, y: own.scroll.contentOffset.y - own.control.frame.height), animated: true)
    }
    own.host.settle()
    expectEqual(own.state, begun.state)
  }
}
