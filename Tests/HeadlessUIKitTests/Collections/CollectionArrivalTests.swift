// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIKit documentation, `NSCollectionLayoutDimension.estimated(_:)`: the estimate is for the time
/// before the content is measured. So no cell is laid out at an estimate that its required
/// constraints exclude.
@MainActor @Suite struct CollectionArrivalTests {
  /// A cell whose content is at least 100 points high.
  private final class TallCell: UICollectionViewCell {
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
    private let box = UIView()
    /// The heights at which the cell was laid out.
    private(set) var heights: [CGFloat] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        height, box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int) {
      height.constant = 100 + CGFloat(number)
      heights = []
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      heights.append(bounds.height)
    }
  }

  private let stage: CollectionStage

  init() {
    let numbers = Numbers([Array(0..<20)])
    numbers.onCell = { [unowned numbers] cell, path in
      (cell as? TallCell)?.show(numbers.sections[0][path.item])
    }
    stage = CollectionStage(numbers: numbers, cell: TallCell.self) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }
    stage.settle()
  }

  private func cell(_ item: Int) -> TallCell? {
    stage.view.cellForItem(at: path(0, item)) as? TallCell
  }

  @Test func `An inserted cell that is higher than its estimate breaks no constraint`() {
    stage.batch {
      stage.numbers.sections[0].insert(50, at: 1)
      stage.view.insertItems(at: [path(0, 1)])
    }
    stage.settle()
    expectEqual(stage.warnings.lines, [])
    expectEqual(cell(1)?.frame, CGRect(x: 0, y: 100, width: 320, height: 150))
    #expect(cell(1)?.heights.allSatisfy { $0 == 150 } == true)
  }

  @Test
  func
    `A cell that moves into the visible area from a place of estimated height breaks no constraint`()
  {
    // Cell 6 begins at 615, below five visible and one other cell that was measured.
    stage.batch {
      stage.numbers.sections[0].removeFirst(3)
      stage.view.deleteItems(at: (0..<3).map { path(0, $0) })
    }
    expectEqual(stage.warnings.lines, [])
    let arriving = cell(3)
    expectEqual(arriving?.frame, CGRect(x: 0, y: 312, width: 320, height: 106))
    expectEqual(
      arriving?.layer.presentation()?.frame, CGRect(x: 0, y: 615, width: 320, height: 106))
    stage.settle()
    #expect(arriving?.heights.allSatisfy { $0 == 106 } == true)
    expectEqual(stage.warnings.lines, [])
  }

  /// The first pass of the layout shows all inserted cells, at their estimates, and the last pass
  /// shows one.
  @Test func `A cell that is visible only at its estimated height is measured when it appears`() {
    stage.batch {
      stage.numbers.sections[0].insert(contentsOf: Array(repeating: 500, count: 5), at: 0)
      stage.view.insertItems(at: (0..<5).map { path(0, $0) })
    }
    stage.settle()
    #expect(cell(0)?.bounds.height == 600 && cell(1) == nil)
    // An item out of sight needs no update: its cell is configured when it appears.
    stage.numbers.sections[0][3] = 7
    stage.perform { stage.view.scrollToItem(at: path(0, 3), at: .top, animated: false) }
    stage.settle()
    expectEqual(cell(3)?.bounds.height, 107)
    expectEqual(stage.warnings.lines, [])
  }
}
