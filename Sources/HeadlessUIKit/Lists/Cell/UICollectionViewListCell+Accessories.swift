// SPDX-License-Identifier: MIT

// The accessories: their views, and their positions beside the content.
extension UICollectionViewListCell {
  /// The space between accessories, in points.
  private static let spacing: CGFloat = 10

  final func accessoriesChanged() {
    let hasOutline = accessories.contains { $0.accessoryType == .outlineDisclosure }
    if hasOutline, parts.outlineTap == nil {
      let tap = OutlineTapRecognizer(of: self)
      addGestureRecognizer(tap)
      parts.outlineTap = tap
    }
    parts.isEditing = nil
    setNeedsUpdateConfiguration()
    contentFrameChanged()
  }

  /// Lays the content out again, which may have another width and height.
  final func contentFrameChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Shows the accessories for a state of the cell.
  final func showAccessories(in state: UICellConfigurationState) {
    if parts.isEditing != state.isEditing {
      parts.isEditing = state.isEditing
      let (leading, trailing) = accessories.ordered(isEditing: state.isEditing)
      parts.leading = replace(parts.leading, with: leading)
      parts.trailing = replace(parts.trailing, with: trailing)
      contentFrameChanged()
    }
    for view in parts.leading + parts.trailing {
      view.show(isSelected: state.isSelected, isExpanded: state.isExpanded)
    }
  }

  private func replace(
    _ old: [AccessoryView], with accessories: [UICellAccessory]
  ) -> [AccessoryView] {
    var unused = old
    let views = accessories.map { accessory in
      let known = unused.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
      if let known {
        let view = unused.remove(at: known)
        view.show(accessory)
        return view
      }
      return makeView(of: accessory)
    }
    for view in unused { view.removeFromSuperview() }
    return views
  }

  private func makeView(of accessory: UICellAccessory) -> AccessoryView {
    let view = AccessoryView(accessory)
    view.didTap = { [unowned self, unowned view] in tapped(view) }
    if accessory.accessoryType == .reorder {
      let drag = UILongPressGestureRecognizer()
      drag.minimumPressDuration = 0
      drag.addAction { [unowned self] drag in reorder(drag) }
      view.addGestureRecognizer(drag)
    }
    addSubview(view)
    return view
  }

  // MARK: Layout

  /// The height of the highest accessory with the margins of the cell.
  final var accessoryHeight: CGFloat {
    (parts.leading + parts.trailing).map { $0.layoutSize.height + 16 }.max() ?? 0
  }

  /// Returns the area of the content in the area of the cell.
  final func contentFrame(in bounds: CGRect) -> CGRect {
    updateConfigurationIfNeeded()
    let leading = leadingWidth + indentation
    let trailing = trailingWidth
    let x = isRightToLeft ? trailing : leading
    return CGRect(
      x: bounds.minX + x, y: bounds.minY, width: max(bounds.width - leading - trailing, 0),
      height: bounds.height)
  }

  private var indentation: CGFloat {
    let level = max(indentationLevel, 0) + (outline?.level ?? 0)
    return CGFloat(level) * max(indentationWidth, 0)
  }

  private var leadingWidth: CGFloat {
    parts.leading.isEmpty ? 0 : directionalLayoutMargins.leading + width(of: parts.leading)
  }

  /// The space of the trailing accessories. The content has a margin of its own beside them.
  private var trailingWidth: CGFloat {
    parts.trailing.isEmpty ? 0 : directionalLayoutMargins.trailing + width(of: parts.trailing)
  }

  private func width(of views: [AccessoryView]) -> CGFloat {
    views.reduce(0) { $0 + $1.layoutSize.width } + Self.spacing * CGFloat(views.count - 1)
  }

  final func placeAccessories() {
    let indent = indentsAccessories ? indentation : 0
    var x = directionalLayoutMargins.leading + indent
    for view in parts.leading {
      place(view, from: x)
      x += view.layoutSize.width + Self.spacing
    }
    x = bounds.width - directionalLayoutMargins.trailing - width(of: parts.trailing)
    for view in parts.trailing {
      place(view, from: x)
      x += view.layoutSize.width + Self.spacing
    }
    placeReorderSeparator()
  }

  /// Places an accessory at a distance from the leading edge.
  private func place(_ view: AccessoryView, from x: CGFloat) {
    let size = view.layoutSize
    let left = isRightToLeft ? bounds.width - x - size.width : x
    let frame = CGRect(
      x: bounds.minX + left + swipeOffset, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  private func placeReorderSeparator() {
    let control = parts.trailing.last { $0.accessory.accessoryType == .reorder }
    guard let control, parts.trailing.count > 1, control.accessory.look.showsVerticalSeparator
    else {
      parts.reorderSeparator?.removeFromSuperview()
      parts.reorderSeparator = nil
      return
    }
    let line = parts.reorderSeparator ?? UIView()
    if parts.reorderSeparator == nil {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
      parts.reorderSeparator = line
    }
    let width = 1 / pixelsPerPoint
    let x =
      isRightToLeft
      ? control.frame.maxX + Self.spacing / 2 : control.frame.minX - Self.spacing / 2
    let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    if line.frame != frame { line.frame = frame }
  }

  // MARK: Touches

  private func tapped(_ view: AccessoryView) {
    if let action = view.accessory.action { return action() }
    switch view.accessory.accessoryType {
    case .outlineDisclosure: outline?.toggle()
    case .delete: swipeController?.open(self, at: .trailing, animated: true)
    default: break
    }
  }

  private func reorder(_ drag: UILongPressGestureRecognizer) {
    guard let list = enclosingList else { return }
    let location = CGPoint(x: list.bounds.midX, y: drag.location(in: list).y)
    switch drag.state {
    case .began:
      guard let path = list.indexPath(for: self) else { return }
      if list.beginInteractiveMovementForItem(at: path) {
        list.updateInteractiveMovementTargetPosition(location)
      }
    case .changed: list.updateInteractiveMovementTargetPosition(location)
    case .ended: list.endInteractiveMovement()
    case .cancelled, .failed: list.cancelInteractiveMovement()
    case .possible: break
    }
  }

}
