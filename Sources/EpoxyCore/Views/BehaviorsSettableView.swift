// SPDX-License-Identifier: MIT

/// Another name of ``BehaviorsConfigurableView``.
public typealias BehaviorsSettableView = BehaviorsConfigurableView
