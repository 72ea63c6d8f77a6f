// SPDX-License-Identifier: MIT
import Resin
import ResinReference
import ResinTestSupport
import Testing

// The C core and the diff in safe Swift agree about everything that a diff says.

#if DEBUG
  private let casesInAll = 26_000
#else
  private let casesInAll = 1_300_000
#endif

@Suite struct DiffAgreementTests {
  @Test func bothAgreeOnLists() async {
    let tallies = await run([
      { agreeOnLists("Int", $0, seed: 1) { id, _ in id &* 0x1234_5678_9ABC_DEF1 } },
      { agreeOnLists("UInt8", $0, seed: 2) { id, _ in UInt8(id) } },
      { agreeOnLists("UUID", $0, seed: 3, identity: uuid) },
      { agreeOnLists("String, ASCII", $0, seed: 4) { id, _ in "item number \(id)" } },
      { agreeOnLists("String, two spellings", $0, seed: 5, identity: spelling) },
      { agreeOnLists("Double", $0, seed: 6, identity: double) },
      { agreeOnLists("struct", $0, seed: 7) { id, _ in Fields(row: id % 20, column: id / 20) } },
      { agreeOnLists("constant hash", $0, seed: 8) { id, _ in OneHash(id: id) } },
      { agreeOnLists("hash % 4", $0, seed: 9) { id, _ in FourHashes(id: id) } },
      { agreeOnLists("AnyHashable, UUID", $0, seed: 10) { AnyHashable(uuid($0, $1)) } },
      { agreeOnLists("AnyHashable, mixed", $0, seed: 11, identity: mixed) },
    ])
    for tally in tallies {
      #expect(tally.failures == [], "\(tally.name)")
      // None is empty, and nothing of what is compared is missing.
      #expect(tally.minimal > 100 && tally.heckel > 100 && tally.withUpdates > 100)
      #expect(tally.deletes > 100 && tally.inserts > 100 && tally.updates > 100)
      #expect(tally.moves > 100 && tally.duplicateGroups > 100 && tally.longest > 190)
    }
  }

  private func run(_ classes: [@Sendable (_ cases: Int) -> AgreementTally]) async
    -> [AgreementTally]
  {
    let share = casesInAll / 13
    let tallies = await withTaskGroup(of: (Int, AgreementTally).self) { group in
      for (index, run) in classes.enumerated() {
        group.addTask { (index, run(share)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let inOrder = tallies.sorted { $0.0 < $1.0 }.map(\.1)
    print(AgreementTally.table("diff, C and reference", inOrder))
    return inOrder
  }
}
