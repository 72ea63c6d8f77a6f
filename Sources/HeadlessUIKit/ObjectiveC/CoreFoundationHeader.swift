// SPDX-License-Identifier: MIT

/// The first stored property of classes whose objects are attributes of strings.
///
/// When `NSMutableAttributedString` joins two stretches, the CoreFoundation below Foundation on
/// Linux compares their attributes. It takes every object for one of its own, and the eight bytes
/// after the object's header for a word with the number of its type; a number that it does not know
/// stops the program. With that of a plain object it goes on and calls `isEqual`.
struct CoreFoundationHeader: Sendable {
  private let bits: UInt64 = 1 << 8  // _kCFRuntimeIDCFType, in bits 8 to 23
}
