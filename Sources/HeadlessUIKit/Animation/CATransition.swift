// SPDX-License-Identifier: MIT

/// A change of a layer from the picture that it is to what is made of it from now on.
///
/// All types are drawn as a fade. A layer has one transition at a time, with the key "transition".
open class CATransition: CAAnimation {
  static let key = "transition"

  /// How the picture changes.
  open var type = CATransitionType.fade
  /// Where the new picture comes from.
  open var subtype: CATransitionSubtype?
}

/// How a picture changes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A type by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new picture appears while the old one vanishes.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a new picture comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A direction by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
