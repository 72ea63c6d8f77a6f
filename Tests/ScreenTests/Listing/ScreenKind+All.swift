// SPDX-License-Identifier: MIT

extension ScreenKind {
  /// The screens that are tested.
  static let all: [ScreenKind] = [
    ScreenKind(BoardScreen.self),
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
    ScreenKind(NotesScreen.self),
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
}
