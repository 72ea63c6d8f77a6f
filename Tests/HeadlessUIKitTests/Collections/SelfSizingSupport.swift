// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

/// The guide of a cell's content view to which a label is pinned.
enum Pinning: String, CaseIterable, CustomTestStringConvertible {
  case edges, margins, safeArea

  var testDescription: String { rawValue }
}

/// A cell with a label that has any number of lines and follows the preferred text size.
class TextCell: UICollectionViewCell {
  let label = UILabel()

  class var pinning: Pinning { .edges }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.pin(to: Self.pinning, of: contentView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

final class MarginCell: TextCell {
  override class var pinning: Pinning { .margins }
}

final class SafeAreaCell: TextCell {
  override class var pinning: Pinning { .safeArea }
}

/// A section header with a label.
final class TextHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.pin(to: .margins, of: self)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

extension UIView {
  func pin(to pinning: Pinning, of container: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(self)
    let (top, leading, bottom, trailing) =
      switch pinning {
      case .edges:
        (
          container.topAnchor, container.leadingAnchor, container.bottomAnchor,
          container.trailingAnchor
        )
      case .margins: container.layoutMarginsGuide.edgeAnchors
      case .safeArea: container.safeAreaLayoutGuide.edgeAnchors
      }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: top), leadingAnchor.constraint(equalTo: leading),
      bottomAnchor.constraint(equalTo: bottom), trailingAnchor.constraint(equalTo: trailing),
    ])
  }
}

extension UILayoutGuide {
  fileprivate var edgeAnchors:
    (NSLayoutYAxisAnchor, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutXAxisAnchor)
  { (topAnchor, leadingAnchor, bottomAnchor, trailingAnchor) }
}

/// A layout in which cells determine their own size.
enum SizingLayout: String, CaseIterable, CustomTestStringConvertible {
  case list, groupedList, flowAutomatic, flowEstimated, rows, columns, chips, carousel, sideways

  var testDescription: String { rawValue }

  @MainActor func make() -> UICollectionViewLayout {
    switch self {
    case .list: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    case .groupedList: Self.makeGroupedList()
    case .flowAutomatic: Self.makeFlow(UICollectionViewFlowLayout.automaticSize)
    case .flowEstimated: Self.makeFlow(CGSize(width: 200, height: 44))
    case .sideways: Self.makeFlow(CGSize(width: 60, height: 60), .horizontal)
    case .rows: Self.makeGroups(.fractionalWidth(1), columns: 1)
    case .columns: Self.makeGroups(.fractionalWidth(0.5), columns: 2)
    case .chips: Self.makeChips()
    case .carousel: Self.makeCarousel()
    }
  }

  @MainActor private static func makeGroupedList() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  @MainActor private static func makeFlow(
    _ estimate: CGSize, _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = estimate
    flow.scrollDirection = direction
    return flow
  }

  @MainActor private static func makeGroups(
    _ width: NSCollectionLayoutDimension, columns: Int
  ) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: width, heightDimension: .estimated(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
      subitems: Array(repeating: item, count: columns))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @MainActor private static func makeChips() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(100), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @MainActor private static func makeCarousel() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(150), heightDimension: .estimated(80))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A full-screen collection view of texts.
final class TextScreen: UIViewController, UICollectionViewDataSource {
  var texts: [[String]]
  let collectionView: UICollectionView
  private let pinning: Pinning
  /// Whether cells preserve the margins of the collection view.
  private let preservesMargins: Bool

  init(
    _ texts: [[String]], layout: SizingLayout, pinning: Pinning,
    behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic,
    preservesMargins: Bool = false
  ) {
    self.texts = texts
    self.pinning = pinning
    self.preservesMargins = preservesMargins
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout.make())
    super.init(nibName: nil, bundle: nil)
    collectionView.contentInsetAdjustmentBehavior = behavior
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: Pinning.edges.rawValue)
    collectionView.register(MarginCell.self, forCellWithReuseIdentifier: Pinning.margins.rawValue)
    collectionView.register(
      SafeAreaCell.self, forCellWithReuseIdentifier: Pinning.safeArea.rawValue)
    collectionView.register(
      TextHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func loadView() { view = collectionView }

  func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { texts[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: pinning.rawValue, for: indexPath)
    (cell as? TextCell)?.label.text = texts[indexPath.section][indexPath.item]
    cell.preservesSuperviewLayoutMargins = preservesMargins
    cell.contentView.preservesSuperviewLayoutMargins = preservesMargins
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? TextHeader)?.label.text = "Section \(indexPath.section)"
    return view
  }

  // MARK: Visible content

  func cell(_ item: Int, _ section: Int = 0) -> TextCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? TextCell
  }

  var cells: [TextCell] { collectionView.visibleCells.compactMap { $0 as? TextCell } }

  /// The frames and texts of all visible views, one line for each view.
  var picture: [String] {
    var lines = cells.map { line(of: $0, $0.label) }
    let kind = UICollectionView.elementKindSectionHeader
    for case let header as TextHeader in collectionView.visibleSupplementaryViews(ofKind: kind) {
      lines.append(line(of: header, header.label))
    }
    return lines
  }

  private func line(of view: UIView, _ label: UILabel) -> String {
    func round(_ rect: CGRect) -> [Double] {
      [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 1e6).rounded() / 1e6 }
    }
    let frame = view.superview?.convert(view.frame, to: collectionView) ?? .null
    return "\(label.text?.prefix(12) ?? "") \(round(frame)) \(round(label.frame))"
  }

  /// The labels that are smaller than their text requires, one line for each label.
  var truncatedLabels: [String] {
    cells.map(\.label).compactMap { label in
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
      let isShort = label.bounds.height < needed - 1e-6 || label.bounds.width < 1
      guard isShort, label.text?.isEmpty == false else { return nil }
      return "\(label.text?.prefix(12) ?? "") has \(label.bounds.size), needs \(needed)"
    }
  }
}
