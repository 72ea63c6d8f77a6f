// SPDX-License-Identifier: MIT
internal import Resin

/// What a bar has added to the insets of one scroll view, so that it can be told from what the client
/// has set, and taken back.
@preconcurrency @MainActor
final class InsetContribution {
  private(set) weak var scrollable: (any Scrollable)?
  private var top: CGFloat = 0
  private var bottom: CGFloat = 0
  private var indicatorTop: CGFloat = 0
  /// Whether a client has set a whole inset at the top since the bar's share was written.
  private(set) var isReplaced = false
  /// The insets of the scroll view as they were written last.
  private var written = UIEdgeInsets.zero

  init(_ scrollable: any Scrollable) {
    self.scrollable = scrollable
    written = scrollable.contentInset
  }

  /// The bar's share of the content insets.
  var insets: UIEdgeInsets { UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }

  /// Finds out what a client has set since.
  ///
  /// Whether a client has set a whole inset or changed the one that was there cannot be seen. An inset
  /// at the top that is less than the bar's share is taken for whole, otherwise for one that includes
  /// it, as with a refresh control that adds its height. The share at the bottom only fills up what the
  /// client's inset leaves, so that a new inset there is always taken for whole.
  func adoptClientChanges(of scrollable: any Scrollable) {
    let insets = scrollable.contentInset
    if insets.top != written.top, insets.top < top {
      top = 0
      isReplaced = true
    }
    if insets.bottom != written.bottom { bottom = 0 }
    written = insets
  }

  /// Writes the bar's share.
  func write(_ insets: BarInsets, adding: Bool) {
    guard let scrollable else { return }
    adoptClientChanges(of: scrollable)
    var total = scrollable.contentInset
    let (newTop, newBottom) = (CGFloat(insets.top), CGFloat(insets.bottom))
    total.top = adding ? total.top - top + newTop : newTop
    total.bottom = adding ? total.bottom - bottom + newBottom : newBottom
    (top, bottom) = (newTop, newBottom)
    isReplaced = false
    written = total
    if total != scrollable.contentInset { scrollable.contentInset = total }
    writeIndicator(CGFloat(insets.indicatorTop), of: scrollable, adding: adding)
  }

  /// Takes the bar's share back.
  func remove() {
    write(BarInsets(top: 0, bottom: 0, indicatorTop: 0), adding: true)
  }

  private func writeIndicator(
    _ new: CGFloat, of scrollable: any Scrollable, adding: Bool
  ) {
    var indicator = scrollable.verticalScrollIndicatorInsets
    let own = indicator.top < indicatorTop ? 0 : indicatorTop
    indicator.top = adding ? indicator.top - own + new : new
    indicatorTop = new
    if indicator != scrollable.verticalScrollIndicatorInsets {
      scrollable.verticalScrollIndicatorInsets = indicator
    }
  }

  /// The scroll view as the core sees it.
  func sample(_ scrollable: any Scrollable, adding: Bool) -> BarSample {
    adoptClientChanges(of: scrollable)
    // What is replaced counts as the bar's, whatever it is.
    return BarSample(scrollable, contribution: adding ? insets : scrollable.contentInset)
  }
}

extension BarSample {
  /// - Parameter contribution: What of the insets is the bar's.
  @preconcurrency @MainActor
  init(_ scrollable: any Scrollable, contribution: UIEdgeInsets) {
    let insets = scrollable.adjustedContentInset
    self.init(
      contentOffset: Double(scrollable.contentOffset.y), insetTop: Double(insets.top),
      insetBottom: Double(insets.bottom), clientInsetTop: Double(insets.top - contribution.top),
      clientInsetBottom: Double(insets.bottom - contribution.bottom),
      contentHeight: Double(max(scrollable.contentSize.height, 0)),
      frameHeight: Double(max(scrollable.frame.height, 0)))
  }

  /// Whether something else than the place of the content differs. The bar's own share is no difference,
  /// nor is what adding and subtracting it rounds.
  func hasOtherLayout(than other: BarSample) -> Bool {
    func differ(_ left: Double, _ right: Double) -> Bool { !(abs(left - right) < 1e-6) }
    return contentHeight != other.contentHeight || frameHeight != other.frameHeight
      || differ(clientInsetTop, other.clientInsetTop)
      || differ(clientInsetBottom, other.clientInsetBottom)
  }
}
