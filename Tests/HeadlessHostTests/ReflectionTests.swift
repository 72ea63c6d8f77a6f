// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Swift Testing reflects the values in a failed expectation, so a host and what it shows must be
/// quick.
@MainActor @Suite struct HostReflectionTests {
  private func screen() -> (host: ScreenHost, controller: UIViewController) {
    let host = ScreenHost(.iPhone15)
    let controller = UIViewController()
    host.show(UINavigationController(rootViewController: controller))
    host.perform {
      for index in 0..<100 {
        let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 100, height: 20))
        label.attributedText = NSAttributedString(string: "row \(index)")
        controller.view.addSubview(label)
      }
    }
    return (host, controller)
  }

  @Test func `A host has no reflected values`() {
    let (host, _) = screen()
    expectEqual(reflectedValueCount(host), 0)
    expectEqual(reflectedValueCount(host.voiceOver), 0)
    #expect(!String(describing: host).contains("\n"))
  }

  @Test func `Paths, contexts and pictures have no reflected values of their contents`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    for x in 0..<1000 { path.addLine(to: CGPoint(x: x, y: x % 7)) }
    expectEqual(reflectedValueCount(path.cgPath), 0)
    #expect(reflectedValueCount(path) < 50)
    let (host, _) = screen()
    #expect(reflectedValueCount(host.makeImage(.red, size: CGSize(width: 500, height: 500))) < 100)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      for _ in 0..<1000 { context.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
      expectEqual(reflectedValueCount(context.cgContext), 0)
    }
    #expect(reflectedValueCount(drawn) < 100)
  }

  /// A view's mirror has the properties of a customer's subclass, as on Apple's platforms, and the
  /// views below; the engine, the device and the stores of layers are not part of it.
  @Test func `A view on a screen has few reflected values besides those of its subclass`() {
    final class Counter: UIView {
      var count = 3
    }
    let (host, controller) = screen()
    let counter = Counter()
    host.perform { controller.view.addSubview(counter) }
    #expect(Mirror(reflecting: counter).children.contains { $0.label == "count" })
    for object in [counter, controller, controller.view!, host.window!] as [AnyObject] {
      #expect(reflectedValueCount(object) < 30_000, "\(type(of: object))")
    }
  }
}
