// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups

/// The row built from groups.
final class GroupMessageRow: UIView, MessageRow {
  private enum DataID {
    case avatar, content, top, nameGroup, spacer, dateGroup, name, unread, date, arrow, preview,
      seen
  }

  private let group = HGroup(alignment: .top, spacing: 8)

  init() {
    super.init(frame: .zero)
    directionalLayoutMargins = margins
    group.install(in: self)
    group.constrainToMargins()
  }

  required init?(coder: NSCoder) { nil }

  func height(forWidth width: CGFloat) -> CGFloat { fittingHeight(width) }

  func show(_ message: Message) {
    group.setItems {
      PictureView.groupItem(dataID: DataID.avatar, style: .avatar)
      VGroupItem(dataID: DataID.content, style: .init(spacing: 8)) {
        HGroupItem(dataID: DataID.top, style: .init(alignment: .center, spacing: 8)) {
          HGroupItem(dataID: DataID.nameGroup, style: .init(alignment: .center, spacing: 8)) {
            TextView.groupItem(dataID: DataID.name, content: message.name, style: 1)
            PictureView.groupItem(dataID: DataID.unread, style: .unread)
          }
          .reflowsForAccessibilityTypeSizes(false)
          SpacerItem(dataID: DataID.spacer)
          HGroupItem(dataID: DataID.dateGroup, style: .init(alignment: .center, spacing: 8)) {
            TextView.groupItem(dataID: DataID.date, content: message.date, style: 1)
              .contentCompressionResistancePriority(.required, for: .horizontal)
            PictureView.groupItem(dataID: DataID.arrow, style: .arrow)
              .contentCompressionResistancePriority(.required, for: .horizontal)
          }
          .reflowsForAccessibilityTypeSizes(false)
        }
        TextView.groupItem(dataID: DataID.preview, content: message.preview, style: 3)
        TextView.groupItem(dataID: DataID.seen, content: message.seen, style: 1)
      }
    }
  }

  var shown: [UIView] {
    let content = group.constrainable(with: DataID.content) as? VGroup
    let top = content?.constrainable(with: DataID.top) as? HGroup
    let name = top?.constrainable(with: DataID.nameGroup) as? HGroup
    let date = top?.constrainable(with: DataID.dateGroup) as? HGroup
    let shown =
      [
        group.constrainable(with: DataID.avatar), name?.constrainable(with: DataID.name),
        name?.constrainable(with: DataID.unread), date?.constrainable(with: DataID.date),
        date?.constrainable(with: DataID.arrow), content?.constrainable(with: DataID.preview),
        content?.constrainable(with: DataID.seen),
      ] as [(any Constrainable)?]
    return shown.compactMap { $0 as? UIView }
  }
}

/// The views of rows that retain their views.
@MainActor
private struct RowViews {
  let avatar = PictureView(style: .avatar)
  let name = TextView(style: 1)
  let unread = PictureView(style: .unread)
  let date = TextView(style: 1)
  let arrow = PictureView(style: .arrow)
  let preview = TextView(style: 3)
  let seen = TextView(style: 1)

  var all: [UIView] { [avatar, name, unread, date, arrow, preview, seen] }

  func show(_ message: Message) {
    name.setContent(message.name, animated: false)
    date.setContent(message.date, animated: false)
    preview.setContent(message.preview, animated: false)
    seen.setContent(message.seen, animated: false)
  }
}

/// The row built from nested stack views.
final class StackMessageRow: UIView, MessageRow {
  private let views = RowViews()

  init() {
    super.init(frame: .zero)
    directionalLayoutMargins = margins
    for view in [views.date, views.arrow] {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let spacer = UIView()
    let name = stack(.horizontal, .center, [views.name, views.unread])
    let date = stack(.horizontal, .center, [views.date, views.arrow])
    let top = stack(.horizontal, .center, [name, spacer, date])
    let content = stack(.vertical, .fill, [top, views.preview, views.seen])
    let row = stack(.horizontal, .top, [views.avatar, content])
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) { views.show(message) }
  func height(forWidth width: CGFloat) -> CGFloat { fittingHeight(width) }
  var shown: [UIView] { views.all }

  private func stack(
    _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.alignment = alignment
    stack.spacing = 8
    return stack
  }
}

/// The row without constraints, with all features of the others: it respects margins and the layout
/// direction, and its edges are rounded to pixels.
final class HandWrittenMessageRow: UIView, MessageRow {
  private let views = RowViews()

  init() {
    super.init(frame: .zero)
    directionalLayoutMargins = margins
    for view in views.all { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) {
    views.show(message)
    setNeedsLayout()
  }

  var shown: [UIView] { views.all }

  func height(forWidth width: CGFloat) -> CGFloat {
    let frames = frames(forWidth: width)
    return (max(frames[0].maxY, frames[6].maxY) + layoutMargins.bottom).roundedUp(scale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in zip(views.all, frames(forWidth: bounds.width)) {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame.onPixels(scale)
    }
  }

  private var scale: CGFloat { traitCollection.displayScale }

  /// Returns the frames of the views in a layout from left to right.
  private func frames(forWidth width: CGFloat) -> [CGRect] {
    let insets = directionalLayoutMargins
    let end = width - insets.trailing
    let avatar = CGRect(x: insets.leading, y: insets.top, width: 48, height: 48)
    let start = avatar.maxX + 8
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let (name, date) = (views.name.sizeThatFits(unbounded), views.date.sizeThatFits(unbounded))
    let top = max(name.height, date.height, 16)
    let seen = views.seen.sizeThatFits(unbounded)
    let room = CGSize(width: end - start, height: .infinity)
    let preview = views.preview.sizeThatFits(room)
    func centered(_ x: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        origin: CGPoint(x: x, y: insets.top + (top - size.height) / 2), size: size)
    }
    let arrowSize = CGSize(width: 12, height: 16)
    let nameFrame = centered(start, name)
    let dateFrame = centered(end - 12 - 8 - date.width, date)
    let previewY = insets.top + top + 8
    let seenY = previewY + preview.height + 8
    return [
      avatar, nameFrame, centered(nameFrame.maxX + 8, CGSize(width: 8, height: 8)), dateFrame,
      centered(end - 12, arrowSize),
      CGRect(x: start, y: previewY, width: room.width, height: preview.height),
      CGRect(x: start, y: seenY, width: room.width, height: seen.height),
    ]
  }
}

extension CGFloat {
  fileprivate func onPixel(_ scale: CGFloat) -> CGFloat {
    (self * scale + (0.5 + 1e-6)).rounded(.down) / scale
  }

  fileprivate func roundedUp(_ scale: CGFloat) -> CGFloat {
    (self * scale - 1e-6).rounded(.up) / scale
  }
}

extension CGRect {
  fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
    let (left, top) = (minX.onPixel(scale), minY.onPixel(scale))
    return CGRect(
      x: left, y: top, width: maxX.onPixel(scale) - left, height: maxY.onPixel(scale) - top)
  }
}
