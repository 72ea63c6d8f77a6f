// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The safe area of a view while Auto Layout sets its frame: first the size, then the center.
@MainActor @Suite struct PlacedSafeAreaTests {
  private final class Recorder: UIScrollView {
    var insets: [CGFloat] = []

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      insets.append(safeAreaInsets.top)
    }
  }

  @Test func `A view that becomes shorter at its lower end keeps its safe area`() {
    let host = ScreenHost(.iPhone15)
    let (view, bar) = host.perform { (Recorder(), UIView()) }
    let height = host.perform { bar.heightAnchor.constraint(equalToConstant: 50) }
    host.perform {
      let controller = UIViewController()
      for subview in [view, bar] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(subview)
        NSLayoutConstraint.activate([
          subview.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
          subview.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        height, view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        view.bottomAnchor.constraint(equalTo: bar.topAnchor),
        bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      ])
      host.show(controller)
    }
    host.settle()
    expectEqual(view.insets, [59])
    host.perform { height.constant = 90 }
    host.settle()
    expectEqual(view.bounds.height, 762)
    expectEqual(view.insets, [59])
    // A view that really moves has another safe area at once.
    host.perform { view.transform = CGAffineTransform(translationX: 0, y: 20) }
    expectEqual(view.insets, [59, 39])
  }

  @Test func `A view that grows around its center gets the safe area that it reaches`() {
    let host = ScreenHost(.iPhone15)
    let view = host.perform { Recorder() }
    let height = host.perform { view.heightAnchor.constraint(equalToConstant: 100) }
    host.perform {
      let controller = UIViewController()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        height, view.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 200),
      ])
      host.show(controller)
    }
    host.settle()
    #expect(view.insets == [] && view.safeAreaInsets == .zero)
    host.perform { height.constant = 852 }
    host.settle()
    expectEqual(view.insets, [59])
  }
}
