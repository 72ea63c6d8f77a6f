// SPDX-License-Identifier: MIT

import Foundation

extension FilesScreen {
  struct Content: Equatable {
    /// A file, or a folder with its contents.
    struct Node: Equatable {
      var path: String
      var name: String
      var detail: String?
      var isExpanded = false
      var children: [Node]?
    }

    struct Group: Equatable {
      var title: String
      var nodes: [Node]
    }

    var groups: [Group]

    /// All files and folders by their paths.
    var nodes: [String: Node] {
      var result: [String: Node] = [:]
      func add(_ nodes: [Node]) {
        for node in nodes {
          result[node.path] = node
          add(node.children ?? [])
        }
      }
      for group in groups { add(group.nodes) }
      return result
    }
  }

  static func content(_ number: Int) -> Content {
    guard number > 0 else { return Content(groups: []) }
    // A fixed sequence for each number, without a generator of its own: powers of a prime root.
    var state = number &* 7919 % 65_537
    func below(_ bound: Int) -> Int {
      state = state &* 75 % 65_537
      return state % bound
    }
    func node(_ parent: String, _ index: Int, depth: Int) -> Content.Node {
      let name = names[(index + depth * 5) % names.count]
      let path = "\(parent)/\(index)"
      let isFolder = depth < 3 && below(3) == 0
      let children = isFolder ? (0..<below(4)).map { node(path, $0, depth: depth + 1) } : nil
      return Content.Node(
        path: path, name: name, detail: below(3) == 0 ? details[below(details.count)] : nil,
        isExpanded: isFolder && below(2) == 0, children: children)
    }
    let titles = ["Favorites", "On this device", "Ablage und Archive"]
    let count = number == 1 ? 2 : 1 + below(3)
    let groups = titles.prefix(count).map { title in
      Content.Group(title: title, nodes: (0..<1 + below(6)).map { node(title, $0, depth: 0) })
    }
    return Content(groups: groups)
  }

  private static let names = [
    "Documents", "Letter to Ada.txt", "Urlaubsbilder aus Südtirol", "رسائل", "a", "Taxes 2024",
    "Donaudampfschifffahrtsgesellschaftskapitän.pdf", "📷 Pictures", "Notes", "图片",
  ]

  private static let details = [
    "12 KB", "Yesterday, 4 items", "آخر تعديل أمس", "Zuletzt geöffnet am Sonntag",
  ]
}
