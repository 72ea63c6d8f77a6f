// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Requests of responders that no window shows yet. UIKit keeps such a request: the call returns
/// false, and the responder becomes the first one when its view enters a window.
@MainActor @Suite struct DeferredInputTests {
  enum Way: CaseIterable {
    case push, sheet, fullScreen, tab, root, child, window
  }

  private func show(_ page: ChatPage, _ way: Way, on host: ScreenHost, animated: Bool) {
    let root = host.perform { UIViewController() }
    let navigation = host.perform { UINavigationController(rootViewController: root) }
    let tabs = host.perform { UITabBarController() }
    host.perform { tabs.viewControllers = way == .tab ? [navigation, page] : [navigation] }
    host.show(tabs)
    host.settle()
    host.perform {
      switch way {
      case .push: navigation.pushViewController(page, animated: animated)
      case .sheet: root.present(page, animated: animated)
      case .fullScreen:
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: animated)
      case .tab: tabs.selectedIndex = 1
      case .root: host.window?.rootViewController = page
      case .child:
        root.addChild(page)
        root.view.addSubview(page.view)
        page.didMove(toParent: root)
      case .window:
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = page
        window.makeKeyAndVisible()
      }
    }
  }

  @Test(arguments: Way.allCases, ["viewDidLoad", "viewWillAppear"])
  func `The keyboard comes with the page`(way: Way, event: String) {
    for kind in [ChatResponder.page, .field] {
      for animated in [true, false] {
        let host = ScreenHost(.iPhone15)
        let page = host.perform { ChatPage() }
        var answers: [Bool] = []
        page.onEvent = { [unowned page] name in
          guard name == event else { return }
          answers.append((kind == .page ? page : page.field).becomeFirstResponder())
        }
        show(page, way, on: host, animated: animated)
        host.settle()
        #expect(host.firstResponder === (kind == .page ? page : page.field))
        #expect(page.bar.window != nil && host.isKeyboardVisible)
        if event == "viewDidLoad" { expectEqual(answers, [false]) }
      }
    }
  }

  @Test func `The last request counts, and one that was resigned does not`() {
    for (calls, expected) in [
      ("f", "f"), ("fp", "p"), ("pf", "f"), ("fF", ""), ("pfF", ""), ("fP", "f"),
    ] {
      let host = ScreenHost(.iPhone15)
      let page = host.perform { ChatPage() }
      page.onEvent = { [unowned page] name in
        guard name == "viewDidLoad" else { return }
        for call in calls {
          switch call {
          case "f": _ = page.field.becomeFirstResponder()
          case "p": _ = page.becomeFirstResponder()
          case "F": _ = page.field.resignFirstResponder()
          default: _ = page.resignFirstResponder()
          }
        }
      }
      host.show(page)
      host.settle()
      let first = host.firstResponder
      expectEqual(first === page ? "p" : first === page.field ? "f" : "", expected)
    }
  }

  @Test func `Whether a responder can become the first one counts when its view enters a window`() {
    let host = ScreenHost(.iPhone15)
    let (page, field) = host.perform { (UIViewController(), UITextField()) }
    field.isEnabled = false
    host.show(page)
    host.perform { _ = field.becomeFirstResponder() }
    field.isEnabled = true
    host.perform { page.view.addSubview(field) }
    #expect(host.firstResponder === field)
    host.perform { field.removeFromSuperview() }
    #expect(host.firstResponder == nil)
    host.perform { page.view.addSubview(field) }
    #expect(host.firstResponder == nil)
  }

  @Test func `The keyboard does not go and come between two pages that edit`() {
    let stage = ChatStage()
    stage.edit(.field)
    let frame = stage.host.keyboardFrame
    let next = stage.host.perform { ChatPage() }
    next.onEvent = { [unowned next] in
      if $0 == "viewWillAppear" { _ = next.field.becomeFirstResponder() }
    }
    stage.host.perform { stage.navigation.pushViewController(next, animated: true) }
    stage.host.advanceFrames(60) { expectEqual(stage.host.keyboardFrame, frame) }
    #expect(stage.host.firstResponder === next.field)
    stage.host.perform { stage.navigation.popViewController(animated: true) }
    stage.host.settle()
    #expect(stage.host.firstResponder === stage.chat.field)
    expectEqual(stage.host.keyboardFrame, frame)
  }

  @Test func `A page without a window does not become the first responder later on its own`() {
    let stage = ChatStage()
    stage.edit(.page)
    let page = stage.host.perform { UIViewController() }
    stage.host.perform {
      page.modalPresentationStyle = .fullScreen
      stage.chat.present(page, animated: true)
    }
    stage.host.settle()
    let answer = stage.host.perform { stage.chat.field.becomeFirstResponder() }
    #expect(!answer && stage.host.firstResponder == nil)
    stage.host.perform { page.dismiss(animated: true) }
    stage.host.settle()
    #expect(stage.host.firstResponder === stage.chat.field)  // the later request
  }
}
