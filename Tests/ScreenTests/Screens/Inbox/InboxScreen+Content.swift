// SPDX-License-Identifier: MIT

extension InboxScreen {
  struct Content: Equatable {
    struct Message: Equatable {
      var id: Int
      var sender: String
      var date: String
      var subject: String?
      var preview: String?
      var isUnread = false
      var isFlagged = false
    }

    var title = "Inbox"
    var status = "Updated just now"
    var messages: [Message] = []
  }

  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: picture
    default: random(number)
    }
  }

  private static let picture = Content(
    messages: [
      .init(
        id: 1, sender: "Greta Holm", date: "09:41", subject: "Keys for the weekend",
        preview: "They are with the neighbor on the second floor, she is home from five.",
        isUnread: true),
      .init(
        id: 2, sender: "Harbor Choir", date: "08:15", subject: "Rehearsal moved to Thursday",
        preview: "The hall is being painted. Please bring the blue folder and something to drink.",
        isUnread: true, isFlagged: true),
      .init(
        id: 3, sender: "Emil Fischer", date: "Yesterday", subject: "Re: The old bicycle",
        preview: "It still has both lights, but the chain needs oil. You can have it for 40."),
      .init(
        id: 4, sender: "City Library", date: "Yesterday", subject: "Two books are due on Friday",
        preview: "“The Harbor at Night” and one more. You can renew them online."),
      .init(
        id: 5, sender: "Priya Raman", date: "Monday", subject: "Photos from the lake",
        preview: "I have put all of them into one folder, take what you like!", isFlagged: true),
      .init(
        id: 6, sender: "Atelier Nord", date: "Monday", subject: "Your frame is ready",
        preview: "We are open from ten to six, and on Saturdays until two."),
      .init(
        id: 7, sender: "Jun Watanabe", date: "3 May", subject: "Minutes of the meeting",
        preview: "Thank you all for coming. The points that are still open are marked."),
    ])

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var content = Content()
    content.title = source.pick(["Inbox", "All the messages of this year and of the one before"])
    content.status = source.pick(["Updated just now", "3 unread", "Checking for mail…"])
    content.messages = source.identities(1...40, of: 60).map { id in
      var own = EverydaySource(id, 91)
      return Content.Message(
        id: id, sender: own.name(), date: own.pick(["09:41", "Yesterday", "31 December 1999"]),
        subject: own.once(in: 6) ? nil : own.text(1...own.pick([3, 20])),
        preview: own.once(in: 5) ? nil : own.text(1...own.pick([4, 60])),
        isUnread: source.once(in: 3), isFlagged: source.once(in: 4))
    }
    return content
  }
}
