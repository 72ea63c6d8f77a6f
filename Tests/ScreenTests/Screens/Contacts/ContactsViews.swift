// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension ContactsScreen {
  /// Initials on a disc, the name, and further details.
  final class Row: UIView, EpoxyableView {
    struct Style: Hashable {
      var isLarge = false
      var isCentered = false
    }

    struct Content: Equatable {
      var name: String
      var detail: String?
      var hue: Int? = nil
      var badge: String? = nil
    }

    private let disc = UILabel()
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private let badgeLabel = UILabel()

    init(style: Style) {
      super.init(frame: .zero)
      let size: CGFloat = style.isLarge ? 60 : 40
      disc.font = .systemFont(ofSize: size * 0.4, weight: .medium)
      disc.textColor = .white
      disc.textAlignment = .center
      disc.layer.cornerRadius = size / 2
      disc.layer.masksToBounds = true
      disc.isHidden = style.isCentered
      nameLabel.font = .preferredFont(forTextStyle: style.isLarge ? .title2 : .body)
      detailLabel.font = .preferredFont(forTextStyle: .subheadline)
      detailLabel.textColor = .secondaryLabel
      badgeLabel.font = .preferredFont(forTextStyle: .subheadline)
      badgeLabel.textColor = .systemYellow
      badgeLabel.setContentHuggingPriority(.required, for: .horizontal)
      badgeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      for label in [nameLabel, detailLabel, badgeLabel] {
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        if style.isCentered { label.textAlignment = .center }
      }
      let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
      texts.axis = .vertical
      texts.spacing = 1
      let stack = UIStackView(arrangedSubviews: [disc, texts, badgeLabel])
      stack.alignment = .center
      stack.spacing = 12
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      let inset: CGFloat = style.isCentered ? 80 : style.isLarge ? 12 : 6
      // The index needs its position at the trailing edge.
      directionalLayoutMargins = .init(top: inset, leading: 16, bottom: inset, trailing: 28)
      let height = disc.heightAnchor.constraint(equalToConstant: size)
      height.priority = .required - 1
      NSLayoutConstraint.activate([
        disc.widthAnchor.constraint(equalToConstant: size),
        height,
        stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      ])
      isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      nameLabel.text = content.name
      detailLabel.text = content.detail
      detailLabel.isHidden = content.detail == nil
      badgeLabel.text = content.badge
      badgeLabel.isHidden = content.badge == nil
      let words = content.name.split(separator: " ")
      disc.text =
        words.count > 1
        ? words[0].prefix(1).uppercased() + words[words.count - 1].prefix(1).uppercased()
        : content.name.prefix(1).uppercased()
      disc.backgroundColor = content.hue.map {
        UIColor(hue: CGFloat($0) / 12, saturation: 0.5, brightness: 0.75, alpha: 1)
      }
      accessibilityLabel = [content.name, content.detail].compactMap { $0 }.joined(separator: ", ")
      accessibilityValue = content.badge == nil ? nil : "favorite"
    }
  }

  /// A letter above the people whose names begin with it.
  final class LetterHeader: UIView, EpoxyableView {
    private let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      label.accessibilityTraits = .header
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      directionalLayoutMargins = .init(top: 4, leading: 16, bottom: 4, trailing: 16)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      label.text = content
    }
  }

  /// Letters below each other; `valueChanged` while a finger slides along them.
  final class IndexControl: UIControl {
    var letters: [String] = [] {
      didSet { if letters != oldValue { rebuild() } }
    }
    private(set) var selectedLetter: String?
    private let stack = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      stack.axis = .vertical
      stack.alignment = .center
      stack.distribution = .fillEqually
      stack.isUserInteractionEnabled = false
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      isAccessibilityElement = true
      accessibilityLabel = "Section index"
      accessibilityTraits = .adjustable
      isHidden = true
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    private func rebuild() {
      selectedLetter = nil
      for label in stack.arrangedSubviews { label.removeFromSuperview() }
      for letter in letters {
        let label = UILabel()
        label.text = letter
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textColor = .systemBlue
        label.textAlignment = .center
        stack.addArrangedSubview(label)
      }
      accessibilityValue = nil
      isHidden = letters.count < 2
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      select(at: touch.location(in: self))
      return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      select(at: touch.location(in: self))
      return true
    }

    override func accessibilityIncrement() { step(by: 1) }
    override func accessibilityDecrement() { step(by: -1) }

    func deselect() {
      selectedLetter = nil
      accessibilityValue = nil
    }

    private func step(by count: Int) {
      let current = selectedLetter.flatMap(letters.firstIndex) ?? (count > 0 ? -1 : letters.count)
      select(current + count)
    }

    private func select(at point: CGPoint) {
      guard bounds.height > 0 else { return }
      select(Int(point.y / bounds.height * CGFloat(letters.count)))
    }

    private func select(_ position: Int) {
      let letter = letters[max(0, min(position, letters.count - 1))]
      guard letter != selectedLetter else { return }
      selectedLetter = letter
      accessibilityValue = letter
      sendActions(for: .valueChanged)
    }
  }

  /// The card of a person.
  final class DetailController: UIViewController {
    private let name: String
    private let detail: String?

    init(name: String, detail: String?) {
      self.name = name
      self.detail = detail
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let row = Row(style: .init(isLarge: true))
      row.setContent(.init(name: name, detail: detail, hue: 7, badge: nil), animated: false)
      var closing = UIButton.Configuration.tinted()
      closing.title = "Done"
      let button = UIButton(
        configuration: closing,
        primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
      let stack = UIStackView(arrangedSubviews: [row, button])
      stack.axis = .vertical
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }
  }
}
