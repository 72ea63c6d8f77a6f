// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// UIKit documentation, `NSCollectionLayoutDimension.estimated(_:)`: the value is an estimate, and
/// the final one is determined when the content is rendered. The same holds for supplementary
/// items.
@MainActor @Suite struct CollectionBadgeSizingTests {
  private final class Badge: UICollectionReusableView {
    private let box = UIView()
    lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
    lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        width, height, box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.trailingAnchor.constraint(equalTo: trailingAnchor),
        box.topAnchor.constraint(equalTo: topAnchor),
        box.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Badges: Numbers {
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      let number = sections[indexPath.section][indexPath.item]
      (view as? Badge)?.width.constant = CGFloat(30 + number * 10)
      (view as? Badge)?.height.constant = 24
      return view
    }
  }

  private func stage(_ numbers: [Int]) -> CollectionStage {
    let stage = CollectionStage(isShown: false, numbers: Badges([numbers])) {
      @MainActor func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
      ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      }
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.estimated(20), .estimated(20)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    stage.view.register(
      Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "title")
    stage.show()
    stage.settle()
    return stage
  }

  private func badge(_ stage: CollectionStage, _ item: Int) -> CGRect? {
    stage.view.supplementaryView(forElementKind: "badge", at: path(0, item))?.frame
  }

  @Test func `Badges have the size of their content, at their anchors`() {
    let stage = stage([0, 1, 2])
    expectEqual(badge(stage, 0), CGRect(x: 130, y: 0, width: 30, height: 24))
    expectEqual(badge(stage, 1), CGRect(x: 280, y: 0, width: 40, height: 24))
    expectEqual(badge(stage, 2), CGRect(x: 110, y: 100, width: 50, height: 24))
  }

  @Test func `Sizes of badges move with their items`() {
    let stage = stage([0, 1, 2])
    stage.numbers.sections[0] = [1, 2]
    stage.batch { stage.view.deleteItems(at: [path(0, 0)]) }
    stage.settle()
    expectEqual(badge(stage, 0), CGRect(x: 120, y: 0, width: 40, height: 24))
    expectEqual(badge(stage, 1), CGRect(x: 270, y: 0, width: 50, height: 24))
  }
}
