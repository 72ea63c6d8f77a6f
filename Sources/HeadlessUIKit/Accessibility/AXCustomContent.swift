// SPDX-License-Identifier: MIT

// On Apple's platforms these are in the module Accessibility. Here they are in this one, and the module
// Accessibility re-exports it, as with QuartzCore.

/// A further piece of information on an element, which users of VoiceOver read when they choose to.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
  /// When content is spoken.
  public enum Importance: UInt, Sendable {
    /// When the user reads the content.
    case `default` = 0
    /// Also with the label of the element.
    case high = 1
  }

  /// The localised name, as "Size".
  open var label: String { attributedLabel.string }

  /// The localised name with attributes for speech.
  public let attributedLabel: NSAttributedString

  /// The localised value, as "12 kilobytes".
  open var value: String { attributedValue.string }

  /// The localised value with attributes for speech.
  public let attributedValue: NSAttributedString

  /// When the content is spoken.
  open var importance = Importance.default

  /// Creates content.
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

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An object with further content for assistive technology.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content in its order.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
