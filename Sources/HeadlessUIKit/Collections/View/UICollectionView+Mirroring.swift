// SPDX-License-Identifier: MIT

/// The reflection between the coordinates of a layout, whose x grows from the leading side, and those of
/// the collection view, whose x grows from the left.
struct ContentMirror: Equatable {
  /// The width that the content is reflected in: that of the visible area at least, so that short
  /// content begins at the leading side.
  var width: CGFloat
  /// The inset at the content's leading end.
  var leadingInset: CGFloat

  /// Converts a rectangle in either direction.
  func reflected(_ rect: CGRect) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Converts a point in either direction.
  func reflected(_ point: CGPoint) -> CGPoint { CGPoint(x: width - point.x, y: point.y) }

  /// A converted copy of attributes, in either direction.
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
  /// The same insets in coordinates whose x grows in the opposite direction, if they do.
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

// Layouts whose coordinates are flipped for the user interface's direction.
extension UICollectionView {
  /// The reflection for the layout's present content; nil where the layout is not mirrored.
  final var mirror: ContentMirror? {
    collectionViewLayout.isMirrored ? reflection(ofWidth: sizeOfLayout.width) : nil
  }

  /// The reflection by which offsets count from the leading end of content of a width; nil where the
  /// content begins at the left.
  final func mirror(contentWidth: CGFloat) -> ContentMirror? {
    collectionViewLayout.beginsAtRight ? reflection(ofWidth: contentWidth) : nil
  }

  /// The reflection of content of a width.
  final func reflection(ofWidth contentWidth: CGFloat) -> ContentMirror {
    let insets = adjustedContentInset
    return ContentMirror(
      width: max(contentWidth, bounds.width - insets.left - insets.right),
      leadingInset: insets.right)
  }

  /// Converts attributes between the layout and the collection view, in either direction.
  final func reflected(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    mirror?.reflected(attributes) ?? attributes
  }

  /// Converts a rectangle between the layout and the collection view, in either direction.
  final func reflected(_ rect: CGRect) -> CGRect { mirror?.reflected(rect) ?? rect }

  /// Converts a point between the layout and the collection view, in either direction.
  final func reflected(_ point: CGPoint) -> CGPoint { mirror?.reflected(point) ?? point }

  /// Converts a content offset between the layout and the collection view, in either direction.
  final func reflected(offset: CGPoint) -> CGPoint {
    reflected(CGRect(origin: offset, size: bounds.size)).origin
  }

  /// The attributes of an element in the collection view.
  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.attributes(of: key).map(reflected)
  }

  // MARK: The offset

  /// The distance of the visible area from the content's leading end.
  private func leadingDistance(of offset: CGPoint, in mirror: ContentMirror?) -> CGFloat {
    guard let mirror else { return offset.x + adjustedContentInset.left }
    return mirror.width + mirror.leadingInset - bounds.width - offset.x
  }

  /// The offset at a distance from the content's leading end.
  private func offset(atLeadingDistance distance: CGFloat, in mirror: ContentMirror?) -> CGFloat {
    guard let mirror else { return distance - adjustedContentInset.left }
    return mirror.width + mirror.leadingInset - bounds.width - distance
  }

  /// The offset that shows the same part of the content, counted from its leading end, in another
  /// reflection.
  final func offset(
    _ offset: CGPoint, from old: ContentMirror?, to new: ContentMirror?
  ) -> CGPoint {
    guard old != new else { return offset }
    return CGPoint(
      x: self.offset(atLeadingDistance: leadingDistance(of: offset, in: old), in: new),
      y: offset.y)
  }

  /// Adopts the layout's size of the content. The content keeps its place with respect to its leading
  /// end, as content whose x grows from the left keeps its offset.
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

  /// Sets the size of the content, and the reflection that belongs to it.
  final func setContentSize(_ size: CGSize) {
    if size != contentSize { contentSize = size }
    shownMirror = mirror(contentWidth: size.width)
    resizedLeadingDistance = nil
  }

  /// Notes the content's place before a change of the width limits the offset.
  final func noteLeadingDistance(before old: CGRect) {
    guard let shownMirror, resizedLeadingDistance == nil else { return }
    resizedLeadingDistance = shownMirror.width + shownMirror.leadingInset - old.maxX
  }
}
