// SPDX-License-Identifier: MIT
public import HeadlessUIKit

/// A view that records the touches that it gets.
@MainActor
public final class TouchView: UIView {
  public let log: Log
  public let name: String
  public var forwards = false

  public init(_ log: Log, name: String = "view") {
    self.log = log
    self.name = name
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches)
    if forwards { super.touchesBegan(touches, with: event) }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("moved", touches)
    if forwards { super.touchesMoved(touches, with: event) }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("ended", touches)
    if forwards { super.touchesEnded(touches, with: event) }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("cancelled", touches)
    if forwards { super.touchesCancelled(touches, with: event) }
  }

  private func write(_ what: String, _ touches: Set<UITouch>) {
    log.add("\(name) \(what)" + (touches.count == 1 ? "" : " \(touches.count)"))
  }
}
