// SPDX-License-Identifier: MIT

import Foundation

extension CommentsScreen {
  struct Content: Equatable {
    struct Comment: Equatable {
      var id: Int
      var author: String?
      var isByAuthor = false
      var age: String
      var text: String
      var likes: Int
      var hue: Int
      var replies: [Comment] = []

      /// The number of comments in this thread: this one and all replies.
      var count: Int { replies.reduce(1) { $0 + $1.count } }
    }

    /// The title of the article; nil if comments are closed.
    var article: String?
    var comments: [Comment]
    var folded: Set<Int> = []
    var liked: Set<Int> = []
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(article: "Why bridges sing in the wind", comments: []) }
    if number == 1 { return picture }
    var random = ContentRandom(number)
    var rest = 1 + random.below(40)
    var known: Set<Int> = []
    var comments: [Content.Comment] = []
    while rest > 0 {
      if let comment = comment(&random, &known, &rest, depth: 0) { comments.append(comment) }
    }
    let ids = known.sorted()
    return Content(
      article: random.below(5) == 0
        ? nil : random.pick(["Why bridges sing", "لماذا تغني الجسور", "🌉"]),
      comments: comments, folded: Set(ids.filter { _ in random.below(6) == 0 }),
      liked: Set(ids.filter { _ in random.below(4) == 0 }))
  }

  private static func comment(
    _ random: inout ContentRandom, _ known: inout Set<Int>, _ rest: inout Int, depth: Int
  ) -> Content.Comment? {
    rest -= 1
    let id = random.below(120)
    guard known.insert(id).inserted else { return nil }
    var comment = Content.Comment(
      id: id, author: id % 11 == 0 ? nil : names[id % names.count], isByAuthor: id % 7 == 0,
      age: random.pick(["now", "5 min", "3 h", "yesterday", "12 Nov 2024"]),
      text: random.pick(texts),
      likes: random.below(3) == 0 ? 0 : random.below(12_000), hue: id % 12)
    guard depth < 5 else { return comment }
    for _ in 0..<max(0, random.below(6) - 2) where rest > 0 {
      if let reply = self.comment(&random, &known, &rest, depth: depth + 1) {
        comment.replies.append(reply)
      }
    }
    return comment
  }

  private static var picture: Content {
    Content(
      article: "Why bridges sing in the wind",
      comments: [
        .init(
          id: 1, author: "Amara Okafor", age: "2 h",
          text:
            "I grew up beside one of these. On some nights in March you could tell the speed of the "
            + "wind from the note.", likes: 48, hue: 0,
          replies: [
            .init(
              id: 2, author: "Jonas Weber", isByAuthor: true, age: "1 h",
              text:
                "Lovely! That is the shedding frequency: it grows with the wind, until the bridge "
                + "answers.", likes: 21, hue: 7),
            .init(
              id: 3, author: "Lucía Prieto", age: "52 min", text: "Which one was it? 🌉", likes: 2,
              hue: 9),
          ]),
        .init(
          id: 4, author: "Tom", age: "3 h",
          text: "The part about cables needs a picture.", likes: 7, hue: 3,
          replies: [
            .init(
              id: 5, author: "Jonas Weber", isByAuthor: true, age: "2 h",
              text: "Added one, thank you.",
              likes: 4, hue: 7)
          ]),
        .init(
          id: 6, author: nil, age: "5 h",
          text: "Engineers put spirals on chimneys for the same reason, by the way.", likes: 0,
          hue: 1),
        .init(
          id: 7, author: "نورا الهاشمي", age: "yesterday", text: "مقال جميل، شكرا لك.", likes: 12,
          hue: 5),
      ], liked: [2, 7])
  }

  private static let names = [
    "Al", "Amara Okafor", "عبد الرحمن بن محمد", "Wolfeschlegelsteinhausenbergerdorff", "Tom 🎸",
    "李小龍",
    "Lucía Prieto de la Fuente y García-Márquez", "יעל כהן", "J.", "Nguyễn Thị Minh Khai",
  ]

  private static let texts = [
    "Yes.", "👏👏👏",
    "I do not agree at all, and I shall say why: it is cold, it is loud, and it is late.",
    "هذا تعليق طويل بعض الشيء حتى نرى كيف تظهر الأسطر المتعددة في هذا المكان الضيق.",
    "https://example.org/a/very/long/address/that/has/no/spaces/and/does/not/fit/into/a/line.html",
    "First paragraph.\n\nSecond paragraph, after an empty line.",
    """
    I grew up beside one of these. On some nights in March you could tell the speed of the wind from the \
    note, and on others the whole valley hummed until the morning, so that nobody slept, the dogs \
    barked, and the mayor wrote another letter to the ministry that nobody answered.
    """,
  ]
}
