// SPDX-License-Identifier: MIT

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// The light or dark style.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// A layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// A layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The weight of text.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The default.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The default.
  case normal = 0
  /// High contrast.
  case high = 1
}

/// The level of an interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The content of the window.
  case base = 0
  /// Content above the content of the window, such as a sheet.
  case elevated = 1
}

/// The styles of the list that contains a view.
public enum UIListEnvironment: Int, Sendable {
  /// It is not known whether there is a list.
  case unspecified = 0
  /// There is no list.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list.
  case grouped = 3
  /// An inset grouped list.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A plain list beside a sidebar.
  case sidebarPlain = 6
}

/// The activity of an interface.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Inactive.
  case inactive = 0
  /// Active.
  case active = 1
}

/// The availability of pressure sensing.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unspecified.
  case unknown = 0
  /// Unavailable.
  case unavailable = 1
  /// Available.
  case available = 2
}

/// The color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// sRGB.
  case SRGB = 0
  /// Display P3.
  case P3 = 1
}
