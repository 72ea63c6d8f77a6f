// SPDX-License-Identifier: MIT

/// The reflection between the coordinates of a layout, whose x grows from the leading side, and
/// those of the collection view, whose x grows from the left.
struct ContentMirror: Equatable {
  /// The width in which the content is reflected, in points. At least the width of the visible
  /// area, so that short content begins at the leading side.
  var width: CGFloat
  /// The inset at the content's leading end, in points.
  var leadingInset: CGFloat

  /// Returns a rectangle in the other coordinates. The conversion is its own inverse.
  func reflected(_ rect: CGRect) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns a point in the other coordinates. The conversion is its own inverse.
  func reflected(_ point: CGPoint) -> CGPoint { CGPoint(x: width - point.x, y: point.y) }

  /// Returns a copy of attributes in the other coordinates. The conversion is its own inverse.
  @MainActor
  func reflected(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center = reflected(attributes.center)
    copy.transform3D = attributes.transform3D.reflectedHorizontally
    return copy
  }
}

extension UIEdgeInsets {
  /// Returns the insets with left and right exchanged if `isMirrored` is true.
  func reflected(where isMirrored: Bool) -> UIEdgeInsets {
    isMirrored ? UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) : self
  }
}

extension CATransform3D {
  /// The transform in coordinates whose x grows in the opposite direction.
  fileprivate var reflectedHorizontally: CATransform3D {
    var result = self
    (result.m12, result.m13, result.m14) = (-m12, -m13, -m14)
    (result.m21, result.m31, result.m41) = (-m21, -m31, -m41)
    return result
  }
}

// The conversion of coordinates for layouts that are flipped for the user interface's direction.
extension _ItemsView {
  /// The reflection for the current content of the layout; nil if the layout is not mirrored.
  final var mirror: ContentMirror? {
    layoutInUse.isMirrored ? reflection(ofWidth: sizeOfLayout.width) : nil
  }

  /// Returns the reflection by which offsets are measured from the leading end of content with a
  /// width; nil if the content begins at the left.
  final func mirror(contentWidth: CGFloat) -> ContentMirror? {
    layoutInUse.beginsAtRight ? reflection(ofWidth: contentWidth) : nil
  }

  /// Returns the reflection of content with a width.
  final func reflection(ofWidth contentWidth: CGFloat) -> ContentMirror {
    let insets = adjustedContentInset
    return ContentMirror(
      width: max(contentWidth, bounds.width - insets.left - insets.right),
      leadingInset: insets.right)
  }

  /// Converts attributes between the layout's and the collection view's coordinates, in either
  /// direction.
  final func reflected(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    mirror?.reflected(attributes) ?? attributes
  }

  /// Converts a rectangle between the layout's and the collection view's coordinates, in either
  /// direction.
  final func reflected(_ rect: CGRect) -> CGRect { mirror?.reflected(rect) ?? rect }

  /// Converts a point between the layout's and the collection view's coordinates, in either
  /// direction.
  final func reflected(_ point: CGPoint) -> CGPoint { mirror?.reflected(point) ?? point }

  /// Converts a content offset between the layout's and the collection view's coordinates, in
  /// either direction.
  final func reflected(offset: CGPoint) -> CGPoint {
    reflected(CGRect(origin: offset, size: bounds.size)).origin
  }

  /// Returns the attributes of an element in the collection view's coordinates; nil if the layout
  /// has none.
  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let shown = keyInLayout(key)
    guard let attributes = layoutInUse.attributes(of: shown).map(reflected) else {
      return nil
    }
    guard shown != key else { return attributes }
    let copy = attributes.duplicate()
    copy.indexPath = key.path
    return copy
  }

  // MARK: Content offset

  /// Returns the distance of the visible area from the content's leading end, in points.
  private func leadingDistance(of offset: CGPoint, in mirror: ContentMirror?) -> CGFloat {
    guard let mirror else { return offset.x + adjustedContentInset.left }
    return mirror.width + mirror.leadingInset - bounds.width - offset.x
  }

  /// Returns the horizontal offset at a distance from the content's leading end.
  private func offset(atLeadingDistance distance: CGFloat, in mirror: ContentMirror?) -> CGFloat {
    guard let mirror else { return distance - adjustedContentInset.left }
    return mirror.width + mirror.leadingInset - bounds.width - distance
  }

  /// Returns the offset that shows the same part of the content, measured from its leading end, in
  /// another reflection.
  final func offset(
    _ offset: CGPoint, from old: ContentMirror?, to new: ContentMirror?
  ) -> CGPoint {
    guard old != new else { return offset }
    return CGPoint(
      x: self.offset(atLeadingDistance: leadingDistance(of: offset, in: old), in: new),
      y: offset.y)
  }

  /// Sets the content size to that of the layout. Mirrored content keeps its distance from the
  /// leading end, as content that begins at the left keeps its offset.
  final func adoptContentSize(_ size: CGSize) {
    let new = mirror(contentWidth: size.width)
    guard size != contentSize || new != shownMirror || resizedLeadingDistance != nil else { return }
    guard shownMirror != nil || new != nil else {
      contentSize = size
      return
    }
    let distance = resizedLeadingDistance ?? leadingDistance(of: contentOffset, in: shownMirror)
    setContentSize(size)
    let x = offset(atLeadingDistance: distance, in: shownMirror)
    let inside = isAtRest ? limits(.horizontal).clamp(x) : x
    if inside != contentOffset.x { contentOffset.x = inside }
  }

  /// Sets the content size and the corresponding reflection.
  final func setContentSize(_ size: CGSize) {
    if size != contentSize { contentSize = size }
    shownMirror = mirror(contentWidth: size.width)
    resizedLeadingDistance = nil
  }

  /// Records the distance from the leading end before a change of the width limits the offset.
  final func noteLeadingDistance(before old: CGRect) {
    guard let shownMirror, resizedLeadingDistance == nil else { return }
    resizedLeadingDistance = shownMirror.width + shownMirror.leadingInset - old.maxX
  }
}
