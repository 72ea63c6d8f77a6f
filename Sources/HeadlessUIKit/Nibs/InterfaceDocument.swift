// SPDX-License-Identifier: MIT

/// The contents of one .xib or .storyboard file.
final class InterfaceDocument {
  let path: String
  let root: InterfaceElement
  private(set) var elements: [String: InterfaceElement] = [:]
  /// Colors and images that the file names, for those that no asset catalog has.
  private(set) var resources: [String: InterfaceElement] = [:]

  init(data: Data, path: String) throws {
    self.path = path
    root = try InterfaceParser.parse(data, file: path)
    guard root.name == "document" || root.name == "archive" else {
      throw InterfaceError(
        description: "\(root.place): has the element \(root.name) in place of a document of "
          + "Interface Builder.")
    }
    guard root.name == "document" else {
      throw InterfaceError(
        description: "\(root.place): has the format before Xcode 5. Open it in Xcode once, which "
          + "writes the present format.")
    }
    try index()
  }

  private func index() throws {
    var twice: InterfaceElement?
    root.visit { element in
      guard let id = element.id else { return }
      // Copies of a scene may share the placeholder of the first responder.
      if elements[id] != nil, element.name != "placeholder", twice == nil { twice = element }
      elements[id] = element
    }
    for element in root.list("resources") {
      if let name = element["name"] { resources["\(element.name) \(name)"] = element }
    }
    guard let twice, let id = twice.id else { return }
    throw InterfaceError(description: "\(twice.place): the id \(id) is used twice.")
  }

  var isStoryboard: Bool { root["type"]?.contains("Storyboard") == true }

  /// Whether views have constraints in this file.
  var usesAutoLayout: Bool { root.bool("useAutolayout") == true }

  /// The objects of a nib, with the placeholders.
  var objects: [InterfaceElement] { root.list("objects") }

  /// The scenes of a storyboard.
  var scenes: [InterfaceElement] { root.list("scenes") }

  /// The file's name without folder and extension.
  var name: String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  // MARK: Files

  private struct Entry {
    let modified: Date?
    let size: Int?
    let document: InterfaceDocument
  }

  @MainActor private static var documents: [String: Entry] = [:]

  /// Returns the document at a path, which is read once until it changes.
  @MainActor
  static func document(at path: String) throws -> InterfaceDocument {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let modified = attributes?[.modificationDate] as? Date
    let size = (attributes?[.size] as? NSNumber)?.intValue
    if let entry = documents[path], entry.modified == modified, entry.size == size {
      return entry.document
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InterfaceError(description: "\(path): cannot be read.")
    }
    let document = try InterfaceDocument(data: data, path: path)
    documents[path] = Entry(modified: modified, size: size, document: document)
    return document
  }
}
