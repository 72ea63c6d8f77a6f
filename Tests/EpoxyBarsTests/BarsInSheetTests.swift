// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import EpoxyBars

/// A sheet and the bars in it both follow the keyboard, and each one's position depends on the
/// other's.
@MainActor @Suite struct BarsInSheetTests {
  /// A form at the lower edge of the part that the bars leave free.
  @MainActor private struct Form {
    let controller = BarsViewController(bottom: [bar("a")], avoidsKeyboard: true)
    let fields = [UITextField(), UITextField(), UITextField()]

    init() {
      let stack = UIStackView(arrangedSubviews: fields)
      stack.axis = .vertical
      stack.spacing = 40
      stack.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(stack)
      let guide = controller.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
      ])
    }
  }

  /// The dumps of a form with the keyboard up, in each of some orientations.
  private func dumps(
    editing index: Int, rotations: [DeviceOrientation]
  ) -> [String] {
    let host = ScreenHost(.iPhone15)
    let root = host.perform { UIViewController() }
    host.show(root)
    let form = host.perform { Form() }
    host.perform {
      form.controller.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(form.controller, animated: true)
    }
    host.settle()
    host.perform { _ = form.fields[index].becomeFirstResponder() }
    host.settle()
    var dumps = [host.dump()]
    for orientation in rotations {
      host.rotate(to: orientation)
      host.settle()
      dumps.append(host.dump())
    }
    return dumps
  }

  // Addresses, which decide about the order of hashed objects, differ from screen to screen.
  @Test(arguments: 0..<3)
  func `A form in a sheet comes to rest at one place, however often it is shown and rotated`(
    field: Int
  ) {
    let rotations = [DeviceOrientation.landscape, .portrait, .landscape, .portrait]
    let first = dumps(editing: field, rotations: rotations)
    for _ in 0..<12 {
      expectEqual(dumps(editing: field, rotations: rotations), first)
    }
  }
}
