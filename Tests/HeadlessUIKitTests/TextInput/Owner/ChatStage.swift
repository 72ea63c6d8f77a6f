// SPDX-License-Identifier: MIT
import HeadlessHost

/// A page with a bar of its own at the lower edge, and fields in the page and in the bar.
final class ChatPage: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
  let entry = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 40))
  let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
  /// Called in the callbacks of the page, with their names.
  var onEvent: (String) -> Void = { _ in }

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(entry)
    view.addSubview(field)
    onEvent("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onEvent("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onEvent("viewDidAppear")
  }
}

/// The responder of a chat that is the first responder.
enum ChatResponder: CaseIterable {
  case page, field, entry
}

/// A host that shows a chat in the second tab, in a navigation controller.
@MainActor
final class ChatStage {
  let host: ScreenHost
  let chat: ChatPage
  let navigation: UINavigationController
  let tabs: UITabBarController

  init(_ model: DeviceModel = .iPhone15) {
    let host = ScreenHost(model)
    self.host = host
    (chat, navigation, tabs) = host.perform {
      let chat = ChatPage()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), navigation]
      tabs.selectedIndex = 1
      navigation.pushViewController(chat, animated: false)
      return (chat, navigation, tabs)
    }
    host.show(tabs)
    host.settle()
  }

  func responder(_ kind: ChatResponder) -> UIResponder {
    switch kind {
    case .page: chat
    case .field: chat.field
    case .entry: chat.entry
    }
  }

  func edit(_ kind: ChatResponder) {
    host.perform {
      _ = chat.becomeFirstResponder()
      _ = responder(kind).becomeFirstResponder()
    }
    host.settle()
  }

  /// Whether neither the keyboard nor the bar is left.
  var isQuiet: Bool {
    host.firstResponder == nil && !host.isKeyboardVisible && chat.bar.window == nil
      && !chat.field.isEditing && !chat.entry.isEditing
  }

  /// Whether the page of the first responder and that of the bar are in a window.
  var hasPages: Bool {
    let isShown = chat.viewIfLoaded?.window != nil
    if chat.bar.window != nil, !isShown { return false }
    switch host.firstResponder {
    case let controller as UIViewController: return controller.viewIfLoaded?.window != nil
    case let view as UIView:
      return view.window != nil && (isShown || !view.isDescendant(of: chat.bar))
    default: return true
    }
  }

  func bar() -> CGRect { chat.bar.convert(chat.bar.bounds, to: nil) }
}
