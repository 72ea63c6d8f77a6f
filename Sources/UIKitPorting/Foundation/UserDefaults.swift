// SPDX-License-Identifier: MIT
public import Foundation
internal import HeadlessUIKit

extension UserDefaults {
  /// The defaults of the device in use, in memory: no other device sees them, and they end with it.
  ///
  /// Translated files use them in place of `UserDefaults.standard`, so that tests do not see what
  /// others have set. Safe to use from every thread.
  public static var ofDevice: UserDefaults { ValueEnvironment.current.defaults }
}
