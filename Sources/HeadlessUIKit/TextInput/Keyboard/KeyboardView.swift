// SPDX-License-Identifier: MIT

/// The keys of the keyboard: a plain picture that shows the part of the screen that the keyboard
/// covers.
///
/// The keys are drawn by one view, so that a survey of the screen does not list them.
@MainActor
final class KeyboardView: UIView {
  /// The background of keyboards.
  static let backgroundColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
  }

  private static let keyColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.42 : 1, alpha: 1)
  }

  private static let functionKeyColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.68, green: 0.7, blue: 0.74, alpha: 1)
  }

  /// The properties of the keyboard that the picture shows.
  private var layoutOfKeys = KeyboardLayout(type: .default, returnTitle: "return")

  init() {
    super.init(frame: .zero)
    backgroundColor = Self.backgroundColor
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Adapts the keys to the text input traits of the first responder.
  func update() {
    guard let responder = device.application.firstResponder as? any UIKeyInput else { return }
    let isReturnEnabled = !responder.enablesReturnKeyAutomatically || responder.hasText
    let new = KeyboardLayout(
      type: responder.keyboardType, returnTitle: responder.returnKeyType.title,
      isReturnEnabled: isReturnEnabled)
    switch responder.keyboardAppearance {
    case .default: overrideUserInterfaceStyle = .unspecified
    case .dark: overrideUserInterfaceStyle = .dark
    case .light: overrideUserInterfaceStyle = .light
    }
    guard new != layoutOfKeys else { return }
    layoutOfKeys = new
    setNeedsDisplay()
  }

  /// The title of the return key, for tests.
  package var returnTitle: String { layoutOfKeys.returnTitle }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let insets = UIEdgeInsets(top: 8, left: 3, bottom: 4 + safeAreaInsets.bottom, right: 3)
    for (key, frame) in layoutOfKeys.frames(in: bounds.inset(by: insets)) {
      (key.isFunction ? Self.functionKeyColor : Self.keyColor).setFill()
      UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
      draw(key, in: frame)
    }
  }

  private func draw(_ key: KeyboardLayout.Key, in frame: CGRect) {
    guard !key.title.isEmpty else { return }
    let font = UIFont.systemFont(ofSize: key.title.count > 1 ? 16 : 22)
    let title = NSAttributedString(
      string: key.title,
      attributes: [
        .font: font,
        .foregroundColor: key.isEnabled ? UIColor.label : UIColor.tertiaryLabel,
      ])
    let size = title.size()
    title.draw(
      at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2))
  }
}

/// The keys of a keyboard, in rows.
struct KeyboardLayout: Hashable {
  struct Key: Hashable {
    var title: String
    /// The width, in widths of a letter.
    var width: CGFloat = 1
    var isFunction = false
    var isEnabled = true
  }

  let rows: [[Key]]
  let returnTitle: String

  init(type: UIKeyboardType, returnTitle: String, isReturnEnabled: Bool = true) {
    self.returnTitle = returnTitle
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      let corner = type == .decimalPad ? "." : type == .phonePad ? "+*#" : ""
      let last = [
        Key(title: corner, isFunction: true), Key(title: "0"),
        Key(title: "\u{232B}", isFunction: true),
      ]
      rows = ["123", "456", "789"].map { $0.map { Key(title: String($0)) } } + [last]
    case .numbersAndPunctuation:
      rows =
        Self.letterRows("1234567890", "-/:;()$&@\"", ".,?!'")
        + [Self.lastRow("ABC", nil, returnTitle, isReturnEnabled)]
    default:
      let extra: String? =
        switch type {
        case .emailAddress, .twitter: "@"
        case .URL, .webSearch: "."
        default: nil
        }
      rows =
        Self.letterRows("qwertyuiop", "asdfghjkl", "zxcvbnm")
        + [Self.lastRow("123", extra, returnTitle, isReturnEnabled)]
    }
  }

  private static func letterRows(_ first: String, _ second: String, _ third: String) -> [[Key]] {
    let shift = Key(title: "\u{21E7}", width: 1.4, isFunction: true)
    let delete = Key(title: "\u{232B}", width: 1.4, isFunction: true)
    let keys = { (text: String) in text.map { Key(title: String($0)) } }
    return [keys(first), keys(second), [shift] + keys(third) + [delete]]
  }

  private static func lastRow(
    _ plane: String, _ extra: String?, _ title: String, _ isEnabled: Bool
  ) -> [Key] {
    var row = [
      Key(title: plane, width: 2.4, isFunction: true), Key(title: "space", width: 5),
    ]
    if let extra {
      row[1].width = 4
      row.append(Key(title: extra))
    }
    row.append(Key(title: title, width: 2.6, isFunction: true, isEnabled: isEnabled))
    return row
  }

  /// Returns the frames of the keys in a rectangle.
  func frames(in rect: CGRect) -> [(key: Key, frame: CGRect)] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let rowHeight = rect.height / CGFloat(rows.count)
    let widest = rows.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 1
    let unit = rect.width / widest
    var frames: [(key: Key, frame: CGRect)] = []
    for (index, row) in rows.enumerated() {
      let width = row.reduce(0) { $0 + $1.width } * unit
      var x = rect.midX - width / 2
      for key in row {
        let cell = CGRect(
          x: x, y: rect.minY + CGFloat(index) * rowHeight, width: key.width * unit,
          height: rowHeight)
        frames.append((key, cell.insetBy(dx: 3, dy: 5)))
        x = cell.maxX
      }
    }
    return frames
  }
}

extension UIReturnKeyType {
  /// The title of the key.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google, .search, .yahoo: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "SOS"
    case .continue: "Continue"
    }
  }
}
