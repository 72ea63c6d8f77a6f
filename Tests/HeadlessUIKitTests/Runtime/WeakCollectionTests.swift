// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Foundation's pages `NSHashTable` and `NSMapTable`.
@Suite struct WeakCollectionTests {
  private final class Plain {}

  @Test func `A deallocated object is removed from a weak set`() {
    let table = NSHashTable<Plain>.weakObjects()
    var kept: Plain? = Plain()
    table.add(kept)
    table.add(kept)
    do {
      let other = Plain()
      table.add(other)
      #expect(table.count == 2 && table.contains(other))
    }
    expectEqual(table.count, 1)
    #expect(table.allObjects.first === kept && table.anyObject === kept)
    kept = nil
    #expect(table.allObjects.isEmpty && table.count == 0)
  }

  @Test func `Objects are compared with isEqual, or by identity`() {
    let strong = NSHashTable<NSString>()
    strong.add("a")
    #expect(strong.contains(NSString(string: "a")) && strong.member("a") == "a")
    strong.remove(NSString(string: "a"))
    expectEqual(strong.count, 0)
    let pointers = NSHashTable<NSString>(options: .objectPointerPersonality)
    let (one, other) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    pointers.add(one)
    #expect(pointers.contains(one) && !pointers.contains(other))
  }

  @Test func `Sets are united, intersected and subtracted`() {
    func table(_ names: [String]) -> NSHashTable<NSString> {
      let table = NSHashTable<NSString>()
      for name in names { table.add(NSString(string: name)) }
      return table
    }
    let all = table(["a", "b"])
    all.union(table(["b", "c"]))
    #expect(all.count == 3 && table(["a"]).isSubset(of: all) && all.intersects(table(["c"])))
    all.minus(table(["a"]))
    expectEqual(all.count, 2)
    all.intersect(table(["c", "d"]))
    expectEqual(all.allObjects, ["c"])
    all.removeAllObjects()
    expectEqual(all.count, 0)
  }

  @Test func `A table with weak keys retains a value until its key is deallocated`() {
    let table = NSMapTable<Plain, NSString>.weakToStrongObjects()
    var key: Plain? = Plain()
    table.setObject("one", forKey: key)
    table.setObject("two", forKey: key)
    #expect(table.object(forKey: key) == "two" && table.count == 1)
    key = nil
    #expect(table.count == 0 && table.objectEnumerator() == nil)
  }

  @Test func `A deallocated value is removed from a table with weak values`() {
    let table = NSMapTable<NSString, Plain>.strongToWeakObjects()
    var value: Plain? = Plain()
    table.setObject(value, forKey: "key")
    #expect(table.object(forKey: NSString(string: "key")) === value)
    expectEqual(table.dictionaryRepresentation().count, 1)
    expectEqual(table.keyEnumerator().allObjects.count, 1)
    value = nil
    #expect(table.object(forKey: "key") == nil && table.count == 0)
    table.setObject(Plain(), forKey: "other")
    table.removeObject(forKey: "other")
    expectEqual(table.count, 0)
  }

  @Test func `The memory of a collection is bounded while objects are added and released`() {
    let set = NSHashTable<Plain>.weakObjects()
    let map = NSMapTable<Plain, NSString>.weakToStrongObjects()
    for _ in 0..<10_000 {
      set.add(Plain())
      map.setObject("value", forKey: Plain())
    }
    #expect(set.buckets.values.joined().count < 100)
    #expect(map.buckets.values.joined().count < 100)
    #expect(set.count == 0 && map.count == 0)
  }

  @Test func `Points, sizes and rectangles are printed as on Apple's platforms`() {
    expectEqual(CGPoint(x: 1, y: 2).debugDescription, "(1.0, 2.0)")
    expectEqual(CGSize(width: 1.5, height: 2).debugDescription, "(1.5, 2.0)")
    expectEqual("\(CGRect(x: 1, y: 2, width: 3, height: 4))", "(1.0, 2.0, 3.0, 4.0)")
  }

  @Test func `The absolute time is that of Date`() {
    let difference = CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate
    #expect(abs(difference) < 60)
  }
}
