// SPDX-License-Identifier: MIT

// UIKit documents the observation of `isRunning` ("pausesOnCompletion").
extension UIViewPropertyAnimator: KeyValueObserved {
  enum ObservedProperty: String {
    case isRunning, state
  }

  final func observableName(of keyPath: AnyKeyPath) -> String? {
    guard let root = type(of: keyPath).rootType as? UIViewPropertyAnimator.Type else { return nil }
    return Self.name(of: keyPath, in: root)?.rawValue
  }

  private static func name<Root: UIViewPropertyAnimator>(
    of keyPath: AnyKeyPath, in root: Root.Type
  ) -> ObservedProperty? {
    if keyPath == \Root.isRunning { return .isRunning }
    if keyPath == \Root.state { return .state }
    return nil
  }
}
