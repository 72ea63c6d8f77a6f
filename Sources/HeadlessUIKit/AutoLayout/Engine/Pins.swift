// SPDX-License-Identifier: MIT

extension SystemGuideKind {
  /// Returns the pin of an edge of the guide: `x` and `y` pin the start, `width` and `height` the
  /// end.
  @MainActor func pin(_ field: ItemField, in view: UIView, for fit: LayoutSurroundings?) -> Pin? {
    if self == .scrollContent {
      return field == .x || field == .y ? Pin(constant: 0, share: 0) : nil
    }
    let insets = insets(in: view, for: fit)
    switch field {
    case .x: return Pin(constant: Double(insets.left), share: 0)
    case .width: return Pin(constant: -Double(insets.right), share: 1)
    case .y:
      guard self == .keyboard else { return Pin(constant: Double(insets.top), share: 0) }
      return Pin(constant: Double(insets.top - view.bounds.height), share: 1)
    case .height: return Pin(constant: -Double(insets.bottom), share: 1)
    case .originX, .originY: return nil
    }
  }
}

extension UIView {
  /// Returns the pin of a variable that follows from the frame and the autoresizing mask.
  final func autoresizingPin(_ field: ItemField) -> Pin {
    let mask = viewStyle.autoresizingMask
    let rect = alignmentRect(forFrame: backingLayer.values.untransformedFrame)
    let parentSize = parent?.bounds.size ?? .zero
    let isAcross = field == .x || field == .width
    let shares =
      isAcross
      ? Self.shares(
        of: parentSize.width, start: rect.minX, length: rect.width,
        (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      : Self.shares(
        of: parentSize.height, start: rect.minY, length: rect.height,
        (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
    let whole = Double(isAcross ? parentSize.width : parentSize.height)
    let isStart = field == .x || field == .y
    let value = Double(
      isAcross ? (isStart ? rect.minX : rect.width) : (isStart ? rect.minY : rect.height))
    let share = isStart ? shares.start : shares.length
    return Pin(constant: value - share * whole, share: share)
  }

  /// Returns the parts of a change of the superview's length that are added to the start and to the
  /// length, from 0 to 1.
  private static func shares(
    of whole: CGFloat, start: CGFloat, length: CGFloat,
    _ flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: Double, length: Double) {
    switch flexible {
    case (false, false, _): return (0, 0)
    case (false, true, false): return (0, 1)
    case (true, false, false): return (1, 0)
    default: break
    }
    let before = flexible.before ? max(start, 0) : 0
    let middle = flexible.length ? max(length, 0) : 0
    let after = flexible.after ? max(whole - start - length, 0) : 0
    let sum = before + middle + after
    let count = Double([flexible.before, flexible.length, flexible.after].filter { $0 }.count)
    let share = { (part: CGFloat, isFlexible: Bool) -> Double in
      guard isFlexible else { return 0 }
      // Rounded to 1/10,000, so that a frame that was rounded to pixels has the same shares again.
      // Shares below 0.01 become 0, because the solver rejects coefficients below 0.001.
      let share = sum > 0 ? (Double(part / sum) * 1e4).rounded() / 1e4 : 1 / count
      return share < 0.01 ? 0 : share
    }
    return (share(before, flexible.before), share(middle, flexible.length))
  }
}
