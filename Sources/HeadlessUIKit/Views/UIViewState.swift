// SPDX-License-Identifier: MIT

/// The Boolean state of a view.
struct ViewFlags {
  var needsLayout = true
  /// Whether a descendant of this view needs layout; a layout pass skips the subtree otherwise.
  var subtreeNeedsLayout = false
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = false
  var translatesAutoresizingMask = true
  var isLayingOut = false
  /// Whether a warning has reported that the layout of the view does not settle.
  var isReportedAsUnsettled = false
  /// The scale of a view that a scroll view zooms. Layouts place the corner of the scaled frame.
  var zoomScale: CGFloat = 1
}

/// The settings that a view stores itself, because its layer has no property for them.
struct ViewStyle {
  var autoresizingMask: UIView.AutoresizingMask = []
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// Whether a presentation above dims the tint, unless `tintAdjustmentMode` is set.
  var isTintDimmed = false
  var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The tint adjustment that the view defines for itself and its descendants; automatic for none.
  var ownTintAdjustmentMode: UIView.TintAdjustmentMode {
    tintAdjustmentMode == .automatic && isTintDimmed ? .dimmed : tintAdjustmentMode
  }
}

/// The margins and the safe area of a view.
struct ViewMargins {
  /// The margins that were set, or the default.
  var directional = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether `directional` was set and is not the default.
  var isSet = false
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The axes along which the view inherits neither the superview's safe area nor its margins.
  var positionIndependentAxes: LayoutAxes = []
  /// The current safe area insets.
  var safeArea = UIEdgeInsets.zero
  /// Whether the safe areas of the subviews were computed for another size of this view.
  var isCoverOfSubviewsOld = false
  /// The effective margins that the view was last notified of.
  var effective = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// The size of a view that its container determines by the view's content.
final class HostedSize {
  /// The size that the client has set; 0 along an axis along which the content determines it.
  var client = CGSize.zero
  /// The size that the view had when the container has last read or set it. Another one is set by
  /// the client.
  var seen: CGSize
  /// Whether the view has its own implementation of `sizeThatFits`.
  var fits = false
  /// Whether a size of the client is passed to `sizeThatFits`.
  var fitsClient = false
  /// The room that the container has, and the size of the view in it.
  var room = CGSize.zero
  var size = CGSize.zero

  init(seen: CGSize) {
    self.seen = seen
  }
}

/// The content that a view itself shows between its background and its subviews.
package enum DrawnContent {
  /// Laid-out text, in a rectangle of the view's own coordinates.
  case text(TextLayout, in: CGRect, color: CGColor, isRightToLeft: Bool)
  /// An image, in a rectangle of the view's own coordinates; the tint applies to template images.
  case image(UIImage, in: CGRect, tint: CGColor)
}

extension UIView {
  /// The way a view's content is placed when its bounds change.
  public typealias ContentMode = UIViewContentMode

  /// The parts of a frame that are flexible when the superview's bounds change.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width follows that of the superview.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height follows that of the superview.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The way a view's tint is adjusted.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The adjustment is inherited from the superview.
    case automatic = 0
    /// The tint is not changed.
    case normal = 1
    /// The tint is grayed.
    case dimmed = 2
  }

  /// The value of an intrinsic size that stands for no size.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// The target of `systemLayoutSizeFitting` for a size as small as the constraints allow.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// The target of `systemLayoutSizeFitting` for a size as large as the constraints allow.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension CALayer {
  /// Creates a layer of a class.
  static func make(_ type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    guard let layerClass = type as? CALayer.Type else {
      Device.current.reportIllegalUse("layerClass must be a class of layers, not \(type)")
      return CALayer()
    }
    return _RuntimeLayer.make(layerClass)
  }
}

extension CGRect {
  /// The coordinates in the form of UIKit's descriptions.
  var compactDescription: String {
    "(\(minX.compact) \(minY.compact); \(width.compact) \(height.compact))"
  }
}

extension CGFloat {
  /// The number, rounded to four decimal places and without trailing zeros.
  package var compact: String {
    guard isFinite else { return "\(self)" }
    let rounded = (self * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension UIEdgeInsets {
  var inverted: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension CALayer {
  /// The content that the layer's view shows between the background and the sublayers, for a
  /// renderer.
  package final var drawnContent: DrawnContent? { view?.drawnContent ?? origin?.content }

  /// The traits that resolve the colors of the drawn content, for a renderer.
  package final var drawnTraits: UITraitCollection? {
    view?.traitCollection ?? origin?.traits
  }
}

extension CALayer {
  /// Whether the layer belongs to a view.
  package final var isOfView: Bool { view != nil }
}
