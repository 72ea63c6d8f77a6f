// SPDX-License-Identifier: MIT
import EpoxyBars
import Testing

/// Tests of the module as a client sees it.
@Suite struct ModuleTests {
  @Test("One import brings EpoxyCore, too")
  func reexports() {
    #expect(ClassReference(UIView.self) == ClassReference(UIView.self))
  }
}
