// SPDX-License-Identifier: MIT
internal import Resin

/// The share of a bar in the insets of one scroll view, which is kept apart from the client's share
/// so that it can be removed.
@preconcurrency @MainActor
final class InsetContribution {
  private(set) weak var scrollable: (any Scrollable)?
  /// The share that the core has computed.
  private var share = BarInsets(top: 0, bottom: 0, indicatorTop: 0)
  /// The share that the scroll view has: at the top less than `share` where the inset follows the
  /// bar, and by the part that the safe area covers. The core computes with `share`, which is the
  /// distance by which the content can be pulled.
  private var shown = BarInsets(top: 0, bottom: 0, indicatorTop: 0)
  /// The height of the bar that the last write followed.
  private var followed: Double?
  /// The part of the safe area that counts as the bar's, in the insets of the content and of the
  /// indicator.
  private var covered = (content: 0.0, indicator: 0.0)
  /// Whether a client has replaced the whole inset at the top since the last write.
  private(set) var isReplaced = false
  /// The content insets of the scroll view after the last write.
  private var written: UIEdgeInsets

  init(_ scrollable: any Scrollable) {
    self.scrollable = scrollable
    written = scrollable.contentInset
  }

  /// The bar's share of the content insets.
  var insets: UIEdgeInsets {
    UIEdgeInsets(top: shown.top, left: 0, bottom: shown.bottom, right: 0)
  }

  /// Detects insets that a client has set since the last write.
  ///
  /// An inset does not show whether a client has replaced it or added to it. An inset at the top
  /// that is less than the bar's share counts as replaced; any other includes the share, as with a
  /// refresh control that adds its height. The share at the bottom only fills up what the client's
  /// inset leaves, so a new inset there always counts as replaced.
  private func adoptClientChanges(of scrollable: any Scrollable) {
    let insets = scrollable.contentInset
    if insets.top != written.top, insets.top < shown.top {
      share.top = 0
      shown.top = 0
      isReplaced = true
    }
    if insets.bottom != written.bottom {
      share.bottom = 0
      shown.bottom = 0
    }
    written = insets
  }

  /// Replaces the bar's share.
  ///
  /// - Parameters:
  ///   - insets: The new share.
  ///   - height: The height of the bar where the share at the top follows it; nil for the whole
  ///     share.
  ///   - adding: Whether the share is added to the client's insets, or replaces them.
  ///   - limit: The height of the bar that the safe area may already cover.
  func write(
    _ insets: BarInsets, following height: Double? = nil, adding: Bool, covering limit: Double
  ) {
    guard let scrollable else { return }
    adoptClientChanges(of: scrollable)
    var new = insets
    if let height {
      new.top = min(max(height, 0), insets.top)
      new.indicatorTop = new.top
    }
    followed = height
    covered = coveredParts(of: scrollable, limit)
    new.top = max(new.top - covered.content, 0)
    new.indicatorTop = max(new.indicatorTop - covered.indicator, 0)
    var total = scrollable.contentInset
    total.top = adding ? total.top - shown.top + new.top : new.top
    total.bottom = adding ? total.bottom - shown.bottom + new.bottom : new.bottom
    var indicator = scrollable.verticalScrollIndicatorInsets
    let own = indicator.top < shown.indicatorTop ? 0 : shown.indicatorTop
    indicator.top = adding ? indicator.top - own + new.indicatorTop : new.indicatorTop
    share = insets
    shown = new
    isReplaced = false
    written = total
    if total != scrollable.contentInset { scrollable.contentInset = total }
    if indicator != scrollable.verticalScrollIndicatorInsets {
      scrollable.verticalScrollIndicatorInsets = indicator
    }
  }

  /// Removes the bar's share.
  func remove() {
    write(BarInsets(top: 0, bottom: 0, indicatorTop: 0), adding: true, covering: 0)
  }

  // MARK: The safe area

  /// The parts of the safe area at the top that count as the bar's.
  private func coveredParts(
    of scrollable: any Scrollable, _ limit: Double
  ) -> (content: Double, indicator: Double) {
    guard limit > 0 else { return (0, 0) }
    let view = scrollable as? UIScrollView
    // The insets of a view that has left its window keep the safe area of the last one.
    if let view, view.window == nil { return covered }
    let safeArea = scrollable.safeAreaInsetTop
    guard safeArea.isFinite else { return (0, 0) }
    let content = min(max(safeArea, 0), limit)
    return (content, view?.automaticallyAdjustsScrollIndicatorInsets == false ? 0 : content)
  }

  /// Whether the scroll view has the bar's share for another safe area.
  func isOutdated(covering limit: Double) -> Bool {
    guard let scrollable, share.top > 0 else { return false }
    return abs(coveredParts(of: scrollable, limit).content - covered.content) >= 1e-6
  }

  /// Writes the present share again, for the present safe area.
  func cover(adding: Bool, covering limit: Double) {
    guard let scrollable else { return }
    adoptClientChanges(of: scrollable)
    guard !isReplaced else { return }
    write(share, following: followed, adding: adding, covering: limit)
  }

  /// Returns the geometry of the scroll view; nil if a number of it is not valid.
  ///
  /// The safe area that the bar covers counts as the bar's share, so that the core computes as
  /// without a safe area.
  func sample(_ scrollable: any Scrollable, adding: Bool, covering limit: Double) -> BarSample? {
    adoptClientChanges(of: scrollable)
    // Insets that the bar replaces count as its share.
    var sample = BarSample(scrollable, contribution: adding ? insets : scrollable.contentInset)
    let covered = coveredParts(of: scrollable, limit).content
    sample.clientInsetTop -= covered
    let missing = share.top - covered - shown.top
    if share.top > 0, missing != 0 { sample.insetTop += missing }
    return sample.isValid ? sample : nil
  }
}

extension BarSample {
  /// Reads the geometry of a scroll view.
  ///
  /// - Parameter contribution: The bar's share of the insets.
  @preconcurrency @MainActor
  init(_ scrollable: any Scrollable, contribution: UIEdgeInsets) {
    let insets = scrollable.adjustedContentInset
    self.init(
      contentOffset: scrollable.contentOffset.y, insetTop: insets.top,
      insetBottom: insets.bottom, clientInsetTop: insets.top - contribution.top,
      clientInsetBottom: insets.bottom - contribution.bottom,
      contentHeight: max(scrollable.contentSize.height, 0),
      frameHeight: max(scrollable.frame.height, 0))
  }

  /// The content offsets at which the content can rest.
  var restingRange: ClosedRange<Double> {
    -insetTop...max(contentHeight - frameHeight + insetBottom, -insetTop)
  }

  /// Whether the size of the content, the frame or the client's insets differ. Rounding errors of
  /// the subtraction of the bar's share are not a difference.
  func hasOtherLayout(than other: BarSample) -> Bool {
    func differ(_ left: Double, _ right: Double) -> Bool { abs(left - right) >= 1e-6 }
    return contentHeight != other.contentHeight || frameHeight != other.frameHeight
      || differ(clientInsetTop, other.clientInsetTop)
      || differ(clientInsetBottom, other.clientInsetBottom)
  }
}
