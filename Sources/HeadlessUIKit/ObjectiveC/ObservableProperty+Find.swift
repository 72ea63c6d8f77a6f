// SPDX-License-Identifier: MIT

// A key path has no name here, so it is compared with the key paths of the observable properties. Key paths
// whose roots are a subclass and its superclass are not equal; therefore each list is generic, and its key
// paths have the root of the one that is searched for. No getter is called.
//
// A cast to `any (UIView & …).Type` opens a class for a generic function. Swift 6.3 ignores the class in such a
// cast, so `is` tests it first.
@MainActor
extension ObservableProperty {
  /// A property of an object.
  typealias Found = (object: any KeyValueObserved, property: ObservableProperty)

  private typealias List = [(ObservableProperty, AnyKeyPath)]

  /// Returns the object and the property that a key path stands for; nil if the property is not observable.
  static func find(at path: AnyKeyPath, of object: Any) -> Found? {
    guard let object = object as? any KeyValueObserved else { return nil }
    let root = type(of: path).rootType
    let list =
      switch root {
      case let view as any (UIView & _KeyValueCodingAndObserving).Type where root is UIView.Type:
        ofView(view)
      case let layer as any (CALayer & _KeyValueCodingAndObserving).Type where root is CALayer.Type:
        ofLayer(layer)
      case let controller as any (UIViewController & _KeyValueCodingAndObserving).Type
      where root is UIViewController.Type:
        ofController(controller)
      case let recognizer as any (UIGestureRecognizer & _KeyValueCodingAndObserving).Type
      where root is UIGestureRecognizer.Type:
        ofRecognizer(recognizer)
      case let item as any (UINavigationItem & _KeyValueCodingAndObserving).Type
      where root is UINavigationItem.Type:
        ofNavigationItem(item)
      case let item as any (UIBarItem & _KeyValueCodingAndObserving).Type
      where root is UIBarItem.Type:
        ofBarItem(item)
      case let animator as any (UIViewPropertyAnimator & _KeyValueCodingAndObserving).Type
      where root is UIViewPropertyAnimator.Type:
        ofAnimator(animator)
      default: List()
      }
    if let entry = list.first(where: { $0.1 == path }) { return (object, entry.0) }
    guard let view = object as? UIView, root is UIView.Type,
      let viewClass = root as? any (UIView & _KeyValueCodingAndObserving).Type,
      let property = propertyOfLayer(path, of: viewClass)
    else { return nil }
    return (view.backingLayer, property)
  }

  /// Returns the property of a layer that a key path from a view stands for, such as `\.layer.position`.
  private static func propertyOfLayer<Root: UIView>(
    _ path: AnyKeyPath, of root: Root.Type
  ) -> ObservableProperty? {
    let layer: AnyKeyPath = \Root.layer
    return ofLayer(CALayer.self).first { layer.appending(path: $0.1) == path }?.0
  }

  private static func ofView<Root: UIView>(_ root: Root.Type) -> List {
    var list: List = [
      (.frame, \Root.frame), (.bounds, \Root.bounds), (.center, \Root.center),
      (.transform, \Root.transform), (.transform, \Root.transform3D),
      (.anchorPoint, \Root.anchorPoint), (.alpha, \Root.alpha), (.isHidden, \Root.isHidden),
      (.backgroundColor, \Root.backgroundColor), (.safeAreaInsets, \Root.safeAreaInsets),
    ]
    switch root {
    case let subclass as any (UIScrollView & _KeyValueCodingAndObserving).Type
    where root is UIScrollView.Type:
      list += ofScrollView(subclass)
    case let subclass as any (UIControl & _KeyValueCodingAndObserving).Type
    where root is UIControl.Type:
      list += ofControl(subclass)
    case let subclass as any (UILabel & _KeyValueCodingAndObserving).Type
    where root is UILabel.Type:
      list += ofLabel(subclass)
    case let subclass as any (UIImageView & _KeyValueCodingAndObserving).Type
    where root is UIImageView.Type:
      list += ofImageView(subclass)
    case let subclass as any (UICollectionViewCell & _KeyValueCodingAndObserving).Type
    where root is UICollectionViewCell.Type:
      list += ofCell(subclass)
    default: break
    }
    return list
  }

  private static func ofScrollView<Root: UIScrollView>(_ root: Root.Type) -> List {
    var list: List = [
      (.contentOffset, \Root.contentOffset), (.contentSize, \Root.contentSize),
      (.contentInset, \Root.contentInset), (.adjustedContentInset, \Root.adjustedContentInset),
      (.contentInsetAdjustmentBehavior, \Root.contentInsetAdjustmentBehavior),
      (.delegate, \Root.delegate), (.refreshControl, \Root.refreshControl),
      (.isScrollEnabled, \Root.isScrollEnabled), (.isPagingEnabled, \Root.isPagingEnabled),
      (.isDirectionalLockEnabled, \Root.isDirectionalLockEnabled), (.bounces, \Root.bounces),
      (.alwaysBounceVertical, \Root.alwaysBounceVertical),
      (.alwaysBounceHorizontal, \Root.alwaysBounceHorizontal),
    ]
    list += [
      (.decelerationRate, \Root.decelerationRate), (.scrollsToTop, \Root.scrollsToTop),
      (.keyboardDismissMode, \Root.keyboardDismissMode),
      (.showsVerticalScrollIndicator, \Root.showsVerticalScrollIndicator),
      (.showsHorizontalScrollIndicator, \Root.showsHorizontalScrollIndicator),
      (.indicatorStyle, \Root.indicatorStyle),
      (.verticalScrollIndicatorInsets, \Root.verticalScrollIndicatorInsets),
      (.horizontalScrollIndicatorInsets, \Root.horizontalScrollIndicatorInsets),
      (.verticalScrollIndicatorInsets, \Root.scrollIndicatorInsets),
    ]
    switch root {
    case let subclass as any (UICollectionView & _KeyValueCodingAndObserving).Type
    where root is UICollectionView.Type:
      list += ofCollectionView(subclass)
    case let subclass as any (UITextView & _KeyValueCodingAndObserving).Type
    where root is UITextView.Type:
      list += ofTextView(subclass)
    default: break
    }
    return list
  }

  private static func ofCollectionView<Root: UICollectionView>(_ root: Root.Type) -> List {
    [(.delegate, \Root.delegate), (.dataSource, \Root.dataSource)]
  }

  private static func ofTextView<Root: UITextView>(_ root: Root.Type) -> List {
    [
      (.delegate, \Root.delegate), (.text, \Root.text), (.text, \Root.attributedText),
    ]
  }

  private static func ofControl<Root: UIControl>(_ root: Root.Type) -> List {
    let list: List = [
      (.isEnabled, \Root.isEnabled), (.isSelected, \Root.isSelected),
      (.isHighlighted, \Root.isHighlighted),
    ]
    guard root is UITextField.Type,
      let field = root as? any (UITextField & _KeyValueCodingAndObserving).Type
    else { return list }
    return list + ofTextField(field)
  }

  private static func ofTextField<Root: UITextField>(_ root: Root.Type) -> List {
    [(.text, \Root.text), (.text, \Root.attributedText), (.delegate, \Root.delegate)]
  }

  private static func ofLabel<Root: UILabel>(_ root: Root.Type) -> List {
    [(.text, \Root.text), (.text, \Root.attributedText)]
  }

  private static func ofImageView<Root: UIImageView>(_ root: Root.Type) -> List {
    [(.image, \Root.image)]
  }

  private static func ofCell<Root: UICollectionViewCell>(_ root: Root.Type) -> List {
    [(.isSelected, \Root.isSelected), (.isHighlighted, \Root.isHighlighted)]
  }

  private static func ofLayer<Root: CALayer>(_ root: Root.Type) -> List {
    [
      (.frame, \Root.frame), (.bounds, \Root.bounds), (.position, \Root.position),
      (.anchorPoint, \Root.anchorPoint), (.zPosition, \Root.zPosition),
      (.transform, \Root.transform), (.sublayerTransform, \Root.sublayerTransform),
      (.opacity, \Root.opacity), (.isHidden, \Root.isHidden),
      (.backgroundColor, \Root.backgroundColor), (.cornerRadius, \Root.cornerRadius),
      (.borderWidth, \Root.borderWidth), (.borderColor, \Root.borderColor),
      (.contents, \Root.contents),
      (.shadowColor, \Root.shadowColor), (.shadowOpacity, \Root.shadowOpacity),
      (.shadowOffset, \Root.shadowOffset), (.shadowRadius, \Root.shadowRadius),
      (.shadowPath, \Root.shadowPath),
    ]
  }

  private static func ofController<Root: UIViewController>(_ root: Root.Type) -> List {
    [
      (.title, \Root.title), (.view, \Root.view), (.view, \Root.viewIfLoaded),
      (.preferredContentSize, \Root.preferredContentSize),
      (.additionalSafeAreaInsets, \Root.additionalSafeAreaInsets),
    ]
  }

  private static func ofRecognizer<Root: UIGestureRecognizer>(_ root: Root.Type) -> List {
    [
      (.state, \Root.state), (.isEnabled, \Root.isEnabled), (.delegate, \Root.delegate),
      (.view, \Root.view),
    ]
  }

  private static func ofNavigationItem<Root: UINavigationItem>(_ root: Root.Type) -> List {
    [
      (.title, \Root.title), (.titleView, \Root.titleView), (.prompt, \Root.prompt),
      (.largeTitleDisplayMode, \Root.largeTitleDisplayMode),
      (.backButtonTitle, \Root.backButtonTitle), (.backBarButtonItem, \Root.backBarButtonItem),
      (.hidesBackButton, \Root.hidesBackButton),
      (.leftItemsSupplementBackButton, \Root.leftItemsSupplementBackButton),
      (.leftBarButtonItem, \Root.leftBarButtonItem),
      (.leftBarButtonItems, \Root.leftBarButtonItems),
      (.rightBarButtonItem, \Root.rightBarButtonItem),
      (.rightBarButtonItems, \Root.rightBarButtonItems),
    ]
  }

  private static func ofBarItem<Root: UIBarItem>(_ root: Root.Type) -> List {
    [(.title, \Root.title), (.image, \Root.image), (.isEnabled, \Root.isEnabled)]
  }

  private static func ofAnimator<Root: UIViewPropertyAnimator>(_ root: Root.Type) -> List {
    [(.isRunning, \Root.isRunning), (.state, \Root.state)]
  }
}
