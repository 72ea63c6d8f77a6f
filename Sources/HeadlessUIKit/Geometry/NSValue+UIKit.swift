// SPDX-License-Identifier: MIT

extension NSValue {
  /// A point in an object.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// A size in an object.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// A rectangle in an object.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The point in this object.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in this object.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in this object.
  public var cgRectValue: CGRect { rectValue }
}
