// SPDX-License-Identifier: MIT

/// A position that a preview appears from or disappears to: a point in a view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that contains the position.
  open private(set) var container: UIView

  /// The center of the preview, in the container's coordinates.
  open private(set) var center: CGPoint

  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform

  /// Creates a position in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that represents an item during an interaction, with its position and its appearance.
///
/// ```swift
/// let photo = UIImageView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
/// let parameters = UIPreviewParameters()
/// parameters.visiblePath = UIBezierPath(roundedRect: photo.bounds, cornerRadius: 8)
/// let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
/// container.addSubview(photo)
/// let preview = UITargetedPreview(view: photo, parameters: parameters)
/// print(preview.target.center)  // (60.0, 130.0)
/// ```
///
/// Without a target, the position is that of the view, which has to be in a superview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view of the preview.
  open private(set) var view: UIView

  /// The position that the preview appears from.
  open private(set) var target: UIPreviewTarget

  /// The appearance of the preview.
  open private(set) var parameters: UIPreviewParameters

  /// Creates a preview of a view at a position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its own position.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.superview == nil {
      view.device.reportIllegalUse(
        "UITargetedPreview initialized with a view that is not in a window, without a target")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view at its own position, with the standard appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view at another position.
  @discardableResult
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
