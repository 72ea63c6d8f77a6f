// SPDX-License-Identifier: MIT

/// Another name of ``ItemCellState``.
public typealias EpoxyCellState = ItemCellState
