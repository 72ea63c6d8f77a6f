// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The height of an accessory view is that of its frame, unless its autoresizing mask makes the
/// height flexible.
@MainActor @Suite struct AccessoryHeightTests {
  enum Kind: CaseIterable {
    case button, label, field, plain
  }

  private func make(_ kind: Kind) -> UIView {
    switch kind {
    case .button:
      let button = UIButton(type: .system)
      button.setTitle("Done", for: .normal)
      return button
    case .label:
      let label = UILabel()
      label.text = "Done"
      return label
    case .field: return UITextField()
    case .plain: return UIView()
    }
  }

  private func show(_ accessory: UIView, on host: ScreenHost) {
    let root = host.perform { UIView() }
    let field = host.perform { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)) }
    host.perform {
      field.inputAccessoryView = accessory
      root.addSubview(field)
    }
    host.show(root)
    host.perform { _ = field.becomeFirstResponder() }
    host.settle()
  }

  @Test(arguments: Kind.allCases)
  func `A fixed height is that of the frame, whatever the intrinsic height`(kind: Kind) {
    for height in [44.0, 90, 10] {
      let host = ScreenHost(.iPhone15)
      let accessory = host.perform { make(kind) }
      host.perform {
        accessory.frame = CGRect(x: 0, y: 0, width: 100, height: height)
        accessory.autoresizingMask = .flexibleWidth
      }
      show(accessory, on: host)
      expectEqual(accessory.frame.size, CGSize(width: 393, height: height))
      host.expectFirstLayoutIsLast()
      host.rotate(to: .landscape)
      host.settle()
      expectNear(accessory.frame.height, height, within: 1e-6)
      host.expectFirstLayoutIsLast()
    }
  }

  @Test(arguments: [Kind.button, .label, .field])
  func `A flexible height is the intrinsic height`(kind: Kind) {
    let host = ScreenHost(.iPhone15)
    let accessory = host.perform { make(kind) }
    host.perform {
      accessory.frame = CGRect(x: 0, y: 0, width: 100, height: 70)
      accessory.autoresizingMask = .flexibleHeight
    }
    let natural = host.perform { accessory.intrinsicContentSize.height }
    show(accessory, on: host)
    expectNear(accessory.frame.height, natural, within: 0.34)
    host.expectFirstLayoutIsLast()
  }

  @Test func `A flexible accessory follows its content while it is shown`() {
    let host = ScreenHost(.iPhone15)
    let label = host.perform { UILabel() }
    host.perform {
      label.text = "Done"
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    show(label, on: host)
    for size in [40.0, 12, 60] {
      host.perform { label.font = .systemFont(ofSize: size) }
      host.settle()
      expectNear(label.frame.height, label.intrinsicContentSize.height, within: 0.34)
      host.expectFirstLayoutIsLast()
    }
  }

  @Test func `The accessory of a text view, and one that replaces another, have their heights`() {
    let host = ScreenHost(.iPhone15)
    let (text, first, second) = host.perform {
      (UITextView(frame: CGRect(x: 0, y: 80, width: 300, height: 100)), UIView(), make(.button))
    }
    let root = host.perform { UIView() }
    host.show(root)
    host.perform {
      root.addSubview(text)
      first.frame.size.height = 30
      second.frame.size.height = 52
      text.inputAccessoryView = first
      _ = text.becomeFirstResponder()
    }
    host.settle()
    expectEqual(first.frame.size, CGSize(width: 393, height: 30))
    host.perform {
      text.inputAccessoryView = second
      text.reloadInputViews()
    }
    host.settle()
    expectEqual(second.frame.size, CGSize(width: 393, height: 52))
    #expect(first.window == nil)
    host.expectFirstLayoutIsLast()
  }
}
