// SPDX-License-Identifier: MIT
import EpoxyCore
import ResinTestSupport
import Testing

private protocol Numbered {
  var number: Int { get }
}

private struct One: EpoxyModeled, Numbered, DataIDProviding {
  var storage = EpoxyModelStorage()
  var evaluate: () -> Int = { 0 }

  var number: Int {
    get { self[Self.number(evaluate)] }
    set { self[Self.number(evaluate)] = newValue }
  }

  static func number(_ defaultValue: @escaping () -> Int) -> EpoxyModelProperty<Int> {
    .init(
      keyPath: \(any Numbered).number, defaultValue: defaultValue(),
      updateStrategy: .init { $0 * 10 + $1 })
  }
}

/// Shares `number` with `One`, and combines its values otherwise.
private struct Two: EpoxyModeled, Numbered {
  var storage = EpoxyModelStorage()

  var number: Int {
    get { self[Self.number] }
    set { self[Self.number] = newValue }
  }

  private static var number: EpoxyModelProperty<Int> {
    .init(keyPath: \(any Numbered).number, defaultValue: -1, updateStrategy: .init { $0 - $1 })
  }
}

/// One chained closure of each number of arguments.
private struct Chained: EpoxyModeled {
  var storage = EpoxyModelStorage()

  var zero: (() -> Void)? {
    get { self[.init(keyPath: \Self.zero, defaultValue: nil, updateStrategy: .chain())] }
    set { self[.init(keyPath: \Self.zero, defaultValue: nil, updateStrategy: .chain())] = newValue }
  }

  var one: ((Int) -> Void)? {
    get { self[.init(keyPath: \Self.one, defaultValue: nil, updateStrategy: .chain())] }
    set { self[.init(keyPath: \Self.one, defaultValue: nil, updateStrategy: .chain())] = newValue }
  }

  var two: ((Int, String) -> Void)? {
    get { self[.init(keyPath: \Self.two, defaultValue: nil, updateStrategy: .chain())] }
    set { self[.init(keyPath: \Self.two, defaultValue: nil, updateStrategy: .chain())] = newValue }
  }

  var three: ((Int, Int, Int) -> Void)? {
    get { self[.init(keyPath: \Self.three, defaultValue: nil, updateStrategy: .chain())] }
    set {
      self[.init(keyPath: \Self.three, defaultValue: nil, updateStrategy: .chain())] = newValue
    }
  }

  var four: ((Int, Int, Int, Int) -> Void)? {
    get { self[.init(keyPath: \Self.four, defaultValue: nil, updateStrategy: .chain())] }
    set {
      self[.init(keyPath: \Self.four, defaultValue: nil, updateStrategy: .chain())] = newValue
    }
  }
}

/// All providers on one model.
private struct Everything: CallbackContextEpoxyModeled, ViewEpoxyModeled, DataIDProviding,
  StyleIDProviding, ErasedContentProviding, MakeViewProviding, SetContentProviding,
  SetBehaviorsProviding, WillDisplayProviding, DidDisplayProviding, DidEndDisplayingProviding,
  DidSelectProviding
{
  typealias View = UIView
  typealias CallbackContext = Int
  var storage = EpoxyModelStorage()
}

@MainActor @Suite struct ModelPropertyTests {
  @Test func `Defaults are evaluated at each reading, and not stored`() {
    var readings = 0
    var model = One()
    model.evaluate = {
      readings += 1
      return readings
    }
    expectEqual(model.number, 1)
    expectEqual(model.number, 2)
    model.number = 7
    expectEqual(model.number, 7)
    expectEqual(readings, 2)
  }

  @Test func `The first value is stored unchanged, and the strategy combines later ones`() {
    var model = One()
    model.number = 4
    expectEqual(model.number, 4)
    model.number = 2
    expectEqual(model.number, 42)
    expectEqual(model.copy(updating: One.number { 0 }, to: 9).number, 429)
    expectEqual(model.number, 42, "copies are values")
  }

  @Test func `Merging adds missing values, and combines others by the receiver's strategy`() {
    var (one, two) = (One(), Two())
    two.number = 3
    expectEqual(one.merging(two).number, 3)
    expectEqual(two.merging(one).number, 3)
    one.number = 5
    expectEqual(one.merging(two).number, 53)
    expectEqual(two.merging(one).number, 3 - 5)
    expectEqual(one.dataID("a").merging(two).dataID, AnyHashable("a"))
  }

  @Test func `A strategy that was merged remains with the property`() {
    var two = Two()
    two.number = 3
    var one = One().merging(two)
    one.number = 5
    expectEqual(one.number, 35, "a value that is set is combined by the strategy of the setter")
  }

  @Test func `Closures of up to four arguments are chained`() {
    var calls: [String] = []
    var model = Chained()
    for name in ["a", "b"] {
      model.zero = { calls.append("\(name)0") }
      model.one = { calls.append("\(name)\($0)") }
      model.two = { calls.append("\(name)\($0)\($1)") }
      model.three = { calls.append("\(name)\($0)\($1)\($2)") }
      model.four = { calls.append("\(name)\($0)\($1)\($2)\($3)") }
    }
    (model.zero, model.one, model.two, model.three, model.four) = (nil, nil, nil, nil, nil)
    model.zero?()
    model.one?(1)
    model.two?(1, "2")
    model.three?(1, 2, 3)
    model.four?(1, 2, 3, 4)
    expectEqual(calls, ["a0", "b0", "a1", "b1", "a12", "b12", "a123", "b123", "a1234", "b1234"])
  }

  @Test func `Nil is merged where no value is set, and is not a closure`() {
    var model = Chained()
    model.zero = nil
    #expect(model.zero == nil)
    var isCalled = false
    model.zero = { isCalled = true }
    model.zero?()
    #expect(isCalled)
  }

  @Test func `The closures of every provider are chained, and other values are replaced`() {
    var calls: [String] = []
    var model = Everything()
    for round in 1...2 {
      model =
        model
        .setContent { calls.append("content \($0) \(round)") }
        .setBehaviors { calls.append("behaviors \($0) \(round)") }
        .willDisplay { calls.append("will \($0) \(round)") }
        .didDisplay { calls.append("did \($0) \(round)") }
        .didEndDisplaying { calls.append("end \($0) \(round)") }
        .didSelect { calls.append("select \($0) \(round)") }
        .dataID(round).styleID(round)
        .makeView {
          let view = UIView()
          view.tag = round
          return view
        }
      model.erasedContent = round
      model.isErasedContentEqual = { $0.erasedContent as? Int == round }
    }
    model.setContent?(0)
    model.setBehaviors?(0)
    model.willDisplay?(0)
    model.didDisplay?(0)
    model.didEndDisplaying?(0)
    model.didSelect?(0)
    let names = ["content", "behaviors", "will", "did", "end", "select"]
    expectEqual(calls, names.flatMap { ["\($0) 0 1", "\($0) 0 2"] })
    expectEqual(model.dataID, AnyHashable(2))
    expectEqual(model.styleID, AnyHashable(2))
    expectEqual(model.makeView().tag, 2)
    expectEqual(model.erasedContent as? Int, 2)
    #expect(model.isErasedContentEqual?(model) == true)
    #expect(model.styleID(nil).styleID == nil)
  }

  @Test func `A closure that was set by its key path is the closure of the provider`() {
    var calls: [String] = []
    let declared = EpoxyModelProperty<(@MainActor (Int) -> Void)?>(
      keyPath: \Everything.didSelect, defaultValue: nil, updateStrategy: .chain())
    var model = Everything()
    #expect(model[declared] == nil)
    model[declared] = { calls.append("a\($0)") }
    model.didSelect?(1)
    model.didSelect = { calls.append("b\($0)") }
    model[declared]?(2)
    model[declared] = { calls.append("c\($0)") }
    model.didSelect?(3)
    expectEqual(calls, ["a1", "a2", "b2", "a3", "b3", "c3"])
    #expect(model.setContent == nil, "another closure of the same type")
  }

  @Test func `Merging chains the closures of one property, however they were set`() {
    var calls: [String] = []
    let declared = EpoxyModelProperty<(@MainActor (Int) -> Void)?>(
      keyPath: \Everything.didSelect, defaultValue: nil, updateStrategy: .chain())
    func plain(_ name: String) -> Everything {
      Everything().didSelect { calls.append("\(name)\($0)") }
    }
    func byKeyPath(_ name: String) -> Everything {
      Everything().copy(updating: declared) { calls.append("\(name)\($0)") }
    }
    plain("a").merging(plain("b")).didSelect?(1)
    plain("a").merging(byKeyPath("b")).didSelect?(2)
    byKeyPath("a").merging(plain("b")).didSelect?(3)
    Everything().dataID(1).merging(plain("b")).didSelect?(4)
    plain("a").merging(Everything().dataID(1).didDisplay { calls.append("\($0)") }).didSelect?(5)
    expectEqual(calls, ["a1", "b1", "a2", "b2", "a3", "b3", "b4", "a5"])
  }

  @Test func `Models without an identity are duplicates of each other`() {
    expectEqual(Everything().dataID, Everything().dataID)
    expectEqual(DefaultDataID.noneProvided.debugDescription, "DefaultDataID.noneProvided")
  }

  @Test func `Classes are keys by identity`() {
    expectEqual(ClassReference(UIView.self), ClassReference(UIView.self))
    #expect(ClassReference(UIView.self) != ClassReference(UILabel.self))
    expectEqual(ClassReference(UILabel.self).description, "UILabel")
    expectEqual(Set([ClassReference(UIView.self), ClassReference(UIView.self)]).count, 1)
  }
}
