// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct BarKeyboardTests {
  private func bottom(_ screen: BarsScreen) -> CGFloat {
    screen.frame(screen.bottomBars.last).maxY
  }

  @Test func `The keyboard raises the bars in its animation, and lets them down again`() {
    let screen = BarsScreen(bottom: [bar("a")], avoidsKeyboard: true)
    screen.host.showKeyboard(height: 300)
    expectEqual(bottom(screen), CGFloat(552))
    expectEqual(screen.controller.view.safeAreaInsets.bottom, CGFloat(344))
    expectEqual(screen.frame(screen.bottomBars[0]).height, 44)
    screen.host.advance(by: 0.125)
    let shown = screen.controller.bottom.container?.layer.presentation()?.frame.maxY ?? 0
    #expect(shown > 552 && shown < 852)
    screen.host.settle()
    screen.host.hideKeyboard()
    screen.host.settle()
    expectEqual(screen.host.dump(), BarsScreen(bottom: [bar("a")]).host.dump())
  }

  @Test func `Bars are raised while the keyboard changes its height, and after a rotation`() {
    let screen = BarsScreen(bottom: [bar("a")], avoidsKeyboard: true)
    screen.host.showKeyboard(height: 300)
    screen.host.keyboardHeight = 380
    expectEqual(bottom(screen), CGFloat(472))
    screen.host.keyboardHeight = 200
    screen.host.rotate(to: .landscape)
    screen.host.settle()
    expectEqual(bottom(screen), CGFloat(193))
  }

  @Test func `Avoidance can be switched on and off at any time`() {
    let screen = BarsScreen(bottom: [bar("a")])
    screen.host.perform { screen.controller.bottom.avoidsKeyboard = true }
    screen.host.showKeyboard(height: 300)
    expectEqual(bottom(screen), CGFloat(552))
    screen.host.perform { screen.controller.bottom.avoidsKeyboard = false }
    expectEqual(bottom(screen), CGFloat(852))
    screen.host.perform { screen.controller.bottom.avoidsKeyboard = true }
    expectEqual(bottom(screen), CGFloat(552))
  }

  @Test func `A scroll view can keep the bars down`() {
    let screen = BarsScreen(bottom: [bar("a")], avoidsKeyboard: true)
    screen.host.perform { screen.controller.scrollView.keyboardAdjustsBottomBarOffset = false }
    screen.host.showKeyboard(height: 300)
    expectEqual(bottom(screen), CGFloat(852))
  }

  // Requested: floating and split keyboards (KeyboardLayoutGuide#37, IQKeyboardManager#26).
  @Test(arguments: [
    CGRect.zero, CGRect(x: 100, y: 300, width: 320, height: 260),
    CGRect(x: 0, y: 400, width: 393, height: 200), CGRect(x: 0, y: 900, width: 393, height: 300),
  ])
  func `A floating, split or undocked keyboard raises nothing`(frame: CGRect) {
    let screen = BarsScreen(bottom: [bar("a")], avoidsKeyboard: true)
    screen.host.showKeyboard(height: 300)
    screen.host.perform {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification,
        object: screen.controller.view.window?.screen,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    }
    expectEqual(bottom(screen), CGFloat(852))
  }

  @Test func `The keyboard of one screen does not raise the bars of another one`() {
    let (screen, other) = (
      BarsScreen(bottom: [bar("a")], avoidsKeyboard: true),
      BarsScreen(bottom: [bar("a")], avoidsKeyboard: true)
    )
    other.host.showKeyboard(height: 300)
    expectEqual(bottom(screen), CGFloat(852))
    expectEqual(bottom(other), CGFloat(552))
  }

  @Test func `Bars of a scaled view are raised by the covered part of the view`() {
    let host = ScreenHost(.iPhone15)
    let parent = host.perform { UIViewController() }
    let controller = host.perform { BarsViewController(bottom: [bar("a")], avoidsKeyboard: true) }
    host.show(parent)
    host.perform {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      controller.didMove(toParent: parent)
      parent.view.layoutIfNeeded()
      controller.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    host.showKeyboard(height: 400)
    // The view reaches from 213 to 639 on the screen, the keyboard from 452: 187 points, 374 of the
    // view.
    expectEqual(controller.bottom.container?.bottomOffset, CGFloat(374))
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen])
  func `Bars of a presented card are above the keyboard, also while the card appears`(
    style: UIModalPresentationStyle
  ) {
    for device in [DeviceModel.iPhone15, .iPad] {
      let host = ScreenHost(device)
      let presenter = host.perform { UIViewController() }
      let card = host.perform { BarsViewController(bottom: [bar("a")], avoidsKeyboard: true) }
      let field = host.perform { KeyInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
      host.show(presenter)
      host.perform {
        card.modalPresentationStyle = style
        card.scrollView.addSubview(field)
        presenter.present(card, animated: true)
      }
      host.advanceFrames(5)
      host.perform { _ = field.becomeFirstResponder() }
      host.settle()
      func bottom() -> CGFloat {
        let view = card.bottom.container!
        return view.convert(view.bounds, to: nil).maxY
      }
      let cardBottom = card.view.convert(card.view.bounds, to: nil).maxY
      expectEqual(bottom(), min(host.keyboardFrame.minY, cardBottom), "\(style) \(device.name)")
      host.perform { _ = field.resignFirstResponder() }
      host.settle()
      expectEqual(bottom(), card.view.convert(card.view.bounds, to: nil).maxY)
    }
  }

  @Test func `The insets of a scroll view are adjusted and restored`() {
    let screen = BarsScreen()
    let scrollView = screen.controller.scrollView
    let watcher = screen.host.perform { KeyboardPositionWatcher() }
    screen.host.perform {
      scrollView.contentInset.bottom = 12
      scrollView.verticalScrollIndicatorInsets.bottom = 5
      watcher.adjustBottomContentInset(of: scrollView)
    }
    #expect(scrollView.keyboardContentInsetAdjustment == nil)
    screen.host.hideKeyboard()
    expectEqual(scrollView.contentInset.bottom, 12)
    screen.host.showKeyboard(height: 300)
    expectEqual(scrollView.adjustedContentInset.bottom, 300)
    expectEqual(scrollView.contentInset.bottom, CGFloat(266))
    expectEqual(scrollView.keyboardContentInsetAdjustment, CGFloat(254))
    screen.host.hideKeyboard()
    expectEqual(scrollView.contentInset.bottom, 12)
    expectEqual(scrollView.verticalScrollIndicatorInsets.bottom, 5)
    screen.host.perform { watcher.enabled = false }
    screen.host.showKeyboard()
    expectEqual(scrollView.contentInset.bottom, 12)
    screen.host.perform { watcher.enabled = true }
    expectEqual(scrollView.contentInset.bottom, CGFloat(266))
  }
}
