// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

private class BaseID: Hashable {
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (one: BaseID, other: BaseID) -> Bool { one.number == other.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private final class DerivedID: BaseID {}

/// An ID with padding between its fields.
private struct PaddedID: Hashable {
  var first: UInt8
  var second: Int
  var third: Bool
}

private enum CaseID: Hashable {
  case none
  case text(String)
  case number(Int)
}

/// The ways to make an item of an ID.
private enum Kind: CaseIterable {
  case factory, styled, styleless, closures, closuresWithoutContent, renamed, padded, spacer, group

  /// The way that makes the same item.
  var family: Kind {
    switch self {
    case .renamed: .factory
    case .closuresWithoutContent: .closures
    default: self
    }
  }

  var hasContent: Bool { ![.closuresWithoutContent, .spacer, .group].contains(self) }

  @MainActor func newItem(_ id: some Hashable, _ content: String) -> any GroupItemModeling {
    switch self {
    case .factory: return TestView.groupItem(dataID: id, content: content, style: .init())
    case .styled: return TestView.groupItem(dataID: id, content: content, style: .init(width: 3))
    case .styleless: return PlainTestView.groupItem(dataID: id, content: content)
    case .closures:
      return GroupItem<TestView>(
        dataID: id, content: content, make: { TestView(style: .init()) },
        setContent: { $0.constrainable.setContent($1, animated: $0.animated) })
    case .closuresWithoutContent:
      return GroupItem<TestView>(dataID: id) { TestView(style: .init()) }
    case .renamed: return item("another", content).dataID(id)
    case .padded:
      return TestView.groupItem(dataID: id, content: content, style: .init()).padding(3)
    case .spacer: return SpacerItem(dataID: id)
    case .group: return HGroupItem(dataID: id) {}
    }
  }
}

/// A description of an item to be made.
private struct Plan: CustomStringConvertible {
  var id: any Hashable
  var kind: Kind

  var erasedID: AnyHashable { AnyHashable(id) }

  var description: String { "\(kind) of \(type(of: id)) \(id)" }

  @MainActor func newItem(_ content: String) -> any GroupItemModeling { kind.newItem(id, content) }

  func isSame(as other: Plan) -> Bool {
    erasedID == other.erasedID && kind.family == other.kind.family
  }
}

/// Items compare their IDs as `AnyHashable` does, whatever types the IDs have.
@MainActor @Suite struct ItemIDTests {
  private static let ids: [any Hashable] = [
    0, 1, 2, UInt8(1), Int64(1), 1.0, Float(1), 0.0, -0.0, true, Optional(1),
    AnyHashable(1), AnyHashable(UInt8(1)), "a", "ab".prefix(1), NSString(string: "a"),
    AnyHashable("a"), AnyHashable("ab".prefix(1)), AnyHashable(AnyHashable("a")),
    "e\u{301}", "\u{e9}", BaseID(1), DerivedID(1), BaseID(2), AnyHashable(BaseID(1)),
    PaddedID(first: 1, second: 2, third: true), PaddedID(first: 1, second: 2, third: false),
    AnyHashable(PaddedID(first: 1, second: 2, third: true)),
    CaseID.none, CaseID.text("x"), CaseID.number(1), AnyHashable(CaseID.text("x")),
    [1], [UInt8(1)], AnyHashable([1]), Set([1]), DefaultDataID.noneProvided,
    UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
  ]

  /// Returns a description of the error for two items, or nil.
  private func mistake(
    _ one: Plan, _ item: AnyGroupItem, _ other: Plan, _ otherItem: AnyGroupItem
  ) -> String? {
    let isEqual = one.erasedID == other.erasedID
    let isSame = one.isSame(as: other)
    return if item.dataID != one.erasedID {
      "has another ID"
    } else if (item.identity == otherItem.identity) != isSame
      || (isEqual && item.identity.hashValue != otherItem.identity.hashValue)
    {
      "has another identity"
    } else if item.isSameItem(as: otherItem) != isSame || otherItem.isSameItem(as: item) != isSame {
      "is the same item or not"
    } else if one.kind.hasContent, other.kind.hasContent, isSame, item.isSameContent(as: otherItem)
    {
      "shows the same"
    } else {
      nil
    }
  }

  @Test func `Items are the same where their IDs are equal as AnyHashable`() {
    let plans = Self.ids.flatMap { id in Kind.allCases.map { Plan(id: id, kind: $0) } }
    let items = plans.map { $0.newItem("one").eraseToAnyGroupItem() }
    let others = plans.map { $0.newItem("other").eraseToAnyGroupItem() }
    for (index, one) in plans.enumerated() {
      for (otherIndex, other) in plans.enumerated().prefix(index + 1) {
        guard let mistake = mistake(one, items[index], other, others[otherIndex]) else { continue }
        Issue.record("the \(one) \(mistake) beside the \(other)")
        return
      }
    }
  }

  // MARK: In groups

  /// Up to 8 items are compared one by one, and more are found in a dictionary.
  private func randomPlans(_ random: inout SplitMix64) -> [Plan] {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in
      Plan(
        id: Self.ids.randomElement(using: &random)!,
        kind: Kind.allCases.randomElement(using: &random)!)
    }
  }

  private func unique(_ plans: [Plan]) -> [Plan] {
    var seen = Set<AnyHashable>()
    return plans.filter { seen.insert($0.erasedID).inserted }
  }

  /// Mostly the same items, some with IDs of another type. Items that keep their order are compared
  /// with each other, and the others are looked up.
  private func changed(_ plans: [Plan], _ random: inout SplitMix64) -> [Plan] {
    let staysInOrder = Bool.random(using: &random)
    let plans = staysInOrder ? plans : plans.shuffled(using: &random)
    let changed = plans.compactMap { plan -> Plan? in
      var plan = plan
      let erasedID = plan.erasedID
      switch Int.random(in: 0..<(staysInOrder ? 20 : 8), using: &random) {
      case 0: return nil
      case 1: plan.kind = Kind.allCases.randomElement(using: &random)!
      case 2: plan.id = Self.ids.randomElement(using: &random)!
      case 3...6:
        plan.id = Self.ids.filter { AnyHashable($0) == erasedID }.randomElement(using: &random)!
      default: break
      }
      return plan
    }
    return unique(changed)
  }

  @Test func `A group causes a warning for each ID that occurs twice`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let all = randomPlans(&random)
      let uniquePlans = unique(all)
      for plans in [all, uniquePlans] {
        let record = onStage { view, _ in
          HGroup(items: plans.map { $0.newItem("one") }).install(in: view)
        }
        let warnings = record.warnings.count { $0.contains("IDs are to be unique") }
        guard warnings != plans.count - uniquePlans.count else { continue }
        Issue.record("seed \(seed): \(warnings) warnings of \(plans)")
        return
      }
    }
  }

  /// Returns a description of the error of a group after its items have changed, or nil.
  private func mistake(
    changing group: HGroup, from plans: [Plan], to newPlans: [Plan]
  ) -> String? {
    let made = plans.map { group.constrainable(with: $0.erasedID) as AnyObject }
    group.setItems(newPlans.map { $0.newItem("two") })
    for plan in newPlans {
      let constrainable = group.constrainable(with: plan.erasedID) as AnyObject
      if let old = plans.firstIndex(where: { $0.isSame(as: plan) }) {
        if made[old] !== constrainable { return "\(plan) was made anew" }
      } else if made.contains(where: { $0 === constrainable }) {
        return "\(plan) was not made"
      }
      let content =
        (constrainable as? TestView)?.content ?? (constrainable as? PlainTestView)?.content
      if plan.kind.hasContent, content != "two" {
        return "\(plan) shows \(content ?? "nothing")"
      }
    }
    return nil
  }

  @Test func `A group keeps the views of items that remain, and makes the others`() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let plans = unique(randomPlans(&random))
      let newPlans = changed(plans, &random)
      var mistake: String?
      let record = onStage { view, _ in
        let group = HGroup(items: plans.map { $0.newItem("one") })
        group.install(in: view)
        mistake = self.mistake(changing: group, from: plans, to: newPlans)
      }
      #expect(record.isEmpty, "seed \(seed): \(record.warnings + record.failures + record.layout)")
      guard let mistake else { continue }
      Issue.record("seed \(seed): \(mistake), from \(plans) to \(newPlans)")
      return
    }
  }

  @Test func `An item whose ID is not equal to itself is shown`() {
    let record = onStage { view, _ in
      let group = HGroup { Kind.factory.newItem(Double.nan, "one") }
      group.fill(view)
      group.setItems { Kind.factory.newItem(Double.nan, "two") }
      expectEqual(view.subviews.map { ($0 as? TestView)?.content }, ["two"])
    }
    #expect(record.isEmpty)
  }

  /// Outside of Apple's platforms an `NSNumber` equals an `Int` that does not equal it.
  @Test func `IDs whose equality is not symmetric are different items`() {
    let ids = (0..<200).flatMap { [AnyHashable($0), AnyHashable(NSNumber(value: $0))] }
    onStage { view, _ in
      let group = VGroup {
        ids.map { TestView.groupItem(dataID: $0, content: "a", style: .init()) }
      }
      group.install(in: view)
      #expect(ids.allSatisfy { group.constrainable(with: $0) is TestView })
      let views = ids.compactMap { group.constrainable(with: $0) as? TestView }
      expectEqual(Set(views.map(ObjectIdentifier.init)).count, ids.count)
      group.setItems(
        ids.reversed().map { TestView.groupItem(dataID: $0, content: "b", style: .init()) })
      #expect(zip(ids, views).allSatisfy { group.constrainable(with: $0) as? TestView === $1 })
    }
  }
}
