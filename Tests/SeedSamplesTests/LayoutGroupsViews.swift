// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import EpoxyLayoutGroups

// The components that the samples use without declaring them.

enum LayoutGroupsSamples {
  final class Label: UILabel, EpoxyableView {
    enum TextStyle: Hashable {
      case largeTitle, title3, body, subheadline, footnote

      var font: UIFont {
        switch self {
        case .largeTitle: .preferredFont(forTextStyle: .largeTitle)
        case .title3: .preferredFont(forTextStyle: .title3)
        case .body: .preferredFont(forTextStyle: .body)
        case .subheadline: .preferredFont(forTextStyle: .subheadline)
        case .footnote: .preferredFont(forTextStyle: .footnote)
        }
      }
    }

    struct Style: Hashable {
      let textStyle: TextStyle

      static let title = Style.style(with: .title3)
      static let subtitle = Style.style(with: .subheadline)
      static func style(with textStyle: TextStyle) -> Style { Style(textStyle: textStyle) }
    }

    init(style: Style) {
      super.init(frame: .zero)
      font = style.textStyle.font
      numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }

    func setContent(_ content: String, animated: Bool) { text = content }
  }

  final class ImageView: UIImageView, EpoxyableView {
    struct Style: Hashable {
      var size: CGSize
      var tintColor: UIColor?

      init(size: CGSize, tintColor: UIColor? = nil) {
        self.size = size
        self.tintColor = tintColor
      }

      func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
      }
    }

    private let size: CGSize

    init(style: Style) {
      size = style.size
      super.init(frame: .zero)
      tintColor = style.tintColor
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }

    func setContent(_ content: UIImage?, animated: Bool) { image = content }
  }

  final class ColorView: UIView, EpoxyableView {
    struct Style: Hashable {
      var size: CGSize
      var color: UIColor

      func hash(into hasher: inout Hasher) { hasher.combine(size.width) }
    }

    private let size: CGSize

    init(style: Style) {
      size = style.size
      super.init(frame: .zero)
      backgroundColor = style.color
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  final class Checkbox: UIView, EpoxyableView {
    enum Style: Hashable { case standard }
    struct Content: Equatable {
      var isChecked: Bool
    }

    private(set) var isChecked = false

    init(style: Style) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
    func setContent(_ content: Content, animated: Bool) { isChecked = content.isChecked }
  }

  final class Button: UIButton, EpoxyableView {
    enum Style: Hashable { case standard }
    struct Behaviors {
      var didTap: (UIButton) -> Void
    }

    private(set) var behaviors: Behaviors?

    init(style: Style) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
    func setContent(_ content: String, animated: Bool) { setTitle(content, for: .normal) }
    func setBehaviors(_ behaviors: Behaviors?) { self.behaviors = behaviors }
  }
}
