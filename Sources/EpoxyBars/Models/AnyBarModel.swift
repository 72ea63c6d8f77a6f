// SPDX-License-Identifier: MIT

/// A bar with the class of its view erased.
///
/// Closures that are set on an erased bar are called after the closures of the wrapped bar.
public struct AnyBarModel: EpoxyModeled {
  /// The wrapped bar, which is not an `AnyBarModel`.
  private(set) var model: any InternalBarCoordinating

  /// Wraps a bar, unless it is already wrapped.
  init(_ model: any InternalBarCoordinating) {
    self.model = (model as? AnyBarModel)?.model ?? model
  }

  /// The properties of the wrapped bar and those set on the erased bar.
  public var storage: EpoxyModelStorage {
    get { model.storage }
    set { model.storage = newValue }
  }
}

extension AnyBarModel: DataIDProviding, StyleIDProviding, WillDisplayProviding {}

extension AnyBarModel: CallbackContextEpoxyModeled {
  /// The argument of the closures of an erased bar.
  public nonisolated struct CallbackContext: ViewProviding, TraitCollectionProviding,
    AnimatedProviding
  {
    /// The view of the bar.
    public let view: UIView

    /// The traits of the view.
    public let traitCollection: UITraitCollection

    /// Whether changes should be animated.
    public let animated: Bool

    /// Creates a context from the values of its properties.
    public init(view: UIView, traitCollection: UITraitCollection, animated: Bool) {
      self.view = view
      self.traitCollection = traitCollection
      self.animated = animated
    }
  }
}

extension AnyBarModel: BarModeling {
  /// Returns the bar itself.
  public func eraseToAnyBarModel() -> AnyBarModel { self }
}

extension AnyBarModel: InternalBarCoordinating {
  /// Makes the coordinator of the wrapped bar.
  @preconcurrency @MainActor
  public func makeCoordinator(update: @escaping (Bool) -> Void) -> any AnyBarCoordinating {
    model.makeCoordinator(update: update)
  }

  /// Returns the bar of a coordinator that the wrapped bar or an equivalent one has made.
  @preconcurrency @MainActor
  public func barModel(for coordinator: any AnyBarCoordinating) -> any BarModeling {
    model.barModel(for: coordinator)
  }

  /// Whether a coordinator is of the class that the wrapped bar would make.
  @preconcurrency @MainActor
  public func canReuseCoordinator(_ coordinator: any AnyBarCoordinating) -> Bool {
    model.canReuseCoordinator(coordinator)
  }
}

extension AnyBarModel: Diffable {
  /// The identity of the wrapped bar.
  public var diffIdentifier: AnyHashable { model.diffIdentifier }

  /// Whether the contents of the wrapped bars are equal.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    model.isDiffableItemEqual(to: (otherDiffableItem as? AnyBarModel)?.model ?? otherDiffableItem)
  }
}
