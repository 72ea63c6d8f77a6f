// SPDX-License-Identifier: MIT

/// The type of Objective-C method names. It has no values here, so the only `Selector?` is nil. The
/// type allows `super.init(target: nil, action: nil)` to compile as on Apple's platforms.
public enum Selector: Hashable, Sendable {}
