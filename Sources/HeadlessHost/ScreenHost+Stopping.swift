// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// Stops the program because of illegal use, as UIKit does. The message names the host and the
  /// last line of the test that has called it, at which Swift reports the stop.
  static func stop(_ message: String, host: ScreenHost?) -> Never {
    guard let host, let callSite = host.lastCall else { fatalError(message) }
    fatalError(host.explanation(of: message), file: callSite.fileID, line: callSite.line)
  }

  /// The message of a stop: UIKit's, the host, the line of the test, and how to continue.
  package func explanation(of message: String) -> String {
    let call = lastCall.map { ", during or after its call in \($0)" } ?? ""
    return """
      \(message)
      This happened on \(device.label)\(call). To let this test fail and others continue, set \
      ScreenHost.onIllegalUse = { Issue.record("\\($0)") }, or recordsIllegalUse of the host.
      """
  }
}
