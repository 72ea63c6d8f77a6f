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

  /// A list that had been updated out of the window kept margins without the safe area.
  @Test func `A list that is updated under another screen has the margins of a new one`()
    async throws
  {
    try await expectNoFault(
      MonkeyRun(
        screen: "SearchScreen", start: Surroundings(isLandscape: true), isInNavigation: false,
        actions: [
          .present(0, isSheet: false), .wait(frames: 35), .show(310, animated: false),
        ]))
  }

  /// A letter in bold became the style of the whole label.
  @Test func `A suggestion that was chosen has the style of a new one`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "SearchScreen", start: Surroundings(), isInNavigation: false,
        actions: [.show(77, animated: false), .tap(MonkeyPlace(x: 263, y: 227))]))
  }

  /// The end of a tap's animation set the opacity that another article had.
  @Test func `An article that changes while a tap is shown is as a new one`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "ShopScreen", start: Surroundings(isRightToLeft: true), isInNavigation: false,
        actions: [
          .show(235, animated: false), .wait(frames: 1), .tap(MonkeyPlace(x: 655, y: 486)),
          .show(446, animated: false),
        ]))
  }

  /// Assistive technology found an empty label.
  @Test func `A profile without a biography is accessible under an expanded bar`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "ProfileScreen", start: Surroundings(content: 392), isInNavigation: false,
        actions: [
          .drag(
            from: MonkeyPlace(x: 459, y: 360), to: MonkeyPlace(x: 459, y: 455), frames: 14,
            isFling: false)
        ]))
  }

  /// Chips of one line that became lower moved the rows below by three times the difference.
  @Test func `Rows keep their places when lines above them are measured in a drag`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "ChipsScreen", start: Surroundings(device: 3, isLandscape: true),
        isInNavigation: false,
        actions: [
          .scroll(3, animated: false), .bold(true),
          .drag(
            from: MonkeyPlace(x: 976, y: 433), to: MonkeyPlace(x: 976, y: 612), frames: 19,
            isFling: false),
        ]))
  }

  /// A control that left the window was no longer the first responder, without a notification.
  @Test func `A field that is pushed away has no caret when it returns`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "SearchScreen", start: Surroundings(device: 1), isInNavigation: true,
        actions: [.doubleTap(MonkeyPlace(x: 504, y: 127)), .push(0)]))
  }

  /// A list went on to the newest message in the next layout, although a finger had stopped it.
  @Test func `A finger that stops an animated scroll ends it for good`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "ChatScreen", start: Surroundings(), isInNavigation: false,
        actions: [.show(550, animated: true), .longPress(MonkeyPlace(x: 930, y: 399))]))
  }

  /// New rows above were measured, and pushed the ones under the finger down.
  @Test func `Rows stay under the finger while new ones above them are measured`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "ChatScreen", start: Surroundings(content: 944), isInNavigation: false,
        actions: [
          .rightToLeft(true),
          .drag(
            from: MonkeyPlace(x: 818, y: 224), to: MonkeyPlace(x: 818, y: 831), frames: 9,
            isFling: false),
        ]))
  }

  /// The end of an animated scroll moved nothing, so that no layout followed the newest message,
  /// whose position was an estimate when the scroll began.
  @Test func `An animated scroll to an item ends where the item is`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "ChatScreen", start: Surroundings(), isInNavigation: false,
        actions: [
          .wait(frames: 12), .tap(MonkeyPlace(x: 941, y: 703)), .wait(frames: 11),
          .show(6, animated: true),
        ]))
  }

  /// The message that a user writes is not part of the content, which changes meanwhile.
  @Test func `A draft stays while messages arrive`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "ChatScreen", start: Surroundings(), isInNavigation: false,
        actions: [
          .tap(MonkeyPlace(x: 670, y: 945)), .type("ש"), .show(255, animated: false),
        ]))
  }

  /// The filters of a shop were higher than a phone on its side.
  @Test func `The largest text fits on a phone on its side`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "ShopScreen", start: Surroundings(isLandscape: true, content: 871),
        isInNavigation: true, actions: [.textSize(11)]))
  }

  /// A row that an update measured during a fling kept its estimated height.
  @Test func `Messages that change during a fling from right to left have no conflicts`()
    async throws
  {
    try await expectNoFault(
      MonkeyRun(
        screen: "ChatScreen", start: Surroundings(content: 258), isInNavigation: false,
        actions: [
          .rightToLeft(true),
          .drag(
            from: MonkeyPlace(x: 548, y: 505), to: MonkeyPlace(x: 548, y: 192), frames: 9,
            isFling: true),
          .show(275, animated: true),
        ]))
  }

  /// The guide of the keyboard left no room in a chat that moved down.
  @Test func `A chat that is dismissed has no conflicts`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "PhotoGridScreen", start: Surroundings(device: 4), isInNavigation: false,
        actions: [
          .present(1, isSheet: false),
          .drag(
            from: MonkeyPlace(x: 57, y: 601), to: MonkeyPlace(x: 57, y: 136), frames: 24,
            isFling: false),
          .longPress(MonkeyPlace(x: 529, y: 972)), .dismiss,
        ]))
  }

  @Test func `A shop under a screen that is dismissed has no conflicts`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "ShopScreen", start: Surroundings(isRightToLeft: true, content: 62),
        isInNavigation: false,
        actions: [
          .present(15, isSheet: false), .wait(frames: 23),
          .pinch(MonkeyPlace(x: 917, y: 552), isOpening: false), .tap(MonkeyPlace(x: 395, y: 91)),
          .rotate(isLandscape: false), .dismiss,
        ]))
  }

  /// The header of a section had the height of one line for two.
  @Test func `A header that grows with the text and its section is high enough`() async throws {
    try await expectNoFault(
      MonkeyRun(
        screen: "TimelineScreen", start: Surroundings(), isInNavigation: false,
        actions: [
          .show(444, animated: false), .textSize(11), .show(248, animated: true),
        ]))
  }
}
