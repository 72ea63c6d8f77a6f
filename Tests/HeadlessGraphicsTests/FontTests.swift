// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Apple's pages "UIFont", "UIFontDescriptor" and "UIFontMetrics".
@Suite struct FontTests {
  /// Human Interface Guidelines, "Typography", Specifications: iOS Dynamic Type sizes.
  @Test(
    arguments: [
      (UIContentSizeCategory.extraSmall, [31, 14, 14, 12, 11]),
      (.large, [34, 17, 17, 13, 11]),
      (.extraExtraExtraLarge, [40, 23, 23, 19, 17]),
      (.accessibilityLarge, [48, 33, 33, 27, 24]),
      (.accessibilityExtraExtraExtraLarge, [60, 53, 53, 44, 40]),
    ] as [(UIContentSizeCategory, [CGFloat])])
  func `Preferred sizes are the published ones`(
    _ category: UIContentSizeCategory, _ sizes: [CGFloat]
  ) {
    let styles: [UIFont.TextStyle] = [.largeTitle, .headline, .body, .footnote, .caption2]
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let fonts = styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
    expectEqual(fonts.map(\.pointSize), sizes)
    #expect(fonts[1].fontName == ".SFUI-Semibold" && fonts[2].fontName == ".SFUI-Regular")
    traits.performAsCurrent {
      expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, sizes[2])
    }
  }

  /// The metrics that UIFont reports for the system's font of 17 points on iOS.
  @Test func `The system font has its known metrics`() {
    let font = UIFont.systemFont(ofSize: 17)
    expectNear(font.lineHeight, 20.287109375, within: 1e-9)
    #expect(abs(font.ascender - 16.1865234375) < 1e-3 && abs(font.descender + 4.1005859375) < 1e-3)
    expectNear(font.capHeight, 11.97802734375, within: 1e-9)
    expectNear(font.xHeight, 8.9482421875, within: 1e-9)
    #expect(font.leading == 0 && font.pointSize == 17)
    #expect(UIFont.labelFontSize == 17 && UIFont.systemFontSize == 14)
    #expect(UIFont.buttonFontSize == 18 && UIFont.smallSystemFontSize == 12)
  }

  @Test func `Fonts are values`() {
    expectEqual(UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    expectEqual(UIFont.systemFont(ofSize: 12).withSize(14), UIFont.systemFont(ofSize: 14))
    expectEqual(UIFont.boldSystemFont(ofSize: 9), .systemFont(ofSize: 9, weight: .semibold))
    expectEqual(UIFont(name: "Helvetica-Bold", size: 10)?.familyName, "Helvetica")
    #expect(UIFont(name: "No such font", size: 10) == nil)
    for name in UIFont.familyNames.flatMap(UIFont.fontNames(forFamilyName:)) {
      expectEqual(UIFont(name: name, size: 10)?.fontName, name)
    }
  }

  /// The pages of `UIFontDescriptor.AttributeName.face` and `UIFontDescriptor.TraitKey.symbolic`.
  @Test func `Descriptors read a face and symbolic traits`() {
    let helvetica = UIFontDescriptor(fontAttributes: [.family: "Helvetica", .face: "Bold Italic"])
    expectEqual(helvetica.postscriptName, "Helvetica-BoldOblique")
    expectEqual(UIFontDescriptor(fontAttributes: [.face: "no face"]).symbolicTraits, [])
    let traits: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic, .traitMonoSpace]
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: 12, .traits: [UIFontDescriptor.TraitKey.symbolic: traits.rawValue],
    ])
    #expect(descriptor.symbolicTraits == traits && descriptor.pointSize == 12)
    for weight in [UIFont.Weight.thin, .regular, .semibold, .black] {
      let original = UIFont.systemFont(ofSize: 15, weight: weight).fontDescriptor
      expectEqual(UIFontDescriptor(fontAttributes: original.fontAttributes), original)
    }
  }

  @Test func `Descriptors change fonts`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let changed = UIFont(descriptor: bold, size: 0)
    #expect(changed.pointSize == 17 && changed.fontName == ".SFUI-BoldItalic")
    expectEqual(changed.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
    let rounded = try #require(font.fontDescriptor.withDesign(.rounded))
    expectEqual(UIFont(descriptor: rounded, size: 20).fontName, ".SFUIRounded-Regular")
    let heavy = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    expectEqual(UIFont(descriptor: heavy, size: 0), .systemFont(ofSize: 17, weight: .heavy))
    let mono = UIFont.monospacedSystemFont(ofSize: 9, weight: .regular)
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  /// "scaledFont(for:maximumPointSize:compatibleWith:)".
  @Test func `Metrics scale values and fonts with the size category`() {
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let metrics = UIFontMetrics(forTextStyle: .body)
    expectEqual(metrics.scaledValue(for: 10, compatibleWith: usual), 10)
    expectNear(metrics.scaledValue(for: 17, compatibleWith: largest), 53, within: 1e-12)
    let custom = UIFont.systemFont(ofSize: 34, weight: .heavy)
    let scaled = metrics.scaledFont(for: custom, maximumPointSize: 50, compatibleWith: largest)
    #expect(scaled.pointSize == 50 && scaled.fontName == ".SFUI-Heavy")
    expectEqual(scaled.adjusted(for: usual).pointSize, 34)
    expectEqual(scaled.adjusted(for: usual).adjusted(for: largest), scaled)
    expectEqual(custom.adjusted(for: largest), custom)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: usual)
    expectEqual(body.adjusted(for: largest).pointSize, 53)
  }
}
