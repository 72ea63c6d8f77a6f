// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitPlatform

extension PresentationModel {
  /// The way in which a controller is presented.
  ///
  /// ```swift
  /// let sheet = PresentationModel.Presentation { presented in
  ///   { context in
  ///     presented.modalPresentationStyle = .pageSheet
  ///     return PresentationModel.Presentation.system.present(presented)(context)
  ///   }
  /// }
  ///
  /// let host = ScreenHost(.iPhone15)
  /// let controller = UIViewController()
  /// host.show(controller)
  /// let model = PresentationModel(
  ///   dataID: "form", presentation: sheet, makeViewController: { UIViewController() },
  ///   dismiss: {})
  /// host.perform { controller.setPresentation(model, animated: false) }
  /// print(controller.presentedViewController?.modalPresentationStyle == .pageSheet)  // true
  /// ```
  ///
  /// A way of your own presents something, calls `didPresent` of the context when the presentation
  /// has ended and `didDismiss` after a dismissal that it did not start, and returns a closure that
  /// dismisses and calls its completion. Without `didDismiss`, the model counts as presented after
  /// the user has dismissed it.
  public struct Presentation {
    /// The argument of a closure that presents.
    @preconcurrency @MainActor
    public struct Context {
      /// The controller that presents.
      public var presenting: UIViewController

      /// Whether the presentation is animated.
      public var animated: Bool

      /// To be called after the presentation has ended.
      public var didPresent: @MainActor () -> Void

      /// To be called after a dismissal that the model did not cause, by the user for example.
      public var didDismiss: @MainActor () -> Void

      /// To be called if nothing is presented.
      var didFail: @MainActor () -> Void
    }

    /// Returns the closure that presents a controller.
    @preconcurrency public var present: @MainActor (_ presented: UIViewController) -> Presentable

    /// Creates a way to present controllers.
    @preconcurrency
    public init(present: @escaping @MainActor (_ presented: UIViewController) -> Presentable) {
      self.present = present
    }
  }
}

extension PresentationModel.Presentation {
  /// Presents a controller by `present(_:animated:completion:)`, in the controller's
  /// `modalPresentationStyle`.
  public static var system: Self {
    Self { presented in
      { context in SystemPresentation(presented).present(in: context) }
    }
  }
}

/// A presentation by `present(_:animated:completion:)`.
@MainActor
private final class SystemPresentation {
  /// The notification that UIKit posts after a dismissal, which may have been cancelled. It is not
  /// in UIKit's public interface.
  private static let dismissalDidEnd = Notification.Name(
    "\(UIPresentationController.self)DismissalTransitionDidEndNotification")
  private static let completedKey =
    "\(UIPresentationController.self)DismissalTransitionDidEndCompletedKey"

  private let presented: UIViewController
  private var observation: NotificationObservation?

  init(_ presented: UIViewController) {
    self.presented = presented
  }

  func present(in context: PresentationModel.Presentation.Context) -> PresentationModel.Dismissible
  {
    context.presenting.present(
      presented, animated: context.animated, completion: context.didPresent)
    guard presented.presentingViewController != nil else {
      context.didFail()
      return { _, completion in completion?() }
    }
    observation = NotificationObservation(
      [Self.dismissalDidEnd], by: .presentations, object: presented
    ) { [weak self] notification in
      if notification.userInfo?[Self.completedKey] as? Bool == false { return }
      self?.observation = nil
      context.didDismiss()
    }
    return { [self] animated, completion in dismiss(animated: animated, completion: completion) }
  }

  private func dismiss(animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let presenting = presented.presentingViewController else {
      completion?()
      return
    }
    presenting.dismiss(animated: animated, completion: completion)
  }
}
