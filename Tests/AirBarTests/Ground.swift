// SPDX-License-Identifier: MIT
import HeadlessHost

/// The kind of scroll view under a bar, and whether it adds the safe area to its insets.
struct Ground: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, CaseIterable, Sendable {
    case scrollView, flow, compositional, list, table
    /// A list whose cells are not as high as its layout estimates.
    case selfSizingList
  }

  let kind: Kind
  /// Whether `contentInsetAdjustmentBehavior` keeps its default instead of `.never`.
  let isAdjusted: Bool
  /// Whether the bar covers the safe area, as by default, instead of beginning below it.
  var isCovered = true

  var description: String {
    "\(kind.rawValue), \(isAdjusted ? isCovered ? "covered" : "below" : "never")"
  }

  /// Every kind without and with the safe area, and a scroll view whose bar is below it.
  static let all =
    Kind.allCases.flatMap {
      [Ground(kind: $0, isAdjusted: false), Ground(kind: $0, isAdjusted: true)]
    } + [Ground(kind: .scrollView, isAdjusted: true, isCovered: false)]

  /// The kinds whose content always has exactly the height that a test sets.
  static let exact = all.filter { $0.kind != .selfSizingList }

  /// Creates a view of this kind, with `content` in it.
  @MainActor
  func makeView(_ content: Content) -> UIScrollView {
    let view =
      switch kind {
      case .scrollView: UIScrollView()
      case .table: makeTableView(content)
      case .flow, .compositional, .list, .selfSizingList: makeCollectionView(content)
      }
    if !isAdjusted { view.contentInsetAdjustmentBehavior = .never }
    return view
  }

  @MainActor
  private func makeTableView(_ content: Content) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = content
    table.delegate = content
    return table
  }

  @MainActor
  private func makeCollectionView(_ content: Content) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout(content))
    view.register(Row.self, forCellWithReuseIdentifier: "row")
    view.dataSource = content
    view.delegate = content
    return view
  }

  @MainActor
  private func makeLayout(_ content: Content) -> UICollectionViewLayout {
    switch kind {
    case .scrollView, .table, .flow:
      let flow = UICollectionViewFlowLayout()
      flow.minimumLineSpacing = 0
      flow.minimumInteritemSpacing = 0
      return flow
    case .compositional:
      return UICollectionViewCompositionalLayout { section, _ in content.fixedSection(section) }
    case .list, .selfSizingList:
      return UICollectionViewCompositionalLayout { _, environment in
        content.listSection(environment)
      }
    }
  }
}

/// Rows whose total height is the one that a test sets: whole rows, and the rest as a row of its
/// own or, in a list, as an inset.
@MainActor
final class Content: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The height that lists estimate.
  private static let rowHeight: CGFloat = 44

  var height: CGFloat
  private let kind: Ground.Kind

  init(height: CGFloat, kind: Ground.Kind) {
    self.height = height
    self.kind = kind
  }

  var wholeRows: Int { Int(height / Self.rowHeight) }
  private var rest: CGFloat { height - CGFloat(wholeRows) * Self.rowHeight }
  private var isList: Bool { kind == .list || kind == .selfSizingList }

  func fixedSection(_ section: Int) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(section == 0 ? Self.rowHeight : rest))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  func listSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let list = NSCollectionLayoutSection.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment
    )
    list.contentInsets.bottom = rest
    return list
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { isList ? 1 : 2 }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? wholeRows : rest > 0 ? 1 : 0
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    (cell as? Row)?.height =
      kind == .selfSizingList ? 30 + CGFloat(path.item % 4) * 12 : Self.rowHeight
    return cell
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    CGSize(width: view.bounds.width, height: path.section == 0 ? Self.rowHeight : rest)
  }
}

extension Content: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? wholeRows : rest > 0 ? 1 : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.section == 0 ? Self.rowHeight : rest
  }
}

/// A cell that prefers a height.
@MainActor
private final class Row: UICollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
