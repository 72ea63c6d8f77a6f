// SPDX-License-Identifier: MIT

/// The safe areas, margins and sizes that the views of an island have in the solver's solution.
///
/// The ones that the views report belong to their last layout. A view that is still as high as the
/// screen was before it turned has an inset that its new height does not hold; and with the old insets
/// the answer of a fit would depend on the previous one: a view that reaches below the screen has an
/// inset as large as the part below, and would grow with each fit. So views inside of the root have the
/// safe areas and margins that follow from the places in the solution. Those of the root itself are its
/// own while views are placed. In a fit they depend on the lengths that are given:
/// - Along an axis whose length the fit determines, no safe area and no keyboard reaches the view.
/// - Along an axis whose length is given, the view has the safe area of this length at its place.
@MainActor
struct LayoutSurroundings {
  private let engine: LayoutEngine
  /// The fit that is asked for; nil while views are placed.
  private let question: FittingQuestion?

  init(_ question: FittingQuestion?, in engine: LayoutEngine) {
    self.engine = engine
    self.question = question
  }

  private var root: UIView { engine.root }

  // MARK: Places

  func size(of view: UIView) -> CGSize {
    guard view === root else { return frame(of: view).size }
    guard let item = engine.rootItem else { return question?.target ?? root.bounds.size }
    return CGSize(
      width: item.values.width + item.alignment.left + item.alignment.right,
      height: item.values.height + item.alignment.top + item.alignment.bottom)
  }

  /// The frame of a view inside of the root, in its superview.
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
      insets = UIView.safeAreaOverlap(of: content, of: bounds(of: parent), with: frame(of: view))
      insets.remove(view.marginState.placeIndependentAxes)
    }
    insets = insets + view.additionalSafeAreaInsets
    return view.performAsIfCovered(by: insets) { view.safeAreaInsets }
  }

  func margins(of view: UIView) -> UIEdgeInsets {
    // Margins that a subclass reports itself are the subclass's to keep independent of the last layout.
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
    inherited.remove(view.marginState.placeIndependentAxes)
    return margins.union(inherited)
  }

  func keyboardOverlap(of view: UIView) -> CGFloat {
    question?.freeAxes.contains(.vertical) == true ? 0 : view.keyboardOverlap
  }
}

/// The parameters of `systemLayoutSizeFitting`, and the insets that they give the view.
struct FittingQuestion: Equatable {
  let target: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
  /// The safe area of the view that is fitted, without the axes whose lengths the fit determines.
  let safeArea: UIEdgeInsets
  /// The part of the superview's margins that the view keeps free, where it does.
  let inheritedMargins: UIEdgeInsets

  @MainActor
  init(
    _ target: CGSize, of view: UIView, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) {
    self.target = target
    self.horizontal = horizontal
    self.vertical = vertical
    let axes = Self.freeAxes(horizontal, vertical)
    var frame = view.frame
    if !axes.contains(.horizontal) { frame.size.width = target.width }
    if !axes.contains(.vertical) { frame.size.height = target.height }
    safeArea = view.safeArea(inFrame: frame, withoutAxes: axes)
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
  /// The safe area that the view would have in a frame.
  fileprivate final func safeArea(
    inFrame frame: CGRect, withoutAxes axes: LayoutAxes
  ) -> UIEdgeInsets {
    performAsIfCovered(by: safeAreaInsets(inFrame: frame, withoutAxes: axes)) { safeAreaInsets }
  }

  /// The part of the superview's margins that would reach into a frame, where the view preserves them.
  ///
  /// - Parameter axes: Axes along which the length is still to be found. A superview that follows the
  ///   view's size keeps its distance to the view's far edge; another one has no part there.
  fileprivate final func inheritedMargins(
    inFrame frame: CGRect, freeAxes axes: LayoutAxes
  ) -> UIEdgeInsets {
    guard marginState.preservesSuperview, let parent else { return .zero }
    let growth = growthOfSuperview(inFrame: frame)
    let outer = parent.margins(inFrame: parent.frame.adding(growth), independentOfPlaceAlong: axes)
    let bounds = parent.bounds.adding(growth)
    var insets = Self.unlimitedOverlap(of: outer, of: bounds, with: frame)
    insets.remove(marginState.placeIndependentAxes)
    if axes.contains(.horizontal), !followsSuperview(along: .horizontal) { insets.right = 0 }
    if axes.contains(.vertical), !followsSuperview(along: .vertical) { insets.bottom = 0 }
    return insets
  }

  /// The margins that the view would have in a frame, without what follows from its place along some
  /// axes: the safe area and the margins of views above.
  private final func margins(
    inFrame frame: CGRect, independentOfPlaceAlong axes: LayoutAxes
  ) -> UIEdgeInsets {
    let reported = layoutMargins
    guard reported == effectiveMargins else { return reported }
    let margins = margins(inSafeArea: safeArea(inFrame: frame, withoutAxes: axes))
    var inherited = inheritedMargins(inFrame: frame, freeAxes: axes)
    inherited.remove(axes)
    return margins.union(inherited)
  }
}
