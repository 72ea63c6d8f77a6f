// SPDX-License-Identifier: MIT

/// The scroll axis of a layout, with accessors for lengths along and across it. Layouts that scroll
/// in either direction need one implementation only.
struct LayoutAxis: Equatable {
  var isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    isVertical
      ? CGRect(origin: CGPoint(x: across, y: along), size: size)
      : CGRect(origin: CGPoint(x: along, y: across), size: size)
  }

  func start(of rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func end(of rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  func before(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
  func after(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }
  func beforeAcross(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }
  func afterAcross(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.right : insets.bottom }
}
