// SPDX-License-Identifier: MIT

/// Generates feedback for impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
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
