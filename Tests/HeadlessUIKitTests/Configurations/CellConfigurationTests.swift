// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// UIKit documentation, `UICollectionViewCell.updateConfiguration(using:)`: an override updates the
/// cell for its state; `setNeedsUpdateConfiguration()`: UIKit calls it where the state changes, and
/// may combine requests; `configurationUpdateHandler`: the alternative to an override.
@MainActor @Suite struct CellConfigurationTests {
  private final class StateCell: UICollectionViewCell {
    let log = Log()
    var badge: Int? {
      didSet { setNeedsUpdateConfiguration() }
    }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[UIConfigurationStateCustomKey("badge")] = badge
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var words: [String] = []
      if state.isSelected { words.append("selected") }
      if state.isHighlighted { words.append("highlighted") }
      if state.isDisabled { words.append("disabled") }
      if state.isReordering { words.append("moved") }
      if let badge = state[UIConfigurationStateCustomKey("badge")] { words.append("\(badge)") }
      log.add(words.isEmpty ? "plain" : words.joined(separator: " "))
    }
  }

  private func stage() -> CollectionStage {
    let stage = CollectionStage([[0, 1]], cell: StateCell.self)
    stage.settle()
    return stage
  }

  private func cell(_ stage: CollectionStage, _ item: Int) throws -> StateCell {
    try #require(stage.view.cellForItem(at: path(0, item)) as? StateCell)
  }

  @Test func `A cell is updated before it is shown, and where its state changes`() throws {
    let stage = stage()
    let cell = try cell(stage, 0)
    expectEqual(cell.log.lines, ["plain"])
    stage.perform {
      stage.view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
      cell.badge = 3
      cell.badge = 4
    }
    stage.settle()
    // One call for all requests.
    expectEqual(cell.log.lines, ["plain", "selected 4"])
    stage.perform {
      stage.view.deselectItem(at: path(0, 0), animated: false)
      cell.isUserInteractionEnabled = false
    }
    stage.settle()
    expectEqual(cell.log.lines.last, "disabled 4")
    stage.perform { #expect(stage.view.beginInteractiveMovementForItem(at: path(0, 0))) }
    stage.settle()
    expectEqual(cell.log.lines.last, "disabled moved 4")
    stage.perform { stage.view.cancelInteractiveMovement() }
    stage.settle()
    expectEqual(cell.log.lines.last, "disabled 4")
  }

  @Test func `A handler is called with the cell's state`() throws {
    let stage = stage()
    let cell = try cell(stage, 1)
    stage.perform {
      cell.configurationUpdateHandler = { cell, state in
        cell.contentView.alpha = state.isSelected ? 0.5 : 1
      }
      stage.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    }
    stage.settle()
    expectEqual(cell.contentView.alpha, 0.5)
    stage.perform { stage.view.deselectItem(at: path(0, 1), animated: false) }
    stage.settle()
    expectEqual(cell.contentView.alpha, 1)
  }

  @Test func `States with equal values are equal`() {
    var first = UICellConfigurationState(traitCollection: UITraitCollection())
    var second = first
    expectEqual(first, second)
    first[UIConfigurationStateCustomKey("key")] = 1
    #expect(first != second)
    second[UIConfigurationStateCustomKey("key")] = 1
    #expect(first == second && first.hashValue == second.hashValue)
  }
}
