// SPDX-License-Identifier: MIT
@testable import HeadlessUIKit
import ResinTestSupport
import Testing

/// Random batches, edits, scrolls, resizes and movements of a table view, each of which may
/// interrupt the one before. The result is compared with a fresh table of the final data.
@MainActor @Suite struct TablePropertyTests {
  enum Kind: String, CaseIterable {
    case plain, grouped, insetGrouped
    /// Rows whose cells determine their heights: a fresh table has measured only the rows in sight.
    case measured
    /// Rows whose delegate gives each its height.
    case given
  }

  /// A thousand sequences over all kinds; a fifth of them where the tests are not optimized.
  private static let sequences = sampleCount(40, optimized: 200)

  @Test(arguments: Kind.allCases)
  func `The table after random changes is that of a fresh one`(kind: Kind) {
    var random = SplitMix64(seed: 11)
    for _ in 0..<Self.sequences {
      var maker = BatchMaker(random: random)
      let stage = stage(maker.start(), kind)
      stage.table.allowsSelection = false  // or fingers that hardly move would select
      for _ in 0..<8 { step(stage, &maker) }
      stage.perform { stage.table.cancelMovement(animated: false) }
      stage.settle()
      check(stage, kind)
      random = maker.random
    }
  }

  private func stage(_ sections: [[Int]], _ kind: Kind) -> TableStage {
    let numbers = RowNumbers(sections)
    // The same for each section: a header moves with its section, and is not made again.
    numbers.titles = { _ in "Numbers" }
    let style: UITableView.Style =
      switch kind {
      case .plain, .measured, .given: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    let delegate = RowDelegate()
    if kind == .given {
      delegate.height = { NumberRow.height(of: numbers.sections[$0.section][$0.row]) }
    }
    return TableStage(numbers, style, delegate: delegate) { table in
      table.sectionHeaderHeight = 28
      if kind != .measured, kind != .given { table.rowHeight = 40 }
    }
  }

  private func step(_ stage: TableStage, _ maker: inout BatchMaker) {
    let table = stage.table
    switch maker.below(12) {
    case 0...4:
      let batch = maker.batch(of: stage.numbers.sections)
      let animations: [UITableView.RowAnimation] = [
        .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
      ]
      let animation = animations[maker.below(animations.count)]
      let usesOldForm = maker.below(2) == 0
      stage.perform {
        if usesOldForm {
          table.beginUpdates()
          stage.numbers.sections = batch.new
          batch.apply(to: table, with: animation)
          table.endUpdates()
        } else {
          table.performBatchUpdates {
            stage.numbers.sections = batch.new
            batch.apply(to: table, with: animation)
          }
        }
      }
    case 5:
      let offset = CGFloat(maker.below(600))
      let isAnimated = maker.below(2) == 0
      stage.perform { table.setContentOffset(CGPoint(x: 0, y: offset), animated: isAnimated) }
    case 6:
      let isOn = maker.below(2) == 0
      stage.perform { table.setEditing(isOn, animated: true) }
    case 7:
      let width = [320, 480, 250][maker.below(3)]
      stage.perform { table.frame.size.width = CGFloat(width) }
    case 8, 9: finger(on: stage, &maker)
    case 10: drag(on: stage, &maker)
    default:
      stage.numbers.sections = maker.start()
      stage.perform { table.reloadData() }
    }
    if maker.below(2) == 0 { stage.device.advance(by: Double(maker.below(30)) / 60) }
  }

  private func finger(on stage: TableStage, _ maker: inout BatchMaker) {
    let places = (0..<4).map { _ in CGPoint(x: 160, y: 40 + maker.below(400)) }
    send(places, to: stage)
  }

  /// A finger on the control that moves a row, if the table is being edited.
  private func drag(on stage: TableStage, _ maker: inout BatchMaker) {
    let start = 40 + maker.below(400)
    let end = 40 + maker.below(400)
    let x = stage.table.frame.width - 20
    let way = (0..<12).map { CGPoint(x: x, y: CGFloat(start + (end - start) * $0 / 11)) }
    send(Array(repeating: way[0], count: 8) + way, to: stage)
  }

  private func send(_ places: [CGPoint], to stage: TableStage) {
    for (step, place) in places.enumerated() {
      stage.device.send([
        TouchSample(
          finger: 1,
          phase: step == 0 ? .began : step == places.count - 1 ? .ended : .moved, location: place,
          force: 1)
      ])
      stage.device.advanceFrame()
    }
  }

  private func check(_ stage: TableStage, _ kind: Kind) {
    expectEqual(stage.problems.lines, [])
    expectEqual(stage.delegate.shown, stage.table.visibleCells.count)
    expectEqual(stage.cellsInTree, stage.table.visibleCells.count)
    checkRows(stage, kind)
    guard kind != .measured else { return }
    let fresh = self.stage(stage.numbers.sections, kind)
    fresh.perform {
      fresh.table.frame.size.width = stage.table.frame.width
      fresh.table.setEditing(stage.table.isEditing, animated: false)
      fresh.table.layoutIfNeeded()
      fresh.table.contentOffset = stage.table.contentOffset
    }
    fresh.settle()
    expectEqual(stage.table.contentSize, fresh.table.contentSize)
    let (picture, expected) = (stage.picture, fresh.picture)
    let differences = Set(picture.keys).union(expected.keys).sorted()
      .filter { picture[$0] != expected[$0] }
      .map { "\($0): \(picture[$0] ?? "-") instead of \(expected[$0] ?? "-")" }
    expectEqual(differences, [])
  }

  /// Checks that every cell has the number of its position and the corresponding height, without
  /// gaps.
  private func checkRows(_ stage: TableStage, _ kind: Kind) {
    var end: CGFloat?
    for path in stage.table.indexPathsForVisibleRows ?? [] {
      guard let cell = stage.table.cellForRow(at: path) as? NumberRow else { continue }
      expectEqual(cell.number, stage.numbers.sections[path.section][path.row])
      if kind == .measured || kind == .given {
        expectEqual(cell.frame.height, NumberRow.height(of: cell.number))
      }
      if let end, path.row > 0 { expectNear(cell.frame.minY, end, within: 1e-6) }
      end = cell.frame.maxY
    }
  }
}
