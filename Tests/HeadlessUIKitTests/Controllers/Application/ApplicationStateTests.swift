// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "UIApplicationDelegate", `applicationDidEnterBackground(_:)` and the other changes of state;
/// "UIContentContainer", `viewWillTransition(to:with:)`; "UIFeedbackGenerator".
@MainActor @Suite struct ApplicationStateTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var log: [String] = []
    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("memory") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("end") }
  }

  @Test func `The delegate is told where the application goes`() {
    let host = ScreenHost()
    let delegate = host.perform { Delegate() }
    host.launch(delegate)
    expectEqual(delegate.log, ["active"])
    host.enterBackground()
    host.enterForeground()
    host.warnOfMemory()
    host.terminate()
    expectEqual(
      delegate.log.dropFirst(),
      [
        "inactive", "background", "foreground", "active", "memory", "end",
      ])
    host.resignActive()
    host.perform { expectEqual(UIApplication.shared.applicationState, .inactive) }
  }

  private final class Turning: UIViewController {
    var sizes: [CGSize] = []
    var ended = 0
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      coordinator.animate(alongsideTransition: nil) { _ in self.ended += 1 }
    }
  }

  @Test func `A rotation tells controllers before and after, and animates between`() {
    let host = ScreenHost(.iPhoneSE)
    let controller = host.perform { Turning() }
    host.show(controller)
    host.rotate(to: .landscape)
    expectEqual(controller.sizes, [CGSize(width: 667, height: 375)])
    expectEqual(controller.view.frame.size, CGSize(width: 667, height: 375))
    expectEqual(controller.traitCollection.verticalSizeClass, .compact)
    expectEqual(controller.ended, 0)
    let shown = controller.view.layer.presentation()?.frame.width ?? 0
    #expect(shown < 667)
    #expect(host.settle())
    expectEqual(controller.ended, 1)
    expectEqual(controller.view.layer.presentation()?.frame.width ?? 667, 667)
    host.rotate(to: .portrait, animated: false)
    expectEqual(controller.view.layer.presentation()?.frame.width ?? 375, 375)
  }

  @Test func `What the user is let feel is written down`() {
    let host = ScreenHost()
    host.perform {
      UISelectionFeedbackGenerator().selectionChanged()
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    }
    expectEqual(host.feedback, ["selection", "impact(heavy)"])
    expectEqual(ScreenHost().feedback, [])
  }

  @Test func `What observers of the keyboard change moves along with it`() {
    let host = ScreenHost(size: CGSize(width: 100, height: 500))
    let bar = host.perform { UIView() }
    host.show(bar, frame: CGRect(x: 0, y: 450, width: 100, height: 50))
    let screen = host.perform { UIScreen.main }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: screen, queue: nil
    ) { notification in
      let key = UIResponder.keyboardFrameEndUserInfoKey
      let end = notification.userInfo?[key] as? CGRect ?? .zero
      MainActor.assumeIsolated { bar.frame.origin.y = end.minY - 50 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    host.showKeyboard(height: 200)
    expectEqual(bar.frame.minY, 250)
    var places: [CGFloat] = []
    host.advanceFrames(15) {
      places.append(bar.layer.presentation()?.frame.minY ?? bar.frame.minY)
    }
    #expect(places.first.map { $0 < 450 && $0 > 400 } == true)
    expectEqual(places.last, 250)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
  }
}
