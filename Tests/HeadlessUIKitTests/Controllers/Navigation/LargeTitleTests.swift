// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A phone with a safe area of 59: a small bar ends at 103, a large one at 155.
@MainActor @Suite struct LargeTitleTests {
  private func stage(
    _ page: @autoclosure () -> ScrollingPage, in size: CGSize? = nil
  ) -> (NavigationStage, UIScrollView) {
    let stage = NavigationStage([page()])
    return (stage, (stage.navigation.topViewController as! ScrollingPage).scroll)
  }

  /// Where the content begins on the screen.
  private func top(of scroll: UIScrollView) -> CGFloat { -scroll.contentOffset.y }

  @Test func `A large title collapses with the content, point for point`() {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    expectEqual(stage.bar.frame, CGRect(x: 0, y: 59, width: 393, height: 96))
    expectEqual(scroll.contentOffset.y, -155)
    let finger = stage.host.touch(at: CGPoint(x: 200, y: 600))
    for _ in 0..<40 {
      finger.move(by: CGVector(dx: 0, dy: -3), over: 1.0 / 60)
      let end = min(max(top(of: scroll), 103), 155)
      expectNear(stage.bar.frame.maxY, end, within: 1e-9)
      expectNear(scroll.adjustedContentInset.top, end, within: 1e-9)
      expectNear(scroll.superview!.safeAreaInsets.top, end, within: 1e-9)
    }
    expectEqual(stage.bar.frame.height, 44)
    for _ in 0..<40 {
      finger.move(by: CGVector(dx: 0, dy: 3), over: 1.0 / 60)
      expectNear(stage.bar.frame.maxY, max(top(of: scroll), 103), within: 1e-9)
    }
    finger.lift()
  }

  @Test(arguments: [(20, 96), (45, 44), (120, 44)])
  func `The end of a drag leaves the title large or small`(distance: CGFloat, height: CGFloat) {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    // A drag begins after ten points.
    let finger = stage.host.touch(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -distance - 10), over: 1).hold(for: 0.5)
    expectNear(scroll.contentOffset.y + 155, distance, within: 1)
    finger.lift()
    let frames = stage.framesUntilRest().map(\.height)
    expectEqual(stage.bar.frame.height, height)
    #expect(isMonotone(frames) && largestStep(frames) < 8)
    if distance < 52 { expectEqual(scroll.contentOffset.y, (height == 96 ? -155 : -103)) }
  }

  @Test func `A drag that is cancelled leaves the title large or small, too`() {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    let finger = stage.host.touch(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -50), over: 1)
    #expect(stage.bar.frame.height < 96 && stage.bar.frame.height > 44)
    stage.host.perform { scroll.panGestureRecognizer.isEnabled = false }
    stage.host.settle()
    expectEqual(stage.bar.frame.height, 44)
    expectEqual(scroll.contentOffset.y, -103)
  }

  @Test
  func `A fling to the top shows the large title, and one that ends near it does not stop between`()
  {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    stage.host.perform { scroll.contentOffset.y = 900 }
    expectEqual(stage.bar.frame.height, 44)
    stage.host.fling(from: CGPoint(x: 200, y: 300), velocity: CGVector(dx: 0, dy: 4000))
    stage.host.settle()
    expectEqual(scroll.contentOffset.y, -155)
    expectEqual(stage.bar.frame.height, 96)
  }

  @Test func `Content that is pulled down stretches the bar`() {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    let finger = stage.host.touch(at: CGPoint(x: 200, y: 300))
    for _ in 0..<30 {
      finger.move(by: CGVector(dx: 0, dy: 5), over: 1.0 / 60)
      expectNear(stage.bar.frame.maxY, top(of: scroll), within: 1e-9)
      expectEqual(scroll.adjustedContentInset.top, 155)
    }
    #expect(stage.bar.frame.height > 140)
    finger.hold(for: 0.3).lift()
    let frames = stage.framesUntilRest().map(\.height)
    #expect(isMonotone(frames) && frames.last == 96)
  }

  @Test func `The bar leaves the room of a refresh control free`() {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    let control = stage.host.perform { UIRefreshControl() }
    stage.host.perform { scroll.refreshControl = control }
    stage.host.settle()
    let finger = stage.host.touch(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.5)
    expectEqual(stage.bar.frame.height, 96)
    let frame = control.convert(control.bounds, to: nil)
    #expect(frame.minY >= 155 && control.isRefreshing)
    finger.lift()
    stage.host.settle()
    expectEqual(stage.bar.frame.height, 96)
    expectEqual(scroll.contentOffset.y, -155 - control.bounds.height)
    stage.host.perform { control.endRefreshing() }
    stage.host.settle()
    expectEqual(scroll.contentOffset.y, -155)
  }

  @Test(arguments: [
    (UINavigationItem.LargeTitleDisplayMode.automatic, 96.0), (.always, 96), (.never, 44),
  ])
  func `largeTitleDisplayMode decides about the size`(
    mode: UINavigationItem.LargeTitleDisplayMode, height: CGFloat
  ) {
    let (stage, scroll) = stage(ScrollingPage("Inbox", mode: mode))
    expectEqual(stage.bar.frame.height, height)
    expectEqual(scroll.contentOffset.y, -59 - height)
  }

  /// UINavigationItem, "LargeTitleDisplayMode.automatic": the mode of the item below.
  @Test func `An automatic title has the size of the title below`() {
    let heights: [(UINavigationItem.LargeTitleDisplayMode, CGFloat)] = [
      (.never, 44), (.always, 96),
    ]
    for (mode, height) in heights {
      let stage = NavigationStage([ScrollingPage("a", mode: mode), ScrollingPage("b")])
      expectEqual(stage.bar.frame.height, height)
    }
  }

  @Test func `Each change at rest leads to the screen that a new one shows`() {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    let item = stage.navigation.topViewController!.navigationItem
    stage.host.perform { item.largeTitleDisplayMode = .never }
    stage.host.settle()
    #expect(stage.bar.frame.height == 44 && scroll.contentOffset.y == -103)
    stage.host.perform { item.largeTitleDisplayMode = .always }
    stage.host.settle()
    #expect(stage.bar.frame.height == 96 && scroll.contentOffset.y == -155)
    stage.host.perform { scroll.contentInset.top = 30 }
    stage.host.settle()
    #expect(stage.bar.frame.height == 96 && scroll.contentOffset.y == -185)
    stage.host.perform { scroll.contentOffset.y = -155 }
    expectEqual(stage.bar.frame.height, 66)
    stage.host.perform { scroll.contentInset.top = 0 }
    stage.host.settle()
    #expect(stage.bar.frame.height == 96 && scroll.contentOffset.y == -155)
    stage.host.perform { stage.navigation.setNavigationBarHidden(true, animated: true) }
    stage.host.settle()
    expectEqual(scroll.contentOffset.y, -59)
    stage.host.perform { stage.navigation.setNavigationBarHidden(false, animated: true) }
    stage.host.settle()
    expectEqual(stage.bar.frame, CGRect(x: 0, y: 59, width: 393, height: 96))
    expectEqual(scroll.contentOffset.y, -155)
    stage.host.perform { stage.bar.prefersLargeTitles = false }
    stage.host.settle()
    #expect(stage.bar.frame.height == 44 && scroll.contentOffset.y == -103)
  }

  @Test func `A screen of compact height has small titles`() {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    expectEqual(stage.bar.frame.height, 32)
    expectEqual(scroll.contentOffset.y, -scroll.adjustedContentInset.top)
    stage.host.rotate(to: .portrait)
    stage.host.settle()
    expectEqual(stage.bar.frame, CGRect(x: 0, y: 59, width: 393, height: 96))
    expectEqual(scroll.contentOffset.y, -155)
  }

  /// The font of 34 points has lines of 41 points. A size whose lines are higher makes the bar as
  /// much higher.
  @Test func `The bar grows with the text size, and never becomes lower`() {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    var heights: [CGFloat] = []
    for size in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      stage.host.contentSizeCategory = size
      stage.host.settle()
      heights.append(stage.bar.frame.height)
      expectEqual(scroll.contentOffset.y, -59 - stage.bar.frame.height)
    }
    #expect(heights[0] == 96 && heights[1] == 96 && heights[2] > 110)
    let label = allViews(UILabel.self, in: stage.navigation.view).first {
      $0.text == "Inbox" && !$0.isHidden
    }
    #expect(label.map { $0.bounds.height >= $0.font.lineHeight } == true)
  }

  @Test func `Content that is too short to scroll leaves the title large`() {
    let (stage, scroll) = stage(ScrollingPage("Inbox", height: 100))
    stage.host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    stage.host.settle()
    #expect(stage.bar.frame.height == 96 && scroll.contentOffset.y == -155)
  }

  /// 852 points less 155 and 34 leave 663.
  @Test func `Content that scrolls less than the title is high can rest at its end`() {
    let (stage, scroll) = stage(ScrollingPage("Inbox", height: 663 + 30))
    stage.host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    stage.host.settle()
    expectEqual(scroll.contentOffset.y, -125)
    expectEqual(stage.bar.frame.height, 66)
  }

  @Test func `The small title appears when the large one is nearly hidden`() throws {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    let labels = { allViews(UILabel.self, in: stage.navigation.view).filter { $0.text == "Inbox" } }
    let isSmallSeen = {
      labels().contains { $0.font.pointSize == 17 && !$0.isHidden && $0.alpha > 0 }
    }
    #expect(!isSmallSeen())
    stage.host.perform { scroll.contentOffset.y = -130 }
    stage.host.settle()
    #expect(!isSmallSeen())
    stage.host.perform { scroll.contentOffset.y = -103 }
    stage.host.settle()
    #expect(isSmallSeen())
    #expect(!labels().contains { $0.font.pointSize == 34 && $0.superview?.isHidden == false })
  }

  /// The first of two scroll views under the bar counts, also one that is nested, unless the
  /// application sets another.
  @Test func `The bar follows the first scroll view under it, or the one that was set`() {
    final class Page: UIViewController {
      let header = UIScrollView(), first = UIScrollView(), second = UIScrollView()
      override func viewDidLoad() {
        let container = UIView(frame: view.bounds)
        view.addSubview(container)
        header.frame = CGRect(x: 0, y: 200, width: 393, height: 50)
        for scroll in [first, second] {
          scroll.frame = view.bounds
          scroll.contentSize.height = 3000
        }
        for scroll in [header, first, second] { container.addSubview(scroll) }
      }
    }
    let stage = NavigationStage([Page()])
    let page = stage.navigation.topViewController as! Page
    stage.host.perform { page.second.contentOffset.y = 500 }
    expectEqual(stage.bar.frame.height, 96)
    stage.host.perform { page.first.contentOffset.y = 500 }
    expectEqual(stage.bar.frame.height, 44)
    stage.host.perform { page.setContentScrollView(page.second, for: .top) }
    stage.host.perform { page.second.contentOffset.y = -page.second.adjustedContentInset.top }
    #expect(page.contentScrollView(for: .top) === page.second)
    // The other edge keeps the one that is found automatically (UIViewController,
    // "setContentScrollView(_:for:)").
    #expect(page.contentScrollView(for: .bottom) === page.first)
    stage.host.settle()
    stage.host.perform { page.second.setContentOffset(CGPoint(x: 0, y: -155), animated: false) }
    expectEqual(stage.bar.frame.height, 96)
  }

  @Test func `A scroll view that is added or removed later decides from then on`() {
    let stage = NavigationStage([UIViewController()])
    let page = stage.navigation.topViewController!
    expectEqual(stage.bar.frame.height, 96)
    let scroll = stage.host.perform { UIScrollView(frame: page.view.bounds) }
    scroll.contentSize.height = 3000
    scroll.contentOffset.y = 400
    stage.host.perform { page.view.addSubview(scroll) }
    stage.host.settle()
    expectEqual(stage.bar.frame.height, 44)
    stage.host.perform { scroll.removeFromSuperview() }
    stage.host.settle()
    expectEqual(stage.bar.frame.height, 96)
  }

  @Test func `A collection view is under the large title from its first layout`() {
    let host = ScreenHost(.iPhone15)
    let page = host.perform {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    host.perform { page.collectionView.alwaysBounceVertical = true }
    let navigation = host.perform { UINavigationController(rootViewController: page) }
    host.perform { navigation.navigationBar.prefersLargeTitles = true }
    host.show(navigation)
    host.settle()
    expectEqual(page.collectionView.contentOffset.y, -155)
    let before = page.collectionView.contentOffset
    host.perform { navigation.view.setNeedsLayout() }
    host.settle()
    #expect(
      page.collectionView.contentOffset == before && navigation.navigationBar.frame.height == 96)
  }

  @Test func `A tap on the status bar shows the large title`() {
    let (stage, scroll) = stage(ScrollingPage("Inbox"))
    stage.host.perform { scroll.contentOffset.y = 800 }
    stage.host.perform { _ = stage.host.window?.tapStatusBar() }
    let frames = stage.framesUntilRest().map(\.height)
    expectEqual(scroll.contentOffset.y, -155)
    #expect(frames.first == 44 && frames.last == 96 && isMonotone(frames))
  }
}
