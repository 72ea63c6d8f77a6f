// SPDX-License-Identifier: MIT
package import HeadlessUIKit

/// A view that records the phases of its touches.
@MainActor
package final class TouchView: UIView {
  package let log: Log
  package let name: String
  /// Whether touches are passed to the next responder after they were recorded.
  package var forwards = false

  package init(_ log: Log, name: String = "view") {
    self.log = log
    self.name = name
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches)
    if forwards { super.touchesBegan(touches, with: event) }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("moved", touches)
    if forwards { super.touchesMoved(touches, with: event) }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("ended", touches)
    if forwards { super.touchesEnded(touches, with: event) }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("cancelled", touches)
    if forwards { super.touchesCancelled(touches, with: event) }
  }

  private func write(_ phase: String, _ touches: Set<UITouch>) {
    log.add("\(name) \(phase)" + (touches.count == 1 ? "" : " \(touches.count)"))
  }
}
