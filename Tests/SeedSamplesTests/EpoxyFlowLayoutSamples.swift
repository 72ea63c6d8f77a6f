// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost
import Testing

// EpoxyCollectionView, "UICollectionViewFlowLayout".

private enum DataIDs {
  case row
}

@MainActor @Suite struct EpoxyFlowLayoutSamples {
  private func showing(_ sections: [SectionModel]) -> ScreenHost {
    ScreenHost.showing {
      CollectionViewController(layout: UICollectionViewFlowLayout(), sections: sections)
    }
  }

  private func frames(_ host: ScreenHost) -> [CGRect] {
    host.collectionView.indexPathsForVisibleItems.sorted().map {
      host.collectionView.layoutAttributesForItem(at: $0)!.frame
    }
  }

  @Test func `An item determines its size`() {
    let item =
      Row.itemModel(
        dataID: DataIDs.row,
        content: .init(title: "My Row"),
        style: .small
      )
      .flowLayoutItemSize(.init(width: 250, height: 120))
    let host = showing([SectionModel(dataID: 0, items: [item])])
    #expect(frames(host).map(\.size) == [CGSize(width: 250, height: 120)])
    #expect(host.titles == ["My Row"])
  }

  @Test func `A section determines the other metrics, and the size of all its items`() {
    func item(_ id: Int) -> ItemModeling {
      Row.itemModel(dataID: id, content: "row", style: .small)
    }
    let section =
      SectionModel(items: [item(1), item(2), item(3)])
      .flowLayoutSectionInset(.init(top: 0, left: 24, bottom: 0, right: 24))
      .flowLayoutMinimumLineSpacing(8)
      .flowLayoutMinimumInteritemSpacing(8)
      .flowLayoutHeaderReferenceSize(.init(width: 0, height: 50))
      .flowLayoutFooterReferenceSize(.init(width: 0, height: 50))
      // Added: UIKit requests the view of a header that has a size.
      .supplementaryItems(
        ofKind: UICollectionView.elementKindSectionHeader,
        [Row.supplementaryItemModel(dataID: "header", content: "header", style: .small)]
      )
      .supplementaryItems(
        ofKind: UICollectionView.elementKindSectionFooter,
        [Row.supplementaryItemModel(dataID: "footer", content: "footer", style: .small)])
    let host = showing([section.flowLayoutItemSize(.init(width: 132, height: 40))])
    // The width is 320 - 24 - 24 = 272 points: two items of 132 points with a gap of 8 points in
    // the first line, and the third item in the next line, 8 points below.
    #expect(
      frames(host) == [
        CGRect(x: 24, y: 50, width: 132, height: 40),
        CGRect(x: 164, y: 50, width: 132, height: 40),
        CGRect(x: 24, y: 98, width: 132, height: 40),
      ])
    // The header, two lines with a gap of 8 points, and the footer.
    let height: CGFloat = 50 + 40 + 8 + 40 + 50
    #expect(host.collectionView.contentSize.height == height)
  }
}
