// SPDX-License-Identifier: MIT

/// The area of the text of a text view.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The distance between the text and the sides of the container, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if oldValue != lineFragmentPadding { onChange() } }
  }

  /// The size of the container; a length of 0 is not limited.
  open var size: CGSize

  var onChange: () -> Void = {}

  /// Creates a container of a size, in points; 0 stands for no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without a limit.
  public override convenience init() {
    self.init(size: .zero)
  }
}
