// SPDX-License-Identifier: MIT

/// The safe areas, margins and sizes that the views of an island have in the solver's solution.
///
/// The insets that the views report belong to their last layout. After a rotation of the screen, a
/// view that still has its old height would have an inset that is larger than its new height. The
/// result of a fit would also depend on the previous fit: a view that extends below the screen has
/// an inset as large as the part below, and would grow with each fit. Therefore, the safe areas and
/// margins of views inside of the root follow from their positions in the solution. While views are
/// placed, the root has its reported safe area and margins. In a fit, they depend on the given
/// lengths:
/// - Along an axis whose length the fit determines, neither the safe area nor the keyboard affects
///   the view.
/// - Along an axis whose length is given, the view has the safe area of a view with this length at
///   its position.
@MainActor
struct LayoutSurroundings {
  private let engine: LayoutEngine
  /// The parameters of the current fit; nil while views are placed.
  private let question: FittingQuestion?

  init(_ question: FittingQuestion?, in engine: LayoutEngine) {
    self.engine = engine
    self.question = question
  }

  private var root: UIView { engine.root }

  // MARK: Positions

  func size(of view: UIView) -> CGSize {
    guard view === root else { return frame(of: view).size }
    guard let item = engine.held.rootItem else { return question?.target ?? root.bounds.size }
    return CGSize(
      width: item.values.width + item.alignment.left + item.alignment.right,
      height: item.values.height + item.alignment.top + item.alignment.bottom)
  }

  /// Returns the frame of a view inside of the root, in the superview's coordinates.
  private func frame(of view: UIView) -> CGRect {
    if let state = view.layoutItem.state, let item = engine.knownItem(of: state), item.isFree {
      return view.frame(forAlignmentRect: item.rect)
    }
    guard view.flags.translatesAutoresizingMask, let parent = view.parent else { return view.frame }
    let size = size(of: parent)
    func length(_ field: ItemField, of whole: CGFloat) -> Double {
      let pin = view.autoresizingPin(field)
      return pin.constant + pin.share * Double(whole)
    }
    return view.frame(
      forAlignmentRect: CGRect(
        x: length(.x, of: size.width), y: length(.y, of: size.height),
        width: length(.width, of: size.width), height: length(.height, of: size.height)))
  }

  private func bounds(of view: UIView) -> CGRect {
    CGRect(origin: view.bounds.origin, size: size(of: view))
  }

  // MARK: Safe areas and margins

  func safeArea(of view: UIView) -> UIEdgeInsets {
    guard view !== root, let parent = view.parent else {
      return question?.safeArea ?? view.safeAreaInsets
    }
    let outer = safeArea(of: parent)
    var insets = UIEdgeInsets.zero
    if outer != .zero {
      let content = parent.performAsIfCovered(by: outer) { parent.safeAreaOfContent }
      insets = parent.safeAreaOverlap(of: content, of: bounds(of: parent), with: frame(of: view))
      insets.remove(view.marginState.positionIndependentAxes)
    }
    insets = insets + view.additionalSafeAreaInsets
    return view.performAsIfCovered(by: insets) { view.safeAreaInsets }
  }

  func margins(of view: UIView) -> UIEdgeInsets {
    // A subclass that overrides `layoutMargins` is responsible for margins that do not depend on
    // the last layout.
    let reported = view.layoutMargins
    guard reported == view.effectiveMargins else { return reported }
    guard view === root else { return innerMargins(of: view) }
    guard let question else { return reported }
    let margins = view.margins(inSafeArea: safeArea(of: view))
    return view.marginState.preservesSuperview ? margins.union(question.inheritedMargins) : margins
  }

  private func innerMargins(of view: UIView) -> UIEdgeInsets {
    let margins = view.margins(inSafeArea: safeArea(of: view))
    guard view.marginState.preservesSuperview, let parent = view.parent else { return margins }
    var inherited = UIView.overlap(
      of: self.margins(of: parent), of: bounds(of: parent), with: frame(of: view))
    inherited.remove(view.marginState.positionIndependentAxes)
    return margins.union(inherited)
  }

  func keyboardInsets(of view: UIView) -> UIEdgeInsets {
    question?.freeAxes.contains(.vertical) == true
      ? view.keyboardInsetsWithoutKeyboard : view.keyboardInsets
  }
}

/// The parameters of `systemLayoutSizeFitting`, and the view's insets that follow from them.
struct FittingQuestion: Equatable {
  let target: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
  /// The safe area of the fitted view, without the superview's safe area along the axes whose
  /// lengths the fit determines.
  let safeArea: UIEdgeInsets
  /// The part of the superview's margins that the view preserves.
  let inheritedMargins: UIEdgeInsets

  /// - Parameter bottom: The bottom inset of the safe area; nil for that of the axes that the fit
  ///   does not determine.
  @MainActor
  init(
    _ target: CGSize, of view: UIView, horizontal: UILayoutPriority, vertical: UILayoutPriority,
    bottomOfSafeArea bottom: CGFloat? = nil
  ) {
    self.target = target
    self.horizontal = horizontal
    self.vertical = vertical
    let axes = Self.freeAxes(horizontal, vertical)
    var frame = view.frame
    if !axes.contains(.horizontal) { frame.size.width = target.width }
    if !axes.contains(.vertical) { frame.size.height = target.height }
    safeArea = view.safeArea(inFrame: frame, withoutAxes: axes, bottom: bottom)
    inheritedMargins = view.inheritedMargins(inFrame: frame, freeAxes: axes)
  }

  /// The axes whose lengths the fit determines.
  var freeAxes: LayoutAxes { Self.freeAxes(horizontal, vertical) }

  private static func freeAxes(
    _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> LayoutAxes {
    var axes: LayoutAxes = []
    if horizontal < .required { axes.insert(.horizontal) }
    if vertical < .required { axes.insert(.vertical) }
    return axes
  }
}

extension UIView {
  /// Returns the safe area that the view would have in a frame.
  fileprivate final func safeArea(
    inFrame frame: CGRect, withoutAxes axes: LayoutAxes, bottom: CGFloat? = nil
  ) -> UIEdgeInsets {
    var insets = safeAreaInsets(inFrame: frame, withoutAxes: axes)
    if let bottom { insets.bottom = bottom }
    return performAsIfCovered(by: insets) { safeAreaInsets }
  }

  /// Returns the part of the superview's margins that would extend into a frame, if the view
  /// preserves them.
  ///
  /// - Parameter axes: The axes along which the length is still to be determined. A superview that
  ///   follows the view's size keeps its distance to the view's far edge; other superviews have no
  ///   margin at that edge.
  fileprivate final func inheritedMargins(
    inFrame frame: CGRect, freeAxes axes: LayoutAxes
  ) -> UIEdgeInsets {
    guard marginState.preservesSuperview, let parent else { return .zero }
    let growth = growthOfSuperview(inFrame: frame)
    let outer = parent.margins(
      inFrame: parent.frame.adding(growth), independentOfPositionAlong: axes)
    let bounds = parent.bounds.adding(growth)
    let shown = frame.offsetBy(dx: -parent.shiftOfSubviews, dy: 0)
    var insets = Self.unlimitedOverlap(of: outer, of: bounds, with: shown)
    insets.remove(marginState.positionIndependentAxes)
    if axes.contains(.horizontal), !followsSuperview(along: .horizontal) { insets.right = 0 }
    if axes.contains(.vertical), !followsSuperview(along: .vertical) { insets.bottom = 0 }
    return insets
  }

  /// Returns the margins that the view would have in a frame, without the insets that depend on its
  /// position along `axes`: the safe area and the inherited margins.
  private final func margins(
    inFrame frame: CGRect, independentOfPositionAlong axes: LayoutAxes
  ) -> UIEdgeInsets {
    let reported = layoutMargins
    guard reported == effectiveMargins else { return reported }
    let margins = margins(inSafeArea: safeArea(inFrame: frame, withoutAxes: axes))
    var inherited = inheritedMargins(inFrame: frame, freeAxes: axes)
    inherited.remove(axes)
    return margins.union(inherited)
  }
}
