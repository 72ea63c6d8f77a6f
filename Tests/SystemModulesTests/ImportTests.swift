// SPDX-License-Identifier: MIT
import Accessibility
import CoreGraphics
import OSLog
import ObjectiveC
import QuartzCore
import ResinTestSupport
import Testing
import UIKit
import os

/// The imports of sources for Apple's platforms, with Testing: the compiler then imports the
/// overlays of UIKit and CoreGraphics, too.
@MainActor @Suite struct ImportTests {
  private static var key: UInt8 = 0

  @Test func `CoreGraphics has geometry, and numbers convert as on Apple's platforms`() {
    let number: Double = 2
    let length: CGFloat = number
    let rect = CGRect(x: 0, y: 0, width: length, height: number)
    #expect(rect.applying(CGAffineTransform(scaleX: 2, y: 2)).width == 4)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1).alpha == 1)
  }

  @Test func `Accessibility has custom content`() {
    #expect(AXCustomContent(label: "Size", value: "12 kB").importance == .default)
  }

  @Test(.ownTask) func `QuartzCore has layers and animations`() {
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    let time = CACurrentMediaTime()  // without a host that of the system
    #expect(time > 0 && CACurrentMediaTime() >= time)
  }

  @Test func `ObjectiveC has associated objects and pools`() {
    let object = NSObject()
    objc_setAssociatedObject(object, &Self.key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let value = autoreleasepool { objc_getAssociatedObject(object, &Self.key) as? String }
    #expect(value == "value")
  }

  @Test func `Loggers and logs compile as on Apple's platforms`() {
    let logger = Logger(subsystem: "org.example", category: "tests")
    logger.debug("a \(1, format: .hex, privacy: .public) \("b", privacy: .private)")
    let log = OSLog(subsystem: "org.example", category: .pointsOfInterest)
    os_log("%{public}@ has %d", log: .disabled, type: .info, "x", 3)
    os_log(.error, log: .disabled, "\(log.isEnabled(type: .info))")
    os_log("plain", log: .disabled)
    #expect(OSLog.default.isEnabled(type: .info) && !OSLog.disabled.isEnabled(type: .info))
  }
}
