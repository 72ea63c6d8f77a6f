// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// The backgrounds of bars while content is at their edge, as Apple documents them since iOS 15:
/// "If the edge of the scrolled content reaches that bar, UIKit applies the appearance settings in
/// this property. If the value of this property is nil, UIKit uses the [standard appearance],
/// modified to use a transparent background" (`scrollEdgeAppearance` of the three bars).
@MainActor @Suite struct ScrollEdgeTests {
  /// The color of a bar's background; nil for a transparent one.
  private func background(_ bar: UIView) -> UIColor? {
    // The background has the material, and the color over it is a subview.
    guard let background = bar.subviews.first, let color = background.subviews.first else {
      return nil
    }
    return color.isHidden ? background.backgroundColor : color.backgroundColor
  }

  private func scroll(_ host: ScreenHost, _ view: UIScrollView, to y: CGFloat) {
    host.perform { view.contentOffset.y = y }
    host.settle()
  }

  private func standard(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  // MARK: Navigation bars

  @Test func `A navigation bar has no background while content is at its top`() {
    let page = ScrollingPage("Mail")
    let stage = NavigationStage([page], large: false)
    #expect(background(stage.bar) == nil)
    scroll(stage.host, page.scroll, to: 20)
    #expect(background(stage.bar) != nil)
    scroll(stage.host, page.scroll, to: -103)
    #expect(background(stage.bar) == nil)
    // Pulled beyond its top, no content is beneath the bar either.
    let finger = stage.host.touch(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 200, y: 500), over: 0.2)
    #expect(page.scroll.contentOffset.y < -103)
    #expect(background(stage.bar) == nil)
    finger.lift()
  }

  @Test func `A page without a scroll view has a bar without a background`() {
    let stage = NavigationStage([UIViewController()], large: false)
    #expect(background(stage.bar) == nil)
  }

  @Test func `A bar without a navigation controller has its standard appearance`() {
    let host = ScreenHost(.iPhone15)
    let bar = UINavigationBar()
    bar.standardAppearance = standard(.systemTeal)
    bar.scrollEdgeAppearance = standard(.systemPink)
    host.show(bar, frame: CGRect(x: 0, y: 59, width: 393, height: 44))
    expectEqual(background(bar), .systemTeal)
    let toolbar = UIToolbar()
    let edge = UIToolbarAppearance()
    edge.backgroundColor = .systemPink
    toolbar.scrollEdgeAppearance = edge
    let tabs = UITabBar()
    host.show(toolbar, frame: CGRect(x: 0, y: 700, width: 393, height: 44))
    #expect(background(toolbar) != nil && background(toolbar) != .systemPink)
    host.show(tabs, frame: CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(background(tabs) != nil)
  }

  @Test func `A bar without items is the same after it was updated`() {
    let host = ScreenHost(.iPhone15)
    let bar = UINavigationBar()
    host.show(bar, frame: CGRect(x: 0, y: 59, width: 393, height: 44))
    let fresh = host.dump()
    host.contentSizeCategory = .extraLarge
    host.contentSizeCategory = .large
    host.settle()
    expectEqual(host.dump(), fresh)
  }

  @Test func `Appearances are chosen by the edge, and the bar's color is one of the standard one`()
  {
    let page = ScrollingPage("Mail")
    let stage = NavigationStage([page], large: false)
    stage.host.perform { stage.bar.barTintColor = .systemIndigo }
    stage.host.settle()
    #expect(background(stage.bar) == nil)
    scroll(stage.host, page.scroll, to: 20)
    expectEqual(background(stage.bar), .systemIndigo)
    stage.host.perform {
      stage.bar.standardAppearance = standard(.systemTeal)
      stage.bar.scrollEdgeAppearance = standard(.systemPink)
    }
    stage.host.settle()
    expectEqual(background(stage.bar), .systemTeal)
    scroll(stage.host, page.scroll, to: -103)
    expectEqual(background(stage.bar), .systemPink)
  }

  /// A scroll view that gets its size when the view around it is laid out, after the page.
  private final class Wrapped: UIViewController {
    private final class Wrapper: UIView {
      let scroll = UIScrollView()

      override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
      }
    }

    private let wrapper = Wrapper()
    var scroll: UIScrollView { wrapper.scroll }

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = CGSize(width: 100, height: 2_000)
      wrapper.addSubview(scroll)
      view.addSubview(wrapper)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      wrapper.frame = view.bounds
    }
  }

  @Test func `Bars follow a scroll view that is laid out after the page`() {
    let host = ScreenHost(.iPhone15)
    let (page, tabs) = (Wrapped(), UITabBarController())
    let navigation = UINavigationController(rootViewController: page)
    tabs.viewControllers = [UIViewController(), navigation]
    host.show(tabs)
    host.perform { tabs.selectedIndex = 1 }
    host.settle()
    #expect(background(tabs.tabBar) != nil && background(navigation.navigationBar) == nil)
    scroll(host, page.scroll, to: 20)
    #expect(background(navigation.navigationBar) != nil)
    scroll(host, page.scroll, to: 2_000 - 852 + 83)
    #expect(background(tabs.tabBar) == nil)
  }

  @Test func `A large title has the look of the edge until it is hidden`() {
    let page = ScrollingPage("Mail")
    let stage = NavigationStage([page])
    #expect(stage.bar.bounds.height == 96 && background(stage.bar) == nil)
    let top = page.scroll.contentOffset.y
    scroll(stage.host, page.scroll, to: top + 40)
    #expect(stage.bar.bounds.height == 56 && background(stage.bar) == nil)
    scroll(stage.host, page.scroll, to: top + 53)
    #expect(stage.bar.bounds.height == 44 && background(stage.bar) != nil)
  }

  @Test func `A bar that content does not reach under follows the content all the same`() {
    let page = ScrollingPage("Mail")
    page.edgesForExtendedLayout = []
    let stage = NavigationStage([page])
    #expect(background(stage.bar) == nil)
    scroll(stage.host, page.scroll, to: 30)
    #expect(stage.bar.bounds.height == 66 && background(stage.bar) == nil)
    scroll(stage.host, page.scroll, to: 30)
    #expect(stage.bar.bounds.height == 44 && background(stage.bar) != nil)
    // The frame has moved up by the height of the title.
    scroll(stage.host, page.scroll, to: -52)
    #expect(stage.bar.bounds.height == 96 && background(stage.bar) == nil)
    expectEqual(page.scroll.contentOffset.y, 0)
  }

  @Test func `The background changes along with a push and a pop`() {
    let (list, detail) = (ScrollingPage("Mail"), ScrollingPage("Message"))
    let stage = NavigationStage([list], large: false)
    scroll(stage.host, list.scroll, to: 200)
    stage.push(detail)
    stage.host.advance(by: 0.1)
    // On its way from the translucent background to none.
    let seen = stage.bar.subviews.first?.layer.presentation()?.backgroundColor?.alpha ?? 0
    #expect(seen > 0.01 && seen < 0.89, "\(seen)")
    stage.host.settle()
    #expect(background(stage.bar) == nil)
    stage.pop()
    stage.host.settle()
    #expect(background(stage.bar) != nil)
    // A swipe that is cancelled leaves the background of the page that remains.
    stage.push(ScrollingPage("Other"))
    stage.host.settle()
    stage.host.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 62, y: 400), duration: 0.5)
    stage.host.settle()
    expectEqual(stage.navigation.viewControllers.count, 2)
    #expect(background(stage.bar) == nil)
  }

  // MARK: Tab bars

  @Test func `A tab bar has no background while content is at its end`() {
    let stage = TabStage([TabPage("Mail"), UIViewController()])
    guard let page = stage.tabs.viewControllers?[0] as? TabPage else { return }
    #expect(background(stage.bar) != nil)
    // 3000 points of content, whose end rests 83 points above the lower edge of 852.
    scroll(stage.host, page.scroll, to: 3000 + 83 - 852)
    #expect(background(stage.bar) == nil)
    // Content that grows below the end is under the bar, without a scroll.
    stage.host.perform { page.scroll.contentSize.height = 4000 }
    stage.host.settle()
    #expect(background(stage.bar) != nil)
    stage.host.perform { page.scroll.contentSize.height = 3000 }
    stage.host.settle()
    #expect(background(stage.bar) == nil)
    scroll(stage.host, page.scroll, to: 3000 + 83 - 852 - 10)
    #expect(background(stage.bar) != nil)
    stage.host.perform { page.scroll.contentSize.height = 300 }
    stage.host.settle()
    #expect(background(stage.bar) == nil)
    stage.host.perform { page.scroll.contentSize.height = 3000 }
    stage.host.settle()
    #expect(background(stage.bar) != nil)
    // The second tab has no scroll view.
    stage.host.perform { stage.tabs.selectedIndex = 1 }
    stage.host.settle()
    #expect(background(stage.bar) == nil)
    stage.host.perform { stage.tabs.selectedIndex = 0 }
    stage.host.settle()
    #expect(background(stage.bar) != nil)
  }

  @Test func `The appearances of the selected item take precedence over those of the tab bar`() {
    let stage = TabStage([TabPage("Mail"), TabPage("News")])
    guard let page = stage.tabs.viewControllers?[0] as? TabPage else { return }
    func appearance(_ color: UIColor) -> UITabBarAppearance {
      let appearance = UITabBarAppearance()
      appearance.backgroundColor = color
      return appearance
    }
    stage.host.perform {
      stage.bar.standardAppearance = appearance(.systemTeal)
      stage.bar.scrollEdgeAppearance = appearance(.systemPink)
    }
    stage.host.settle()
    expectEqual(background(stage.bar), .systemTeal)
    scroll(stage.host, page.scroll, to: 3000 + 83 - 852)
    expectEqual(background(stage.bar), .systemPink)
    stage.host.perform { page.tabBarItem.scrollEdgeAppearance = appearance(.systemGreen) }
    stage.host.settle()
    expectEqual(background(stage.bar), .systemGreen)
    scroll(stage.host, page.scroll, to: 0)
    expectEqual(background(stage.bar), .systemTeal)
  }

  @Test func `A tab bar follows the topmost page of a stack`() {
    let stage = TabStage.stacks()
    let navigation = stage.navigation(0)
    #expect(background(stage.bar) != nil)
    stage.host.perform { navigation.pushViewController(UIViewController(), animated: true) }
    stage.host.settle()
    #expect(background(stage.bar) == nil)
    stage.host.perform { _ = navigation.popViewController(animated: true) }
    stage.host.settle()
    #expect(background(stage.bar) != nil)
  }

  // MARK: Toolbars, and the scroll view that is followed

  @Test func `A toolbar has no background while content is at its end`() {
    let page = ScrollingPage("Mail")
    let stage = NavigationStage([page], large: false)
    stage.host.perform {
      page.toolbarItems = [UIBarButtonItem(title: "Edit")]
      stage.navigation.isToolbarHidden = false
    }
    stage.host.settle()
    let toolbar = stage.navigation.toolbar!
    #expect(background(toolbar) != nil)
    scroll(stage.host, page.scroll, to: 3000 + 78 - 852)
    #expect(background(toolbar) == nil)
    stage.host.perform {
      let appearance = UIToolbarAppearance()
      appearance.backgroundColor = .systemPink
      toolbar.scrollEdgeAppearance = appearance
    }
    stage.host.settle()
    expectEqual(background(toolbar), .systemPink)
    stage.push(UIViewController())
    stage.host.settle()
    stage.pop()
    stage.host.settle()
    expectEqual(background(toolbar), .systemPink)
  }

  /// Content of two scroll views, the second of which the application chooses.
  private final class TwoLists: UIViewController {
    let (front, behind) = (UIScrollView(), UIScrollView())
    var follows = true

    override func viewDidLoad() {
      super.viewDidLoad()
      for view in [front, behind] {
        view.frame = self.view.bounds
        view.contentSize.height = 3000
        self.view.addSubview(view)
      }
    }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      follows ? super.contentScrollView(for: edge) : nil
    }
  }

  @Test func `Bars follow the first scroll view, the one that was set, or none`() {
    let page = TwoLists()
    let stage = NavigationStage([page], large: false)
    #expect(page.contentScrollView(for: .top) === page.front)
    #expect(page.contentScrollView(for: .bottom) === page.front)
    scroll(stage.host, page.behind, to: 300)
    #expect(background(stage.bar) == nil)
    stage.host.perform { page.setContentScrollView(page.behind, for: .top) }
    stage.host.settle()
    #expect(page.contentScrollView(for: .top) === page.behind)
    #expect(page.contentScrollView(for: .bottom) === page.front)
    #expect(background(stage.bar) != nil)
    stage.host.perform {
      page.follows = false
      page.view.setNeedsLayout()
    }
    stage.host.settle()
    #expect(background(stage.bar) == nil)
  }
}
