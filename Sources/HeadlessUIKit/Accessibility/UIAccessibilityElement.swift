// SPDX-License-Identifier: MIT

/// A part of a view that assistive technology treats as an element of its own.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let chart = UIView()
/// let bar = UIAccessibilityElement(accessibilityContainer: chart)
/// bar.accessibilityLabel = "Monday, 12"
/// bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 80)
/// chart.accessibilityElements = [bar]
/// host.show(chart, frame: CGRect(x: 16, y: 100, width: 200, height: 80))
/// print(host.voiceOver.focusNext() === bar, bar.accessibilityFrame.minX)  // true 16.0
/// ```
///
/// The container is not retained, but it retains its `accessibilityElements`. `accessibilityFrame`
/// is in the coordinates of the screen; the frame in the container's space follows its movements. A
/// view with `accessibilityElements` must not be an element itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// Creates an element inside a view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The view or the element that contains the element.
  open weak var accessibilityContainer: AnyObject?

  /// The frame in the coordinates of the container. If it is set, `accessibilityFrame` follows the
  /// container's movements.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  private var frameInContainer: CGRect?

  /// The accessibility container, if it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var isElementByDefault: Bool { true }

  override var frameByDefault: CGRect {
    guard let frame = frameInContainer else { return .zero }
    if let view = accessibilityContainer as? UIView {
      return UIAccessibility.convertToScreenCoordinates(frame, in: view)
    }
    let origin = (accessibilityContainer as? NSObject)?.accessibilityFrame.origin ?? .zero
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }
}

extension UIAccessibility {
  /// Converts a rectangle from the coordinates of a view to screen coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: view.device.screen as any UICoordinateSpace)
  }

  /// Converts a path from the coordinates of a view to screen coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let space = view.device.screen as any UICoordinateSpace
    let origin = view.convert(CGPoint.zero, to: space)
    let right = view.convert(CGPoint(x: 1, y: 0), to: space)
    let down = view.convert(CGPoint(x: 0, y: 1), to: space)
    guard let copy = path.copy() as? UIBezierPath else { return path }
    copy.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
    return copy
  }
}
