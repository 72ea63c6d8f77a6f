// SPDX-License-Identifier: MIT

/// The properties of UIKit's classes that connections and run-time attributes name.
@MainActor
final class InterfaceProperties {
  static let shared: InterfaceProperties = {
    let properties = InterfaceProperties()
    properties.addDelegates()
    properties.addOutlets()
    properties.addLayers()
    properties.addViews()
    properties.addControls()
    return properties
  }()

  private struct Entry {
    let owner: @MainActor (AnyObject) -> Bool
    let type: Any.Type
    /// Sets the property; false for a value of another type.
    let set: @MainActor (AnyObject, Any?) -> Bool
  }

  private var entries: [String: [Entry]] = [:]

  /// Adds a property with a value of a class, a protocol or a type of values; nil where it is
  /// optional.
  func add<Object: AnyObject, Value>(
    _ name: String, _ owner: Object.Type, _ type: Value.Type,
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) {
    let entry = Entry(owner: { $0 is Object }, type: type) { object, value in
      guard let object = object as? Object, let value = Self.converted(value, to: type) else {
        return false
      }
      set(object, value)
      return true
    }
    entries[name, default: []].append(entry)
  }

  /// Sets a property of an object.
  func assign(_ name: String, of object: AnyObject, to value: Any?) -> InterfaceOutlets.Result {
    guard let entry = entry(name, object) else { return .missing }
    return entry.set(object, value) ? .done : .otherType(entry.type)
  }

  private func entry(_ name: String, _ object: AnyObject) -> Entry? {
    entries[name]?.first { $0.owner(object) }
  }

  /// The object at a key, for paths such as `layer.cornerRadius`.
  func object(at key: String, of object: AnyObject) -> AnyObject? {
    switch (key, object) {
    case ("layer", let view as UIView): view.layer
    case ("superview", let view as UIView): view.superview
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
    case ("imageView", let cell as UITableViewCell): cell.imageView
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("contentView", let cell as UICollectionViewCell): cell.contentView
    case ("view", let controller as UIViewController): controller.view
    case ("tabBarItem", let controller as UIViewController): controller.tabBarItem
    case ("navigationItem", let controller as UIViewController): controller.navigationItem
    case ("navigationBar", let controller as UINavigationController): controller.navigationBar
    default: nil
    }
  }

  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as Any as? Value }
    if let value = value as? Value { return value }
    guard let number = value as? NSNumber else { return nil }
    return number as? Value ?? number.doubleValue as? Value ?? CGFloat(number.doubleValue) as? Value
      ?? number.floatValue as? Value ?? number.intValue as? Value ?? number.boolValue as? Value
  }
}

// Kept in functions of one statement for each property: they compile quickly.
extension InterfaceProperties {
  func addDelegates() {
    add("delegate", UITableView.self, (any UITableViewDelegate)?.self) { $0.delegate = $1 }
    add("dataSource", UITableView.self, (any UITableViewDataSource)?.self) { $0.dataSource = $1 }
    add("prefetchDataSource", UITableView.self, (any UITableViewDataSourcePrefetching)?.self) {
      $0.prefetchDataSource = $1
    }
    add("delegate", UICollectionView.self, (any UICollectionViewDelegate)?.self) {
      $0.delegate = $1
    }
    add("dataSource", UICollectionView.self, (any UICollectionViewDataSource)?.self) {
      $0.dataSource = $1
    }
    add(
      "prefetchDataSource", UICollectionView.self, (any UICollectionViewDataSourcePrefetching)?.self
    ) {
      $0.prefetchDataSource = $1
    }
    add("delegate", UITextView.self, (any UITextViewDelegate)?.self) { $0.delegate = $1 }
    add("delegate", UIScrollView.self, (any UIScrollViewDelegate)?.self) { $0.delegate = $1 }
    add("delegate", UITextField.self, (any UITextFieldDelegate)?.self) { $0.delegate = $1 }
    add("delegate", UISearchBar.self, (any UISearchBarDelegate)?.self) { $0.delegate = $1 }
    add("delegate", UITabBar.self, (any UITabBarDelegate)?.self) { $0.delegate = $1 }
    add("delegate", UIToolbar.self, (any UIToolbarDelegate)?.self) { $0.delegate = $1 }
    add("delegate", UIGestureRecognizer.self, (any UIGestureRecognizerDelegate)?.self) {
      $0.delegate = $1
    }
    add("delegate", UINavigationController.self, (any UINavigationControllerDelegate)?.self) {
      $0.delegate = $1
    }
    add("delegate", UITabBarController.self, (any UITabBarControllerDelegate)?.self) {
      $0.delegate = $1
    }
    add("delegate", UISplitViewController.self, (any UISplitViewControllerDelegate)?.self) {
      $0.delegate = $1
    }
    add("delegate", UIPageViewController.self, (any UIPageViewControllerDelegate)?.self) {
      $0.delegate = $1
    }
    add("dataSource", UIPageViewController.self, (any UIPageViewControllerDataSource)?.self) {
      $0.dataSource = $1
    }
    add("delegate", UIApplication.self, (any UIApplicationDelegate)?.self) { $0.delegate = $1 }
  }

  func addOutlets() {
    add("view", UIViewController.self, UIView?.self) { $0.view = $1 }
    add("tableHeaderView", UITableView.self, UIView?.self) { $0.tableHeaderView = $1 }
    add("tableFooterView", UITableView.self, UIView?.self) { $0.tableFooterView = $1 }
    add("backgroundView", UITableView.self, UIView?.self) { $0.backgroundView = $1 }
    add("backgroundView", UICollectionView.self, UIView?.self) { $0.backgroundView = $1 }
    add("backgroundView", UITableViewCell.self, UIView?.self) { $0.backgroundView = $1 }
    add("selectedBackgroundView", UITableViewCell.self, UIView?.self) {
      $0.selectedBackgroundView = $1
    }
    add("accessoryView", UITableViewCell.self, UIView?.self) { $0.accessoryView = $1 }
    add("editingAccessoryView", UITableViewCell.self, UIView?.self) {
      $0.editingAccessoryView = $1
    }
    add("backgroundView", UICollectionViewCell.self, UIView?.self) { $0.backgroundView = $1 }
    add("selectedBackgroundView", UICollectionViewCell.self, UIView?.self) {
      $0.selectedBackgroundView = $1
    }
    add("refreshControl", UIScrollView.self, UIRefreshControl?.self) { $0.refreshControl = $1 }
    add("refreshControl", UITableViewController.self, UIRefreshControl?.self) {
      $0.refreshControl = $1
    }
    add("collectionViewLayout", UICollectionView.self, UICollectionViewLayout.self) {
      $0.collectionViewLayout = $1
    }
    add("inputView", UITextField.self, UIView?.self) { $0.inputView = $1 }
    add("inputAccessoryView", UITextField.self, UIView?.self) { $0.inputAccessoryView = $1 }
    add("leftView", UITextField.self, UIView?.self) { $0.leftView = $1 }
    add("rightView", UITextField.self, UIView?.self) { $0.rightView = $1 }
    add("inputView", UITextView.self, UIView?.self) { $0.inputView = $1 }
    add("inputAccessoryView", UITextView.self, UIView?.self) { $0.inputAccessoryView = $1 }
    add("customView", UIBarButtonItem.self, UIView?.self) { $0.customView = $1 }
    add("titleView", UINavigationItem.self, UIView?.self) { $0.titleView = $1 }
    add("leftBarButtonItem", UINavigationItem.self, UIBarButtonItem?.self) {
      $0.leftBarButtonItem = $1
    }
    add("rightBarButtonItem", UINavigationItem.self, UIBarButtonItem?.self) {
      $0.rightBarButtonItem = $1
    }
    add("backBarButtonItem", UINavigationItem.self, UIBarButtonItem?.self) {
      $0.backBarButtonItem = $1
    }
    add("mask", UIView.self, UIView?.self) { $0.mask = $1 }
    add("maskView", UIView.self, UIView?.self) { $0.mask = $1 }
    add("rootViewController", UIWindow.self, UIViewController?.self) {
      $0.rootViewController = $1
    }
    add("selectedViewController", UITabBarController.self, UIViewController?.self) {
      $0.selectedViewController = $1
    }
    add("selectedItem", UITabBar.self, UITabBarItem?.self) { $0.selectedItem = $1 }
  }

  func addLayers() {
    add("cornerRadius", CALayer.self, CGFloat.self) { $0.cornerRadius = $1 }
    add("borderWidth", CALayer.self, CGFloat.self) { $0.borderWidth = $1 }
    add("borderColor", CALayer.self, CGColor.self) { $0.borderColor = $1 }
    add("backgroundColor", CALayer.self, CGColor.self) { $0.backgroundColor = $1 }
    add("shadowColor", CALayer.self, CGColor.self) { $0.shadowColor = $1 }
    add("shadowOpacity", CALayer.self, Float.self) { $0.shadowOpacity = $1 }
    add("shadowRadius", CALayer.self, CGFloat.self) { $0.shadowRadius = $1 }
    add("shadowOffset", CALayer.self, CGSize.self) { $0.shadowOffset = $1 }
    add("masksToBounds", CALayer.self, Bool.self) { $0.masksToBounds = $1 }
    add("opacity", CALayer.self, Float.self) { $0.opacity = $1 }
    add("zPosition", CALayer.self, CGFloat.self) { $0.zPosition = $1 }
    add("hidden", CALayer.self, Bool.self) { $0.isHidden = $1 }
    add("shouldRasterize", CALayer.self, Bool.self) { $0.shouldRasterize = $1 }
    add("rasterizationScale", CALayer.self, CGFloat.self) { $0.rasterizationScale = $1 }
    add("anchorPoint", CALayer.self, CGPoint.self) { $0.anchorPoint = $1 }
  }

  func addViews() {
    add("alpha", UIView.self, CGFloat.self) { $0.alpha = $1 }
    for name in ["hidden", "isHidden"] {
      add(name, UIView.self, Bool.self) { $0.isHidden = $1 }
    }
    add("clipsToBounds", UIView.self, Bool.self) { $0.clipsToBounds = $1 }
    add("opaque", UIView.self, Bool.self) { $0.isOpaque = $1 }
    add("tag", UIView.self, Int.self) { $0.tag = $1 }
    add("backgroundColor", UIView.self, UIColor?.self) { $0.backgroundColor = $1 }
    add("tintColor", UIView.self, UIColor?.self) { $0.tintColor = $1 }
    add("frame", UIView.self, CGRect.self) { $0.frame = $1 }
    add("bounds", UIView.self, CGRect.self) { $0.bounds = $1 }
    add("center", UIView.self, CGPoint.self) { $0.center = $1 }
    for name in ["userInteractionEnabled", "isUserInteractionEnabled"] {
      add(name, UIView.self, Bool.self) { $0.isUserInteractionEnabled = $1 }
    }
    add("exclusiveTouch", UIView.self, Bool.self) { $0.isExclusiveTouch = $1 }
    add("multipleTouchEnabled", UIView.self, Bool.self) { $0.isMultipleTouchEnabled = $1 }
    add("preservesSuperviewLayoutMargins", UIView.self, Bool.self) {
      $0.preservesSuperviewLayoutMargins = $1
    }
    add("restorationIdentifier", UIView.self, String?.self) { $0.restorationIdentifier = $1 }
    add("accessibilityIdentifier", UIView.self, String?.self) { $0.accessibilityIdentifier = $1 }
    add("accessibilityLabel", UIView.self, String?.self) { $0.accessibilityLabel = $1 }
    add("accessibilityHint", UIView.self, String?.self) { $0.accessibilityHint = $1 }
    add("accessibilityValue", UIView.self, String?.self) { $0.accessibilityValue = $1 }
    add("isAccessibilityElement", UIView.self, Bool.self) { $0.isAccessibilityElement = $1 }
    add("accessibilityElementsHidden", UIView.self, Bool.self) {
      $0.accessibilityElementsHidden = $1
    }
    add("text", UILabel.self, String?.self) { $0.text = $1 }
    add("textColor", UILabel.self, UIColor?.self) { $0.textColor = $1 }
    add("numberOfLines", UILabel.self, Int.self) { $0.numberOfLines = $1 }
    add("highlightedTextColor", UILabel.self, UIColor?.self) { $0.highlightedTextColor = $1 }
    add("adjustsFontSizeToFitWidth", UILabel.self, Bool.self) {
      $0.adjustsFontSizeToFitWidth = $1
    }
    add("adjustsFontForContentSizeCategory", UILabel.self, Bool.self) {
      $0.adjustsFontForContentSizeCategory = $1
    }
    add("image", UIImageView.self, UIImage?.self) { $0.image = $1 }
    add("highlightedImage", UIImageView.self, UIImage?.self) { $0.highlightedImage = $1 }
    add("constant", NSLayoutConstraint.self, CGFloat.self) { $0.constant = $1 }
    add("identifier", NSLayoutConstraint.self, String?.self) { $0.identifier = $1 }
    add("title", UIViewController.self, String?.self) { $0.title = $1 }
  }

  func addControls() {
    for name in ["enabled", "isEnabled"] {
      add(name, UIControl.self, Bool.self) { $0.isEnabled = $1 }
    }
    for name in ["selected", "isSelected"] {
      add(name, UIControl.self, Bool.self) { $0.isSelected = $1 }
    }
    add("text", UITextField.self, String?.self) { $0.text = $1 }
    add("placeholder", UITextField.self, String?.self) { $0.placeholder = $1 }
    add("textColor", UITextField.self, UIColor?.self) { $0.textColor = $1 }
    add("clearsOnBeginEditing", UITextField.self, Bool.self) { $0.clearsOnBeginEditing = $1 }
    add("text", UITextView.self, String?.self) { $0.text = $1 }
    add("textColor", UITextView.self, UIColor?.self) { $0.textColor = $1 }
    add("placeholder", UISearchBar.self, String?.self) { $0.placeholder = $1 }
    add("value", UISlider.self, Float.self) { $0.value = $1 }
    add("on", UISwitch.self, Bool.self) { $0.isOn = $1 }
    add("onTintColor", UISwitch.self, UIColor?.self) { $0.onTintColor = $1 }
    add("value", UIStepper.self, Double.self) { $0.value = $1 }
    add("progress", UIProgressView.self, Float.self) { $0.progress = $1 }
    add("currentPage", UIPageControl.self, Int.self) { $0.currentPage = $1 }
    add("numberOfPages", UIPageControl.self, Int.self) { $0.numberOfPages = $1 }
    add("selectedSegmentIndex", UISegmentedControl.self, Int.self) {
      $0.selectedSegmentIndex = $1
    }
    add("bounces", UIScrollView.self, Bool.self) { $0.bounces = $1 }
    add("contentSize", UIScrollView.self, CGSize.self) { $0.contentSize = $1 }
    add("contentOffset", UIScrollView.self, CGPoint.self) { $0.contentOffset = $1 }
    add("allowsSelection", UITableView.self, Bool.self) { $0.allowsSelection = $1 }
    add("rowHeight", UITableView.self, CGFloat.self) { $0.rowHeight = $1 }
    add("estimatedRowHeight", UITableView.self, CGFloat.self) { $0.estimatedRowHeight = $1 }
    add("spacing", UIStackView.self, CGFloat.self) { $0.spacing = $1 }
    add("title", UIBarItem.self, String?.self) { $0.title = $1 }
    for name in ["enabled", "isEnabled"] {
      add(name, UIBarItem.self, Bool.self) { $0.isEnabled = $1 }
    }
  }
}
