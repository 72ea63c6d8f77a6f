// SPDX-License-Identifier: MIT

extension ScreenKind {
  /// All screens that the tests use.
  static let all = apps + small

  /// The screens that are built like screens of apps.
  static let apps: [ScreenKind] = [
    ScreenKind(CalendarScreen.self),
    ScreenKind(ChatScreen.self),
    ScreenKind(CheckoutScreen.self),
    ScreenKind(ChipsScreen.self),
    ScreenKind(CommentsScreen.self),
    ScreenKind(ContactsScreen.self),
    ScreenKind(DashboardScreen.self),
    ScreenKind(DirectoryScreen.self),
    ScreenKind(FeedScreen.self),
    ScreenKind(FilesScreen.self),
    ScreenKind(FiltersScreen.self),
    ScreenKind(InboxScreen.self),
    ScreenKind(MailScreen.self),
    ScreenKind(MapCardScreen.self),
    ScreenKind(OnboardingScreen.self),
    ScreenKind(OrderScreen.self),
    ScreenKind(PhotoGridScreen.self),
    ScreenKind(PhotoPagesScreen.self),
    ScreenKind(PhotoZoomScreen.self),
    ScreenKind(PlayerScreen.self),
    ScreenKind(PreferencesScreen.self),
    ScreenKind(PriceTableScreen.self),
    ScreenKind(ProfileScreen.self),
    ScreenKind(SearchScreen.self),
    ScreenKind(SettingsScreen.self),
    ScreenKind(ShelvesScreen.self),
    ScreenKind(ShopScreen.self),
    ScreenKind(SoundsScreen.self),
    ScreenKind(TabsScreen.self),
    ScreenKind(TimelineScreen.self),
    ScreenKind(TourScreen.self),
    ScreenKind(WorkspaceScreen.self),
    // At the end: the findings of the monkey number the screens.
    ScreenKind(MessengerScreen.self),
    ScreenKind(CatalogScreen.self),
  ]

  /// The small screens with which the rules were developed.
  private static let small: [ScreenKind] = [
    ScreenKind(BoardScreen.self),
    ScreenKind(NotesScreen.self),
  ]
}
