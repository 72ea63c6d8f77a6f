// SPDX-License-Identifier: MIT

extension UIView {
  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at first and at last.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// At the same pace all the way.
    case linear = 3
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with the animation, so that they move with their superview.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views get touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins where running ones have got to, which all do here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Every run goes forwards and then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In another animation's block, the animation keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In another animation's block, the animation keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, changes of properties are animated, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition from view to view hides and shows them, instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// In another animation's block, the animation keeps its own kind and options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at first and at last.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At the same pace all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns about the vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns a page upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns a page downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old picture to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis, from the top downwards.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis, from the bottom upwards.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Frames at the device's own rate.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames per second. All frames of the device are given.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second. All frames of the device are given.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// How an animation with key frames runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, which are those of `AnimationOptions` where both have an option.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with the animation, so that they move with their superview.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views get touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation begins where running ones have got to, which all do here.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Every run goes forwards and then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// In another animation's block, the animation keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// In another animation's block, the animation keeps its own kind and options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from each key frame to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Every key frame is shown at its end, with nothing between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even pace; drawn as linear here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Through the key frames on a smooth curve; drawn as linear here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// At an even pace on a smooth curve; drawn as linear here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

extension UIView.AnimationOptions {
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
  }
}

extension UIView.AnimationCurve {
  /// As `CAMediaTimingFunction` knows it.
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
