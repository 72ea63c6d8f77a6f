// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost

final class Label: UILabel, EpoxyableView {
  init(style: UIFont.TextStyle) {
    super.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
  }

  required init?(coder: NSCoder) { nil }

  func setContent(_ content: String, animated: Bool) { text = content }
}

final class MailboxRow: UIView {
  private enum DataID { case name, space, unread }

  private let group = HGroup(spacing: 8)

  override init(frame: CGRect) {
    super.init(frame: frame)
    group.install(in: self)
    group.constrainToMargins()
  }

  required init?(coder: NSCoder) { nil }

  func show(name: String, unread: Int) {
    group.setItems {
      Label.groupItem(dataID: DataID.name, content: name, style: .headline)
      SpacerItem(dataID: DataID.space)
      if unread > 0 {
        Label.groupItem(dataID: DataID.unread, content: "\(unread)", style: .subheadline)
      }
    }
  }
}

let host = ScreenHost(.iPhone15)
let row = host.perform { MailboxRow() }
host.show(row, frame: CGRect(x: 0, y: 59, width: 393, height: 44))
host.perform { row.show(name: "Inbox", unread: 12) }
print(host.dump())
host.perform { row.show(name: "Drafts", unread: 0) }
print(host.dump())
