// SPDX-License-Identifier: MIT

/// A view of a bar stack that shows one bar.
///
/// The wrapper can be lower than its bar: while it opens and closes, the bar keeps its height and
/// slides under its neighbor or beyond the screen.
@preconcurrency @MainActor
public final class BarWrapperView: UIView {
  /// Weaker than the height of a bar's content, and stronger than the constraint that makes a stack
  /// low.
  private static let yieldingPriority = UILayoutPriority(251)

  private static let crossDissolveDuration: TimeInterval = 0.3

  /// The bar; nil if there is none.
  public private(set) var model: (any BarModeling)?

  /// The coordinator of the bar.
  public var coordinator: (any AnyBarCoordinating)? { coordinators.list.first }

  /// The view of the bar.
  public var view: UIView? { display?.view }

  let coordinators = BarCoordinators()

  private var display: BarDisplay?
  /// Views that a cross-dissolve is removing.
  private var replaced: [BarDisplay] = []
  private var zOrder: BarStackView.ZOrder
  private var barEdges: [NSLayoutConstraint] = []
  private lazy var collapse = heightAnchor.constraint(equalToConstant: 0)

  /// Called after the view or the height of the bar has changed outside of `setModel(_:animated:)`.
  var didUpdate: ((_ animated: Bool) -> Void)?

  /// The closures of a `HeightInvalidatingBarView`.
  var heightInvalidationContext: BarHeightInvalidationContext?

  /// The insets of the surroundings that cover the wrapper; of these, the bar keeps its content
  /// clear.
  var coveredInsets = UIEdgeInsets.zero {
    didSet { if coveredInsets != oldValue { updateMargins() } }
  }

  init(zOrder: BarStackView.ZOrder) {
    self.zOrder = zOrder
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = .zero
    coordinators.update = { [weak self] animated in self?.coordinatorDidUpdate(animated: animated) }
  }

  /// Not available, because a wrapper is not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  // MARK: The bar

  /// Shows a bar, or none.
  public func setModel(_ model: (any BarModeling)?, animated: Bool) {
    setBar(model, animated: animated)?.didDisplay(animated: false)
  }

  /// Shows a bar, or none. Returns the first view that the wrapper shows, for which `didDisplay`
  /// has not been called; later views replace their predecessors, with a cross-dissolve if
  /// `animated`.
  ///
  /// - Parameter appearsAnimated: Whether the first view appears with an animation of the stack.
  @discardableResult
  func setBar(
    _ new: (any BarModeling)?, animated: Bool, appearsAnimated: Bool = false
  ) -> BarDisplay? {
    model = new
    guard let new else {
      endDisplaying(animated: animated)
      return nil
    }
    guard let resolved = resolve(new.eraseToAnyBarModel()) else { return nil }
    if let display, !coordinatorsDiffer, display.canShow(resolved.model) {
      hasNewHeight = display.show(resolved, animated: animated)
      return nil
    }
    hasNewHeight = true
    let isFirst = display == nil
    let next = BarDisplay(resolved)
    prepare(next.view)
    next.willDisplay(animated: isFirst ? appearsAnimated : animated)
    guard !isFirst else {
      install(next)
      return next
    }
    replace(with: next, animated: animated && window != nil)
    return nil
  }

  /// Whether the last update may have changed the height of the bar.
  private(set) var hasNewHeight = false

  private var coordinatorsDiffer = false

  private func resolve(_ model: AnyBarModel) -> ResolvedBar? {
    let old = coordinators.list
    let resolved = coordinators.resolve(model)
    // A coordinator exists as long as the view of its bar.
    coordinatorsDiffer =
      old.count != coordinators.list.count || zip(old, coordinators.list).contains { $0 !== $1 }
    return resolved
  }

  private func coordinatorDidUpdate(animated: Bool) {
    guard let model else { return }
    setBar(model, animated: animated)
    if hasNewHeight { didUpdate?(animated) }
  }

  /// Whether the user can select the bar.
  var isSelectable: Bool { display?.model.isSelectable ?? false }

  func didSelect() {
    guard let display else { return }
    display.model.didSelect(display.view, animated: false)
  }

  /// Ends the display of all views, which remain subviews until the wrapper is removed.
  func endDisplaying(animated: Bool) {
    for old in replaced {
      old.didEndDisplaying(animated: animated)
      old.view.removeFromSuperview()
    }
    replaced = []
    guard let display else { return }
    self.display = nil
    if model == nil { display.view.removeFromSuperview() }
    display.didEndDisplaying(animated: animated)
  }

  // MARK: Views

  private func prepare(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    // The safe area includes the height of the bars, so a bar that followed it would grow forever.
    // The wrapper adds the part of the safe area that is not due to bars.
    view.insetsLayoutMarginsFromSafeArea = false
    (view as? any HeightInvalidatingBarView)?.heightInvalidationContext = heightInvalidationContext
  }

  private func install(_ next: BarDisplay) {
    NSLayoutConstraint.deactivate(barEdges)
    display = next
    addSubview(next.view)
    let view = next.view
    let top = view.topAnchor.constraint(equalTo: topAnchor)
    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
    (zOrder == .firstToLast ? top : bottom).priority = Self.yieldingPriority
    barEdges = [
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor), top, bottom,
    ]
    NSLayoutConstraint.activate(barEdges)
    updateMargins()
  }

  private func replace(with next: BarDisplay, animated: Bool) {
    guard let old = display else { return }
    let swap = {
      old.view.removeFromSuperview()
      self.install(next)
    }
    guard animated else {
      swap()
      endReplaced(and: old, animated: false)
      next.didDisplay(animated: false)
      return
    }
    replaced.append(old)
    UIView.transition(
      with: self, duration: Self.crossDissolveDuration,
      options: [.transitionCrossDissolve, .allowUserInteraction], animations: swap
    ) { [weak self] _ in
      next.didDisplay(animated: true)
      old.didEndDisplaying(animated: true)
      self?.replaced.removeAll { $0 === old }
    }
  }

  private func endReplaced(and old: BarDisplay, animated: Bool) {
    for display in replaced + [old] {
      display.didEndDisplaying(animated: animated)
    }
    replaced = []
  }

  // MARK: Layout

  /// Whether the wrapper has no height.
  var isCollapsed: Bool {
    get { collapse.isActive }
    set { collapse.isActive = newValue }
  }

  func setZOrder(_ zOrder: BarStackView.ZOrder) {
    guard zOrder != self.zOrder else { return }
    self.zOrder = zOrder
    if let display { install(display) }
  }

  /// Keeps the bar's content clear of the covered insets.
  private func updateMargins() {
    guard let display else { return }
    let own = display.originalMargins
    let covered = coveredInsets
    let view = display.view
    var margins = own
    let behavior =
      (view as? any SafeAreaLayoutMarginsBarView)?.preferredSafeAreaLayoutMarginsBehavior ?? .max
    switch behavior {
    case .max:
      margins.top = max(own.top, covered.top)
      margins.bottom = max(own.bottom, covered.bottom)
    case .sum:
      margins.top += covered.top
      margins.bottom += covered.bottom
    }
    if display.insetsMarginsFromSafeArea {
      margins.left += covered.left
      margins.right += covered.right
    }
    if view.layoutMargins != margins { view.layoutMargins = margins }
  }

  /// Returns the view of the bar at a point, also outside of the wrapper's bounds.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, let view else { return nil }
    return view.hitTest(view.convert(point, from: self), with: event)
  }
}
