// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

@MainActor private let kinds: [(path: String, type: any MessageRow.Type)] = [
  ("groups", GroupMessageRow.self), ("stacks", StackMessageRow.self),
  ("hand-written", HandWrittenMessageRow.self),
]

/// Every iteration makes 10 rows and lays them out.
@MainActor
func messageRowsBuilt() -> [Contestant] {
  kinds.map { path, type in
    let host = ScreenHost(.iPhone14)
    return Contestant(path: path) { iterations in
      host.perform {
        for _ in 0..<iterations {
          for index in 0..<10 {
            let row = type.init()
            row.show(.number(index))
            row.layOut()
          }
        }
      }
    }
  }
}

/// Every iteration gives 10 rows another message and lays them out.
@MainActor
func messageRowsUpdated() -> [Contestant] {
  kinds.map { path, type in
    let host = ScreenHost(.iPhone14)
    let rows = host.perform { (0..<10).map { _ in type.init() } }
    var step = 0
    return Contestant(path: path) { iterations in
      host.perform {
        for _ in 0..<iterations {
          step += 1
          for (index, row) in rows.enumerated() {
            row.show(.number(index + step * 7))
            row.layOut()
          }
        }
      }
    }
  }
}

/// Builds and changes 1,000 rows of each kind side by side, stops where their views lie at other places,
/// and prints how many constraints and how much time each takes.
@MainActor
func checkMessageRows() {
  var places: [[CGRect]] = []
  for (path, type) in kinds {
    let host = ScreenHost(.iPhone14)
    host.perform {
      var rows: [any MessageRow] = []
      let constraints = host.counting {
        let made = time { rows = (0..<1_000).map { _ in type.init() } }
        let shown = time { for (index, row) in rows.enumerated() { row.show(.number(index)) } }
        let laidOut = time { for row in rows { row.layOut() } }
        print(
          "\(path): \(made) us to make, \(shown) to fill, \(laidOut) to lay out a row,",
          terminator: " ")
      }.constraintsAdded
      let more = host.counting {
        let shown = time { for (index, row) in rows.enumerated() { row.show(.number(index + 7)) } }
        let laidOut = time { for row in rows { row.layOut() } }
        print("\(shown) to change and \(laidOut) to lay out again,", terminator: " ")
      }.constraintsAdded
      print("\(constraints / 1_000) constraints, \(more / 1_000) more")
      places.append(rows.flatMap { row in row.shown.map { $0.convert($0.bounds, to: row) } })
      precondition(places.last?.count == 7_000)
    }
  }
  for (kind, other) in zip(kinds, places).dropFirst() {
    guard let index = firstDifference(places[0], other) else { continue }
    print(
      "\(kind.path): view \(index % 7) of row \(index / 7) lies at \(other[index]), "
        + "from groups at \(places[0][index])")
    exit(1)
  }
}

/// Pixels are rounded where constraints are solved, and not by hand.
private func firstDifference(_ one: [CGRect], _ other: [CGRect]) -> Int? {
  zip(one, other).enumerated().first { _, pair in
    let (one, other) = pair
    return abs(one.minX - other.minX) >= 0.5 || abs(one.minY - other.minY) >= 0.5
      || abs(one.maxX - other.maxX) >= 0.5 || abs(one.maxY - other.maxY) >= 0.5
  }?.offset
}

/// In microseconds for each of 1,000 rows.
@MainActor
private func time(_ body: () -> Void) -> Int {
  let clock = ContinuousClock()
  return Int(clock.measure(body) / .milliseconds(1) + 0.5)
}
