// SPDX-License-Identifier: MIT

extension UILabel {
  /// Changes the content, and invalidates the size and the drawing only where the content has
  /// changed.
  final func change(_ change: (inout LabelContent) -> Void) {
    let (runs, lines) = (content.runs, content.numberOfLines)
    change(&content)
    setNeedsDisplay()
    guard runs != content.runs || lines != content.numberOfLines else { return }
    measured = LabelMeasurements()
    invalidateIntrinsicContentSize()
  }

  final func adjusted(_ font: UIFont) -> UIFont {
    font.adjusted(for: traitCollection)
  }

  final func adjustFonts() {
    change { $0.adjustFonts(for: traitCollection) }
  }

  private func layout(width: CGFloat, lines: Int) -> TextLayout {
    measured.layout(content.runs, width: width, lines: lines, with: device.values.measurer)
  }

  /// Returns the smallest size in whole pixels that contains the text. A width of 0 means no limit.
  final func fittingTextSize(width: CGFloat) -> CGSize {
    let unlimited = CGRect(
      x: 0, y: 0, width: width > 0 ? width : .greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude)
    return textRect(forBounds: unlimited, limitedToNumberOfLines: content.numberOfLines).size
  }

  final func measuredRect(in bounds: CGRect, numberOfLines: Int) -> CGRect {
    guard !content.runs.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let isUnlimited = bounds.size == Self.unlimitedSize
    let text =
      isUnlimited && numberOfLines != 1
      ? measured.naturalSize(content.runs, lines: numberOfLines, with: device.values.measurer)
      : layout(in: bounds, numberOfLines: numberOfLines).size
    let size = CGSize(
      width: min(roundedUpToPixel(text.width), max(bounds.width, 0)),
      height: min(roundedUpToPixel(text.height), max(bounds.height, 0)))
    return CGRect(origin: bounds.origin, size: size)
  }

  private static let unlimitedSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Returns the text laid out in a rectangle: no more lines than fit, but at least one.
  private func layout(in bounds: CGRect, numberOfLines: Int) -> TextLayout {
    let width = max(bounds.width, 0)
    let layout = layout(width: width, lines: numberOfLines)
    guard roundedUpToPixel(layout.size.height) > roundedUpToPixel(max(bounds.height, 0)) else {
      return layout
    }
    let fitting = layout.lines.count { roundedUpToPixel($0.y + $0.height) <= bounds.height + 1e-6 }
    return self.layout(width: width, lines: max(fitting, 1))
  }

  // MARK: Baselines

  /// The distances from the top down to the first baseline and from the bottom up to the last one,
  /// in a label that is as high as its text.
  ///
  /// - Parameter width: The width at which the text wraps; 0 means no limit.
  final func baselineOffsets(width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    guard !content.runs.isEmpty else { return nil }
    let layout = layout(
      width: width > 0 ? width : .greatestFiniteMagnitude, lines: content.numberOfLines)
    guard let first = layout.firstBaseline, let last = layout.lastBaseline else { return nil }
    return (first, roundedUpToPixel(layout.size.height) - last)
  }

  /// The width at which the text wraps; 0 means no limit.
  final var lineWidth: CGFloat {
    if content.numberOfLines == 1 { return 0 }
    if preferredMaxLayoutWidth > 0 { return preferredMaxLayoutWidth }
    // The bounds are the result of the last layout: the solver has newer lengths, or none yet.
    guard let item = layoutItem.state?.item, item.isFree else { return bounds.width }
    return item.lineWidth ?? 0
  }

  // MARK: Drawing

  /// Returns the text, vertically centered in a rectangle.
  final func drawnText(in bounds: CGRect) -> DrawnContent? {
    guard !content.runs.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let layout = shownLayout(in: bounds)
    let scale = max(traitCollection.displayScale, 1)
    let free = bounds.height - layout.size.height
    let rect = CGRect(
      x: bounds.minX, y: bounds.minY + (free / 2 * scale).rounded() / scale, width: bounds.width,
      height: layout.size.height)
    return .text(layout, in: rect, color: shownColor, isRightToLeft: isRightToLeft)
  }

  /// Draws the text in a rectangle of the current context.
  final func recordText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // The label's own contents follow its traits and its animations without being redrawn.
    if context.owner === backingLayer, rect == bounds { return context.record(.ownContent) }
    guard case .text(let layout, let textFrame, let color, let isRightToLeft) = drawnText(in: rect)
    else { return }
    context.record(
      .text(layout, in: textFrame, color.rgba, traitCollection, isRightToLeft: isRightToLeft))
  }

  private var shownColor: CGColor {
    let own = content.defaultTextColor
    let color = isHighlighted ? highlightedTextColor ?? own : own
    let resolved = color.resolvedColor(with: traitCollection)
    guard !isEnabled else { return resolved.cgColor }
    return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.5).cgColor
  }

  /// Returns the layout that is drawn, in a smaller font where a single line may shrink.
  private func shownLayout(in bounds: CGRect) -> TextLayout {
    let layout = layout(in: bounds, numberOfLines: content.numberOfLines)
    guard adjustsFontSizeToFitWidth, content.numberOfLines == 1, minimumScaleFactor > 0 else {
      return layout
    }
    let full = self.layout(width: .greatestFiniteMagnitude, lines: 1)
    guard full.size.width > bounds.width, bounds.width > 0 else { return layout }
    let scale = max(bounds.width / full.size.width, min(minimumScaleFactor, 1))
    let runs = content.runs.map { run in
      var run = run
      // Rounds down to a tenth of a point, because a larger size could still truncate the text.
      run.font = run.font.withSize((run.font.pointSize * scale * 10).rounded(.down) / 10)
      run.kern *= scale
      return run
    }
    return device.values.measurer.layout(
      TextRequest(runs: runs, widthLimit: bounds.width, maximumLines: 1))
  }
}
