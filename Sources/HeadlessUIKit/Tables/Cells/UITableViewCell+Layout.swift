// SPDX-License-Identifier: MIT

// The arrangement of a cell. Lengths that Apple does not document are those of iOS 15 to 18.
extension UITableViewCell {
  /// The width of the control that deletes or inserts a row, or marks it as selected.
  static let editControlWidth: CGFloat = 38
  private static let reorderControlWidth: CGFloat = 40
  private static let accessoryGap: CGFloat = 8

  /// The horizontal parts of a cell, from the leading edge.
  struct Columns {
    var edit: CGFloat?
    var content: Range<CGFloat>
    var accessory: Range<CGFloat>?
    var reorder: CGFloat?
  }

  final var showsEditControl: Bool {
    guard isEditing, let context else { return false }
    return context.showsSelectionMark || (context.editingStyle != .none && shouldIndentWhileEditing)
      || context.editingStyle != .none
  }

  private var movesNow: Bool { isEditing && (context?.canMove ?? false) }

  /// Returns the horizontal parts of a cell with a width.
  final func columns(width: CGFloat) -> Columns {
    let context = context ?? TableCellContext()
    let (safeLead, safeTrail) = leadingAndTrailing(context.safeArea)
    let (_, sideTrail) = leadingAndTrailing(sides)
    var start = safeLead
    var edit: CGFloat?
    if showsEditControl {
      edit = start
      if shouldIndentWhileEditing || context.showsSelectionMark { start += Self.editControlWidth }
    }
    var end = max(width - safeTrail - context.indexWidth, start)
    var reorder: CGFloat?
    if movesNow {
      end = max(end - Self.reorderControlWidth, start)
      reorder = end
    }
    guard let size = accessorySize else {
      return Columns(edit: edit, content: start..<end, accessory: nil, reorder: reorder)
    }
    let accessoryEnd = reorder == nil ? max(end - sideTrail, start) : end
    let accessoryStart = max(accessoryEnd - size.width, start)
    return Columns(
      edit: edit, content: start..<max(accessoryStart - Self.accessoryGap, start),
      accessory: accessoryStart..<max(accessoryEnd, accessoryStart), reorder: reorder)
  }

  /// The distances of text from the edges: those of the table, or of a cell outside of tables.
  private var sides: UIEdgeInsets {
    context?.sides ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  private func leadingAndTrailing(_ insets: UIEdgeInsets) -> (CGFloat, CGFloat) {
    isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  final func frame(_ start: CGFloat, _ width: CGFloat, y: CGFloat = 0, height: CGFloat? = nil)
    -> CGRect
  {
    let x = (isRightToLeft ? bounds.width - start - width : start) + parts.swipeOffset
    return CGRect(x: x, y: y, width: width, height: height ?? bounds.height)
  }

  // MARK: Accessories

  /// The accessory view that the client has set for the present state.
  private var customAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var accessorySize: CGSize? {
    if let customAccessory { return customAccessory.bounds.size }
    let type = isEditing ? editingAccessoryType : accessoryType
    return type == .none ? nil : TableCellAccessory.size(of: type)
  }

  final func exchangeAccessory(_ old: UIView?) {
    if let old, old !== accessoryView, old !== editingAccessoryView, old.superview === self {
      old.removeFromSuperview()
    }
    setNeedsLayout()
  }

  private func placeAccessory(_ columns: Columns) {
    let custom = customAccessory
    for view in [accessoryView, editingAccessoryView] where view !== custom {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    let type = custom == nil ? (isEditing ? editingAccessoryType : accessoryType) : .none
    guard let column = columns.accessory, custom != nil || type != .none else {
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
      return
    }
    let view: UIView
    if let custom {
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
      view = custom
    } else {
      let standard = parts.accessory ?? TableCellAccessory { [weak self] in self?.detailTapped() }
      parts.accessory = standard
      standard.type = type
      view = standard
    }
    if view.superview !== self { addSubview(view) }
    let size = accessorySize ?? .zero
    let y = ((bounds.height - size.height) / 2).rounded()
    let width = column.upperBound - column.lowerBound
    move(view, to: frame(column.lowerBound, width, y: y, height: size.height))
  }

  private func detailTapped() {
    guard let table = enclosingTable, let path = table.indexPath(for: self) else { return }
    cellSegues?.accessory?(self)
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  /// The table view in which the cell shows a row; nil if there is none.
  final var enclosingTable: UITableView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }

  // MARK: Placing

  final func placeParts() {
    let columns = columns(width: bounds.width)
    placeContent(columns)
    updateMargins(columns)
    placeStyle()
    placeAccessory(columns)
    placeControls(columns)
    let background = bounds.offsetBy(dx: parts.swipeOffset, dy: 0)
    for view in [backgroundView, shownSelectionView] {
      if let view { move(view, to: background) }
    }
    usedConfigurations?.layOut(in: background)
    placeSeparators(columns)
  }

  /// Positions the content view, on whose position the margins depend that it inherits.
  final func placeContent(_ columns: Columns) {
    let content = columns.content
    move(contentView, to: frame(content.lowerBound, content.upperBound - content.lowerBound))
  }

  final func move(_ view: UIView, to frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  /// Gives the content view the margins of the table, unless the client has set others.
  final func updateMargins(_ columns: Columns) {
    let (lead, trail) = leadingAndTrailing(sides)
    let isAlone = columns.accessory == nil && columns.reorder == nil
    let given = NSDirectionalEdgeInsets(
      top: 11, leading: lead + indentation, bottom: 11,
      trailing: isAlone ? trail : Self.accessoryGap)
    let known = parts.margins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    guard given != known || parts.margins == nil else { return }
    // Not the effective margins, which contain the safe area.
    guard contentView.marginState.directional == known else { return }
    parts.margins = given
    contentView.directionalLayoutMargins = given
  }

  /// The distance by which the level moves the content, in points.
  final var indentation: CGFloat {
    let width = CGFloat(max(indentationLevel, 0)) * indentationWidth
    return width.isFinite ? max(width, 0) : 0
  }

  // MARK: Separators

  /// The insets of the separator where they have not been set for this cell.
  final var resolvedSeparatorInset: UIEdgeInsets {
    let given = context?.separatorInset ?? UIEdgeInsets(top: 0, left: -1, bottom: 0, right: -1)
    let automatic = isRightToLeft ? sides.right : sides.left
    return UIEdgeInsets(
      top: 0, left: given.left < 0 ? automatic : given.left, bottom: 0,
      right: given.right < 0 ? 0 : given.right)
  }

  private func placeSeparators(_ columns: Columns) {
    let context = context ?? TableCellContext()
    let isShown = self.context != nil && context.separatorStyle != .none
    let isGroup = context.style == .grouped
    let showsBottom = isShown && !(context.isLast && context.style == .insetGrouped)
    let inset = parts.separatorInset ?? resolvedSeparatorInset
    // A negative automatic inset leaves the text's position; the image's width moves it, as in
    // UIKit.
    let isAutomatic = parts.separatorInset == nil && (context.separatorInset.left < 0)
    let textStart = isAutomatic ? automaticSeparatorStart(columns) : inset.left
    let isWhole = isGroup && context.isLast
    placeSeparator(
      \.separator, isShown: showsBottom, start: isWhole ? 0 : textStart,
      end: isWhole ? 0 : inset.right, isAtTop: false)
    placeSeparator(
      \.topSeparator, isShown: isShown && isGroup && context.isFirst, start: 0, end: 0,
      isAtTop: true)
  }

  private func placeSeparator(
    _ part: WritableKeyPath<TableCellParts, UIView?>, isShown: Bool, start: CGFloat, end: CGFloat,
    isAtTop: Bool
  ) {
    guard isShown else {
      parts[keyPath: part]?.removeFromSuperview()
      parts[keyPath: part] = nil
      return
    }
    let view = parts[keyPath: part] ?? TableSeparator()
    parts[keyPath: part] = view
    if view.superview !== self { addSubview(view) }
    view.backgroundColor = context?.separatorColor ?? .separator
    let height = 1 / max(traitCollection.displayScale, 1)
    let width = max(bounds.width - start - end, 0)
    move(view, to: frame(start, width, y: isAtTop ? 0 : bounds.height - height, height: height))
  }

  // MARK: Backgrounds

  final func contextDidChange(_ old: TableCellContext?) {
    setNeedsLayout()
    guard let context else { return }
    if old?.sizingPart != context.sizingPart { enclosingTable?.sizeMayHaveChanged(of: self) }
    let color: UIColor =
      context.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    // A color of the client remains.
    if backgroundColor == .systemBackground || backgroundColor == .secondarySystemGroupedBackground
    {
      if backgroundColor != color { backgroundColor = color }
    }
    let isRounded = context.style == .insetGrouped && (context.isFirst || context.isLast)
    layer.cornerRadius = isRounded ? 10 : 0
    var corners: CACornerMask = []
    if context.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if context.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    clipsToBounds = isRounded || enclosingTable?.swipeController?.openRow === self
  }

  final func exchange(_ old: UIView?, _ new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    showBackground()
    setNeedsLayout()
  }

  private var shownSelectionView: UIView? {
    if allowsSeveral, let multipleSelectionBackgroundView { return multipleSelectionBackgroundView }
    return selectedBackgroundView ?? parts.selection
  }

  private var allowsSeveral: Bool { enclosingTable?.allowsMultipleSelection ?? false }

  /// Whether the cell looks selected.
  private var isShownMarked: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// Highlights the content while the cell looks selected, also what was added since. The content
  /// of other cells keeps the highlight that the client gives it.
  final func showHighlightOfContent() {
    let isShown = isShownMarked
    guard isShown || parts.isContentHighlighted else { return }
    parts.isContentHighlighted = isShown
    contentView.highlightContent(isShown)
  }

  /// Shows the backgrounds of the present state, in their order behind the content.
  final func showBackground() {
    let isShown = isShownMarked
    showHighlightOfContent()
    let isConfigured = backgroundConfiguration != nil
    if isShown, !isConfigured, selectedBackgroundView == nil, parts.selection == nil {
      let view = UIView(frame: bounds)
      view.backgroundColor = .systemGray4
      view.alpha = 0
      parts.selection = view
    }
    let shown = shownSelectionView
    let all = [
      backgroundView, parts.selection, selectedBackgroundView, multipleSelectionBackgroundView,
    ]
    for view in all.compactMap({ $0 }).reversed() {
      let isWanted = view === backgroundView || (view === shown && (isShown || view.alpha > 0))
      if isWanted {
        if view.superview !== self {
          insertSubview(view, at: 0)
          view.frame = bounds
        }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    if let backgroundView, backgroundView.superview === self { sendSubviewToBack(backgroundView) }
    shown?.alpha = isShown ? 1 : 0
  }
}

/// A line between cells.
final class TableSeparator: UIView {}
