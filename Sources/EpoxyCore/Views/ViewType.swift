// SPDX-License-Identifier: MIT

/// The superclass of all views.
public typealias ViewType = UIView

/// The priority of a constraint.
public typealias LayoutPriorityType = UILayoutPriority
