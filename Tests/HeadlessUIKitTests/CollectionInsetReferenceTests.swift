// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

/// UIKit documentation, `NSCollectionLayoutSection.contentInsetsReference`: the boundary that the
/// section's insets are defined from; `supplementaryContentInsetsReference`: the boundary for the
/// `contentInsets` of boundary supplementary items.
@MainActor @Suite struct CollectionInsetReferenceTests {
  private func stage(
    _ change:
      @escaping (NSCollectionLayoutSection, NSCollectionLayoutBoundarySupplementaryItem) ->
      Void
  ) -> CollectionStage {
    let layout: () -> UICollectionViewLayout = {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      change(section, header)
      section.boundarySupplementaryItems = [header]
      return UICollectionViewCompositionalLayout(section: section)
    }
    let stage = CollectionStage(
      [[0]], isShown: false, size: CGSize(width: 1000, height: 480), layout: layout)
    stage.perform {
      stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
      stage.window.frame.size.width = 1000
      stage.window.addSubview(stage.view)
      stage.window.makeKeyAndVisible()
    }
    stage.settle()
    return stage
  }

  private func header(_ stage: CollectionStage) -> CGRect? {
    stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0))?.frame
  }

  @Test func `Readable content narrows a section as the readable guide does`() {
    let stage = stage { section, _ in
      section.contentInsetsReference = .readableContent
      section.contentInsets.leading = 10
    }
    let guide = stage.view.readableContentGuide.layoutFrame
    #expect(guide.width < 920)
    #expect(stage.cell(0, 0)?.frame.minX == guide.minX + 10)
    #expect(stage.cell(0, 0)?.frame.maxX == guide.maxX)
  }

  @Test func `Headers have insets of their own, from a boundary of their own`() {
    let margins = stage { section, header in
      section.contentInsets.leading = 100
      section.supplementaryContentInsetsReference = .layoutMargins
      header.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 5, bottom: 3, trailing: 7)
    }
    #expect(header(margins) == CGRect(x: 35, y: 2, width: 1000 - 35 - 57, height: 25))
    #expect(margins.cell(0, 0)?.frame == CGRect(x: 100, y: 30, width: 900, height: 40))
    let none = stage { section, _ in
      section.contentInsets.leading = 100
      section.supplementaryContentInsetsReference = .none
    }
    #expect(header(none) == CGRect(x: 0, y: 0, width: 1000, height: 30))
    // By default headers follow the section.
    let automatic = stage { section, _ in section.contentInsets.leading = 100 }
    #expect(header(automatic) == CGRect(x: 100, y: 0, width: 900, height: 30))
  }
}
