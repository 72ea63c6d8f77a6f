// SPDX-License-Identifier: MIT

import Foundation

extension OnboardingScreen {
  struct Content: Equatable {
    enum Art: CaseIterable {
      case cards, bars, ring, lock
    }

    struct Page: Equatable {
      var id: Int
      var art: Art
      var title: String
      var text: String?
      var points: [String]
    }

    var start: String
    var pages: [Page]
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(start: "Open the app", pages: []) }
    if number == 1 {
      return Content(
        start: "Get started",
        pages: [
          .init(
            id: 0, art: .cards, title: "All your trips in one place",
            text: "Tickets, bookings and reservations find their way here by themselves.",
            points: ["Works without a network", "Shared with those who travel along"]),
          .init(
            id: 1, art: .bars, title: "Know what it costs",
            text: "Budgets by day, in the money of the place where you are.", points: []),
          .init(
            id: 2, art: .ring, title: "Take your time",
            text: "We tell you when to leave, and when there is no need to hurry.", points: []),
          .init(
            id: 3, art: .lock, title: "Yours alone", text: "Nothing leaves your phone.",
            points: ["No account", "No advertising", "No tracking"]),
        ])
    }
    var random = ContentRandom(number)
    var pages: [Content.Page] = []
    for _ in 0..<1 + random.below(8) {
      let id = random.below(12)
      guard !pages.contains(where: { $0.id == id }) else { continue }
      pages.append(
        Content.Page(
          id: id, art: Content.Art.allCases[id % 4],
          title: titles[(id + random.below(3)) % titles.count],
          text: random.below(4) == 0 ? nil : texts[random.below(texts.count)],
          points: (0..<max(0, random.below(7) - 2)).map { _ in points[random.below(points.count)] })
      )
    }
    return Content(
      start: ["Get started", "Los geht’s", "ابدأ الآن"][random.below(3)], pages: pages)
  }

  private static let titles = [
    "Hello", "مرحبا بك في التطبيق", "Reisekostenabrechnungsvereinfachung", "Maps 🗺️",
    "Everything that you need",
    "A very long title that says rather more than a title should, and takes several lines for it",
    "日程表",
    "ברוכים הבאים", "Offline", "Share 👨‍👩‍👧‍👦 with your family", "Alerts", "Ready?",
  ]

  private static let texts = [
    "Short.",
    "Tickets, bookings and reservations find their way here by themselves.",
    "يمكنك حفظ رحلاتك ومشاركتها مع الأصدقاء والعائلة.",
    "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and other words that do not fit.",
    """
    This text goes on for a while. It explains at length what other applications say in a picture, it \
    mentions conditions that apply, and it ends with a promise that nobody will read, because nobody \
    ever reads the pages that come before an app. Still, it has to be readable in all sizes of type.
    """,
    "🎒🧳🚆 → 🏝️",
  ]

  private static let points = [
    "No account", "Works without a network", "بدون إعلانات", "Free",
    "Shared with those who travel along, as long as they have installed the application, too",
  ]
}
