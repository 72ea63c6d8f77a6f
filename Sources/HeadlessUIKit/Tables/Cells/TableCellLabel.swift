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

  private func textDidChange() {
    cell?.setNeedsLayout()
    cell?.invalidateIntrinsicContentSize()
  }
}
