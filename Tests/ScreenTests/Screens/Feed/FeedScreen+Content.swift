// SPDX-License-Identifier: MIT

import UIKit

extension FeedScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: weekend
    default: random(number)
    }
  }

  private static let weekend = Content(
    days: [
      Day(
        id: 2, title: "Today",
        posts: [
          Post(
            id: 21, author: "Aino Virtanen", time: "9:41",
            text: "First swim of the year. The water has eleven degrees, and so have I.",
            picture: 2,
            aspect: 0.62, likes: 48, isLiked: true, answers: 6),
          Post(
            id: 22, author: "Bakery on the corner", time: "8:15",
            text: "Cardamom buns until they are gone.", likes: 131, answers: 12),
          Post(
            id: 23, author: "Tomás Herrera", time: "7:02",
            text:
              "Reading on the night train: the best part is not knowing where the lights outside "
              + "belong to.",
            likes: 17),
        ]),
      Day(
        id: 1, title: "Yesterday",
        posts: [
          Post(
            id: 11, author: "Mia Lindqvist", time: "21:30", text: "", picture: 4, aspect: 0.45,
            likes: 203,
            answers: 31),
          Post(
            id: 12, author: "Noah Albrecht", time: "18:44", text: "Does anyone have a ladder? 🪜",
            likes: 2, answers: 9),
        ]),
    ], isLoadingMore: true)

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var content = Content()
    for id in source.identities(1...5, of: 6) {
      var own = EverydaySource(id, 41)
      let posts = source.identities(1...8, of: 11).map { index -> Post in
        var post = EverydaySource(id, index, 42)
        let hasPicture = post.once(in: 3)
        let hasText = !hasPicture || post.once(in: 2)
        return Post(
          id: id * 100 + index, author: post.name(),
          time: post.once(in: 6)
            ? post.text(2...4) : "\(post.number(0...23)):\(post.number(10...59))",
          text: hasText ? post.text(1...post.pick([4, 20, 80])) : "",
          picture: hasPicture ? post.below(10) : nil, aspect: CGFloat(post.number(3...14)) / 10,
          likes: source.pick([0, 1, 12, 345, 67_890]), isLiked: source.once(in: 3),
          answers: source.pick([0, 0, 3, 1204]))
      }
      content.days.append(Day(id: id, title: own.text(1...own.pick([1, 3, 8])), posts: posts))
    }
    content.isLoadingMore = source.once(in: 2)
    return content
  }
}
