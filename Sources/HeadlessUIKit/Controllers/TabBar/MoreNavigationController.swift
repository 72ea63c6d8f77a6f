// SPDX-License-Identifier: MIT

/// The navigation controller of the "More" tab: a list of the controllers for which the bar has no
/// room, and the controller that the user has opened.
@preconcurrency @MainActor
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  private let list: MoreListController

  init(of tabs: UITabBarController) {
    list = MoreListController()
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list.title = "More"
    list.onSelect = { [weak self] in self?.userOpens($0) }
    viewControllers = [list]
    self.tabs = tabs
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  /// The controller of a tab that is shown in place of the list.
  var openController: UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return (viewControllers[1] as? MorePage)?.content ?? viewControllers[1]
  }

  /// Updates the list, and closes a controller that is no longer in it.
  func update() {
    let controllers = Array(tabs?.controllersInMore ?? [])
    list.controllers = controllers
    if let openController, !controllers.contains(where: { $0 === openController }) {
      setViewControllers([list], animated: false)
      (openController.parent as? MorePage)?.release()
    }
  }

  /// Shows a controller of the list, or the list.
  func open(_ controller: UIViewController) {
    guard controller !== self else {
      if openController != nil { setViewControllers([list], animated: false) }
      return
    }
    guard openController !== controller else { return }
    setViewControllers([list, page(for: controller)], animated: false)
  }

  private func userOpens(_ controller: UIViewController) {
    guard let tabs, tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else {
      return
    }
    pushViewController(page(for: controller), animated: true)
    tabs.delegate?.tabBarController(tabs, didSelect: controller)
  }

  /// Returns the page of a controller. A navigation controller cannot be pushed; it is shown in a
  /// page without another bar.
  private func page(for controller: UIViewController) -> UIViewController {
    guard let navigation = controller as? UINavigationController else { return controller }
    return MorePage(navigation)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    tabs?.moreChanged()
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    tabs?.moreChanged()
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    tabs?.moreChanged()
    return popped
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = super.popToRootViewController(animated: animated)
    tabs?.moreChanged()
    return popped
  }

  override func stackWasRestored() {
    tabs?.moreChanged()
  }
}

/// A page that shows a navigation controller with its own bar, whose root has a button that returns
/// to the list.
@preconcurrency @MainActor
final class MorePage: UIViewController {
  let content: UINavigationController

  init(_ content: UINavigationController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = content.tabItem.title
    addChild(content)
    content.didMove(toParent: self)
    content.navigation.outerItem = UINavigationItem(title: "More")
    content.updateBar()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override var hidesBottomBarWhenPushed: Bool {
    get { content.viewControllers.contains { $0.hidesBottomBarWhenPushed } }
    set { super.hidesBottomBarWhenPushed = newValue }
  }

  /// Returns the controller, which gets a tab of its own.
  func release() {
    content.navigation.outerItem = nil
    if content.parent === self {
      content.willMove(toParent: nil)
      content.viewIfLoaded?.removeFromSuperview()
      content.removeFromParent()
    }
    content.updateBar()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { release() }
  }
}
