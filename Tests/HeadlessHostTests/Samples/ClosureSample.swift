// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

/// A dot that a finger moves and that spins while it is on the screen. On Apple's platforms the
/// recognizer and the display link have a target and a selector, so an application keeps these
/// lines in a small file.
final class DotView: UIView {
  private var link: CADisplayLink?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(
      UIPanGestureRecognizer { [unowned self] pan in
        center = pan.location(in: superview)
      })
  }

  required init?(coder: NSCoder) { fatalError() }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    guard window != nil else { return }
    let link = CADisplayLink { [unowned self] link in
      transform = CGAffineTransform(rotationAngle: link.timestamp)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }
}

@MainActor @Suite struct DotTests {
  @Test func `A dot follows the finger and spins`() {
    let host = ScreenHost(.iPhone15)
    let (view, dot) = host.perform {
      (UIView(), DotView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)))
    }
    view.addSubview(dot)
    host.show(view)
    host.drag(from: dot.center, to: CGPoint(x: 200, y: 300))
    #expect(dot.center == CGPoint(x: 200, y: 300))
    let angle = dot.transform.b
    host.advanceFrame()
    #expect(dot.transform.b != angle)
  }
}
