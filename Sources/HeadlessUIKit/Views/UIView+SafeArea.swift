// SPDX-License-Identifier: MIT

extension UIView {
  /// Computes the safe area of the view, and of its subviews if the safe area has changed.
  ///
  /// The superview's insets are read through the property, which a subclass may override.
  final func refreshSafeArea() {
    surroundingsDidChange()
    let new = coveredInsets
    // Clients compute additional insets from the safe area, which contains them. The rounding
    // errors of such sums are no changes: each would lead to another layout, and to another error.
    guard !new.differsOnlyByRounding(from: marginState.safeArea) else { return }
    changing(.safeAreaInsets) { marginState.safeArea = new }
    safeAreaDidChange()
    safeAreaInsetsDidChange()
    viewOwner?.viewSafeAreaInsetsDidChange()
    layoutItem.safeAreaChanged(of: self)
    updateMargins()
    setNeedsLayout()
    refreshSafeAreaOfSubviews()
  }

  final func refreshSafeAreaOfSubviews() {
    for child in children {
      child.refreshSafeArea()
    }
  }

  /// Updates the safe areas of the subviews after a change of the size, once the subviews have
  /// their new positions: the overlap of a subview that has not moved may have changed.
  final func refreshCoverOfSubviews() {
    guard marginState.isCoverOfSubviewsOld else { return }
    marginState.isCoverOfSubviewsOld = false
    refreshSafeAreaOfSubviews()
  }

  private var coveredInsets: UIEdgeInsets {
    safeAreaInsets(inFrame: parent?.frameAtRestOfSafeArea(of: self) ?? frame)
  }

  /// Returns the safe area that the view would have in a frame of its superview, before a subclass
  /// adds insets.
  ///
  /// A superview that resizes with the view has grown by the same amount.
  ///
  /// - Parameter axes: Axes along which the view does not inherit the superview's safe area.
  final func safeAreaInsets(
    inFrame frame: CGRect, withoutAxes axes: LayoutAxes = []
  ) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let parent {
      func insetsAround() -> UIEdgeInsets {
        isFixedOverContent ? parent.safeAreaInsets : parent.safeAreaOfContent
      }
      var (bounds, content) = (parent.bounds, insetsAround())
      let growth = growthOfSuperview(inFrame: frame)
      if growth != .zero {
        bounds.size = bounds.size.adding(growth)
        let outer = parent.safeAreaInsets(
          inFrame: parent.frame.adding(growth), withoutAxes: axes)
        content = parent.performAsIfCovered(by: outer, insetsAround)
      }
      insets = parent.safeAreaOverlap(
        of: content, of: bounds, with: frame.offsetBy(dx: -parent.shiftOfSubviews, dy: 0))
    } else if isWindow {
      insets = Self.safeAreaOverlap(
        of: device.screen.safeAreaInsets, of: device.screen.bounds, with: frame)
    }
    insets.remove(axes.union(marginState.positionIndependentAxes))
    return insets + additionalSafeAreaInsets
  }

  /// Returns the change of the superview's size that accompanies another frame of the view, where
  /// the autoresizing mask keeps the distances of both edges.
  final func growthOfSuperview(inFrame frame: CGRect) -> CGSize {
    CGSize(
      width: followsSuperview(along: .horizontal) ? frame.width - self.frame.width : 0,
      height: followsSuperview(along: .vertical) ? frame.height - self.frame.height : 0)
  }

  /// Returns whether the autoresizing mask keeps the distances of both edges along an axis.
  final func followsSuperview(along axis: LayoutAxes) -> Bool {
    guard flags.translatesAutoresizingMask, let parent, parent.autoresizesSubviews else {
      return false
    }
    let mask = viewStyle.autoresizingMask
    return axis == .horizontal
      ? mask.isSuperset(of: .flexibleWidth)
        && mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin])
      : mask.isSuperset(of: .flexibleHeight)
        && mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
  }

  /// Calls a closure while the view stores another safe area; no notifications are sent.
  final func performAsIfCovered(
    by insets: UIEdgeInsets, _ body: () -> UIEdgeInsets
  ) -> UIEdgeInsets {
    let old = marginState.safeArea
    marginState.safeArea = insets
    defer { marginState.safeArea = old }
    return body()
  }

  /// The insets that the view's controller and the bar above it add to its safe area.
  final var additionalSafeAreaInsets: UIEdgeInsets {
    ownerOfSafeArea?.insetsAddedToSafeArea ?? .zero
  }

  /// Sets the axes along which the view's safe area and margins do not depend on its position.
  ///
  /// Along these axes the view inherits neither the safe area nor the margins of the superview.
  /// Where the length of the view follows from its content, inherited insets would make the margins
  /// depend on the position of the far edge, which itself depends on the margins.
  final func setPositionIndependentAxes(_ axes: LayoutAxes) {
    guard axes != marginState.positionIndependentAxes else { return }
    marginState.positionIndependentAxes = axes
    refreshSafeArea()
    updateMargins()
  }

  /// Returns how far safe area insets of this view cover the frame of a subview.
  final func safeAreaOverlap(
    of insets: UIEdgeInsets, of bounds: CGRect, with frame: CGRect
  ) -> UIEdgeInsets {
    var overlap = Self.safeAreaOverlap(of: insets, of: bounds, with: frame)
    if passesBottomOfSafeAreaAnywhere { overlap.bottom = min(insets.bottom, frame.height) }
    return overlap
  }

  /// Returns how far a superview's safe area insets cover the frame of a subview. Where the frame
  /// extends beyond the superview, the result is limited to the insets.
  static func safeAreaOverlap(of insets: UIEdgeInsets, of bounds: CGRect, with frame: CGRect)
    -> UIEdgeInsets
  {
    let depths = overlap(of: insets, of: bounds, with: frame)
    guard depths != .zero else { return .zero }
    return UIEdgeInsets(
      top: min(depths.top, max(insets.top, 0)), left: min(depths.left, max(insets.left, 0)),
      bottom: min(depths.bottom, max(insets.bottom, 0)),
      right: min(depths.right, max(insets.right, 0)))
  }

  /// Returns how far the insets of a rectangle extend into another one: at most to the opposite
  /// edge.
  static func overlap(of insets: UIEdgeInsets, of bounds: CGRect, with frame: CGRect)
    -> UIEdgeInsets
  {
    let depths = unlimitedOverlap(of: insets, of: bounds, with: frame)
    guard depths != .zero else { return .zero }
    return UIEdgeInsets(
      top: min(depths.top, frame.height), left: min(depths.left, frame.width),
      bottom: min(depths.bottom, frame.height), right: min(depths.right, frame.width))
  }

  /// Returns the overlap without the limit at the opposite edge, for a frame whose lengths are not
  /// solved yet. An edge without an inset covers nothing, also outside of the rectangle.
  static func unlimitedOverlap(of insets: UIEdgeInsets, of bounds: CGRect, with frame: CGRect)
    -> UIEdgeInsets
  {
    guard insets != .zero else { return .zero }
    return UIEdgeInsets(
      top: insets.top == 0 ? 0 : max(bounds.minY + insets.top - frame.minY, 0),
      left: insets.left == 0 ? 0 : max(bounds.minX + insets.left - frame.minX, 0),
      bottom: insets.bottom == 0 ? 0 : max(frame.maxY - (bounds.maxY - insets.bottom), 0),
      right: insets.right == 0 ? 0 : max(frame.maxX - (bounds.maxX - insets.right), 0))
  }
}

/// A set of axes of a view.
struct LayoutAxes: OptionSet, Sendable {
  let rawValue: UInt8

  static let horizontal = LayoutAxes(rawValue: 1)
  static let vertical = LayoutAxes(rawValue: 2)
  static let both: LayoutAxes = [.horizontal, .vertical]
}

extension UIEdgeInsets {
  static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  /// Sets the insets along some axes to zero.
  mutating func remove(_ axes: LayoutAxes) {
    if axes.contains(.horizontal) { (left, right) = (0, 0) }
    if axes.contains(.vertical) { (top, bottom) = (0, 0) }
  }

  /// Returns the larger one of the two insets at each edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension CGSize {
  fileprivate func adding(_ other: CGSize) -> CGSize {
    CGSize(width: width + other.width, height: height + other.height)
  }
}

extension CGRect {
  func adding(_ growth: CGSize) -> CGRect {
    CGRect(origin: origin, size: size.adding(growth))
  }
}

extension UIEdgeInsets {
  /// Whether no inset differs by more than the rounding error of a sum, 1e-9 points.
  fileprivate func differsOnlyByRounding(from other: UIEdgeInsets) -> Bool {
    func isNear(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> Bool {
      (self[keyPath: edge] - other[keyPath: edge]).magnitude < 1e-9
    }
    return self == other
      || isNear(\.top) && isNear(\.left) && isNear(\.bottom) && isNear(\.right)
  }
}
