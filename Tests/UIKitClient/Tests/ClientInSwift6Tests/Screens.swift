// SPDX-License-Identifier: MIT
import HeadlessHost
import UIKit

/// The host whose device the tests use.
@MainActor enum Screens {
  static let host = ScreenHost(.iPhone15)
}
