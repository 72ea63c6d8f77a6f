// SPDX-License-Identifier: MIT

/// A haptic feedback that was generated, with its time.
package struct Feedback: Hashable, Sendable {
  /// The kinds of feedback.
  package enum Kind: Hashable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  /// The kind of the feedback.
  package var kind: Kind
  /// The time of the feedback, in seconds of the device's clock.
  package var time: TimeInterval
}

extension Device {
  /// All generated feedback, the oldest first.
  package var feedback: [Feedback] { application.feedback }
}

/// Generates haptic feedback. The device only records it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  private let device: Device

  /// Creates a generator.
  public override init() {
    device = .current
    super.init()
  }

  /// Does nothing: the device is always ready.
  open func prepare() {}

  final func generate(_ kind: Feedback.Kind) {
    // A generator that was created before the test's host vibrates on the current one.
    let device = device === Device.shared ? .current : self.device
    device.application.feedback.append(Feedback(kind: kind, time: device.now))
  }
}

/// Generates feedback for impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small, light objects.
    case light = 0
    /// Medium-sized objects.
    case medium = 1
    /// Large, heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Rigid objects.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator for a kind of object.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for medium-sized objects.
  public override init() {
    style = .medium
    super.init()
  }

  /// Generates feedback for an impact of intensity 1.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Generates feedback for an impact. The intensity is clamped to 0…1.
  open func impactOccurred(intensity: CGFloat) {
    generate(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}

/// Generates feedback for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a change.
  open func selectionChanged() {
    generate(.selection)
  }
}

/// Generates feedback for the outcome of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task produced a warning.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Generates feedback for an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    generate(.notification(notificationType))
  }
}
