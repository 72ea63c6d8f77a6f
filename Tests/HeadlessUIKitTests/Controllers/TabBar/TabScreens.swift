// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// A page with a title, which records its appearance.
final class TabPage: UIViewController {
  var events: [String] = []
  let scroll = UIScrollView()

  init(_ title: String, hidesBar: Bool = false) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    hidesBottomBarWhenPushed = hidesBar
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 100, height: 3000)
    view.addSubview(scroll)
  }

  override func viewWillAppear(_ animated: Bool) { events.append("will") }
  override func viewDidAppear(_ animated: Bool) { events.append("did") }
  override func viewWillDisappear(_ animated: Bool) { events.append("willNot") }
  override func viewDidDisappear(_ animated: Bool) { events.append("didNot") }
}

/// A tab bar controller on a phone with 34 points of safe area at the lower edge.
@MainActor
struct TabStage {
  let host: ScreenHost
  let tabs: UITabBarController

  init(on model: DeviceModel = .iPhone15, _ pages: @autoclosure () -> [UIViewController]) {
    let host = ScreenHost(model)
    self.host = host
    tabs = host.perform { UITabBarController() }
    let controllers = host.perform { pages() }
    host.perform { tabs.viewControllers = controllers }
    host.show(tabs)
    host.settle()
  }

  /// Two tabs with a navigation stack each.
  static func stacks(on model: DeviceModel = .iPhone15) -> TabStage {
    TabStage(
      on: model,
      ["Mail", "Settings"].map { UINavigationController(rootViewController: TabPage($0)) })
  }

  var bar: UITabBar { tabs.tabBar }

  func navigation(_ index: Int) -> UINavigationController {
    // The stages of these tests have navigation controllers as tabs.
    guard let navigation = tabs.viewControllers?[index] as? UINavigationController else {
      fatalError("tab \(index) is no navigation controller")
    }
    return navigation
  }

  /// The frame of the bar as it is seen now, in the window.
  var seenBar: CGRect {
    let layer = bar.layer.presentation() ?? bar.layer
    return bar.superview?.convert(layer.frame, to: nil) ?? .zero
  }
}
