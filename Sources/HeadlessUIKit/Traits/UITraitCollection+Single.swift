// SPDX-License-Identifier: MIT

extension UITraitCollection {
  /// A collection that knows its horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that knows its vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection that knows its style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that knows its kind of device only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// A collection that knows its direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that knows its scale only, in pixels a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// A collection that knows its range of colours only.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// A collection that knows only whether force can be felt.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// A collection that knows its text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection that knows only whether text is bolder.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// A collection that knows its contrast only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection that knows its level only.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection that knows only whether it is active.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// A collection that knows a value of one trait only.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }
}
