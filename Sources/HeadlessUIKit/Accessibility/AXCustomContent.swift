// SPDX-License-Identifier: MIT

// On Apple's platforms, these types belong to the Accessibility module. Here they belong to this
// module, which the Accessibility module re-exports, as QuartzCore does.

/// Additional information about an element, which VoiceOver users can read on demand.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
  /// The conditions under which content is spoken.
  public enum Importance: UInt, Sendable {
    /// Spoken when the user reads the additional content.
    case `default` = 0
    /// Also spoken with the label of the element.
    case high = 1
  }

  /// The localized name, for example "Size".
  open var label: String { attributedLabel.string }

  /// The localized name with attributes for speech.
  public let attributedLabel: NSAttributedString

  /// The localized value, for example "12 kilobytes".
  open var value: String { attributedValue.string }

  /// The localized value with attributes for speech.
  public let attributedValue: NSAttributedString

  /// The condition under which the content is spoken.
  open var importance = Importance.default

  /// Creates content from a label, such as "Size", and a value, such as "3 MB".
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Creates content with attributes for speech.
  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    self.attributedLabel = attributedLabel
    self.attributedValue = attributedValue
    super.init()
  }

  /// Returns a copy, which shares no state with the object.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An object with additional content for assistive technology.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The additional content, in reading order.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
