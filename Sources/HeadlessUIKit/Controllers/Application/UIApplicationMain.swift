// SPDX-License-Identifier: MIT

extension UIApplicationDelegate {
  /// Runs the application, for the attribute `@main`: creates the delegate, launches the
  /// application on the default device, whose time is the system's, and serves the main queue until
  /// the process ends. Does not return.
  ///
  /// The device has no picture. A test launches the delegate by `ScreenHost.launch(_:)` instead.
  public static func main() {
    guard let delegate = _RuntimeObject.make(Self.self) as? Self else {
      fatalError("UIApplicationMain: \(Self.self) is no NSObject, so it cannot be created.")
    }
    runApplication(delegate)
  }
}

/// Runs an application, for a file `main.swift`: see `UIApplicationDelegate.main()`. The class of
/// the application is always `UIApplication`.
///
/// - Parameters:
///   - principalClassName: Without effect.
///   - delegateClassName: The name of the delegate's class with its module, such as
///     `NSStringFromClass(AppDelegate.self)`.
/// - Returns: Does not return.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName else { runApplication(nil) }
  let delegate = NSClassFromString(name).flatMap { _RuntimeObject.make($0) }
  guard let delegate = delegate as? any UIApplicationDelegate else {
    fatalError(
      "UIApplicationMain: delegateClassName \(name) is no class of an application delegate.")
  }
  runApplication(delegate)
}

@MainActor
private func runApplication(_ delegate: (any UIApplicationDelegate)?) -> Never {
  let device = Device.shared
  let name = delegate.map { String(reflecting: type(of: $0)) } ?? ""
  device.application.delegate = delegate
  device.application.lifecycle.launch(
    information: ApplicationInformation(
      Bundle.main.infoDictionary ?? [:], module: String(name.prefix { $0 != "." })))
  while true {
    // The application does not retain its delegate.
    withExtendedLifetime(delegate) { RunLoop.main.run(until: .distantFuture) }
  }
}
