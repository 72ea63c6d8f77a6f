// SPDX-License-Identifier: MIT
public import Foundation
internal import HeadlessUIKit

// In translated files these take the place of Foundation's, which belong to the program. Safe to
// use from every thread.

extension UserDefaults {
  /// The defaults of the device in use, in memory: no other device sees them, and they end with it.
  ///
  /// Translated files use them in place of `UserDefaults.standard`, so that tests do not see what
  /// others have set.
  public static var ofDevice: UserDefaults { ValueEnvironment.current.defaults }
}

extension Bundle {
  /// The main bundle of the application that was launched on the device in use, with the files of
  /// its folder of resources; the program's, if it was launched without one.
  ///
  /// Translated files use it in place of `Bundle.main`. Files are found at any depth of the folder,
  /// texts in the device's language.
  public static var ofApplication: Bundle { ValueEnvironment.current.bundle ?? .main }
}
