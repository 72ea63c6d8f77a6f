// SPDX-License-Identifier: MIT

/// A change of a view with the tilt of the device, which does not tilt here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  /// Creates an effect. Effects cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the changes of a view for a tilt, by key path; nil for none.
  @discardableResult
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}
