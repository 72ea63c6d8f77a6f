// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension ShelvesScreen {
  /// The title of a shelf, with a button that shows all of it.
  final class ShelfHeader: UIView, EpoxyableView {
    struct Content: Equatable {
      var title: String
      var subtitle: String?
    }

    init() {
      super.init(frame: .zero)
      group.install(in: self)
      group.constrainToSuperview()
      var configuration = UIButton.Configuration.plain()
      configuration.title = "See all"
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 4, leading: 8, bottom: 4, trailing: 0)
      button.configuration = configuration
      button.translatesAutoresizingMaskIntoConstraints = false
      button.setContentHuggingPriority(.required, for: .horizontal)
      button.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      button.accessibilityLabel = "See all of \(content.title)"
      group.setItems {
        VGroupItem(dataID: "texts", style: .init(spacing: 0)) {
          EverydayLabel.groupItem(
            dataID: "title", content: content.title, style: .init(textStyle: .title2, isBold: true)
          )
          .accessibilityTraits(.header)
          if let subtitle = content.subtitle {
            EverydayLabel.groupItem(
              dataID: "subtitle", content: subtitle,
              style: .init(textStyle: .subheadline, color: .secondaryLabel))
          }
        }
        StaticGroupItem(button)
      }
    }

    private let group = HGroup(alignment: .bottom, spacing: 8)
    private let button = UIButton()
  }

  /// Large cards beside each other, in a collection view of their own.
  final class StageRow: UIView, EpoxyableView {
    struct Content: Equatable {
      var works: [Work]
    }

    struct Behaviors {
      var didSelect: (Int) -> Void
    }

    init() {
      super.init(frame: .zero)
      flow.scrollDirection = .horizontal
      flow.minimumLineSpacing = 12
      collectionView.translatesAutoresizingMaskIntoConstraints = false
      collectionView.backgroundColor = .clear
      collectionView.showsHorizontalScrollIndicator = false
      collectionView.clipsToBounds = false
      collectionView.accessibilityIdentifier = "shelves.stage"
      addSubview(collectionView)
      height = collectionView.heightAnchor.constraint(equalToConstant: 220)
      height.priority = .required - 1
      NSLayoutConstraint.activate([
        collectionView.topAnchor.constraint(equalTo: topAnchor),
        collectionView.bottomAnchor.constraint(equalTo: bottomAnchor),
        collectionView.leadingAnchor.constraint(equalTo: leadingAnchor),
        collectionView.trailingAnchor.constraint(equalTo: trailingAnchor),
        height,
      ])
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: StageRow, _) in
        row.update(animated: false)
      }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      self.content = content
      update(animated: animated)
    }

    func setBehaviors(_ behaviors: Behaviors?) {
      self.behaviors = behaviors
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      update(animated: false)
    }

    private var content = Content(works: [])
    private var behaviors: Behaviors?
    private let flow = UICollectionViewFlowLayout()
    private lazy var collectionView = CollectionView(layout: flow)
    private var height: NSLayoutConstraint!

    private func update(animated: Bool) {
      let metrics = UIFontMetrics(forTextStyle: .title2)
      let side = metrics.scaledValue(for: 200, compatibleWith: traitCollection)
      let size = CGSize(width: min(340, side * 1.5), height: side)
      height.constant = side
      let margin = max(16, layoutMargins.left)
      collectionView.setSections(
        [
          SectionModel(
            dataID: "stage",
            items: content.works.map { work in
              StageCard.itemModel(dataID: work.id, content: StageCard.Content(work: work))
                .flowLayoutItemSize(size)
                .didSelect { [weak self] _ in self?.behaviors?.didSelect(work.id) }
            }
          )
          .flowLayoutSectionInset(UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
          .flowLayoutMinimumLineSpacing(12)
        ], animated: animated)
    }
  }

  /// A large picture with a title over it.
  final class StageCard: UIView, EpoxyableView {
    struct Content: Equatable {
      var work: Work
    }

    init() {
      super.init(frame: .zero)
      let texts = UIStackView(arrangedSubviews: [titleLabel, authorLabel])
      texts.axis = .vertical
      texts.translatesAutoresizingMaskIntoConstraints = false
      titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      addSubview(picture)
      addSubview(texts)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: topAnchor),
        picture.bottomAnchor.constraint(equalTo: bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: trailingAnchor),
        texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 16),
        texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      picture.number = content.work.cover
      titleLabel.text = content.work.title
      authorLabel.text = content.work.author
      authorLabel.isHidden = content.work.author == nil
      accessibilityIdentifier = "shelves.stage.\(content.work.id)"
    }

    private let picture = EverydayPicture(style: .init(cornerRadius: 18))
    private let titleLabel = EverydayLabel(.title2, bold: true, color: .white, lines: 3)
    private let authorLabel = EverydayLabel(.subheadline, color: .white, lines: 1)
  }

  /// A cover with its texts below.
  final class CoverCard: UIView, EpoxyableView {
    struct Content: Equatable {
      var work: Work
    }

    init() {
      super.init(frame: .zero)
      group.install(in: self)
      group.constrainToSuperview()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      let work = content.work
      group.setItems {
        EverydayPicture.groupItem(
          dataID: "cover", content: work.cover, style: .init(cornerRadius: 10, aspect: 1.3))
        EverydayLabel.groupItem(
          dataID: "title", content: work.title, style: .init(textStyle: .subheadline, lines: 2))
        if let author = work.author {
          EverydayLabel.groupItem(
            dataID: "author", content: author,
            style: .init(textStyle: .caption1, color: .secondaryLabel, lines: 1))
        }
        if let rating = work.rating {
          EverydayLabel.groupItem(
            dataID: "rating", content: "★ \(rating / 10).\(rating % 10)",
            style: .init(textStyle: .caption1, isBold: true, color: .systemOrange, lines: 1))
        }
      }
    }

    private let group = VGroup(alignment: .fill, spacing: 3)
  }

  /// A small row of a column.
  final class SmallRow: UIView, EpoxyableView {
    struct Content: Equatable {
      var work: Work
    }

    init() {
      super.init(frame: .zero)
      group.install(in: self)
      group.constrainToSuperview()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      let work = content.work
      group.setItems {
        EverydayPicture.groupItem(
          dataID: "cover", content: work.cover, style: .init(cornerRadius: 8, side: 60))
        VGroupItem(dataID: "texts", style: .init(spacing: 2)) {
          EverydayLabel.groupItem(
            dataID: "title", content: work.title, style: .init(textStyle: .body, lines: 2))
          if let author = work.author {
            EverydayLabel.groupItem(
              dataID: "author", content: author,
              style: .init(textStyle: .footnote, color: .secondaryLabel, lines: 1))
          }
        }
      }
    }

    private let group = HGroup(alignment: .center, spacing: 12)
  }
}
