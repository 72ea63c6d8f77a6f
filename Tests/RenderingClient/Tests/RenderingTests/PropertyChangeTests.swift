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
    let renderer = Renderer(scale: 1)
    let owner = host.perform { change.make() }
    use(host, owner)
    host.settle()
    return Look(tree: visible(host.dump()), picture: host.perform { renderer.image(of: host) })
  }

  /// Returns a tree without what is hidden, which need not be removed, nor have a certain position.
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

  /// A new environment: a direction, a text size, colors, a rotation.
  private enum Environment: CaseIterable {
    case rightToLeft, extraSmall, accessibilityLarge, dark, landscape, bold

    @MainActor
    func apply(to host: ScreenHost) {
      switch self {
      case .rightToLeft: host.layoutDirection = .rightToLeft
      case .extraSmall: host.contentSizeCategory = .extraSmall
      case .accessibilityLarge: host.contentSizeCategory = .accessibilityLarge
      case .dark: host.appearance = .dark
      case .landscape: host.rotate(to: .landscape)
      case .bold: host.changeTraits { $0.legibilityWeight = .bold }
      }
    }

    @MainActor
    func remove(from host: ScreenHost) {
      switch self {
      case .rightToLeft: host.layoutDirection = .leftToRight
      case .extraSmall, .accessibilityLarge: host.contentSizeCategory = .large
      case .dark: host.appearance = .light
      case .landscape: host.rotate(to: .portrait)
      case .bold: host.changeTraits { $0.legibilityWeight = .regular }
      }
    }
  }

  @Test(arguments: [false, true])
  func `A screen in another environment looks as one that is made there`(isEdited: Bool) {
    for change in PropertyChange.all {
      for environment in Environment.allCases {
        check(change, in: environment, isEdited: isEdited)
      }
    }
  }

  private func check(_ change: PropertyChange, in environment: Environment, isEdited: Bool) {
    func show(_ host: ScreenHost, _ owner: PropertyOwner) {
      host.perform { owner.set() }
      host.show(owner.controller)
      if isEdited { host.perform { _ = owner.view?.becomeFirstResponder() } }
      host.settle()
    }
    guard !isEdited || change.isEditable else { return }
    let plain = look(change, show)
    let fresh = look(change) { host, owner in
      environment.apply(to: host)
      show(host, owner)
    }
    let changed = look(change) { host, owner in
      show(host, owner)
      environment.apply(to: host)
    }
    expectEqual(fresh, changed, "of \(change.name), \(environment), edited: \(isEdited)")
    let back = look(change) { host, owner in
      show(host, owner)
      environment.apply(to: host)
      host.settle()
      environment.remove(from: host)
    }
    expectEqual(plain, back, "of \(change.name), \(environment) and back, edited: \(isEdited)")
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
