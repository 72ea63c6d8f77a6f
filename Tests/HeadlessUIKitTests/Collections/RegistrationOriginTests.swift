// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// UIKit stops a program that creates a registration for each request, since iOS 15: "Attempted to
/// dequeue a cell using a registration that was created inside
/// -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell
/// provider."
@MainActor @Suite struct RegistrationOriginTests {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  typealias Cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>
  typealias Headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>

  let host = ScreenHost(.iPhone15)

  private func makeView() -> UICollectionView {
    host.recordsIllegalUse = true
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 100, height: 30)
    return UICollectionView(frame: .zero, collectionViewLayout: flow)
  }

  private func show(_ view: UICollectionView, _ source: Source) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    host.show(view)
    host.perform { source.apply(snapshot, animatingDifferences: false) }
  }

  @Test(arguments: [false, true], [false, true])
  func `A registration that a provider creates is reported`(
    isCellMadeInside: Bool, isHeaderMadeInside: Bool
  ) {
    let view = makeView()
    let kind = UICollectionView.elementKindSectionHeader
    let (cells, headers) = (Cells { _, _, _ in }, Headers(elementKind: kind) { _, _, _ in })
    let source = Source(collectionView: view) { view, path, item in
      let cells = isCellMadeInside ? Cells { _, _, _ in } : cells
      return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, kind, path in
      let headers = isHeaderMadeInside ? Headers(elementKind: kind) { _, _, _ in } : headers
      return view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    show(view, source)
    expectEqual(view.visibleCells.count, 2)
    let messages = host.illegalUse
    let cellMessages = messages.filter {
      $0.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource cell provider.")
    }
    let headerMessages = messages.filter {
      $0.hasPrefix("Attempted to dequeue a supplementary view using a registration")
    }
    expectEqual(cellMessages.count, isCellMadeInside ? 2 : 0)
    expectEqual(headerMessages.count, isHeaderMadeInside ? 1 : 0)
    expectEqual(messages.count, cellMessages.count + headerMessages.count)
  }

  /// A cell that contains a collection view, with a registration of its own.
  private final class Shelf: UICollectionViewCell {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source: Source

    override init(frame: CGRect) {
      let cells = Cells { _, _, _ in }
      source = Source(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      super.init(frame: frame)
      contentView.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A cell may create registrations for a collection view in it`() {
    let view = makeView()
    let kind = UICollectionView.elementKindSectionHeader
    let headers = Headers(elementKind: kind) { _, _, _ in }
    let shelves = UICollectionView.CellRegistration<Shelf, Int> { _, _, _ in }
    let source = Source(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: shelves, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    show(view, source)
    expectEqual(view.visibleCells.count, 2)
    #expect(host.illegalUse.isEmpty)
  }
}
