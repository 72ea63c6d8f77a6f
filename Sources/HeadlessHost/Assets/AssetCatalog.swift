// SPDX-License-Identifier: MIT

/// An asset catalog: a folder whose subfolders contain a set each, described by `Contents.json`.
/// Apple documents the format in the "Asset Catalog Format Reference".
@MainActor
struct AssetCatalog {
  private let folder: URL
  /// Called with a text for each image that cannot be drawn.
  private let warn: (String) -> Void

  init(_ folder: URL, warn: @escaping (String) -> Void) {
    (self.folder, self.warn) = (folder, warn)
  }

  /// Registers all sets with a device.
  func register(with values: ValueEnvironment) throws {
    try register(folder, prefix: "", values)
  }

  private func register(_ folder: URL, prefix: String, _ values: ValueEnvironment) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for file in names {
      let url = folder.appendingPathComponent(file, isDirectory: true)
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset":
        let images = try AssetImages(url, try contents(of: url))
        images.warnings.forEach(warn)
        if let image = images.image { values.setImage(image, named: name) }
      case "colorset":
        if let color = AssetColors(try contents(of: url)).color {
          values.setColor(color, named: name)
        }
      case "symbolset":
        var symbol = UIImage.Values()
        symbol.content = .symbol(name: name)
        values.setImage(UIImage(values: symbol), named: name)
      case "" where isFolder(url):
        let properties = (try? contents(of: url))?["properties"] as? [String: Any]
        let hasNamespace = properties?["provides-namespace"] as? Bool ?? false
        try register(url, prefix: hasNamespace ? "\(name)/" : prefix, values)
      default: break
      }
    }
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func contents(of set: URL) throws -> [String: Any] {
    let file = set.appendingPathComponent("Contents.json")
    guard let data = FileManager.default.contents(atPath: file.path),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { throw AssetError.damaged(file.path) }
    return object
  }
}

/// The traits that an entry of a set requires.
enum AssetTraits {
  /// Returns the traits of an entry; nil if the entry is for other systems or is not supported.
  static func traits(of entry: [String: Any]) -> UITraitCollection? {
    var idiom = UIUserInterfaceIdiom.unspecified
    switch entry["idiom"] as? String ?? "universal" {
    case "universal": break
    case "iphone": idiom = .phone
    case "ipad": idiom = .pad
    default: return nil
    }
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): style = .dark
      case ("luminosity", "light"): style = .light
      case ("contrast", "high"): contrast = .high
      default: return nil
      }
    }
    return UITraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
    }
  }
}

/// The images of an image set.
@MainActor
struct AssetImages {
  private var variants: [ImageVariants.Variant] = []
  /// Texts about the images that cannot be drawn, such as PDF.
  private(set) var warnings: [String] = []

  init(_ folder: URL, _ contents: [String: Any]) throws {
    let properties = contents["properties"] as? [String: Any]
    for entry in contents["images"] as? [[String: Any]] ?? [] {
      guard let name = entry["filename"] as? String, let traits = AssetTraits.traits(of: entry),
        entry["locale"] == nil
      else { continue }
      let file = folder.appendingPathComponent(name)
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw AssetError.damaged(file.path)
      }
      guard let image = self.image(of: data, scale: scale, path: file.path) else {
        throw AssetError.damaged(file.path)
      }
      variants.append(.init(image: Self.resizable(image, entry), traits: traits))
    }
    if let mode = Self.renderingMode(properties) {
      variants = variants.map {
        .init(image: $0.image.withRenderingMode(mode), traits: $0.traits)
      }
    }
  }

  var image: UIImage? { UIImage.variants(ImageVariants(variants)) }

  /// Returns the image of a file. A document that cannot be drawn is an image of its size.
  private mutating func image(of data: Data, scale: Double, path: String) -> UIImage? {
    if let image = UIImage(data: data, scale: CGFloat(scale)) { return image }
    let remedy = "PDF images are not supported: add a PNG or an SVG image to the set."
    guard let file = EncodedImage(data) else {
      guard EncodedImage.isPDF(data) else { return nil }
      warnings.append(
        "HeadlessHost: \(path) has no readable size, and is an empty image. \(remedy)")
      return UIImage()
    }
    warnings.append(
      "HeadlessRenderer: \(path) cannot be decoded and is drawn as a gray rectangle. \(remedy)")
    var values = UIImage.Values()
    values.content = .file(file)
    values.scale = CGFloat(scale)
    return UIImage(values: values)
  }

  private static func renderingMode(_ properties: [String: Any]?) -> UIImage.RenderingMode? {
    switch properties?["template-rendering-intent"] as? String {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: nil
    }
  }

  /// Returns a resizable image if the entry describes slices. The insets are in pixels.
  private static func resizable(_ image: UIImage, _ entry: [String: Any]) -> UIImage {
    guard let resizing = entry["resizing"] as? [String: Any],
      let caps = resizing["cap-insets"] as? [String: Any]
    else { return image }
    func inset(_ side: String) -> CGFloat {
      CGFloat((caps[side] as? NSNumber)?.doubleValue ?? 0) / image.scale
    }
    let center = resizing["center"] as? [String: Any]
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(
        top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right")),
      resizingMode: center?["mode"] as? String == "tile" ? .tile : .stretch)
  }
}

/// The colors of a color set.
@MainActor
struct AssetColors {
  private var variants: [(color: UIColor, traits: UITraitCollection)] = []

  init(_ contents: [String: Any]) {
    for entry in contents["colors"] as? [[String: Any]] ?? [] {
      guard let traits = AssetTraits.traits(of: entry),
        let color = (entry["color"] as? [String: Any]).flatMap(Self.color)
      else { continue }
      variants.append((color, traits))
    }
  }

  /// A color that follows the traits; nil for an empty set.
  var color: UIColor? {
    // The entry that requires the most traits is the most specific one.
    let sorted = variants.inOrder {
      $0.traits.values.specified.count > $1.traits.values.specified.count
    }
    guard let last = sorted.last else { return nil }
    guard sorted.count > 1 else { return last.color }
    return UIColor { traits in
      let match = sorted.first { traits.containsTraits(in: $0.traits) }
      return (match ?? last).color.resolvedColor(with: traits)
    }
  }

  private static func color(_ color: [String: Any]) -> UIColor? {
    if let name = color["reference"] as? String { return systemColor(name) }
    guard let components = color["components"] as? [String: Any] else { return nil }
    func value(_ name: String) -> CGFloat? {
      if let number = components[name] as? NSNumber { return CGFloat(number.doubleValue) }
      guard let text = components[name] as? String else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      // A whole number without a decimal point counts in 255ths.
      let isByte = !text.contains(".") && text != "0" && text != "1"
      return Double(text).map { CGFloat($0) / (isByte ? 255 : 1) }
    }
    let alpha = value("alpha") ?? 1
    if let white = value("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
      return nil
    }
    return color["color-space"] as? String == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func systemColor(_ name: String) -> UIColor? {
    let colors: [String: UIColor] = [
      "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
      "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
      "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
      "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
      "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
      "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
      "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
      "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
      "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
      "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
      "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
      "separatorColor": .separator, "linkColor": .link,
      "systemBackgroundColor": .systemBackground,
      "secondarySystemBackgroundColor": .secondarySystemBackground,
      "tertiarySystemBackgroundColor": .tertiarySystemBackground,
      "systemGroupedBackgroundColor": .systemGroupedBackground,
      "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    ]
    return colors[name]
  }
}
