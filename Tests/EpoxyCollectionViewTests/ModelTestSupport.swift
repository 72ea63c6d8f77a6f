// SPDX-License-Identifier: MIT
import EpoxyCollectionView

/// A row with style, content and behaviors, which stores the values that it was given.
final class TestRow: UIView, EpoxyableView {
  struct Style: Hashable {
    var size = 1
  }

  struct Behaviors {
    var didTap: (() -> Void)?
  }

  let style: Style
  var content: String?
  var behaviors: Behaviors?
  var events: [String] = []

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func setContent(_ content: String, animated: Bool) {
    self.content = content
    events.append("content \(content)\(animated ? " animated" : "")")
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    self.behaviors = behaviors
    events.append(behaviors == nil ? "no behaviors" : "behaviors")
  }
}

/// A row that needs nothing.
final class TestDivider: UIView, EpoxyableView {}

/// A row with content, but without a style.
final class TestPlainRow: UIView, EpoxyableView {
  var content: Int?

  func setContent(_ content: Int, animated: Bool) {
    self.content = content
  }
}

/// A row with a style, but without content.
final class TestStyledDivider: UIView, EpoxyableView {
  let thickness: Int

  init(style: Int) {
    thickness = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

extension ItemCellMetadata {
  static func test(_ state: ItemCellState = .normal, animated: Bool = false) -> Self {
    ItemCellMetadata(traitCollection: UITraitCollection(), state: state, animated: animated)
  }
}

/// A wrapper that is not a cell.
final class TestWrapper: UIView, ItemWrapperView {
  private(set) var view: UIView?

  func setViewIfNeeded(view: UIView) {
    if self.view == nil { self.view = view }
  }
}
