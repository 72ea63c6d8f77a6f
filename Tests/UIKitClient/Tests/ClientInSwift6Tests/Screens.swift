// SPDX-License-Identifier: MIT
import HeadlessHost
import UIKit

/// The device of the tests.
@MainActor enum Screens {
  static let host = ScreenHost(.iPhone15)
}
