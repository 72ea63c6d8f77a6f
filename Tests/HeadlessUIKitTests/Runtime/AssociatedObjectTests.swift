// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

// "Objective-C Runtime", objc_setAssociatedObject(_:_:_:_:).
@MainActor @Suite struct AssociatedObjectTests {
  private final class Value {}
  private final class Plain {}
  private let key = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)

  @Test(arguments: [true, false]) func `Values are stored by key`(_ isResponder: Bool) {
    let object: AnyObject = isResponder ? UIView() : Plain()
    #expect(objc_getAssociatedObject(object, key) == nil)
    objc_setAssociatedObject(object, key, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, key + 1, "seven", .OBJC_ASSOCIATION_COPY)
    expectEqual(objc_getAssociatedObject(object, key) as? Int, 7)
    expectEqual(objc_getAssociatedObject(object, key + 1) as? String, "seven")
    objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(object, key) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, key + 1) == nil)
  }

  @Test func `Values are released with a responder`() {
    weak var value: Value?
    do {
      let view = UIView()
      let strong = Value()
      value = strong
      objc_setAssociatedObject(view, key, strong, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test func `Values are released after any object is deallocated`() {
    weak var value: Value?
    do {
      let object = Plain()
      let strong = Value()
      value = strong
      objc_setAssociatedObject(object, key, strong, .OBJC_ASSOCIATION_RETAIN)
    }
    var others: [Plain] = []
    for _ in 0..<200 {
      others.append(Plain())
      #expect(objc_getAssociatedObject(others[others.count - 1], key) == nil)
      objc_setAssociatedObject(
        others[others.count - 1], key, others.count, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
    expectEqual(objc_getAssociatedObject(others[9], key) as? Int, 10)
  }

  @Test func `The policy assign retains nothing, and the policy copy retains a copy`() {
    let view = UIView()
    var value: Value? = Value()
    objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, key) as? Value === value)
    value = nil
    #expect(objc_getAssociatedObject(view, key) == nil)
    let text = NSMutableString(string: "one")
    objc_setAssociatedObject(view, key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(" two")
    #expect((objc_getAssociatedObject(view, key) as? NSString)?.isEqual("one") == true)
  }

  @Test func `The deinitializer of a value may use associated objects itself`() {
    final class Ending {
      let key: UnsafeRawPointer
      init(_ key: UnsafeRawPointer) { self.key = key }
      deinit { objc_setAssociatedObject(Plain(), key, 1, .OBJC_ASSOCIATION_RETAIN) }
    }
    let object = Plain()
    for _ in 0..<50 {
      objc_setAssociatedObject(object, key, Ending(key), .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(Plain(), key, Ending(key), .OBJC_ASSOCIATION_RETAIN)
    }
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, key) == nil)
  }

  @Test func `The raw values of objc_AssociationPolicy are Apple's`() {
    expectEqual(objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN.rawValue, 0)
    expectEqual(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC.rawValue, 1)
    expectEqual(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC.rawValue, 3)
    expectEqual(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN.rawValue, 0x301)
    expectEqual(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY.rawValue, 0x303)
  }
}
