// SPDX-License-Identifier: MIT
public import HeadlessUIKit

/// A view that counts its layouts.
open class CountingView: UIView {
  /// The number of calls of `layoutSubviews()`.
  public private(set) var layouts = 0

  open override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}
