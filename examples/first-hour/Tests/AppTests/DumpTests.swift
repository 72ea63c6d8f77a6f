// SPDX-License-Identifier: MIT
import App
import HeadlessHost
import Testing

@MainActor @Suite struct DumpTests {
  let host = ScreenHost(.iPhone15)

  init() {
    host.show(SignInViewController())
  }

  @Test func `The screen is laid out as on record`() {
    #expect(
      host.dump() == """
        UIWindow (0 0; 393 852)
          UIView (0 0; 393 852) controller=SignInViewController background=#ffffffff
            UIStackView (16 75; 361 88)
              UITextField (0 0; 361 34)
                UIImageView (0 0; 361 34) background=#ffffffff
                UILabel (7 0; 347 34) "Name"
                UIView (7 0; 347 34) clips
                  TextContentView (0 0; 347 34)
              UIButton (0 46; 361 30) "Sign in"
                UIButtonLabel (157.5 6; 46 18) "Sign in"
              UILabel (0 88; 361 0) alpha=0 id=greeting
        """)
  }

  @Test func `VoiceOver finds a field and a button`() {
    #expect(
      host.accessibilityDump() == """
        textField value="Name"
        button "Sign in"
        """)
  }
}
