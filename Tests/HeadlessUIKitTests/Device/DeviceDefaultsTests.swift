// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing
import UIKitPorting

/// The expected values are those of Foundation's documentation of `UserDefaults`.
@MainActor @Suite struct DeviceDefaultsTests {
  @Test func `Each device has defaults of its own`() {
    let (device, other) = (Device(), Device())
    device.perform { UserDefaults.ofDevice.set(3, forKey: "count") }
    device.perform { expectEqual(UserDefaults.ofDevice.integer(forKey: "count"), 3) }
    other.perform {
      #expect(UserDefaults.ofDevice.object(forKey: "count") == nil)
      expectEqual(UserDefaults.ofDevice.integer(forKey: "count"), 0)
    }
    expectEqual(UserDefaults.standard.integer(forKey: "count"), 0)
  }

  @Test func `Values of all types`() throws {
    try Device().perform {
      let defaults = UserDefaults.ofDevice
      let url = try #require(URL(string: "https://example.com/a?b=c"))
      let date = Date(timeIntervalSinceReferenceDate: 100)
      defaults.set(true, forKey: "bool")
      defaults.set(1.5, forKey: "double")
      defaults.set(Float(2.5), forKey: "float")
      defaults.set("a", forKey: "string")
      defaults.set(["a", "b"], forKey: "strings")
      defaults.set(["a": 1], forKey: "dictionary")
      defaults.set(Data([1, 2]), forKey: "data")
      defaults.set(date, forKey: "date")
      defaults.set(url, forKey: "url")
      defaults.set("/tmp/file", forKey: "path")
      #expect(defaults.bool(forKey: "bool"))
      expectEqual(defaults.double(forKey: "double"), 1.5)
      expectEqual(defaults.float(forKey: "float"), 2.5)
      expectEqual(defaults.string(forKey: "string"), "a")
      expectEqual(defaults.stringArray(forKey: "strings"), ["a", "b"])
      expectEqual(defaults.array(forKey: "strings")?.count, 2)
      expectEqual(defaults.dictionary(forKey: "dictionary") as? [String: Int], ["a": 1])
      expectEqual(defaults.data(forKey: "data"), Data([1, 2]))
      expectEqual(defaults.object(forKey: "date") as? Date, date)
      expectEqual(defaults.url(forKey: "url"), url)
      expectEqual(defaults.url(forKey: "path")?.path, "/tmp/file")
      #expect(defaults.url(forKey: "none") == nil)
      defaults.set(nil as URL?, forKey: "url")
      #expect(defaults.object(forKey: "url") == nil)
    }
  }

  @Test func `Registered values are found behind those that were set`() {
    Device().perform {
      let defaults = UserDefaults.ofDevice
      defaults.register(defaults: ["rows": 5, "name": "a"])
      defaults.set(7, forKey: "rows")
      expectEqual(defaults.integer(forKey: "rows"), 7)
      let all = defaults.dictionaryRepresentation()
      #expect(all.count == 2 && all["rows"] as? Int == 7 && all["name"] as? String == "a")
      defaults.removeObject(forKey: "rows")
      expectEqual(defaults.integer(forKey: "rows"), 5)
      defaults.set(1, forKey: "other")
      defaults.removePersistentDomain(forName: "any")
      #expect(defaults.object(forKey: "other") == nil)
      expectEqual(defaults.string(forKey: "name"), "a")
      #expect(defaults.synchronize())
    }
  }

  @Test func `A change is posted`() {
    Device().perform {
      let defaults = UserDefaults.ofDevice
      nonisolated(unsafe) var count = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
      ) { _ in count += 1 }
      defaults.set(1, forKey: "a")
      defaults.removeObject(forKey: "a")
      NotificationCenter.default.removeObserver(observer)
      expectEqual(count, 2)
    }
  }
}
