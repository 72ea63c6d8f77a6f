// SPDX-License-Identifier: MIT
@testable import HeadlessUIKit
import ResinTestSupport
import Testing

/// `withRequiredInitializer`, with classes that have nothing to do with UIKit: a designated
/// initializer has an entry in the dispatch table, which subclasses replace. If these tests fail
/// with a new compiler, registered cells and layer classes fail for the same reason.
@Suite struct RequiredInitializerTests {
  // Not optimized, as the functions of HeadlessUIKit that do the same: the optimizer takes the
  // result for a `RequiredBase`, and a cast to another class for one that always fails.
  @_optimize(none)
  private func make(_ made: InitializedBase.Type) -> InitializedBase {
    withRequiredInitializer(made, as: RequiredBase.self).init(number: 4)
  }

  @Test func `A class object has the size of a pointer`() {
    expectEqual(MemoryLayout<AnyClass>.size, MemoryLayout<Int>.size)
    expectEqual(MemoryLayout<RequiredBase.Type>.size, MemoryLayout<Int>.size)
  }

  @Test func `The initializer of the class itself is called`() {
    let made = [
      make(InitializedBase.self), make(RequiredBase.self), make(Own.self), make(Inherited.self),
    ]
    expectEqual(made.map(\.number), [4, 4, 8, 8])
    #expect(type(of: made[0]) == InitializedBase.self && type(of: made[1]) == RequiredBase.self)
    #expect(type(of: made[2]) == Own.self && type(of: made[3]) == Inherited.self)
    expectEqual(made.map(\.calls.count), [1, 1, 3, 3])
  }

  @Test func `Stored properties of an inherited initializer have their values`() {
    let made = make(Inherited.self) as? Inherited
    expectEqual(made?.more, 5)
    expectEqual(made?.more(than: 4), true)
  }

  private final class Row: NSCollectionLayoutGroup {}

  @Test func `A factory that is called for a subclass names both classes`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(1), heightDimension: .absolute(1))
      _ = Row.horizontal(layoutSize: size, subitems: [])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("NSCollectionLayoutGroup was called for its subclass Row"))
  }
}

// Open, as Apple's classes are: with all subclasses in sight, the optimizer may bypass the table.
open class InitializedBase {
  let number: Int
  var calls: [String] = ["base"]

  /// The first initializer of the table.
  public init() { number = 0 }
  /// The initializer that is called through the table.
  public init(number: Int) { self.number = number }
  /// The last initializer of the table.
  public init(_ names: [String], at number: Int) { (self.number, calls) = (number, names) }
}

open class RequiredBase: InitializedBase {
  public required override init(number: Int) { super.init(number: number) }
}

private class Own: InitializedBase {
  private var own = ["stored"]

  override init(number: Int) {
    super.init(number: number * 2)
    calls += own + ["own"]
  }
}

private final class Inherited: Own {
  var more = 5
  func more(than number: Int) -> Bool { more > number }
}
