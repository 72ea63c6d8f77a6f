// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The heights of bars that constraints place, which have an intrinsic height.
@MainActor @Suite struct BarHeightTests {
  private func height(of bar: UIView, on host: ScreenHost) -> CGFloat {
    host.perform {
      let controller = UIViewController()
      bar.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      ])
      host.show(controller)
    }
    host.settle()
    return bar.bounds.height
  }

  @Test func `A rotation changes the height of a toolbar that constraints place`() {
    let host = ScreenHost(.iPhone15)
    let toolbar = host.perform { UIToolbar() }
    expectEqual(height(of: toolbar, on: host), 44)
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(toolbar.bounds.height, 32)
    host.rotate(to: .portrait)
    host.settle()
    expectEqual(toolbar.bounds.height, 44)
  }

  @Test func `A rotation changes the height of a tab bar that constraints place`() {
    let host = ScreenHost(.iPhone15)
    let tabBar = host.perform { UITabBar() }
    expectEqual(height(of: tabBar, on: host), 49)
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(tabBar.bounds.height, 32)
  }

  @Test func `Rotations and items change the height of a navigation bar that constraints place`() {
    let host = ScreenHost(.iPhone15)
    let bar = host.perform { UINavigationBar() }
    expectEqual(height(of: bar, on: host), 44)
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(bar.bounds.height, 32)
    host.rotate(to: .portrait)
    host.perform {
      bar.prefersLargeTitles = true
      bar.items = [UINavigationItem(title: "Mail")]
    }
    host.settle()
    expectEqual(bar.bounds.height, 96)
  }
}
