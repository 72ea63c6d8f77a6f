// SPDX-License-Identifier: MIT

/// A constrainable with its alignments and padding in a group.
///
/// `view.padding(8)` returns it, as an `any Constrainable`.
///
/// ```swift
/// let label = UILabel()
/// let container = ConstrainableContainer(label.padding(8))
/// print(container.constrainable as? UILabel === label, container.padding.leading)  // true 8.0
/// ```
///
/// A container is a value, and the view does not store it: padding has an effect only where the
/// container, and not the view, is passed to a group.
public struct ConstrainableContainer: EpoxyModeled {
  /// The contained constrainable, which is not a container.
  public let constrainable: any Constrainable

  /// The alignments and the padding that were set.
  public var storage = EpoxyModelStorage()

  /// Creates a container of a constrainable. If the constrainable is a container, it is unwrapped,
  /// and its alignments and padding are adopted.
  public init(_ constrainable: any Constrainable) {
    if let container = constrainable as? ConstrainableContainer {
      self = container
    } else {
      self.constrainable = constrainable
    }
  }
}

extension ConstrainableContainer: Constrainable, AnchoringContainer {
  /// The view in which the contained constrainable is installed.
  public var owningView: UIView? { constrainable.owningView }

  /// The frame of the contained constrainable.
  public var layoutFrame: CGRect { constrainable.layoutFrame }

  /// The constrainable in the container.
  public var wrapped: any Constrainable { constrainable }

  /// The constrainable whose anchors the container uses: that in it.
  public var anchor: any Constrainable { constrainable }

  /// The identity of the contained constrainable.
  public var dataID: AnyHashable { constrainable.dataID }

  /// Installs the contained constrainable in a view.
  public func install(in view: UIView) {
    constrainable.install(in: view)
  }

  /// Uninstalls the contained constrainable from its view.
  public func uninstall() {
    constrainable.uninstall()
  }

  /// Whether both contain the same constrainable.
  public func isEqual(to constrainable: any Constrainable) -> Bool {
    self.constrainable.isEqual(to: constrainable.unwrapped)
  }
}

extension Constrainable {
  /// The constrainable in the container, or the constrainable itself.
  nonisolated var unwrapped: any Constrainable {
    (self as? ConstrainableContainer)?.constrainable ?? self
  }
}
