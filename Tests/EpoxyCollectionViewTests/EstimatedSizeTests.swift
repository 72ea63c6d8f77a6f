// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import HeadlessUIKit
import ResinTestSupport
import Testing

/// A text of any number of lines between the margins of the row.
private final class TextRow: UIView, EpoxyableView {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func setContent(_ content: String, animated: Bool) { label.text = content }
}

@MainActor @Suite struct EstimatedSizeTests {
  private static let long =
    "A text that is a good deal longer than a line of the screen has room for it"

  private func texts(_ texts: [String]) -> [any ItemModeling] {
    texts.enumerated().map { TextRow.itemModel(dataID: $0, content: $1) }
  }

  private func label(_ item: Int, _ stage: ListStage) -> UILabel? {
    (stage.cell(item)?.view as? TextRow)?.label
  }

  /// Whether a cell has the size of its text in at most a width, by `UILabel.sizeThatFits(_:)`,
  /// with the default margins of 8 points.
  private func fits(_ item: Int, _ stage: ListStage, width: CGFloat, fills: Bool = false) -> Bool {
    guard let label = label(item, stage), let size = stage.cell(item)?.bounds.size else {
      return false
    }
    let natural = fills ? width : min(label.sizeThatFits(.zero).width + 16, width)
    let height = label.sizeThatFits(CGSize(width: width - 16, height: 0)).height + 16
    return abs(size.width - natural) < 1e-9 && abs(size.height - height) < 1e-9
  }

  @Test func `Cells of a flow layout with an estimate have the sizes of their contents`() {
    let stage = ListStage {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 320, height: 44)
      return flow
    }
    stage.device.perform {
      let long = Self.long
      for contents in [["a", long, "b c"], [long, "a", long], ["", "x", "y"]] {
        stage.set(texts(contents))
        stage.device.endTurn()
        for item in contents.indices {
          #expect(fits(item, stage, width: 320))
        }
      }
      stage.set(texts([long, "a"]))
      stage.view.frame.size.width = 200
      stage.device.endTurn()
      #expect(fits(0, stage, width: 200) && fits(1, stage, width: 200))
      // Two lines with the default distance of 10 points.
      expectEqual(stage.cell(1)?.frame.minY, (stage.cell(0)?.frame.maxY).map { $0 + 10 })
    }
    expectEqual(stage.illegal, [])
  }

  @Test func `Estimates of a flow layout hold for cells out of sight`() {
    let stage = ListStage {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 320, height: 100)
      flow.minimumLineSpacing = 0
      return flow
    }
    stage.device.perform {
      stage.set((0..<100).map { row("\($0)", style: .init(name: "high", height: 240)) })
      stage.device.endTurn()
      // Five rows of the estimated height are in sight, and are measured.
      let height: CGFloat = 5 * 240 + 95 * 100
      expectEqual(stage.view.contentSize.height, height)
    }
  }

  @Test func `Another text size measures the rows of models again`() {
    let stage = ListStage {
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
    stage.device.perform {
      @MainActor func setCategory(_ category: UIContentSizeCategory) {
        stage.device.setTraits(
          stage.device.values.traits.modifyingTraits { $0.preferredContentSizeCategory = category })
        stage.device.endTurn()
      }
      stage.set(texts(["a", Self.long]))
      stage.device.endTurn()
      let before = (0..<2).map { stage.cell($0)?.frame }
      for category in [UIContentSizeCategory.accessibilityExtraLarge, .small] {
        setCategory(category)
        #expect(fits(0, stage, width: 320, fills: true) && fits(1, stage, width: 320, fills: true))
        expectEqual(stage.cell(1)?.frame.minY, stage.cell(0)?.frame.maxY)
      }
      setCategory(.large)
      expectEqual((0..<2).map { stage.cell($0)?.frame }, before)
    }
  }

  @Test func `A row with new content is measured again`() {
    let stage = ListStage {
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
    stage.device.perform {
      stage.set(texts(["a", "b"]))
      stage.device.endTurn()
      label(0, stage)?.text = Self.long
      stage.view.reloadItem(at: IndexPath(item: 0, section: 0), animated: false)
      stage.device.endTurn()
      #expect(fits(0, stage, width: 320, fills: true))
    }
  }

  @Test func `Rows beside the sensor housing have room for their text`() {
    let stage = ListStage {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 100, height: 44)
      return flow
    }
    stage.device.perform {
      let list = UICollectionViewCompositionalLayout { _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsetsReference = .none
        return section
      }
      stage.view.setCollectionViewLayout(list, animated: false)
      stage.set(texts([Self.long, "a"]))
      stage.window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
      stage.view.frame = stage.window.bounds
      stage.device.screen.resize(
        to: CGSize(width: 480, height: 320),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
      stage.device.endTurn()
      // The row extends from side to side; its margins avoid the safe area.
      expectEqual(stage.cell(0)?.bounds.width, 480)
      let frame = label(0, stage)?.frame ?? .null
      #expect(abs(frame.minX - 67) < 1e-9 && abs(frame.width - (480 - 2 * 67)) < 1e-9)
      let text = label(0, stage)?.sizeThatFits(CGSize(width: frame.width, height: 0)).height ?? 0
      expectNear(frame.height, text, within: 1e-9)
      expectNear((stage.cell(0)?.bounds.height ?? 0) - text, 16, within: 1e-9)
    }
  }

  @Test(arguments: [false, true])
  func `A cell that is inserted is not laid out at an estimated size`(animated: Bool) {
    let stage = ListStage {
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
    var warnings: [String] = []
    stage.device.onWarning = { warnings.append($0) }
    stage.device.perform {
      stage.set([row("a")])
      stage.device.endTurn()
      stage.set(
        [
          row("thin", style: .init(name: "thin", height: 1)), row("a"),
          row("high", style: .init(name: "high", height: 100)),
        ], animated: animated)
      stage.settle()
      let frames = (0..<3).map { stage.cell($0)?.frame }
      expectEqual(
        frames,
        [
          CGRect(x: 0, y: 0, width: 320, height: 1), CGRect(x: 0, y: 1, width: 320, height: 40),
          CGRect(x: 0, y: 41, width: 320, height: 100),
        ])
      expectEqual(stage.row(2)?.frame.size, CGSize(width: 320, height: 100))
    }
    expectEqual(warnings, [])
    expectEqual(stage.illegal, [])
  }
}
