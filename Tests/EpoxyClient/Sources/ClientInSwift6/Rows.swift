// SPDX-License-Identifier: MIT
import Epoxy
import UIKit

// MARK: - TextRow

/// A title above a subtitle.
final class TextRow: UIView, EpoxyableView {

  // MARK: Lifecycle

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    layoutMargins = style.layoutMargins
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Internal

  enum Style {
    case small, large

    var layoutMargins: UIEdgeInsets {
      switch self {
      case .small: return UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
      case .large: return UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
      }
    }
  }

  struct Content: Equatable {
    var title: String
    var body: String?
  }

  func setContent(_ content: Content, animated: Bool) {
    titleLabel.text = content.title
    bodyLabel.text = content.body
    bodyLabel.isHidden = content.body == nil
  }

  // MARK: Private

  private let style: Style
  private let stack = UIStackView()
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()

  private func setUp() {
    titleLabel.font = UIFont.preferredFont(forTextStyle: style == .large ? .title2 : .body)
    bodyLabel.numberOfLines = 0
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(titleLabel)
    stack.addArrangedSubview(bodyLabel)
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }
}

extension TextRow: SelectableView {
  func didSelect() {
    log("row selected")
  }
}

extension TextRow: HighlightableView {
  func didHighlight(_ isHighlighted: Bool) {
    UIView.animate(withDuration: 0.15) {
      self.transform = isHighlighted ? CGAffineTransform(scaleX: 0.98, y: 0.98) : .identity
    }
  }
}

// MARK: - ButtonRow

/// A row with a button, without a style.
final class ButtonRow: UIView, EpoxyableView {

  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(
      UIAction { [weak self] _ in self?.handleTap() }, for: .touchUpInside)
    addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: topAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor),
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  struct Content: Equatable {
    var text: String
  }

  struct Behaviors {
    var didTap: (() -> Void)?
  }

  func setContent(_ content: Content, animated: Bool) {
    button.setTitle(content.text, for: .normal)
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    didTap = behaviors?.didTap
  }

  private let button = UIButton(type: .system)
  private var didTap: (() -> Void)?

  private func handleTap() {
    didTap?()
  }
}

// MARK: - Divider

/// A line without style, content and behaviors.
final class Divider: UIView, EpoxyableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    heightAnchor.constraint(equalToConstant: 1).isActive = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

// MARK: - ColorTile

/// A square that counts the displayed squares of its type.
final class ColorTile: UIView, EpoxyableView, DisplayRespondingView {
  struct Style: Hashable {
    var color: UIColor
  }

  init(style: Style) {
    super.init(frame: .zero)
    backgroundColor = style.color
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setContent(_ content: Int, animated: Bool) {
    tag = content
  }

  func didDisplay(_ isDisplayed: Bool) {
    ColorTile.shown += isDisplayed ? 1 : -1
  }

  static var shown = 0
}
