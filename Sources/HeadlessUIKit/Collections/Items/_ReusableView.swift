// SPDX-License-Identifier: MIT

/// A view that shows an element of a collection view or table view, and can be reused for another.
///
/// UIKit has no such class: it is the superclass of `UICollectionReusableView`, `UITableViewCell`
/// and `UITableViewHeaderFooterView`, and holds the configurations of cells and what ``_ItemsView``
/// needs of all of them. Its own names may change in any release.
@preconcurrency @MainActor
open class _ReusableView: UIView {
  /// The reuse identifier. Views of the same identifier are interchangeable.
  open internal(set) var reuseIdentifier: String?

  /// The attributes that were last applied to the view; nil if it is not shown.
  final var layoutAttributes: UICollectionViewLayoutAttributes?

  /// The origin of the superview's content, in the collection view's coordinates, when the
  /// attributes were applied.
  final private(set) var hostOffset = CGPoint.zero

  /// The `zIndex` that determined the position of the view among its siblings.
  final var depthInTree = 0

  /// The position in a list that the view shows; nil outside of lists.
  final private(set) var placement: ListPlacement?

  /// The style of the list that contains the view; nil for that of its surroundings.
  final private(set) var listEnvironment: UIListEnvironment?

  /// The last search for views to remove that found this view still visible.
  final var pass = 0

  /// The size that the view last determined for its current element; nil before it is measured.
  final var answeredSize: CGSize?

  /// The segues of a cell in a storyboard, boxed because few cells have any.
  final var cellSegues: CellSegues? {
    get { segueBox?.value }
    set { segueBox = newValue.map(Box.init) }
  }
  private var segueBox: Box?

  private final class Box {
    let value: CellSegues
    init(_ value: CellSegues) { self.value = value }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Invalidates the size of the view's content. The collection view then measures the view again,
  /// unless its `selfSizingInvalidation` is disabled.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    enclosingItemsView?.contentSizeChanged(of: self)
  }

  override func constraintsInSubtreeDidChange() {
    enclosingItemsView?.constraintsDidChange(of: self)
  }

  /// Prepares the view for reuse. Called before the view is reused.
  open func prepareForReuse() {}

  // MARK: State of cells

  /// Whether the cell shows that its item is selected.
  var isShownSelected: Bool {
    get { false }
    set {}
  }

  /// Shows whether the item is selected, with an animation if the cell has one.
  func showSelected(_ isSelected: Bool, animated: Bool) {
    isShownSelected = isSelected
  }

  /// Whether the cell shows a touch.
  var isShownHighlighted: Bool {
    get { false }
    set {}
  }

  /// Whether the user drags the item.
  final var isReordering = false {
    didSet { if oldValue != isReordering { itemStateDidChange() } }
  }

  /// Whether the items are being edited.
  final var isInEditing = false {
    didSet { if oldValue != isInEditing { itemStateDidChange() } }
  }

  /// Called when ``isReordering`` or ``isInEditing`` has changed.
  func itemStateDidChange() {}

  /// Called when the view no longer shows an element and returns to the reuse pool.
  func elementDidEnd() {}

  // MARK: Content and configurations of cells, headers and footers

  /// The view that contains the content. A content configuration replaces it.
  final private(set) lazy var contentViewInUse: UIView = {
    let view = makeContentView()
    addSubview(view)
    return view
  }()

  /// Returns a content view without content, as large as the view.
  func makeContentView() -> UIView { UIView(frame: bounds) }

  /// The content and background configurations; nil before one is set, as for most cells.
  final private(set) var usedConfigurations: CellConfigurationHost?

  /// The content and background configurations, which are made when they are first needed.
  final var configurations: CellConfigurationHost {
    if let usedConfigurations { return usedConfigurations }
    let made = CellConfigurationHost(
      of: self, state: { [unowned self] in stateOfConfigurations },
      replaceContentView: { [unowned self] in replaceContentView(by: $0) })
    usedConfigurations = made
    return made
  }

  /// The state for which the configurations are updated.
  var stateOfConfigurations: any UIConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  private func replaceContentView(by new: UIView?) {
    let old = contentViewInUse
    let view = new ?? makeContentView()
    view.frame = old.frame
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    contentViewInUse = view
    contentViewChanged()
  }

  /// Called when a content configuration has replaced the content view.
  func contentViewChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var needsUpdateOfConfiguration = true

  /// Requests an update of the configuration before the next layout or measurement.
  final func requestUpdateOfConfiguration() {
    needsUpdateOfConfiguration = true
    setNeedsLayout()
  }

  /// Updates the view's configuration before it is measured.
  func updateConfigurationIfNeeded() {}

  /// Updates the configurations for a state, and then the client's views, if that was requested.
  final func updateConfigurationIfNeeded<State: UIConfigurationState>(
    for state: @autoclosure () -> State, _ update: (State) -> Void
  ) {
    guard needsUpdateOfConfiguration else { return }
    needsUpdateOfConfiguration = false
    let state = state()
    usedConfigurations?.update(for: state)
    update(state)
  }

  // MARK: Attributes

  /// Called when attributes have been applied to the view.
  func attributesDidChange(_ attributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view's layout is replaced.
  func layoutWillChange(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}

  /// Called after the view's layout has been replaced.
  func layoutDidChange(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers: those with the size of its content along the
  /// axes that the layout leaves to the view.
  func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    fittedAttributes(attributes)
  }

  final func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let preferred = attributes.duplicate()
    preferred.size = size(
      answering: attributes.selfSizing ?? SelfSizing(freeAxes: .both, target: attributes.size))
    return preferred
  }

  /// The view whose constraints determine the size.
  var viewToFit: UIView { self }

  // Not before: a layout while descendants still have their old traits would measure an old size.
  override func traitsOfSubtreeDidChange() {
    super.traitsOfSubtreeDidChange()
    enclosingItemsView?.sizeMayHaveChanged(of: self)
  }

  override func marginsDidChange() {
    super.marginsDidChange()
    enclosingItemsView?.sizeMayHaveChanged(of: self)
  }

  // The safe area across the list affects the content's margins.
  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    enclosingItemsView?.sizeMayHaveChanged(of: self)
  }

  /// The collection view or table view in which the view shows an element; nil if there is none.
  private var enclosingItemsView: _ItemsView? {
    guard layoutAttributes != nil else { return nil }
    var ancestor = superview
    while let view = ancestor, !(view is _ItemsView) { ancestor = view.superview }
    return ancestor as? _ItemsView
  }

  /// Applies the position and appearance that the layout determines.
  final func take(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
    layoutAttributes = attributes
    hostOffset = offset
    let center = CGPoint(x: attributes.center.x - offset.x, y: attributes.center.y - offset.y)
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if self.center != center { self.center = center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if layer.zPosition != CGFloat(attributes.zIndex) {
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    show(attributes.listPlacement)
    attributesDidChange(attributes)
  }

  /// Shows the position in a list.
  final func show(_ placement: ListPlacement?) {
    let old = self.placement
    guard old != placement else { return }
    self.placement = placement
    join(placement?.appearance.environment)
    placementChanged(from: old)
  }

  /// Adopts the style of the list that contains the view.
  final func join(_ list: UIListEnvironment?) {
    guard listEnvironment != list else { return }
    listEnvironment = list
    updateTraits()
  }

  override func traits(inheriting traits: UITraitCollection) -> UITraitCollection {
    listEnvironment.map { device.listTraits.traits(traits, in: $0) } ?? traits
  }

  /// Called when the position of the view in a list has changed.
  func placementChanged(from old: ListPlacement?) {}
}
