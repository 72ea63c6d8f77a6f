// SPDX-License-Identifier: MIT

/// What a device let its user feel, and when.
package struct Feedback: Hashable, Sendable {
  /// A kind of feedback.
  package enum Kind: Hashable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  /// What was felt.
  package var kind: Kind
  /// When, in seconds of the device's clock.
  package var time: TimeInterval
}

extension Device {
  /// All that the user was let feel, the oldest first.
  package var feedback: [Feedback] { application.feedback }
}

/// Lets the user feel something. The device only writes it down.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  private let device: Device

  /// Creates a generator.
  public override init() {
    device = .current
    super.init()
  }

  /// Makes the device ready, which it always is.
  open func prepare() {}

  final func generate(_ kind: Feedback.Kind) {
    device.application.feedback.append(Feedback(kind: kind, time: device.now))
  }
}

/// Lets the user feel that things collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of what collides.
  public enum FeedbackStyle: Int, Sendable {
    /// Small, light things.
    case light = 0
    /// Things of a middle size.
    case medium = 1
    /// Large, heavy things.
    case heavy = 2
    /// Soft things.
    case soft = 3
    /// Rigid things.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator for things of a mass.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for things of a middle size.
  public override init() {
    style = .medium
    super.init()
  }

  /// Lets an impact be felt.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Lets an impact be felt, of an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    generate(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}

/// Lets the user feel that a selection changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a change be felt.
  open func selectionChanged() {
    generate(.selection)
  }
}

/// Lets the user feel how something turned out.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it turned out.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Lets it be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    generate(.notification(notificationType))
  }
}
