// SPDX-License-Identifier: MIT

/// The view that draws the text of a text field or a text view, its selection and its caret.
@MainActor
final class TextContentView: UIView {
  private(set) var content = LabelContent()
  private var known: [(width: CGFloat, geometry: TextGeometry)] = []
  private var caret: UIView?
  private var selectionViews: [UIView] = []

  /// Whether the text is one line, in which newlines are spaces.
  let isSingleLine: Bool

  /// Whether each character is shown as a bullet.
  var isSecure = false {
    didSet { if oldValue != isSecure { textChanged() } }
  }

  /// Whether a text that is wider than the view ends in an ellipsis, as it does while it is not
  /// edited.
  var truncates = false {
    didSet { if oldValue != truncates { setNeedsDisplay() } }
  }

  /// The smallest factor of the font's size for a text that is too wide; 1 where the font does not
  /// shrink.
  var minimumScale: CGFloat = 1 {
    didSet { if oldValue != minimumScale { setNeedsDisplay() } }
  }

  init(isSingleLine: Bool) {
    self.isSingleLine = isSingleLine
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    if !isSingleLine { content.setParagraph { $0.lineBreakMode = .byWordWrapping } }
  }

  required init?(coder: NSCoder) { nil }

  override var drawsItself: Bool { false }

  // MARK: Text

  override func deviceChanged() {
    textChanged()  // devices may measure text differently
    super.deviceChanged()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    textChanged()
  }

  func change(_ change: (inout LabelContent) -> Void) {
    change(&content)
    textChanged()
  }

  private func textChanged() {
    known = []
    setNeedsDisplay()
  }

  private var shownRuns: [TextRun] {
    guard isSecure || isSingleLine else { return content.runs }
    return content.runs.map { run in
      var run = run
      if isSecure {
        run.text = String(repeating: "\u{2022}", count: run.text.count)
      } else {
        run.text = String(run.text.map { $0.isNewline ? " " : $0 })
      }
      return run
    }
  }

  private var plainRun: TextRun {
    TextRun(text: "", font: content.font, paragraph: content.paragraph)
  }

  /// Returns the positions of the characters. A text of one line is not broken, and is aligned in
  /// the width.
  func geometry(width: CGFloat) -> TextGeometry {
    if let found = known.first(where: { $0.width == width }) { return found.geometry }
    let runs = shownRuns
    let measurer = device.values.measurer
    let request =
      isSingleLine
      ? TextRequest(runs: runs, maximumLines: 1) : TextRequest(runs: runs, widthLimit: width)
    let geometry = TextGeometry(
      text: content.text ?? "", runs: runs, plain: plainRun, layout: measurer.layout(request),
      alignmentWidth: width, isRightToLeft: isRightToLeft, measurer: measurer)
    if known.count >= 2 { known.removeFirst() }
    known.append((width, geometry))
    return geometry
  }

  /// The positions of the characters in the current bounds.
  var geometry: TextGeometry { geometry(width: bounds.width) }

  // MARK: Drawing

  package override var drawnContent: DrawnContent? {
    guard !content.runs.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let layout = drawnLayout
    let top = isSingleLine ? (bounds.height - layout.size.height) / 2 : 0
    let scale = max(traitCollection.displayScale, 1)
    let rect = CGRect(
      x: 0, y: (top * scale).rounded() / scale, width: bounds.width, height: layout.size.height)
    let color = content.defaultTextColor.resolvedColor(with: traitCollection)
    return .text(layout, in: rect, color: color.cgColor, isRightToLeft: isRightToLeft)
  }

  private var drawnLayout: TextLayout {
    let full = geometry.layout
    guard isSingleLine, truncates, full.size.width > bounds.width else { return full }
    let factor = max(bounds.width / full.size.width, min(minimumScale, 1))
    let runs = shownRuns.map { run in
      var run = run
      if factor < 1 {
        run.font = run.font.withSize((run.font.pointSize * factor * 10).rounded(.down) / 10)
        run.kern *= factor
      }
      return run
    }
    return device.values.measurer.layout(
      TextRequest(
        runs: minimumScale < 1 ? runs : shownRuns, widthLimit: bounds.width, maximumLines: 1))
  }

  // MARK: Caret and selection

  /// The vertical position of the lines: a single line is centered.
  var originOfLines: CGPoint {
    guard isSingleLine else { return .zero }
    return CGPoint(x: 0, y: max((bounds.height - geometry.contentSize.height) / 2, 0))
  }

  /// Returns the rectangle of the caret in the view.
  func caretRect(at offset: Int) -> CGRect {
    let origin = originOfLines
    return geometry.caretRect(at: offset).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the rectangles of a range in the view.
  func rects(of range: NSRange) -> [CGRect] {
    let origin = originOfLines
    return geometry.rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the offset whose caret is closest to a point of the view.
  func closestOffset(to point: CGPoint) -> Int {
    let origin = originOfLines
    return geometry.closestOffset(to: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// Shows the selection or the caret; neither where `selection` is nil.
  func show(selection: NSRange?) {
    let range = selection ?? NSRange(location: 0, length: 0)
    let rects = rects(of: range)
    while selectionViews.count > rects.count { selectionViews.removeLast().removeFromSuperview() }
    while selectionViews.count < rects.count {
      let view = UIView()
      view.alpha = 0.2
      selectionViews.append(view)
      addSubview(view)
    }
    for (view, rect) in zip(selectionViews, rects) {
      view.frame = rect
      view.backgroundColor = tintColor
    }
    guard selection != nil, range.length == 0 else {
      caret?.removeFromSuperview()
      caret = nil
      return
    }
    let caret = caret ?? UIView()
    if caret.superview == nil { addSubview(caret) }
    self.caret = caret
    caret.backgroundColor = tintColor
    caret.frame = caretRect(at: range.location)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for view in selectionViews + [caret].compactMap(\.self) {
      view.backgroundColor = tintColor
    }
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { setNeedsDisplay() }
  }
}
