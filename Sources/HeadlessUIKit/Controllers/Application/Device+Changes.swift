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
}

extension UIScreen {
  /// Gives the screen another size or other insets, and the windows that fill it, too.
  package final func resize(to newSize: CGSize, safeAreaInsets: UIEdgeInsets) {
    let old = bounds
    size = newSize
    self.safeAreaInsets = safeAreaInsets
    for window in windows {
      if window.frame == old { window.frame = bounds }
      window.refreshSafeArea()
    }
    device.keyboard.screenResized()
  }
}
