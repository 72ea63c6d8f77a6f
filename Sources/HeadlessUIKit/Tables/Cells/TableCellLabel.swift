// SPDX-License-Identifier: MIT

/// A label of a table cell's style. A change of its text lays the cell out again: the label may be out
/// of the cell, because it had no text.
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
