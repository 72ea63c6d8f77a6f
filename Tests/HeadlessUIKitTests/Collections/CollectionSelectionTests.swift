// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Records the calls of the delegate's methods.
@MainActor
private final class SelectionDelegate: NSObject, UICollectionViewDelegate {
  let log = Log()
  var mayHighlight = true
  var maySelect = true
  var mayDeselect = true
  var onSelect: (() -> Void)?

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.add("may highlight \(indexPath.short)")
    return mayHighlight
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    let cell = collectionView.cellForItem(at: indexPath)
    log.add("highlight \(indexPath.short) \(cell?.isHighlighted ?? false)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.add("unhighlight \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.add("may select \(indexPath.short)")
    return maySelect
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log.add("may deselect \(indexPath.short)")
    return mayDeselect
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.add("select \(indexPath.short)")
    onSelect?()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.add("deselect \(indexPath.short)")
  }
}

@MainActor @Suite struct CollectionSelectionTests {
  private let stage = CollectionStage([Array(0..<40)])
  private let delegate = SelectionDelegate()

  init() {
    let (stage, delegate) = (stage, delegate)
    stage.perform { stage.view.delegate = delegate }
  }

  private func tap(_ y: CGFloat) {
    send(.began, y)
    stage.device.advance(by: 0.2)
    send(.ended, y)
    stage.device.advance(by: 0.1)
  }

  private func send(_ phase: UITouch.Phase, _ y: CGFloat) {
    stage.device.send([
      TouchSample(finger: 1, phase: phase, location: CGPoint(x: 100, y: y), force: 1)
    ])
  }

  @Test func `The methods are called in the order of UIKit's header`() {
    tap(60)
    expectEqual(
      delegate.log.take(),
      [
        "may highlight 0.1", "highlight 0.1 true", "may select 0.1", "select 0.1",
        "unhighlight 0.1",
      ])
    tap(100)
    expectEqual(
      delegate.log.take(),
      [
        "may highlight 0.2", "highlight 0.2 true", "may select 0.2", "deselect 0.1", "select 0.2",
        "unhighlight 0.2",
      ])
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0, 2)])
    #expect(stage.cell(0, 2)?.isSelected == true && stage.cell(0, 1)?.isSelected == false)
    #expect(stage.cell(0, 2)?.isHighlighted == false)
  }

  @Test func `Several items can be selected, and deselected by a tap`() {
    stage.view.allowsMultipleSelection = true
    tap(60)
    tap(100)
    _ = delegate.log.take()
    tap(60)
    expectEqual(
      delegate.log.take(),
      [
        "may highlight 0.1", "highlight 0.1 true", "may deselect 0.1", "deselect 0.1",
        "unhighlight 0.1",
      ])
    delegate.mayDeselect = false
    tap(100)
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0, 2)])
  }

  @Test func `The delegate may refuse highlighting, selection and deselection`() {
    delegate.mayHighlight = false
    tap(60)
    expectEqual(delegate.log.take(), ["may highlight 0.1"])
    delegate.mayHighlight = true
    delegate.maySelect = false
    tap(60)
    expectEqual(stage.view.indexPathsForSelectedItems, [])
    stage.view.allowsSelection = false
    _ = delegate.log.take()
    tap(60)
    expectEqual(delegate.log.take(), [])
  }

  @Test func `A finger that scrolls selects nothing`() {
    send(.began, 300)
    stage.device.advance(by: 0.2)
    for step in 1...10 {
      send(.moved, 300 - CGFloat(step) * 10)
      stage.device.advanceFrame()
    }
    send(.ended, 200)
    stage.settle()
    expectEqual(
      delegate.log.take(), ["may highlight 0.7", "highlight 0.7 true", "unhighlight 0.7"])
    #expect(stage.view.contentOffset.y > 0)
  }

  @Test func `Selecting in code does not notify the delegate`() {
    stage.perform {
      stage.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
      #expect(stage.cell(0, 1)?.isSelected == true)
      stage.view.selectItem(at: path(0, 30), animated: false, scrollPosition: .top)
      #expect(stage.cell(0, 1)?.isSelected == false)
      expectEqual(stage.view.contentOffset.y, 1_120)  // the end: 40 rows of 40 on 480 points
      stage.view.layoutIfNeeded()
      #expect(stage.cell(0, 30)?.isSelected == true)
      stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(stage.cell(0, 30)?.isSelected == false)
      stage.view.selectItem(at: path(0, 99), animated: false, scrollPosition: [])
      expectEqual(stage.view.indexPathsForSelectedItems, [])
    }
    expectEqual(delegate.log.lines, [])
  }

  @Test func `The selection is kept through updates and reuse`() {
    stage.perform {
      stage.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
      stage.view.contentOffset.y = 800
    }
    stage.settle()
    #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    stage.batch {
      stage.numbers.sections[0].remove(at: 0)
      stage.numbers.sections[0].insert(100, at: 3)
      stage.view.deleteItems(at: [path(0, 0)])
      stage.view.insertItems(at: [path(0, 3)])
    }
    stage.perform { stage.view.contentOffset.y = 0 }
    stage.settle()
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0, 0)])
    expectEqual(
      stage.view.visibleCells.filter(\.isSelected), [stage.view.cellForItem(at: path(0, 0))])
    stage.perform { stage.view.reloadData() }
    stage.settle()
    expectEqual(stage.view.indexPathsForSelectedItems, [])
    #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `A delegate may reload or delete when it is notified of a tap`() {
    delegate.onSelect = { [stage] in
      stage.numbers.sections[0].removeFirst()
      stage.view.deleteItems(at: [path(0, 0)])
    }
    tap(60)
    stage.settle()
    expectEqual(stage.visibleNumbers.first, 1)
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0, 0)])
    #expect(stage.view.visibleCells.allSatisfy { !$0.isHighlighted })
    delegate.onSelect = { [stage] in
      stage.numbers.sections = [[]]
      stage.view.reloadData()
    }
    tap(60)
    stage.settle()
    #expect(stage.view.visibleCells.isEmpty && stage.problems.lines == [])
  }
}
