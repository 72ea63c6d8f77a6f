// SPDX-License-Identifier: MIT

/// The devices that scroll without touching the screen.
public enum UIScrollType: Int, Sendable {
  /// A wheel, which scrolls in steps.
  case discrete = 0
  /// A trackpad.
  case continuous = 1
}

/// A set of devices that scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
