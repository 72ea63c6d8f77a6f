// SPDX-License-Identifier: MIT
import HeadlessHost
import UIKit

/// A screen whose controls and notifications have closures instead of selectors.
final class VolumeController: UIViewController {
  let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    // Instead of addTarget(_:action:for:)
    slider.addAction(
      UIAction { [slider] _ in print("volume", Int(100 * slider.value)) }, for: .touchUpInside)
    view.addSubview(slider)
    // Instead of addObserver(_:selector:name:object:)
    observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
    ) { notification in
      let size = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      print("text size", (size as? UIContentSizeCategory)?.rawValue ?? "unknown")
    }
  }
}

let host = ScreenHost(.iPhone15)
let controller = host.perform { VolumeController() }
host.show(controller)
host.drag(from: CGPoint(x: 35, y: 120), to: CGPoint(x: 120, y: 120))
host.contentSizeCategory = .extraLarge
