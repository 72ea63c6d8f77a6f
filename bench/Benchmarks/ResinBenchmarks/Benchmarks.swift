// SPDX-License-Identifier: MIT
import Benchmark
import Foundation
import Workloads

/// All rows, as the library wants them.
let benchmarks: @Sendable () -> Void = {
  #if DEBUG
    fatalError("built without optimisation; scripts/bench builds for release")
  #endif
  for row in allRows() {
    row.register()
  }
}

private func allRows() -> [Row] {
  listRows(of: Int.self, rivals: .unsafeSwift) + listRows(of: UUID.self, rivals: .unsafeSwift)
    + listRows(of: String.self, rivals: []) + listRows(of: TwoFields.self, rivals: [])
    + listRows(of: AnyHashable.self, rivals: [])
    + [
      sectionRow(of: Int.self), sectionRow(of: UUID.self), sectionRow(of: String.self),
      sectionRow(of: TwoFields.self), sectionRow(of: AnyHashable.self),
    ] + barRows()
}

/// The rows of one type of identities.
private func listRows<Identity: BenchmarkIdentity>(
  of type: Identity.Type, rivals: ListRivals
) -> [Row] {
  let isQuick = Options.current.isQuick
  var rows: [Row] = []
  for size in isQuick ? [5_000, 100_000] : [5_000, 100_000, 1_000_000] {
    rows.append(
      Row(
        .standard(size: size), name: "standard", size: size, of: type,
        with: rivals.union(.reused)))
  }
  rows.append(Row(.half, name: "half", size: 10_000, of: type, with: rivals.union(.reused)))
  let others = rivals.subtracting(.unsafeSwift)
  rows.append(Row(.epoxyFlat, name: "epoxy-flat", size: 100_000, of: type, with: others))
  for kind in ListWorkload.Kind.allCases {
    var sizes = isQuick ? [10, 10_000] : [10, 100, 1_000, 10_000, 100_000]
    sizes += kind == .shuffle ? (isQuick ? [100_000] : [1_000_000]) : []
    rows += sizes.map { size in
      Row(
        ListWorkload(kind, size: size), name: kind.rawValue, size: size, of: type, with: others)
    }
  }
  return rows
}
