// SPDX-License-Identifier: MIT

/// Empty modules in place of those that do not exist, to be filled in by hand.
enum Stubs {
  static func copies(for modules: Set<String>) -> [Translator.Copy] {
    modules.sorted().map { module in
      Translator.Copy(
        module: module, relativePath: "\(module).swift",
        text: """
          // A stand-in for \(module), which does not exist here. Declare what the sources use.
          @_exported import UIKit

          """)
    }
  }
}
