// SPDX-License-Identifier: MIT
import EpoxyCore
import ResinTestSupport
import Testing

private final class Row: UIView, EpoxyableView {
  struct Content: Equatable {
    var text: String
  }

  let style: Int
  var log: [String] = []

  init(style: Int) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func setContent(_ content: Content, animated: Bool) {
    log.append("content \(content.text) \(animated)")
  }

  func setBehaviors(_ behaviors: String?) {
    log.append("behaviors \(behaviors ?? "none")")
  }
}

private struct Context: ViewProviding, AnimatedProviding {
  let view: Row
  nonisolated let animated: Bool
}

private struct Model: CallbackContextEpoxyModeled, ViewEpoxyModeled, DataIDProviding,
  StyleIDProviding, ErasedContentProviding, MakeViewProviding, SetContentProviding,
  SetBehaviorsProviding, WillDisplayProviding
{
  typealias View = Row
  typealias CallbackContext = Context
  var storage = EpoxyModelStorage()

  init() {}

  /// A model of a view.
  init(_ id: Int, style: Int, _ text: String, behaviors: String? = nil) {
    setView(dataID: id, style: style, content: .init(text: text), behaviors: behaviors)
  }

  /// The same model, made with closures.
  init(closures id: Int, style: Int, _ text: String, behaviors: String? = nil) {
    setContent(Row.Content(text: text)) { $0.view.setContent($1, animated: $0.animated) }
    dataID = id
    styleID = style
    makeView = { Row(style: style) }
    setBehaviors = { $0.view.setBehaviors(behaviors) }
  }

  /// The same model, with all properties set one by one.
  init(set id: Int, style: Int, _ text: String, behaviors: String? = nil) {
    let content = Row.Content(text: text)
    dataID = id
    styleID = style
    erasedContent = content
    isErasedContentEqual = { $0.erasedContent as? Row.Content == content }
    makeView = { Row(style: style) }
    setContent = { $0.view.setContent(content, animated: $0.animated) }
    setBehaviors = { $0.view.setBehaviors(behaviors) }
  }
}

/// Properties equal to those of the module, made by their key paths.
@MainActor private enum Declared {
  static let dataID = EpoxyModelProperty<AnyHashable>(
    keyPath: \(any DataIDProviding).dataID, defaultValue: "none", updateStrategy: .replace)
  static let willDisplay = EpoxyModelProperty<(@MainActor (Context) -> Void)?>(
    keyPath: \Model.willDisplay, defaultValue: nil, updateStrategy: .chain())
  static let setContent = EpoxyModelProperty<(@MainActor (Context) -> Void)?>(
    keyPath: \Model.setContent, defaultValue: nil, updateStrategy: .chain())
  static let count = EpoxyModelProperty<Int>(
    keyPath: \String.count, defaultValue: 7, updateStrategy: .init { $0 * 10 + $1 })
}

@MainActor @Suite struct ModelStorageTests {
  /// The changes that a model makes to a view.
  private func story(_ model: Model) -> [String] {
    let view = model.makeView()
    let context = Context(view: view, animated: true)
    model.setContent?(context)
    model.setBehaviors?(context)
    let content = model.erasedContent as? Row.Content
    return ["\(model.dataID) \(String(describing: model.styleID)) \(view.style)"]
      + ["\(content?.text ?? "no content")"] + view.log
  }

  @Test func `A model of a view has the same properties as one whose properties are set singly`() {
    let (view, set) = (Model(1, style: 2, "a"), Model(set: 1, style: 2, "a"))
    let closures = Model(closures: 1, style: 2, "a")
    #expect(story(view) == story(set) && story(closures) == story(set))
    expectEqual(story(view).last, "behaviors none")
    for model in [view, closures, set] {
      #expect(model.hasSameContent(as: view) && view.hasSameContent(as: model))
      #expect(model.hasSameContent(as: Model(9, style: 9, "a")))
      #expect(!model.hasSameContent(as: Model(1, style: 2, "b")))
      #expect(!model.hasSameContent(as: Model()) && !Model().hasSameContent(as: model))
    }
    #expect(Model().hasSameContent(as: Model().dataID(1)))
    var changed = view
    changed.erasedContent = 4
    #expect(!view.hasSameContent(as: changed))
  }

  @Test func `Later values replace earlier ones, and closures are added`() {
    func change(_ model: Model) -> Model {
      var model = model.dataID(5).styleID("s").setContent { $0.view.log.append("more") }
      model.erasedContent = Row.Content(text: "x")
      return model.makeView { Row(style: 8) }.setBehaviors(nil)
    }
    let changed = change(Model(1, style: 2, "a", behaviors: "b"))
    expectEqual(story(changed), story(change(Model(set: 1, style: 2, "a", behaviors: "b"))))
    expectEqual(story(changed), story(change(Model(closures: 1, style: 2, "a", behaviors: "b"))))
    expectEqual(
      story(changed),
      [
        "5 Optional(AnyHashable(\"s\")) 8", "x", "content a true", "more", "behaviors b",
      ])
  }

  @Test func `The view keeps the style for which it was made`() {
    expectEqual(Model(1, style: 2, "a").styleID("other").makeView().style, 2)
  }

  @Test func `Models merge the same way however they were made`() {
    let one = { Model(1, style: 2, "a", behaviors: "one") }
    let two = { Model(3, style: 4, "b", behaviors: "two") }
    let oneSet = { Model(set: 1, style: 2, "a", behaviors: "one") }
    let twoSet = { Model(set: 3, style: 4, "b", behaviors: "two") }
    let expected = [
      "3 Optional(AnyHashable(4)) 4", "b", "content a true", "content b true",
      "behaviors one", "behaviors two",
    ]
    let oneClosures = Model(closures: 1, style: 2, "a", behaviors: "one")
    let twoClosures = Model(closures: 3, style: 4, "b", behaviors: "two")
    for first in [one(), oneSet(), oneClosures] {
      for second in [two(), twoSet(), twoClosures] {
        expectEqual(story(first.merging(second)), expected)
      }
    }
    expectEqual(story(Model().merging(two())), story(two()))
    expectEqual(story(one().merging(Model())), story(one()))
    let partly = one().dataID(7).setContent { $0.view.log.append("seven") }
    expectEqual(
      story(twoSet().merging(partly)),
      [
        "7 Optional(AnyHashable(2)) 2", "a", "content b true", "content a true", "seven",
        "behaviors two", "behaviors one",
      ])
  }

  @Test func `A property that is made by its key path is the module's own`() {
    var model = Model(1, style: 2, "a")
    expectEqual(model[Declared.dataID], AnyHashable(1))
    expectEqual(Model()[Declared.dataID], AnyHashable("none"))
    model[Declared.dataID] = 2
    #expect(model.dataID == AnyHashable(2) && model[Declared.dataID] == AnyHashable(2))
    model.dataID = 3
    #expect(model.dataID == AnyHashable(3) && model[Declared.dataID] == AnyHashable(3))

    var calls: [String] = []
    model[Declared.willDisplay] = { _ in calls.append("declared") }
    model.willDisplay = { _ in calls.append("own") }
    model[Declared.willDisplay] = { _ in calls.append("declared again") }
    let context = Context(view: Row(style: 1), animated: false)
    model.willDisplay?(context)
    expectEqual(calls, ["declared", "own", "declared again"])
    model[Declared.willDisplay]?(context)
    expectEqual(calls.count, 6)

    model[Declared.setContent] = { _ in calls.append("declared content") }
    model.setContent?(context)
    #expect(context.view.log == ["content a false"] && calls.last == "declared content")
  }

  @Test func `Properties of clients have their default and their strategy`() {
    var model = Model(1, style: 2, "a")
    expectEqual(model[Declared.count], 7)
    model[Declared.count] = 4
    expectEqual(model[Declared.count], 4)
    expectEqual(model.copy(updating: Declared.count, to: 2)[Declared.count], 42)
    expectEqual(model[Declared.count], 4)
    var other = Model()
    other[Declared.count] = 5
    expectEqual(model.merging(other)[Declared.count], 45)
    expectEqual(other.merging(model)[Declared.count], 54)
    expectEqual(Model(1, style: 1, "").merging(other)[Declared.count], 5)
  }

  @Test func `Copies are independent of each other`() {
    let model = Model(1, style: 2, "a").dataID(2)
    var copy = model
    copy.dataID = 3
    copy.styleID = nil
    #expect(model.dataID == AnyHashable(2) && model.styleID == AnyHashable(2))
    #expect(copy.dataID == AnyHashable(3) && copy.styleID == nil)
  }

  @Test func `A property that is set often is stored once`() {
    var model = Model(1, style: 2, "a")
    for id in 0..<20_000 { model.dataID = id }
    expectEqual(model.dataID, AnyHashable(19_999))
  }
}
