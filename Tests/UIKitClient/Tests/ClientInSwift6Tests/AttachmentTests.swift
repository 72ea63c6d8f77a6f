// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Swift Testing documentation, `Attachment`: images are attached with `record(_:named:as:)` or
/// `init(_:named:as:)`.
@MainActor @Suite struct AttachmentTests {
  private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test func `An image is attached as a PNG file`() throws {
    let image = Screens.host.makeImage(.red, size: CGSize(width: 3, height: 2))
    Attachment.record(image, named: "red", as: .png)
    Attachment.record(image, named: "red without format")
    Attachment.record(image)
    let attachment = Attachment(image, named: "red", as: .png)
    #expect(attachment.preferredName == "red.png")
    #expect(attachment.attachableValue == image)
    #expect(attachment.imageFormat == .png)
    let bytes = try attachment.withUnsafeBytes { Array($0) }
    #expect(Array(bytes.prefix(8)) == signature)
    Attachment.record(attachment)
  }

  @Test func `An image without pixels cannot be encoded`() {
    let attachment = Attachment(UIImage(), named: "nothing")
    #expect(throws: (any Error).self) { try attachment.withUnsafeBytes { $0.count } }
  }

  @Test func `Values that are not images are attached as on Apple's platforms`() {
    Attachment.record("text", named: "text.txt")
    Attachment.record([1, 2, 3] as [UInt8])
  }
}
