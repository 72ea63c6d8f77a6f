// SPDX-License-Identifier: MIT

extension InterfaceHandlers {
  /// Registers the elements of view controllers.
  func addControllers() {
    register(name: "viewController", class: UIViewController.self) { controller, element, loader in
      if let scene = loader.context as? StoryboardScene {
        if scene.element.id == element.id { scene.adopt(controller) }
      } else if let view = element.child(key: "view") {
        controller.archive = NibObjectArchive(loader.makeObject(view) as? UIView, loader)
      }
      ControllerElements.read(controller, element, loader)
    }
    for name in ["glkViewController", "hostingController", "avPlayerViewController"] {
      register(name: name, class: UIViewController.self)
    }
    register(name: "navigationController", class: UINavigationController.self) {
      ControllerElements.readNavigation($0, $1, $2)
    }
    register(name: "tabBarController", class: UITabBarController.self) {
      ControllerElements.readTabs($0, $1, $2)
    }
    register(name: "splitViewController", class: UISplitViewController.self) {
      ControllerElements.readSplit($0, $1, $2)
    }
    register(name: "pageViewController", class: UIPageViewController.self) {
      controller, element, _ in
      controller.adopt(
        element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
        element["navigationOrientation"] == "vertical" ? .vertical : .horizontal,
        spine: ControllerElements.spine(element["spineLocation"]),
        spacing: element.number("pageSpacing") ?? 0)
      if let isDoubleSided = element.bool("doubleSided") {
        controller.isDoubleSided = isDoubleSided
      }
    }
    register(name: "tableViewController", class: UITableViewController.self) {
      controller, element, _ in
      if let clears = element.bool("clearsSelectionOnViewWillAppear") {
        controller.clearsSelectionOnViewWillAppear = clears
      }
    }
    register(name: "collectionViewController", class: UICollectionViewController.self) {
      controller, element, _ in
      if let clears = element.bool("clearsSelectionOnViewWillAppear") {
        controller.clearsSelectionOnViewWillAppear = clears
      }
      if let installs = element.bool("installsStandardGestureForInteractiveMovement") {
        controller.installsStandardGestureForInteractiveMovement = installs
      }
    }
    connect("segue") { source, connection, loader in
      (loader.context as? StoryboardScene)?.add(connection, of: source)
    }
    addBarItems()
  }
}

/// Reads the attributes of view controllers.
@MainActor
enum ControllerElements {
  static func read(
    _ controller: UIViewController, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let title = loader.text(element, "title") { controller.title = title }
    controller.restorationIdentifier =
      element["restorationIdentifier"]
      ?? (element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
        ? element["storyboardIdentifier"] : nil)
    readPresentation(controller, element)
    readLayout(controller, element)
    if let item = element.child(key: "navigationItem") { readItem(item, of: controller, loader) }
    if let item = element.child(key: "tabBarItem"),
      let made = loader.makeObject(item) as? UITabBarItem
    {
      controller.tabBarItem = made
    }
    let toolbarItems = element.list("toolbarItems").compactMap {
      loader.makeObject($0) as? UIBarButtonItem
    }
    if !toolbarItems.isEmpty { controller.toolbarItems = toolbarItems }
  }

  private static func readPresentation(
    _ controller: UIViewController, _ element: InterfaceElement
  ) {
    if let style = element["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(name:)) {
      controller.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(name:)) {
      controller.modalTransitionStyle = style
    }
    if let defines = element.bool("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let provides = element.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = provides
    }
    if let isModal = element.bool("modalInPresentation") ?? element.bool("modalInPopover") {
      controller.isModalInPresentation = isModal
    }
    let size =
      element.size(key: "preferredContentSize") ?? element.size(key: "contentSizeForViewInPopover")
    if let size { controller.preferredContentSize = size }
  }

  private static func readLayout(_ controller: UIViewController, _ element: InterfaceElement) {
    if let hides = element.bool("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
      controller.adjustsScrollViewInsets = adjusts
    }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      var result: UIRectEdge = []
      if edges.bool("top") == true { result.insert(.top) }
      if edges.bool("bottom") == true { result.insert(.bottom) }
      if edges.bool("left") == true { result.insert(.left) }
      if edges.bool("right") == true { result.insert(.right) }
      controller.edgesForExtendedLayout = result
    }
  }

  /// The item of a controller exists already, unless the file names another class for it.
  private static func readItem(
    _ item: InterfaceElement, of controller: UIViewController, _ loader: InterfaceLoader
  ) {
    guard let made = loader.makeObject(item) as? UINavigationItem else { return }
    controller.containment.navigationItem = made
    if made.title == nil { made.inheritTitle(controller.title) }
  }

  // MARK: Containers

  /// Makes the controllers to which relationships of some names lead, in the order of the file.
  private static func children(
    _ relationship: String..., of element: InterfaceElement, _ loader: InterfaceLoader
  ) -> [UIViewController] {
    guard let scene = loader.context as? StoryboardScene, let storyboard = scene.storyboard else {
      return []
    }
    return element.list("connections").compactMap { connection in
      guard connection["kind"] == "relationship",
        let name = connection["relationship"], relationship.contains(name),
        let id = connection["destination"]
      else { return nil }
      return scene.file.makeController(id: id, for: storyboard)
    }
  }

  static func readNavigation(
    _ controller: UINavigationController, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    controller.adopt(
      bar(element, "navigationBar", loader), bar(element, "toolbar", loader))
    if let isHidden = element.bool("navigationBarHidden") {
      controller.isNavigationBarHidden = isHidden
    }
    if let isHidden = element.bool("toolbarHidden") { controller.isToolbarHidden = isHidden }
    if let hides = element.bool("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = hides }
    if let hides = element.bool("hidesBarsOnTap") { controller.hidesBarsOnTap = hides }
    if let hides = element.bool("hidesBarsWhenKeyboardAppears") {
      controller.hidesBarsWhenKeyboardAppears = hides
    }
    if let hides = element.bool("hidesBarsWhenVerticallyCompact") {
      controller.hidesBarsWhenVerticallyCompact = hides
    }
    let pages = children("rootViewController", of: element, loader)
    if !pages.isEmpty { controller.viewControllers = pages }
  }

  private static func bar<Bar: UIView>(
    _ element: InterfaceElement, _ key: String, _ loader: InterfaceLoader
  ) -> Bar? {
    element.child(key: key).flatMap { loader.makeObject($0) as? Bar }
  }

  static func readTabs(
    _ controller: UITabBarController, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let bar: UITabBar = bar(element, "tabBar", loader) { controller.adopt(bar) }
    let tabs = children("viewControllers", of: element, loader)
    if !tabs.isEmpty { controller.viewControllers = tabs }
  }

  static func readSplit(
    _ controller: UISplitViewController, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    switch element["style"] {
    case "doubleColumn": controller.adopt(.doubleColumn)
    case "tripleColumn": controller.adopt(.tripleColumn)
    default: break
    }
    if let presents = element.bool("presentsWithGesture") {
      controller.presentsWithGesture = presents
    }
    if element["primaryEdge"] == "trailing" { controller.primaryEdge = .trailing }
    if let mode = displayMode(element["preferredDisplayMode"] ?? element["displayMode"]) {
      controller.preferredDisplayMode = mode
    }
    switch element["behavior"] ?? element["preferredSplitBehavior"] {
    case "tile": controller.preferredSplitBehavior = .tile
    case "overlay": controller.preferredSplitBehavior = .overlay
    case "displace": controller.preferredSplitBehavior = .displace
    default: break
    }
    readWidths(controller, element)
    setColumns(of: controller, element, loader)
  }

  private static func readWidths(_ controller: UISplitViewController, _ element: InterfaceElement) {
    if let width = element.number("minimumPrimaryColumnWidth") {
      controller.minimumPrimaryColumnWidth = width
    }
    if let width = element.number("maximumPrimaryColumnWidth") {
      controller.maximumPrimaryColumnWidth = width
    }
    if let width = element.number("preferredPrimaryColumnWidth") {
      controller.preferredPrimaryColumnWidth = width
    }
    if let fraction = element.number("preferredPrimaryColumnWidthFraction") {
      controller.preferredPrimaryColumnWidthFraction = fraction
    }
  }

  private static func setColumns(
    of controller: UISplitViewController, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    let primary = children("masterViewController", "primaryViewController", of: element, loader)
    let secondary = children("detailViewController", "secondaryViewController", of: element, loader)
    guard controller.style != .unspecified else {
      let both = [primary.first, secondary.first].compactMap(\.self)
      if !both.isEmpty { controller.viewControllers = both }
      return
    }
    let supplementary = children("supplementaryViewController", of: element, loader)
    let compact = children("compactViewController", of: element, loader)
    if let primary = primary.first { controller.setViewController(primary, for: .primary) }
    if let second = supplementary.first {
      controller.setViewController(second, for: .supplementary)
    }
    if let secondary = secondary.first { controller.setViewController(secondary, for: .secondary) }
    if let compact = compact.first { controller.setViewController(compact, for: .compact) }
  }

  private static func displayMode(_ name: String?) -> UISplitViewController.DisplayMode? {
    switch name {
    case "allVisible", "oneBesideSecondary": .oneBesideSecondary
    case "primaryHidden", "secondaryOnly": .secondaryOnly
    case "primaryOverlay", "oneOverSecondary": .oneOverSecondary
    case "twoBesideSecondary": .twoBesideSecondary
    case "twoOverSecondary": .twoOverSecondary
    case "twoDisplaceSecondary": .twoDisplaceSecondary
    default: nil
    }
  }

  static func spine(_ name: String?) -> UIPageViewController.SpineLocation {
    switch name {
    case "mid": .mid
    case "max": .max
    default: .min
    }
  }
}

extension UIModalPresentationStyle {
  /// The style with Interface Builder's name; nil for another name.
  init?(name: String) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "automatic": self = .automatic
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  /// The style with Interface Builder's name; nil for another name.
  init?(name: String) {
    switch name {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
