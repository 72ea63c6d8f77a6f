// SPDX-License-Identifier: MIT

extension ScreenKind {
  /// The screens that are tested.
  static let all = apps + small

  /// Screens that are built like those of apps.
  static let apps: [ScreenKind] = [
    ScreenKind(CalendarScreen.self),
    ScreenKind(ChatScreen.self),
    ScreenKind(CheckoutScreen.self),
    ScreenKind(ChipsScreen.self),
    ScreenKind(CommentsScreen.self),
    ScreenKind(ContactsScreen.self),
    ScreenKind(DashboardScreen.self),
    ScreenKind(FeedScreen.self),
    ScreenKind(MailScreen.self),
    ScreenKind(MapCardScreen.self),
    ScreenKind(OnboardingScreen.self),
    ScreenKind(PhotoGridScreen.self),
    ScreenKind(PlayerScreen.self),
    ScreenKind(PriceTableScreen.self),
    ScreenKind(ProfileScreen.self),
    ScreenKind(SearchScreen.self),
    ScreenKind(SettingsScreen.self),
    ScreenKind(ShelvesScreen.self),
    ScreenKind(ShopScreen.self),
    ScreenKind(TimelineScreen.self),
  ]

  /// Small screens, on which the rules were tried first.
  private static let small: [ScreenKind] = [
    ScreenKind(BoardScreen.self),
    ScreenKind(NotesScreen.self),
  ]
}
