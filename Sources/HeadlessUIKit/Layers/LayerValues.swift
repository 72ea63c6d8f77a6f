// SPDX-License-Identifier: MIT

/// The animatable values of a plain layer.
package struct LayerValues {
  package var bounds = CGRect.zero
  /// The position of the anchor point, in the coordinates of the superlayer.
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  /// The anchor point, in the unit square of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isHidden = false
  package var opacity: Float = 1
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  /// The part of the contents that is shown, in the unit square of the contents.
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  package init() {}

  /// The rectangle of the bounds in the superlayer, without the transform.
  var untransformedFrame: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x,
      y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  /// Returns the smallest rectangle of the superlayer that contains the transformed bounds.
  func frame(hasIdentityTransform: Bool) -> CGRect {
    hasIdentityTransform
      ? untransformedFrame : bounds.applying(affineTransformToSuperlayer)
  }

  /// The transform from the layer's own coordinates to the superlayer's, if it is affine.
  package var affineTransformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
