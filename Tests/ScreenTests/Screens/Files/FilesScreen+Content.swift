// SPDX-License-Identifier: MIT

extension FilesScreen {
  struct Content: Equatable {
    /// A file, or a folder with its contents.
    struct Node: Equatable {
      /// The numbers of the folders around the node, and its own.
      var path: String
      var name: String
      var detail: String?
      var isFavorite = false
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
    switch number {
    case 0: Content(groups: [])
    case 1: picture
    default: random(number)
    }
  }

  private static let picture: Content = {
    func file(_ path: String, _ name: String, _ detail: String, isFavorite: Bool = false)
      -> Content.Node
    {
      Content.Node(path: path, name: name, detail: detail, isFavorite: isFavorite)
    }
    return Content(groups: [
      .init(
        title: "Favorites",
        nodes: [
          .init(
            path: "f/1", name: "Kitchen", detail: "3 items", isExpanded: true,
            children: [
              file("f/1/1", "Floor plan.pdf", "Yesterday, 1.2 MB", isFavorite: true),
              file("f/1/2", "Quote from the carpenter.pdf", "Monday, 340 KB"),
              .init(
                path: "f/1/3", name: "Photos", detail: "2 items",
                children: [
                  file("f/1/3/1", "Before.jpg", "2 May, 4 MB"),
                  file("f/1/3/2", "After.jpg", "30 June, 5 MB"),
                ]),
            ]),
          file("f/2", "Packing list.txt", "Today, 2 KB", isFavorite: true),
        ]),
      .init(
        title: "On this device",
        nodes: [
          .init(path: "d/1", name: "Downloads", detail: "Empty", children: []),
          .init(
            path: "d/2", name: "Letters", detail: "1 item", isExpanded: true,
            children: [file("d/2/1", "Landlord.txt", "12 April, 8 KB")]),
          file("d/3", "Taxes.numbers", "3 March, 96 KB"),
          file("d/4", "Voice memo.m4a", "1 March, 7 MB"),
        ]),
    ])
  }()

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    let titles = ["Favorites", "On this device", "Archive of everything else"]
    return Content(
      groups: source.identities(1...3, of: 3).sorted().map { group in
        Content.Group(
          title: titles[group],
          nodes: nodes(in: "\(group)", count: 1...8, depth: 0, source: &source))
      })
  }

  private static func nodes(
    in parent: String, count: ClosedRange<Int>, depth: Int, source: inout EverydaySource
  ) -> [Content.Node] {
    source.identities(count, of: 10).map { id in
      // Most of a node depends on its identity alone, and its detail on the number, too.
      var own = EverydaySource(id, depth, 81)
      let path = "\(parent)/\(id)"
      var node = Content.Node(path: path, name: own.text(1...own.pick([1, 3, 12])))
      let isFolder = depth < 3 && own.once(in: 3)
      node.detail = source.once(in: 2) ? nil : source.pick(["12 KB", "Yesterday", own.text(1...9)])
      node.isFavorite = !isFolder && source.once(in: 5)
      if isFolder {
        node.isExpanded = source.once(in: 2)
        node.children = nodes(in: path, count: 0...4, depth: depth + 1, source: &source)
      }
      return node
    }
  }
}
