// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

/// A shop: goods in a grid that has as many columns as fit, and above it the kinds to choose from
/// and the maximum price.
final class ShopScreen: UIViewController, SampleScreen {
  static let name = "shop"

  private var content = ShopScreen.content(0)
  private var chosenKinds: Set<String> = []
  private var favorites: Set<Int> = []

  private let filterBar = FilterBar()
  private let collectionView = CollectionView(layout: ShopScreen.makeLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityIdentifier = "goods"
    filterBar.didChoose = { [unowned self] kind in
      if chosenKinds.remove(kind) == nil { chosenKinds.insert(kind) }
      update(animated: true)
    }
    filterBar.slider.addAction(
      UIAction { [unowned self] _ in update(animated: true) }, for: .valueChanged)
    for child in [collectionView, filterBar] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      filterBar.topAnchor.constraint(equalTo: view.topAnchor),
      filterBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      filterBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: filterBar.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    apply(animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    if isViewLoaded { apply(animated: animated) }
  }

  private func apply(animated: Bool) {
    chosenKinds = content.chosenKinds
    favorites = content.favorites
    filterBar.slider.maximumValue = Float(max(1, (content.goods.map(\.cents).max() ?? 0) / 100 + 1))
    filterBar.slider.value = content.limit.map(Float.init) ?? filterBar.slider.maximumValue
    update(animated: animated)
  }

  private func update(animated: Bool) {
    let limit = Int(filterBar.slider.value.rounded(.up))
    let isLimited = filterBar.slider.value < filterBar.slider.maximumValue
    let shown = content.goods.filter { good in
      (chosenKinds.isEmpty || chosenKinds.contains(good.kind))
        && (!isLimited || good.cents <= limit * 100)
    }
    filterBar.isEmpty = content.goods.isEmpty
    filterBar.show(
      kinds: content.kinds, chosen: chosenKinds,
      limit: isLimited ? "Up to \(limit) €" : "Any price",
      count: shown.count == 1 ? "1 article" : "\(shown.count) articles", title: content.title)
    collectionView.setSections(
      [
        SectionModel(dataID: "goods") {
          if shown.isEmpty {
            EmptyCard.itemModel(
              dataID: "empty",
              content: content.goods.isEmpty
                ? "The shop opens soon." : "Nothing matches these filters.")
          }
          shown.map(card)
        }
      ], animated: animated)
  }

  private func card(_ good: Content.Good) -> any ItemModeling {
    GoodCard.itemModel(
      dataID: good.id,
      content: .init(
        name: good.name, maker: good.maker, price: good.price, oldPrice: good.oldPrice,
        rating: good.rating,
        hue: good.hue, isFavorite: favorites.contains(good.id), isSoldOut: good.isSoldOut),
      behaviors: .init(didTapFavorite: { [weak self] in self?.toggleFavorite(good.id) })
    )
    .didSelect { context in
      // The content, which may change in the meantime, decides about other properties.
      let pressed = CGAffineTransform(scaleX: 0.97, y: 0.97)
      UIView.animate(withDuration: 0.15, animations: { context.view.transform = pressed }) { _ in
        UIView.animate(withDuration: 0.15) { context.view.transform = .identity }
      }
    }
  }

  private func toggleFavorite(_ id: Int) {
    if favorites.remove(id) == nil { favorites.insert(id) }
    update(animated: true)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let spacing: CGFloat = 16
      let width = environment.container.effectiveContentSize.width - 2 * spacing
      let least = UIFontMetrics.default.scaledValue(
        for: 150, compatibleWith: environment.traitCollection)
      let columns = max(1, Int((width + spacing) / (least + spacing)))
      let side = ((width - CGFloat(columns - 1) * spacing) / CGFloat(columns)).rounded(.down)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(max(side, 1)), heightDimension: .estimated(240)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(240)),
        repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 24
      section.contentInsets = .init(top: 16, leading: spacing, bottom: 24, trailing: spacing)
      return section
    }
  }
}
