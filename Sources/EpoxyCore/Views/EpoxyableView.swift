// SPDX-License-Identifier: MIT

/// A view with style, content and behaviours, from which models of every kind can be made.
public typealias EpoxyableView = StyledView & ContentConfigurableView & BehaviorsConfigurableView
