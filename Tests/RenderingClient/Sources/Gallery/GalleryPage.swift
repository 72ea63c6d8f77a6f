// SPDX-License-Identifier: MIT
import HeadlessRenderer
import HeadlessUIKit

/// A page of cards in columns.
@MainActor
struct GalleryPage {
  let view = UIView()

  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 20
  private static let columnWidth: CGFloat = 360

  init(style: UIUserInterfaceStyle) {
    view.overrideUserInterfaceStyle = style
    view.backgroundColor = .systemGroupedBackground
    let title = makeLabel("HeadlessRenderer", .systemFont(ofSize: 40, weight: .bold))
    title.frame = CGRect(x: Self.margin, y: 28, width: 600, height: 48)
    let subtitle = makeLabel(
      "Layers, text, images and symbols, drawn with Cairo and Pango", .systemFont(ofSize: 17),
      color: .secondaryLabel)
    subtitle.frame = CGRect(x: Self.margin, y: 78, width: 700, height: 24)
    view.addSubview(title)
    view.addSubview(subtitle)

    let columns: [[Card]] = [
      [makeTextCard(), makeScriptCard(), makeSymbolCard(), makeDrawingCard()],
      [makeCornerCard(), makeShadowCard(), makeShapeCard(), makeTransformCard()],
      [makeGradientCard(), makeImageCard(), makeOpacityCard(), makeControlCard()],
    ]
    var bottom: CGFloat = 0
    for (index, cards) in columns.enumerated() {
      let x = Self.margin + CGFloat(index) * (Self.columnWidth + Self.gap)
      bottom = max(bottom, place(cards, x: x))
    }
    view.frame = CGRect(
      x: 0, y: 0,
      width: 2 * Self.margin + 3 * Self.columnWidth + 2 * Self.gap, height: bottom + Self.margin)
  }

  /// Stacks cards in a column and returns the y coordinate of the column's lower edge.
  private func place(_ cards: [Card], x: CGFloat) -> CGFloat {
    var y: CGFloat = 128
    for card in cards {
      card.frame = CGRect(x: x, y: y, width: Self.columnWidth, height: card.height)
      view.addSubview(card)
      y = card.frame.maxY + Self.gap
    }
    return y - Self.gap
  }
}

/// A white card with a title.
final class Card: UIView {
  let height: CGFloat
  static let inset: CGFloat = 20

  init(_ title: String, height: CGFloat) {
    self.height = height + 68
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    let label = makeLabel(
      title.uppercased(), .systemFont(ofSize: 12, weight: .semibold), color: .secondaryLabel)
    label.frame = CGRect(x: Self.inset, y: 18, width: 320, height: 16)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Adds a view with a frame relative to the area below the title.
  func add(_ view: UIView, _ frame: CGRect) {
    view.frame = frame.offsetBy(dx: Self.inset, dy: 48)
    addSubview(view)
  }

  func add(_ sublayer: CALayer, _ frame: CGRect) {
    sublayer.frame = frame.offsetBy(dx: Self.inset, dy: 48)
    layer.addSublayer(sublayer)
  }

  func addCaption(_ text: String, centerX: CGFloat, y: CGFloat, width: CGFloat = 100) {
    let label = makeLabel(text, .systemFont(ofSize: 11), color: .secondaryLabel)
    label.textAlignment = .center
    add(label, CGRect(x: centerX - width / 2, y: y, width: width, height: 14))
  }
}

@MainActor
func makeLabel(_ text: String, _ font: UIFont, color: UIColor = .label, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = font
  label.textColor = color
  label.numberOfLines = lines
  return label
}
