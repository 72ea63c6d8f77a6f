// SPDX-License-Identifier: MIT

/// The scenes of a storyboard's file, for one device.
@MainActor
final class StoryboardFile: StoryboardContents {
  let document: InterfaceDocument
  let bundle: Bundle?
  let device: Device
  private var controllers: [String: InterfaceElement] = [:]
  private var identifiers: [String: InterfaceElement] = [:]
  /// The ids of the controllers that are being made, for cycles of relationships.
  private var inProgress: Set<String> = []

  init(_ document: InterfaceDocument, bundle: Bundle?, device: Device) {
    self.document = document
    self.bundle = bundle
    self.device = device
    for scene in document.scenes {
      guard let controller = Self.controller(of: scene) else { continue }
      if let id = controller.id { controllers[id] = controller }
      if let identifier = controller["storyboardIdentifier"] {
        identifiers[identifier] = controller
      }
    }
  }

  /// The element of a scene's controller.
  private static func controller(of scene: InterfaceElement) -> InterfaceElement? {
    let objects = scene.list("objects")
    return objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name.lowercased().hasSuffix("controller") }
  }

  // MARK: StoryboardContents

  func makeInitialController(
    for storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let id = document.root["initialViewController"] else { return nil }
    return makeController(id: id, for: storyboard, creator: creator)
  }

  func makeController(
    withIdentifier identifier: String, for storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let element = identifiers[identifier] else { return nil }
    return make(element, for: storyboard, creator: creator)
  }

  // MARK: Controllers

  /// Makes the controller with an id of the file.
  func makeController(
    id: String, for storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = controllers[id] else { return nil }
    return make(element, for: storyboard, creator: creator)
  }

  private func make(
    _ element: InterfaceElement, for storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" {
      return referenced(by: element, from: storyboard, creator: creator)
    }
    let id = element.id ?? ""
    guard inProgress.insert(id).inserted else {
      device.reportIllegalUse(
        "\(element.place): the controller \(id) contains itself by relationship segues.")
      return nil
    }
    defer { inProgress.remove(id) }
    return StoryboardScene(element, of: self, storyboard).makeController(creator: creator)
  }

  /// Makes the controller of another storyboard, or of this one, to which a reference leads.
  private func referenced(
    by element: InterfaceElement, from storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let identifier = element["referencedIdentifier"]
    guard let name = element["storyboardName"], name != storyboard.name else {
      guard let identifier else {
        return makeInitialController(for: storyboard, creator: creator)
      }
      return storyboard.instantiateViewController(identifier: identifier, creator: creator)
    }
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? storyboard.bundle
    let other = UIStoryboard(name: name, bundle: bundle)
    if let identifier {
      return other.instantiateViewController(identifier: identifier, creator: creator)
    }
    return other.instantiateInitialViewController(creator: creator)
  }
}
