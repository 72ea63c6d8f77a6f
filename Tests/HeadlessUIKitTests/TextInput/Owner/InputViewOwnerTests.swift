// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// A field in a view in place of the keys belongs to the page whose field shows the view. Apple
/// does not document it; it is as for accessory views.
@MainActor @Suite struct InputViewOwnerTests {
  /// A chat whose field shows a panel with a search field in place of the keys.
  @MainActor private struct PanelStage {
    let stage = ChatStage()
    let panel: UIView
    let search: UITextField

    var host: ScreenHost { stage.host }

    init() {
      (panel, search) = stage.host.perform {
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 240))
        let search = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        panel.addSubview(search)
        return (panel, search)
      }
      let chat = stage.chat
      stage.host.perform {
        chat.field.inputView = panel
        _ = chat.field.becomeFirstResponder()
      }
      stage.host.settle()
      stage.host.tap(search)
      stage.host.settle()
    }
  }

  @Test func `A field in an input view is edited, and the view remains`() {
    let panel = PanelStage()
    #expect(panel.host.firstResponder === panel.search && panel.panel.window != nil)
    #expect(panel.host.isKeyboardVisible)
    panel.host.type("a")
    expectEqual(panel.search.text, "a")
  }

  @Test(arguments: [true, false])
  func `A page that leaves takes the field of its input view with it`(animated: Bool) {
    let panel = PanelStage()
    panel.host.perform { _ = panel.stage.navigation.popViewController(animated: animated) }
    panel.host.settle()
    #expect(panel.host.firstResponder == nil && !panel.host.isKeyboardVisible)
    #expect(!panel.search.isEditing && panel.panel.window == nil)
  }

  @Test func `An input view leaves the window below a bar that remains`() {
    let panel = PanelStage()
    panel.host.perform { _ = panel.search.resignFirstResponder() }
    #expect(panel.panel.window != nil)  // it slides off the screen
    panel.host.settle()
    #expect(panel.host.firstResponder === panel.stage.chat && panel.stage.chat.bar.window != nil)
    #expect(panel.panel.window == nil && panel.panel.superview == nil)
    panel.host.tap(panel.stage.chat.field)
    panel.host.settle()
    #expect(panel.panel.window != nil)
    panel.host.expectFirstLayoutIsLast()
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func `A presentation takes the field of an input view, and returns it`(
    style: UIModalPresentationStyle
  ) {
    let panel = PanelStage()
    let (host, frame) = (panel.host, panel.host.keyboardFrame)
    let page = host.perform { UIViewController() }
    host.perform {
      page.modalPresentationStyle = style
      panel.stage.chat.present(page, animated: true)
    }
    host.settle()
    #expect(host.firstResponder == nil && panel.panel.window == nil)
    host.perform { page.dismiss(animated: true) }
    host.settle()
    #expect(host.firstResponder === panel.search && panel.panel.window != nil)
    expectEqual(host.keyboardFrame, frame)
  }

  // A touch of the keyboard is not one of the field that supplies the view.
  @Test func `Touches beside the controls of an input view do not reach the field`() {
    let panel = PanelStage()
    var downs = 0
    panel.host.perform {
      panel.stage.chat.field.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
    }
    let frame = panel.panel.convert(panel.panel.bounds, to: nil)
    panel.host.touch(at: CGPoint(x: frame.midX, y: frame.midY)).lift()
    expectEqual(downs, 0)
  }

  @Test func `A page that is full screen after a rotation takes the keyboard without a warning`() {
    final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        traitCollection.verticalSizeClass == .compact ? .fullScreen : .automatic
      }
    }
    final class Refusing: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let (stage, adapting, refusing) = (ChatStage(), Adapting(), Refusing())
    let host = stage.host
    stage.edit(.field)
    stage.chat.field.delegate = refusing
    let page = host.perform { UIViewController() }
    host.perform {
      page.modalPresentationStyle = .formSheet
      page.presentationController?.delegate = adapting
      stage.chat.present(page, animated: true)
    }
    host.settle()
    #expect(host.firstResponder === stage.chat.field)  // "disablesAutomaticKeyboardDismissal"
    host.rotate(to: .landscape)
    host.settle()
    #expect(host.firstResponder == nil && stage.chat.viewIfLoaded?.window == nil)
    #expect(host.warnings.filter { $0.contains("rejected resign") }.isEmpty)
    host.rotate(to: .portrait)
    host.perform { page.dismiss(animated: true) }
    host.settle()
    #expect(host.firstResponder === stage.chat.field && stage.chat.bar.window != nil)
  }
}
