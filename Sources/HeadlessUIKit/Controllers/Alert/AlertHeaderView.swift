// SPDX-License-Identifier: MIT

/// The title, the message and the text fields of an alert, which scroll where there is no room.
@preconcurrency @MainActor
final class AlertHeaderView: UIScrollView {
  private let title = UILabel(frame: .zero)
  private let message = UILabel(frame: .zero)
  private var fields: [UITextField] = []
  private var arrangement = AlertContentView.Arrangement.alert

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    for label in [title, message] {
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
    title.accessibilityTraits = [.staticText, .header]
  }

  required init?(coder: NSCoder) { nil }

  var isEmpty: Bool { title.isHidden && message.isHidden && fields.isEmpty }

  func show(_ content: AlertContentView.Content) {
    arrangement = content.arrangement
    let isAlert = arrangement == .alert
    title.text = content.title
    message.text = content.message
    title.isHidden = content.title?.isEmpty ?? true
    message.isHidden = content.message?.isEmpty ?? true
    let footnote = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    title.font =
      isAlert
      ? .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
      : .systemFont(ofSize: footnote.pointSize, weight: .semibold)
    // A message without a title is emphasized as a title is.
    message.font = isAlert && title.isHidden ? title.font : footnote
    title.textColor = isAlert ? .label : .secondaryLabel
    message.textColor = isAlert ? .label : .secondaryLabel
    if !fields.elementsEqual(content.fields, by: ===) {
      for field in fields { field.removeFromSuperview() }
      fields = content.fields
      for field in fields { addSubview(field) }
    }
    setNeedsLayout()
  }

  // MARK: Layout

  private var margins: UIEdgeInsets {
    arrangement == .alert
      ? UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
      : UIEdgeInsets(top: 14, left: 16, bottom: 16, right: 16)
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    isEmpty ? 0 : place(width: width, sets: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = isEmpty ? 0 : place(width: bounds.width, sets: true)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  /// Returns the height of the content, and sets the frames if `sets` is true.
  private func place(width: CGFloat, sets: Bool) -> CGFloat {
    let insets = margins
    let room = CGSize(
      width: max(width - insets.left - insets.right, 0), height: CGFloat.greatestFiniteMagnitude)
    var y = insets.top
    func add(_ view: UIView, height: CGFloat, gap: CGFloat) {
      if y > insets.top { y += gap }
      if sets { view.frame = CGRect(x: insets.left, y: y, width: room.width, height: height) }
      y += height
    }
    for label in [title, message] where !label.isHidden {
      add(label, height: label.sizeThatFits(room).height, gap: arrangement == .alert ? 2 : 8)
    }
    for (index, field) in fields.enumerated() {
      let height = max(field.sizeThatFits(room).height, 30)
      add(field, height: height, gap: index == 0 ? 16 : 6)
    }
    return y + insets.bottom
  }
}
