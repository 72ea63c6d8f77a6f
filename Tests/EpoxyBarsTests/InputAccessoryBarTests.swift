// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

/// Bars as the accessory view of the keyboard.
@MainActor @Suite struct InputAccessoryBarTests {
  private let host = ScreenHost(.iPhone15)
  private let field: UITextField
  private let accessory: InputAccessoryBarStackView

  init() {
    let (field, accessory, controller) = host.perform {
      (
        UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)),
        InputAccessoryBarStackView(bars: [bar("a"), bar("b", height: 30)]), UIViewController()
      )
    }
    (self.field, self.accessory) = (field, accessory)
    host.perform {
      field.inputAccessoryView = accessory
      controller.view.addSubview(field)
    }
    host.show(controller)
  }

  private var frame: CGRect { accessory.convert(accessory.bounds, to: nil) }

  @Test func `The bars are above the keyboard while the field is edited`() {
    #expect(accessory.window == nil)
    host.tap(field)
    host.settle()
    expectEqual(frame.width, 393)
    expectEqual(frame.height, 74)
    // The frame of the keyboard contains its accessory view.
    expectEqual(frame.minY, host.keyboardFrame.minY)
    expectEqual(accessory.barStack.barViews.map(\.frame.height), [44, 30])
    host.perform { _ = field.resignFirstResponder() }
    host.settle()
    #expect(accessory.window == nil)
  }

  @Test func `Bars that are set change the height of the keyboard`() {
    host.tap(field)
    host.settle()
    let top = host.keyboardFrame.minY
    host.perform { accessory.setBars([bar("a"), bar("b", height: 80)], animated: true) }
    host.settle()
    expectEqual(host.keyboardFrame.minY, top - 50)
    expectEqual(frame.height, 124)
    host.perform { accessory.setBars([], animated: true) }
    host.settle()
    expectEqual(host.keyboardFrame.minY, top + 74)
  }

  @Test func `A bar on the keyboard is touched and selected`() {
    var selected = 0
    host.tap(field)
    host.perform { accessory.setBars([bar("a").didSelect { _ in selected += 1 }], animated: false) }
    host.settle()
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    expectEqual(selected, 1)
    #expect(field.isFirstResponder)
  }
}
