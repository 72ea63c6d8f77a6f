// SPDX-License-Identifier: MIT

/// The type of storyboards, of which there are none: archives are not supported. The type allows
/// `controller.storyboard?` to compile.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  init(nothing: Void) {
    super.init()
  }
}
