// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// UIKit documentation, `UIViewController.preferredContentSize`: "the preferred size for the view
/// controller's view", used "primarily when displaying the view controller's content in a popover";
/// `UIContentContainer.preferredContentSizeDidChange(forChildContentContainer:)`: containers are
/// notified of changes of their children.
@MainActor @Suite struct PreferredSizeTests {
  /// A page that states its size when its view is loaded, as many do.
  private final class Page: UIViewController {
    private let wanted: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      wanted = CGSize(width: width, height: height)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      preferredContentSize = wanted
    }
  }

  @MainActor private final class Screen {
    let host = ScreenHost(.iPad)
    let content: UIViewController

    init(
      _ style: UIModalPresentationStyle, animated: Bool = true,
      _ make: @MainActor () -> UIViewController
    ) {
      let presenter = host.perform { UIViewController() }
      content = host.perform(make)
      host.show(presenter)
      host.perform { [content] in
        content.modalPresentationStyle = style
        content.popoverPresentationController?.sourceView = presenter.view
        content.popoverPresentationController?.sourceRect =
          CGRect(x: 400, y: 200, width: 20, height: 20)
        presenter.present(content, animated: animated)
      }
      host.settle()
    }

    var size: CGSize { content.view.bounds.size }
  }

  @Test(arguments: [UIModalPresentationStyle.popover, .formSheet], [false, true])
  func `A navigation controller has the size that its page prefers`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let (root, next) = (Page(300, 250), Page(340, 420))
    let screen = Screen(style, animated: animated) {
      UINavigationController(rootViewController: root)
    }
    guard let controller = screen.content as? UINavigationController else { return }
    expectEqual(screen.size, CGSize(width: 300, height: 250))
    expectEqual(root.view.bounds.size, CGSize(width: 300, height: 250))
    expectEqual(controller.preferredContentSize, CGSize(width: 300, height: 250))
    screen.host.perform { controller.pushViewController(next, animated: animated) }
    screen.host.settle()
    expectEqual(screen.size, CGSize(width: 340, height: 420))
    expectEqual(next.view.bounds.size, CGSize(width: 340, height: 420))
    screen.host.perform { controller.popViewController(animated: animated) }
    screen.host.settle()
    expectEqual(screen.size, CGSize(width: 300, height: 250))
    screen.host.perform { root.preferredContentSize = CGSize(width: 320, height: 200) }
    screen.host.settle()
    expectEqual(screen.size, CGSize(width: 320, height: 200))
    expectEqual(root.view.bounds.size, CGSize(width: 320, height: 200))
    // A size of its own has precedence.
    screen.host.perform { controller.preferredContentSize = CGSize(width: 360, height: 240) }
    screen.host.settle()
    expectEqual(screen.size, CGSize(width: 360, height: 240))
    screen.host.perform { controller.preferredContentSize = .zero }
    screen.host.settle()
    expectEqual(screen.size, CGSize(width: 320, height: 200))
  }

  @Test(arguments: [UIModalPresentationStyle.popover, .formSheet])
  func `A tab bar controller has the size that its selected tab prefers`(
    style: UIModalPresentationStyle
  ) {
    let (first, second) = (Page(300, 250), Page(340, 420))
    let screen = Screen(style) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: first), second]
      return tabs
    }
    guard let tabs = screen.content as? UITabBarController else { return }
    expectEqual(screen.size, CGSize(width: 300, height: 250))
    expectEqual(first.view.bounds.size, CGSize(width: 300, height: 250))
    screen.host.perform { tabs.selectedIndex = 1 }
    screen.host.settle()
    expectEqual(screen.size, CGSize(width: 340, height: 420))
    screen.host.perform { second.preferredContentSize = CGSize(width: 300, height: 300) }
    screen.host.settle()
    expectEqual(screen.size, CGSize(width: 300, height: 300))
    screen.host.perform { tabs.selectedIndex = 0 }
    screen.host.settle()
    expectEqual(screen.size, CGSize(width: 300, height: 250))
  }

  /// The preferred size is that of the page's view, which an opaque bar makes smaller.
  @Test func `Below an opaque bar the page has its preferred size, too`() {
    let page = Page(300, 250)
    let screen = Screen(.popover) {
      let controller = UINavigationController(rootViewController: page)
      controller.navigationBar.isTranslucent = false
      return controller
    }
    expectEqual(page.view.bounds.size, CGSize(width: 300, height: 250))
    expectEqual(screen.size, CGSize(width: 300, height: 294))
  }

  /// Not documented; chosen because a page that does not prefer a length has the system's.
  @Test func `Pages without a preferred size have the size of the system`() {
    let plain = Screen(.popover) { UIViewController() }
    let screen = Screen(.popover) {
      UINavigationController(rootViewController: UIViewController())
    }
    expectEqual(screen.size, plain.size)
    expectEqual(screen.content.preferredContentSize, .zero)
  }
}
