// SPDX-License-Identifier: MIT

/// Whether an interface has little or much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
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

/// The direction in which a language runs, for layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The direction in which a language runs, in a trait collection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// Whether text is to be bolder.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As it is.
  case regular = 0
  /// Bolder.
  case bold = 1
}

/// Whether contrast is to be higher.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As it is.
  case normal = 0
  /// Higher.
  case high = 1
}

/// Whether an interface lies on another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The window's own content.
  case base = 0
  /// Content above it, such as a sheet.
  case elevated = 1
}

/// Whether an interface is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Not the active one.
  case inactive = 0
  /// The active one.
  case active = 1
}

/// Whether the screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// sRGB.
  case SRGB = 0
  /// Display P3.
  case P3 = 1
}
