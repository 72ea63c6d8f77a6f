// SPDX-License-Identifier: MIT
import HeadlessHost
import XCTest

/// A screen that shows a message for a short time, measured by the system's clock.
final class ToastViewController: UIViewController {
  private let toast = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    toast.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    toast.alpha = 0
    view.addSubview(toast)
  }

  func show(_ message: String, completion: @escaping @MainActor () -> Void) {
    toast.text = message
    UIView.animate(withDuration: 0.1) {
      self.toast.alpha = 1
    } completion: { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        UIView.animate(withDuration: 0.1) {
          self.toast.alpha = 0
        } completion: { _ in
          completion()
        }
      }
    }
  }
}

final class ToastTests: XCTestCase {
  func testTheToastGoesByItself() {
    let gone = expectation(description: "the toast has gone")
    let host = MainActor.assumeIsolated {
      let host = ScreenHost(.iPhone15, time: .real)
      let controller = host.perform { ToastViewController() }
      host.show(controller)
      controller.show("Saved") { gone.fulfill() }
      return host
    }
    wait(for: [gone], timeout: 10)  // runs the main run loop, which drives the host
    XCTAssertTrue(MainActor.assumeIsolated { host.views(.text("Saved")).isEmpty })
  }

  func testPollingTheRunLoop() {
    let host = MainActor.assumeIsolated {
      let host = ScreenHost(.iPhone15, time: .real)
      let controller = host.perform { ToastViewController() }
      host.show(controller)
      controller.show("Saved") {}
      return host
    }
    let deadline = Date() + 10
    while MainActor.assumeIsolated({ host.views(.text("Saved")).isEmpty }), Date() < deadline {
      RunLoop.main.run(until: Date() + 0.01)
    }
    XCTAssertLessThan(Date(), deadline)
  }
}
