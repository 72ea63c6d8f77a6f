// SPDX-License-Identifier: MIT

import Foundation

extension MailScreen {
  struct Content: Equatable {
    struct Thread: Equatable {
      var id: Int
      var sender: String
      var time: String
      var subject: String?
      var preview: String?
      var messages = 1
      var isUnread = false
      var isFlagged = false
      var files: [String] = []
    }

    struct Day: Equatable {
      var id: String
      var title: String
      var threads: [Thread]
    }

    var mailbox: String
    var updated: String
    var showsUnreadOnly = false
    var days: [Day]
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(mailbox: "Inbox", updated: "Updated just now", days: []) }
    if number == 1 { return picture }
    var random = ContentRandom(number)
    var known: Set<Int> = []
    var days: [Content.Day] = []
    for (id, title) in [
      ("pinned", "Pinned"), ("today", "Today"), ("week", "هذا الأسبوع"), ("old", "Older"),
    ]
    where random.below(4) > 0 || id == "today" {
      var threads: [Content.Thread] = []
      for _ in 0..<1 + random.below(12) {
        let id = random.below(60)
        guard known.insert(id).inserted else { continue }
        threads.append(
          Content.Thread(
            id: id, sender: senders[id % senders.count],
            time: random.pick(["09:41", "yesterday", "12.11.", "قبل ساعة"]),
            subject: random.below(8) == 0 ? nil : subjects[(id + random.below(2)) % subjects.count],
            preview: random.below(5) == 0 ? nil : random.pick(previews),
            messages: random.below(3) == 0 ? 1 + random.below(120) : 1,
            isUnread: random.below(3) == 0,
            isFlagged: random.below(6) == 0,
            files: (0..<max(0, random.below(6) - 3)).map { _ in random.pick(files) }))
      }
      if !threads.isEmpty { days.append(Content.Day(id: id, title: title, threads: threads)) }
    }
    return Content(
      mailbox: random.pick(["Inbox", "صندوق الوارد", "Posteingang (gemeinsames Vereinspostfach)"]),
      updated: random.pick([
        "Updated just now", "Offline", "Updated on Thursday, long before the others",
      ]),
      showsUnreadOnly: random.below(5) == 0, days: days)
  }

  private static var picture: Content {
    Content(
      mailbox: "Inbox", updated: "Updated just now",
      days: [
        .init(
          id: "today", title: "Today",
          threads: [
            .init(
              id: 0, sender: "Ines Carvalho", time: "09:32", subject: "Saturday at the harbor",
              preview:
                "Shall we meet at eleven by the old crane? Bring the red kite, there will be wind.",
              messages: 3, isUnread: true),
            .init(
              id: 1, sender: "City Library", time: "08:15",
              subject: "Two books are waiting for you",
              preview:
                "“The Ministry of Small Repairs” and one other can be fetched until Thursday.",
              isUnread: true),
            .init(
              id: 2, sender: "Oskar Berg", time: "07:58", subject: "Floor plan, third attempt",
              preview: "The kitchen now faces the garden. I kept the pantry, as you asked.",
              messages: 12,
              isFlagged: true, files: ["plan-v3.pdf", "garden.jpg"]),
          ]),
        .init(
          id: "yesterday", title: "Yesterday",
          threads: [
            .init(
              id: 3, sender: "Rail Tickets", time: "19:20", subject: "Your journey to Porto",
              preview: "Coach 4, seats 21 and 22. The train leaves from platform 7.",
              files: ["ticket.pdf"]),
            .init(
              id: 4, sender: "Nadia Haddad", time: "16:44", subject: "Re: Recipe",
              preview:
                "You were right about the lemon. I also left out half of the sugar, nobody noticed."
            ),
            .init(
              id: 5, sender: "Choir", time: "11:02", subject: "No rehearsal next week",
              preview: "The hall is being painted. We meet again on the 3rd."),
          ]),
        .init(
          id: "older", title: "Last week",
          threads: [
            .init(
              id: 6, sender: "Hugo Lambert", time: "Friday", subject: nil,
              preview: "Photos from the mountain, as promised!", files: ["summit.jpg", "hut.jpg"])
          ]),
      ])
  }

  private static let senders = [
    "Al", "City Library", "عبد الرحمن الخوارزمي",
    "noreply@donaudampfschifffahrtsgesellschaft.example",
    "🎸 Tom", "李小龍", "The Society for the Preservation of Ancient Buildings and Their Gardens",
    "יעל כהן",
    "Nguyễn Thị Minh Khai", "J.",
  ]

  private static let subjects = [
    "Hi", "Re: Re: Fwd: Re: Saturday", "اجتماع يوم الأحد",
    "Nebenkostenabrechnungsbelegeinsichtstermin",
    "A subject that is so long that it needs a second line, and then goes on for a while after that, too",
    "🎉", "שאלה", "Invoice 2024-11-0042",
  ]

  private static let previews = [
    "Ok.", "مرحبا، أرجو تأكيد الحضور قبل يوم الخميس القادم وشكرا جزيلا لكم.",
    "https://example.org/track/0123456789abcdef0123456789abcdef0123456789abcdef",
    "Dear all, as you will have heard from others, and as was announced on the board by the stairs, the "
      + "meeting will take place in the small hall, unless the small hall is taken, which it will be.",
    "👍👍👍",
  ]

  private static let files = [
    "a.pdf", "Betriebskostenabrechnung-2024-endgültig-neu-2.xlsx", "صورة.jpg", "🐈.gif",
  ]
}
