// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct SmallControlTests {
  let host = ScreenHost(.iPhone15)

  // MARK: Steppers ("UIStepper")

  private func makeStepper() -> UIStepper {
    let stepper = host.perform { UIStepper() }
    host.show(stepper, frame: CGRect(x: 16, y: 100, width: 94, height: 32))
    return stepper
  }

  @Test func `A stepper steps by taps within its limits, and wraps`() throws {
    let stepper = makeStepper()
    stepper.maximumValue = 2
    var events = 0
    stepper.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    for _ in 0..<4 { host.tap(at: CGPoint(x: 90, y: 116)) }
    #expect(stepper.value == 2 && events == 2)
    stepper.wraps = true
    host.tap(at: CGPoint(x: 90, y: 116))
    expectEqual(stepper.value, 0)
    host.tap(at: CGPoint(x: 30, y: 116))
    expectEqual(stepper.value, 2)
  }

  @Test func `A held button repeats in the device's time, and without autorepeat it does not`() {
    let stepper = makeStepper()
    let finger = host.touch(at: CGPoint(x: 90, y: 116))
    finger.hold(for: 0.4)
    expectEqual(stepper.value, 0)
    finger.hold(for: 0.65)  // steps at 0.5, 0.6, ... 1.0
    expectEqual(stepper.value, 6)
    finger.lift()
    expectEqual(stepper.value, 6)
    host.settle()
    stepper.autorepeat = false
    host.longPress(at: CGPoint(x: 90, y: 116), for: 2)
    expectEqual(stepper.value, 7)
  }

  @Test func `A stepper that is not continuous sends one event at the end`() {
    let stepper = makeStepper()
    stepper.isContinuous = false
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    host.longPress(at: CGPoint(x: 90, y: 116), for: 0.75)
    expectEqual(values, [3])
  }

  @Test func `VoiceOver uses the two buttons, and a disabled one says so`() throws {
    let stepper = makeStepper()
    try host.voiceOver.focus(on: "Decrement")
    #expect(host.voiceOver.focusedElement?.accessibilityTraits.contains(.notEnabled) == true)
    try host.voiceOver.focus(on: "Increment")
    host.voiceOver.activate()
    expectEqual(stepper.value, 1)
  }

  @Test func `Bad limits of a stepper are reported and ignored`() {
    let stepper = makeStepper()
    host.recordsIllegalUse = true
    stepper.stepValue = 0
    stepper.maximumValue = -1
    stepper.minimumValue = 101
    stepper.value = .nan
    #expect(stepper.stepValue == 1 && stepper.maximumValue == 100 && stepper.minimumValue == 0)
    #expect(stepper.value == 0 && host.illegalUse.count == 3)
  }

  // MARK: Progress views ("UIProgressView")

  @Test func `A progress view limits its progress and fills a part of its track`() throws {
    let bar = host.perform { UIProgressView(progressViewStyle: .default) }
    host.show(bar, frame: CGRect(x: 0, y: 100, width: 200, height: 4))
    bar.progress = 3
    expectEqual(bar.progress, 1)
    bar.progress = -1
    expectEqual(bar.progress, 0)
    bar.progress = .nan
    expectEqual(bar.progress, 0)
    host.perform { bar.setProgress(0.25, animated: true) }
    host.settle()
    #expect(try #require(bar.subviews.last).frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    host.changeTraits { $0.layoutDirection = .rightToLeft }
    host.settle()
    #expect(try #require(bar.subviews.last).frame == CGRect(x: 150, y: 0, width: 50, height: 4))
  }

  @Test func `A progress view follows the progress of a task without keeping the host busy`() {
    let bar = host.perform { UIProgressView() }
    let task = Progress(totalUnitCount: 4)
    host.show(bar, frame: CGRect(x: 0, y: 100, width: 200, height: 4))
    bar.observedProgress = task
    host.settle()
    task.completedUnitCount = 1
    host.advanceFrames(2)
    host.settle()
    expectEqual(bar.subviews.last?.frame.width, 50)
    task.completedUnitCount = 4
    #expect(bar.progress == 1 && bar.accessibilityValue == "100%")
    bar.observedProgress = nil
    task.completedUnitCount = 0
    expectEqual(bar.progress, 1)
  }

  // MARK: Activity indicators ("UIActivityIndicatorView")

  @Test func `An indicator hides itself unless it turns, and lets a host settle`() {
    let indicator = host.perform { UIActivityIndicatorView(style: .large) }
    host.show(indicator, frame: CGRect(x: 0, y: 100, width: 37, height: 37))
    #expect(indicator.isHidden && !indicator.isAnimating)
    expectEqual(indicator.intrinsicContentSize, CGSize(width: 37, height: 37))
    indicator.startAnimating()
    host.settle()
    #expect(!indicator.isHidden && indicator.isAnimating)
    expectEqual(indicator.accessibilityLabel, "In progress")
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden && indicator.accessibilityLabel == "Progress halted")
    indicator.color = nil
    expectEqual(indicator.color, .systemGray)
  }

  // MARK: Page controls ("UIPageControl")

  private func makePages(_ count: Int) -> UIPageControl {
    let control = host.perform { UIPageControl() }
    control.numberOfPages = count
    host.show(control, frame: CGRect(x: 0, y: 100, width: 393, height: 26))
    return control
  }

  @Test func `Taps beside the middle go to the next and the previous page`() {
    let control = makePages(3)
    var pages: [Int] = []
    control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
    for x in [380, 380, 380, 10] as [CGFloat] { host.tap(at: CGPoint(x: x, y: 113)) }
    expectEqual(pages, [1, 2, 1])
    host.changeTraits { $0.layoutDirection = .rightToLeft }
    host.tap(at: CGPoint(x: 10, y: 113))
    expectEqual(control.currentPage, 2)
    control.currentPage = -4
    expectEqual(control.currentPage, 0)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && pages == [1, 2, 1, 2])
  }

  @Test func `A finger that slides passes through the pages`() {
    let control = makePages(10)
    var pages: [Int] = []
    control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
    let finger = host.touch(at: CGPoint(x: 120, y: 113))
    finger.move(to: CGPoint(x: 120 + 17 * 3, y: 113), over: 0.5)
    expectEqual(control.interactionState, .continuous)
    expectEqual(pages, [1, 2, 3])
    finger.lift()
    #expect(control.interactionState == .none && control.currentPage == 3)
  }

  @Test func `Dots that do not fit are left out, and their neighbors are smaller`() {
    let control = makePages(50)
    control.currentPage = 25
    host.settle()
    let dots = control.subviews.compactMap { $0 as? UIImageView }
    expectEqual(dots.count, 22)  // (393 - 16) / 17
    #expect(dots.first?.transform.a == 0.5 && dots.last?.transform.a == 0.5)
    #expect(dots.allSatisfy { control.bounds.contains($0.frame) })
    expectEqual(control.size(forNumberOfPages: 2).width, 50)
  }

  @Test func `VoiceOver adjusts the page`() throws {
    let control = makePages(2)
    host.voiceOver.focusFirst()
    expectEqual(host.voiceOver.focusedElement?.accessibilityValue, "page 1 of 2")
    try host.voiceOver.increment()
    try host.voiceOver.increment()
    expectEqual(control.currentPage, 1)
  }
}
