// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

/// Faults that the monkey has found, as the shortest runs that show them.
@MainActor @Suite struct MonkeyFindingTests {
  private func expectNoFault(
    _ run: MonkeyRun, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let kind = try #require(ScreenKind.monkey.first { $0.description == run.screen })
    let faults = await run.outcome(kind: kind).faults
    #expect(faults.isEmpty, sourceLocation: sourceLocation)
  }

  /// Assistive technology found the empty title of the bar.
  @Test func `A screen without a title in a navigation controller is accessible`() async throws {
    try await expectNoFault(
      MonkeyRun(screen: "ChatScreen", start: Surroundings(), isInNavigation: true, actions: []))
  }
}
