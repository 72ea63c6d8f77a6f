// SPDX-License-Identifier: MIT

/// The view of an alert: texts, text fields and buttons.
@preconcurrency @MainActor
final class AlertContentView: UIView {
  enum Arrangement {
    case alert, sheet, popover
  }

  /// The content of an alert.
  @MainActor
  struct Content {
    var arrangement = Arrangement.alert
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    var actions: [UIAlertAction] = []
    var emphasized: UIAlertAction?

    /// The actions in the order of their buttons.
    var order: [UIAlertAction] {
      actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    }
  }

  private static let cornerRadius: CGFloat = 14
  private static let groupGap: CGFloat = 8

  private let panel = UIView(frame: .zero)
  private let header = AlertHeaderView(frame: .zero)
  private let list = AlertButtonList(frame: .zero)
  private let line = UIView(frame: .zero)
  /// The panel of the cancel button of a sheet.
  private let cancelPanel = UIView(frame: .zero)
  private let cancelList = AlertButtonList(frame: .zero)
  private var arrangement = Arrangement.alert

  var onAction: ((UIAlertAction) -> Void)? {
    didSet { (list.onAction, cancelList.onAction) = (onAction, onAction) }
  }

  /// Called when all views of the alert have the traits of another text size, say.
  var onTraits: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [panel, cancelPanel] {
      view.layer.cornerRadius = Self.cornerRadius
      view.clipsToBounds = true
      addSubview(view)
    }
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    for view in [header, list, line] { panel.addSubview(view) }
    cancelPanel.addSubview(cancelList)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: Content) {
    arrangement = content.arrangement
    header.show(content)
    var actions = content.order
    var cancel: [UIAlertAction] = []
    if arrangement != .alert {
      cancel = actions.filter { $0.style == .cancel }
      actions.removeAll { $0.style == .cancel }
    }
    // A popover has no cancel button: a tap beside it cancels.
    if arrangement == .popover { cancel = [] }
    let emphasized = content.emphasized ?? content.actions.first { $0.style == .cancel }
    list.show(actions, emphasized: emphasized, in: arrangement)
    cancelList.show(cancel, emphasized: emphasized, in: arrangement)
    cancelPanel.isHidden = cancel.isEmpty
    panel.isHidden = header.isEmpty && actions.isEmpty
    let isClear = arrangement == .popover
    panel.layer.cornerRadius = isClear ? 0 : Self.cornerRadius
    panel.backgroundColor = isClear ? nil : .secondarySystemBackground
    cancelPanel.backgroundColor = .secondarySystemGroupedBackground
    setNeedsLayout()
  }

  override func traitsOfSubtreeDidChange() {
    super.traitsOfSubtreeDidChange()
    onTraits?()
  }

  // MARK: Layout

  private struct Heights {
    var header: CGFloat = 0
    var list: CGFloat = 0
    var cancel: CGFloat = 0
    var gap: CGFloat = 0

    var panel: CGFloat { header + list }
    var sum: CGFloat { panel + gap + cancel }
  }

  private func heights(in size: CGSize) -> Heights {
    var heights = Heights()
    heights.cancel = cancelPanel.isHidden ? 0 : cancelList.height(forWidth: size.width)
    heights.gap = cancelPanel.isHidden || panel.isHidden ? 0 : Self.groupGap
    let room = max(size.height - heights.cancel - heights.gap, 0)
    heights.header = header.height(forWidth: size.width)
    heights.list = list.height(forWidth: size.width)
    guard heights.panel > room else { return heights }
    // Both scroll where there is no room: the texts keep two fifths, or what the buttons leave.
    heights.header = min(heights.header, max(room * 0.4, room - heights.list))
    heights.list = min(heights.list, room - heights.header)
    return heights
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heights(in: size).sum.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = heights(in: bounds.size)
    panel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.panel)
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.header)
    list.frame = CGRect(x: 0, y: heights.header, width: bounds.width, height: heights.list)
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: heights.header, width: bounds.width, height: thickness)
    line.isHidden = heights.header == 0 || heights.list == 0
    cancelPanel.frame = CGRect(
      x: 0, y: heights.panel + heights.gap, width: bounds.width, height: heights.cancel)
    cancelList.frame = cancelPanel.bounds
  }
}
