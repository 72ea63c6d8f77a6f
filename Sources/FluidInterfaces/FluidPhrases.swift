// SPDX-License-Identifier: MIT

/// The phrases of this module that VoiceOver speaks, in English. An application replaces those of
/// ``current``, for example by localized ones, before it makes views: the actions of pictures and
/// pauses get their names when they are added.
///
/// ```swift
/// let phrases = FluidPhrases.current
/// FluidPhrases.current.flashlight = "Taschenlampe"
/// FluidPhrases.current.moveTo = { "Nach \($0) bewegen" }
/// print(FlashlightButton().accessibilityLabel ?? "")  // Taschenlampe
/// FluidPhrases.current = phrases
/// ```
public struct FluidPhrases: Sendable {
  /// The phrases in use.
  @MainActor public static var current = FluidPhrases()

  /// The label of a ``FlashlightButton`` without a label of its own.
  public var flashlight = "Flashlight"
  /// The value of a ``FlashlightButton`` whose light is on.
  public var lightIsOn = "On"
  /// The value of a ``FlashlightButton`` whose light is off.
  public var lightIsOff = "Off"
  /// The label of the handle of a ``DrawerView``.
  public var drawer = "Drawer"
  /// The action in place of a pausing finger.
  public var pause = "Pause"
  /// The action that moves a drawer or a picture, with the name of the position.
  public var moveTo: @Sendable (_ place: String) -> String = { "Move to \($0)" }
  /// Returns the phrase for the name of a ``DrawerStop`` or a ``PictureInPictureAnchor``: the name
  /// itself, unless it is replaced. Names of stops and anchors that the application does not name
  /// are in English.
  public var place: @Sendable (_ name: String) -> String = { $0 }

  /// The phrases in English.
  public init() {}
}
