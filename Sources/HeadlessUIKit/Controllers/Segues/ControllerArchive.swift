// SPDX-License-Identifier: MIT

/// The source of a controller: a scene of a storyboard, or a nib.
@MainActor
protocol ControllerArchive: AnyObject {
  var storyboard: UIStoryboard? { get }
  var nibName: String? { get }
  var nibBundle: Bundle? { get }

  /// Loads the view of the controller and sets it. Returns false if the archive has none.
  func loadView(of controller: UIViewController) -> Bool

  /// Performs the segue with an identifier. Returns false if there is none.
  func performSegue(
    withIdentifier identifier: String, of controller: UIViewController, sender: Any?
  ) -> Bool
}

/// The functions by which the room of nibs serves controllers.
@MainActor
final class ControllerArchives {
  /// Returns the scenes of a storyboard's file; nil if there is no such file.
  var storyboard: ((Device, _ name: String, Bundle?) -> (any StoryboardContents)?)?
  /// Returns the nib of a controller that was created with a name, or, without a name, the one that
  /// has the name of its class.
  var nib: ((UIViewController, _ name: String?, Bundle?) -> (any ControllerArchive)?)?
}

extension Device {
  /// The functions by which the room of nibs serves controllers.
  var archives: ControllerArchives { self[Self.archivesComponent] }
  private static let archivesComponent = DeviceComponent { _ in ControllerArchives() }
}

extension UIViewController {
  /// Loads the view from the storyboard or the nib. Returns false if neither has one.
  final func loadArchivedView() -> Bool {
    if archive == nil {
      archive = device.archives.nib?(self, requestedNib.name, requestedNib.bundle)
    }
    return archive?.loadView(of: self) ?? false
  }

  /// Loads the view from the storyboard or the nib, which has to be of a class.
  final func loadArchivedView<View: UIView>(as viewClass: View.Type) -> View? {
    guard loadArchivedView(), let loaded = viewIfLoaded else { return nil }
    if let view = loaded as? View { return view }
    let nib = nibName.map { "loaded the \"\($0)\" nib" } ?? "loaded a nib"
    device.reportIllegalUse(
      "-[\(type(of: self)) loadView] \(nib) but didn't get a \(viewClass): \(loaded)")
    return nil
  }
}

/// The nib that was given to the initializer of a controller.
struct RequestedNib {
  var name: String?
  var bundle: Bundle?
}
