// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { changeTraits { $0.userInterfaceStyle = newValue } }
  }

  /// The size of text that the user prefers.
  public var contentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { changeTraits { $0.preferredContentSizeCategory = newValue } }
  }

  /// The direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { changeTraits { $0.layoutDirection = newValue } }
  }

  /// Whether the user prefers less motion.
  public var isReduceMotionEnabled: Bool {
    get { device.accessibility.isReduceMotionEnabled }
    set {
      set(
        \.isReduceMotionEnabled, newValue, UIAccessibility.reduceMotionStatusDidChangeNotification)
    }
  }

  /// Whether the user prefers less transparency.
  public var isReduceTransparencyEnabled: Bool {
    get { device.accessibility.isReduceTransparencyEnabled }
    set {
      set(
        \.isReduceTransparencyEnabled, newValue,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    }
  }

  /// Whether the screen is read out.
  public var isVoiceOverRunning: Bool {
    get { device.accessibility.isVoiceOverRunning }
    set {
      set(\.isVoiceOverRunning, newValue, UIAccessibility.voiceOverStatusDidChangeNotification)
    }
  }

  /// Whether the device is used with switches.
  public var isSwitchControlRunning: Bool {
    get { device.accessibility.isSwitchControlRunning }
    set {
      set(
        \.isSwitchControlRunning, newValue, UIAccessibility.switchControlStatusDidChangeNotification
      )
    }
  }

  /// Whether the user prefers cross-fades to motion between screens.
  public var prefersCrossFadeTransitions: Bool {
    get { device.accessibility.prefersCrossFadeTransitions }
    set {
      set(
        \.prefersCrossFadeTransitions, newValue,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
    }
  }

  private func set(
    _ path: WritableKeyPath<AccessibilityState, Bool>, _ value: Bool, _ name: Notification.Name
  ) {
    device.setAccessibility(path, to: value, posting: name)
    endTurn()
  }

  /// What assistive technology was told with `UIAccessibility.post`, in that order.
  public var accessibilityNotifications:
    [(notification: UIAccessibility.Notification, argument: Any?)]
  {
    device.accessibility.posted
  }

  /// Moves the focus of assistive technology to an element, as a user does by swiping.
  public func focus(on element: UIResponder?) {
    device.perform { device.focus(on: element) }
    endTurn()
  }

  // MARK: Names

  /// Gives a picture the name that `UIImage(named:)` finds it by, or takes the name away.
  public func setImage(_ image: UIImage?, named name: String) {
    device.values.setImage(image, named: name)
  }

  /// Gives a colour the name that `UIColor(named:)` finds it by, or takes the name away.
  public func setColor(_ color: UIColor?, named name: String) {
    device.values.setColor(color, named: name)
  }

  /// A picture of one colour, with a pixel for each of the screen's.
  public func makeImage(_ color: UIColor, size: CGSize) -> UIImage {
    let scale = device.screen.scale
    return UIImage(
      pixels: ImagePixels(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
        color: color.rgba(with: traits)), scale: scale)
  }
}
