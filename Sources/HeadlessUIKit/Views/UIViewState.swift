// SPDX-License-Identifier: MIT

/// What a view remembers as yes or no.
struct UIViewFlags {
  var needsLayout = true
  /// Whether a view below this one needs layout: where not, a pass does not go there.
  var subtreeNeedsLayout = false
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = false
  var translatesAutoresizingMask = true
  var isLayingOut = false
  /// Whether a warning has named the view as one whose layout does not settle.
  var isReportedAsUnsettled = false
}

/// Looks and habits that a view remembers itself, because its layer has no place for them.
struct UIViewStyle {
  var autoresizingMask: UIView.AutoresizingMask = []
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
}

/// The margins of a view.
struct UIViewMargins {
  /// What was set, or the default.
  var directional = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether `directional` is more than the default.
  var isSet = false
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The axes along which neither the safe area nor the margins of the superview reach the view.
  var placeIndependentAxes: LayoutAxes = []
  /// The safe area that the view was last given.
  var safeArea = UIEdgeInsets.zero
  /// Whether subviews were given theirs while the view had another size.
  var isCoverOfSubviewsOld = false
  /// The effective margins that the view was last told of.
  var effective = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// What a view itself shows between its background and its subviews.
package enum DrawnContent {
  /// Laid out text, in a rectangle of the view's own coordinates.
  case text(TextLayout, in: CGRect, color: CGColor, isRightToLeft: Bool)
  /// An image, in a rectangle of the view's own coordinates; the tint is for template images.
  case image(UIImage, in: CGRect, tint: CGColor)
}

extension UIView {
  /// How a view's content is placed when its bounds change.
  public typealias ContentMode = UIViewContentMode

  /// What of a frame follows the superview's bounds.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether the tint is greyed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// The tint as it is.
    case normal = 1
    /// Greyed.
    case dimmed = 2
  }

  /// In an intrinsic size: none.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// For `systemLayoutSizeFitting`: as small as the constraints allow.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// For `systemLayoutSizeFitting`: as large as the constraints allow.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension CALayer {
  /// A layer of a class.
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
  /// The numbers as UIKit's descriptions have them.
  var compactDescription: String {
    "(\(minX.compact) \(minY.compact); \(width.compact) \(height.compact))"
  }
}

extension CGFloat {
  /// At most six digits, and no more than are needed.
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
  /// What the layer's view shows between the layer's background and the sublayers, for a renderer.
  package final var drawnContent: DrawnContent? { view?.drawnContent ?? origin?.content }

  /// The traits that colours in that content are resolved with, for a renderer.
  package final var drawnTraits: UITraitCollection? {
    view?.traitCollection ?? origin?.traits
  }
}

extension UIView {
  /// The controller whose view this is.
  package final var viewController: UIViewController? { controller }
}

extension CALayer {
  /// Whether this is a view's layer.
  package final var isOfView: Bool { view != nil }
}
