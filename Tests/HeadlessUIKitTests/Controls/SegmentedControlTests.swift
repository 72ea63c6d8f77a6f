// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct SegmentedControlTests {
  let host = ScreenHost(.iPhone15)

  /// A control whose segments are 100 points wide.
  private func makeControl(_ items: [Any] = ["One", "Two", "Three"]) -> UISegmentedControl {
    let control = host.perform { UISegmentedControl(items: items) }
    host.show(
      control, frame: CGRect(x: 40, y: 100, width: 100 * CGFloat(items.count), height: 32))
    return control
  }

  private func record(_ control: UISegmentedControl) -> () -> [Int] {
    let chosen = Record<Int>()
    control.addAction(
      UIAction {
        chosen.add(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)
      },
      for: .valueChanged)
    return { chosen.events }
  }

  @Test func `A tap selects a segment and sends one event, code sends none`() {
    let control = makeControl()
    let chosen = record(control)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    #expect(chosen().isEmpty)
    host.tap(at: CGPoint(x: 290, y: 116))
    expectEqual(control.selectedSegmentIndex, 2)
    host.tap(at: CGPoint(x: 290, y: 116))
    expectEqual(chosen(), [2])
  }

  @Test func `A finger that slides selects the segment from which it is lifted`() {
    let control = makeControl()
    control.selectedSegmentIndex = 0
    let chosen = record(control)
    let finger = host.touch(at: CGPoint(x: 90, y: 116))
    finger.move(to: CGPoint(x: 200, y: 116), over: 0.2)
    expectEqual(control.selectedSegmentIndex, 0)
    finger.move(to: CGPoint(x: 330, y: 116), over: 0.2).lift()
    expectEqual(control.selectedSegmentIndex, 2)
    let lost = host.touch(at: CGPoint(x: 90, y: 116))
    lost.move(to: CGPoint(x: 90, y: 500), over: 0.2).lift()
    expectEqual(chosen(), [2])
  }

  @Test func `A momentary control reports the segment and shows no selection`() {
    let control = makeControl()
    control.isMomentary = true
    let chosen = record(control)
    host.tap(at: CGPoint(x: 200, y: 116))
    host.tap(at: CGPoint(x: 200, y: 116))
    expectEqual(chosen(), [1, 1])
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  @Test func `Disabled segments cannot be chosen by touch or VoiceOver`() throws {
    let control = makeControl()
    control.setEnabled(false, forSegmentAt: 1)
    host.tap(at: CGPoint(x: 200, y: 116))
    try host.voiceOver.focus(on: "Two")
    #expect(host.voiceOver.focusedElement?.accessibilityTraits.contains(.notEnabled) == true)
    expectEqual(control.selectedSegmentIndex, -1)
    try host.voiceOver.focus(on: "Three")
    host.voiceOver.activate()
    expectEqual(control.selectedSegmentIndex, 2)
    #expect(host.voiceOver.focusedElement?.accessibilityTraits.contains(.selected) == true)
  }

  @Test func `The selection follows its segment when segments are inserted and removed`() {
    let control = makeControl()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 0, animated: true)
    expectEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, -1)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Three")
    control.insertSegment(withTitle: "Last", at: 99, animated: false)
    expectEqual(control.titleForSegment(at: 2), "Last")
  }

  @Test func `A segment's action is performed when the user selects it`() {
    var performed: [String] = []
    let control = host.perform {
      UISegmentedControl(
        frame: .zero,
        actions: ["a", "b"].map { name in
          UIAction(title: name, identifier: .init(name)) { performed.append($0.title) }
        })
    }
    host.show(control, frame: CGRect(x: 0, y: 100, width: 200, height: 32))
    host.tap(at: CGPoint(x: 150, y: 116))
    expectEqual(performed, ["b"])
    expectEqual(control.segmentIndex(identifiedBy: .init("b")), 1)
    expectEqual(control.segmentIndex(identifiedBy: .init("c")), NSNotFound)
  }

  @Test func `Segments are mirrored from right to left`() {
    let control = makeControl()
    host.changeTraits { $0.layoutDirection = .rightToLeft }
    host.settle()
    host.tap(at: CGPoint(x: 50, y: 116))
    expectEqual(control.selectedSegmentIndex, 2)
  }

  @Test func `A changed control equals a new one`() {
    let changed = makeControl(["One", "Two"])
    host.perform {
      changed.selectedSegmentIndex = 0
      changed.insertSegment(withTitle: "Three", at: 2, animated: true)
    }
    host.settle()
    host.tap(at: CGPoint(x: 230, y: 116))
    host.settle()
    let dump = host.dump()
    let other = ScreenHost(.iPhone15)
    let fresh = other.perform {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.selectedSegmentIndex = 2
      return control
    }
    other.show(fresh, frame: CGRect(x: 40, y: 100, width: 200, height: 32))
    other.settle()
    expectEqual(dump, other.dump())
  }

  @Test func `Segments are as wide as their contents, fixed, or equal`() {
    let control = makeControl(["I", "A much longer title"])
    control.apportionsSegmentWidthsByContent = true
    host.settle()
    let wide = control.subviews.filter { $0.isAccessibilityElement }.map(\.frame.width)
    #expect(wide[0] < 60 && abs(wide[0] + wide[1] - 200) < 0.01)
    control.apportionsSegmentWidthsByContent = false
    control.setWidth(50, forSegmentAt: 1)
    host.settle()
    let fixed = control.subviews.filter { $0.isAccessibilityElement }.map(\.frame.width)
    expectEqual(fixed, [150, 50])
  }

  @Test func `An index without a segment is reported`() {
    let control = makeControl()
    host.recordsIllegalUse = true
    control.selectedSegmentIndex = 3
    control.setTitle("x", forSegmentAt: -1)
    expectEqual(control.selectedSegmentIndex, -1)
    expectEqual(host.illegalUse.count, 2)
  }
}
