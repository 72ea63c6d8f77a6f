// SPDX-License-Identifier: MIT

/// The way in which a view is drawn behind a sheet at the full height: smaller, with round corners,
/// and with its upper edge at the status bar.
///
/// The frame and the transform of the view do not change, as UIKit changes those of its own views
/// around it. The sheet covers or dims the view, so touches are not affected. Apple publishes no
/// numbers.
package struct PushedBackView {
  private static let margin: CGFloat = 16
  private static let fullRadius: CGFloat = 10

  /// The layer of the view.
  package let layer: CALayer
  /// The transform of the drawing in the coordinates of the view's superlayer.
  package let transform: CGAffineTransform
  /// The radius of the corners in points of the view.
  package let cornerRadius: CGFloat
  /// Whether nothing is behind the view, so that the space around it is black.
  package let isRearmost: Bool

  /// - Parameter progress: The part of the way, from 0 to 1.
  @MainActor
  fileprivate init?(_ view: UIView, in container: UIView, progress: CGFloat, isRearmost: Bool) {
    let frame = view.frame
    guard progress > 0, frame.width > 2 * Self.margin, frame.height > 0 else { return nil }
    layer = view.layer
    let scale = 1 - 2 * Self.margin / frame.width * progress
    let top = frame.minY + (container.safeAreaInsets.top - frame.minY) * progress
    transform = CGAffineTransform(translationX: -frame.midX, y: -frame.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: frame.midX, y: top))
    cornerRadius = Self.fullRadius * progress / scale
    self.isRearmost = isRearmost
  }
}

extension UIWindow {
  /// The views that sheets push back at the current time, as far as the sheets are shown to have
  /// moved.
  package var pushedBackViews: [PushedBackView] {
    (rootViewController?.presentedChain ?? []).compactMap { presented in
      guard let presenter = presented.presentation.presenting, let view = presenter.viewIfLoaded,
        let sheet = presented.presentation.controller as? UISheetPresentationController,
        let container = sheet.container
      else { return nil }
      return PushedBackView(
        view, in: container, progress: sheet.pushBackProgress,
        isRearmost: presenter === rootViewController)
    }
  }
}

extension UISheetPresentationController {
  /// The part of the way from the detent below the full height to the full height, from 0 to 1, at
  /// which the sheet is shown now. Zero if the sheet does not push the content behind it back.
  fileprivate var pushBackProgress: CGFloat {
    guard let view = presentedView, view.superview != nil else { return 0 }
    let values = view.layer.presentationValues
    return pushBackProgress(top: values.position.y - values.bounds.height * values.anchorPoint.y)
  }

  /// Whether the sheet pushes the content behind it back where it rests.
  final var pushesBackAtRest: Bool {
    pushBackProgress(top: frameOfPresentedViewInContainerView.minY) == 1
  }

  private func pushBackProgress(top: CGFloat) -> CGFloat {
    guard let geometry, geometry.attachment == .edge, let last = geometry.stops.last,
      container?.traitCollection.horizontalSizeClass == .compact,
      last.top <= geometry.largeTop, last.identifier != largestUndimmedDetentIdentifier
    else { return 0 }
    let start = geometry.stops.last { $0.top > last.top }?.top ?? geometry.size.height
    guard start > last.top else { return 0 }
    return min(max((start - top) / (start - last.top), 0), 1)
  }
}
