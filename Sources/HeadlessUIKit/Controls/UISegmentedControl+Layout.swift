// SPDX-License-Identifier: MIT

/// The attributes and images that were set for states of a segmented control.
struct SegmentLooks {
  struct StateKey: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics

    init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
      (self.state, self.metrics) = (state, metrics)
    }
  }

  struct DividerKey: Hashable {
    var left: UIControl.State
    var right: UIControl.State
    var metrics: UIBarMetrics

    init(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) {
      (self.left, self.right, self.metrics) = (left, right, metrics)
    }
  }

  struct SegmentKey: Hashable {
    var segment: UISegmentedControl.Segment
    var metrics: UIBarMetrics

    init(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) {
      (self.segment, self.metrics) = (segment, metrics)
    }
  }

  var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [StateKey: UIImage] = [:]
  var dividers: [DividerKey: UIImage] = [:]
  var adjustments: [SegmentKey: UIOffset] = [:]

  /// Returns the attributes of a title: those of the normal state, and those of the state on top.
  func titleAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    (attributes[.normal] ?? [:]).merging(state == .normal ? [:] : attributes[state] ?? [:]) { $1 }
  }

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[DividerKey(left, right, .default)] ?? dividers[DividerKey(.normal, .normal, .default)]
  }

  func background(_ state: UIControl.State) -> UIImage? {
    backgrounds[StateKey(state, .default)] ?? backgrounds[StateKey(.normal, .default)]
  }
}

extension UISegmentedControl {
  // In points. Apple documents none of them.
  static let height: CGFloat = 32
  private static let inset: CGFloat = 2
  private static let padding: CGFloat = 10
  private static let radius: CGFloat = 9

  /// The color of the selected segment: white, or a gray in front of dark backgrounds.
  private static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
  }

  final func prepare() {
    isOpaque = false
    for part in [backgroundView, pill] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    backgroundView.layer.cornerRadius = Self.radius
    backgroundView.clipsToBounds = true
    pill.layer.cornerRadius = Self.radius - Self.inset
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    showSegments()
  }

  final func contentChanged(animated: Bool = false) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showSegments()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { [self] in layoutIfNeeded() }
  }

  // MARK: Widths

  private func contentWidth(_ segment: SegmentView) -> CGFloat {
    segment.fixedWidth > 0
      ? segment.fixedWidth : segment.contentSize.width.rounded(.up) + 2 * Self.padding
  }

  final var naturalWidth: CGFloat {
    let automatic = segments.filter { $0.fixedWidth == 0 }
    let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
    guard !apportionsSegmentWidthsByContent else {
      return automatic.reduce(fixed) { $0 + contentWidth($1) }
    }
    let widest = automatic.map(contentWidth).max() ?? 0
    return fixed + widest * CGFloat(automatic.count)
  }

  /// Returns the widths of the segments. Segments without a fixed width share the rest: in equal
  /// parts or, if the widths follow the contents, in proportion to these.
  private func widths() -> [CGFloat] {
    let automatic = segments.filter { $0.fixedWidth == 0 }
    let rest = max(bounds.width - segments.reduce(0) { $0 + $1.fixedWidth }, 0)
    let content = automatic.reduce(0) { $0 + contentWidth($1) }
    return segments.map { segment in
      if segment.fixedWidth > 0 { return segment.fixedWidth }
      return apportionsSegmentWidthsByContent && content > 0
        ? rest * contentWidth(segment) / content : rest / CGFloat(automatic.count)
    }
  }

  private func frames() -> [CGRect] {
    var start = bounds.minX
    return widths().map { width in
      let x = isRightToLeft ? 2 * bounds.midX - start - width : start
      start += width
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// Returns the index of the segment that contains a point, or whose frame is nearest to it.
  final func segment(at point: CGPoint, nearest: Bool = false) -> Int? {
    let frames = frames()
    if let index = frames.firstIndex(where: { $0.contains(point) }) { return index }
    guard nearest else { return nil }
    return frames.indices.min { distance(frames[$0]) < distance(frames[$1]) }

    func distance(_ frame: CGRect) -> CGFloat {
      max(frame.minX - point.x, point.x - frame.maxX, 0)
    }
  }

  // MARK: Showing

  private func state(at index: Int) -> UIControl.State {
    if !isEnabled || !segments[index].isEnabled { return .disabled }
    if index == markedIndex { return .selected }
    return index == touchedIndex ? .highlighted : .normal
  }

  /// Shows the states of the segments. The pill moves at the next layout or, if `animated` is true,
  /// in an animation.
  final func showSegments(animated: Bool = false) {
    for (index, segment) in segments.enumerated() {
      segment.isMarked = index == markedIndex
      segment.show(state(at: index), looks, isPressed: index == touchedIndex && isMomentary)
    }
    let background = looks.background(isEnabled ? .normal : .disabled)
    backgroundView.image = background
    backgroundView.backgroundColor = background == nil ? .tertiarySystemFill : nil
    pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
    pill.alpha = isEnabled ? 1 : 0.5
    guard animated, window != nil, bounds.width > 0 else { return setNeedsLayout() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [self] in placeSegments() })
  }

  final func placeSegments() {
    let frames = frames()
    backgroundView.frame = bounds
    for (index, segment) in segments.enumerated() {
      segment.adjustment = adjustment(at: index)
      segment.frame = frames[index]
    }
    let hasImages = !looks.backgrounds.isEmpty
    let marked = markedIndex.flatMap { isMomentary || hasImages ? nil : $0 }
    placePill(marked.map { frames[$0] }, isPressed: marked == touchedIndex)
    for (index, segment) in segments.enumerated() {
      segment.backgroundImage = hasImages ? looks.background(state(at: index)) : nil
    }
    placeDividers(frames, isCovered: { marked != nil && ($0 == marked || $0 + 1 == marked) })
  }

  private func placePill(_ frame: CGRect?, isPressed: Bool) {
    let inset = Self.inset + (isPressed ? 1 : 0)
    let pillFrame = frame?.insetBy(dx: inset, dy: inset) ?? .zero
    // A selection that appears or disappears does not move there.
    let moves = frame != nil && !pill.isHidden
    if moves {
      pill.frame = pillFrame
    } else {
      UIView.performWithoutAnimation { pill.frame = pillFrame }
    }
    pill.isHidden = frame == nil
  }

  private func adjustment(at index: Int) -> UIOffset {
    let kind: Segment =
      segments.count == 1
      ? .alone
      : index == (isRightToLeft ? segments.count - 1 : 0)
        ? .left : index == (isRightToLeft ? 0 : segments.count - 1) ? .right : .center
    return looks.adjustments[.init(kind, .default)]
      ?? looks.adjustments[.init(.any, .default)] ?? .zero
  }

  /// Places a divider after each segment but the last one. The selected segment covers those at its
  /// sides.
  private func placeDividers(_ frames: [CGRect], isCovered: (Int) -> Bool) {
    let count = max(segments.count - 1, 0)
    while dividers.count > count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count {
      let divider = UIImageView()
      dividers.append(divider)
      insertSubview(divider, aboveSubview: backgroundView)
    }
    for (index, divider) in dividers.enumerated() {
      let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
      let image = looks.divider(state(at: left), state(at: right))
      let x = frames[left].maxX
      divider.image = image
      divider.backgroundColor = image == nil ? .separator : nil
      divider.alpha = image == nil && isCovered(index) ? 0 : 1
      let size =
        image.map { CGSize(width: min($0.size.width, bounds.width), height: bounds.height) }
        ?? CGSize(width: 1, height: bounds.height / 2)
      divider.frame = CGRect(
        x: x - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }
}
