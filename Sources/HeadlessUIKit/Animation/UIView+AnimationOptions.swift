// SPDX-License-Identifier: MIT

extension UIView {
  /// The timing curves of animations.
  public enum AnimationCurve: Int, Sendable {
    /// A slow beginning and a slow end.
    case easeInOut = 0
    /// The animation begins slowly and accelerates.
    case easeIn = 1
    /// The animation decelerates and ends slowly.
    case easeOut = 2
    /// The animation has a constant speed.
    case linear = 3
  }

  /// The options of animations.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews within the animation, so that they move with their superview.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Delivers touches to views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at the current values of running animations. All animations here do so, with or
    /// without this option.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Follows every run with a reversed run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps the animation's own duration inside another animation's block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the animation's own curve inside another animation's block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Also animates property changes during a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Keeps the animation's own transition type and options inside another animation's block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// A slow beginning and a slow end.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation begins slowly and accelerates.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation decelerates and ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Flips the view around its vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view around its vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls a page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls a page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old content to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view around its horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view around its horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The device's own frame rate.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames per second. Ignored: animations use every frame of the device.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second. Ignored: animations use every frame of the device.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// The options of keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bit mask. Options that `AnimationOptions` also has use the same bits.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews within the animation, so that they move with their superview.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Delivers touches to views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins at the current values of running animations. All animations here do so, with or
    /// without this option.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Follows every run with a reversed run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps the animation's own duration inside another animation's block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps the animation's own transition type and options inside another animation's block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Shows every keyframe at its end, without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates at a constant speed. Treated as linear.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve. Treated as linear.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve at a constant speed. Treated as linear.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

extension UIView.AnimationOptions {
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
  }
}

extension UIView.AnimationCurve {
  /// The curve as a timing function.
  package var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: Self.easeInOutFunction
    case .easeIn: Self.easeInFunction
    case .easeOut: Self.easeOutFunction
    case .linear: Self.linearFunction
    }
  }

  private static let easeInOutFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  private static let easeInFunction = CAMediaTimingFunction(name: .easeIn)
  private static let easeOutFunction = CAMediaTimingFunction(name: .easeOut)
  private static let linearFunction = CAMediaTimingFunction(name: .linear)
}
