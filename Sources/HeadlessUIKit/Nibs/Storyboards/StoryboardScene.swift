// SPDX-License-Identifier: MIT

/// A scene of a storyboard, from which one controller is made.
///
/// The controller is made with its navigation item, its bar items and the children that
/// relationships contain; the rest of the scene is made when the controller loads its view.
@MainActor
final class StoryboardScene: ControllerArchive {
  let element: InterfaceElement
  let file: StoryboardFile
  let storyboard: UIStoryboard?
  private(set) weak var controller: UIViewController?
  private var loader: InterfaceLoader?
  private(set) var segues: [SegueTemplate] = []
  private var embeddings: [(segue: SegueTemplate, container: UIView)] = []
  /// The objects beside the controller, which it keeps alive.
  private var others: [AnyObject] = []

  init(_ element: InterfaceElement, of file: StoryboardFile, _ storyboard: UIStoryboard) {
    self.element = element
    self.file = file
    self.storyboard = storyboard
    for connection in element.list("connections") where isTemplate(connection) {
      segues.append(SegueTemplate(connection, of: self))
    }
  }

  var nibName: String? { nil }
  var nibBundle: Bundle? { file.bundle }

  // MARK: The controller

  /// Makes the controller, by the closure or else by the class that the file names.
  func makeController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let loader = InterfaceLoader(
      file.document, owner: nil, bundle: file.bundle, device: file.device)
    loader.context = self
    self.loader = loader
    if let creator, let id = element.id { loader.creators[id] = { creator($0) } }
    guard let controller = loader.makeObject(element) as? UIViewController else { return nil }
    adopt(controller)
    loader.setOwner(controller)
    // Connections that lead into the view wait until it is loaded.
    connect(controller) { loader.isLoaded($0) }
    loader.finish(skipping: { [element] in $0 === element })
    keepAnchors(loader)
    loader.release()
    return controller
  }

  /// Called in the controller's initializer.
  func adopt(_ controller: UIViewController) {
    self.controller = controller
    controller.archive = self
  }

  /// Connects the controller to the objects that are there, or to the others.
  private func connect(
    _ controller: UIViewController, where isIncluded: (_ destination: String) -> Bool
  ) {
    guard let loader else { return }
    for connection in element.list("connections") where connection.name != "segue" {
      guard isIncluded(connection["destination"] ?? "") else { continue }
      InterfaceHandlers.shared.connectors[connection.name]?(controller, connection, loader)
    }
  }

  // MARK: The view

  func loadView(of controller: UIViewController) -> Bool {
    guard let loader else { return false }
    let connected = Set(element.list("connections").compactMap { $0["destination"] })
      .filter(loader.isLoaded)
    loader.setOwner(controller)
    guard let viewElement = element.child(key: "view"),
      let view = loader.makeObject(viewElement) as? UIView
    else {
      loadOthers(loader, connected)
      return false
    }
    controller.view = view
    setGuides(of: controller, loader)
    makeStaticRows(of: controller, viewElement, loader)
    if let control = element.child(key: "refreshControl"), let table = view as? UIScrollView {
      table.refreshControl = loader.makeObject(control) as? UIRefreshControl
    }
    loadOthers(loader, connected)
    return true
  }

  private func loadOthers(_ loader: InterfaceLoader, _ connected: Set<String>) {
    let siblings = element.parent?.children ?? []
    let elements = siblings.filter {
      $0 !== element && $0.name != "placeholder" && $0.name != "exit"
    }
    for other in elements {
      if let object = loader.makeObject(other) { others.append(object) }
    }
    loader.afterCreation { [weak self] in
      guard let self, let controller = self.controller else { return }
      self.connect(controller) { !connected.contains($0) }
    }
    loader.finish(skipping: { [element] in $0 === element })
    keepAnchors(loader)
    self.loader = nil
    for (segue, container) in exchange(&embeddings, []) { segue.embed(in: container) }
  }

  /// Files of iOS 10 and earlier have guides in place of safe areas.
  private func setGuides(of controller: UIViewController, _ loader: InterfaceLoader) {
    for guide in element.list("layoutGuides") {
      let object = controller.support(at: guide["type"] == "top" ? .top : .bottom)
      loader.set(object, for: guide)
    }
  }

  private func makeStaticRows(
    of controller: UIViewController, _ view: InterfaceElement, _ loader: InterfaceLoader
  ) {
    guard let controller = controller as? UITableViewController, view.first("sections") != nil
    else { return }
    var rows = StaticRows()
    for section in view.list("sections") {
      var new = StaticRows.Section()
      new.header = loader.text(section, "headerTitle")
      new.footer = loader.text(section, "footerTitle")
      for cell in section.list("cells") {
        guard let made = loader.makeObject(cell) as? UITableViewCell else { continue }
        if let height = cell.number("rowHeight") { new.heights[new.cells.count] = height }
        new.cells.append(made)
      }
      rows.sections.append(new)
    }
    controller.staticRows = rows
  }

  // MARK: Segues

  /// Whether a connection is a segue that is performed when it is triggered or embedded.
  private func isTemplate(_ connection: InterfaceElement) -> Bool {
    connection.name == "segue" && connection["kind"] != "relationship"
  }

  /// Adds a segue of an object in the scene, and its trigger.
  func add(_ connection: InterfaceElement, of source: AnyObject) {
    guard isTemplate(connection), source !== controller else { return }
    let id = connection.id
    let segue: SegueTemplate
    if let id, let known = segues.first(where: { $0.element.id == id }) {
      segue = known  // another cell of the same prototype
    } else {
      segue = SegueTemplate(connection, of: self)
      segues.append(segue)
    }
    if segue.kind == "embed", let container = source as? UIView {
      embeddings.append((segue, container))
    } else {
      segue.addTrigger(to: source)
    }
  }

  func performSegue(
    withIdentifier identifier: String, of controller: UIViewController, sender: Any?
  ) -> Bool {
    guard
      let segue = segues.first(where: { $0.identifier == identifier }) ?? segueOfCells(identifier)
    else { return false }
    segue.perform(sender: sender)
    return true
  }

  /// Segues of objects that have not been made: the view is not loaded, or no cell was shown.
  private func segueOfCells(_ identifier: String) -> SegueTemplate? {
    var found: InterfaceElement?
    element.visit { descendant in
      guard found == nil, isTemplate(descendant), descendant["identifier"] == identifier else {
        return
      }
      found = descendant
    }
    return found.map { SegueTemplate($0, of: self) }
  }

  // MARK: Anchors of popovers

  private struct Anchor {
    weak var object: AnyObject?
  }
  private var anchors: [String: Anchor] = [:]

  private func keepAnchors(_ loader: InterfaceLoader) {
    for id in segues.compactMap(\.anchor) {
      if let object = loader.objects[id] { anchors[id] = Anchor(object: object) }
    }
  }

  /// The anchor of a popover; nil if it is not loaded.
  func anchor(_ id: String) -> AnyObject? { anchors[id]?.object }
}
