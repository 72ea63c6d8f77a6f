// SPDX-License-Identifier: MIT

/// What of a scroll view can be observed.
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

  /// Key paths of a subclass and of its superclass are not equal, so they are made for the root that the
  /// other one has.
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

  /// The key path of an override in a final class knows nothing of what it overrides: the property is
  /// read to see what it asks for first.
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

  /// Called when a property is read that can be observed.
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

  /// Sets the bounds, and tells those who observe them or the offset.
  ///
  /// `contentOffset` tells of its own changes, so that setting it to what it is tells, too.
  final func setBounds(_ bounds: CGRect, _ set: (CGRect) -> Void) {
    let isTold = scroll.isSettingOffset || bounds.origin == self.bounds.origin
    scroll.isSettingOffset = false
    guard !keyValueObservers.isEmpty else { return set(bounds) }
    changing("bounds") {
      if isTold { set(bounds) } else { changing("contentOffset") { set(bounds) } }
    }
  }
}
