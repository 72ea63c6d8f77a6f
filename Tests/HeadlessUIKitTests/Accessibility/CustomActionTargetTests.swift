// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// "UIAccessibilityCustomAction", init(name:target:selector:).
@MainActor @Suite struct CustomActionTargetTests {
  final class Row: UILabel {
    var deletes = 0
    func delete(_ action: UIAccessibilityCustomAction) -> Bool {
      deletes += 1
      return false
    }
    func archive() { deletes += 10 }
  }

  @Test func `VoiceOver performs the method of the target`() throws {
    let host = ScreenHost(.iPhone15)
    let row = host.perform { Row() }
    row.text = "Inbox"
    row.accessibilityCustomActions = [
      UIAccessibilityCustomAction(
        name: "Delete", target: row,
        selector: Selector(
          "delete:", Row.delete(_:) as (Row) -> @MainActor (UIAccessibilityCustomAction) -> Bool)),
      UIAccessibilityCustomAction(
        attributedName: NSAttributedString(string: "Archive"), target: row,
        selector: Selector("archive", Row.archive)),
    ]
    host.show(row, frame: CGRect(x: 16, y: 100, width: 200, height: 44))
    host.voiceOver.focusNext()
    #expect(try host.voiceOver.perform(action: "Delete") == false)
    #expect(try host.voiceOver.perform(action: "Archive") == true)
    expectEqual(row.deletes, 11)
  }

  @Test func `An action does not retain its target`() {
    var row: Row? = Row()
    let action = UIAccessibilityCustomAction(
      name: "Archive", target: row, selector: Selector("archive", Row.archive))
    #expect(action.target === row)
    row = nil
    #expect(action.target == nil)
  }
}
