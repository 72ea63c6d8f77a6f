// SPDX-License-Identifier: MIT

/// The coordinator that a model makes, with the coordinator's class erased.
///
/// `Source` is the value from which the coordinator's model is made.
struct BarCoordination<Source> {
  let make: @MainActor (_ update: @escaping (Bool) -> Void) -> any AnyBarCoordinating
  let barModel: @MainActor (Source, any AnyBarCoordinating) -> any BarModeling
  let canReuse: @MainActor (any AnyBarCoordinating) -> Bool

  init<Coordinator: BarCoordinating>(
    _ makeCoordinator: @escaping @MainActor (_ update: @escaping (Bool) -> Void) -> Coordinator,
    model: @escaping @MainActor (Source) -> Coordinator.Model
  ) {
    make = { makeCoordinator($0) }
    canReuse = { type(of: $0) == Coordinator.self }
    barModel = { source, coordinator in
      let model = model(source)
      guard let coordinator = coordinator as? Coordinator else {
        EpoxyLogger.shared.assertionFailure(
          "A bar of a \(Coordinator.self) cannot be coordinated by a \(type(of: coordinator)).")
        return model
      }
      return coordinator.barModel(for: model)
    }
  }
}

enum BarCoordinationProperty<Model: EpoxyModeled>: ModelProperty {
  static var defaultValue: BarCoordination<Model>? { nil }
  static var keyPath: AnyKeyPath { \BarCoordinationProperty<Model>.identity }

  /// Exists for its key path, which identifies the property.
  private var identity: Never { fatalError("never read") }
}
