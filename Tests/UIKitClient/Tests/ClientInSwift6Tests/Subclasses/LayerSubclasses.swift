// SPDX-License-Identifier: MIT
import UIKit

// Subclasses from another module that call every designated initializer and override every member,
// as is possible on Apple's platforms. The sources are compiled and not run.

class CAGradientLayerSubclass: CAGradientLayer {
  override var colors: [Any]? { didSet {} }
  override var locations: [NSNumber]? { didSet {} }
  override var startPoint: CGPoint { didSet {} }
  override var endPoint: CGPoint { didSet {} }
  override var type: CAGradientLayerType { didSet {} }
}

class CALayerSubclass: CALayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var bounds: CGRect { didSet {} }
  override var position: CGPoint { didSet {} }
  override var anchorPoint: CGPoint { didSet {} }
  override var zPosition: CGFloat { didSet {} }
  override var transform: CATransform3D { didSet {} }
  override var sublayerTransform: CATransform3D { didSet {} }
  override var frame: CGRect { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var opacity: Float { didSet {} }
  override var backgroundColor: CGColor? { didSet {} }
  override var cornerRadius: CGFloat { didSet {} }
  override var borderWidth: CGFloat { didSet {} }
  override var borderColor: CGColor? { didSet {} }
  override var shadowColor: CGColor? { didSet {} }
  override var shadowOpacity: Float { didSet {} }
  override var shadowOffset: CGSize { didSet {} }
  override var shadowRadius: CGFloat { didSet {} }
  override var shadowPath: CGPath? { didSet {} }
  override func affineTransform() -> CGAffineTransform { super.affineTransform() }
  override func setAffineTransform(_ m: CGAffineTransform) { super.setAffineTransform(m) }
  override var masksToBounds: Bool { didSet {} }
  override var maskedCorners: CACornerMask { didSet {} }
  override var cornerCurve: CALayerCornerCurve { didSet {} }
  override var name: String? { didSet {} }
  override var allowsGroupOpacity: Bool { didSet {} }
  override var isOpaque: Bool { didSet {} }
  override var isDoubleSided: Bool { didSet {} }
  override var shouldRasterize: Bool { didSet {} }
  override var rasterizationScale: CGFloat { didSet {} }
  override var contentsScale: CGFloat { didSet {} }
  override var contents: Any? { didSet {} }
  override var contentsGravity: CALayerContentsGravity { didSet {} }
  override var mask: CALayer? { didSet {} }
  override var superlayer: CALayer? { super.superlayer }
  override var sublayers: [CALayer]? { didSet {} }
  override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
  override func insertSublayer(_ layer: CALayer, at index: UInt32) {
    super.insertSublayer(layer, at: index)
  }
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    super.insertSublayer(layer, below: sibling)
  }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    super.insertSublayer(layer, above: sibling)
  }
  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    super.replaceSublayer(oldLayer, with: newLayer)
  }
  override func removeFromSuperlayer() { super.removeFromSuperlayer() }
  override func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    super.convert(point, from: layer)
  }
  override func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    super.convert(point, to: layer)
  }
  override func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    super.convert(rect, from: layer)
  }
  override func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    super.convert(rect, to: layer)
  }
  override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
  override func hitTest(_ point: CGPoint) -> CALayer? { super.hitTest(point) }
  override func presentation() -> Self? { super.presentation() }
  override func model() -> Self { super.model() }
  override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
  override func animation(forKey key: String) -> CAAnimation? { super.animation(forKey: key) }
  override func animationKeys() -> [String]? { super.animationKeys() }
  override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
  override func removeAllAnimations() { super.removeAllAnimations() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ r: CGRect) { super.setNeedsDisplay(r) }
  override func needsDisplay() -> Bool { super.needsDisplay() }
  override func displayIfNeeded() { super.displayIfNeeded() }
  override func display() { super.display() }
  override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  override func render(in ctx: CGContext) { super.render(in: ctx) }
  override var delegate: (any CALayerDelegate)? { didSet {} }
  override var needsDisplayOnBoundsChange: Bool { didSet {} }
  override var drawsAsynchronously: Bool { didSet {} }
  override var actions: [String: any CAAction]? { didSet {} }
  override var style: [AnyHashable: Any]? { didSet {} }
  override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    super.defaultAction(forKey: event)
  }
  override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    super.convertTime(t, from: l)
  }
  override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    super.convertTime(t, to: l)
  }
  override var beginTime: CFTimeInterval { didSet {} }
  override var timeOffset: CFTimeInterval { didSet {} }
  override var speed: Float { didSet {} }
}

class CAShapeLayerSubclass: CAShapeLayer {
  override var path: CGPath? { didSet {} }
  override var fillColor: CGColor? { didSet {} }
  override var fillRule: CAShapeLayerFillRule { didSet {} }
  override var strokeColor: CGColor? { didSet {} }
  override var strokeStart: CGFloat { didSet {} }
  override var strokeEnd: CGFloat { didSet {} }
  override var lineWidth: CGFloat { didSet {} }
  override var miterLimit: CGFloat { didSet {} }
  override var lineCap: CAShapeLayerLineCap { didSet {} }
  override var lineJoin: CAShapeLayerLineJoin { didSet {} }
  override var lineDashPattern: [NSNumber]? { didSet {} }
  override var lineDashPhase: CGFloat { didSet {} }
}

class CATransformLayerSubclass: CATransformLayer {
}

class CAAnimationSubclass: CAAnimation {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var beginTime: CFTimeInterval { didSet {} }
  override var duration: CFTimeInterval { didSet {} }
  override var speed: Float { didSet {} }
  override var timeOffset: CFTimeInterval { didSet {} }
  override var repeatCount: Float { didSet {} }
  override var repeatDuration: CFTimeInterval { didSet {} }
  override var autoreverses: Bool { didSet {} }
  override var fillMode: CAMediaTimingFillMode { didSet {} }
  override var timingFunction: CAMediaTimingFunction? { didSet {} }
  override var delegate: (any CAAnimationDelegate)? { didSet {} }
  override var isRemovedOnCompletion: Bool { didSet {} }
}

class CAAnimationGroupSubclass: CAAnimationGroup {
  override var animations: [CAAnimation]? { didSet {} }
}

class CABasicAnimationSubclass: CABasicAnimation {
  override var fromValue: Any? { didSet {} }
  override var toValue: Any? { didSet {} }
  override var byValue: Any? { didSet {} }
}

class CADisplayLinkSubclass: CADisplayLink {
  override var isPaused: Bool { didSet {} }
  override var preferredFrameRateRange: CAFrameRateRange { didSet {} }
  override var timestamp: CFTimeInterval { super.timestamp }
  override var targetTimestamp: CFTimeInterval { super.targetTimestamp }
  override var duration: CFTimeInterval { super.duration }
  override func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    super.add(to: runLoop, forMode: mode)
  }
  override func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    super.remove(from: runLoop, forMode: mode)
  }
  override func invalidate() { super.invalidate() }
}

class CAKeyframeAnimationSubclass: CAKeyframeAnimation {
  override var values: [Any]? { didSet {} }
  override var keyTimes: [NSNumber]? { didSet {} }
  override var timingFunctions: [CAMediaTimingFunction]? { didSet {} }
  override var calculationMode: CAAnimationCalculationMode { didSet {} }
}

class CAPropertyAnimationSubclass: CAPropertyAnimation {
  override var keyPath: String? { didSet {} }
  override var isAdditive: Bool { didSet {} }
}

class CASpringAnimationSubclass: CASpringAnimation {
  override init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init(perceptualDuration: perceptualDuration, bounce: bounce)
  }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var mass: CGFloat { didSet {} }
  override var stiffness: CGFloat { didSet {} }
  override var damping: CGFloat { didSet {} }
  override var initialVelocity: CGFloat { didSet {} }
  override var settlingDuration: CFTimeInterval { super.settlingDuration }
}

class CATransactionSubclass: CATransaction {
  override class func begin() { super.begin() }
  override class func commit() { super.commit() }
  override class func flush() { super.flush() }
  override class func animationDuration() -> CFTimeInterval { super.animationDuration() }
  override class func setAnimationDuration(_ dur: CFTimeInterval) {
    super.setAnimationDuration(dur)
  }
  override class func animationTimingFunction() -> CAMediaTimingFunction? {
    super.animationTimingFunction()
  }
  override class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    super.setAnimationTimingFunction(function)
  }
  override class func disableActions() -> Bool { super.disableActions() }
  override class func setDisableActions(_ flag: Bool) { super.setDisableActions(flag) }
  override class func completionBlock() -> (() -> Void)? { super.completionBlock() }
  override class func setCompletionBlock(_ block: (() -> Void)?) { super.setCompletionBlock(block) }
}

class CATransitionSubclass: CATransition {
  override var type: CATransitionType { didSet {} }
  override var subtype: CATransitionSubtype? { didSet {} }
}
