// SPDX-License-Identifier: MIT
internal import Resin

// An inset that follows the bar. A scroll view whose inset is lower than the bar can become resists
// a finger, and ends a fling, where the bar should grow instead. Both are corrected here, so that
// content and bar move as they do with the constant inset.
extension BarController {
  /// Whether the inset of a scroll view follows the height of the bar.
  func insetFollowsBar(of scrollable: any Scrollable, at sample: BarSample) -> Bool {
    guard behavior.topInset == .barHeight, scrollable.bounces, !keepsContent(scrollable) else {
      return false
    }
    guard !scrollable.alwaysBounceVertical else { return true }
    // At the lowest stop, content must still be longer than the view: a finger could not pull it
    // otherwise.
    let lowest = sample.clientInsetTop + configuration.compactStateHeight
    return sample.contentHeight + lowest + sample.insetBottom > sample.frameHeight + 0.5
  }

  /// Returns the geometry of content that a finger has pulled against the rubber band of the scroll
  /// view, with the offset that it has where the band begins only above the highest available stop.
  func pulled(_ sample: BarSample, _ scrollable: any Scrollable) -> BarSample {
    guard scrollable.isDragging, insetFollowsBar(of: scrollable, at: sample) else { return sample }
    let top = -scrollable.adjustedContentInset.top
    let room = sample.insetTop + top
    let stretch = top - sample.contentOffset
    guard room > 0, stretch > 0, sample.frameHeight > 0 else { return sample }
    let band = RubberBand.scrollView(dimension: sample.frameHeight)
    let distance = band.distance(forOffset: stretch)
    var pulled = sample
    pulled.contentOffset =
      top - min(distance, room) - band.offset(forDistance: max(distance - room, 0))
    return pulled
  }

  /// Continues the motion of content that is released towards its top, if it would reach the inset
  /// before the bar has grown: with the velocity of the finger, to the top that the highest
  /// available stop leaves.
  func pullOn(velocity: Double, _ scrollable: any Scrollable, at sample: BarSample) -> BarSample {
    guard velocity < 0, insetFollowsBar(of: scrollable, at: sample) else { return sample }
    let top = -scrollable.adjustedContentInset.top
    let room = sample.insetTop + top
    let distance = sample.contentOffset - top
    let fling = Deceleration(
      from: sample.contentOffset, velocity: velocity, rate: rate(of: scrollable))
    guard room > 0, distance >= 0, distance < room, fling.rest < top else {
      return sample
    }
    let placed = place(scrollable, at: sample.contentOffset)
    motion = ContentMotion(
      fling, to: -sample.insetTop, at: onDevice(of: scrollable) { CACurrentMediaTime() })
    watch()
    return placed ?? sample
  }

  private func rate(of scrollable: any Scrollable) -> DecelerationRate {
    guard let scrollView = scrollable as? UIScrollView else { return .normal }
    return DecelerationRate(rawValue: Double(scrollView.decelerationRate.rawValue))
  }
}
