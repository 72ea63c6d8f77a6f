// SPDX-License-Identifier: MIT

extension UIView {
  /// The subviews as they are read: from the top to the bottom, and in a line from the leading edge to
  /// the trailing one. Subviews that overlap both ways remain in the order of the tree.
  ///
  /// The order of the tree alone depends on history: on the cells that were reused, and on the views that
  /// were added later.
  var subviewsInReadingOrder: [UIView] {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Self.readingOrder(of: subviews, areLines: true, isRightToLeft: isRightToLeft)
  }

  /// The recursive XY cut (Nagy and Seth 1984): views are divided into lines by the gaps between them,
  /// each line into columns, each column into lines, and so on.
  private static func readingOrder(
    of views: [UIView], areLines: Bool, isRightToLeft: Bool, isSecondTry: Bool = false
  ) -> [UIView] {
    guard views.count > 1 else { return views }
    let spans = views.map { view in
      let frame = view.frame
      if areLines { return (view: view, start: frame.minY, end: frame.maxY) }
      return isRightToLeft
        ? (view: view, start: -frame.maxX, end: -frame.minX)
        : (view: view, start: frame.minX, end: frame.maxX)
    }
    var groups: [[UIView]] = []
    var end = -CGFloat.infinity
    // Swift's sort is stable, but does not promise it.
    let order = spans.indices.sorted { (spans[$0].start, $0) < (spans[$1].start, $1) }
    for span in order.map({ spans[$0] }) {
      // Views that touch are apart; half a point is rounding.
      if span.start >= end - 0.5 { groups.append([]) }
      groups[groups.count - 1].append(span.view)
      end = max(end, span.end)
    }
    if groups.count == 1, isSecondTry { return views }
    return groups.flatMap { group in
      // The order of the tree decides where nothing else does.
      let inTree = group.count == views.count ? views : views.filter { group.contains($0) }
      return readingOrder(
        of: inTree, areLines: !areLines, isRightToLeft: isRightToLeft,
        isSecondTry: groups.count == 1)
    }
  }
}
