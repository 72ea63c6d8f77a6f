// SPDX-License-Identifier: MIT

import UIKit

extension ChipsScreen {
  /// A flow whose lines begin at the leading edge, with the same space everywhere.
  final class LeadingFlowLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      guard let all = super.layoutAttributesForElements(in: rect) else { return nil }
      let copies = all.map { $0.copy() as! UICollectionViewLayoutAttributes }
      var line: CGFloat = -.infinity
      var section = -1
      var x: CGFloat = 0
      for attributes in copies where attributes.representedElementCategory == .cell {
        if attributes.indexPath.section != section || attributes.frame.midY > line {
          section = attributes.indexPath.section
          x = leadingInset(ofSection: section)
        }
        line = attributes.frame.maxY
        attributes.frame.origin.x = x
        x += attributes.frame.width + minimumInteritemSpacing
      }
      if collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft {
        for attributes in copies where attributes.representedElementCategory == .cell {
          attributes.frame.origin.x = collectionViewContentSize.width - attributes.frame.maxX
        }
      }
      return copies
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      guard let own = super.layoutAttributesForItem(at: indexPath) else { return nil }
      let line = CGRect(x: 0, y: own.frame.minY, width: collectionViewContentSize.width, height: 1)
      return layoutAttributesForElements(in: line)?.first {
        $0.representedElementCategory == .cell && $0.indexPath == indexPath
      } ?? own
    }

    private func leadingInset(ofSection section: Int) -> CGFloat {
      guard let collectionView,
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout,
        let inset = delegate.collectionView?(
          collectionView, layout: self, insetForSectionAt: section)
      else { return sectionInset.left }
      return collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? inset.right : inset.left
    }
  }

  /// A choice: its title, and the number of things with that property; filled where it is chosen.
  /// Never wider than the list: long titles wrap.
  final class ChipCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.layer.borderWidth = 1
      contentView.layer.cornerCurve = .continuous
      countLabel.setContentHuggingPriority(.required, for: .horizontal)
      countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [check, titleLabel, countLabel])
      row.spacing = 6
      row.alignment = .center
      row.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(row)
      widest = contentView.widthAnchor.constraint(lessThanOrEqualToConstant: 320)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
        row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
        widest!,
      ])
      isAccessibilityElement = true
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (cell: ChipCell, _) in
        cell.updateColors()
      }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
      didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.layer.cornerRadius = min(22, contentView.bounds.height / 2)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let list = superview as? UICollectionView {
        let available = list.bounds.inset(by: list.layoutMargins).width
        if available > 60 {
          widest.constant = available
        }
      }
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    func show(_ chip: Chip) {
      isChosen = chip.isChosen
      titleLabel.text = chip.title
      countLabel.text = chip.count.map { "\($0)" }
      countLabel.isHidden = chip.count == nil
      check.isHidden = !chip.isChosen
      updateColors()
      accessibilityLabel = chip.title
      accessibilityValue = chip.count.map { "\($0) places" }
      accessibilityTraits = chip.isChosen ? [.button, .selected] : .button
      accessibilityIdentifier = "chip.\(chip.id)"
    }

    private let check = EverydayGlyph(.check, size: 13, textStyle: .subheadline)
    private let titleLabel = EverydayLabel(.subheadline)
    private let countLabel = EverydayLabel(.caption1, lines: 1)
    private var isChosen = false
    private var widest: NSLayoutConstraint!

    private func updateColors() {
      contentView.backgroundColor = isChosen ? .label : .secondarySystemBackground
      contentView.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      titleLabel.textColor = isChosen ? .systemBackground : .label
      countLabel.textColor = isChosen ? .systemBackground : .secondaryLabel
      check.tintColor = .systemBackground
    }
  }

  /// The name of a group of chips.
  final class GroupHeader: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      preservesSuperviewLayoutMargins = true
      titleLabel.accessibilityTraits = .header
      let stack = UIStackView(arrangedSubviews: [titleLabel, hintLabel])
      stack.axis = .vertical
      stack.spacing = 2
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
        stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ group: Group) {
      titleLabel.text = group.title
      hintLabel.text = group.hint
      hintLabel.isHidden = group.hint == nil
    }

    private let titleLabel = EverydayLabel(.title3, bold: true)
    private let hintLabel = EverydayLabel(.footnote, color: .secondaryLabel)
  }

  /// The number of remaining places, as the button that shows them.
  final class ResultBar: UIView {
    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .secondarySystemBackground
      button.translatesAutoresizingMaskIntoConstraints = false
      button.accessibilityIdentifier = "chips.results"
      addSubview(button)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: topAnchor, constant: 12),
        button.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -12),
        button.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(matches: Int, chosen: Int) {
      var configuration = UIButton.Configuration.filled()
      configuration.buttonSize = .large
      configuration.cornerStyle = .capsule
      configuration.title =
        matches == 0 ? "No places" : matches == 1 ? "Show 1 place" : "Show \(matches) places"
      configuration.subtitle = chosen == 0 ? nil : chosen == 1 ? "1 filter" : "\(chosen) filters"
      configuration.titleAlignment = .center
      button.configuration = configuration
      button.isEnabled = matches > 0
    }

    private let button = UIButton()
  }
}
