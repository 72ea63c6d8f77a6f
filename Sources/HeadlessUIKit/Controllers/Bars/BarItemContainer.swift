// SPDX-License-Identifier: MIT

/// A bar that shows bar button items.
@MainActor
protocol BarItemContainer: AnyObject {
  /// Updates the buttons after an item has changed.
  func setNeedsItems()
}

// The size of a custom view or of a title view in a bar.
//
// A size that the client has set remains. Along an axis without one, the size is that of the
// constraints and the content, or that of the view's own `sizeThatFits`. Apple documents only that
// bars lay out custom views with Auto Layout ("Updating Your App for iOS 11", WWDC 2017).
extension UIView {
  /// Returns the size of the view in a bar with some room.
  ///
  /// - Parameter fits: Whether a size of the client is passed to `sizeThatFits`, as for title
  ///   views.
  final func sizeInBar(within room: CGSize, fits: Bool = false) -> CGSize {
    let hosted = hostedSize ?? HostedSize(seen: CGSize(width: -1, height: -1))
    hostedSize = hosted
    let content = contentSizeInBar(within: room, hosted)
    if !flags.translatesAutoresizingMask {
      hosted.client = .zero
    } else if hosted.seen != bounds.size {
      // A view with the size of its content, after `sizeToFit()` for example, follows its content.
      hosted.client = bounds.size == content ? .zero : bounds.size
    }
    let client = hosted.client
    hosted.seen = bounds.size
    var size = CGSize(
      width: client.width > 0 && !hasOwnConstraint(on: .width) ? client.width : content.width,
      height: client.height > 0 && !hasOwnConstraint(on: .height) ? client.height : content.height)
    hosted.fitsClient = fits
    if fits, size == client, size != .zero {
      // A view whose room was too small is as large again as it was.
      if bounds.size != client { bounds.size = client }
      hosted.seen = client
      size = sizeThatFits(room)
    }
    let intrinsic = intrinsicContentSize
    if intrinsic.width >= UIView.layoutFittingExpandedSize.width { size.width = room.width }
    if intrinsic.height >= UIView.layoutFittingExpandedSize.height { size.height = room.height }
    (hosted.room, hosted.size) = (room, size)
    return size
  }

  /// Whether the size in the bar has changed since it was last computed.
  final var needsPlacingInBar: Bool {
    guard let hosted = hostedSize else { return false }
    let isOfClient =
      hosted.client.width > 0 && hosted.client.height > 0 && hosted.seen == bounds.size
      && !hasOwnConstraint(on: .width) && !hasOwnConstraint(on: .height)
    guard !isOfClient else { return false }
    let old = hosted.size
    return sizeInBar(within: hosted.room, fits: hosted.fitsClient) != old
  }

  /// Places a custom view in a bar.
  final func setFrame(at center: CGPoint, size: CGSize) {
    if bounds.size != size { bounds.size = size }
    hostedSize?.seen = bounds.size
    if self.center != center { self.center = center }
  }

  /// Returns the size of the constraints and the content, or of `sizeThatFits` along an axis
  /// without either. The default implementation of `sizeThatFits` returns the present size, which
  /// is not that of a content.
  private func contentSizeInBar(within room: CGSize, _ hosted: HostedSize) -> CGSize {
    var size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width <= 0 || size.height <= 0 {
      let fitting = sizeThatFits(room)
      if fitting != bounds.size { hosted.fits = true }
      if hosted.fits {
        if size.width <= 0 { size.width = fitting.width }
        if size.height <= 0 { size.height = fitting.height }
      }
    }
    return CGSize(width: min(size.width, room.width), height: size.height)
  }

  private func hasOwnConstraint(on attribute: NSLayoutConstraint.Attribute) -> Bool {
    constraints.contains {
      $0.isActive && $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute
    }
  }
}
