// SPDX-License-Identifier: MIT

/// A label of a table cell's style. A change of its text lays the cell out again, because a label
/// without text is not in the cell.
final class TableCellLabel: UILabel {
  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var text: String? { didSet { textDidChange() } }

  override var attributedText: NSAttributedString? { didSet { textDidChange() } }

  /// The alignment at the trailing edge that the style has given; nil if it gives none.
  private var alignmentOfStyle: NSTextAlignment?

  /// Aligns the text at the trailing edge, as long as the client sets no other alignment.
  func alignAtTrailingEdge() {
    let alignment: NSTextAlignment = isRightToLeft ? .left : .right
    alignmentOfStyle = alignment
    textAlignment = alignment
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if let alignmentOfStyle, textAlignment == alignmentOfStyle { alignAtTrailingEdge() }
  }

  private func textDidChange() {
    cell?.setNeedsLayout()
    cell?.invalidateIntrinsicContentSize()
  }
}
