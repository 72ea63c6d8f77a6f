// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

/// Insets on their way from one value to another: none of them is smaller than both ends.
@MainActor @Suite struct BarPassingInsetTests {
  /// Records the insets of a scroll view.
  private final class Recorder: UIScrollView {
    var insets: [UIEdgeInsets] = []
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      insets.append(adjustedContentInset)
    }
  }

  private final class Screen: UIViewController {
    let scrollView = Recorder()
    let field = UITextField()
    lazy var top = TopBarInstaller(viewController: self, bars: [bar("t")])
    lazy var bottom = BottomBarInstaller(
      viewController: self, avoidsKeyboard: true, bars: [bar("a"), bar("b", height: 30)])

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scrollView)
      view.addSubview(field)
      top.install()
      bottom.install()
    }
  }

  private let host = ScreenHost(.iPhone15)
  private let screen: Screen

  init() {
    let host = host
    let screen = host.perform { Screen() }
    self.screen = screen
    host.show(screen)
    host.settle()
  }

  private static let changes: [(String, @MainActor (Screen, ScreenHost) -> Void)] = [
    ("keyboard", { screen, _ in screen.field.becomeFirstResponder() }),
    ("no keyboard", { screen, _ in screen.field.resignFirstResponder() }),
    (
      "other bars",
      { screen, _ in
        screen.bottom.setBars([bar("a", height: 20), bar("c", height: 60)], animated: true)
      }
    ),
    (
      "more bars",
      { screen, _ in
        screen.bottom.setBars(
          [bar("x"), bar("a", height: 20), bar("c", height: 60)], animated: true)
        screen.top.setBars([bar("t", height: 20), bar("u", height: 80)], animated: true)
      }
    ),
    (
      "fewer bars",
      { screen, _ in
        screen.bottom.setBars([bar("c", height: 60)], animated: false)
        screen.top.setBars([bar("u", height: 80)], animated: true)
      }
    ),
    (
      "keyboard and other bars",
      { screen, _ in
        screen.field.becomeFirstResponder()
        screen.bottom.setBars([bar("d", height: 10), bar("e", height: 120)], animated: true)
      }
    ),
    (
      "no keyboard and other bars",
      { screen, _ in
        screen.bottom.setBars([bar("a"), bar("b", height: 30)], animated: false)
        screen.field.resignFirstResponder()
      }
    ),
    (
      "content insets",
      { screen, _ in
        screen.bottom.container?.insetBehavior = .barHeightContentInset
        screen.top.container?.insetBehavior = .barHeightContentInset
      }
    ),
    ("keyboard again", { screen, _ in screen.field.becomeFirstResponder() }),
    ("no keyboard again", { screen, _ in screen.field.resignFirstResponder() }),
    ("landscape", { _, host in host.rotate(to: .landscape) }),
    (
      "safe area",
      { screen, _ in
        screen.bottom.container?.insetBehavior = .barHeightSafeArea
        screen.top.container?.insetBehavior = .barHeightSafeArea
      }
    ),
    ("portrait", { _, host in host.rotate(to: .portrait) }),
  ]

  @Test func `No passing inset is smaller than both ends`() {
    for (name, change) in Self.changes {
      let before = screen.scrollView.adjustedContentInset
      screen.scrollView.insets = []
      host.perform { change(screen, host) }
      host.settle()
      let after = screen.scrollView.adjustedContentInset
      for inset in screen.scrollView.insets {
        #expect(inset.bottom >= min(before.bottom, after.bottom), "\(name)")
        #expect(inset.top >= min(before.top, after.top), "\(name)")
      }
      // A new height of the screen makes fewer bars fit: everything at rest is the same when laid
      // out again.
      let dump = host.dump()
      host.perform {
        screen.bottom.container?.setNeedsLayout()
        screen.top.container?.setNeedsLayout()
      }
      expectEqual(host.dump(), dump, "\(name)")
    }
  }

  @Test func `A list at its end stays at its end when the keyboard goes`() {
    let list = screen.scrollView
    func distance() -> CGFloat {
      list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        - list.contentOffset.y
    }
    for _ in 0..<2 {
      host.perform { _ = screen.field.becomeFirstResponder() }
      host.settle()
      host.perform { list.contentOffset.y += distance() }
      expectEqual(list.adjustedContentInset.bottom, CGFloat(294 + 74))
      host.perform { _ = screen.field.resignFirstResponder() }
      host.settle()
      expectEqual(list.adjustedContentInset.bottom, CGFloat(34 + 74))
      expectEqual(distance(), 0)
      host.perform { screen.bottom.setBars([bar("b", height: 30), bar("a")], animated: true) }
      host.settle()
      expectEqual(distance(), 0)
      host.perform { screen.bottom.setBars([bar("c", height: 30), bar("d")], animated: true) }
      host.settle()
      expectEqual(distance(), 0)
      host.perform { screen.bottom.setBars([bar("a"), bar("b", height: 30)], animated: false) }
      host.settle()
      expectEqual(distance(), 0)
    }
  }

  @Test func `A list at its top stays at its top when bars change`() {
    let list = screen.scrollView
    expectEqual(list.contentOffset.y, CGFloat(-59 - 44))
    host.perform {
      screen.top.setBars([bar("u", height: 30), bar("v", height: 30)], animated: true)
    }
    host.settle()
    expectEqual(list.contentOffset.y, CGFloat(-59 - 60))
    host.perform { screen.top.setBars([bar("t")], animated: true) }
    host.settle()
    expectEqual(list.contentOffset.y, CGFloat(-59 - 44))
  }
}
