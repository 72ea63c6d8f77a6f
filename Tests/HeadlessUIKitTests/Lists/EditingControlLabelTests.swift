// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct EditingControlLabelTests {
  /// The names that tests of apps use on devices, as in tables: `app.buttons["Delete Milk"]`,
  /// `app.buttons["Reorder Milk"]`.
  @Test func `Editing controls of rows have the verb and the text of the row`() throws {
    let stage = ListStage { cell, _ in
      cell.accessories = [
        .delete(), .insert(), .reorder(displayed: .whenEditing), .detail(displayed: .always),
      ]
    }
    stage.apply([("a", ["Milk", "Bread"])])
    stage.host.perform { stage.view.isEditing = true }
    stage.host.settle()
    for row in ["Milk", "Bread"] {
      for verb in ["Delete", "Insert", "Reorder"] {
        #expect(throws: Never.self) {
          try stage.host.view(.label("\(verb) \(row)", traits: .button))
        }
      }
    }
    expectEqual(stage.host.views(.label("More Info", traits: .button)).count, 2)
    let cell = try #require(stage.cell("Milk"))
    stage.host.perform {
      var content = cell.defaultContentConfiguration()
      content.text = "Oat milk"
      cell.contentConfiguration = content
    }
    stage.host.settle()
    #expect(throws: Never.self) { try stage.host.view(.label("Delete Oat milk")) }
  }
}
