// SPDX-License-Identifier: MIT

/// An array of objects. Apple's is a class of Core Foundation that `as` converts arrays to; here `as`
/// finds an array.
public typealias CFArray = [Any]

/// A dictionary of objects. Apple's is a class of Core Foundation that `as` converts dictionaries to.
public typealias CFDictionary = [AnyHashable: Any]
