// SPDX-License-Identifier: MIT

extension UICoordinateSpace {
  /// Converts a point from this space to another one.
  @discardableResult
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  /// Converts a point from another space to this one.
  @discardableResult
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle from this space to another one.
  @discardableResult
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  /// Converts a rectangle from another space to this one.
  @discardableResult
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }

  func converted(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transformToScreen).applying(coordinateSpace.transformToScreen.inverted())
  }

  func converted(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transformToScreen).applying(coordinateSpace.transformToScreen.inverted())
  }

  fileprivate var transformToScreen: CGAffineTransform {
    if let space = self as? FixedCoordinateSpace { return space.transformToScreen }
    guard let view = self as? UIView else { return .identity }
    // A window is positioned in the screen as a view is in its superview.
    return CALayer.transform(from: view.backingLayer, to: nil)
  }
}
