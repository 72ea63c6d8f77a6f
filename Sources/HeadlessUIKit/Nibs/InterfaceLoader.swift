// SPDX-License-Identifier: MIT

/// Creates the objects of a tree of elements and connects them.
///
/// `makeObject(_:)` creates an object with those inside of it. `finish()` does the rest in the
/// order that Apple documents: constraints, outlets and actions, run-time attributes,
/// `awakeFromNib`. Both may be called several times: the view of a scene is created after its
/// controller.
@MainActor
final class InterfaceLoader {
  let document: InterfaceDocument
  let device: Device
  /// The object for the placeholder File's Owner; in a storyboard, the controller of the scene.
  private(set) var owner: AnyObject?
  /// The bundle that the client gave.
  let bundle: Bundle?
  /// Objects for the placeholders with other names.
  var externalObjects: [String: AnyObject] = [:]
  /// The objects by their ids.
  private(set) var objects: [String: AnyObject] = [:]
  /// The same objects and released ones, for prototypes, which must not retain them.
  let known = KnownObjects()
  /// The objects around a prototype.
  private let outer: KnownObjects?
  /// The element whose parts this loader creates; nil for a whole file.
  private let part: InterfaceElement?

  /// The scene of a storyboard whose objects are created.
  weak var context: AnyObject?
  /// Closures that create an object in place of its class, by its id.
  var creators: [String: (NSCoder) -> AnyObject?] = [:]
  /// The objects that are created and not yet connected, in order.
  private var created: [(object: AnyObject, element: InterfaceElement)] = []
  /// The views whose size classes are followed.
  var followed: Set<ObjectIdentifier> = []
  private var isInProgress: Set<String> = []
  private var constraints: [(element: InterfaceElement, owner: UIView)] = []
  private var delayed: [@MainActor () -> Void] = []
  private lazy var strings = device.interfaceFiles.strings(for: document)

  init(
    _ document: InterfaceDocument, owner: AnyObject?, bundle: Bundle?, device: Device,
    part: InterfaceElement? = nil, of outer: KnownObjects? = nil
  ) {
    self.part = part
    self.outer = outer
    self.document = document
    self.owner = owner
    self.bundle = bundle
    self.device = device
    if let owner, !document.isStoryboard { setOwner(owner) }
  }

  /// Gives the nib its owner.
  func setOwner(_ owner: AnyObject) {
    self.owner = owner
    for element in document.objects where element["placeholderIdentifier"] == "IBFilesOwner" {
      set(owner, for: element)
    }
  }

  /// Releases the objects, which are found again as long as others retain them: a scene waits for
  /// its controller to load its view.
  func release() {
    objects = [:]
    owner = nil
    creators = [:]
  }

  /// Whether the object with an id has been created, and lives.
  func isLoaded(_ id: String) -> Bool { existing(id) != nil }

  private func existing(_ id: String) -> AnyObject? { objects[id] ?? known.object(id) }

  // MARK: Objects

  /// Stores the object of an element that another one has, such as the safe area of a view.
  func set(_ object: AnyObject, for element: InterfaceElement) {
    guard let id = element.id else { return }
    objects[id] = object
    known.set(object, id)
  }

  /// Stores an object before its initializer has returned, so that those in it find it.
  func willConfigure(_ object: AnyObject, _ element: InterfaceElement) {
    set(object, for: element)
  }

  /// Adds an object that a handler has created itself to those that are connected by `finish()`.
  func add(_ object: AnyObject, for element: InterfaceElement) {
    set(object, for: element)
    created.append((object, element))
  }

  /// Returns the object with an id, which is created if it has not been.
  func object(_ id: String) -> AnyObject? {
    if let object = existing(id) { return object }
    if let object = outer?.object(id) { return object }
    guard let element = document.elements[id] else { return nil }
    if element.name == "placeholder" { return placeholder(element) }
    guard isObject(element), isInPart(element) else { return nil }
    return makeObject(element)
  }

  private func isInPart(_ element: InterfaceElement) -> Bool {
    guard let part else { return true }
    return element.nearest { $0 === part } != nil
  }

  private func placeholder(_ element: InterfaceElement) -> AnyObject? {
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner": owner
    case let name?: externalObjects[name]
    default: nil
    }
  }

  private func isObject(_ element: InterfaceElement) -> Bool {
    element["customClass"] != nil
      || InterfaceHandlers.shared.viewClass(for: element.name) != nil
  }

  /// Creates the object of an element; nil if its initializer returned nil.
  ///
  /// A class that does not exist is reported as UIKit does, and the class of the element is used.
  /// An element that is not known is a plain view if it has a frame.
  @discardableResult
  func makeObject(_ element: InterfaceElement) -> AnyObject? {
    if let id = element.id {
      if let object = existing(id) { return object }
      guard isInProgress.insert(id).inserted else { return nil }
    }
    defer { if let id = element.id { isInProgress.remove(id) } }
    guard let objectClass = objectClass(for: element) else { return nil }
    let index = created.count
    let coder = ElementCoder(element, self)
    let creator = element.id.flatMap { creators[$0] }
    guard let object = creator?(coder) ?? InterfaceClasses.instance(of: objectClass, coder) else {
      if let id = element.id { objects[id] = nil }
      return nil
    }
    set(object, for: element)
    created.insert((object, element), at: index)
    return object
  }

  /// The class of an element's object; nil, after a warning, for an unknown one.
  private func objectClass(for element: InterfaceElement) -> AnyClass? {
    let known: AnyClass? = InterfaceHandlers.shared.viewClass(for: element.name)
    if known == nil, element.name != "customObject", element.name != "customView" {
      device.interfaceFiles.warnOnce(
        element.name,
        "\(element.place): the element \(element.name) is not known. "
          + (element.child(key: "frame") == nil ? "It is left out." : "It is a plain view."),
        device)
    }
    if let name = element["customClass"] {
      if let found = InterfaceClasses.find(name, module: element["customModule"], self) {
        return found
      }
      device.warn(
        "Unknown class \(name) in Interface Builder file. (\(element.place))")
    }
    if let known { return known }
    if element.name == "customObject" { return NSObject.self }
    return element.child(key: "frame") == nil ? nil : UIView.self
  }

  // MARK: What follows

  /// Adds the constraints of a view, which are created when all views are there.
  func add(_ elements: [InterfaceElement], of view: UIView) {
    for element in elements { constraints.append((element, view)) }
  }

  /// Adds work for `finish()`, between the creation of the constraints and the connections.
  func afterCreation(_ work: @escaping @MainActor () -> Void) {
    delayed.append(work)
  }

  /// Connects what was created since the last call.
  ///
  /// - Parameter skipped: Elements whose connections are left for a later call, such as those of a
  ///   controller whose view is not loaded.
  func finish(
    connecting elements: [InterfaceElement] = [],
    skipping skipped: (InterfaceElement) -> Bool = { _ in false }
  ) {
    let newConstraints = exchange(&constraints, [])
    InterfaceConstraints.install(newConstraints, self)
    for work in exchange(&delayed, []) { work() }
    let objects = exchange(&created, [])
    for element in elements {
      if let object = element.id.flatMap(object) { connect(object, element) }
    }
    for (object, element) in objects where !skipped(element) { connect(object, element) }
    // A connection may have created objects.
    let further = exchange(&created, [])
    for (object, element) in further { connect(object, element) }
    for (object, element) in objects + further { RuntimeAttributes.set(of: object, element, self) }
    for (object, _) in objects + further { InterfaceClasses.awake(object) }
  }

  /// Makes the connections of an element.
  func connect(_ object: AnyObject, _ element: InterfaceElement) {
    for connection in element.list("connections") {
      InterfaceHandlers.shared.connectors[connection.name]?(object, connection, self)
    }
  }

  // MARK: Texts

  /// Returns a text in the language of the device.
  ///
  /// - Parameters:
  ///   - key: The name of the attribute or the key of the element with the text.
  ///   - name: The name of the property in the table of strings.
  func text(_ element: InterfaceElement, _ key: String, as name: String? = nil) -> String? {
    localized(element.text(key), element, name ?? key)
  }

  /// Returns the translation of a text of an element.
  func localized(_ text: String?, _ element: InterfaceElement, _ name: String) -> String? {
    guard let id = element.id, !strings.isEmpty else { return text }
    return strings["\(id).\(name)"] ?? text
  }
}

/// Objects of a file by their ids, which are not retained.
@MainActor
final class KnownObjects {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [String: Entry] = [:]

  func set(_ object: AnyObject, _ id: String) {
    entries[id] = Entry(object: object)
  }

  func object(_ id: String) -> AnyObject? { entries[id]?.object }
}
