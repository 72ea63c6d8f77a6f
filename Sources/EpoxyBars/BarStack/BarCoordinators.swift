// SPDX-License-Identifier: MIT

/// The coordinators of one bar: the one of its model, the one of the bar that this coordinator
/// shows, and so on.
@preconcurrency @MainActor
final class BarCoordinators {
  /// The number of coordinators after which a bar counts as endless.
  private static let maximumDepth = 8

  private(set) var list: [any AnyBarCoordinating] = []

  /// Called with a coordinator that requests an update of its bar.
  var update: ((_ animated: Bool) -> Void)?

  /// Called with a new coordinator, before it returns its bar.
  var didMake: ((any AnyBarCoordinating) -> Void)?

  /// Returns the model to show. Coordinators are kept where the models on the way make coordinators
  /// of the same classes.
  func resolve(_ model: AnyBarModel) -> ResolvedBar? {
    var erased: [AnyBarModel] = []
    var next = model
    for level in 0..<Self.maximumDepth {
      let coordinator = coordinator(at: level, for: next.model)
      let shown = next.model.barModel(for: coordinator).eraseToAnyBarModel()
      if let bar = shown.model as? any InternalBarModeling, next.model is any InternalBarModeling {
        list.removeSubrange((level + 1)...)
        return ResolvedBar(model: bar, erased: erased + [shown])
      }
      if !(next.model is any InternalBarModeling) { erased.append(next) }
      next = shown
    }
    EpoxyLogger.shared.assertionFailure(
      "The coordinators of bar \(model.dataID) only return bars with further coordinators.")
    return nil
  }

  private func coordinator(
    at level: Int, for model: any InternalBarCoordinating
  ) -> any AnyBarCoordinating {
    if level < list.count {
      if model.canReuseCoordinator(list[level]) { return list[level] }
      list.removeSubrange(level...)
    }
    // Updates of a coordinator that is not listed, or not yet, are ignored.
    weak var listed: (any AnyBarCoordinating)?
    let coordinator = model.makeCoordinator { [weak self] animated in
      guard let self, let listed, list.contains(where: { $0 === listed }) else { return }
      update?(animated)
    }
    didMake?(coordinator)
    list.append(coordinator)
    listed = coordinator
    return coordinator
  }
}
