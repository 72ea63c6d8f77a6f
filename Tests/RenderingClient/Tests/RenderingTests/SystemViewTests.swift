// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// Pictures of what the system draws: the view behind a sheet, the keyboard, the status bar, scroll
/// indicators.
@MainActor @Suite struct SystemViewTests {
  private let host = ScreenHost(.iPhone15)
  private let presenter: UIViewController
  private let content: UIViewController
  private let renderer: Renderer

  init() {
    renderer = Renderer(scale: 1)
    (presenter, content) = host.perform { (UIViewController(), UIViewController()) }
    presenter.view.backgroundColor = .red
    content.view.backgroundColor = .blue
    host.show(presenter)
  }

  private func present(_ detents: [UISheetPresentationController.Detent]) {
    content.sheetPresentationController?.detents = detents
    host.perform { presenter.present(content, animated: false) }
    host.settle()
  }

  /// The part of the picture in which red is the strongest color.
  private var red: CGRect {
    renderer.image(of: host).boundingBox {
      $0.red > 100 && Int($0.red) > 2 * Int(max($0.green, $0.blue))
    }
  }

  @Test func `A sheet at the full height pushes the view behind it back`() {
    present([.large()])
    // 16 points narrower on each side, from the safe area at 59 to the sheet at 69 points.
    #expect(red == CGRect(x: 16, y: 59, width: 361, height: 10))
    #expect(presenter.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(presenter.view.transform == .identity)
    let image = renderer.image(of: host)
    #expect(image.count(of: .black) > 393 * 59)
    host.perform { presenter.dismiss(animated: false) }
    host.settle()
    #expect(red == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `The view behind follows the finger, and does not move below the last detent but one`()
  {
    present([.medium(), .large()])
    #expect(red.minX == 0 && red.minY == 0)
    let finger = host.touch(at: CGPoint(x: 196, y: 460))
    var last = CGFloat(0)
    for _ in 0..<30 {
      finger.move(by: CGVector(dx: 0, dy: -10), over: 1.0 / 60)
      let top = red.minY
      #expect(top >= last && top - last <= 2)
      last = top
    }
    #expect(last > 30 && last < 59)
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.5).hold(for: 0.2).lift()
    host.settle()
    #expect(red.minX == 0 && red.minY == 0)
  }

  @Test func `A transition moves the view behind without a jump`() {
    content.sheetPresentationController?.detents = [.large()]
    var tops = [CGFloat](repeating: 0, count: 1)
    host.onFrame = { [self] in tops.append(red.minY) }
    host.perform { presenter.present(content, animated: true) }
    host.settle()
    host.perform { presenter.dismiss(animated: true) }
    host.settle()
    host.onFrame = nil
    #expect(tops.max() == 59)
    #expect(tops.last == 0)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { abs($0 - $1) <= 12 })
  }

  @Test func `The keyboard covers what it covers`() {
    let field = host.perform { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)) }
    host.perform { presenter.view.addSubview(field) }
    host.tap(field)
    host.settle()
    let covered = renderer.image(of: host).count {
      $0.red > 200 && $0.green < 50 && $0.blue < 50
    }
    let free = 393 * Int(host.keyboardFrame.minY)
    // The field and the caret are not red either.
    #expect(covered <= free && covered > free - 200 * 34)
  }

  @Test func `The status bar is drawn on request, dark on light and light on dark`() {
    presenter.view.backgroundColor = .white
    #expect(renderer.image(of: host).count { $0.red < 100 } == 0)
    host.showsStatusBar = true
    host.settle()
    let dark = renderer.image(of: host).boundingBox { $0.red < 100 }
    #expect(dark.height > 8 && dark.maxY <= 59)
    present([.large()])
    let light = renderer.image(of: host).boundingBox {
      $0.red > 200 && $0.green > 200 && $0.blue > 200
    }
    #expect(light.minY < 59)
  }

  @Test func `Scroll indicators are drawn on request, while the content moves`() {
    let scrollView = host.perform {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    }
    scrollView.backgroundColor = .white
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 2_556)
    host.perform { presenter.view.addSubview(scrollView) }
    host.showsScrollIndicators = true
    #expect(indicator.isEmpty)
    let finger = host.touch(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.4)
    let first = indicator
    // A third of the content is visible.
    #expect(first.width <= 3 && abs(first.height - (852 - 59 - 34) / 3) < 8)
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.4)
    #expect(indicator.minY > first.minY + 40)
    finger.hold(for: 0.2).lift()
    host.advance(by: 1)
    #expect(indicator.isEmpty)
  }

  /// The indicator's numbers are not documented. It is drawn in the upper 60 points while the
  /// control refreshes, turns, and is not drawn before and afterwards.
  @Test func `A refresh control is drawn while it is pulled and while it refreshes`() {
    let (scrollView, control) = host.perform {
      (UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)), UIRefreshControl())
    }
    scrollView.backgroundColor = .white
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 2_556)
    control.tintColor = .black
    scrollView.refreshControl = control
    host.perform { presenter.view.addSubview(scrollView) }
    #expect(indicator.isEmpty)
    let finger = host.touch(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.4)
    let pulled = indicator
    #expect(!pulled.isEmpty && pulled.maxY <= 60 && !control.isRefreshing)
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.4)
    finger.lift()
    host.settle()
    #expect(control.isRefreshing && scrollView.contentOffset.y == -60)
    let box = indicator
    // A side of at most 28 points, around the middle of 393 points, covers parts of 29 pixels.
    #expect(box.width >= 16 && box.width <= 29 && abs(box.midX - 393.0 / 2) <= 1)
    #expect(box.minY >= 0 && box.maxY <= 60 && box.height >= 16)
    let first = renderer.image(of: host)
    host.advance(by: 0.375)
    let second = renderer.image(of: host)
    let isSame = ImageComparison(expected: first, actual: second).isMatch
    #expect(!isSame)
    host.perform { control.endRefreshing() }
    host.settle()
    #expect(indicator.isEmpty)
    // Begun by code, and scrolled into view by the client, as documented.
    host.perform {
      control.beginRefreshing()
      scrollView.contentOffset.y = -60
    }
    host.settle()
    #expect(!indicator.isEmpty)
  }

  private var indicator: CGRect {
    let box = renderer.image(of: host).boundingBox { $0.red < 240 && $0.alpha == 255 }
    return box.isNull ? .zero : box
  }
}
