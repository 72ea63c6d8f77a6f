// SPDX-License-Identifier: MIT

/// The views of a text field.
@MainActor
final class TextFieldParts {
  /// The area that shows the text, and that the text scrolls in.
  let clip = UIView()
  let placeholder = UILabel()
  /// The border, which is behind the text.
  var border: UIImageView?
  var clearButton: UIButton?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  /// The attributes that `defaultTextAttributes` was set to.
  var ownTextAttributes: [NSAttributedString.Key: Any]?
  /// The distance by which the text is scrolled, in points.
  var scrolled: CGFloat = 0
  /// The own sizes of the views at the sides, and the sizes that the field has given to them.
  var sideSizes: [ObjectIdentifier: (own: CGSize, given: CGSize)] = [:]
}

/// A recognizer of taps that reports whether a tap is the second or third of a series.
@MainActor
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  private(set) var tapCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tapCount = touches.map(\.tapCount).max() ?? 1
    super.touchesBegan(touches, with: event)
  }
}

extension UITextField {
  // UIKit documents no numbers for the distances inside of a text field.
  private static let borderInset: CGFloat = 7
  private static let clearButtonLength: CGFloat = 19
  private static let clearButtonMargin: CGFloat = 5

  final func prepare() {
    isOpaque = false
    contentHorizontalAlignment = .leading
    parts.clip.clipsToBounds = true
    parts.clip.isOpaque = false
    parts.clip.isUserInteractionEnabled = false
    parts.clip.addSubview(editor.view)
    parts.placeholder.textColor = .placeholderText
    parts.placeholder.isAccessibilityElement = false
    parts.placeholder.isHidden = true
    addSubview(parts.placeholder)
    addSubview(parts.clip)
    let tap = TextTapGestureRecognizer()
    tap.addAction { [unowned self] tap in
      tapped(at: tap.location(in: self), count: tap.tapCount)
    }
    addGestureRecognizer(tap)
  }

  /// Has to be called after a change of the text or of its style.
  final func contentChanged() {
    invalidateIntrinsicContentSize()
    partsChanged()
  }

  /// Has to be called after a change of the views beside the text or of their visibility.
  final func partsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func changeStyle(_ change: (inout LabelContent) -> Void) {
    editor.view.change(change)
    contentChanged()
  }

  final func setFont(_ font: UIFont?) {
    let font = font ?? LabelContent.standardFont
    let used = adjustsFontForContentSizeCategory ? font.adjusted(for: traitCollection) : font
    changeStyle { $0.setFont(used) }
    parts.placeholder.font = used
  }

  final func setAlignment(_ alignment: NSTextAlignment) {
    changeStyle { $0.setParagraph { $0.alignment = alignment } }
    parts.placeholder.textAlignment = alignment
  }

  final func adjustFonts() {
    changeStyle { $0.adjustFonts(for: traitCollection) }
    parts.placeholder.font = editor.view.content.font
  }

  final var currentTextAttributes: [NSAttributedString.Key: Any] {
    if let own = parts.ownTextAttributes { return own }
    let content = editor.view.content
    return [
      .font: content.font, .foregroundColor: content.textColor,
      .paragraphStyle: NSParagraphStyle(values: content.paragraph),
    ]
  }

  final func setTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    parts.ownTextAttributes = attributes
    let string = NSAttributedString(string: editor.text, attributes: attributes)
    changeStyle {
      $0.setAttributedText(string)
      if let font = attributes[.font] as? UIFont { $0.setFont(font) }
      if let color = attributes[.foregroundColor] as? UIColor { $0.setTextColor(color) }
    }
  }

  final func setPlaceholder(_ text: String?) {
    parts.placeholder.text = text
    contentChanged()
  }

  final func setAttributedPlaceholder(_ text: NSAttributedString?) {
    parts.placeholder.attributedText = text
    contentChanged()
  }

  final func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let old { parts.sideSizes[ObjectIdentifier(old)] = nil }
    contentChanged()
  }

  // MARK: Rectangles

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsClearButton: Bool { isShown(clearButtonMode) && hasText && isEnabled }
  private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
  private var hasBorder: Bool { borderStyle != .none || background != nil }

  final func standardTextRect(in bounds: CGRect) -> CGRect {
    let side = hasBorder ? Self.borderInset : 0
    var leading = side
    var trailing = side
    if showsLeftView {
      let rect = leftViewRect(forBounds: bounds)
      let end = isRightToLeft ? bounds.maxX - rect.minX : rect.maxX - bounds.minX
      leading = max(leading, end + (hasBorder ? 3 : 0))
    }
    if showsClearButton {
      let rect = clearButtonRect(forBounds: bounds)
      trailing = max(trailing, isRightToLeft ? rect.maxX - bounds.minX : bounds.maxX - rect.minX)
    }
    if showsRightView {
      let rect = rightViewRect(forBounds: bounds)
      trailing = max(trailing, isRightToLeft ? rect.maxX - bounds.minX : bounds.maxX - rect.minX)
    }
    let width = max(bounds.width - leading - trailing, 0)
    return CGRect(
      x: bounds.minX + (isRightToLeft ? trailing : leading), y: bounds.minY, width: width,
      height: bounds.height)
  }

  final func standardClearRect(in bounds: CGRect) -> CGRect {
    let length = Self.clearButtonLength
    let margin = Self.clearButtonMargin
    let x = isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - length
    return CGRect(
      x: x, y: bounds.minY + ((bounds.height - length) / 2).rounded(), width: length, height: length
    )
  }

  final func standardRect(of view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = ownSize(of: view)
    if size == .zero {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    let isLeft = isLeading != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Returns the size of a view at a side before a smaller field limited it.
  private func ownSize(of view: UIView) -> CGSize {
    guard let known = parts.sideSizes[ObjectIdentifier(view)], known.given == view.bounds.size
    else { return view.bounds.size }
    return known.own
  }

  final var sizeOfContent: CGSize {
    let view = editor.view
    let lineHeight = view.content.font.lineHeight
    let geometry = view.geometry(width: 0)
    var width = geometry.advance.rounded(.up)
    if !hasText { width = parts.placeholder.intrinsicContentSize.width }
    let free = CGRect(x: 0, y: 0, width: 1_000, height: 100)
    let text = textRect(forBounds: free)
    // The border is as high as UIKit's: 34 points at the default font, which is 20.3 points high.
    let height: CGFloat = hasBorder ? 13 : 1
    return CGSize(
      width: width + (free.width - text.width), height: lineHeight.rounded(.up) + height)
  }

  /// The baseline of the text, which is centered in its rectangle.
  final var baseline: Baseline {
    let line = editor.view.content.font
    return Baseline(heightOfContent: sizeOfContent.height) { height in
      let rect = textRect(forBounds: CGRect(x: 0, y: 0, width: 1_000, height: height))
      return rect.minY + (rect.height - line.lineHeight) / 2 + line.ascender
    }
  }

  // MARK: Layout

  final func placeParts() {
    placeBorder()
    place(leftView, isShown: showsLeftView) { leftViewRect(forBounds: $0) }
    placeClearButton()
    place(rightView, isShown: showsRightView) { rightViewRect(forBounds: $0) }
    parts.placeholder.isHidden = hasText || parts.placeholder.text == nil
    parts.placeholder.frame = placeholderRect(forBounds: bounds)
    parts.clip.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    placeText()
  }

  /// The views beside the text that are shown, from the leading edge on.
  final var shownPartsBesideText: [UIView] {
    [leftView, parts.clearButton, rightView].compactMap { $0 }.filter { $0.superview === self }
  }

  private func place(_ view: UIView?, isShown: Bool, _ rect: (CGRect) -> CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    let frame = rect(bounds)
    parts.sideSizes[ObjectIdentifier(view)] = (ownSize(of: view), frame.size)
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }

  /// Places the text in its area, scrolled so that the caret is visible.
  private func placeText() {
    let view = editor.view
    let area = parts.clip.bounds.size
    view.truncates = !isEditing
    let font = view.content.font
    view.minimumScale =
      adjustsFontSizeToFitWidth && font.pointSize > 0 ? minimumFontSize / font.pointSize : 1
    let text = view.geometry(width: 0).advance + TextGeometry.caretWidth
    let width = isEditing ? max(area.width, text) : area.width
    view.frame = CGRect(x: 0, y: 0, width: width, height: area.height)
    let caret = view.caretRect(at: editor.selection.upperBound)
    var scrolled = isEditing ? parts.scrolled : 0
    scrolled = min(scrolled, caret.minX)
    scrolled = max(scrolled, caret.maxX - area.width)
    scrolled = isEditing ? min(max(scrolled, 0), max(width - area.width, 0)) : 0
    parts.scrolled = scrolled
    view.frame.origin.x = -scrolled
    view.show(selection: isEditing ? editor.selection : nil)
  }

  private func placeClearButton() {
    guard showsClearButton else {
      parts.clearButton?.removeFromSuperview()
      return
    }
    let button = parts.clearButton ?? makeClearButton()
    if button.superview == nil { addSubview(button) }
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .placeholderText
    button.accessibilityLabel = "Clear text"
    button.addAction(
      UIAction { [weak self] _ in self?.clearByButton() }, for: .primaryActionTriggered)
    parts.clearButton = button
    return button
  }

  // MARK: Border

  final func borderChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func placeBorder() {
    let image = isEnabled ? background : disabledBackground ?? background
    // As in UIKit, an image replaces every border but the rounded one.
    let showsImage = image != nil && borderStyle != .roundedRect
    guard showsImage || borderStyle != .none else {
      parts.border?.removeFromSuperview()
      parts.border = nil
      return
    }
    let border = parts.border ?? UIImageView()
    if border.superview == nil { insertSubview(border, at: 0) }
    parts.border = border
    border.isUserInteractionEnabled = false
    border.frame = borderRect(forBounds: bounds)
    border.image = showsImage ? image : nil
    guard !showsImage else {
      border.layer.borderWidth = 0
      border.layer.cornerRadius = 0
      border.backgroundColor = nil
      return
    }
    border.layer.borderWidth = borderStyle == .line ? 1 : 0.5
    border.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    let color = borderStyle == .line ? UIColor.label : .opaqueSeparator
    border.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    border.backgroundColor = borderStyle == .roundedRect ? .systemBackground : nil
  }
}
