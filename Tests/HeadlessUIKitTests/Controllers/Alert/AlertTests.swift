// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A screen on which alerts are presented, and the titles of the performed actions.
@MainActor
final class AlertStage {
  let host: ScreenHost
  let root = UIViewController()
  var performed: [String] = []

  init(_ model: DeviceModel = .iPhone15) {
    host = ScreenHost(model)
    host.show(root)
    host.settle()
  }

  func alert(
    _ style: UIAlertController.Style, title: String? = "Title", message: String? = "Message",
    _ actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    host.perform {
      let alert = UIAlertController(title: title, message: message, preferredStyle: style)
      for (title, style) in actions {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [weak self] action in
            self?.performed.append(action.title ?? "")
          })
      }
      return alert
    }
  }

  func present(_ alert: UIAlertController) {
    host.perform { root.present(alert, animated: true) }
    host.settle()
  }

  var isPresenting: Bool { root.presentedViewController != nil }
}

@MainActor @Suite struct AlertTests {
  @Test func `An action is performed after the dismissal, once`() throws {
    let stage = AlertStage()
    let alert = stage.alert(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
    stage.present(alert)
    let button = try stage.host.view(.label("Delete", traits: .button))
    stage.host.tap(button)
    expectEqual(stage.performed, [])
    stage.host.tap(button)
    stage.host.settle()
    #expect(stage.performed == ["Delete"] && !stage.isPresenting)
    // It can be presented again.
    stage.present(alert)
    try stage.host.tap("Cancel")
    stage.host.settle()
    #expect(stage.performed == ["Delete", "Cancel"] && !stage.isPresenting)
  }

  @Test func `Two short buttons are side by side, the cancel button first`() throws {
    for order in [[0, 1], [1, 0]] {
      let stage = AlertStage()
      let actions: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("OK", .default)]
      stage.present(stage.alert(.alert, order.map { actions[$0] }))
      let (cancel, ok) = (try stage.host.buttonFrame("Cancel"), try stage.host.buttonFrame("OK"))
      #expect(cancel.minY == ok.minY && cancel.maxX == ok.minX && cancel.width == 135)
      stage.host.layoutDirection = .rightToLeft
      stage.host.settle()
      #expect(try stage.host.buttonFrame("OK").maxX == stage.host.buttonFrame("Cancel").minX)
    }
  }

  @Test func `Other buttons are below each other, the cancel button last`() throws {
    let stage = AlertStage()
    stage.present(
      stage.alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)]))
    let frames = try ["One", "Two", "Cancel"].map { try stage.host.buttonFrame($0) }
    #expect(frames[0].maxY == frames[1].minY && frames[1].maxY == frames[2].minY)
    let long = AlertStage()
    long.present(
      long.alert(.alert, [("Cancel", .cancel), ("Delete all of the drafts", .destructive)]))
    #expect(
      try long.host.buttonFrame("Delete all of the drafts").maxY
        == long.host.buttonFrame("Cancel").minY)
  }

  @Test func `The preferred action is emphasized in place of the cancel action`() throws {
    let stage = AlertStage()
    let alert = stage.alert(.alert, [("Cancel", .cancel), ("OK", .default)])
    func weight(_ title: String) throws -> Bool {
      let label = try #require(
        stage.host.view(.label(title, traits: .button)).subviews.first as? UILabel)
      return label.font == .systemFont(ofSize: label.font.pointSize, weight: .semibold)
    }
    stage.present(alert)
    #expect(try weight("Cancel") && !weight("OK"))
    stage.host.perform { alert.preferredAction = alert.actions[1] }
    stage.host.settle()
    #expect(try weight("OK") && !weight("Cancel"))
  }

  @Test func `Text fields are edited above the keyboard`() throws {
    let stage = AlertStage()
    let alert = stage.alert(.alert, [("Cancel", .cancel), ("Save", .default)])
    stage.host.perform {
      alert.actions[1].isEnabled = false
      alert.addTextField { field in
        field.placeholder = "Name"
        field.addAction(
          UIAction { [weak alert] _ in
            alert?.actions[1].isEnabled = alert?.textFields?[0].hasText == true
          }, for: .editingChanged)
      }
    }
    stage.present(alert)
    #expect(alert.textFields?[0].isFirstResponder == true && stage.host.isKeyboardVisible)
    #expect(alert.view.frame.maxY <= stage.host.keyboardFrame.minY)
    try stage.host.tap(.label("Save", traits: .button))
    stage.host.settle()
    #expect(stage.isPresenting)
    stage.host.type("Ada")
    try stage.host.tap(.label("Save", traits: .button))
    stage.host.settle()
    #expect(stage.performed == ["Save"] && !stage.host.isKeyboardVisible)
    expectEqual(alert.textFields?[0].text, "Ada")
  }

  @Test func `A text that is too long scrolls, and the buttons remain visible`() throws {
    let stage = AlertStage()
    stage.host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let text = Array(repeating: "A long message.", count: 100).joined(separator: " ")
    let alert = stage.alert(.alert, message: text, [("Cancel", .cancel), ("OK", .default)])
    stage.present(alert)
    #expect(alert.view.frame.minY >= 59 && alert.view.frame.maxY <= 852 - 34)
    #expect(try stage.host.buttonFrame("OK").maxY <= alert.view.frame.maxY + 0.5)
    try stage.host.tap(.label("OK", traits: .button))
    stage.host.settle()
    expectEqual(stage.performed, ["OK"])
  }

  @Test func `Illegal use is reported`() {
    let stage = AlertStage()
    stage.host.recordsIllegalUse = true
    let alert = stage.alert(.alert, [("Cancel", .cancel), ("No", .cancel)])
    let sheet = stage.alert(.actionSheet, [])
    stage.host.perform {
      sheet.addTextField()
      alert.preferredAction = UIAlertAction(title: "Other", style: .default)
    }
    #expect(alert.actions.count == 1 && sheet.textFields == nil && alert.preferredAction == nil)
    expectEqual(stage.host.illegalUse.count, 3)
    stage.present(alert)
    stage.host.perform { stage.root.present(alert, animated: true) }
    expectEqual(stage.host.illegalUse.count, 4)
    #expect(stage.host.illegalUse[3].contains("already being presented"))
  }

  @Test func `VoiceOver reads the texts and the buttons in their order, and escapes by cancelling`()
  {
    let stage = AlertStage()
    stage.present(stage.alert(.alert, [("OK", .default), ("Cancel", .cancel)]))
    let read = stage.host.voiceOver.elements.map {
      $0.accessibilityLabel ?? ($0 as? UILabel)?.text ?? ""
    }
    expectEqual(read, ["Title", "Message", "Cancel", "OK"])
    #expect(stage.host.voiceOver.escape())
    stage.host.settle()
    #expect(stage.performed == ["Cancel"] && !stage.isPresenting)
  }
}

@MainActor @Suite struct ActionSheetTests {
  private let actions: [(String, UIAlertAction.Style)] = [
    ("Cancel", .cancel), ("Save", .default), ("Delete", .destructive),
  ]

  @Test func `A sheet is at the lower edge, with the cancel button apart`() throws {
    let stage = AlertStage()
    let sheet = stage.alert(.actionSheet, actions)
    stage.present(sheet)
    #expect(sheet.view.frame.minX == 8 && sheet.view.frame.maxX == 393 - 8)
    expectNear(sheet.view.frame.maxY, (852 - 34), within: 1e-9)
    let frames = try ["Save", "Delete", "Cancel"].map { try stage.host.buttonFrame($0) }
    expectEqual(frames[0].maxY, frames[1].minY)
    expectNear(frames[2].minY - frames[1].maxY, 8, within: 1e-9)
    stage.host.tap(at: CGPoint(x: 200, y: 200))
    stage.host.settle()
    #expect(!stage.isPresenting && stage.performed == ["Cancel"])
  }

  @Test func `A tap beside a sheet without a cancel button does nothing`() {
    let stage = AlertStage()
    stage.present(stage.alert(.actionSheet, [("Save", .default)]))
    stage.host.tap(at: CGPoint(x: 200, y: 200))
    stage.host.settle()
    #expect(stage.isPresenting)
  }

  @Test func `On a pad, a sheet is a popover without a cancel button`() throws {
    let stage = AlertStage(.iPad)
    let source = stage.host.perform { UIView(frame: CGRect(x: 300, y: 200, width: 44, height: 44)) }
    let sheet = stage.alert(.actionSheet, actions)
    stage.host.perform {
      stage.root.view.addSubview(source)
      sheet.popoverPresentationController?.sourceView = source
    }
    stage.present(sheet)
    expectNear(sheet.view.frame.midX, source.frame.midX, within: 1e-9)
    #expect(throws: (any Error).self) { try stage.host.view(.label("Cancel", traits: .button)) }
    stage.host.tap(at: CGPoint(x: 700, y: 900))
    stage.host.settle()
    #expect(!stage.isPresenting && stage.performed == ["Cancel"])
  }

  @Test func `On a pad, a sheet without a source is illegal use`() {
    let stage = AlertStage(.iPad)
    stage.host.recordsIllegalUse = true
    stage.present(stage.alert(.actionSheet, actions))
    expectEqual(stage.host.illegalUse.count, 1)
    #expect(stage.host.illegalUse.first?.contains("You must provide location information") == true)
  }

  @Test func `On a phone there is no popover`() {
    let stage = AlertStage()
    let sheet = stage.alert(.actionSheet, actions)
    #expect(sheet.popoverPresentationController == nil)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `An alert that is shown follows the text size`(style: UIAlertController.Style) {
    let sizes: [UIContentSizeCategory] = [.accessibilityExtraLarge, .extraSmall, .large]
    for model in [DeviceModel.iPhone15, .iPad] {
      let stage = AlertStage(model)
      show(style, on: stage)
      for size in sizes {
        stage.host.contentSizeCategory = size
        stage.host.settle()
        let fresh = AlertStage(model)
        fresh.host.contentSizeCategory = size
        show(style, on: fresh)
        expectEqual(stage.host.dump(.text), fresh.host.dump(.text))
        expectEqual(stage.host.accessibilityDump(), fresh.host.accessibilityDump())
      }
    }
  }

  private func show(_ style: UIAlertController.Style, on stage: AlertStage) {
    let alert = stage.alert(style, [("Cancel", .cancel), ("Delete", .destructive)])
    alert.popoverPresentationController?.sourceView = stage.root.view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 300, width: 40, height: 40)
    stage.present(alert)
  }
}
