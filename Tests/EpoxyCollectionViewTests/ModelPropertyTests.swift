// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import ResinTestSupport
import Testing

/// The expected state of a model of `TestRow`: plain values, and the names of closures in their
/// order.
private struct Expected {
  enum Callback: CaseIterable { case content, behaviors, state, select, will, end }

  var id: Int
  var size: Int
  var content: String
  var style: Int??
  var movable: Bool?
  var selection: ItemSelectionStyle??
  var itemSize: CGSize??
  var concrete: [Callback: [String]] = [:]
  var erased: [Callback: [String]] = [:]

  func merging(_ other: Expected) -> Expected {
    var merged = other  // Every row has an ID, a style and a content from the beginning.
    merged.movable = other.movable ?? movable
    merged.selection = other.selection ?? selection
    merged.itemSize = other.itemSize ?? itemSize
    merged.concrete = concrete.merging(other.concrete) { $0 + $1 }
    merged.erased = erased.merging(other.erased) { $0 + $1 }
    return merged
  }

  func names(_ callback: Callback) -> [String] {
    (concrete[callback] ?? []) + (erased[callback] ?? [])
  }
}

@MainActor
private struct Generator {
  var random: SplitMix64
  private var name = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// The same row, made in one of three ways.
  mutating func make() -> (AnyItemModel, Expected) {
    let (id, size, content) = (next(3), next(3), ["a", "b"][next(2)])
    let style = TestRow.Style(size: size)
    var expected = Expected(id: id, size: size, content: content)
    let model: ItemModel<TestRow>
    expected.concrete = [.content: ["content \(content)"]]
    switch next(3) {
    case 0:
      model = TestRow.itemModel(dataID: id, content: content, style: style)
      expected.concrete[.behaviors] = ["no behaviors"]
    case 1:
      model = ItemModel(
        dataID: id, params: style, content: content, makeView: { TestRow(style: $0) },
        setContent: { $0.view.setContent($1, animated: false) })
    default:
      var plain = ItemModel<TestRow>(dataID: id).makeView { TestRow(style: style) }.styleID(style)
        .setContent { $0.view.setContent(content, animated: false) }
      plain.erasedContent = content
      plain.isErasedContentEqual = { $0.erasedContent as? String == content }
      model = plain
    }
    return (model.eraseToAnyItemModel(), expected)
  }

  /// Sets one property.
  mutating func change(_ model: inout AnyItemModel, _ expected: inout Expected) {
    switch next(8) {
    case 0:
      expected.id = next(9)
      model.dataID = expected.id
    case 1:
      let style: Int? = next(2) == 0 ? nil : next(9)
      expected.style = .some(style)
      model.styleID = style.map { AnyHashable($0) }
    case 2:
      expected.movable = next(2) == 0
      model = model.isMovable(expected.movable == true)
    case 3:
      let selection: ItemSelectionStyle? = [nil, .noBackground, .color(.red)][next(3)]
      expected.selection = .some(selection)
      model.selectionStyle = selection
    case 4:
      let size: CGSize? = next(2) == 0 ? nil : CGSize(width: next(5), height: 1)
      expected.itemSize = .some(size)
      model = model.flowLayoutItemSize(size)
    case 5, 6: addConcrete(&model, &expected)
    default: addErased(&model, &expected)
    }
  }

  private mutating func callback() -> (Expected.Callback, String) {
    name += 1
    return (Expected.Callback.allCases[next(6)], "closure \(name)")
  }

  private mutating func addConcrete(_ model: inout AnyItemModel, _ expected: inout Expected) {
    guard let row = model.model as? ItemModel<TestRow> else { return }
    let (callback, name) = callback()
    expected.concrete[callback, default: []].append(name)
    let note: @MainActor (ItemModel<TestRow>.CallbackContext) -> Void = {
      $0.view.events.append(name)
    }
    switch callback {
    case .content: model.model = row.setContent(note)
    case .behaviors: model.model = row.setBehaviors(note)
    case .state: model.model = row.didChangeState(note)
    case .select: model.model = row.didSelect(note)
    case .will: model.model = row.willDisplay(note)
    case .end: model.model = row.didEndDisplaying(note)
    }
  }

  private mutating func addErased(_ model: inout AnyItemModel, _ expected: inout Expected) {
    let (callback, name) = callback()
    expected.erased[callback, default: []].append(name)
    let note: @MainActor (AnyItemModel.CallbackContext) -> Void = {
      ($0.view as? TestRow)?.events.append(name)
    }
    switch callback {
    case .content: model.setContent = note
    case .behaviors: model.setBehaviors = note
    case .state: model.didChangeState = note
    case .select: model.didSelect = note
    case .will: model.willDisplay = note
    case .end: model.didEndDisplaying = note
    }
  }
}

@MainActor @Suite struct ModelPropertyTests {
  private func check(_ model: AnyItemModel, _ expected: Expected) throws {
    expectEqual(model.dataID, AnyHashable(expected.id))
    let style = expected.style.map { $0.map { AnyHashable($0) } }
    expectEqual(model.styleID, style ?? AnyHashable(TestRow.Style(size: expected.size)))
    expectEqual(model.isMovable, expected.movable ?? false)
    expectEqual(model.selectionStyle, expected.selection ?? nil)
    expectEqual(model.flowLayoutItemSize, expected.itemSize ?? nil)
    expectEqual(model.isSelectable, !expected.names(.select).isEmpty)
    expectEqual(model.erasedContent as? String, expected.content)
    for content in ["a", "b"] {
      let other = TestRow.itemModel(dataID: 0, content: content, style: .init())
      expectEqual(model.isDiffableItemEqual(to: other), (content == expected.content))
      expectEqual(other.isDiffableItemEqual(to: model), (content == expected.content))
    }

    let cell = TestWrapper()
    model.configure(cell: cell, with: .test())
    let row = try #require(cell.view as? TestRow)
    expectEqual(row.style.size, expected.size)
    expectEqual(row.events, expected.names(.content))
    let handlers: [(Expected.Callback, () -> Void)] = [
      (.behaviors, { model.setBehavior(cell: cell, with: .test()) }),
      (.state, { model.configureStateChange(in: cell, with: .test()) }),
      (.select, { model.handleDidSelect(cell, with: .test()) }),
      (.will, { model.handleWillDisplay(cell, with: .test()) }),
      (.end, { model.handleDidEndDisplaying(cell, with: .test()) }),
    ]
    for (callback, handle) in handlers {
      row.events = []
      handle()
      expectEqual(row.events, expected.names(callback))
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `A model has the values that were set and merged, in any order`(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    var (model, expected) = generator.make()
    for _ in 0..<generator.next(12) {
      if generator.next(4) == 0 {
        var (other, otherExpected) = generator.make()
        for _ in 0..<generator.next(4) { generator.change(&other, &otherExpected) }
        model = model.merging(other)
        expected = expected.merging(otherExpected)
      } else {
        let (before, beforeExpected) = (model, expected)
        generator.change(&model, &expected)
        if generator.next(8) == 0 { try check(before, beforeExpected) }
      }
    }
    try check(model, expected)
  }
}
