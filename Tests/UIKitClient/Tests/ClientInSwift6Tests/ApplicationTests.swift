// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKit

/// Tests of application code written for Apple's platforms.
@MainActor @Suite struct ApplicationTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  private final class Observers {
    let views = NSHashTable<UIView>.weakObjects()
    let names = NSMapTable<UIView, NSString>.weakToStrongObjects()
  }

  @Test func `The root of the delegate's window is found through the application`() {
    let host = ScreenHost(.iPhone15)
    host.launch(AppDelegate())
    host.perform {
      let root = UIApplication.shared.delegate?.window??.rootViewController
      #expect(root != nil)
      #expect(root === UIApplication.shared.windows.first?.rootViewController)
    }
  }

  @Test func `Views are observed weakly`() {
    let observers = Observers()
    autoreleasepool {
      let view = UIView()
      observers.views.add(view)
      observers.names.setObject("name", forKey: view)
      #expect(observers.views.count == 1 && observers.names.object(forKey: view) == "name")
    }
    #expect(observers.views.allObjects.isEmpty && observers.names.count == 0)
  }

  @Test func `A layout of a device depends on its kind`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(CACurrentMediaTime() >= 0 && CFAbsoluteTimeGetCurrent() > 0)
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
  }
}
