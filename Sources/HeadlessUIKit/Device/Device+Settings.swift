// SPDX-License-Identifier: MIT

extension Device {
  /// Changes the traits of the device, and notifies every view on the screen whose traits change.
  package func setTraits(_ traits: UITraitCollection) {
    let old = values.traits
    guard old != traits else { return }
    values.traits = traits
    perform {
      application.windowScene.traitsChanged()
      for window in screen.windows {
        window.updateTraits()
      }
      guard old.preferredContentSizeCategory != traits.preferredContentSizeCategory else { return }
      post(
        UIContentSizeCategory.didChangeNotification, object: application,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory
        ])
      for window in screen.windows {
        window.textSizeNotificationPosted()
      }
    }
  }

  /// Changes a setting of the user, and posts its notification if the value differs.
  package func setAccessibility(
    _ path: WritableKeyPath<AccessibilityState, Bool>, to value: Bool,
    posting name: Notification.Name
  ) {
    guard accessibility[keyPath: path] != value else { return }
    accessibility[keyPath: path] = value
    perform {
      post(name, object: nil)
    }
  }

  /// Whether nothing waits for time to pass: no timer, nothing that is done in every frame, and no
  /// layout.
  package var isIdle: Bool {
    !hasPendingWork && !screen.windows.contains { $0.isDirty }
  }
}
