// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups

/// The content of a row.
struct Message: Equatable {
  var name: String
  var date: String
  var preview: String
  var seen: String

  static func number(_ index: Int) -> Message {
    Message(
      name: "Sender \(index % 97)", date: "\(index % 28 + 1) May",
      preview: String(repeating: "Some words of message \(index). ", count: index % 4 + 1),
      seen: "Seen \(index % 12 + 1):00")
  }
}

/// A text, whose style is the number of lines.
final class TextView: UILabel, EpoxyableView {
  init(style: Int) {
    super.init(frame: .zero)
    numberOfLines = style
  }

  required init?(coder: NSCoder) { nil }

  func setContent(_ content: String, animated: Bool) {
    if text != content { text = content }
  }
}

/// A picture of a fixed size.
final class PictureView: UIView, EpoxyableView {
  struct Style: Hashable {
    var width: CGFloat
    var height: CGFloat
    static let avatar = Style(width: 48, height: 48)
    static let unread = Style(width: 8, height: 8)
    static let arrow = Style(width: 12, height: 16)
  }

  let style: Style

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: style.width, height: style.height) }
}

/// A row that shows a message.
@MainActor
protocol MessageRow: UIView {
  init()
  func show(_ message: Message)
  func height(forWidth width: CGFloat) -> CGFloat
  /// The views that a user sees, in the same order for all kinds of rows.
  var shown: [UIView] { get }
}

extension MessageRow {
  /// Sets the height of the row to the height of its content, and lays out the row.
  func layOut(width: CGFloat = 390) {
    frame = CGRect(x: 0, y: 0, width: width, height: height(forWidth: width))
    layoutIfNeeded()
  }

  var fittingHeight: (CGFloat) -> CGFloat {
    { [self] width in
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }
}

let margins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
