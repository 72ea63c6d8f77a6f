// SPDX-License-Identifier: MIT
import Resin
import ResinReference
import ResinTestSupport
import Testing

// Compares all properties of diffs of the C core and of the reference in safe Swift.

private let casesInAll = sampleCount(19_000, optimized: 1_520_000)

@Suite struct DiffAgreementTests {
  @Test func `The core and the reference agree on random lists and sections`() async {
    let classes: [@Sendable (_ cases: Int) -> AgreementTally] = [
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
      { agreeOnSections("sections, Int", $0, seed: 12, acrossSections: false) { id, _ in id } },
      {
        agreeOnSections("across sections, Int", $0, seed: 13, acrossSections: true) { id, _ in id }
      },
      { agreeOnSections("sections, UUID", $0, seed: 14, acrossSections: false, identity: uuid) },
      {
        agreeOnSections("across sections, UUID", $0, seed: 15, acrossSections: true, identity: uuid)
      },
      {
        agreeOnSections("sections, String", $0, seed: 16, acrossSections: false, identity: spelling)
      },
      {
        agreeOnSections(
          "across sections, String", $0, seed: 17, acrossSections: true, identity: spelling)
      },
      {
        agreeOnSections("sections, hash % 4", $0, seed: 18, acrossSections: false) { id, _ in
          FourHashes(id: id)
        }
      },
      {
        agreeOnSections("across sections, hash % 4", $0, seed: 19, acrossSections: true) { id, _ in
          FourHashes(id: id)
        }
      },
    ]
    let share = casesInAll / classes.count
    let tallies = await withTaskGroup(of: (Int, AgreementTally).self) { group in
      for (index, run) in classes.enumerated() {
        group.addTask { (index, run(share)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    print(AgreementTally.table("diff, C and reference", tallies))
    expectEqual(tallies.reduce(0) { $0 + $1.cases }, share * classes.count)
    for tally in tallies {
      expectEqual(tally.failures, [], "\(tally.name)")
      // Every class has cases with each of the compared properties.
      let most = 200
      #expect(tally.longest == most || tally.cases < 10_000)
      for count in [
        tally.minimal, tally.heckel, tally.withUpdates, tally.deletes, tally.inserts, tally.updates,
        tally.moves, tally.duplicateGroups,
      ] {
        #expect(count >= tally.cases / 4, "\(tally.name)")
      }
    }
  }
}
