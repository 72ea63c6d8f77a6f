// SPDX-License-Identifier: MIT
@testable import HeadlessRenderer
import HeadlessHost
import HeadlessUIKit
import Testing

/// Pictures of system symbols.
@MainActor @Suite struct SymbolTests {
  /// Names that applications use most, in an order of our own.
  static let names = """
    plus minus xmark checkmark chevron.left chevron.right chevron.up chevron.down \
    arrow.left arrow.right arrow.up arrow.down arrow.clockwise arrow.counterclockwise \
    arrow.triangle.2.circlepath arrow.up.arrow.down arrow.left.and.right arrow.up.and.down \
    arrow.turn.up.left arrow.uturn.left arrow.down.to.line ellipsis line.3.horizontal list.bullet \
    list.number checklist slider.horizontal.3 magnifyingglass plus.magnifyingglass \
    square.and.arrow.up square.and.arrow.down square.and.pencil pencil trash folder doc doc.text \
    doc.on.doc clipboard tray tray.and.arrow.down archivebox paperclip link bookmark tag flag pin \
    message message.badge bubble.left bubble.right text.bubble ellipsis.bubble \
    envelope envelope.badge paperplane phone phone.down video camera photo photo.on.rectangle mic \
    speaker.wave.2 speaker.slash bell bell.badge bell.slash calendar calendar.badge.plus clock alarm \
    timer stopwatch hourglass person person.2 person.3 person.circle person.crop.circle \
    person.badge.plus person.crop.circle.badge.plus house building.2 building.columns storefront \
    map mappin mappin.and.ellipse location globe car bus tram bicycle airplane fuelpump figure.walk \
    heart star star.leadinghalf.filled hand.thumbsup hand.raised hand.tap eye eye.slash lock \
    lock.open lock.shield key faceid touchid shield checkmark.shield checkmark.seal crown trophy \
    gift cart bag creditcard banknote wallet.pass dollarsign.circle eurosign percent ticket \
    sun.max moon moon.stars cloud cloud.sun cloud.rain cloud.bolt cloud.snow wind snowflake \
    umbrella thermometer drop flame bolt leaf tree mountain.2 play pause stop forward backward \
    backward.end forward.end playpause goforward gobackward record.circle shuffle repeat \
    music.note headphones waveform waveform.path.ecg gear gearshape wrench hammer \
    wrench.and.screwdriver paintbrush paintpalette eyedropper scissors wand.and.stars sparkles \
    sparkle highlighter scribble ruler textformat textformat.size bold italic underline \
    strikethrough text.alignleft text.aligncenter text.alignright text.justify number at \
    square.grid.2x2 square.grid.3x3 rectangle.stack square.stack square.on.square \
    square.stack.3d.up sidebar.left rectangle.split.3x1 circle circle.dashed square square.dashed \
    circle.lefthalf.filled triangle target scope chart.bar chart.pie chart.line.uptrend.xyaxis \
    terminal chevron.left.forwardslash.chevron.right curlybraces cpu server.rack externaldrive \
    iphone ipad applewatch laptopcomputer desktopcomputer display tv printer keyboard wifi \
    wifi.slash antenna.radiowaves.left.and.right battery.100 power powerplug lightbulb icloud \
    icloud.and.arrow.up icloud.and.arrow.down book book.closed books.vertical newspaper \
    graduationcap briefcase suitcase backpack puzzlepiece gamecontroller fork.knife cup.and.saucer \
    wineglass birthday.cake bed.double sofa pills stethoscope cross.case brain pawprint \
    ladybug fish info.circle questionmark.circle exclamationmark.circle exclamationmark.triangle \
    exclamationmark.octagon delete.left return command shift cursorarrow qrcode barcode.viewfinder \
    bandage quote.bubble quote.closing goforward.5 goforward.10 goforward.15 goforward.30 \
    goforward.45 goforward.60 goforward.75 goforward.90 gobackward.5 gobackward.10 gobackward.15 \
    gobackward.30 gobackward.45 gobackward.60 gobackward.75 gobackward.90
    """.split(separator: " ").map(String.init)

  /// Draws a symbol of 48 points in black, or in a color.
  static func picture(
    _ name: String, _ color: UIColor = .black, weight: UIImage.SymbolWeight = .regular
  ) -> RenderedImage {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    view.contentMode = .scaleAspectFit
    view.image = UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: weight))
    view.tintColor = color
    return Renderer(scale: 2).image(of: view)
  }

  @Test func `The most used symbols have a drawing, plain, filled and in frames`() {
    for name in Self.names {
      for variant in ["", ".fill", ".slash", ".circle", ".circle.fill", ".square"] {
        #expect(SymbolName(name + variant).shapes != nil, "\(name)\(variant)")
      }
      let ink = Self.picture(name).count { $0.alpha > 128 }
      #expect(ink > 100, "\(name)")
    }
  }

  @Test func `Different symbols have different pictures`() {
    var pictures: [[UInt8]: String] = [:]
    for name in Self.names where SymbolShapes.aliases[name] == nil {
      let picture = Self.picture(name).bytes
      #expect(pictures[picture] == nil, "\(name) and \(pictures[picture] ?? "")")
      pictures[picture] = name
    }
  }

  @Test func `A filled symbol has more ink than a plain one, and a dotted line with a slash less`()
  {
    func ink(_ name: String) -> Double { Self.picture(name).coverage }
    for name in [
      "bell.badge", "message", "person.crop.circle.badge.plus", "house", "checkmark.seal",
    ] {
      #expect(ink(name + ".fill") > ink(name) * 1.1, "\(name)")
    }
  }

  /// Overlapping lines and shapes of one symbol are one shape: no pixel is darker than its color.
  @Test func `A symbol with a translucent color is one shape`() {
    let color = UIColor(white: 0, alpha: 0.5)
    for name in Self.names {
      for variant in ["", ".fill", ".circle.fill", ".slash"]
      where UIImage(systemName: name + variant) != nil {
        let image = Self.picture(name + variant, color, weight: .bold)
        #expect(image.count { $0.alpha > 129 } == 0, "\(name)\(variant)")
        #expect(image.count { $0.alpha > 120 } > 50, "\(name)\(variant)")
      }
    }
  }

  @Test func `A badge is at its corner and leaves the symbol beside it`() {
    let (bell, badge) = (Self.picture("bell"), Self.picture("bell.badge"))
    func ink(_ image: RenderedImage, _ part: CGRect) -> Int {
      var count = 0
      for y in Int(part.minY)..<Int(part.maxY) {
        for x in Int(part.minX)..<Int(part.maxX) where image[x, y].alpha > 128 { count += 1 }
      }
      return count
    }
    let corner = CGRect(x: 62, y: 8, width: 26, height: 26)
    #expect(ink(badge, corner) > 2 * ink(bell, corner))
    let opposite = CGRect(x: 8, y: 48, width: 40, height: 40)
    #expect(ink(badge, opposite) == ink(bell, opposite))
  }

  /// The first color of a palette is that of the content ("Configuring and displaying symbol images
  /// in your UI": the primary layer), the second one that of the frame.
  @Test func `A palette colors the content and the frame`() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    view.contentMode = .scaleAspectFit
    view.image = UIImage(
      systemName: "plus.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.white, .red]))
    let image = Renderer(scale: 1).image(of: view)
    #expect(image[24, 24] == .white)
    #expect(image[24, 10].isNear(red: 255, green: 0, blue: 0))
  }

  @Test func `A close button is a gray cross on a gray disk, without a background at its corners`()
  {
    let host = ScreenHost()
    let button = host.perform { UIButton(type: .close) }
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 30))
    let image = Renderer(scale: 4).image(of: button)
    #expect(image[2, 2].alpha == 0 && image[117, 117].alpha == 0)
    let (disk, cross) = (image[60, 24], image[60, 60])
    #expect(disk.alpha > 20 && disk.alpha < 60)
    #expect(cross.alpha > disk.alpha + 60)
  }
}
