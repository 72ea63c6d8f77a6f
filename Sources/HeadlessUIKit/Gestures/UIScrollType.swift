// SPDX-License-Identifier: MIT

/// The devices that scroll without touching the screen.
public enum UIScrollType: Int, Sendable {
  /// A wheel, which scrolls in steps.
  case discrete = 0
  /// A trackpad, which scrolls by any distance.
  case continuous = 1
}

/// A set of devices that scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel, which scrolls in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad, which scrolls by any distance.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// The set of all devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
