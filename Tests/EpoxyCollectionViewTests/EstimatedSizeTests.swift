// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import HeadlessUIKit
import Testing

@MainActor @Suite struct EstimatedSizeTests {
  @Test(arguments: [false, true])
  func `A cell that comes is not laid out at a size that is only estimated`(animated: Bool) {
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
      #expect(
        frames == [
          CGRect(x: 0, y: 0, width: 320, height: 1), CGRect(x: 0, y: 1, width: 320, height: 40),
          CGRect(x: 0, y: 41, width: 320, height: 100),
        ])
      #expect(stage.row(2)?.frame.size == CGSize(width: 320, height: 100))
    }
    #expect(warnings == [])
    #expect(stage.illegal == [])
  }
}
