// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// However and whenever titles become large, the screen is the same.
@MainActor @Suite struct LargeTitleSettingTests {
  enum Moment: CaseIterable {
    case beforePages, afterPages, viewDidLoad, viewWillAppear, viewDidAppear, afterShowing, twice
  }

  private final class Page: UIViewController {
    let scroll = UIScrollView()
    var moment = Moment.afterPages

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Inbox"
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 300, height: 3000)
      view.addSubview(scroll)
      if moment == .viewDidLoad { navigationController?.navigationBar.prefersLargeTitles = true }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .viewWillAppear { navigationController?.navigationBar.prefersLargeTitles = true }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if moment == .viewDidAppear { navigationController?.navigationBar.prefersLargeTitles = true }
    }
  }

  /// Returns a host that shows a page under a bar whose titles become large at a moment; never,
  /// with nil.
  private func show(_ moment: Moment?) -> (ScreenHost, UINavigationController, Page) {
    let host = ScreenHost(.iPhone15)
    let page = host.perform { Page() }
    if let moment { page.moment = moment }
    let navigation = host.perform {
      guard moment == .beforePages else { return UINavigationController(rootViewController: page) }
      let navigation = UINavigationController()
      navigation.navigationBar.prefersLargeTitles = true
      navigation.viewControllers = [page]
      return navigation
    }
    let bar = navigation.navigationBar
    if moment == .afterPages { host.perform { bar.prefersLargeTitles = true } }
    host.show(navigation)
    host.settle()
    if moment == .afterShowing { host.perform { bar.prefersLargeTitles = true } }
    if moment == .twice {
      for value in [true, false, true] {
        host.perform { bar.prefersLargeTitles = value }
        host.settle()
      }
    }
    host.settle()
    return (host, navigation, page)
  }

  @Test(arguments: Moment.allCases)
  func `Titles are large from whenever they are asked for`(moment: Moment) throws {
    let (host, navigation, page) = show(moment)
    let labels = allViews(UILabel.self, in: navigation.navigationBar).filter { $0.text == "Inbox" }
    let large = try #require(labels.first { $0.font.pointSize == 34 })
    // A row of 44 points, and 52 below it.
    expectEqual(large.convert(large.bounds, to: nil), CGRect(x: 16, y: 103, width: 361, height: 52))
    expectEqual(labels.count { !$0.isHidden && $0.alpha > 0 }, 1)
    expectEqual(page.scroll.contentOffset.y, -155)
    expectEqual(host.dump(), show(.beforePages).0.dump())
    host.layOutAgain()
    expectEqual(host.dump(), show(.beforePages).0.dump())
  }

  @Test func `Titles that become small again are as on a new screen`() {
    let (host, navigation, _) = show(.afterPages)
    host.perform { navigation.navigationBar.prefersLargeTitles = false }
    host.settle()
    expectEqual(host.dump(), show(nil).0.dump())
  }

  /// UINavigationBar, "titleTextAttributes" and "largeTitleTextAttributes": the font is one of the
  /// attributes.
  @Test func `Titles have the fonts and colors of their attributes`() throws {
    let (host, navigation, page) = show(.afterPages)
    let bar = navigation.navigationBar
    func label(_ size: CGFloat) -> UILabel? {
      allViews(UILabel.self, in: bar).first { $0.text == "Inbox" && $0.font.pointSize == size }
    }
    host.perform {
      bar.titleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.red,
      ]
      bar.largeTitleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 60), .foregroundColor: UIColor.blue,
      ]
    }
    host.settle()
    #expect(label(13)?.textColor == .red && label(60)?.textColor == .blue)
    // As much higher as the line is higher than that of the default font.
    let height = 44 + 11 + UIFont.systemFont(ofSize: 60).lineHeight.rounded(.up)
    #expect(bar.frame.height == height && page.scroll.contentOffset.y == -59 - height)
    host.perform {
      bar.titleTextAttributes = nil
      bar.largeTitleTextAttributes = nil
    }
    host.settle()
    expectEqual(host.dump(), show(.afterPages).0.dump())
  }

  @Test(arguments: [false, true])
  func `A bar that a page without one shows again has the title of that page`(isLarge: Bool) throws
  {
    let stage = NavigationStage([ScrollingPage("a", hidesBar: false)], large: isLarge)
    stage.push(ScrollingPage("b", hidesBar: true))
    stage.host.settle()
    stage.host.perform { stage.navigation.setNavigationBarHidden(false, animated: true) }
    stage.host.settle()
    let shown = allViews(UILabel.self, in: stage.bar).filter {
      $0.text == "b" && $0.bounds.height > 0 && !$0.isHidden && $0.alpha > 0
    }
    expectEqual(shown.count, 1)
    let fresh = NavigationStage([ScrollingPage("a"), ScrollingPage("b")], large: isLarge)
    expectEqual(stage.host.dump(), fresh.host.dump())
  }
}
