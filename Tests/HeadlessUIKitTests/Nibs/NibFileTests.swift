// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Files, languages and bad input.
@MainActor @Suite struct NibFileTests {
  private final class Delegate: NSObject, UIApplicationDelegate {}

  /// A folder with files, which is removed at the end.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibs-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      for (name, text) in files {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func text(_ name: String, on host: ScreenHost) -> String? {
    host.perform {
      (Bundle.main.loadNibNamed(name, owner: nil)?.first as? UILabel)?.text
    }
  }

  @Test func `files of the application's resources are found by their names`() throws {
    let folder = try Folder([
      "App/Views/Card.xib": nibText("<label text=\"Card\" id=\"l\"/>"),
      "App/Card~ipad.xib": nibText("<label text=\"Pad\" id=\"l\"/>"),
    ])
    let phone = ScreenHost(.iPhone15)
    phone.launch(Delegate.self, resources: folder.url)
    expectEqual(text("Card", on: phone), "Card")
    // No host has another one's resources.
    let other = ScreenHost(.iPhone15)
    let messages = other.illegalUses {
      _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
    }
    expectEqual(
      messages,
      ["Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)>' with name 'Card'"])
  }

  @Test func `an image may be a file outside of an asset catalog`() throws {
    let folder = try Folder([
      "Card.xib": nibText(
        "<imageView image=\"logo.png\" id=\"i\"/><imageView image=\"logo\" id=\"j\"/>")
    ])
    let host = ScreenHost(.iPhone15)
    host.launch(Delegate.self, resources: folder.url)
    try host.perform {
      let image = host.makeImage(.red, size: CGSize(width: 4, height: 2))
      let data = try #require(image.pngData())
      try data.write(to: folder.url.appendingPathComponent("logo@2x.png"))
      let objects = try #require(Bundle.main.loadNibNamed("Card", owner: nil))
      for object in objects {
        // The scale is that of the name.
        let size = try #require((object as? UIImageView)?.image?.size)
        expectEqual(size.width * 2, image.size.width * image.scale)
      }
    }
    #expect(host.warnings.isEmpty)
  }

  @Test func `texts are those of the device's language`() throws {
    let folder = try Folder([
      "Base.lproj/Card.xib": nibText(
        """
        <label text="Card" id="l-1"/>
        <button id="b-1"><state key="normal" title="Buy"/></button>
        <segmentedControl id="s-1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        """),
      "de.lproj/Card.strings":
        "/* A card */\n\"l-1.text\" = \"Karte\";\n\"b-1.normalTitle\" = \"Kaufen\";\n"
        + "\"s-1.segmentTitles[1]\" = \"Be\";\n",
    ])
    let host = ScreenHost(.iPhone15)
    host.launch(Delegate.self, resources: folder.url)
    try host.perform {
      Device.current.interfaceFiles.languages = ["de-AT", "en"]
      let objects = try #require(Bundle.main.loadNibNamed("Card", owner: nil))
      expectEqual((objects[0] as? UILabel)?.text, "Karte")
      expectEqual((objects[1] as? UIButton)?.title(for: .normal), "Kaufen")
      expectEqual((objects[2] as? UISegmentedControl)?.titleForSegment(at: 1), "Be")
    }
  }

  /// The messages, warnings and objects of a nib.
  private func load(
    _ objects: String, connections: String = "", owner: Any? = nil
  ) -> (messages: [String], warnings: [String], objects: [Any]) {
    let host = ScreenHost(.iPhone15)
    var loaded: [Any] = []
    let messages = host.illegalUses {
      loaded = nib(objects, connections: connections).instantiate(withOwner: owner)
    }
    return (messages, host.warnings.map { "\($0)" }, loaded)
  }

  @Test func `an unknown class is named, and its superclass is used`() {
    let result = load("<label text=\"A\" customClass=\"Missing\" id=\"l\"/>")
    #expect(result.objects.first is UILabel)
    #expect(
      result.warnings.contains {
        $0.contains("Unknown class Missing in Interface Builder file. ((data):12)")
      }, "\(result.warnings)")
  }

  @Test func `an unknown element is named once, and its children are there`() {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"20\"/>"
    let result = load(
      """
      <mapView id="m">\(frame)<subviews><label text="A" id="l"/></subviews></mapView>
      <mapView id="n">\(frame)</mapView>
      """)
    expectEqual(result.objects.count, 2)
    expectEqual(((result.objects.first as? UIView)?.subviews.first as? UILabel)?.text, "A")
    expectEqual(result.warnings.filter { $0.contains("mapView") }.count, 1)
    #expect(result.warnings.contains { $0.contains("(data):12: the element mapView") })
  }

  @Test func `an outlet that the class does not have has UIKit's message`() {
    let result = load(
      "<label text=\"A\" id=\"l\"/>",
      connections: "<outlet property=\"missing\" destination=\"l\" id=\"o\"/>", owner: FormOwner())
    expectEqual(
      result.messages,
      [
        "[<NibsTests.FormOwner> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key missing. ((data):9)"
      ])
  }

  @Test func `an outlet of another type names both types`() {
    let result = load(
      "<button id=\"b\"/>",
      connections: "<outlet property=\"title\" destination=\"b\" id=\"o\"/>", owner: FormOwner())
    expectEqual(
      result.messages,
      [
        "(data):9: the outlet title of FormOwner is of type UILabel, and the object is of type "
          + "UIButton."
      ])
  }

  @Test func `a file with an id that is used twice creates nothing`() {
    let result = load("<label id=\"l\"/>\n<view id=\"l\"/>")
    expectEqual(result.objects.count, 0)
    expectEqual(result.messages, ["(data):13: the id l is used twice."])
  }

  @Test func `a file that is no XML creates nothing`() {
    let host = ScreenHost(.iPhone15)
    var objects: [Any] = []
    let messages = host.illegalUses {
      let data = Data("<document>\n<objects>\n<label>\n</objects>\n</document>".utf8)
      objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
    }
    #expect(objects.isEmpty)
    expectEqual(messages.count, 1)
    #expect(messages.first?.hasPrefix("(data):4: is no XML") == true, "\(messages)")
  }

  @Test
  func `an owner of a run-time attribute that it does not have is named, and the rest is set`() {
    let result = load(
      """
      <label text="A" id="l"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="nothing" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></label>
      """)
    expectEqual((result.objects.first as? UIView)?.layer.cornerRadius, 4)
    #expect(
      result.warnings.contains {
        $0.contains("Failed to set (nothing) user defined inspected property on (UILabel)")
      })
  }

  @Test func `objects for placeholders are given as options`() {
    ScreenHost(.iPhone15).perform {
      let form = FormView(frame: .zero)
      _ = nib(
        """
        <placeholder placeholderIdentifier="Form" id="p" customClass="FormView">
        <connections><outlet property="nameLabel" destination="l" id="o"/></connections></placeholder>
        <label text="A" id="l"/>
        """
      ).instantiate(withOwner: nil, options: [.externalObjects: ["Form": form]])
      expectEqual(form.nameLabel?.text, "A")
    }
  }
}
