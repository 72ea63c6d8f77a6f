// SPDX-License-Identifier: MIT

/// A column of bars, which are updated with models.
///
/// Installers show bars at the edges of a controller's view. A bar stack can also be used as a
/// view, or as a bar, of its own.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let stack = BarStackView()
/// host.show(stack, frame: CGRect(x: 0, y: 100, width: 393, height: 0))
///
/// func show(_ names: [String]) {
///   let bars = names.map { name in
///     BarModel<UILabel>(dataID: name, content: name) { $0.view.text = $1 }
///   }
///   host.perform { stack.setBars(bars, animated: true) }
/// }
/// show(["title"])
/// let title = stack.primaryBar
/// show(["banner", "title"])
/// host.settle()
/// print(stack.barViews.count, stack.barViews[1] === title)  // 2 true
/// ```
///
/// Do not add arranged subviews: the stack owns them, one for each bar. An animated update takes
/// half a second and moves what is constrained to the stack along with the bars; outside of a
/// window nothing is animated. A bar that returns while it slides out is a new bar with a new view.
/// `setBars` may be called in a callback of a bar: the inner call completes first.
@preconcurrency @MainActor
open class BarStackView: UIStackView, EpoxyableView {
  /// The order of overlapping bars.
  public enum ZOrder: Sendable {
    /// The first bar is in front. The bars hang from their upper edge: a closing bar slides up.
    case firstToLast
    /// The last bar is in front. The bars stand on their lower edge: a closing bar slides down.
    case lastToFirst
  }

  /// The content of a bar stack. It never equals another content, so that bars are updated with
  /// their models, whose closures cannot be compared.
  public struct Content: Equatable {
    /// The bars, from top to bottom.
    public var models: [any BarModeling]

    /// The background of a selected bar.
    public var selectedBackgroundColor: UIColor?

    /// The order of overlapping bars.
    public var zOrder: ZOrder

    /// Creates a content from the values of its properties.
    public init(
      models: [any BarModeling], selectedBackgroundColor: UIColor? = nil,
      zOrder: ZOrder = .firstToLast
    ) {
      self.models = models
      self.selectedBackgroundColor = selectedBackgroundColor
      self.zOrder = zOrder
    }

    /// Returns false, so that every content is set.
    public static func == (_: Self, _: Self) -> Bool { false }
  }

  final var wrappers: [BarWrapperView] = []
  /// Wrappers of removed bars that close with an animation.
  final var leaving: [BarWrapperView] = []
  final var selectedWrapper: BarWrapperView?
  /// Whether bars are laid out at the beginning of an animation, with heights that are not shown at
  /// rest.
  final var isPreparingAnimation = false
  /// Whether bars keep clear of other insets than in the last layout, so that their heights will
  /// change.
  final var hasNewCoveredInsets = false

  /// Called with a new coordinator, before it returns its bar.
  final var didMakeCoordinator: ((any AnyBarCoordinating) -> Void)?

  /// Creates a stack without bars.
  public required init() {
    super.init(frame: .zero)
    axis = .vertical
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = .zero
    // A stack without bars has no height, unless other constraints set one.
    let low = heightAnchor.constraint(equalToConstant: 0)
    low.priority = UILayoutPriority(51)
    low.isActive = true
  }

  /// Not available, because a bar stack is not archived.
  @available(*, unavailable)
  public required init(coder: NSCoder) { fatalError("init(coder:) is not available") }

  // MARK: Bars

  /// The bars, from top to bottom.
  public private(set) var models: [AnyBarModel] = []

  /// The order of overlapping bars.
  public var zOrder = ZOrder.firstToLast {
    didSet {
      guard zOrder != oldValue else { return }
      for wrapper in wrappers {
        wrapper.setZOrder(zOrder)
      }
      updateZPositions()
    }
  }

  /// The background of a bar that is touched, if it can be selected.
  public var selectedBackgroundColor: UIColor? {
    didSet { selectedWrapper?.backgroundColor = selectedBackgroundColor }
  }

  /// The view of the frontmost bar.
  public var primaryBar: UIView? { primaryWrapper?.view }

  /// The coordinator of the frontmost bar.
  public var primaryCoordinator: (any AnyBarCoordinating)? { primaryWrapper?.coordinator }

  /// The coordinators of all bars, from top to bottom.
  public var coordinators: [any AnyBarCoordinating] { wrappers.flatMap(\.coordinators.list) }

  /// The views of all bars, from top to bottom.
  public var barViews: [UIView] { wrappers.compactMap(\.view) }

  private var primaryWrapper: BarWrapperView? {
    zOrder == .firstToLast ? wrappers.first : wrappers.last
  }

  /// Updates the bars.
  ///
  /// A bar with a new identity is inserted, a bar whose identity is missing is removed, and the
  /// others keep their views: a view receives a content that differs, and a bar with another style
  /// gets another view. With `animated`, inserted bars slide in, removed bars slide out and
  /// replaced views cross-dissolve.
  public func setBars(_ bars: [any BarModeling], animated: Bool) {
    let new = bars.map { $0.eraseToAnyBarModel() }
    let changes = new.makeChangeset(from: models)
    warn(of: changes.duplicates, in: new)
    models = new
    update(by: changes, animated: animated)
  }

  /// Sets the bars, their order and the background of selected bars.
  public func setContent(_ content: Content, animated: Bool) {
    zOrder = content.zOrder
    selectedBackgroundColor = content.selectedBackgroundColor
    setBars(content.models, animated: animated)
  }

  private func warn(of duplicates: [[Int]], in models: [AnyBarModel]) {
    for group in duplicates {
      EpoxyLogger.shared.warn(
        "Several bars have the identity \(models[group[0]].diffIdentifier): give bars with views of one "
          + "class different data IDs.")
    }
  }

  // MARK: Layout

  /// Passes the covered part of the margins on to the bars.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateCoveredInsets()
  }

  /// Updates the margins of the bars.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    updateCoveredInsets()
  }

  /// The left and right insets of the surroundings that cover the bars.
  var sideInsets: UIEdgeInsets { .zero }

  final func updateCoveredInsets() {
    let sides = sideInsets
    for wrapper in wrappers {
      let below = bounds.maxY - wrapper.frame.maxY
      let insets = UIEdgeInsets(
        top: max(layoutMargins.top - wrapper.frame.minY, 0), left: sides.left,
        bottom: max(layoutMargins.bottom - below, 0), right: sides.right)
      guard !insets.isNearly(wrapper.coveredInsets) else { continue }
      wrapper.coveredInsets = insets
      hasNewCoveredInsets = true
    }
  }

  /// The view whose layout determines the heights of the bars and of everything that follows them.
  final var layoutRoot: UIView { superview ?? self }

  // MARK: Touches

  /// Returns the view of the frontmost bar at a point, also outside of the stack's bounds. Never
  /// the stack itself.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    let fromFront = wrappers.sorted { $0.layer.zPosition > $1.layer.zPosition }
    for wrapper in fromFront {
      if let view = wrapper.hitTest(wrapper.convert(point, from: self), with: event) {
        return view
      }
    }
    return nil
  }

  /// Selects the bar under the finger, if it can be selected.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    select(wrappers.first { $0.isSelectable && isTouch(touch, in: $0) })
  }

  /// Deselects the bar while the finger is outside.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let selectedWrapper, let touch = touches.first else { return }
    if !isTouch(touch, in: selectedWrapper) { deselect() }
  }

  /// Calls `didSelect` of the selected bar.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let selected = selectedWrapper
    deselect()
    selected?.didSelect()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    deselect()
  }

  private func isTouch(_ touch: UITouch, in wrapper: BarWrapperView) -> Bool {
    guard let view = wrapper.view else { return false }
    return view.point(inside: touch.location(in: view), with: nil)
  }

  private func select(_ wrapper: BarWrapperView?) {
    deselect()
    selectedWrapper = wrapper
    wrapper?.backgroundColor = selectedBackgroundColor
  }

  final func deselect() {
    selectedWrapper?.backgroundColor = nil
    selectedWrapper = nil
  }
}
