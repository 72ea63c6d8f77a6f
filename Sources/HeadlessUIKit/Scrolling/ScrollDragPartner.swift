// SPDX-License-Identifier: MIT

/// A partner of the scroll views in a view, which takes a part of their vertical drags: a sheet,
/// which moves before its content scrolls.
@MainActor
protocol ScrollDragPartner: AnyObject {
  /// Takes the part of a drag that does not scroll.
  ///
  /// - Parameter distance: The movement of the finger, in points.
  /// - Returns: The part of the movement that was taken.
  func take(_ distance: CGFloat, from scrollView: UIScrollView) -> CGFloat

  /// Ends a drag with a velocity in points per second. Returns the velocity that remains for the
  /// content.
  func endDragOfContent(velocity: CGPoint) -> CGPoint

  /// Ends a drag without a fling.
  func cancelDrag()
}

/// A view whose scroll views have a partner.
@MainActor
protocol ScrollDragPartnerContainer: UIView {
  var dragPartner: (any ScrollDragPartner)? { get }
}

extension UIScrollView {
  /// The partner of the nearest container.
  final var enclosingDragPartner: (any ScrollDragPartner)? {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? any ScrollDragPartnerContainer }.first?.dragPartner
  }
}
