// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

@MainActor private let kinds: [(path: String, type: any MessageRow.Type)] = [
  ("groups", GroupMessageRow.self), ("stacks", StackMessageRow.self),
  ("hand-written", HandWrittenMessageRow.self),
]

/// Measures the creation and layout of 10 rows.
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

/// Measures the layout of 10 rows after each has received another message.
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

/// Measures the creation and layout of 1,000 rows that remain in memory, and their layout after
/// each has received another message. The rows are released after the clock has been stopped.
@MainActor
func messageRowsKept() -> [Contestant] {
  kinds.map { path, type in
    let host = ScreenHost(.iPhone14)
    return Contestant.keeping(path) { iterations in
      host.perform {
        (0..<iterations).map { _ in
          let rows = make(1_000, type)
          change(rows)
          return rows
        }
      }
    }
  }
}

@MainActor
private func make(_ count: Int, _ type: any MessageRow.Type) -> [any MessageRow] {
  (0..<count).map { index in
    let row = type.init()
    row.show(.number(index))
    row.layOut()
    return row
  }
}

@MainActor
private func change(_ rows: [any MessageRow]) {
  for (index, row) in rows.enumerated() {
    row.show(.number(index + 7))
    row.layOut()
  }
}

/// Measures the first 1,000 rows of the process, for which the allocator has to request memory from
/// the system.
@MainActor
func timeFirstMessageRows(of path: String) {
  guard let type = kinds.first(where: { $0.path == path })?.type else {
    print("There are rows of: \(kinds.map(\.path).joined(separator: ", ")).")
    exit(1)
  }
  let host = ScreenHost(.iPhone14)
  host.perform {
    var rows: [any MessageRow] = []
    let clock = ContinuousClock()
    let made = clock.measure { rows = make(1_000, type) }
    let changed = clock.measure { change(rows) }
    func microseconds(_ time: Duration) -> Double {
      (time / 1_000 / .nanoseconds(100)).rounded() / 10
    }
    print(
      "\(path): \(microseconds(made)) us to make a row, \(microseconds(changed)) us to change it")
  }
}

/// Prints the number of constraints of each kind of rows. Exits with an error if the frames of
/// their views differ.
@MainActor
func checkMessageRows() {
  for width in [390, 320] as [CGFloat] {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      comparePlaces(width, direction)
    }
  }
  for (path, type) in kinds {
    let host = ScreenHost(.iPhone14)
    host.perform {
      var rows: [any MessageRow] = []
      let constraints = host.counting { rows = make(1_000, type) }.constraintsAdded
      let more = host.counting { change(rows) }.constraintsAdded
      print("\(path): \(constraints / 1_000) constraints a row, \(more / 1_000) more to change it")
    }
  }
}

/// Compares the frames of the views of 100 rows, after their creation and after a change.
@MainActor
private func comparePlaces(_ width: CGFloat, _ direction: UITraitEnvironmentLayoutDirection) {
  let places = kinds.map { _, type in
    ScreenHost(
      .iPhone14, traits: UITraitCollection { $0.layoutDirection = direction }
    ).perform {
      (0..<100).flatMap { index in
        let row = type.init()
        var places: [CGRect] = []
        for message in [index, index + 7] {
          row.show(.number(message))
          row.layOut(width: width)
          places += row.shown.map { $0.convert($0.bounds, to: row) } + [row.bounds]
        }
        return places
      }
    }
  }
  precondition(places[0].count == 1_600)
  for (kind, other) in zip(kinds, places).dropFirst() {
    guard let index = firstDifference(places[0], other) else { continue }
    print(
      "\(kind.path), \(width) points wide, \(direction): rectangle \(index % 8) of row \(index / 16) "
        + "is \(other[index]), of groups \(places[0][index])")
    exit(1)
  }
}

private func firstDifference(_ one: [CGRect], _ other: [CGRect]) -> Int? {
  zip(one, other).enumerated().first { _, pair in
    let (one, other) = pair
    return abs(one.minX - other.minX) > 1e-9 || abs(one.minY - other.minY) > 1e-9
      || abs(one.maxX - other.maxX) > 1e-9 || abs(one.maxY - other.maxY) > 1e-9
  }?.offset
}
