// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// Whether the screen shows a status bar with a time and a battery, in the style that the
  /// controllers prefer and unless they hide it. False by default.
  public var showsStatusBar: Bool {
    get { device.application.statusBar.isDrawn }
    set {
      act { device.application.statusBar.isDrawn = newValue }
    }
  }

  /// Whether scroll views show their indicators while they move and half a second longer. False by
  /// default.
  public var showsScrollIndicators: Bool {
    get { device.scrolling.drawsIndicators }
    set { device.scrolling.drawsIndicators = newValue }
  }

  /// The interface style, light or dark.
  public var appearance: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { changeTraits { $0.userInterfaceStyle = newValue } }
  }

  /// The preferred text size.
  public var contentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { changeTraits { $0.preferredContentSizeCategory = newValue } }
  }

  /// The layout direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { changeTraits { $0.layoutDirection = newValue } }
  }

  /// Whether the setting Reduce Motion is on.
  public var isReduceMotionEnabled: Bool {
    get { device.accessibility.isReduceMotionEnabled }
    set {
      set(
        \.isReduceMotionEnabled, newValue, UIAccessibility.reduceMotionStatusDidChangeNotification)
    }
  }

  /// Whether the setting Reduce Transparency is on.
  public var isReduceTransparencyEnabled: Bool {
    get { device.accessibility.isReduceTransparencyEnabled }
    set {
      set(
        \.isReduceTransparencyEnabled, newValue,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    }
  }

  /// Whether the setting Differentiate Without Color is on.
  public var shouldDifferentiateWithoutColor: Bool {
    get { device.accessibility.shouldDifferentiateWithoutColor }
    set {
      set(
        \.shouldDifferentiateWithoutColor, newValue,
        UIAccessibility.differentiateWithoutColorDidChangeNotification)
    }
  }

  /// Whether VoiceOver is running.
  public var isVoiceOverRunning: Bool {
    get { device.accessibility.isVoiceOverRunning }
    set {
      set(\.isVoiceOverRunning, newValue, UIAccessibility.voiceOverStatusDidChangeNotification)
    }
  }

  /// Whether Switch Control is running.
  public var isSwitchControlRunning: Bool {
    get { device.accessibility.isSwitchControlRunning }
    set {
      set(
        \.isSwitchControlRunning, newValue, UIAccessibility.switchControlStatusDidChangeNotification
      )
    }
  }

  /// Whether cross-fades are preferred to motion between screens.
  public var prefersCrossFadeTransitions: Bool {
    get { device.accessibility.prefersCrossFadeTransitions }
    set {
      set(
        \.prefersCrossFadeTransitions, newValue,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
    }
  }

  private func set(
    _ path: ReferenceWritableKeyPath<AccessibilityState, Bool>, _ value: Bool,
    _ name: Notification.Name,
    verb: StaticString = #function
  ) {
    act(verb) { device.setAccessibility(path, to: value, posting: name) }
  }

  /// The notifications that were posted with `UIAccessibility.post`, in order.
  public var accessibilityNotifications:
    [(notification: UIAccessibility.Notification, argument: Any?)]
  {
    device.accessibility.posted
  }

  /// Moves the focus of assistive technology to an element, as a user does by swiping.
  public func focus(on element: UIResponder?) {
    act { device.focus(on: element) }
  }

  // MARK: Names

  /// Registers an image for `UIImage(named:)`, or removes the name if `image` is nil.
  public func setImage(_ image: UIImage?, named name: String) {
    device.values.setImage(image, named: name)
  }

  /// Registers a color for `UIColor(named:)`, or removes the name if `color` is nil.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// host.setColor(.red, named: "accent")
  /// print(host.perform { UIColor(named: "accent") } == .red)  // true
  /// ```
  public func setColor(_ color: UIColor?, named name: String) {
    device.values.setColor(color, named: name)
  }

  /// Returns an image of a single color at the scale of the screen.
  public func makeImage(_ color: UIColor, size: CGSize) -> UIImage {
    let scale = device.screen.scale
    return UIImage(
      pixels: ImagePixels(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
        color: color.rgba(with: traits)), scale: scale)
  }
}
