// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
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
    }
    stage.show()
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
    expectEqual(stage.cell(0, 0)?.frame.minX, guide.minX + 10)
    expectEqual(stage.cell(0, 0)?.frame.maxX, guide.maxX)
  }

  @Test func `A section follows its boundary where only that changes`() {
    let stage = stage { section, _ in section.contentInsetsReference = .layoutMargins }
    stage.perform { stage.view.layoutMargins.left = 70 }
    stage.settle()
    expectEqual(stage.cell(0, 0)?.frame, CGRect(x: 70, y: 30, width: 1000 - 70 - 50, height: 40))
    expectEqual(header(stage)?.minX, 70)
  }

  @Test func `A flow follows its boundary where only that changes`() {
    let stage = CollectionStage([[0]]) {
      let flow = CollectionStage.rows()
      flow.itemSize.width = 100
      flow.sectionInsetReference = .fromLayoutMargins
      return flow
    }
    stage.perform { stage.view.layoutMargins.left = 70 }
    stage.settle()
    expectEqual(stage.cell(0, 0)?.frame.minX, 70)
  }

  /// UIKit documentation, `NSCollectionLayoutContainer.contentInsets`: the space around the content
  /// of the container; `effectiveContentSize`: the size of the container after content insets are
  /// applied. The content of sections lies within the safe area by default
  /// (`UIContentInsetsReference`, `contentInsetsReference` of the configuration), so items as wide
  /// as the container fill it.
  @Test(arguments: [false, true], [UIContentInsetsReference.safeArea, .none])
  func `Section providers get the room within the safe area`(
    isRightToLeft: Bool, reference: UIContentInsetsReference
  ) {
    var sizes: [CGSize] = []
    var insets = NSDirectionalEdgeInsets.zero
    let stage = CollectionStage([[0]]) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = reference
      return UICollectionViewCompositionalLayout(
        sectionProvider: { _, environment in
          sizes.append(environment.container.contentSize)
          insets = environment.container.contentInsets
          let size = NSCollectionLayoutSize(
            widthDimension: .absolute(environment.container.effectiveContentSize.width),
            heightDimension: .absolute(40))
          let section = NSCollectionLayoutSection(
            group: .vertical(
              layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
          section.contentInsetsReference = .automatic
          return section
        }, configuration: configuration)
    }
    stage.perform {
      stage.view.semanticContentAttribute =
        isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    for (left, right) in [(59.0, 40.0), (20, 0)] {
      stage.device.screen.resize(
        to: CGSize(width: 320, height: 480),
        safeAreaInsets: UIEdgeInsets(top: 30, left: left, bottom: 20, right: right))
      stage.settle()
      guard reference == .safeArea else {
        expectEqual(insets, .zero)
        expectEqual(stage.cell(0, 0)?.frame, CGRect(x: 0, y: 0, width: 320, height: 40))
        continue
      }
      let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
      expectEqual(
        insets, NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing))
      expectEqual(
        stage.cell(0, 0)?.frame, CGRect(x: left, y: 0, width: 320 - left - right, height: 40))
    }
    #expect(Set(sizes.map(\.width)) == [320] && Set(sizes.map(\.height)) == [480])
  }

  @Test func `Headers have insets of their own, from a boundary of their own`() {
    let margins = stage { section, header in
      section.contentInsets.leading = 100
      section.supplementaryContentInsetsReference = .layoutMargins
      header.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 5, bottom: 3, trailing: 7)
    }
    expectEqual(header(margins), CGRect(x: 35, y: 2, width: 1000 - 35 - 57, height: 25))
    expectEqual(margins.cell(0, 0)?.frame, CGRect(x: 100, y: 30, width: 900, height: 40))
    let none = stage { section, _ in
      section.contentInsets.leading = 100
      section.supplementaryContentInsetsReference = .none
    }
    expectEqual(header(none), CGRect(x: 0, y: 0, width: 1000, height: 30))
    // By default headers follow the section.
    let automatic = stage { section, _ in section.contentInsets.leading = 100 }
    expectEqual(header(automatic), CGRect(x: 100, y: 0, width: 900, height: 30))
  }
}
