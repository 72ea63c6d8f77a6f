// SPDX-License-Identifier: MIT

extension UIWindowScene {
  /// The orientation of the interface.
  public final var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

  /// The geometry of the scene.
  public final var effectiveGeometry: Geometry { Geometry(orientation: interfaceOrientation) }

  /// Requests orientations of the interface, whatever the orientation of the device.
  ///
  /// - Parameter errorHandler: Called if the front page supports none of the orientations; then
  ///   nothing changes.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard
      let orientations = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    let application = deviceOfResponder.application
    if !application.rotation.turn(toOneOf: orientations) { errorHandler?(GeometryError()) }
  }

  /// The geometry of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation

    init(orientation: UIInterfaceOrientation) {
      interfaceOrientation = orientation
    }
  }

  /// A request for a geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// A request for orientations of the interface.
    open class iOS: GeometryPreferences {
      /// The orientations; one of them is chosen. Nil for no change.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates a request without a change.
      public override init() {
        super.init()
      }

      /// Creates a request for one of some orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }

    override init() {
      super.init()
    }
  }
}

/// The front page supports none of the requested orientations.
private struct GeometryError: Error, CustomStringConvertible {
  var description: String {
    "None of the requested orientations are supported by the view controller."
  }
}
