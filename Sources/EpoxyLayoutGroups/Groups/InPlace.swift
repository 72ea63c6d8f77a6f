// SPDX-License-Identifier: MIT

/// An element of an array, looked at where it lies.
///
/// What is taken out of an array is kept for as long as it is used, which counts references to it, or to
/// all that it is made of: that took a tenth of an update. What cannot be copied is left where it is.
struct InPlace<Element>: ~Copyable {
  let element: Element
}

extension Array {
  /// The elements, for as long as the array is kept and left alone. Whoever asks for them ends with
  /// `keepUntilHere`, for an address alone keeps nothing.
  nonisolated var inPlace: UnsafePointer<InPlace<Element>> {
    withUnsafeBufferPointer { elements in
      // An array without elements may have no address either; it is not looked at.
      guard let first = elements.baseAddress else { return UnsafePointer(bitPattern: 8)! }
      return UnsafeRawPointer(first).assumingMemoryBound(to: InPlace<Element>.self)
    }
  }

  /// Keeps the array up to here. A closure where it is called would be checked to run on the main actor.
  @inline(__always)
  nonisolated func keepUntilHere() { withExtendedLifetime(self) {} }
}

extension InPlace<AnyGroupItem> {
  borrowing func isSameItem(as other: borrowing InPlace) -> Bool {
    element.properties.isSameItem(as: other.element.properties)
  }

  borrowing func isSameContent(as other: borrowing InPlace) -> Bool {
    element.properties.isSameContent(as: other.element.properties)
  }

  borrowing func match(_ other: borrowing InPlace) -> ItemMatch {
    element.properties.match(other.element.properties)
  }

  borrowing func hasSameID(as other: borrowing InPlace) -> Bool {
    element.properties.hasSameID(as: other.element.properties)
  }

  @preconcurrency @MainActor borrowing func newMember() -> GroupMember { .new(for: element) }
}

extension InPlace<GroupMember> {
  @preconcurrency @MainActor borrowing func update(
    with item: borrowing InPlace<AnyGroupItem>, animated: Bool
  ) {
    item.element.update(element.made, animated: animated)
  }

  @preconcurrency @MainActor borrowing func setBehaviors(of item: borrowing InPlace<AnyGroupItem>) {
    item.element.setBehaviors(on: element.made)
  }

  @preconcurrency @MainActor borrowing func install(
    _ item: borrowing InPlace<AnyGroupItem>, of members: GroupMembers, in view: UIView
  ) {
    members.install(element.made, item.element, in: view)
  }
}
