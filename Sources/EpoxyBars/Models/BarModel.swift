// SPDX-License-Identifier: MIT

/// A bar whose view is of a given class.
///
/// An `EpoxyableView` creates its bars with `barModel(dataID:content:behaviors:style:)`. This type
/// serves views of other classes, with closures:
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let stack = BarStackView()
/// host.show(stack, frame: CGRect(x: 0, y: 100, width: 393, height: 0))
/// let title = BarModel<UILabel>(content: "Hello") { context, content in
///   context.view.text = content
/// }
/// .didSelect { context in print(context.view.text ?? "none") }
/// host.perform { stack.setBars([title], animated: false) }
/// print((stack.primaryBar as? UILabel)?.text ?? "none")  // Hello
/// ```
///
/// A model is a value: its modifiers return a changed copy. Its identity in a stack consists of the
/// `dataID` and the class of the view. Bars of one class and stack need different IDs. A bar with
/// another `styleID` gets a new view; the content is set again when it changes, behaviors with
/// every update.
///
/// The content of the bar determines its height, by constraints or by its intrinsic size. A bar at
/// the edge of the screen receives the safe area as layout margins: content that does not keep to
/// them, such as the text of the label above, is drawn behind the status bar.
public struct BarModel<View: UIView>: ViewEpoxyModeled {
  /// The properties that were set.
  public var storage = EpoxyModelStorage()

  /// Creates a bar without content.
  public init(dataID: AnyHashable? = nil) {
    if let dataID { self.dataID = dataID }
  }

  /// Creates a bar with content.
  ///
  /// - Parameter setContent: Shows the content in a view.
  @preconcurrency
  public init<Content: Equatable>(
    dataID: AnyHashable? = nil, content: Content,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    self.init(dataID: dataID)
    self.setContent(content, shownBy: setContent)
  }

  /// Creates a bar with content whose view is made with parameters.
  ///
  /// The parameters become the `styleID`, so bars with different parameters do not share a view.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view with parameters.
  ///   - setContent: Shows the content in a view.
  @preconcurrency
  public init<Params: Hashable, Content: Equatable>(
    dataID: AnyHashable? = nil, params: Params, content: Content,
    makeView: @escaping @MainActor (Params) -> View,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    self.init(dataID: dataID, content: content, setContent: setContent)
    // Models are created on any actor, and their parameters need not be `Sendable`: only the main
    // actor calls the closure.
    nonisolated(unsafe) let makeParams = params
    self.makeView = { makeView(makeParams) }
    styleID = params
  }

  /// Creates a bar of an `EpoxyableView`. See `setView(dataID:style:content:behaviors:)`.
  init(
    dataID: AnyHashable?, style: View.Style?, content: View.Content?, behaviors: View.Behaviors?
  ) where View: EpoxyableView {
    setView(
      dataID: dataID ?? DataIDProperty.defaultValue, style: style, content: content,
      behaviors: behaviors)
  }
}

extension BarModel: SetContentProviding, ErasedContentProviding, DataIDProviding,
  DidDisplayProviding, DidEndDisplayingProviding, DidSelectProviding, MakeViewProviding,
  SetBehaviorsProviding, StyleIDProviding, WillDisplayProviding
{}

extension BarModel: CallbackContextEpoxyModeled {
  /// The argument of the closures of a bar.
  public nonisolated struct CallbackContext: ViewProviding, TraitCollectionProviding,
    AnimatedProviding
  {
    /// The view of the bar.
    public var view: View

    /// The traits of the view.
    public var traitCollection: UITraitCollection

    /// Whether changes should be animated.
    public var animated: Bool

    /// Creates a context from the values of its properties.
    public init(view: View, traitCollection: UITraitCollection, animated: Bool) {
      self.view = view
      self.traitCollection = traitCollection
      self.animated = animated
    }
  }
}

extension BarModel: BarModeling {
  /// The bar with the class of its view erased.
  public func eraseToAnyBarModel() -> AnyBarModel { AnyBarModel(self) }
}

extension BarModel: Diffable {
  /// The identity: `dataID` and the class of the view.
  public var diffIdentifier: AnyHashable {
    BarIdentity(dataID: dataID, viewClass: ClassReference(View.self))
  }
}

// MARK: - Coordinators

extension BarModel: InternalBarCoordinating {
  /// Returns the bar with a coordinator, which is made when the bar's view is.
  ///
  /// - Parameter makeCoordinator: Makes the coordinator. The argument shows the coordinator's bar
  ///   again; its own argument is whether the changes are animated.
  @preconcurrency
  public func makeCoordinator<Coordinator: BarCoordinating>(
    _ makeCoordinator:
      @escaping @MainActor (_ update: @escaping (_ animated: Bool) -> Void) -> Coordinator
  ) -> Self where Coordinator.Model == Self {
    copy(updating: BarCoordinationProperty<Self>.self, to: BarCoordination(makeCoordinator) { $0 })
  }

  /// Returns the bar of a coordinator that this model or an equivalent one has made.
  @preconcurrency @MainActor
  public func barModel(for coordinator: any AnyBarCoordinating) -> any BarModeling {
    coordination.barModel(self, coordinator)
  }

  /// Makes the coordinator of the bar.
  @preconcurrency @MainActor
  public func makeCoordinator(update: @escaping (Bool) -> Void) -> any AnyBarCoordinating {
    coordination.make(update)
  }

  /// Whether a coordinator is of the class that this model would make.
  @preconcurrency @MainActor
  public func canReuseCoordinator(_ coordinator: any AnyBarCoordinating) -> Bool {
    coordination.canReuse(coordinator)
  }

  @MainActor private var coordination: BarCoordination<Self> {
    storage[BarCoordinationProperty<Self>.self]
      ?? BarCoordination({ _ in DefaultBarCoordinator() }, model: { $0 })
  }
}

/// The coordinator of a bar without one: shows the model as it is.
@preconcurrency @MainActor
private final class DefaultBarCoordinator<View: UIView>: BarCoordinating {
  func barModel(for model: BarModel<View>) -> any BarModeling { model }
}

// MARK: - In a stack

extension BarModel: InternalBarModeling {
  var isSelectable: Bool { didSelect != nil }

  @MainActor func makeBarView() -> UIView { makeView() }

  @MainActor func setContent(of view: UIView, animated: Bool) {
    call(setContent, with: view, animated: animated)
  }

  @MainActor func setBehaviors(of view: UIView, animated: Bool) {
    call(setBehaviors, with: view, animated: animated)
  }

  @MainActor func willDisplay(_ view: UIView, animated: Bool) {
    call(willDisplay, with: view, animated: animated)
  }

  @MainActor func didDisplay(_ view: UIView, animated: Bool) {
    call(didDisplay, with: view, animated: animated)
  }

  @MainActor func didEndDisplaying(_ view: UIView, animated: Bool) {
    call(didEndDisplaying, with: view, animated: animated)
  }

  @MainActor func didSelect(_ view: UIView, animated: Bool) {
    call(didSelect, with: view, animated: animated)
  }

  @MainActor
  private func call(
    _ closure: (@MainActor (CallbackContext) -> Void)?, with view: UIView, animated: Bool
  ) {
    guard let closure, let view = view as? View else { return }
    closure(
      CallbackContext(view: view, traitCollection: view.traitCollection, animated: animated))
  }
}
