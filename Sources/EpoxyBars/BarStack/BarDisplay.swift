// SPDX-License-Identifier: MIT

/// A view of a bar from its creation to its removal, with the model that it shows.
///
/// The callbacks of a view are in order and balanced: `willDisplay`, `didDisplay`,
/// `didEndDisplaying`, each once.
@preconcurrency @MainActor
final class BarDisplay {
  let view: UIView

  /// The model that the view shows.
  private(set) var model: any InternalBarModeling

  /// The models whose erased closures are called with those of `model`.
  private var erased: [AnyBarModel]

  /// The margins of the view before the stack adds the safe area.
  let originalMargins: UIEdgeInsets

  /// Whether the view had its margins inset from the safe area.
  let insetsMarginsFromSafeArea: Bool

  private enum Phase {
    case willDisplay, displayed, ended
  }

  private var phase = Phase.willDisplay

  /// Creates the view, with content and behaviors.
  init(_ resolved: ResolvedBar) {
    model = resolved.model
    erased = resolved.erased
    view = resolved.model.makeBarView()
    originalMargins = view.layoutMargins
    insetsMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    resolved.model.setContent(of: view, animated: false)
    resolved.model.setBehaviors(of: view, animated: false)
  }

  /// Whether the view can show a model.
  func canShow(_ other: any InternalBarModeling) -> Bool {
    model.diffIdentifier == other.diffIdentifier && model.styleID == other.styleID
  }

  /// Shows another model in the view. Returns whether the content differs.
  func show(_ resolved: ResolvedBar, animated: Bool) -> Bool {
    let differs = !resolved.model.isDiffableItemEqual(to: model)
    model = resolved.model
    erased = resolved.erased
    if differs { model.setContent(of: view, animated: animated) }
    model.setBehaviors(of: view, animated: animated)
    return differs
  }

  func willDisplay(animated: Bool) {
    model.willDisplay(view, animated: animated)
    let context = AnyBarModel.CallbackContext(
      view: view, traitCollection: view.traitCollection, animated: animated)
    for model in erased {
      model.willDisplay?(context)
    }
  }

  func didDisplay(animated: Bool) {
    guard phase == .willDisplay else { return }
    phase = .displayed
    model.didDisplay(view, animated: animated)
  }

  func didEndDisplaying(animated: Bool) {
    didDisplay(animated: animated)
    guard phase == .displayed else { return }
    phase = .ended
    model.didEndDisplaying(view, animated: animated)
  }
}

/// The model of a view, which the coordinators of a bar have chosen.
struct ResolvedBar {
  let model: any InternalBarModeling

  /// The models on the way to `model` whose erased closures `model` does not contain.
  let erased: [AnyBarModel]
}
