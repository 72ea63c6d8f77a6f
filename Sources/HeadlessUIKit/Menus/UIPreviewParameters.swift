// SPDX-License-Identifier: MIT

/// The appearance of the preview of a view.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// The part of the view that the preview shows, in the view's coordinates; nil for its bounds.
  open var visiblePath: UIBezierPath?

  /// The outline of the shadow, in the view's coordinates; nil for the visible part.
  open var shadowPath: UIBezierPath?

  /// The color behind the view; nil for the system's.
  open var backgroundColor: UIColor!

  /// Creates parameters that show the whole view.
  public override init() {
    super.init()
  }

  /// Creates parameters that show lines of text, in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      path.append(UIBezierPath(roundedRect: value.cgRectValue, cornerRadius: 4))
    }
    visiblePath = path
  }

  /// Returns parameters with the same values.
  @discardableResult
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Parameters are only used on the main actor.
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = copied() }
    return copy
  }

  private func copied() -> UIPreviewParameters {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
