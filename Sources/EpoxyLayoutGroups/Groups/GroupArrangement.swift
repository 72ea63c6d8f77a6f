// SPDX-License-Identifier: MIT

/// The arrangement that the constraints of a group express.
struct GroupArrangement {
  enum Kind {
    case row
    case column
    /// A row that stands upright for large text.
    case reflowedRow
    case layers
  }

  let kind: Kind
  /// Where items lie across that say nothing themselves.
  let horizontal: CrossAlignment
  /// Where items lie down that say nothing themselves.
  let vertical: CrossAlignment
  let spacing: CGFloat

  /// The axis along which items follow each other; none where they lie over each other.
  var stackingAxis: NSLayoutConstraint.Axis? {
    switch kind {
    case .row: .horizontal
    case .column, .reflowedRow: .vertical
    case .layers: nil
    }
  }

  /// Where an item lies along an axis; none where items follow each other along it.
  func alignment(
    of placement: MemberPlacement?, along axis: NSLayoutConstraint.Axis
  ) -> CrossAlignment? {
    guard axis != stackingAxis else { return nil }
    guard axis == .horizontal else { return placement?.down ?? vertical }
    let accessibility = kind == .reflowedRow ? placement?.accessibility : nil
    return accessibility ?? placement?.across ?? horizontal
  }

  /// Whether items that are not stretched give the group its size along an axis, where nothing else
  /// does. Not in columns, whose width comes from outside.
  func hugsItems(along axis: NSLayoutConstraint.Axis) -> Bool {
    kind == .row || kind == .layers
  }
}
