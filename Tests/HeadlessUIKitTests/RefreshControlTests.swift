// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct RefreshControlTests {
  private final class Counter {
    var count = 0
  }

  private func makeStage() -> (ScrollStage, UIRefreshControl, Counter) {
    let stage = ScrollStage()
    let (control, counter) = (stage.device.perform { UIRefreshControl() }, Counter())
    control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    stage.view.refreshControl = control
    return (stage, control, counter)
  }

  @Test
  func `Pulling the content down sends valueChanged once`() {
    let (stage, control, counter) = makeStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 100))
    #expect(!control.isRefreshing && counter.count == 0)
    stage.view.drag(to: CGPoint(x: 0, y: 300))
    #expect(control.isRefreshing && counter.count == 1)
    #expect(stage.view.adjustedContentInset.top == 0)  // the finger still holds the content
    stage.view.drag(to: CGPoint(x: 0, y: 310))
    let held = stage.offset
    stage.view.endDrag(velocity: .zero)
    #expect(stage.offset == held)
    #expect(counter.count == 1)
    stage.settle()
    #expect(stage.offset == -60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    control.endRefreshing()
    #expect(stage.offset == -60)
    stage.log.lines = []
    stage.settle()
    #expect(stage.offset == 0)
    #expect(stage.log.take() == ["scrolled"])
  }

  @Test
  func `beginRefreshing() starts a refresh and does not send valueChanged`() {
    let (stage, control, counter) = makeStage()
    stage.view.contentInset.top = 20
    control.beginRefreshing()
    #expect(control.isRefreshing && counter.count == 0)
    #expect(stage.offset == -20)
    #expect(stage.view.contentInset.top == 20)
    #expect(stage.view.adjustedContentInset.top == 80)
    stage.view.contentInset.top = 30
    #expect(stage.view.adjustedContentInset.top == 90)
    stage.view.contentOffset.y = -90
    stage.view.contentInset.top = 10
    #expect(stage.offset == -70)
    control.endRefreshing()
    control.endRefreshing()
    stage.settle()
    #expect(stage.offset == -10)
    #expect(stage.view.adjustedContentInset.top == 10)
  }

  @Test func `A refresh may end under the finger`() {
    let (stage, control, counter) = makeStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 300))
    control.endRefreshing()
    stage.view.drag(to: CGPoint(x: 0, y: 320))
    #expect(counter.count == 1 && !control.isRefreshing)
    stage.view.endDrag(velocity: .zero)
    stage.settle()
    #expect(stage.offset == 0)
    stage.drag(by: CGPoint(x: 0, y: 300))
    #expect(counter.count == 2)
    control.endRefreshing()
    stage.settle()
    #expect(stage.offset == 0)
  }

  @Test func `A bounce starts no refresh`() {
    let (stage, control, counter) = makeStage()
    stage.view.contentOffset.y = 10
    stage.drag(by: .zero, velocity: CGPoint(x: 0, y: 9000))
    let trace = stage.settle()
    #expect(trace.contains { $0.offset.y < -90 })
    #expect(counter.count == 0 && !control.isRefreshing)
  }

  @Test func `Removing a refresh control restores the inset`() {
    let (stage, control, _) = makeStage()
    control.beginRefreshing()
    stage.view.contentOffset.y = -60
    stage.view.refreshControl = nil
    stage.settle()
    #expect(stage.offset == 0)
    #expect(control.superview == nil)
    control.endRefreshing()
    #expect(stage.view.adjustedContentInset.top == 0)
  }
}
