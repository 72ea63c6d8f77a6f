// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@MainActor @Suite struct MixerTests {
  @Test func `The volume is set by VoiceOver`() throws {
    let host = ScreenHost(.iPhone15)
    let (title, slider) = host.perform { (UILabel(), UISlider()) }
    title.text = "Mixer"
    slider.accessibilityLabel = "Volume"
    title.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    slider.frame = CGRect(x: 20, y: 150, width: 200, height: 40)
    let view = host.perform { UIView() }
    view.addSubview(slider)
    view.addSubview(title)
    host.show(view)

    #expect(host.voiceOver.focusNext() === title)
    #expect(host.voiceOver.focusNext() === slider)
    try host.voiceOver.increment()
    #expect(slider.accessibilityValue == "10%")
  }
}
