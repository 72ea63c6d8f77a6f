// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

/// The fragments of Sources/HeadlessHost/README.md, which scripts/steps/check-docs compares with
/// this file.
@MainActor @Suite struct DocumentFragments {
  @Test func `The presentation has the heights of the frames`() {
    let host = ScreenHost(.iPhone15)
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
    let root = UIView()
    root.addSubview(card)
    host.show(root)

    var heights: [CGFloat] = []
    host.perform { UIView.animate(withDuration: 0.25) { card.frame.size.height = 300 } }
    host.advanceFrames(15) { heights.append(card.layer.presentation()!.bounds.height) }

    #expect(card.bounds.height == 300)
    #expect(heights.count == 15 && heights.last == 300)
    #expect(heights == heights.sorted())
    // An ease-in-out curve is symmetric: half of the way after half of the time.
    let middle = (heights[6] + heights[7]) / 2
    #expect(abs(middle - 200) < 1)
  }
}
