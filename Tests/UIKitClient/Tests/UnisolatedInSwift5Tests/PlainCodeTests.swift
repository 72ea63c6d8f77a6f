// SPDX-License-Identifier: MIT
import HeadlessHost
import UIKit
import XCTest

/// A helper without actor annotations.
private enum Stopwatch {
  static func seconds(_ body: () -> Void) -> CFTimeInterval {
    let start = CACurrentMediaTime()
    body()
    return CACurrentMediaTime() - start
  }
}

private final class Counter: UIControl {
  private(set) var count = 0
  var onChange: ((Int) -> Void)?
  private var link: CADisplayLink?

  func begin() {
    link = CADisplayLink { [weak self] _ in self?.increment() }
    link?.add(to: .main, forMode: .common)
  }

  func end() {
    link?.invalidate()
  }

  private func increment() {
    count += 1
    onChange?(count)
    sendActions(for: .valueChanged)
  }
}

/// A type without actor annotations that makes views.
private struct Factory {
  var title: String
  var configure: (UIButton) -> Void = { _ in }

  func makeButton(_ handler: @escaping (UIAction) -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title, handler: handler))
    button.titleLabel?.numberOfLines = 2
    configure(button)
    return button
  }

  func makeShake() -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, -10, 0]
    animation.isAdditive = true
    return animation
  }
}

/// Tests of nonisolated code in Swift 5 mode, which docs/porting.md documents to compile unchanged.
final class PlainCodeTests: XCTestCase {
  private let host = ScreenHost(.iPhone15)

  func testTimeIsReadWithoutAnActor() {
    XCTAssertEqual(Stopwatch.seconds {}, 0)
    let passed = host.perform { Stopwatch.seconds { host.advance(by: 0.5) } }
    XCTAssertEqual(passed, 0.5, accuracy: 1e-9)
  }

  func testAControlCountsFrames() {
    var last = 0
    let counter = host.perform { Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    counter.onChange = { last = $0 }
    host.show(counter)
    host.perform { counter.begin() }
    host.advanceFrames(3)
    counter.end()
    host.advanceFrames(2)
    XCTAssertEqual(counter.count, 3)
    XCTAssertEqual(last, 3)
  }

  func testAFactoryMakesAButtonThatIsTapped() {
    var taps = 0
    let factory = Factory(title: "Tap", configure: { $0.accessibilityIdentifier = "tap" })
    let button = host.perform { factory.makeButton { _ in taps += 1 } }
    button.frame = CGRect(x: 10, y: 100, width: 100, height: 44)
    button.layer.add(factory.makeShake(), forKey: "shake")
    host.show(button)
    host.tap(button)
    host.settle()
    XCTAssertEqual(taps, 1)
  }

  func testAnAnimationEnds() {
    let view = host.perform { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    host.show(view)
    var isFinished = false
    host.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { isFinished = true }
      UIView.animate(withDuration: 0.25) { view.alpha = 0 }
      CATransaction.commit()
    }
    host.settle()
    XCTAssertTrue(isFinished)
    XCTAssertEqual(view.alpha, 0)
  }
}
