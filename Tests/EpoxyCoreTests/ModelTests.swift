// SPDX-License-Identifier: MIT
import EpoxyCore
import ResinTestSupport
import Testing

private final class TestView: UIView {}

private struct TestModel: CallbackContextEpoxyModeled, ViewEpoxyModeled, DataIDProviding,
  StyleIDProviding, DidSelectProviding, MakeViewProviding
{
  typealias View = TestView
  typealias CallbackContext = Int
  var storage = EpoxyModelStorage()
}

private struct OtherModel: CallbackContextEpoxyModeled, DataIDProviding, DidSelectProviding {
  typealias CallbackContext = Int
  var storage = EpoxyModelStorage()
}

@MainActor @Suite struct ModelTests {
  @Test func `Properties that are not set have their defaults`() {
    expectEqual(TestModel().dataID, AnyHashable(DefaultDataID.noneProvided))
    #expect(TestModel().styleID == nil)
    #expect(TestModel().didSelect == nil)
  }

  @Test func `Chained calls give new models and leave the old one unchanged`() {
    let model = TestModel()
    let named = model.dataID("a")
    expectEqual(model.dataID, AnyHashable(DefaultDataID.noneProvided))
    expectEqual(named.dataID, AnyHashable("a"))
    expectEqual(named.dataID("b").dataID, AnyHashable("b"))
  }

  @Test func `Closures set twice are both called, the older one first`() {
    var calls: [String] = []
    let model = TestModel()
      .didSelect { calls.append("first \($0)") }
      .didSelect(nil)
      .didSelect { calls.append("second \($0)") }
    model.didSelect?(7)
    expectEqual(calls, ["first 7", "second 7"])
  }

  @Test func `Merging combines by strategy, and leaves the closures of both models unchanged`() {
    var calls: [String] = []
    let one = TestModel().dataID("one").didSelect { _ in calls.append("one") }
    let two = TestModel().dataID("two").didSelect { _ in calls.append("two") }
    let merged = one.merging(two)
    expectEqual(merged.dataID, AnyHashable("two"))
    merged.didSelect?(0)
    expectEqual(calls, ["one", "two"])

    let other = OtherModel().dataID("other").didSelect { _ in calls.append("other") }
    let mixed = one.merging(other)
    expectEqual(mixed.dataID, AnyHashable("other"))
    calls = []
    mixed.didSelect?(0)
    expectEqual(calls, ["one"])
  }

  @Test func `A view is made by the closure`() {
    let view = TestView()
    #expect(TestModel().makeView { view }.makeView() === view)
  }

  @Test func `Builders take models, arrays, optionals, branches and loops`() {
    func build(_ flag: Bool, @EpoxyModelArrayBuilder<Int> _ body: () -> [Int]) -> [Int] { body() }
    let nothing: Int? = nil
    let built = build(true) {
      1
      [2, 3]
      nothing
      if built(true) { 4 }
      if built(false) { 5 } else { 6 }
      for number in 7...8 { number }
    }
    expectEqual(built, [1, 2, 3, 4, 6, 7, 8])
    #expect(build(true) {}.isEmpty)
    func built(_ flag: Bool) -> Bool { flag }
  }

  @Test func `Two classes of one name are different styles`() {
    enum One { final class Row: UIView {} }
    enum Two { final class Row: UIView {} }
    let (one, two) = (
      ViewDifferentiator(viewType: One.Row.self, styleID: 1),
      ViewDifferentiator(viewType: Two.Row.self, styleID: 1)
    )
    #expect(one != two)
    expectEqual(one, ViewDifferentiator(viewType: One.Row.self, styleID: 1))
    #expect(one != ViewDifferentiator(viewType: One.Row.self, styleID: 2))
    expectEqual(one.viewTypeDescription, "Row.Type")
  }
}
