// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A presentation takes the keyboard and the bars of the pages that it covers, and gives them back.
///
/// Apple documents the exception only (UIViewController, `disablesAutomaticKeyboardDismissal`: true
/// by default for `formSheet`). Devices take the bar of a chat down below alerts and sheets, and
/// restore it after the dismissal (MessageKit issue 620, InputBarAccessoryView issue 219).
@MainActor @Suite struct CoveringInputTests {
  enum Cover: CaseIterable {
    case pageSheet, formSheet, fullScreen, overFullScreen, currentContext, overCurrentContext
    case popover, custom, alert, alertWithField, actionSheet, push
  }

  private func makePage(_ cover: Cover, on stage: ChatStage) -> UIViewController {
    let page: UIViewController
    switch cover {
    case .alert, .alertWithField, .actionSheet:
      let alert = UIAlertController(
        title: "Title", message: nil, preferredStyle: cover == .actionSheet ? .actionSheet : .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      if cover == .alertWithField { alert.addTextField() }
      page = alert
    default: page = UIViewController()
    }
    let styles: [Cover: UIModalPresentationStyle] = [
      .pageSheet: .pageSheet, .formSheet: .formSheet, .fullScreen: .fullScreen,
      .overFullScreen: .overFullScreen, .currentContext: .currentContext,
      .overCurrentContext: .overCurrentContext, .popover: .popover, .custom: .custom,
    ]
    if let style = styles[cover] { page.modalPresentationStyle = style }
    page.popoverPresentationController?.sourceView = stage.chat.view
    return page
  }

  private func begin(_ cover: Cover, on stage: ChatStage, animated: Bool) -> UIViewController {
    stage.host.perform {
      let page = makePage(cover, on: stage)
      if cover == .push {
        stage.navigation.pushViewController(page, animated: animated)
      } else {
        stage.chat.present(page, animated: animated)
      }
      return page
    }
  }

  private func end(_ page: UIViewController, on stage: ChatStage, animated: Bool) {
    stage.host.perform {
      if page.presentingViewController != nil {
        page.dismiss(animated: animated)
      } else {
        stage.navigation.popViewController(animated: animated)
      }
    }
  }

  @Test(arguments: Cover.allCases, ChatResponder.allCases)
  func `The keyboard and the bar are taken away and return`(cover: Cover, kind: ChatResponder) {
    for model in [DeviceModel.iPhone15, .iPad] {
      for animated in [true, false] {
        let stage = ChatStage(model)
        let host = stage.host
        stage.edit(kind)
        let (bar, keyboard) = (stage.bar(), host.keyboardFrame)
        let page = begin(cover, on: stage, animated: animated)
        host.advanceFrames(60) { #expect(stage.hasPages, "\(model) \(animated)") }
        host.settle()
        #expect(stage.chat.bar.window == nil, "\(model) \(animated)")
        let keepsKeys = cover == .formSheet && kind == .field
        expectEqual(host.isKeyboardVisible, keepsKeys || cover == .alertWithField)
        #expect(
          host.firstResponder
            === (keepsKeys
              ? stage.chat.field : (page as? UIAlertController)?.textFields?.first))
        end(page, on: stage, animated: animated)
        host.advanceFrames(60) { #expect(stage.hasPages, "\(model) \(animated)") }
        host.settle()
        #expect(host.firstResponder === stage.responder(kind), "\(model) \(animated)")
        expectEqual(stage.bar(), bar, "\(model) \(animated)")
        expectEqual(host.keyboardFrame, keyboard, "\(model) \(animated)")
      }
    }
  }

  @Test(arguments: [Cover.pageSheet, .overFullScreen, .fullScreen, .overCurrentContext, .alert])
  func `The bar of a covered page takes no touches`(cover: Cover) {
    let stage = ChatStage()
    stage.edit(.page)
    let point = CGPoint(x: 200, y: stage.bar().midY)
    #expect(stage.host.view(at: point)?.isDescendant(of: stage.chat.bar) == true)
    _ = begin(cover, on: stage, animated: true)
    #expect(stage.host.view(at: point)?.isDescendant(of: stage.chat.bar) != true)
    stage.host.settle()
    #expect(stage.host.view(at: point)?.isDescendant(of: stage.chat.bar) != true)
  }

  /// Adds a field to a page and edits it.
  @discardableResult
  private func editNewField(in page: UIViewController, on stage: ChatStage) -> UITextField {
    let field = stage.host.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      page.view.addSubview(field)
      _ = field.becomeFirstResponder()
      return field
    }
    stage.host.settle()
    return field
  }

  // "UIViewController", `next`: the next responder of a presented controller is the presenting one.
  @Test func `A field in a sheet does not show the bar of the page below`() {
    let stage = ChatStage()
    stage.edit(.page)
    let page = begin(.pageSheet, on: stage, animated: true)
    stage.host.settle()
    let field = editNewField(in: page, on: stage)
    #expect(stage.host.isKeyboardVisible && stage.chat.bar.window == nil)
    // Without a successor in the sheet, nothing takes over: the chat is covered.
    stage.host.perform { _ = field.resignFirstResponder() }
    stage.host.settle()
    #expect(stage.host.firstResponder == nil && stage.chat.bar.window == nil)
    end(page, on: stage, animated: true)
    stage.host.settle()
    #expect(stage.host.firstResponder === stage.chat && stage.chat.bar.window != nil)
  }

  @Test
  func `disablesAutomaticKeyboardDismissal keeps the keys, and the default follows the style`() {
    final class Keeping: UIViewController {
      override var disablesAutomaticKeyboardDismissal: Bool { true }
    }
    for kind in ChatResponder.allCases {
      let stage = ChatStage()
      stage.edit(kind)
      let page = stage.host.perform { Keeping() }
      stage.host.perform { stage.chat.present(page, animated: true) }
      stage.host.settle()
      expectEqual(stage.host.firstResponder === stage.chat.field, kind == .field)
      expectEqual(stage.host.isKeyboardVisible, kind == .field)
      #expect(stage.chat.bar.window == nil)
      end(page, on: stage, animated: true)
      stage.host.settle()
      #expect(stage.host.firstResponder === stage.responder(kind) && stage.chat.bar.window != nil)
    }
    let page = ScreenHost(.iPhone15).perform { UIViewController() }
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .automatic] {
      page.modalPresentationStyle = style
      expectEqual(page.disablesAutomaticKeyboardDismissal, style == .formSheet)
    }
  }

  @Test func `A field in a form sheet replaces the kept keyboard, which returns`() {
    let stage = ChatStage()
    stage.edit(.field)
    let page = begin(.formSheet, on: stage, animated: true)
    stage.host.settle()
    editNewField(in: page, on: stage)
    end(page, on: stage, animated: true)
    stage.host.settle()
    #expect(stage.host.firstResponder === stage.chat.field && stage.chat.bar.window != nil)
  }

  @Test func `What the application ends while the page is covered does not return`() {
    for act: (ChatPage) -> Void in [
      { $0.field.resignFirstResponder() }, { $0.view.endEditing(true) },
      { $0.field.removeFromSuperview() }, { $0.field.isEnabled = false },
    ] {
      let stage = ChatStage()
      stage.edit(.field)
      let page = begin(.alert, on: stage, animated: true)
      stage.host.settle()
      stage.host.perform { act(stage.chat) }
      end(page, on: stage, animated: true)
      stage.host.settle()
      #expect(stage.isQuiet)
    }
  }

  @Test func `A first responder that the application has made meanwhile remains`() {
    let stage = ChatStage()
    stage.edit(.field)
    let page = begin(.alert, on: stage, animated: true)
    stage.host.settle()
    stage.host.perform { _ = stage.chat.becomeFirstResponder() }
    stage.host.settle()
    #expect(stage.chat.bar.window == nil)
    end(page, on: stage, animated: true)
    stage.host.settle()
    #expect(stage.host.firstResponder === stage.chat && stage.chat.bar.window != nil)
  }

  @Test func `Covers may be nested, and pages below them may leave`() {
    let stage = ChatStage()
    stage.edit(.entry)
    let sheet = begin(.pageSheet, on: stage, animated: true)
    stage.host.settle()
    let alert = stage.host.perform { makePage(.alertWithField, on: stage) }
    stage.host.perform { sheet.present(alert, animated: true) }
    stage.host.settle()
    end(alert, on: stage, animated: true)
    stage.host.settle()
    #expect(stage.host.firstResponder == nil && stage.chat.bar.window == nil)
    end(sheet, on: stage, animated: true)
    stage.host.settle()
    #expect(stage.host.firstResponder === stage.chat.entry)

    let other = begin(.pageSheet, on: stage, animated: false)
    stage.host.perform { stage.navigation.popViewController(animated: false) }
    end(other, on: stage, animated: true)
    stage.host.settle()
    #expect(stage.isQuiet)
    // The page that was popped is pushed again as a new one: without the keyboard.
    stage.host.perform { stage.navigation.pushViewController(stage.chat, animated: false) }
    stage.host.settle()
    #expect(stage.isQuiet)
  }

  @Test func `A pop by a finger returns the keyboard at its end, and a cancelled one does not`() {
    let stage = ChatStage()
    stage.edit(.field)
    _ = begin(.push, on: stage, animated: true)
    stage.host.settle()
    let finger = stage.host.touch(at: CGPoint(x: 1, y: 300))
    finger.move(by: CGVector(dx: 60, dy: 0), over: 0.3)
    finger.cancel()
    stage.host.settle()
    #expect(stage.isQuiet)
    stage.host.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 380, y: 300), duration: 0.3)
    stage.host.settle()
    #expect(stage.host.firstResponder === stage.chat.field && stage.chat.bar.window != nil)
  }

  @Test func `The keyboard remains in place for the field of an alert`() {
    let host = ScreenHost(.iPhone15)
    let page = host.perform { UIViewController() }
    let field = host.perform { UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40)) }
    host.perform { page.view.addSubview(field) }
    host.show(page)
    host.tap(field)
    host.settle()
    let frame = host.keyboardFrame
    let alert = host.perform { UIAlertController(title: "T", message: nil, preferredStyle: .alert) }
    host.perform {
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      page.present(alert, animated: true)
    }
    host.advanceFrames(60) { expectEqual(host.keyboardFrame, frame) }
    #expect(host.firstResponder === alert.textFields?[0])
    host.perform { page.dismiss(animated: true) }
    host.settle()
    #expect(host.firstResponder === field)
    expectEqual(host.keyboardFrame, frame)
  }

  @Test func `An alert is in the middle of the screen when it has taken the keyboard away`() {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      var frames: [CGRect] = []
      for edits in [false, true] {
        let stage = ChatStage()
        if edits { stage.edit(.field) }
        let alert = begin(style == .alert ? .alert : .actionSheet, on: stage, animated: true)
        stage.host.settle()
        frames.append(alert.view.convert(alert.view.bounds, to: nil))
      }
      expectEqual(frames[0], frames[1])
    }
  }

  @Test func `An alert above a search takes its keyboard and gives it back`() throws {
    let host = ScreenHost(.iPhone15)
    let search = host.perform { UISearchController(searchResultsController: nil) }
    let page = host.perform { UIViewController() }
    host.perform { page.navigationItem.searchController = search }
    host.show(host.perform { UINavigationController(rootViewController: page) })
    host.tap(search.searchBar.searchTextField)
    host.settle()
    #expect(search.isActive && search.searchBar.isFirstResponder)
    let alert = host.perform { UIAlertController(title: "T", message: nil, preferredStyle: .alert) }
    host.perform { search.present(alert, animated: true) }
    host.settle()
    #expect(!host.isKeyboardVisible && search.isActive)
    host.perform { alert.dismiss(animated: true) }
    host.settle()
    #expect(search.isActive && search.searchBar.isFirstResponder && host.isKeyboardVisible)
  }

  @Test func `A released first responder does not return`() {
    let stage = ChatStage()
    weak var released: UIView?
    stage.host.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
      stage.chat.view.addSubview(field)
      _ = field.becomeFirstResponder()
      released = field
    }
    let page = begin(.alert, on: stage, animated: true)
    stage.host.settle()
    stage.host.perform { released?.removeFromSuperview() }
    #expect(released == nil)
    end(page, on: stage, animated: true)
    stage.host.settle()
    #expect(stage.isQuiet)
  }

  /// Dismisses and presents with the slides of UIKit, driven by a test.
  private final class Driver: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var interaction: UIPercentDrivenInteractiveTransition?

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to), view.superview == nil {
        context.containerView.addSubview(view)
      }
      let view = context.view(forKey: .from) ?? context.view(forKey: .to)
      UIView.animate(withDuration: 0.3) {
        view?.alpha = 0.9
      } completion: { _ in
        view?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `A cancelled dismissal returns nothing, and a cancelled presentation all`(
    style: UIModalPresentationStyle
  ) {
    for kind in ChatResponder.allCases {
      let stage = ChatStage()
      let (host, driver) = (stage.host, Driver())
      stage.edit(kind)
      let page = host.perform { ChatPage() }
      page.modalPresentationStyle = style
      page.transitioningDelegate = driver
      driver.interaction = UIPercentDrivenInteractiveTransition()
      host.perform { stage.chat.present(page, animated: true) }
      host.advanceFrames(3) { #expect(host.firstResponder == nil) }
      host.perform { driver.interaction?.cancel() }
      host.settle()
      #expect(page.presentingViewController == nil)
      #expect(host.firstResponder === stage.responder(kind) && stage.chat.bar.window != nil)

      driver.interaction = nil
      host.perform { stage.chat.present(page, animated: true) }
      host.settle()
      host.perform { _ = page.becomeFirstResponder() }
      host.perform { _ = page.entry.becomeFirstResponder() }
      host.settle()
      driver.interaction = UIPercentDrivenInteractiveTransition()
      host.perform { page.dismiss(animated: true) }
      host.advanceFrames(3) { #expect(host.firstResponder === page.entry) }
      host.perform { driver.interaction?.cancel() }
      host.settle()
      #expect(host.firstResponder === page.entry && stage.chat.bar.window == nil)
      driver.interaction = UIPercentDrivenInteractiveTransition()
      host.perform { page.dismiss(animated: true) }
      host.advanceFrames(3)
      host.perform { driver.interaction?.finish() }
      host.settle()
      #expect(host.firstResponder === stage.responder(kind) && page.bar.window == nil)
    }
  }

  // "UITextFieldDelegate": the order of the calls; each is made once for a loss and once for a
  // return.
  @Test func `The delegate and the notifications are called once for each change`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("should begin")
        return true
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append("should end")
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    }
    let stage = ChatStage()
    stage.edit(.field)
    let delegate = Delegate()
    stage.chat.field.delegate = delegate
    let screen = stage.host.perform { UIScreen.main }
    var names: [String] = []
    let tokens = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    let page = begin(.alert, on: stage, animated: true)
    stage.host.settle()
    expectEqual(delegate.calls, ["should end", "end"])
    expectEqual(names, ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
    end(page, on: stage, animated: true)
    stage.host.settle()
    expectEqual(delegate.calls.suffix(2), ["should begin", "begin"])
    expectEqual(delegate.calls.count, 4)
    expectEqual(
      names.suffix(2), ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"])
    expectEqual(names.count, 4)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
