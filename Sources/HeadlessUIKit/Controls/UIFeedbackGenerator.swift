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
  package var feedback: [Feedback] { feedbackLog.entries }

  fileprivate var feedbackLog: FeedbackLog { self[Self.feedbackComponent] }
  private static let feedbackComponent = DeviceComponent { _ in FeedbackLog() }
}

/// The feedback that a device has generated.
@MainActor
private final class FeedbackLog {
  var entries: [Feedback] = []
}

/// Generates haptic feedback. The device only records it.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// host.perform { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
/// print(host.feedback)  // ["impact(light)"]
/// ```
///
/// A test reads `ScreenHost.feedback`. `prepare()` has no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  private let device: Device

  public override init() {
    device = .current
    super.init()
  }

  /// Does nothing: the device is always ready.
  open func prepare() {}

  final func generate(_ kind: Feedback.Kind) {
    // A generator that was created before the test's host vibrates on the current one.
    let device = device === Device.shared ? .current : self.device
    device.feedbackLog.entries.append(Feedback(kind: kind, time: device.now))
  }
}
