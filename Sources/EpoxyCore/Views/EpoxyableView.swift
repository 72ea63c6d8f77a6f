// SPDX-License-Identifier: MIT

/// A view with style, content and behaviors, from which models of every kind can be created.
public typealias EpoxyableView = StyledView & ContentConfigurableView & BehaviorsConfigurableView
