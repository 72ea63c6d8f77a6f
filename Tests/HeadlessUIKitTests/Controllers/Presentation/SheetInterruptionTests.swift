// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Keyboards, rotations, controls and dismissals that meet a moving sheet.
@MainActor @Suite struct SheetInterruptionTests {
  private func addInput(to screen: SheetScreen, at y: CGFloat) -> UIView {
    screen.host.keyboardHeight = 300
    return screen.host.perform {
      let input = KeyInputView(frame: CGRect(x: 0, y: y, width: 100, height: 40))
      screen.content.view.addSubview(input)
      return input
    }
  }

  // Requested: the keyboard lifts a sheet only as far as needed
  // (gorhom/react-native-bottom-sheet#1298).
  @Test func `The keyboard lifts a sheet without a larger detent`() {
    let screen = SheetScreen { $0.detents = [.medium()] }
    let input = addInput(to: screen, at: 300)
    screen.host.perform { _ = input.becomeFirstResponder() }
    screen.host.settle()
    // The input's lower edge is 8 points above the keyboard, whose upper edge is at 852 - 300.
    expectNear(screen.top, (426 - (426 + 340 + 8 - 552)), within: 0.001)
    screen.host.perform { _ = input.resignFirstResponder() }
    screen.host.settle()
    expectEqual(screen.top, 426)
  }

  @Test func `The keyboard lifts a sheet to the large detent at most`() {
    let screen = SheetScreen { $0.selectedDetentIdentifier = .medium }
    let input = addInput(to: screen, at: 700)
    screen.host.perform { _ = input.becomeFirstResponder() }
    screen.host.settle()
    expectEqual(screen.top, 69)
  }

  // Requested: interruptible without wobble (FloatingPanel PR#75, #238).
  @Test func `A keyboard that appears while the sheet moves causes no jump`() {
    for frames in 1...12 {
      let screen = SheetScreen()
      let input = addInput(to: screen, at: 300)
      screen.host.perform {
        screen.sheet.animateChanges { screen.sheet.selectedDetentIdentifier = .medium }
      }
      screen.host.advanceFrames(frames)
      let before = screen.top
      screen.host.perform { _ = input.becomeFirstResponder() }
      expectNear(screen.top, before, within: 0.001, "frame \(frames)")
      screen.host.settle()
      expectNear(screen.top, 204, within: 0.001, "frame \(frames)")
    }
  }

  @Test func `A keyboard that appears during a drag lifts the sheet at its end`() {
    let screen = SheetScreen { $0.selectedDetentIdentifier = .medium }
    let input = addInput(to: screen, at: 300)
    let finger = screen.drag(by: 30)
    let before = screen.top
    screen.host.perform { _ = input.becomeFirstResponder() }
    screen.host.advanceFrames(5)
    expectEqual(screen.top, before)
    finger.hold(for: 0.2).lift()
    screen.host.settle()
    expectNear(screen.top, 204, within: 0.001)
  }

  @Test func `A form in a regular width is lifted above the keyboard`() {
    let form = FormScreen()
    let rest = form.top
    form.host.keyboardHeight = 500
    form.host.perform { _ = form.input.becomeFirstResponder() }
    form.host.settle()
    #expect(rest - form.top > 100)
    expectEqual(form.inputBottom + 8, form.screen.maxY - 500)
    form.host.perform { _ = form.input.resignFirstResponder() }
    form.host.settle()
    expectEqual(form.top, rest)
  }

  /// A form sheet of 540 by 620 points with an input near its lower edge, on a tablet.
  @MainActor private final class FormScreen {
    let host = ScreenHost(.iPad)
    let content: UIViewController
    let input: KeyInputView

    init() {
      let presenter: UIViewController
      (presenter, content, input) = host.perform {
        (
          UIViewController(), UIViewController(),
          KeyInputView(frame: CGRect(x: 0, y: 500, width: 100, height: 40))
        )
      }
      host.show(presenter)
      host.perform { [content, input] in
        content.modalPresentationStyle = .formSheet
        content.view.addSubview(input)
        presenter.present(content, animated: false)
      }
      host.settle()
    }

    var screen: CGRect { host.window?.bounds ?? .zero }
    var top: CGFloat { content.view.convert(CGPoint.zero, to: nil).y }
    var inputBottom: CGFloat { input.convert(CGPoint(x: 0, y: 40), to: nil).y }
  }

  @Test func `A form sheet returns to the center after a drag, or is dismissed`() {
    let form = FormScreen()
    let frame = form.content.view.frame
    expectEqual(frame.size, CGSize(width: 540, height: 620))
    #expect(frame.midX == form.screen.midX && frame.midY == form.screen.midY)
    let place = CGPoint(x: frame.midX, y: frame.minY + 30)
    form.host.touch(at: place).move(by: CGVector(dx: 0, dy: 110), over: 0.4).hold(for: 0.2).lift()
    form.host.settle()
    expectEqual(form.content.view.frame, frame)
    form.host.fling(from: place, velocity: CGVector(dx: 0, dy: 2500))
    form.host.settle()
    #expect(form.content.presentingViewController == nil)
  }

  // Requested: panels are laid out again on rotation (FloatingPanel#55, #607).
  @Test func `A rotation during a drag or a movement ends at a detent of the new size`() {
    for frames in 0...10 {
      for drags in [false, true] {
        let screen = SheetScreen {
          $0.prefersEdgeAttachedInCompactHeight = true
          $0.selectedDetentIdentifier = .medium
        }
        let finger = screen.drag(by: -150)
        if !drags { finger.lift() }
        screen.host.advanceFrames(frames)
        screen.host.rotate(to: .landscape)
        screen.host.advanceFrames(frames)
        if drags { finger.lift() }
        screen.host.settle()
        // 166 points above the home indicator's 21, or 10 points below the upper edge.
        #expect([206, 10].contains(screen.top), "frame \(frames)")
        screen.host.rotate(to: .portrait)
        screen.host.settle()
        #expect([426, 69].contains(screen.top), "frame \(frames)")
      }
    }
  }

  @Test func `A dismissal by code during a drag begins where the sheet is`() {
    let screen = SheetScreen()
    let finger = screen.drag(by: -200)
    let before = screen.top
    screen.host.perform { screen.presenter.dismiss(animated: true) }
    let shown = screen.content.view.layer.presentation()?.frame.minY ?? 0
    expectNear(shown, before, within: 0.001)
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1).lift()
    screen.host.settle()
    #expect(!screen.isPresented)
    expectEqual(screen.delegate.log, [])
  }

  // Requested: sliders, swipe cells and buttons win over the panel's pan (FloatingPanel#125,
  // #427).
  @Test func `A slider and a button in the sheet receive their touches`() {
    let screen = SheetScreen { $0.selectedDetentIdentifier = .medium }
    var taps = 0
    let (slider, button) = screen.host.perform { (UISlider(), UIButton(type: .system)) }
    screen.host.perform {
      slider.frame = CGRect(x: 20, y: 100, width: 300, height: 34)
      button.frame = CGRect(x: 20, y: 160, width: 100, height: 44)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      screen.content.view.addSubview(slider)
      screen.content.view.addSubview(button)
    }
    let finger = screen.host.touch(at: CGPoint(x: 35, y: screen.top + 117))
    finger.move(by: CGVector(dx: 60, dy: 80), over: 0.4)
    #expect(slider.value > 0.1)
    expectEqual(screen.top, 426)
    finger.lift()
    screen.host.tap(button)
    #expect(taps == 1 && screen.top == 426)
  }

  // Requested: swiping a child away must not dismiss its parent (swift-navigation#309).
  @Test func `A swipe dismisses the upper one of two sheets only`() {
    let screen = SheetScreen { $0.selectedDetentIdentifier = .medium }
    let upper = screen.host.perform { UIViewController() }
    screen.host.perform { screen.content.present(upper, animated: false) }
    screen.host.settle()
    screen.host.fling(from: CGPoint(x: 100, y: 100), velocity: CGVector(dx: 0, dy: 3000))
    screen.host.settle()
    #expect(screen.content.presentedViewController == nil)
    #expect(screen.isPresented && screen.top == 426)
    expectEqual(screen.delegate.log, [])
  }
}
