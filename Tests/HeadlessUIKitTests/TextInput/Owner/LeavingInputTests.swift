// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// A page that leaves takes the keyboard with it: "the receiver ... must be in an active view
/// hierarchy" (UIResponder, "becomeFirstResponder()").
@MainActor @Suite struct LeavingInputTests {
  enum Way: CaseIterable {
    case pop, popByFinger, popToRoot, setStack, tab, root, tabRemoved, view, hiddenWindow
  }

  private func leave(_ stage: ChatStage, _ way: Way, animated: Bool) {
    let (host, chat) = (stage.host, stage.chat)
    if way == .popByFinger {
      return host.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 380, y: 300), duration: 0.3)
    }
    host.perform {
      switch way {
      case .pop: stage.navigation.popViewController(animated: animated)
      case .popToRoot: stage.navigation.popToRootViewController(animated: animated)
      case .setStack: stage.navigation.setViewControllers([UIViewController()], animated: animated)
      case .tab: stage.tabs.selectedIndex = 0
      case .root: host.window?.rootViewController = UIViewController()
      case .tabRemoved: stage.tabs.viewControllers = [UIViewController()]
      case .view: chat.view.removeFromSuperview()
      case .hiddenWindow: host.window?.isHidden = true
      case .popByFinger: break
      }
    }
  }

  @Test(arguments: Way.allCases, [true, false])
  func `A page that leaves takes its first responder with it`(way: Way, animated: Bool) {
    for kind in ChatResponder.allCases {
      let stage = ChatStage()
      stage.edit(kind)
      #expect(stage.host.firstResponder === stage.responder(kind))
      leave(stage, way, animated: animated)
      stage.host.advanceFrames(60) {
        #expect(stage.hasPages, "\(way), \(kind)")
      }
      stage.host.settle()
      #expect(stage.isQuiet, "\(way), \(kind)")
    }
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext,
    .overCurrentContext, .popover, .custom,
  ])
  func `A presented page takes its first responder with it`(style: UIModalPresentationStyle) {
    for (kind, animated) in zip(ChatResponder.allCases, [true, false, true]) {
      let stage = ChatStage()
      let (host, page) = (stage.host, stage.host.perform { ChatPage() })
      host.perform {
        page.modalPresentationStyle = style
        page.popoverPresentationController?.sourceView = stage.chat.view
        stage.chat.present(page, animated: animated)
      }
      host.settle()
      host.perform {
        _ = page.becomeFirstResponder()
        if kind == .field { _ = page.field.becomeFirstResponder() }
        if kind == .entry { _ = page.entry.becomeFirstResponder() }
      }
      host.settle()
      #expect(host.firstResponder != nil && page.bar.window != nil)
      host.perform { page.dismiss(animated: animated) }
      host.advanceFrames(60) {
        #expect(page.bar.window == nil || page.view.window != nil, "\(kind)")
      }
      host.settle()
      #expect(stage.isQuiet && page.bar.window == nil, "\(kind)")
    }
  }

  @Test func `A child that is removed takes the field of its accessory view with it`() {
    let host = ScreenHost(.iPhone15)
    let (parent, child) = host.perform { (UIViewController(), ChatPage()) }
    host.show(parent)
    host.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = child.becomeFirstResponder()
      _ = child.entry.becomeFirstResponder()
    }
    host.settle()
    #expect(host.firstResponder === child.entry)
    host.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(child.bar.window == nil)
    host.settle()
    #expect(host.firstResponder == nil && !host.isKeyboardVisible)
  }

  @Test func `A pop by a finger that is cancelled leaves the keyboard where it is`() {
    let stage = ChatStage()
    stage.edit(.field)
    let frame = stage.host.keyboardFrame
    let finger = stage.host.touch(at: CGPoint(x: 1, y: 300))
    finger.move(by: CGVector(dx: 60, dy: 0), over: 0.3)
    #expect(stage.navigation.transitionCoordinator != nil)
    #expect(stage.host.firstResponder === stage.chat.field)
    finger.cancel()
    stage.host.settle()
    #expect(stage.host.firstResponder === stage.chat.field)
    expectEqual(stage.host.keyboardFrame, frame)
  }

  @Test func `A field that refuses to resign loses the keyboard with its page, with a warning`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var ends = 0
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
      func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
    }
    let stage = ChatStage()
    let delegate = Delegate()
    stage.chat.field.delegate = delegate
    stage.edit(.field)
    stage.host.printsWarnings = false
    stage.host.perform { stage.chat.view.removeFromSuperview() }
    #expect(stage.host.firstResponder == nil && !stage.host.isKeyboardVisible)
    expectEqual(delegate.ends, 1)
    #expect(stage.host.warnings.contains { $0.contains("rejected resignFirstResponder") })
  }
}
