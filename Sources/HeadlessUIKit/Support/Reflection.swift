// SPDX-License-Identifier: MIT

// Swift Testing reflects the values in a failed expectation up to ten levels deep. The stores that views,
// images and paths refer to have mirrors without children, so that this takes no noticeable time. Views,
// controllers and layers themselves have ordinary mirrors, because customers' subclasses have properties that
// a mirror shows on Apple's platforms, too.

extension CGPath: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension CGContext: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ImagePixels: CustomStringConvertible, CustomReflectable {
  package var description: String { "\(width) x \(height) pixels" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension ImageDrawing: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension BackingStore: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension TextLayout: CustomStringConvertible, CustomReflectable {
  package var description: String { "text of \(lines.count) lines, \(size)" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension Device: CustomReflectable {
  nonisolated package var customMirror: Mirror { Mirror(self, children: []) }
}

extension ValueEnvironment: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension LayerAnimations: CustomReflectable {
  nonisolated package var customMirror: Mirror { Mirror(self, children: []) }
}

extension LayoutEngine: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension LayoutItemState: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension UIViewTraitState: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension PropertyChanges: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension TextGeometry: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension NavigationBarContent: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension PageBar: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
