// SPDX-License-Identifier: MIT

import UIKit

extension PhotoGridScreen {
  /// A picture, with a film's length or a heart at its lower edge.
  final class PhotoCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      durationLabel.adjustsFontSizeToFitWidth = true
      durationLabel.minimumScaleFactor = 0.3
      heart.tintColor = .white
      heart.isFilled = true
      selectionFrame.layer.borderWidth = 3
      selectionFrame.isUserInteractionEnabled = false
      selectionFrame.isHidden = true
      selectionFrame.translatesAutoresizingMaskIntoConstraints = false
      for subview in [picture, durationLabel, heart, selectionFrame] {
        contentView.addSubview(subview)
      }
      contentView.clipsToBounds = true
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: contentView.topAnchor),
        picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        selectionFrame.topAnchor.constraint(equalTo: contentView.topAnchor),
        selectionFrame.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        selectionFrame.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        selectionFrame.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        durationLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
        durationLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        durationLabel.leadingAnchor.constraint(
          greaterThanOrEqualTo: heart.trailingAnchor, constant: 4),
        heart.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
        heart.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      ])
      isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override var isSelected: Bool {
      didSet {
        selectionFrame.isHidden = !isSelected
        selectionFrame.layer.borderColor = tintColor.cgColor
      }
    }

    override var isHighlighted: Bool {
      didSet { picture.alpha = isHighlighted ? 0.7 : 1 }
    }

    func show(_ photo: Photo) {
      picture.number = photo.id
      heart.isHidden = !photo.isFavorite
      durationLabel.isHidden = photo.duration == nil
      durationLabel.text = photo.duration.map { seconds in
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
      }
      accessibilityLabel = photo.caption
      accessibilityValue = photo.isFavorite ? "Favorite" : nil
      accessibilityTraits = [.image, .button]
      accessibilityIdentifier = "photo.\(photo.id)"
    }

    private let picture = EverydayPicture()
    private let durationLabel = EverydayLabel(.caption2, bold: true, color: .white, lines: 1)
    private let heart = EverydayGlyph(.heart, size: 13, textStyle: .caption2)
    private let selectionFrame = UIView()
  }

  /// The name of a month and the position of its pictures, on a bar that remains at the top.
  final class Header: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBackground.withAlphaComponent(0.92)
      titleLabel.accessibilityTraits = .header
      let texts = UIStackView(arrangedSubviews: [titleLabel, placeLabel])
      texts.axis = .vertical
      countLabel.setContentHuggingPriority(.required, for: .horizontal)
      countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [texts, countLabel])
      row.alignment = .firstBaseline
      row.spacing = 12
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ month: Month) {
      titleLabel.text = month.title
      placeLabel.text = month.place
      placeLabel.isHidden = month.place == nil
      countLabel.text = "\(month.photos.count)"
      countLabel.accessibilityLabel = "\(month.photos.count) photos"
      accessibilityIdentifier = "photos.header.\(month.id)"
    }

    private let titleLabel = EverydayLabel(.title2, bold: true)
    private let placeLabel = EverydayLabel(.subheadline, color: .secondaryLabel)
    private let countLabel = EverydayLabel(.subheadline, color: .secondaryLabel, lines: 1)
  }

  /// A number in a capsule; empty without a number.
  final class Badge: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      capsule.backgroundColor = .systemRed
      capsule.translatesAutoresizingMaskIntoConstraints = false
      label.textAlignment = .center
      capsule.addSubview(label)
      addSubview(capsule)
      NSLayoutConstraint.activate([
        capsule.topAnchor.constraint(equalTo: topAnchor),
        capsule.bottomAnchor.constraint(equalTo: bottomAnchor),
        capsule.leadingAnchor.constraint(equalTo: leadingAnchor),
        capsule.trailingAnchor.constraint(equalTo: trailingAnchor),
        capsule.widthAnchor.constraint(greaterThanOrEqualTo: capsule.heightAnchor),
        label.topAnchor.constraint(equalTo: capsule.topAnchor, constant: 2),
        label.bottomAnchor.constraint(equalTo: capsule.bottomAnchor, constant: -2),
        label.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 6),
        label.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -6),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    var count: Int? {
      didSet {
        capsule.isHidden = count == nil
        label.text = count.map { $0 > 99 ? "99+" : "\($0)" } ?? " "
        label.accessibilityLabel = count.map { "\($0) new comments" }
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      capsule.layer.cornerRadius = bounds.height / 2
    }

    private let capsule = UIView()
    private let label = EverydayLabel(.caption2, bold: true, color: .white, lines: 1)
  }

  /// The background of a month.
  final class Sheet: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 12
      layer.cornerCurve = .continuous
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }
}
