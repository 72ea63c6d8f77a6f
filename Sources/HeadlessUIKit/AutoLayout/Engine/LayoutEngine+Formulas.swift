// SPDX-License-Identifier: MIT
internal import Resin

// The formula of a constraint in variables: the left side minus the right side, in the coordinates
// of the common ancestor of all items. The position of a descendant is the sum of the positions of
// the views between the ancestor and the descendant.
extension LayoutEngine {
  /// Fills `terms` and `touched`, and returns the constant that insets, margins and baselines add.
  func fillTerms(of constraint: NSLayoutConstraint) -> Double {
    terms.removeAll(keepingCapacity: true)
    touched.removeAll(keepingCapacity: true)
    guard let ancestor = constraint.record.ancestor else { return 0 }
    let (first, second) = (constraint.first, constraint.second)
    let multiplier = constraint.multiplierForSolver
    let rightToLeft = (constraint.record.holder ?? ancestor).isRightToLeft
    let isMirrored =
      rightToLeft
      && (first.attribute.isDirectional || second?.attribute.isDirectional == true)
    let context = Context(ancestor: ancestor, rightToLeft: rightToLeft)
    var constant = add(first, times: isMirrored ? -1 : 1, context)
    if let second, multiplier != 0 {
      constant += add(second, times: isMirrored ? multiplier : -multiplier, context)
      if isMirrored, !first.isLength, multiplier != 1 {
        // Positions are measured from the right edge of the ancestor.
        constant += addLength(of: ancestor.layoutState, .horizontal, times: 1 - multiplier)
      }
    }
    return constant
  }

  /// Multiplies `terms` by the scale of the constraint, as `constantForSolver` does with the
  /// constant.
  func scaleTerms(of constraint: NSLayoutConstraint) {
    let scale = constraint.scaleForSolver
    guard scale != 1 else { return }
    for index in terms.indices {
      terms[index].coefficient *= scale
    }
  }

  private struct Context {
    let ancestor: UIView
    let rightToLeft: Bool
  }

  private func add(_ term: LayoutTerm, times factor: Double, _ context: Context) -> Double {
    guard let item = term.item else { return 0 }
    var constant = add(item, term.attribute, times: factor, context)
    if let origin = term.origin, let start = origin.item {
      constant += add(start, origin.attribute, times: -factor, context)
    }
    return constant
  }

  private func add(
    _ state: LayoutItemState, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    _ context: Context
  ) -> Double {
    let attribute = attribute.resolved(rightToLeft: context.rightToLeft)
    if attribute.isMargin, let view = state.view {
      return addMargin(of: view, attribute, times: factor, context)
    }
    switch attribute {
    case .width: return addLength(of: state, .horizontal, times: factor)
    case .height: return addLength(of: state, .vertical, times: factor)
    case .firstBaseline, .lastBaseline:
      return addBaseline(of: state, isFirst: attribute == .firstBaseline, times: factor, context)
    default: break
    }
    let axis = attribute.axis ?? .horizontal
    var state = state
    if attribute.isEdge, let view = state.view, view === context.ancestor,
      let content = view.scrollContentGuide
    {
      state = content.layoutState
    }
    var constant = addStart(of: state, axis, times: factor, in: context.ancestor)
    if attribute.fraction != 0 {
      constant += addLength(of: state, axis, times: factor * attribute.fraction)
    }
    return constant
  }

  private func addLength(
    of state: LayoutItemState, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) -> Double {
    append(axis == .horizontal ? .width : .height, of: item(for: state), times: factor)
    return 0
  }

  /// Adds the start of an item: the sum of the starts of all views up to the ancestor.
  private func addStart(
    of state: LayoutItemState, _ axis: NSLayoutConstraint.Axis, times factor: Double,
    in ancestor: UIView
  ) -> Double {
    let isAcross = axis == .horizontal
    let start: ItemField = isAcross ? .x : .y
    if state.view === ancestor {
      let insets = item(for: state).alignment
      return factor * Double(isAcross ? insets.left : insets.top)
    }
    append(start, of: item(for: state), times: factor)
    var constant = 0.0
    var between = state.container
    while let view = between, view !== ancestor {
      let item = item(for: view.layoutState)
      append(start, of: item, times: factor)
      constant -= factor * Double(isAcross ? item.alignment.left : item.alignment.top)
      if item.scrolls {
        append(isAcross ? .originX : .originY, of: item, times: -factor)
      }
      between = view.parent
    }
    return constant
  }

  /// Adds a margin attribute, which is an edge of the margins guide if the engine contains the
  /// guide.
  private func addMargin(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    _ context: Context
  ) -> Double {
    let (edge, side): (NSLayoutConstraint.Attribute, (UIEdgeInsets) -> CGFloat) =
      switch attribute {
      case .leftMargin: (.left, { $0.left })
      case .rightMargin: (.right, { -$0.right })
      case .topMargin: (.top, { $0.top })
      case .bottomMargin: (.bottom, { -$0.bottom })
      case .centerXWithinMargins: (.centerX, { ($0.left - $0.right) / 2 })
      default: (.centerY, { ($0.top - $0.bottom) / 2 })
      }
    if view.hasMarginsGuide(in: self) {
      return add(view.layoutMarginsGuide.layoutState, edge, times: factor, context)
    }
    return factor * Double(side(view.layoutMargins))
      + add(view.layoutState, edge, times: factor, context)
  }

  private func addBaseline(
    of state: LayoutItemState, isFirst: Bool, times factor: Double, _ context: Context
  ) -> Double {
    let named = isFirst ? state.view?.forFirstBaselineLayout : state.view?.forLastBaselineLayout
    var state = state
    if let named, let view = state.view, named.isDescendant(of: view) { state = named.layoutState }
    guard let view = state.view, let line = isFirst ? view.firstBaseline : view.lastBaseline else {
      return add(state, isFirst ? .top : .bottom, times: factor, context)
    }
    // The terms are those of the alignment rectangle, the baseline is in the frame.
    let insets = item(for: state).alignment
    var constant = line.offset - insets.top + line.fraction * (insets.top + insets.bottom)
    constant *= CGFloat(factor)
    if line.fraction != 0 {
      constant += CGFloat(
        addLength(of: state, .vertical, times: factor * Double(line.fraction)))
    }
    return Double(constant) + add(state, .top, times: factor, context)
  }

  private func append(_ field: ItemField, of item: EngineItem, times factor: Double) {
    terms.append(.init(of: variable(field, of: item), times: factor))
    for known in touched where known === item { return }
    touched.append(item)
  }
}

extension NSLayoutConstraint {
  /// The multiplier, or 0 for one below 0.000004, which changes no length of a screen by a pixel.
  /// Progress bars have such multipliers at their start.
  var multiplierForSolver: Double { abs(multiplier) < 4e-6 ? 0 : Double(multiplier) }

  /// The factor of the whole formula that brings all coefficients into the solver's range from
  /// 0.001 to 1,000. The coefficients are the multiplier and 1, and halves of both. Their geometric
  /// mean becomes 1, so that multipliers from 0.000004 to 250,000 are possible.
  var scaleForSolver: Double {
    let size = abs(multiplierForSolver)
    return size == 0 || (0.01...100).contains(size) ? 1 : 1 / size.squareRoot()
  }

  var hasBaseline: Bool {
    first.attribute.isBaseline || effectiveSecond?.attribute.isBaseline == true
      || first.origin?.attribute.isBaseline == true
      || effectiveSecond?.origin?.attribute.isBaseline == true
  }

  /// Whether the constraint's formula contains the values of margins instead of the edges of a
  /// margins guide.
  @MainActor var dependsOnMargins: Bool {
    guard let engine = record.engine else { return false }
    return [first, effectiveSecond].contains { term in
      guard let term, term.attribute.isMargin, let view = term.item?.view else { return false }
      return !view.hasMarginsGuide(in: engine)
    }
  }
}

extension UIView {
  /// Whether the margin attributes of the view are edges of its margins guide. The guides of
  /// another island's root belong to that island, and the edges of a scroll view are those of its
  /// content.
  fileprivate final func hasMarginsGuide(in engine: LayoutEngine) -> Bool {
    scrollContentGuide == nil && (self === engine.root || !isIslandRoot)
  }
}
