// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct ApplicationTests {
  private final class Delegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
    let log: Log
    var window: UIWindow?
    init(log: Log) { self.log = log }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("didFinishLaunching \(application.applicationState)")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = RecordingController("root", log)
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      log.add("didBecomeActive \(application.applicationState)")
    }
    func applicationWillResignActive(_ application: UIApplication) {
      log.add("willResignActive \(application.applicationState)")
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      log.add("didEnterBackground \(application.applicationState)")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      log.add("willEnterForeground \(application.applicationState)")
    }
    func sceneDidEnterBackground(_ scene: UIScene) {
      log.add("scene \(scene.activationState)")
    }
  }

  @Test func `An application delegate is notified of launching, leaving and returning`() {
    let device = Device()
    let log = Log()
    let delegate = Delegate(log: log)
    let application = device.application
    application.delegate = delegate
    device.application.lifecycle.launch()
    device.endTurn()
    expectEqual(
      log.take(),
      [
        "didFinishLaunching inactive", "root willAppear", "didBecomeActive active",
        "root didAppear",
      ])
    expectEqual(application.windows, [delegate.window])
    application.windowSceneForTest?.delegate = delegate
    application.lifecycle.move(to: .background)
    expectEqual(application.applicationState, .background)
    expectEqual(
      log.take(),
      [
        "willResignActive active", "scene background", "didEnterBackground background",
      ])
    application.lifecycle.move(to: .active)
    expectEqual(log.take(), ["willEnterForeground background", "didBecomeActive active"])
    application.lifecycle.move(to: .active)
    expectEqual(log.take(), [])
  }

  @Test func `Notifications are posted together with the delegate's methods`() {
    let device = Device()
    let application = device.application
    let log = Log()
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.didReceiveMemoryWarningNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
        MainActor.assumeIsolated { log.add(name.rawValue) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    application.lifecycle.move(to: .background)
    application.lifecycle.move(to: .active)
    application.lifecycle.warnOfMemory()
    expectEqual(log.take(), names.map(\.rawValue))
  }

  @Test func `open(_:options:completionHandler:) records the address`() {
    let device = Device()
    var opened: Bool?
    device.perform {
      let url = URL(string: "https://example.com")!
      #expect(UIApplication.shared.canOpenURL(url))
      UIApplication.shared.open(url) { opened = $0 }
      #expect(opened == nil)
    }
    device.endTurn()
    #expect(opened == true)
    #expect(device.application.openedURLs.map(\.absoluteString) == ["https://example.com"])
  }

  @Test func `An application has one scene with its windows`() {
    let stage = ControllerStage()
    stage.show(stage.device.perform { UIViewController() })
    let scenes = stage.device.application.connectedScenes
    expectEqual(scenes.count, 1)
    let scene = scenes.first as? UIWindowScene
    expectEqual(scene?.windows, [stage.window])
    #expect(scene?.keyWindow === stage.window)
    expectEqual(scene?.activationState, .foregroundActive)
    #expect(stage.window.windowScene === scene)
  }

  @Test func `preferredContentSizeCategory is that of the device`() {
    let device = Device()
    let application = device.application
    var told: UIContentSizeCategory?
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: application, queue: nil
    ) { notification in
      let category =
        notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated { told = category }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    device.setTraits(
      device.values.traits.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    )
    expectEqual(application.preferredContentSizeCategory, .accessibilityLarge)
    expectEqual(told, .accessibilityLarge)
  }
}

extension UIApplication {
  fileprivate var windowSceneForTest: UIScene? { connectedScenes.first }
}
