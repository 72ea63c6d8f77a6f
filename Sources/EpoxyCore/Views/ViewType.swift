// SPDX-License-Identifier: MIT

/// The class that all views have.
public typealias ViewType = UIView

/// The priority of a constraint.
public typealias LayoutPriorityType = UILayoutPriority
