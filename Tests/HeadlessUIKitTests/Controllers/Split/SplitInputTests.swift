// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// A column that is hidden takes its first responder with it, as a tab does. Apple does not
/// document it for columns.
@MainActor @Suite struct SplitInputTests {
  enum Way: CaseIterable {
    case hide, mode, rotation
  }

  @Test(arguments: Way.allCases)
  func `A hidden column takes its first responder with it`(way: Way) {
    let host = ScreenHost(.iPad)
    host.rotate(to: .landscape)
    let (list, detail) = host.perform { (UIViewController(), UIViewController()) }
    let split = host.perform { UISplitViewController(style: .doubleColumn) }
    let (field, other) = host.perform {
      (
        UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40)),
        UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
      )
    }
    host.perform {
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      list.view.addSubview(field)
      detail.view.addSubview(other)
    }
    host.show(split)
    for edited in [other, field] {
      host.perform { _ = edited.becomeFirstResponder() }
      host.settle()
      host.perform {
        switch way {
        case .hide: split.hide(.primary)
        case .mode: split.preferredDisplayMode = .secondaryOnly
        case .rotation: break
        }
      }
      if way == .rotation { host.rotate(to: .portrait) }
      host.settle()
      let remains = edited === other
      expectEqual(host.firstResponder === edited, remains)
      expectEqual(host.isKeyboardVisible, remains)
      // Back to two columns.
      if way == .rotation { host.rotate(to: .landscape) }
      host.perform {
        split.preferredDisplayMode = .automatic
        split.show(.primary)
      }
      host.settle()
    }
  }
}
