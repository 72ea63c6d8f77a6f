// SPDX-License-Identifier: MIT

/// The arrangement that the constraints of a group express.
struct GroupArrangement {
  enum Kind {
    case row
    case column
    /// A row that is laid out vertically for accessibility text sizes.
    case reflowedRow
    case layers
  }

  let kind: Kind
  /// The horizontal alignment of items without one of their own.
  let horizontal: AxisAlignment
  /// The vertical alignment of items without one of their own.
  let vertical: AxisAlignment
  let spacing: CGFloat

  /// The axis along which items follow each other; nil if they overlap.
  var stackingAxis: NSLayoutConstraint.Axis? {
    switch kind {
    case .row: .horizontal
    case .column, .reflowedRow: .vertical
    case .layers: nil
    }
  }

  /// Returns the alignment of an item along an axis; nil if items follow each other along it.
  func alignment(
    of placement: MemberPlacement?, along axis: NSLayoutConstraint.Axis
  ) -> AxisAlignment? {
    guard axis != stackingAxis else { return nil }
    guard axis == .horizontal else { return placement?.vertical ?? vertical }
    let accessibility = kind == .reflowedRow ? placement?.accessibility : nil
    return accessibility ?? placement?.horizontal ?? horizontal
  }

  /// Whether items that are not stretched determine the length of the group along an axis if
  /// nothing else does. False for the width of columns, which is determined from outside.
  func hugsItems(along axis: NSLayoutConstraint.Axis) -> Bool {
    kind == .row || kind == .layers
  }
}
