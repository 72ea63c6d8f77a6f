// SPDX-License-Identifier: MIT

/// A property of a scroll view that can be observed.
enum ScrollProperty: String {
  case contentOffset, contentSize, contentInset, adjustedContentInset, bounds
}

extension UIScrollView {
  final func observableName(of keyPath: AnyKeyPath) -> String? {
    if let root = type(of: keyPath).rootType as? any (UIScrollView & KeyValueObserved).Type,
      let name = Self.name(of: keyPath, in: root)
    {
      return name.rawValue
    }
    return nameOfOverride(keyPath)?.rawValue
  }

  /// Returns the name of a property's key path. Key paths whose roots are a subclass and its superclass are
  /// not equal, so the comparison uses key paths with the same root as `keyPath`.
  private static func name<Root: UIScrollView & KeyValueObserved>(
    of keyPath: AnyKeyPath, in root: Root.Type
  ) -> ScrollProperty? {
    if keyPath == \Root.contentOffset { return .contentOffset }
    if keyPath == \Root.contentSize { return .contentSize }
    if keyPath == \Root.contentInset { return .contentInset }
    if keyPath == \Root.adjustedContentInset { return .adjustedContentInset }
    if keyPath == \Root.bounds { return .bounds }
    return nil
  }

  /// Returns the property that a key path of an override in a final class stands for. Such a key path has no
  /// link to the overridden property, so the override is read to record the first property that its getter
  /// reads.
  private func nameOfOverride(_ keyPath: AnyKeyPath) -> ScrollProperty? {
    scroll.firstRead = nil
    scroll.isWatched = true
    let value = self[keyPath: keyPath]
    scroll.isWatched = false
    switch scroll.firstRead {
    case .contentOffset where value is CGPoint: return .contentOffset
    case .contentSize where value is CGSize: return .contentSize
    case .contentInset where value is UIEdgeInsets: return .contentInset
    case .adjustedContentInset where value is UIEdgeInsets: return .adjustedContentInset
    case .bounds where value is CGRect: return .bounds
    default: return nil
    }
  }

  /// Called when an observable property is read.
  final func willRead(_ property: ScrollProperty) {
    if scroll.isWatched, scroll.firstRead == nil { scroll.firstRead = property }
  }

  final func setOffset(_ offset: CGPoint) {
    changing("contentOffset") {
      scroll.isSettingOffset = true
      bounds.origin = offset
      scroll.isSettingOffset = false
    }
  }

  /// Sets the bounds, and notifies observers of the bounds and of the offset.
  ///
  /// The setter of `contentOffset` sends its own notifications, so that observers are notified also when it
  /// sets an equal value.
  final func setBounds(_ bounds: CGRect, _ set: (CGRect) -> Void) {
    let isTold = scroll.isSettingOffset || bounds.origin == self.bounds.origin
    scroll.isSettingOffset = false
    guard !keyValueObservers.isEmpty else { return set(bounds) }
    changing("bounds") {
      if isTold { set(bounds) } else { changing("contentOffset") { set(bounds) } }
    }
  }
}
