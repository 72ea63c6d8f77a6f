// SPDX-License-Identifier: MIT
import CoreFoundation
import CoreGraphics.CGGeometry
import Foundation
import ObjectiveC.runtime
import QuartzCore.CALayer
import Testing
import UIKit
import os.lock
import os.log
import os.signpost

/// The submodules of Apple's modules, and names that several of them have.
@MainActor @Suite struct SubmoduleTests {
  @Test func `Submodules of os have logs, signposts and locks`() {
    let log = OSLog(subsystem: "org.example", category: "tests")
    os_log("%d", log: .disabled, type: .debug, 1)
    os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log))
    os_signpost(.end, log: log, name: "load", "%d", 3)
    let signposter = OSSignposter(subsystem: "org.example", category: .pointsOfInterest)
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
    signposter.emitEvent("event", "\(1)")
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
    #expect(!signposter.isEnabled)
  }

  @Test func `A time interval has one meaning in all modules`() {
    let interval: CFTimeInterval = CACurrentMediaTime()
    let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(interval >= 0 && abs(time - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(CALayer().duration == (0 as CFTimeInterval))
  }

  private final class Counter: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    private(set) var count = 0

    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }

    func add() {
      os_unfair_lock_lock(lock)
      count += 1
      os_unfair_lock_unlock(lock)
    }
  }

  @Test func `An unfair lock excludes other threads`() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<20_000 { counter.add() } }
      }
    }
    #expect(counter.count == 160_000)
    var lock = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&lock))
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_assert_owner(&lock)
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }
}
