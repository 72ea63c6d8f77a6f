// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// Launches the application: calls its delegate and then makes the application active. Without
  /// this call the application is active from the start.
  ///
  /// ```swift
  /// final class Delegate: NSObject, UIApplicationDelegate {
  ///   func applicationDidEnterBackground(_ application: UIApplication) {
  ///     print("saved")  // saved
  ///   }
  /// }
  ///
  /// let host = ScreenHost(.iPhone15)
  /// host.launch(Delegate())
  /// host.enterBackground()
  /// ```
  ///
  /// The host retains the delegate, which the application does not.
  @discardableResult
  public func launch(
    _ delegate: @autoclosure () -> any UIApplicationDelegate, for reason: LaunchReason = .icon
  ) -> Bool {
    act { launch(delegate(), reason, information: nil) }
  }

  /// Sends the application to the background, as the user does by going to the home screen.
  public func enterBackground() {
    act { device.application.lifecycle.move(to: .background) }
  }

  /// Brings the application to the foreground and makes it active.
  public func enterForeground() {
    act { device.application.lifecycle.move(to: .active) }
  }

  /// Makes the application inactive, as an incoming call does.
  public func resignActive() {
    act { device.application.lifecycle.move(to: .inactive) }
  }

  /// Sends the application's memory warning.
  public func warnOfMemory() {
    act { device.application.lifecycle.warnOfMemory() }
  }

  /// Sends the notification that the application is about to terminate.
  public func terminate() {
    act { device.application.lifecycle.terminate() }
  }

  /// The items of each presented `UIActivityViewController` so far, the oldest first.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let root = UIViewController()
  /// host.show(root)
  /// let share = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
  /// host.perform { root.present(share, animated: true) }
  /// print(host.sharedItems.count)  // 1
  /// ```
  public var sharedItems: [[Any]] { device.application.sharedItems }

  /// The haptic feedback so far, the oldest first: `selection`, `impact(medium)` and the like.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// host.perform { UISelectionFeedbackGenerator().selectionChanged() }
  /// print(host.feedback)  // ["selection"]
  /// ```
  public var feedback: [String] {
    device.feedback.map { feedback in
      switch feedback.kind {
      case .selection: "selection"
      case .impact(let style, let intensity):
        intensity == 1 ? "impact(\(style))" : "impact(\(style), \(intensity.dumped))"
      case .notification(let type): "notification(\(type))"
      }
    }
  }
}
