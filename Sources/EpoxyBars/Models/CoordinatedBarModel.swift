// SPDX-License-Identifier: MIT

/// A bar that consists of a coordinator, which chooses the model that is shown.
///
/// A library offers such a bar where the bar depends on its surroundings: a navigation bar whose
/// button is a cross in a modal presentation and an arrow in a navigation stack, for example.
///
/// ```swift
/// final class CloseCoordinator: BarCoordinating {
///   private let update: (_ animated: Bool) -> Void
///   var isModal = false { didSet { update(false) } }
///
///   init(update: @escaping (_ animated: Bool) -> Void) { self.update = update }
///
///   func barModel(for model: BarModel<UILabel>) -> any BarModeling {
///     BarModel<UILabel>(content: isModal ? "Close" : "Back") { $0.view.text = $1 }
///   }
/// }
///
/// let stack = BarStackView()
/// let bar = CoordinatedBarModel(
///   content: "close", viewType: UILabel.self, barModel: BarModel<UILabel>(),
///   makeCoordinator: { CloseCoordinator(update: $0) })
/// stack.setBars([bar], animated: false)
/// (stack.primaryCoordinator as? CloseCoordinator)?.isModal = true
/// print((stack.primaryBar as? UILabel)?.text ?? "none")  // Close
/// ```
///
/// The coordinator exists as long as the bar's view. The model that it returns is compared like any
/// other, so what the coordinator computes has to be content of that model, as above. A bar of your
/// own class needs no such model: see ``BarModel/makeCoordinator(_:)``.
public struct CoordinatedBarModel: EpoxyModeled {
  /// The properties that were set.
  public var storage = EpoxyModelStorage()

  private let viewClass: ClassReference
  private let content: any Equatable
  private let coordination: BarCoordination<Void>

  /// Creates a bar that a coordinator shows.
  ///
  /// - Parameters:
  ///   - dataID: The identity of the bar in its stack, together with the class of the view.
  ///   - content: The value that is compared to detect changes.
  ///   - viewType: The class of the view that the coordinator shows.
  ///   - barModel: The model that the coordinator receives.
  ///   - makeCoordinator: Makes the coordinator. The argument shows the coordinator's bar again;
  ///     its own argument is whether the changes are animated.
  @preconcurrency
  public init<Coordinator: BarCoordinating, Content: Equatable, View: UIView>(
    dataID: AnyHashable? = nil, content: Content, viewType: View.Type,
    barModel: Coordinator.Model,
    makeCoordinator:
      @escaping @MainActor (_ update: @escaping (_ animated: Bool) -> Void) -> Coordinator
  ) {
    viewClass = ClassReference(viewType)
    self.content = content
    nonisolated(unsafe) let barModel = barModel  // only the main actor reads it
    coordination = BarCoordination(makeCoordinator) { barModel }
    if let dataID { self.dataID = dataID }
  }
}

extension CoordinatedBarModel: DataIDProviding, StyleIDProviding {}

extension CoordinatedBarModel: BarModeling {
  /// The bar with its type erased.
  public func eraseToAnyBarModel() -> AnyBarModel { AnyBarModel(self) }
}

extension CoordinatedBarModel: InternalBarCoordinating {
  /// Makes the coordinator of a new bar; `update` requests a new model of the bar.
  @preconcurrency @MainActor
  public func makeCoordinator(update: @escaping (Bool) -> Void) -> any AnyBarCoordinating {
    coordination.make(update)
  }

  /// Returns the bar that the coordinator shows.
  @preconcurrency @MainActor
  public func barModel(for coordinator: any AnyBarCoordinating) -> any BarModeling {
    coordination.barModel((), coordinator)
  }

  /// Whether a coordinator is of the class that this model would make.
  @preconcurrency @MainActor
  public func canReuseCoordinator(_ coordinator: any AnyBarCoordinating) -> Bool {
    coordination.canReuse(coordinator)
  }
}

extension CoordinatedBarModel: Diffable {
  /// The identity: `dataID` and the class of the view.
  public var diffIdentifier: AnyHashable {
    BarIdentity(dataID: dataID, viewClass: viewClass)
  }

  /// Whether the contents are equal.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? Self else { return false }
    return isEqual(content, other.content)
  }

  private func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    (other as? Value) == value
  }
}
