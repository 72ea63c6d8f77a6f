// SPDX-License-Identifier: MIT
import FluidInterfaces

// The code of "Building Fluid Interfaces", whose document shows parts of each class. `#selector`
// does not exist outside of Apple's platforms; actions take its place.

// Interface #1

final class ArticleCalculatorButton: UIControl {
  var value: Int = 0 {
    didSet { label.text = "\(value)" }
  }
  private lazy var label: UILabel = {
    let label = UILabel()
    label.textAlignment = .center
    return label
  }()
  let highlightedColor = UIColor(white: 0.8, alpha: 1)
  let normalColor = UIColor(white: 0.2, alpha: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    backgroundColor = normalColor
    addAction(UIAction { [unowned self] _ in touchDown() }, for: [.touchDown, .touchDragEnter])
    addAction(
      UIAction { [unowned self] _ in touchUp() },
      for: [.touchUpInside, .touchDragExit, .touchCancel])
  }

  required init?(coder: NSCoder) { fatalError() }

  private var animator = UIViewPropertyAnimator()
  private func touchDown() {
    animator.stopAnimation(true)
    backgroundColor = highlightedColor
  }
  private func touchUp() {
    animator = UIViewPropertyAnimator(
      duration: 0.5, curve: .easeOut,
      animations: {
        self.backgroundColor = self.normalColor
      })
    animator.startAnimation()
  }
}

// Interface #3

final class ArticleFlashlightButton: UIControl {
  enum ForceState {
    case reset, activated, confirmed
  }

  let minWidth: CGFloat = 50
  let maxWidth: CGFloat = 92
  let onColor = UIColor(white: 0.95, alpha: 1)
  let offColor = UIColor(white: 0.2, alpha: 1)
  var isOn = false
  var forceState: ForceState = .reset

  private let resetForce: CGFloat = 0.4
  private let activationForce: CGFloat = 0.5
  private let confirmationForce: CGFloat = 0.49

  private let activationFeedbackGenerator = UIImpactFeedbackGenerator(style: .light)

  private let confirmationFeedbackGenerator = UIImpactFeedbackGenerator(style: .medium)

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let force = touch.force / touch.maximumPossibleForce
    let scale = 1 + (maxWidth / minWidth - 1) * force
    transform = CGAffineTransform(scaleX: scale, y: scale)
    switch forceState {
    case .reset where force >= activationForce:
      forceState = .activated
      activationFeedbackGenerator.impactOccurred()
    case .activated where force <= confirmationForce:
      forceState = .confirmed
      isOn.toggle()
      confirmationFeedbackGenerator.impactOccurred()
    case .confirmed where force <= resetForce: forceState = .reset
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let params = UISpringTimingParameters(damping: 0.4, response: 0.2)
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: params)
    animator.addAnimations {
      self.transform = CGAffineTransform(scaleX: 1, y: 1)
      self.backgroundColor = self.isOn ? self.onColor : self.offColor
    }
    animator.startAnimation()
  }
}

// Interface #4

final class ArticleRubberbandView: UIView {
  private var originalTouchPoint = CGPoint.zero

  func touched(_ recognizer: UIPanGestureRecognizer) {
    let touchPoint = recognizer.location(in: superview)
    let view = self
    switch recognizer.state {
    case .began: originalTouchPoint = touchPoint
    case .changed:
      var offset = touchPoint.y - originalTouchPoint.y
      offset = offset > 0 ? pow(offset, 0.7) : -pow(-offset, 0.7)
      view.transform = CGAffineTransform(translationX: 0, y: offset)
    default: break
    }
  }
}

// Interface #5

@MainActor final class ArticlePause {
  let numberOfVelocities = 7
  var hasPaused = false
  let pauseLabel = UILabel()
  let feedbackGenerator = UIImpactFeedbackGenerator(style: .light)

  private var velocities = [CGFloat]()
  func track(velocity: CGFloat) {
    if velocities.count < numberOfVelocities {
      velocities.append(velocity)
    } else {
      velocities = Array(velocities.dropFirst())
      velocities.append(velocity)
    }
  }

  func trackPause(velocity: CGFloat, offset: CGFloat) {
    track(velocity: velocity)
    guard velocities.count == numberOfVelocities, let firstRecordedVelocity = velocities.first,
      !hasPaused
    else { return }
    if abs(velocity) > 100 || abs(offset) < 50 { return }
    let ratio = abs(firstRecordedVelocity - velocity) / abs(firstRecordedVelocity)
    if ratio > 0.9 {
      pauseLabel.alpha = 1
      feedbackGenerator.impactOccurred()
      hasPaused = true
    }
  }
}

// Interface #6

extension UIViewPropertyAnimator {
  /// The part of the drawer's pan that the article shows.
  func continueArticleDrawer(yVelocity: CGFloat, closedTransform: CGAffineTransform) {
    let animator = self
    if yVelocity == 0 {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      return
    }
    let fractionRemaining = 1 - animator.fractionComplete
    let distanceRemaining = fractionRemaining * closedTransform.ty
    if distanceRemaining == 0 {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      return
    }
    let relativeVelocity = abs(yVelocity) / distanceRemaining
    let timingParameters = UISpringTimingParameters(
      damping: 0.8, response: 0.3,
      initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))

    let newDuration = UIViewPropertyAnimator(duration: 0, timingParameters: timingParameters)
      .duration

    let durationFactor = CGFloat(newDuration / animator.duration)

    animator.continueAnimation(
      withTimingParameters: timingParameters, durationFactor: durationFactor)
  }
}

// Interface #7

final class ArticlePip {
  let pipView: UIView
  let pipPositions: [CGPoint]

  @MainActor init(pipView: UIView, pipPositions: [CGPoint]) {
    self.pipView = pipView
    self.pipPositions = pipPositions
  }

  @MainActor func released(_ velocity: CGPoint) {
    let decelerationRate = UIScrollView.DecelerationRate.normal.rawValue
    let projectedPosition = CGPoint(
      x: pipView.center.x
        + project(initialVelocity: velocity.x, decelerationRate: decelerationRate),
      y: pipView.center.y
        + project(initialVelocity: velocity.y, decelerationRate: decelerationRate)
    )
    let nearestCornerPosition = nearestCorner(to: projectedPosition)
    let relativeInitialVelocity = CGVector(
      dx: relativeVelocity(
        forVelocity: velocity.x, from: pipView.center.x, to: nearestCornerPosition.x),
      dy: relativeVelocity(
        forVelocity: velocity.y, from: pipView.center.y, to: nearestCornerPosition.y)
    )
    let params = UISpringTimingParameters(
      damping: 1, response: 0.4, initialVelocity: relativeInitialVelocity)

    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: params)

    animator.addAnimations {
      self.pipView.center = nearestCornerPosition
    }

    animator.startAnimation()
  }

  func relativeVelocity(
    forVelocity velocity: CGFloat, from currentValue: CGFloat, to targetValue: CGFloat
  ) -> CGFloat {
    guard currentValue - targetValue != 0 else { return 0 }
    return velocity / (targetValue - currentValue)
  }

  /// Distance traveled after decelerating to zero velocity at a constant rate.
  func project(initialVelocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
    return (initialVelocity / 1000) * decelerationRate / (1 - decelerationRate)
  }

  func nearestCorner(to point: CGPoint) -> CGPoint {
    var minDistance = CGFloat.greatestFiniteMagnitude
    var closestPosition = CGPoint.zero
    for position in pipPositions {
      let distance = hypot(point.x - position.x, point.y - position.y)
      if distance < minDistance {
        closestPosition = position
        minDistance = distance
      }
    }
    return closestPosition
  }
}

// Interface #8

@MainActor func articleRotationTiming(
  relativeInitialVelocity: CGFloat
) -> UISpringTimingParameters {
  let timingParameters = UISpringTimingParameters(
    damping: 0.8,
    response: 0.4,
    initialVelocity: CGVector(dx: relativeInitialVelocity, dy: 0)
  )
  return timingParameters
}
