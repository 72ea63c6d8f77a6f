// SPDX-License-Identifier: MIT

/// An animated transition from the current appearance of a layer to its later appearance.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let label = UILabel()
/// label.text = "Old"
/// host.show(label, frame: CGRect(x: 0, y: 100, width: 100, height: 20))
/// let fade = CATransition()
/// fade.duration = 0.3
/// host.perform {
///   label.layer.add(fade, forKey: nil)
///   label.text = "New"
/// }
/// print(label.layer.animationKeys() ?? [])  // ["transition"]
/// host.settle()
/// ```
///
/// All types are drawn as a cross dissolve. A layer has at most one transition, with the key
/// "transition". The old appearance is a copy of the layer tree, made when the transition is added.
open class CATransition: CAAnimation {
  static let key = "transition"

  /// The type of the transition.
  open var type = CATransitionType.fade
  /// The direction from which the new content appears.
  open var subtype: CATransitionSubtype?
}

/// The types of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a type with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content fades in while the old content fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away from the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions from which new content appears.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a direction with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content appears from the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new content appears from the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new content appears from the upper edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new content appears from the lower edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
