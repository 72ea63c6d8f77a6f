// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// The status bar and the scroll indicators, which a host shows on demand.
@MainActor @Suite struct DecorationTests {
  private let host = ScreenHost(.iPhone15)

  private func scrollView() -> UIScrollView {
    let view = host.perform { UIScrollView() }
    host.show(view)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 393, height: 8_520)
    host.settle()
    return view
  }

  private func indicators(of view: UIScrollView) -> [CALayer] {
    (view.layer.sublayers ?? []).filter { $0.zPosition > 0 }
  }

  // "UIScrollView", `automaticallyAdjustsScrollIndicatorInsets` and `flashScrollIndicators()`.
  @Test func `Indicators appear while the content moves and fade afterwards`() throws {
    let view = scrollView()
    view.automaticallyAdjustsScrollIndicatorInsets = false
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), duration: 0.5)
    #expect(indicators(of: view).isEmpty)
    host.settle()
    view.contentOffset = .zero
    host.showsScrollIndicators = true
    let finger = host.touch(at: CGPoint(x: 200, y: 700))
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.5)
    let bar = try #require(indicators(of: view).first { $0.frame.height > $0.frame.width })
    expectEqual(bar.opacity, 1)
    // A tenth of the content is visible; the track is 746 points long, without the margins of 3
    // points.
    expectNear(bar.frame.height, 74.6, within: 0.01)
    let share = view.contentOffset.y / (8_520 - 852)
    expectNear(bar.frame.minY - view.contentOffset.y - 103, (746 - 74.6) * share, within: 0.01)
    finger.hold(for: 3)
    expectEqual(bar.opacity, 1)
    finger.lift()
    host.settle()
    expectEqual(bar.opacity, 0)
    host.perform { view.flashScrollIndicators() }
    expectEqual(bar.opacity, 1)
    host.advance(by: 2)
    expectEqual(bar.opacity, 0)
  }

  @Test func `A scroll view without indicators or without room to scroll shows none`() {
    host.showsScrollIndicators = true
    let view = scrollView()
    func shown() -> Int { indicators(of: view).count { $0.opacity > 0 } }
    host.perform { view.flashScrollIndicators() }
    expectEqual(shown(), 1)
    host.advance(by: 2)
    view.showsVerticalScrollIndicator = false
    host.perform { view.flashScrollIndicators() }
    expectEqual(shown(), 0)
    view.showsVerticalScrollIndicator = true
    host.perform { view.contentSize.height = 852 }
    host.perform { view.flashScrollIndicators() }
    expectEqual(shown(), 0)
  }

  // "UIViewController", `prefersStatusBarHidden`.
  @Test func `The status bar is in a window of its own, in front, and takes touches on itself`() {
    final class Controller: UIViewController {
      var hides = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
      override var prefersStatusBarHidden: Bool { hides }
    }
    let controller = host.perform { Controller() }
    host.show(controller)
    let before = host.dump()
    host.showsStatusBar = true
    expectEqual(host.dump(), before)
    expectEqual(host.perform { UIApplication.shared.windows.count }, 1)
    #expect(host.dump(.systemWindows).contains("StatusBarView (0 0; 393 59)"))
    #expect(host.view(at: CGPoint(x: 50, y: 20)) !== controller.view)
    #expect(host.view(at: CGPoint(x: 50, y: 60)) === controller.view)
    host.perform { controller.hides = true }
    #expect(host.view(at: CGPoint(x: 50, y: 20)) === controller.view)
    #expect(host.dump(.systemWindows).contains("StatusBarView (0 0; 393 59) alpha=0"))
  }
}
