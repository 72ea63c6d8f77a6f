// SPDX-License-Identifier: MIT
import Foundation
@testable import HeadlessRenderer
@testable import HeadlessUIKit
import Testing

@MainActor @Suite struct Scratch {
  func text(_ s: String, _ font: UIFont, x: CGFloat, y: CGFloat, width: CGFloat = 350, lines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail, kern: CGFloat = 0, alignment: NSTextAlignment = .natural, underline: Int = 0, strike: Int = 0, color: UIColor = .label) -> ContentView {
    let v = ContentView()
    var p = ParagraphValues(); p.lineBreakMode = mode; p.alignment = alignment
    var run = TextRun(text: s, font: font, paragraph: p, kern: kern)
    run.underline = underline; run.strikethrough = strike
    let layout = PangoTextMeasurer.shared.layout(TextRequest(runs: [run], widthLimit: width, maximumLines: lines))
    v.frame = CGRect(x: x, y: y, width: width, height: layout.size.height)
    v.content = .text(layout, in: v.bounds, color: color.cgColor, isRightToLeft: false)
    return v
  }
  @Test func textPage() throws {
    for scale in [1, 2, 3] {
      let r = Renderer(scale: CGFloat(scale))
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
      root.backgroundColor = .white
      var y: CGFloat = 10
      func add(_ v: UIView) { root.addSubview(v); y = v.frame.maxY + 6 }
      add(text("Large Title", .systemFont(ofSize: 34, weight: .bold), x: 20, y: y))
      add(text("Headline: AVATAR To Ty fi ffi 0123456789", .systemFont(ofSize: 17, weight: .semibold), x: 20, y: y))
      add(text("The quick brown fox jumps over the lazy dog and then goes on to the next line, because there is no room left on this one, and it ends here: café naïve.", .systemFont(ofSize: 17), x: 20, y: y, lines: 0))
      add(text("Secondary text, two lines of it at most, and then an ellipsis where the rest would be, which is not shown at all because it has no room.", .systemFont(ofSize: 13), x: 20, y: y, lines: 2, color: .secondaryLabel))
      add(text("11111.88 tabular", .monospacedDigitSystemFont(ofSize: 17, weight: .regular), x: 20, y: y))
      add(text("88888.11 tabular", .monospacedDigitSystemFont(ofSize: 17, weight: .regular), x: 20, y: y))
      add(text("let code = \"mono\"", .monospacedSystemFont(ofSize: 15, weight: .regular), x: 20, y: y))
      add(text("Emoji 🎉🚀👩‍👩‍👧 in text 🇩🇪", .systemFont(ofSize: 20), x: 20, y: y))
      add(text("שלום עולם 123 (abc) مرحبا", .systemFont(ofSize: 20), x: 20, y: y, alignment: .right))
      add(text("日本語のテキストは単語の間に空白がないので、どこでも改行できます。", .systemFont(ofSize: 17), x: 20, y: y, width: 200))
      add(text("K E R N E D", .systemFont(ofSize: 13, weight: .medium), x: 20, y: y, kern: 3))
      add(text("Underlined jpgq", .systemFont(ofSize: 17), x: 20, y: y, underline: 1))
      add(text("Struck through", .systemFont(ofSize: 17), x: 20, y: y, underline: 9, strike: 1))
      add(text("Middle truncated file name that is long.txt", .systemFont(ofSize: 17), x: 20, y: y, width: 200, lines: 1, mode: .byTruncatingMiddle))
      add(text("Italic heavy", UIFont(descriptor: UIFont.systemFont(ofSize: 17, weight: .heavy).fontDescriptor.withSymbolicTraits(.traitItalic)!, size: 0), x: 20, y: y))
      try r.image(of: root).write(to: URL(fileURLWithPath: "/tmp/h-render-x/text\(scale).png"))
    }
  }
  @Test func symbols() throws {
    let r = Renderer(scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 500)); root.backgroundColor = .white
    let names = ["chevron.left","chevron.right","chevron.up","chevron.down","arrow.left","arrow.right","arrow.up.right","arrow.clockwise","plus","minus","xmark","checkmark","ellipsis","line.3.horizontal","list.bullet","slider.horizontal.3","magnifyingglass","circle","square","heart","heart.fill","star","star.fill","house","house.fill","person","person.fill","person.2","bell","bell.fill","bookmark","bookmark.fill","trash","trash.fill","gearshape","gearshape.fill","play.fill","pause.fill","forward.fill","square.and.arrow.up","square.and.pencil","pencil","paperplane","paperplane.fill","envelope","envelope.fill","bubble.left","bubble.left.fill","camera","camera.fill","photo","photo.fill","calendar","clock","clock.fill","lock","lock.fill","cart","cart.fill","tag","tag.fill","mappin","location.fill","globe","sun.max","sun.max.fill","moon","moon.fill","cloud","bolt.fill","flame","flame.fill","flag","flag.fill","folder","folder.fill","doc","link","info","questionmark","exclamationmark","info.circle","info.circle.fill","eye","mic","mic.fill","square.grid.2x2","square.grid.2x2.fill","leaf","leaf.fill","drop.fill","music.note","airplane","bag","bag.fill","creditcard","creditcard.fill","wifi","plus.circle","plus.circle.fill","xmark.circle.fill","checkmark.circle.fill","heart.circle","play.circle.fill","plus.square","plus.square.fill","unknown.name","waveform.fill","person.circle.fill"]
    for (i, n) in names.enumerated() {
      let v = ContentView(frame: CGRect(x: 10 + 45 * CGFloat(i % 13), y: 10 + 45 * CGFloat(i / 13), width: 32, height: 32))
      v.content = .image(UIImage(systemName: n)!, in: v.bounds, tint: UIColor.systemBlue.cgColor)
      root.addSubview(v)
    }
    let weights: [UIImage.SymbolWeight] = [.ultraLight,.thin,.light,.regular,.medium,.semibold,.bold,.heavy,.black]
    for (i, w) in weights.enumerated() {
      let v = ContentView(frame: CGRect(x: 10 + 45 * CGFloat(i), y: 430, width: 32, height: 32))
      v.content = .image(UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(weight: w))!, in: v.bounds, tint: UIColor.systemRed.cgColor)
      root.addSubview(v)
    }
    try r.image(of: root).write(to: URL(fileURLWithPath: "/tmp/h-render-x/symbols.png"))
  }
}
