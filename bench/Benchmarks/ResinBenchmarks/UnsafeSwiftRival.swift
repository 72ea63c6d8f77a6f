// SPDX-License-Identifier: MIT
import Benchmark
import Foundation
import Resin
import UnsafeSwift

/// The same algorithm in unsafe Swift, for `Int` and `UUID`.
enum UnsafeSwiftRival {
  /// Returns the rival; nil if its result is wrong or it does not support the type.
  static func make<Identity>(
    old: [Identity], new: [Identity], expected: ListDiff
  ) -> Rival? {
    let run: (_ old: [Identity], _ new: [Identity]) -> UnsafeListDiff
    if Identity.self == Int.self {
      run = { UnsafeListDiff.words($0, $1) }
    } else if Identity.self == UUID.self {
      run = { UnsafeListDiff.doubleWords($0, $1) }
    } else {
      return nil
    }
    let diff = run(old, new)
    guard diff.deletes.map(Int.init).elementsEqual(expected.deletes),
      diff.inserts.map(Int.init).elementsEqual(expected.inserts),
      diff.moves.map(Int.init).elementsEqual(expected.moves.flatMap { [$0.old, $0.new] })
    else { return nil }
    return Rival(path: "unsafe-swift") { iterations in
      for _ in 0..<iterations {
        blackHole(run(old, new))
      }
    }
  }
}
