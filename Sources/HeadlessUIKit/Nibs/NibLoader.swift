// SPDX-License-Identifier: MIT

/// Reads the nibs of a device.
@MainActor
final class NibLoader: NibLoading {
  private unowned let device: Device

  init(device: Device) {
    self.device = device
  }

  func objects(of nib: UINib, owner: Any?, options: [UINib.OptionsKey: Any]) -> [Any] {
    guard let document = document(of: nib) else { return [] }
    let loader = InterfaceLoader(
      document, owner: owner as AnyObject?, bundle: nib.bundle, device: device)
    let external = options[.externalObjects] as? [String: Any] ?? [:]
    loader.externalObjects = external.mapValues { $0 as AnyObject }
    return loader.load()
  }

  /// The document of a nib; nil after a report.
  private func document(of nib: UINib) -> InterfaceDocument? {
    do {
      if let data = nib.data { return try InterfaceDocument(data: data, path: "(data)") }
      return try document(named: nib.name ?? "", bundle: nib.bundle)
    } catch {
      device.reportIllegalUse("\(error)")
      return nil
    }
  }

  /// The document of a file with the extension .xib.
  func document(named name: String, bundle: Bundle?) throws -> InterfaceDocument {
    guard let path = device.interfaceFiles.path(of: name, extension: "xib", in: bundle) else {
      let folder = (bundle ?? .main).bundlePath
      throw InterfaceError(
        description: "Could not load NIB in bundle: 'NSBundle <\(folder)>' with name '\(name)'")
    }
    return try InterfaceDocument.document(at: path)
  }
}

extension InterfaceLoader {
  /// Creates and connects the objects of a nib, and returns those at the top level.
  func load() -> [Any] {
    var objects: [Any] = []
    for element in document.objects where element.name != "placeholder" {
      if let object = makeObject(element) { objects.append(object) }
    }
    let owners = document.objects.filter { $0.name == "placeholder" }
    finish(connecting: owners)
    return objects
  }
}

extension Bundle {
  /// Creates the objects of a nib, and returns those at the top level in the order of the file;
  /// nil, after a report, if there is no such file.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
