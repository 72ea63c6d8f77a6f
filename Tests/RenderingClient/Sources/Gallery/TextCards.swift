// SPDX-License-Identifier: MIT
import HeadlessUIKit

extension GalleryPage {
  private func stack(_ labels: [UILabel], in card: Card, spacing: CGFloat = 6) {
    var y: CGFloat = 0
    for label in labels {
      let size = label.sizeThatFits(CGSize(width: 320, height: 1000))
      card.add(label, CGRect(x: 0, y: y, width: 320, height: size.height))
      y += size.height + spacing
    }
  }

  func makeTextCard() -> Card {
    let card = Card("Text styles", height: 340)
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2),
      ("Title 3", .title3), ("Headline", .headline),
    ]
    var labels = styles.map { makeLabel($0.0, .preferredFont(forTextStyle: $0.1)) }
    labels.append(
      makeLabel(
        "Body text wraps at words, and its lines stand as far apart as the font says.",
        .preferredFont(forTextStyle: .body), lines: 0))
    labels.append(
      makeLabel(
        "Footnote, of which two lines are shown at most. What comes then is cut off with an ellipsis, wherever it is.",
        .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, lines: 2))
    let styled = UILabel()
    styled.attributedText = makeStyledText()
    styled.numberOfLines = 0
    labels.append(styled)
    let numbers = makeLabel(
      "1,111.10\n8,888.80", .monospacedDigitSystemFont(ofSize: 17, weight: .regular), lines: 2)
    labels.append(numbers)
    stack(labels, in: card)
    return card
  }

  private func makeStyledText() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      var all: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
      ]
      all.merge(attributes) { $1 }
      text.append(NSAttributedString(string: string, attributes: all))
    }
    add("Bold", [.font: UIFont.systemFont(ofSize: 17, weight: .bold)])
    add(", ", [:])
    add("italic", [.font: UIFont.italicSystemFont(ofSize: 17)])
    add(", ", [:])
    add("tinted", [.foregroundColor: UIColor.systemPink])
    add(", ", [:])
    add("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    add(", ", [:])
    add("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    add(", ", [:])
    add("spaced", [.kern: 3])
    add(", ", [:])
    add(" marked ", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)])
    add(" and ", [:])
    add("monospaced", [.font: UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)])
    add(".", [:])
    return text
  }

  func makeScriptCard() -> Card {
    let card = Card("Alignment and scripts", height: 216)
    let center = makeLabel("In the middle", .systemFont(ofSize: 17))
    center.textAlignment = .center
    let right = makeLabel("At the right", .systemFont(ofSize: 17))
    right.textAlignment = .right
    let middle = makeLabel(
      "A long name of a file that loses its middle.swift", .systemFont(ofSize: 17))
    middle.lineBreakMode = .byTruncatingMiddle
    let hebrew = makeLabel("שלום עולם, 123 ו־Resin", .systemFont(ofSize: 17))
    hebrew.textAlignment = .right
    let arabic = makeLabel("مرحبا بالعالم", .systemFont(ofSize: 17))
    arabic.textAlignment = .right
    stack(
      [
        makeLabel("At the left", .systemFont(ofSize: 17)), center, right, middle, hebrew, arabic,
        makeLabel("日本語 · Ελληνικά · Кириллица", .systemFont(ofSize: 17)),
        makeLabel("🎉 🚀 🌸 🇩🇪 👩🏽‍💻 🍋", .systemFont(ofSize: 22)),
      ], in: card)
    return card
  }

  func makeSymbolCard() -> Card {
    let names = [
      "house.fill", "magnifyingglass", "heart", "heart.fill", "bell", "person.circle.fill",
      "gearshape", "square.and.arrow.up", "trash", "camera.fill", "photo", "calendar",
      "plus.circle.fill", "xmark.circle.fill", "checkmark.circle.fill", "info.circle",
      "play.fill", "pause.fill", "paperplane.fill", "envelope", "bookmark.fill", "star.fill",
      "chevron.right", "waveform", "sun.max.fill", "moon.fill", "cloud", "bolt.fill", "leaf.fill",
      "globe", "cart", "creditcard.fill", "bag", "tag.fill", "link", "lock.fill",
    ]
    let card = Card("Symbols", height: 264)
    let colors: [UIColor] = [
      .systemBlue, .systemPink, .systemGreen, .systemOrange, .systemTeal, .systemIndigo,
    ]
    for (index, name) in names.enumerated() {
      let view = UIImageView(image: UIImage(systemName: name))
      view.contentMode = .scaleAspectFit
      view.tintColor = colors[index / 6]
      card.add(
        view,
        CGRect(
          x: 10 + 54 * CGFloat(index % 6), y: CGFloat(index / 6) * 46, width: 30, height: 30))
    }
    return card
  }
}
