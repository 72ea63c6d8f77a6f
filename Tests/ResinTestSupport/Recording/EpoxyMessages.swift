// SPDX-License-Identifier: MIT
package import HeadlessUIKit
internal import UIKitPlatform

/// The messages of Epoxy's logger, and optionally of a device.
///
/// ```swift
/// let messages = EpoxyMessages.during { navigation.setStack(models, animated: false) }
/// expectEqual(messages.warnings, [])
/// ```
///
/// All tests share the logger. It is replaced only while `body` blocks the main actor, on which all
/// of its users run.
@MainActor
package final class EpoxyMessages {
  /// The warnings of the logger.
  package private(set) var warnings: [String] = []
  /// The failed assertions of the logger, and the device's reports of illegal use.
  package private(set) var failures: [String] = []
  /// The warnings of the device, which are those of Auto Layout.
  package private(set) var layout: [String] = []

  package var isEmpty: Bool { warnings.isEmpty && failures.isEmpty && layout.isEmpty }

  package static func during(
    on device: Device? = nil, _ body: () throws -> Void
  ) rethrows -> EpoxyMessages {
    let messages = EpoxyMessages()
    let logger = EpoxyLogger.shared
    defer { EpoxyLogger.shared = logger }
    EpoxyLogger.shared = EpoxyLogger(
      assert: { condition, message, _, _ in
        if !condition() { messages.failures.append(message()) }
      },
      assertionFailure: { message, _, _ in messages.failures.append(message()) },
      warn: { message, _, _ in messages.warnings.append(message()) })
    device?.onWarning = { messages.layout.append($0) }
    device?.onIllegalUse = { messages.failures.append($0) }
    try body()
    return messages
  }
}
