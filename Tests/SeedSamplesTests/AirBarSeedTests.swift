// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import Testing

@MainActor @Suite struct AirBarSeedTests {
  private let host = ScreenHost(size: CGSize(width: 390, height: 844))

  private func show() -> AirBarViewController {
    host.show(AirBarViewController())
    return host.window!.rootViewController as! AirBarViewController
  }

  @Test func `A bar follows its scroll view`() {
    let screen = show()
    #expect(screen.airBar.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
    #expect(screen.scrollView.contentOffset.y == -200)
    let finger = host.touch(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -78), over: 0.3)  // including 10 points of slop
    #expect(abs(screen.airBar.frame.height - 132) < 1e-9)
    #expect(abs(screen.backgroundView.alpha - 0.5) < 1e-9)
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.3).hold(for: 0.3).lift()
    host.settle()
    #expect(screen.airBar.frame.height == 64 && screen.backgroundView.alpha == 0)
  }

  @Test func `A scroll view is swapped`() {
    let screen = show()
    host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.3)
    host.settle()
    #expect(screen.airBar.frame.height == 64)
    let second = host.perform { UIScrollView(frame: screen.view.bounds) }
    second.contentInsetAdjustmentBehavior = .never
    second.contentSize = CGSize(width: 390, height: 1200)
    var isDone = false
    host.perform { screen.swap(to: second) { isDone = true } }
    #expect(second.contentOffset.y == -64)
    host.settle()
    #expect(isDone && screen.airBar.frame.height == 64)
    host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 480), duration: 0.3)
    host.settle()
    #expect(screen.airBar.frame.height == 200 && second.contentOffset.y == -200)
  }
}
