// SPDX-License-Identifier: MIT

// See `withRequiredInitializer`.

/// An internal view class whose `init(frame:)` is `required`. Do not use it in client code.
open class _RuntimeView: UIView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a class.
  @_optimize(none)
  package static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    withRequiredInitializer(viewClass, as: _RuntimeView.self).init(frame: frame)
  }
}
