// SPDX-License-Identifier: MIT

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  /// Little space: along this axis a phone in most orientations, or a narrow window.
  case compact = 1
  /// Much space, as along both axes of a tablet in full screen.
  case regular = 2
}

/// The light or dark style.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  /// A screen of a car.
  case carPlay = 3
  case mac = 5
  /// A headset with displays.
  case vision = 6
}

/// The direction in which an interface and its text proceed.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// A layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The weight of text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  /// The setting for increased contrast is on.
  case high = 1
}

/// The level of an interface.
public enum UIUserInterfaceLevel: Int, Sendable {
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
  case plain = 2
  case grouped = 3
  /// An inset grouped list.
  case insetGrouped = 4
  case sidebar = 5
  /// A plain list beside a sidebar.
  case sidebarPlain = 6
}

/// The activity of an interface.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The availability of pressure sensing.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// The color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  /// The wide color space Display P3.
  case P3 = 1
}
