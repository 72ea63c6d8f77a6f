// SPDX-License-Identifier: MIT

// The properties of controls that have a value for each state.
extension AppearanceProperties {
  /// The attributes of the titles of segments for a state. They occupy five bits, like the title
  /// color.
  static func segmentTitleAttributes(_ state: UIControl.State) -> AppearanceProperties {
    titleColor(state)
  }

  /// The title color for a state. It occupies five bits: one for each single state and one for all
  /// combinations.
  static func titleColor(_ state: UIControl.State) -> AppearanceProperties {
    AppearanceProperties(rawValue: 1 << (18 + stateIndex(state)))
  }

  /// The background image for a state. It occupies five bits, like the title color.
  static func backgroundImage(_ state: UIControl.State) -> AppearanceProperties {
    AppearanceProperties(rawValue: 1 << (23 + stateIndex(state)))
  }

  private static func stateIndex(_ state: UIControl.State) -> UInt32 {
    switch state {
    case .normal: 0
    case .highlighted: 1
    case .disabled: 2
    case .selected: 3
    default: 4
    }
  }
}
