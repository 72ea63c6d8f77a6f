// SPDX-License-Identifier: MIT
package import HeadlessHost
import HeadlessUIKit

extension ScreenHost {
  /// Executes a closure on the host and returns the messages that it caused for illegal uses of the
  /// interface, which would otherwise stop the program.
  package func illegalUses(in body: @MainActor () -> Void) -> [String] {
    var messages: [String] = []
    perform {
      let device = Device.current
      let previous = device.onIllegalUse
      device.onIllegalUse = { messages.append($0) }
      body()
      device.onIllegalUse = previous
    }
    return messages
  }
}
