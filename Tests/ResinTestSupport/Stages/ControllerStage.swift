// SPDX-License-Identifier: MIT
import Foundation
package import HeadlessUIKit

/// A device with one window.
@MainActor
package struct ControllerStage {
  package let device: Device
  package let window: UIWindow
  package let log = Log()

  package init(safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) {
    let device = Device()
    device.screen.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: safeArea)
    self.device = device
    window = device.perform { UIWindow(frame: device.screen.bounds) }
    device.onWarning = { [log] in log.add("warning: \($0)") }
    device.onIllegalUse = { [log] in log.add("illegal: \($0)") }
  }

  /// Shows a controller, and discards the calls meanwhile.
  package func show(_ controller: UIViewController) {
    device.perform {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.endTurn()
    }
    _ = log.take()
  }

  package func controller(_ name: String) -> RecordingController {
    device.perform { RecordingController(name, log) }
  }

  /// Shows a navigation controller with the named controllers in its stack.
  package func navigation(_ names: String...) -> (UINavigationController, [RecordingController]) {
    let controllers = names.map { controller($0) }
    let navigation = device.perform {
      let navigation = UINavigationController()
      navigation.setViewControllers(controllers, animated: false)
      return navigation
    }
    show(navigation)
    return (navigation, controllers)
  }

  /// Advances the device until all transitions have ended.
  package func finish() {
    device.advance(by: 2)
  }

  package func turn() {
    device.perform { device.endTurn() }
  }
}
