// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

/// Installers that are used too early, too late or twice.
@MainActor @Suite struct BarInputTests {
  private func warnings(_ body: () -> Void) -> [String] { EpoxyMessages.during(body).warnings }

  @Test func `An installer that is installed twice has one container`() {
    let screen = BarsScreen(top: [bar("a")], bottom: [bar("b")])
    let before = screen.host.dump()
    let reported = warnings {
      screen.host.perform {
        screen.controller.top.install()
        screen.controller.bottom.install()
      }
    }
    screen.host.settle()
    expectEqual(screen.host.dump(), before)
    expectEqual(reported, [])
    screen.host.perform {
      screen.controller.top.uninstall()
      screen.controller.top.uninstall()
    }
    #expect(screen.topBars.isEmpty)
  }

  @Test func `Two installers at one edge are both shown`() {
    let screen = BarsScreen(top: [bar("a")])
    let second = screen.host.perform {
      TopBarInstaller(viewController: screen.controller, bars: [bar("b", height: 60)])
    }
    screen.host.perform { second.install() }
    screen.host.settle()
    expectEqual(screen.controller.view.subviews.count { $0 is TopBarContainer }, 2)
    screen.host.perform { second.uninstall() }
    screen.host.settle()
    expectEqual(screen.topBars.count, 1)
  }

  @Test func `Bars stay where they are when their installer is released`() {
    let host = ScreenHost(.iPhone15)
    let controller = host.perform { UIViewController() }
    host.show(controller)
    weak var released: BottomBarInstaller?
    host.perform {
      let installer = BottomBarInstaller(
        viewController: controller, avoidsKeyboard: true, bars: [bar("a")])
      installer.install()
      released = installer
    }
    host.settle()
    #expect(released == nil)
    expectEqual(controller.view.safeAreaInsets.bottom, 78)
    host.rotate(to: .landscape)
    host.showKeyboard()
    host.hideKeyboard()
    host.settle()
    #expect(host.firstView(TestBar.self)?.window != nil)
    expectEqual(controller.view.safeAreaInsets.bottom, 65)
  }

  @Test func `An installer without a controller, or without its view, names its bars`() {
    let host = ScreenHost(.iPhone15)
    var installer: TopBarInstaller?
    host.perform {
      installer = TopBarInstaller(viewController: UIViewController(), bars: [bar("lost")])
    }
    var reported = warnings { host.perform { installer?.install() } }
    #expect(reported.count == 1 && reported[0].contains("lost"))
    #expect(installer?.container == nil)
    let controller = host.perform { UIViewController() }
    installer = host.perform { TopBarInstaller(viewController: controller, bars: [bar("early")]) }
    reported = warnings { host.perform { installer?.install() } }
    #expect(reported.count == 1 && reported[0].contains("early"))
    host.show(controller)
    host.perform { installer?.install() }
    expectEqual(installer?.container?.barViews.count, 1)
  }

  @Test func `Bars of a controller that is released are set without effect`() {
    let host = ScreenHost(.iPhone15)
    var installer: TopBarInstaller?
    weak var released: UIViewController?
    host.perform {
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      released = controller
      installer = TopBarInstaller(viewController: controller, bars: [bar("a")])
      installer?.install()
    }
    host.settle()
    #expect(released == nil)
    host.perform { installer?.setBars([bar("a"), bar("b")], animated: true) }
    host.settle()
    host.perform { installer?.uninstall() }
    #expect(installer?.container == nil)
  }
}
