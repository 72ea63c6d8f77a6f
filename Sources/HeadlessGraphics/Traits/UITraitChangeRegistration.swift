// SPDX-License-Identifier: MIT

/// The registration of a closure for trait changes.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
