// SPDX-License-Identifier: MIT

/// The indicators of a scroll view: layers in front of the content that appear while it moves.
@MainActor
final class ScrollIndicators {
  // UIKit documents no numbers.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// The length of an indicator that is pressed against an end, in points.
  private static let shortestBeyondEnd: CGFloat = 8
  /// The time between the end of a movement and the end of the indicators, in seconds.
  private static let delay: TimeInterval = 0.5
  private static let fading: TimeInterval = 0.25

  private unowned let scrollView: UIScrollView
  private let vertical = CALayer()
  private let horizontal = CALayer()
  private var timer: DeviceTimer?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    for layer in [vertical, horizontal] {
      layer.cornerRadius = Self.thickness / 2
      layer.zPosition = 10_000
      layer.opacity = 0
    }
  }

  /// Shows the indicators at the current position, and hides them some time after the last call.
  func show() {
    place()
    vertical.opacity = isShown(.vertical) ? 1 : 0
    horizontal.opacity = isShown(.horizontal) ? 1 : 0
    timer?.cancel()
    timer = scrollView.device.after(Self.delay) { [weak self] in self?.hide() }
  }

  private func hide() {
    // A finger that holds the content keeps the indicators.
    guard scrollView.isAtRest else { return show() }
    for layer in [vertical, horizontal] where layer.opacity > 0 {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = Self.fading
      layer.opacity = 0
      layer.add(fade, forKey: "fade")
    }
  }

  private func isShown(_ axis: ScrollAxis) -> Bool {
    let isEnabled =
      axis == .vertical
      ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
    return isEnabled && scrollView.canScroll(axis)
  }

  private var color: CGColor {
    let color: UIColor =
      switch scrollView.indicatorStyle {
      case .default: .label
      case .black: .black
      case .white: .white
      }
    return color.withAlphaComponent(0.35).resolvedColor(with: scrollView.traitCollection).cgColor
  }

  private func place() {
    for (axis, layer) in [(ScrollAxis.vertical, vertical), (.horizontal, horizontal)] {
      if layer.superlayer == nil { scrollView.backingLayer.addSublayer(layer) }
      layer.backgroundColor = color
      let frame = frame(axis)
      if layer.frame != frame { layer.frame = frame }
    }
  }

  /// The frame of an indicator in the coordinates of the content.
  private func frame(_ axis: ScrollAxis) -> CGRect {
    let track = scrollView.bounds.inset(by: insets(axis))
    let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size[axis]
    let content = max(scrollView.contentSize[axis], 1)
    let limits = scrollView.limits(axis)
    let offset = scrollView.contentOffset[axis]
    let trackLength = max(track.size[axis] - 2 * Self.margin, 0)
    let whole = min(max(trackLength * visible / content, Self.shortest), trackLength)
    let beyond = abs(offset - limits.clamp(offset))
    let length = max(whole - beyond, min(Self.shortestBeyondEnd, trackLength))
    let range = max(limits.high - limits.low, 1e-6)
    let share = min(max((offset - limits.low) / range, 0), 1)
    let start = Self.margin + (trackLength - length) * share
    guard axis == .vertical else {
      return CGRect(
        x: track.minX + start, y: track.maxY - Self.margin - Self.thickness, width: length,
        height: Self.thickness)
    }
    let x =
      scrollView.isRightToLeft
      ? track.minX + Self.margin : track.maxX - Self.margin - Self.thickness
    return CGRect(x: x, y: track.minY + start, width: Self.thickness, height: length)
  }

  private func insets(_ axis: ScrollAxis) -> UIEdgeInsets {
    let own =
      axis == .vertical
      ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
    return scrollView.automaticallyAdjustsScrollIndicatorInsets
      ? own + scrollView.safeAreaInsets : own
  }
}

extension UIScrollView {
  /// Shows the indicators, where the device draws them.
  final func showIndicators() {
    guard device.scrolling.drawsIndicators, window != nil else { return }
    let indicators = scroll.indicators ?? ScrollIndicators(self)
    scroll.indicators = indicators
    indicators.show()
  }
}

/// The state that all scroll views of a device have in common.
@MainActor
package final class ScrollEnvironment {
  /// Whether scroll views show their indicators.
  package var drawsIndicators = false

  /// The keyboard, once there is one.
  weak var keyboard: (any KeyboardDragging)?
}

extension Device {
  /// The state that all scroll views of this device have in common.
  package var scrolling: ScrollEnvironment { self[Self.scrollingComponent] }
  private static let scrollingComponent = DeviceComponent { _ in ScrollEnvironment() }
}
