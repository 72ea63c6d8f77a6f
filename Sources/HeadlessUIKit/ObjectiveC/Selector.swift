// SPDX-License-Identifier: MIT

/// The type of a method's name in Objective-C, of which there is no value here: the only `Selector?` is
/// nil. With it `super.init(target: nil, action: nil)` compiles as on Apple's platforms.
public enum Selector: Hashable, Sendable {}
