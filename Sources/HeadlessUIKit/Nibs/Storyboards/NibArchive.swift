// SPDX-License-Identifier: MIT

/// The nib from which a controller loads its view.
@MainActor
final class NibArchive: ControllerArchive {
  private let document: InterfaceDocument
  private let bundle: Bundle?
  private let device: Device
  private var others: [AnyObject] = []

  init(_ document: InterfaceDocument, bundle: Bundle?, device: Device) {
    self.document = document
    self.bundle = bundle
    self.device = device
  }

  var storyboard: UIStoryboard? { nil }
  var nibName: String? { document.name }
  var nibBundle: Bundle? { bundle }

  func loadView(of controller: UIViewController) -> Bool {
    let loader = InterfaceLoader(document, owner: controller, bundle: bundle, device: device)
    for element in document.objects where element.name != "placeholder" {
      if let object = loader.makeObject(element), !(object is UIView) { others.append(object) }
    }
    let owner = document.objects.filter { $0["placeholderIdentifier"] == "IBFilesOwner" }
    loader.finish(connecting: owner)
    if controller.isViewLoaded { return true }
    device.reportIllegalUse(
      "-[\(type(of: controller)) loadView] loaded the \"\(document.name)\" nib but the view outlet "
        + "was not set.")
    return false
  }

  func performSegue(
    withIdentifier identifier: String, of controller: UIViewController, sender: Any?
  ) -> Bool {
    false
  }
}

/// A controller among the objects of a nib, whose view is one of them, too.
@MainActor
final class NibObjectArchive: ControllerArchive {
  private var view: UIView?
  let nibBundle: Bundle?

  init(_ view: UIView?, _ loader: InterfaceLoader) {
    self.view = view
    nibBundle = loader.bundle
  }

  var storyboard: UIStoryboard? { nil }
  var nibName: String? { nil }

  func loadView(of controller: UIViewController) -> Bool {
    guard let view = exchange(&view, nil) else { return false }
    controller.view = view
    return true
  }

  func performSegue(
    withIdentifier identifier: String, of controller: UIViewController, sender: Any?
  ) -> Bool {
    false
  }
}

/// Finds nibs and storyboards for controllers.
@MainActor
enum InterfaceArchives {
  static func connect(_ archives: ControllerArchives) {
    archives.storyboard = { device, name, bundle in
      document(name, "storyboard", bundle, device).map {
        StoryboardFile($0, bundle: bundle, device: device)
      }
    }
    archives.nib = { controller, name, bundle in
      guard let name else { return nib(forClassOf: controller, bundle) }
      let device = controller.device
      if let document = document(name, "xib", bundle, device) {
        return NibArchive(document, bundle: bundle, device: device)
      }
      device.reportIllegalUse(
        "Could not load NIB in bundle: '\(bundle ?? .main)' with name '\(name)'")
      return nil
    }
  }

  /// Returns the file with a name; nil, after a message, for one that cannot be read.
  static func document(
    _ name: String, _ fileExtension: String, _ bundle: Bundle?, _ device: Device
  ) -> InterfaceDocument? {
    let path = device.perform {
      device.interfaceFiles.path(of: name, extension: fileExtension, in: bundle)
    }
    guard let path else { return nil }
    do {
      return try InterfaceDocument.document(at: path)
    } catch {
      device.reportIllegalUse("\(error)")
      return nil
    }
  }

  /// Returns the nib with the name of a controller's class: `nibName` of `UIViewController`: the
  /// name without "Controller" at its end is searched first, and then the whole name.
  private static func nib(
    forClassOf controller: UIViewController, _ bundle: Bundle?
  ) -> NibArchive? {
    let (type, device) = (type(of: controller), controller.device)
    guard device.nibSearch.isWorthwhile(for: type, in: bundle),
      ClassRegistry.module(of: type) != "HeadlessUIKit"
    else { return nil }
    let name = String(describing: type).split(separator: ".").last.map(String.init) ?? ""
    var names = [name]
    if name.hasSuffix("Controller") { names.insert(String(name.dropLast(10)), at: 0) }
    for name in names where !name.isEmpty {
      if let document = document(name, "xib", bundle, device), hasView(document) {
        return NibArchive(document, bundle: bundle, device: device)
      }
    }
    device.nibSearch.foundNone(for: type, in: bundle)
    return nil
  }

  /// Whether a nib found by its name is one of a controller: its owner has an outlet `view`.
  /// Another one has its name by chance, such as `Menu.xib` beside `MenuController`.
  private static func hasView(_ document: InterfaceDocument) -> Bool {
    let owner = document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return owner?.list("connections").contains { $0["property"] == "view" } == true
  }
}

/// The classes of controllers without a nib, so that folders are not searched for each controller.
@MainActor
final class NibSearch {
  private unowned let device: Device
  private var folder: URL?
  private var missing: Set<ObjectIdentifier> = []

  init(_ device: Device) {
    self.device = device
  }

  /// Whether the main bundle, which does not change, has a nib.
  private static let mainBundleHasNibs: Bool = {
    let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    let languages = names.filter { $0.hasSuffix(".lproj") }.flatMap {
      (try? files.contentsOfDirectory(atPath: folder.appendingPathComponent($0).path)) ?? []
    }
    return (names + languages).contains { $0.hasSuffix(".xib") }
  }()

  func isWorthwhile(for type: UIViewController.Type, in bundle: Bundle?) -> Bool {
    guard bundle == nil else { return true }
    if folder != device.interfaceFiles.folder {
      folder = device.interfaceFiles.folder
      missing = []
    }
    guard folder != nil || Self.mainBundleHasNibs else { return false }
    return !missing.contains(ObjectIdentifier(type))
  }

  func foundNone(for type: UIViewController.Type, in bundle: Bundle?) {
    if bundle == nil { missing.insert(ObjectIdentifier(type)) }
  }
}

extension Device {
  /// The search for nibs by the names of classes.
  fileprivate var nibSearch: NibSearch { self[Self.nibSearchComponent] }
  private static let nibSearchComponent = DeviceComponent(NibSearch.init)
}
