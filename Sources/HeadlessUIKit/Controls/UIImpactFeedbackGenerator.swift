// SPDX-License-Identifier: MIT

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
