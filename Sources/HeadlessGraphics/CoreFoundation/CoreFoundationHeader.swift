// SPDX-License-Identifier: MIT

/// The first stored property of classes whose instances are used as attribute values of attributed
/// strings.
///
/// When `NSMutableAttributedString` merges two ranges, the CoreFoundation library that Foundation
/// uses on Linux compares their attributes. It treats every object as a CoreFoundation object and
/// reads the eight bytes after the object's header as a word that contains a type number. An
/// unknown number stops the program. For the number of a plain object, CoreFoundation calls
/// `isEqual`.
struct CoreFoundationHeader: Sendable {
  private let bits: UInt64 = 1 << 8  // _kCFRuntimeIDCFType, in bits 8 to 23
}
