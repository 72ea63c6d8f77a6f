// SPDX-License-Identifier: MIT

/// A controller of a navigation stack.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let controller = NavigationController()
/// host.show(controller)
/// var made = 0
///
/// func show(message: Int) {
///   host.perform {
///     let model = NavigationModel(
///       params: message, dataID: "message",
///       makeViewController: { _ in
///         made += 1
///         return UIViewController()
///       }, remove: {})
///     controller.setStack([model], animated: false)
///   }
/// }
/// show(message: 1)
/// show(message: 1)
/// show(message: 2)
/// print(made)  // 2
/// ```
///
/// A model is a value: its modifiers return a changed copy. A stack that contains a model with the
/// same `dataID` and equal parameters keeps the model's controller; other parameters replace it. A
/// value that `makeViewController` captures, instead of receiving it as a parameter, changes
/// nothing in a controller that exists.
///
/// `remove` is called after the transition, once for each controller that has left the stack, also
/// if the state itself removed it: it only sets the state, and must not start the work that belongs
/// to the user's decision. It is not called for a controller that is replaced because of its
/// parameters, nor for one that the state itself removed if the state contains it again, or another
/// new model, by the end of the transition: it would change a state that is newer than the removal.
/// Capture the owner of the stack weakly.
public struct NavigationModel {
  /// The identity of the model in its stack.
  let dataID: AnyHashable

  private let params: (any Equatable)?
  private let make: @MainActor () -> UIViewController?
  private let removeClosure: @MainActor () -> Void
  private var show = CallbackChain<UIViewController>()
  private var hide = CallbackChain<Void>()
  private var add = CallbackChain<UIViewController>()
  private var removed = CallbackChain<Void>()

  /// Creates a model whose controller depends on parameters.
  ///
  /// - Parameters:
  ///   - params: The parameters. The stack replaces the controller if they change.
  ///   - dataID: The identity of the model in its stack.
  ///   - makeViewController: Makes the controller. If it returns nil, the model is left out, and
  ///     the closure is called again at the next update of the stack.
  ///   - remove: Called after the controller was removed from the stack, by the user or by an
  ///     update. It has to remove the model from the state of which the stack is made.
  @preconcurrency
  public init<Params: Equatable>(
    params: Params, dataID: AnyHashable,
    makeViewController: @escaping @MainActor (Params) -> UIViewController?,
    remove: @escaping @MainActor () -> Void
  ) {
    // Models are created on any actor, and their parameters need not be `Sendable`: only the main
    // actor calls the closure.
    nonisolated(unsafe) let makeParams = params
    self.init(
      dataID: dataID, params: params, make: { makeViewController(makeParams) }, remove: remove)
  }

  /// Creates a model without parameters.
  ///
  /// - Parameters:
  ///   - dataID: The identity of the model in its stack.
  ///   - makeViewController: Makes the controller. If it returns nil, the model is left out, and
  ///     the closure is called again at the next update of the stack.
  ///   - remove: Called after the controller was removed from the stack, by the user or by an
  ///     update. It has to remove the model from the state of which the stack is made.
  @preconcurrency
  public init(
    dataID: AnyHashable, makeViewController: @escaping @MainActor () -> UIViewController?,
    remove: @escaping @MainActor () -> Void
  ) {
    self.init(dataID: dataID, params: nil, make: makeViewController, remove: remove)
  }

  private init(
    dataID: AnyHashable, params: (any Equatable)?,
    make: @escaping @MainActor () -> UIViewController?,
    remove: @escaping @MainActor () -> Void
  ) {
    self.dataID = dataID
    self.params = params
    self.make = make
    removeClosure = remove
  }

  /// Returns the model of a controller that is always in the stack.
  @preconcurrency
  public static func root(
    dataID: AnyHashable, makeViewController: @escaping @MainActor () -> UIViewController?
  ) -> NavigationModel {
    NavigationModel(dataID: dataID, makeViewController: makeViewController, remove: {})
  }

  // MARK: Callbacks

  /// Returns the model with a closure added that is called after the controller has become the top
  /// of the stack.
  @preconcurrency
  public func didShow(_ didShow: @escaping @MainActor (UIViewController) -> Void) -> NavigationModel
  {
    var copy = self
    copy.show.add(didShow)
    return copy
  }

  /// Returns the model with a closure added that is called after the controller has ceased to be
  /// the top of the stack.
  @preconcurrency
  public func didHide(_ didHide: @escaping @MainActor () -> Void) -> NavigationModel {
    var copy = self
    copy.hide.add { didHide() }
    return copy
  }

  /// Returns the model with a closure added that is called after the controller was added to the
  /// stack.
  @preconcurrency
  public func didAdd(_ didAdd: @escaping @MainActor (UIViewController) -> Void) -> NavigationModel {
    var copy = self
    copy.add.add(didAdd)
    return copy
  }

  /// Returns the model with a closure added that is called after the controller was removed from
  /// the stack.
  @preconcurrency
  public func didRemove(_ didRemove: @escaping @MainActor () -> Void) -> NavigationModel {
    var copy = self
    copy.removed.add { didRemove() }
    return copy
  }

  /// Calls the closures of `didRemove(_:)`.
  @preconcurrency @MainActor
  public func handleDidRemove() { removed.call(()) }

  /// Calls the closure that removes the model from the state of which the stack is made.
  @preconcurrency @MainActor
  public func remove() { removeClosure() }

  @MainActor func makeViewController() -> UIViewController? { make() }
  @MainActor func handleDidShow(_ controller: UIViewController) { show.call(controller) }
  @MainActor func handleDidHide() { hide.call(()) }
  @MainActor func handleDidAdd(_ controller: UIViewController) { add.call(controller) }
}

extension NavigationModel: Diffable {
  /// The identity in a difference of stacks: `dataID`.
  public var diffIdentifier: AnyHashable { dataID }

  /// Whether the parameters are equal, or both models have none.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? NavigationModel else { return false }
    guard let params else { return other.params == nil }
    return Self.isEqual(params, other.params)
  }

  private static func isEqual<Params: Equatable>(_ params: Params, _ other: Any?) -> Bool {
    (other as? Params) == params
  }
}

/// A result builder of arrays of models.
public typealias NavigationModelBuilder = EpoxyModelArrayBuilder<NavigationModel>

/// An object with a navigation stack.
public protocol StackProviding {
  /// The models from the root to the top. Nil models are left out.
  var stack: [NavigationModel?] { get }
}

/// Closures that are called one after the other, the oldest first.
private struct CallbackChain<Value> {
  private var closures: [@MainActor (Value) -> Void] = []

  mutating func add(_ closure: @escaping @MainActor (Value) -> Void) {
    closures.append(closure)
  }

  @MainActor func call(_ value: Value) {
    for closure in closures {
      closure(value)
    }
  }
}
