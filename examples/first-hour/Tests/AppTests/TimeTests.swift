// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@MainActor @Suite struct TimeTests {
  let host = ScreenHost(.iPhone15)

  @Test func `Layout follows at the end of perform`() {
    let stack = UIStackView()
    host.show(stack, frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let label = UILabel()
    label.text = "New"

    stack.addArrangedSubview(label)
    #expect(label.frame.width == 0)  // not laid out yet
    host.perform { label.text = "Newer" }
    #expect(label.frame.width == 300)
  }

  @Test func `An animation passes frame by frame`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.show(UIView()).addSubview(card)
    var widths: [CGFloat] = []

    host.perform { UIView.animate(withDuration: 0.1) { card.frame.size.width = 200 } }
    #expect(card.bounds.width == 200)  // the value that the animation ends with
    host.advanceFrames(6) {
      widths.append(card.layer.presentation()!.bounds.width)  // the value that is shown
    }
    #expect(widths == widths.sorted() && widths.first! > 100 && widths.last! == 200)
  }

  @Test func `Settling ends when nothing moves`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.show(card)
    var isDone = false
    host.perform {
      UIView.animate(
        withDuration: 2, animations: { card.alpha = 0 }, completion: { _ in isDone = true })
    }

    host.advance(by: 1)
    #expect(!isDone && abs(host.now - 1) < 1e-9)
    #expect(host.settle())
    #expect(isDone && host.now < 2.1)
  }
}
