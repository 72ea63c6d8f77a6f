// SPDX-License-Identifier: MIT

extension UIScrollView {
  static func observableName(of keyPath: AnyKeyPath) -> String? {
    // Key paths of a subclass and of its superclass are not equal, so they are made for the root that
    // the other one has: a generic call opens an existential, but not the class alone.
    func name<Root: UIScrollView & KeyValueObserved>(_ root: Root.Type) -> String? {
      if keyPath == \Root.contentOffset { return "contentOffset" }
      if keyPath == \Root.contentSize { return "contentSize" }
      if keyPath == \Root.contentInset { return "contentInset" }
      if keyPath == \Root.bounds { return "bounds" }
      return nil
    }
    let root = type(of: keyPath).rootType as? any (UIScrollView & KeyValueObserved).Type
    return root.flatMap { name($0) }
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
