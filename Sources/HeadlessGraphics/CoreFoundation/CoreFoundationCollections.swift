// SPDX-License-Identifier: MIT

/// An array of objects. On Apple's platforms, a Core Foundation class to which `as` converts
/// arrays; here, an array.
public typealias CFArray = [Any]

/// A dictionary of objects. On Apple's platforms, a Core Foundation class to which `as` converts
/// dictionaries; here, a dictionary.
public typealias CFDictionary = [AnyHashable: Any]
