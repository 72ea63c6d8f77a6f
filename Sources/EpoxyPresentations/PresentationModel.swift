// SPDX-License-Identifier: MIT

/// A controller that another controller presents.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let controller = UIViewController()
/// host.show(controller)
/// var showsForm = true
///
/// let model = PresentationModel(
///   dataID: "form", presentation: .system, makeViewController: { UIViewController() },
///   dismiss: { showsForm = false })
/// host.perform { controller.setPresentation(model, animated: true) }
/// host.settle()
/// print(controller.presentedViewController != nil)  // true
/// host.perform { controller.presentedViewController?.dismiss(animated: true) }
/// host.settle()
/// print(showsForm)  // false
/// ```
///
/// A model is a value: its modifiers return a changed copy. Setting a model with the same `dataID`
/// and equal parameters keeps the controller; other parameters dismiss it, without `dismiss`, and
/// present another one. Another `dataID`, or nil, dismisses it and calls `dismiss`.
///
/// `dismiss` is called after the transition, once, also if the state itself ended the presentation:
/// it only sets the state. It is not called for a swipe that is cancelled, nor for a dismissal that
/// the state requested if the state shows the model again, or another one, by the end of the
/// transition: it would change a state that is newer than the dismissal. A controller outside of a
/// window cannot present: nothing happens except for a warning, so set the first presentation in
/// `viewDidAppear(_:)` or later.
public struct PresentationModel {
  /// Presents something, and returns how to dismiss it.
  public typealias Presentable = @MainActor (_ context: Presentation.Context) -> Dismissible

  /// Dismisses something, and calls the completion afterwards.
  public typealias Dismissible =
    @MainActor (_ animated: Bool, _ completion: (@MainActor () -> Void)?) -> Void

  /// The identity of the model.
  let dataID: AnyHashable

  private let params: (any Equatable)?
  private let make: @MainActor () -> Presentable?
  private let dismissClosure: @MainActor () -> Void
  private var presented: [@MainActor () -> Void] = []
  private var dismissed: [@MainActor () -> Void] = []

  /// Creates a model without parameters.
  ///
  /// - Parameters:
  ///   - dataID: The identity of the model.
  ///   - presentation: The way in which the controller is presented.
  ///   - makeViewController: Makes the controller. If it returns nil, nothing is presented.
  ///   - dismiss: Called after the controller was dismissed, by the user or by an update. It has to
  ///     remove the model from the state of which the presentation is made. Not called where the
  ///     state shows a model again that was not in it when it requested the dismissal.
  @preconcurrency
  public init(
    dataID: AnyHashable, presentation: Presentation,
    makeViewController: @escaping @MainActor () -> UIViewController?,
    dismiss: @escaping @MainActor () -> Void
  ) {
    nonisolated(unsafe) let presentation = presentation  // only the main actor uses it
    self.init(
      dataID: dataID, makePresentable: { makeViewController().map { presentation.present($0) } },
      dismiss: dismiss)
  }

  /// Creates a model whose controller depends on parameters.
  ///
  /// - Parameters:
  ///   - params: The parameters. If they change, the controller is dismissed, and another one
  ///     presented.
  ///   - dataID: The identity of the model.
  ///   - presentation: The way in which the controller is presented.
  ///   - makeViewController: Makes the controller. If it returns nil, nothing is presented.
  ///   - dismiss: Called after the controller was dismissed, by the user or by an update. It has to
  ///     remove the model from the state of which the presentation is made.
  @preconcurrency
  public init<Params: Equatable>(
    params: Params, dataID: AnyHashable, presentation: Presentation,
    makeViewController: @escaping @MainActor (Params) -> UIViewController?,
    dismiss: @escaping @MainActor () -> Void
  ) {
    nonisolated(unsafe) let presentation = presentation  // only the main actor uses it
    self.init(
      params: params, dataID: dataID,
      makePresentable: { params in makeViewController(params).map { presentation.present($0) } },
      dismiss: dismiss)
  }

  /// Creates a model of something that is not presented as a controller, without parameters.
  ///
  /// - Parameters:
  ///   - dataID: The identity of the model.
  ///   - makePresentable: Makes the closure that presents. If it returns nil, nothing is presented.
  ///   - dismiss: Called after the presentation was dismissed, by the user or by an update.
  @preconcurrency
  public init(
    dataID: AnyHashable, makePresentable: @escaping @MainActor () -> Presentable?,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.init(dataID: dataID, params: nil, make: makePresentable, dismiss: dismiss)
  }

  /// Creates a model of something that is not presented as a controller, and depends on parameters.
  ///
  /// - Parameters:
  ///   - params: The parameters. If they change, the presentation is dismissed, and another one
  ///     begins.
  ///   - dataID: The identity of the model.
  ///   - makePresentable: Makes the closure that presents. If it returns nil, nothing is presented.
  ///   - dismiss: Called after the presentation was dismissed, by the user or by an update.
  @preconcurrency
  public init<Params: Equatable>(
    params: Params, dataID: AnyHashable,
    makePresentable: @escaping @MainActor (Params) -> Presentable?,
    dismiss: @escaping @MainActor () -> Void
  ) {
    // Models are created on any actor, and their parameters need not be `Sendable`: only the main
    // actor calls the closure.
    nonisolated(unsafe) let makeParams = params
    self.init(
      dataID: dataID, params: params, make: { makePresentable(makeParams) }, dismiss: dismiss)
  }

  private init(
    dataID: AnyHashable, params: (any Equatable)?, make: @escaping @MainActor () -> Presentable?,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.dataID = dataID
    self.params = params
    self.make = make
    dismissClosure = dismiss
  }

  // MARK: Callbacks

  /// Returns the model with a closure added that is called after the presentation has ended.
  @preconcurrency
  public func didPresent(_ didPresent: @escaping @MainActor () -> Void) -> PresentationModel {
    var copy = self
    copy.presented.append(didPresent)
    return copy
  }

  /// Returns the model with a closure added that is called after the dismissal has ended.
  @preconcurrency
  public func didDismiss(_ didDismiss: @escaping @MainActor () -> Void) -> PresentationModel {
    var copy = self
    copy.dismissed.append(didDismiss)
    return copy
  }

  @MainActor func makePresentable() -> Presentable? { make() }

  @MainActor func handleDidPresent() {
    for closure in presented {
      closure()
    }
  }

  @MainActor func dismiss() { dismissClosure() }

  @MainActor func handleDidDismiss() {
    for closure in dismissed {
      closure()
    }
  }
}

extension PresentationModel: Diffable {
  /// The identity of the presentation: `dataID`.
  public var diffIdentifier: AnyHashable { dataID }

  /// Whether the parameters are equal, or both models have none.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? PresentationModel else { return false }
    guard let params else { return other.params == nil }
    return Self.isEqual(params, other.params)
  }

  private static func isEqual<Params: Equatable>(_ params: Params, _ other: Any?) -> Bool {
    (other as? Params) == params
  }

  /// Whether both models are of the same presentation.
  func isSame(as other: PresentationModel) -> Bool {
    dataID == other.dataID && isDiffableItemEqual(to: other)
  }
}
