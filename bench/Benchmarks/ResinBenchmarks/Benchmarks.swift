// SPDX-License-Identifier: MIT
import Benchmark
import Foundation
import Workloads

/// The program, whose entry point would otherwise be written by a plugin of the benchmark library
/// that has to be built first.
@main
struct ResinBenchmarks: BenchmarkRunnerHooks {
  /// Registers all rows, or only prints their names.
  static func registerBenchmarks() {
    #if DEBUG
      fatalError("built without optimization; scripts/bench builds for release")
    #endif
    let rows = allRows().filter { row in row.paths.contains(where: row.isWanted) }
    if Options.current.isList {
      for row in rows { print("row \(row.name)") }
      exit(0)
    }
    for row in rows where Options.current.row.map({ $0 == row.name }) ?? true {
      row.register()
    }
  }
}

private func allRows() -> [Row] {
  // The standard library takes most of the time, so a quick run measures it with a single type.
  let others: ListRivals = Options.current.isQuick ? [] : .standardLibrary
  return barRows() + springRows() + solverRows()
    + listRows(of: UUID.self, rivals: [.unsafeSwift, .standardLibrary])
    + listRows(of: Int.self, rivals: others.union(.unsafeSwift))
    + listRows(of: String.self, rivals: others)
    + listRows(of: String.self, rivals: [], sharesStorage: true)
    + listRows(of: TwoFields.self, rivals: others)
    + listRows(of: AnyHashable.self, rivals: others)
}

/// Returns the rows of list diffs for a type of identities.
private func listRows<Identity: BenchmarkIdentity>(
  of type: Identity.Type, rivals: ListRivals, sharesStorage: Bool = false
) -> [Row] {
  let isQuick = Options.current.isQuick
  let others = rivals.subtracting(.unsafeSwift)
  // The standard library takes seconds for long lists, so a quick run measures it with short ones.
  func fit(_ rivals: ListRivals, size: Int) -> ListRivals {
    isQuick && size > 10_000 ? rivals.subtracting(.standardLibrary) : rivals
  }
  func row(
    _ workload: @escaping @autoclosure () -> ListWorkload, name: String, size: Int,
    with rivals: ListRivals
  ) -> Row {
    Row(
      workload(), name: name, size: size, of: type, with: fit(rivals, size: size),
      sharesStorage: sharesStorage)
  }
  var rows = (isQuick ? [5_000, 100_000] : [5_000, 100_000, 1_000_000]).map { size in
    row(.standard(size: size), name: "standard", size: size, with: rivals.union(.reused))
  }
  rows += [
    row(.half, name: "half", size: 10_000, with: rivals.union(.reused)),
    row(.epoxyFlat, name: "epoxy-flat", size: 100_000, with: others),
  ]
  rows += sharesStorage ? [] : [sectionRow(of: type)]
  for kind in ListWorkload.Kind.allCases {
    var sizes = isQuick ? [10, 10_000] : [10, 100, 1_000, 10_000, 100_000]
    sizes += kind == .shuffle ? (isQuick ? [100_000] : [1_000_000]) : []
    rows += sizes.map { size in
      row(ListWorkload(kind, size: size), name: kind.rawValue, size: size, with: others)
    }
  }
  return rows
}
