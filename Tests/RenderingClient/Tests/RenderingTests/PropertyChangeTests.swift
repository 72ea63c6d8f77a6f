// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessRenderer
import HeadlessUIKit
import Testing

/// A screen on which a property has been changed equals a new one, in its tree and in its picture.
@MainActor @Suite struct PropertyChangeTests {
  private struct Look: Equatable {
    var tree: String
    var picture: RenderedImage
  }

  private func look(_ change: PropertyChange, _ use: (ScreenHost, PropertyOwner) -> Void) -> Look {
    let host = ScreenHost(.iPhone15)
    let renderer = host.perform { Renderer(scale: 1) }
    let owner = host.perform { change.make() }
    use(host, owner)
    host.settle()
    return Look(tree: visible(host.dump()), picture: host.perform { renderer.image(of: host) })
  }

  /// Returns a tree without what is hidden, which need not be removed, nor have a certain place.
  private func visible(_ tree: String) -> String {
    var lines: [Substring] = []
    var hidden = Int.max
    for line in tree.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      guard depth <= hidden else { continue }
      hidden = line.hasSuffix(" hidden") ? depth : Int.max
      if hidden == Int.max { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  private func expectEqual(_ one: Look, _ other: Look, _ what: String) {
    let lines = zip(one.tree.split(separator: "\n"), other.tree.split(separator: "\n"))
    let difference = lines.first { $0 != $1 }.map { "\n-\($0)\n+\($1)" } ?? ""
    let isSameTree = one.tree == other.tree
    #expect(isSameTree, "the tree \(what):\(difference)")
    let comparison = ImageComparison(expected: one.picture, actual: other.picture)
    #expect(!isSameTree || comparison.isMatch, "the picture \(what)")
  }

  @Test func `A changed property looks as on a new screen`() {
    for change in PropertyChange.all { check(change) }
  }

  private func check(_ change: PropertyChange) {
    let plain = look(change) { host, owner in host.show(owner.controller) }
    let fresh = look(change) { host, owner in
      host.perform { owner.set() }
      host.show(owner.controller)
    }
    let changed = look(change) { host, owner in
      host.show(owner.controller)
      host.settle()
      host.perform { owner.set() }
    }
    expectEqual(fresh, changed, "of \(change.name) after the change")
    let outside = look(change) { host, owner in
      host.show(owner.controller)
      host.settle()
      owner.set()
      host.settle()
      host.layOutAgain()
    }
    expectEqual(
      fresh, outside, "of \(change.name) after the change outside of perform, laid out again")
    let back = look(change) { host, owner in
      host.show(owner.controller)
      host.settle()
      host.perform { owner.set() }
      host.settle()
      host.perform { owner.setBack() }
    }
    expectEqual(plain, back, "of \(change.name) after the change and back")
  }
}
