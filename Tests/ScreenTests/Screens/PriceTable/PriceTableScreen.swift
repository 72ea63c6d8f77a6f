// SPDX-License-Identifier: MIT

import UIKit

/// Wholesale prices as a table: products down, markets across. The names of the products and of the
/// markets stay in sight while the prices scroll in both directions.
final class PriceTableScreen: UIViewController, SampleScreen {
  static let name = "price-table"

  private var content = PriceTableScreen.content(0)
  private let titleLabel = UILabel()
  private let updatedLabel = UILabel()
  private let emptyLabel = UILabel()
  private let grid = GridLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: grid)
  private let nameSizer = NameCell()
  private let priceSizer = PriceCell()
  private let headingSizer = HeadingCell()

  private let headingCells = UICollectionView.CellRegistration<HeadingCell, String> {
    $0.show(title: $2, isLeading: $1.item == 0)
  }
  private let nameCells = UICollectionView.CellRegistration<NameCell, Content.Product> {
    cell, indexPath, product in
    cell.show(product)
    let isStriped = indexPath.section.isMultiple(of: 2)
    cell.contentView.backgroundColor = isStriped ? .secondarySystemBackground : .systemBackground
  }
  private let priceCells = UICollectionView.CellRegistration<PriceCell, PriceCell.Content> {
    cell, _, price in
    cell.show(price)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Market prices"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.accessibilityTraits = .header
    updatedLabel.font = .preferredFont(forTextStyle: .footnote)
    updatedLabel.textColor = .secondaryLabel
    emptyLabel.text = "No prices today.\nThe markets are closed."
    emptyLabel.textAlignment = .center
    emptyLabel.font = .preferredFont(forTextStyle: .title3)
    emptyLabel.textColor = .secondaryLabel
    for label in [titleLabel, updatedLabel, emptyLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }

    let header = UIStackView(arrangedSubviews: [titleLabel, updatedLabel])
    header.axis = .vertical
    header.spacing = 2
    header.translatesAutoresizingMaskIntoConstraints = false
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = self
    collectionView.allowsSelection = false
    collectionView.alwaysBounceVertical = true
    collectionView.isDirectionalLockEnabled = true
    collectionView.accessibilityIdentifier = "prices"
    view.addSubview(header)
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
      header.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      collectionView.topAnchor.constraint(
        equalToSystemSpacingBelow: header.bottomAnchor, multiplier: 1),
      collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    // Cells for measuring; in the hierarchy, so that they have the screen's traits.
    for sizer in [nameSizer, priceSizer, headingSizer] {
      sizer.isHidden = true
      sizer.frame.size = CGSize(width: 320, height: 320)
      sizer.accessibilityElementsHidden = true
      view.insertSubview(sizer, at: 0)
    }
    grid.delegate = self
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
      self.grid.invalidateMeasures()
    }
    showHeader()
  }

  func show(_ content: Content, animated: Bool) {
    guard isViewLoaded else {
      self.content = content
      return
    }
    let old = self.content
    guard old != content else { return }
    guard animated, view.window != nil, !old.products.isEmpty, !content.products.isEmpty,
      old.markets == content.markets
    else {
      self.content = content
      showHeader()
      grid.invalidateMeasures()
      collectionView.reloadData()
      return
    }
    // Row 0 has the names of the markets.
    let difference = content.products.map(\.id).difference(from: old.products.map(\.id))
    collectionView.performBatchUpdates {
      self.content = content
      for change in difference {
        switch change {
        case .remove(let offset, _, _): collectionView.deleteSections([offset + 1])
        case .insert(let offset, _, _): collectionView.insertSections([offset + 1])
        }
      }
      grid.invalidateMeasures()
    }
    showHeader()
    let kept = (0...content.products.count).flatMap { row in
      (0...content.markets.count).map { IndexPath(item: $0, section: row) }
    }
    collectionView.reconfigureItems(at: kept)
  }

  private func showHeader() {
    updatedLabel.text = content.updated
    updatedLabel.isHidden = content.updated == nil
    collectionView.backgroundView = content.products.isEmpty ? emptyLabel : nil
  }
}

// MARK: - UICollectionViewDataSource

extension PriceTableScreen: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.products.isEmpty ? 0 : content.products.count + 1
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    content.markets.count + 1
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if indexPath.section == 0 {
      let title = indexPath.item == 0 ? "€ per unit" : content.markets[indexPath.item - 1].title
      return collectionView.dequeueConfiguredReusableCell(
        using: headingCells, for: indexPath, item: title)
    }
    let product = content.products[indexPath.section - 1]
    if indexPath.item == 0 {
      return collectionView.dequeueConfiguredReusableCell(
        using: nameCells, for: indexPath, item: product)
    }
    let market = content.markets[indexPath.item - 1]
    return collectionView.dequeueConfiguredReusableCell(
      using: priceCells, for: indexPath,
      item: PriceCell.Content(
        product: product.name, market: market.title, price: product.prices[market.id]))
  }
}

// MARK: - GridLayoutDelegate

extension PriceTableScreen: PriceTableScreen.GridLayoutDelegate {
  func gridLayout(_ layout: GridLayout, widthOfColumnsFor width: CGFloat) -> (
    name: CGFloat, price: CGFloat
  ) {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let name = min(
      metrics.scaledValue(for: 140, compatibleWith: traitCollection), (width * 0.45).rounded())
    let least = metrics.scaledValue(for: 96, compatibleWith: traitCollection)
    let columns = CGFloat(max(content.markets.count, 1))
    return (name, max(least, ((width - name) / columns).rounded(.down)))
  }

  func gridLayout(
    _ layout: GridLayout, heightOfRow row: Int, widths: (name: CGFloat, price: CGFloat)
  ) -> CGFloat {
    func height(_ cell: UICollectionViewCell, width: CGFloat) -> CGFloat {
      cell.contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    guard row > 0 else {
      return content.markets.reduce(0) { tallest, market in
        headingSizer.show(title: market.title, isLeading: false)
        return max(tallest, height(headingSizer, width: widths.price))
      }
    }
    let product = content.products[row - 1]
    nameSizer.show(product)
    return content.markets.reduce(height(nameSizer, width: widths.name)) { tallest, market in
      priceSizer.show(PriceCell.Content(product: "", market: "", price: product.prices[market.id]))
      return max(tallest, height(priceSizer, width: widths.price))
    }
  }
}
