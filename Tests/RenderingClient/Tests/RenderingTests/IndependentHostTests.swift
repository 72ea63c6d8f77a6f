// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// The picture of a host depends on nothing that another host, another renderer or another test
/// does.
@MainActor @Suite struct IndependentHostTests {
  private static let sentence = "38,018.50 in all"

  /// Returns a host with texts in frames of their own, in constraints, in controls and in a list.
  private func makeHost(_ textMeasure: ScreenHost.TextMeasure = .fonts) -> ScreenHost {
    let host = ScreenHost(
      size: CGSize(width: 320, height: 420), scale: 1, textMeasure: textMeasure)
    let root = host.perform { UIView() }
    host.show(root)
    host.perform { fill(root) }
    host.settle()
    return host
  }

  private func fill(_ root: UIView) {
    root.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    label.text = Self.sentence
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.sizeToFit()
    let button = UIButton(type: .system)
    button.setTitle("A button with a title", for: .normal)
    let field = UITextField()
    field.text = "A text in a field"
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "Some words that need more than a single line, whatever measures them."
    let switches = UISegmentedControl(items: ["One", "Another", "The third"])
    let stack = UIStackView(arrangedSubviews: [button, field, text, switches])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 60, width: 280, height: 260)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 30)).image { _ in
      (Self.sentence as NSString).draw(
        at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    }
    let picture = UIImageView(image: drawn)
    picture.frame.origin = CGPoint(x: 20, y: 340)
    for view in [label, stack, picture] { root.addSubview(view) }
  }

  private func picture(_ host: ScreenHost, by renderer: Renderer = Renderer(scale: 1))
    -> RenderedImage
  {
    renderer.image(of: host)
  }

  @Test func `Equal hosts have equal pictures, wherever a renderer is created between them`() {
    let first = makeHost()
    let early = Renderer(for: first)
    let second = makeHost()
    let one = picture(first)
    let third = makeHost()
    for host in [second, third, first] {
      #expect(picture(host) == one)
      #expect(picture(host, by: early) == one)
      #expect(picture(host, by: Renderer(for: host)) == one)
      #expect(picture(host, by: Renderer(for: third)) == one)
    }
    first.perform { _ = Renderer(scale: 1) }
    #expect(picture(first) == one)
    #expect(picture(makeHost()) == one)
  }

  /// All orders of three hosts: each is created before, between or after the pictures of the
  /// others.
  @Test func `The order in which hosts are created and drawn changes no picture`() {
    let expected = picture(makeHost())
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let hosts = (0..<3).map { _ in makeHost() }
      for index in order {
        #expect(picture(hosts[index]) == expected)
        _ = makeHost()
      }
    }
  }

  @Test(arguments: 0..<8)
  func `Tests that run interleaved change no picture`(index: Int) async {
    let host = makeHost()
    let before = picture(host)
    await Task.yield()
    let other = makeHost(index % 2 == 0 ? .fonts : .table)
    await Task.yield()
    _ = picture(other, by: Renderer(scale: CGFloat(index % 3 + 1)))
    await host.advance(by: 0.1)
    other.appearance = .dark
    await Task.yield()
    #expect(picture(host) == before)
    #expect(picture(makeHost()) == before)
  }

  @Test func `A text that fits is not cut, with either text measure`() {
    for measure in [ScreenHost.TextMeasure.fonts, .table] {
      let host = makeHost(measure)
      guard
        let label = host.firstView(where: { ($0 as? UILabel)?.text == Self.sentence }) as? UILabel
      else {
        Issue.record("no label")
        continue
      }
      let cut = picture(host)
      host.perform { label.lineBreakMode = .byClipping }  // without an ellipsis
      #expect(picture(host) == cut)
    }
  }

  /// The widths belong to a host from its beginning: that of the fonts, or that of the table.
  @Test func `Hosts measure alike, whichever of them has a renderer`() {
    func width(on host: ScreenHost) -> CGFloat {
      host.perform {
        let label = UILabel()
        label.text = "iiiiiiiiii WWWWWWWW"
        return label.intrinsicContentSize.width
      }
    }
    let (plain, drawn) = (ScreenHost(), ScreenHost())
    let table = ScreenHost(textMeasure: .table)
    let before = (width(on: plain), width(on: table))
    _ = Renderer(for: drawn)
    _ = Renderer(for: table)
    #expect(width(on: plain) == width(on: drawn))
    #expect((width(on: plain), width(on: table)) == before)
    #expect(width(on: table) != width(on: drawn))
  }

  @Test func `A text measure is refused after the creation of a host, with a message`() {
    let host = ScreenHost(textMeasure: .table)
    host.printsWarnings = false
    deprecatedInstall(on: host)
    #expect(host.warnings.count == 1)
    let other = ScreenHost()
    deprecatedInstall(on: other)
    #expect(other.warnings.isEmpty)
  }

  /// Calls a deprecated method without a warning of the compiler.
  private func deprecatedInstall(on host: ScreenHost) {
    (PangoTextMeasurer.shared as any Installing).install(on: host)
  }
}

@MainActor private protocol Installing {
  func install(on host: ScreenHost)
}

extension PangoTextMeasurer: Installing {}
