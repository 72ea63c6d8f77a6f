// SPDX-License-Identifier: MIT

/// A coordinator of a bar, with the type of its model erased.
@preconcurrency @MainActor
public protocol AnyBarCoordinating: AnyObject {
  /// The coordinator whose properties are set: another one, if this one wraps it.
  var backing: any AnyBarCoordinating { get }
}

extension AnyBarCoordinating {
  /// The coordinator itself, which has no other behind it.
  public var backing: any AnyBarCoordinating { self }
}

/// An object that exists as long as the view of its bar, and can update the view between updates of
/// the model.
///
/// An installer passes values to coordinators by a ``BarCoordinatorProperty``.
///
/// ```swift
/// final class TitleCoordinator: BarCoordinating {
///   private let update: (_ animated: Bool) -> Void
///   var isShort = false { didSet { update(true) } }
///
///   init(update: @escaping (_ animated: Bool) -> Void) { self.update = update }
///
///   func barModel(for model: BarModel<UILabel>) -> any BarModeling {
///     let text = isShort ? "M" : "Mail"
///     return BarModel<UILabel>(content: text) { $0.view.text = $1 }
///   }
/// }
///
/// let stack = BarStackView()
/// let bar = BarModel<UILabel>().makeCoordinator { TitleCoordinator(update: $0) }
/// stack.setBars([bar], animated: false)
/// (stack.primaryCoordinator as? TitleCoordinator)?.isShort = true
/// print((stack.primaryBar as? UILabel)?.text ?? "none")  // M
/// ```
///
/// The stack retains the coordinator, so a coordinator that stores the stack or its controller does
/// so weakly. `update` calls `barModel(for:)` again with the current model; after the bar has been
/// removed it does nothing. A model that makes a coordinator of another class replaces it.
@preconcurrency @MainActor
public protocol BarCoordinating: AnyBarCoordinating {
  /// The type of the bars that the coordinator can coordinate.
  associatedtype Model: BarModeling

  /// Returns the bar to show for a model.
  func barModel(for model: Model) -> any BarModeling
}

/// The requirements of a bar stack for a model that makes its coordinator.
public protocol InternalBarCoordinating: Diffable, EpoxyModeled {
  /// Makes a coordinator. It may call `update` to show its bar again.
  @preconcurrency @MainActor
  func makeCoordinator(update: @escaping (_ animated: Bool) -> Void) -> any AnyBarCoordinating

  /// Returns the bar of a coordinator that this model or an equivalent one has made.
  @preconcurrency @MainActor
  func barModel(for coordinator: any AnyBarCoordinating) -> any BarModeling

  /// Whether a coordinator is of the class that this model would make.
  @preconcurrency @MainActor
  func canReuseCoordinator(_ coordinator: any AnyBarCoordinating) -> Bool
}
