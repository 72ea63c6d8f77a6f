// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@testable import EpoxyPresentations

/// Alerts as presentations of a model.
@MainActor @Suite struct AlertPresentationTests {
  @MainActor private final class Screen {
    let host = ScreenHost(.iPhone15)
    let controller = UIViewController()
    var asks = true
    var events: [String] = []

    init() {
      host.show(controller)
      host.settle()
    }

    func update() {
      host.perform { controller.setPresentation(model, animated: true) }
      host.settle()
    }

    private var model: PresentationModel? {
      guard asks else { return nil }
      return PresentationModel(
        dataID: "delete", presentation: .system,
        makeViewController: { [weak self] in
          let alert = UIAlertController(
            title: "Delete the draft?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in
              self?.events.append("delete")
            })
          return alert
        },
        dismiss: { [weak self] in
          self?.asks = false
          self?.events.append("dismiss")
        })
    }
  }

  @Test func `A button of an alert dismisses the model and performs the action`() throws {
    let screen = Screen()
    screen.update()
    #expect(screen.controller.presentedViewController is UIAlertController)
    try screen.host.tap(.label("Delete", traits: .button))
    screen.host.settle()
    #expect(screen.controller.presentedViewController == nil)
    #expect(screen.events.sorted() == ["delete", "dismiss"] && !screen.asks)
    screen.update()
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test func `An update without the model dismisses the alert, and no action is performed`() {
    let screen = Screen()
    screen.update()
    screen.asks = false
    screen.update()
    #expect(screen.controller.presentedViewController == nil && screen.events == ["dismiss"])
    screen.asks = true
    screen.update()
    #expect(screen.controller.presentedViewController is UIAlertController)
  }
}
