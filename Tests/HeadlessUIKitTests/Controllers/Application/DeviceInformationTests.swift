// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// UIKit documentation, `UIDevice`, `UIApplicationDelegate` and `UILayoutSupport`.
@MainActor @Suite struct DeviceInformationTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Bare: NSObject, UIApplicationDelegate {}

  @Test func `A device reports the host's model`() {
    let (phone, pad) = (ScreenHost(.iPhone15), ScreenHost(.iPad))
    phone.perform {
      #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
      expectEqual(UIDevice.current.systemName, "iOS")
    }
    pad.perform {
      #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
      #expect(Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0 >= 16)
    }
    let vendors = [phone, pad].map { host in
      host.perform { UIDevice.current.identifierForVendor }
    }
    #expect(vendors[0] != nil && vendors[0] != vendors[1])
  }

  /// UIKit documentation, `orientation`: unknown unless notifications are generated.
  @Test func `The orientation is posted while notifications are generated`() {
    let host = ScreenHost(.iPhone15)
    let device = host.perform { UIDevice.current }
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    expectEqual(device.orientation, .unknown)
    host.rotate(to: .landscape)
    expectEqual(posts, 0)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    #expect(device.orientation.isLandscape && device.orientation.isValidInterfaceOrientation)
    host.rotate(to: .portrait)
    host.rotate(to: .portrait)
    #expect(posts == 1 && device.orientation == .portrait)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    expectEqual(device.orientation, .unknown)
    host.rotate(to: .landscape)
    expectEqual(posts, 1)
  }

  @Test func `A host that starts in landscape reports a landscape orientation`() {
    let host = ScreenHost(.iPhone15, orientation: .landscape)
    let device = host.perform { UIDevice.current }
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.orientation.isLandscape && !device.orientation.isPortrait)
  }

  /// UIKit documentation, `batteryLevel`: -1 if the level is unknown;
  /// `isProximityMonitoringEnabled`: always false on a device without a sensor.
  @Test func `There is no battery and no sensor`() {
    let device = ScreenHost(.iPhone15).perform { UIDevice.current }
    #expect(!device.isBatteryMonitoringEnabled && device.batteryLevel == -1)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
  }

  /// UIKit documentation, `UIApplicationDelegate.window`: an optional property.
  @Test func `The window of a delegate is optional twice`() {
    let host = ScreenHost(.iPhone15)
    let delegate = Delegate()
    host.launch(delegate)
    host.perform {
      delegate.window = UIWindow(frame: UIScreen.main.bounds)
      delegate.window?.rootViewController = UIViewController()
      let application = UIApplication.shared
      #expect(application.delegate?.window??.rootViewController != nil)
      if let window = application.delegate?.window {
        #expect(window === delegate.window)
      } else {
        Issue.record("The delegate has a window.")
      }
    }
    let bare: any UIApplicationDelegate = Bare()
    #expect(bare.window??.isHidden == nil)
  }

  /// UIKit documentation, `topLayoutGuide`: the highest vertical extent of content that no bar
  /// covers.
  @available(*, deprecated)
  @Test func `The old layout guides follow the safe area`() throws {
    let host = ScreenHost(.iPhone15)
    let controller = host.perform { UIViewController() }
    let label = host.perform { UILabel() }
    host.perform {
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
        label.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
        label.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
      ])
    }
    host.show(controller)
    host.settle()
    let covered = DeviceModel.iPhone15.safeAreaInsets
    expectEqual(controller.topLayoutGuide.length, covered.top)
    expectEqual(controller.bottomLayoutGuide.length, covered.bottom)
    expectEqual(label.frame, controller.view.bounds.inset(by: covered))
    controller.additionalSafeAreaInsets.top = 10
    host.settle()
    expectEqual(label.frame.minY, covered.top + 10)
    expectEqual(controller.topLayoutGuide.length, covered.top + 10)
  }
}
