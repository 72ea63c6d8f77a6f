// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// NSLayoutConstraint, "firstAnchor", "secondAnchor", "multiplier".
@MainActor @Suite struct ConstraintAnchorTests {
  private let parent = UIView()
  private let view = UIView()
  private let other = UIView()

  init() {
    parent.addSubview(view)
    parent.addSubview(other)
  }

  @Test func `The anchors of a constraint equal those that made it`() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let leading = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    expectEqual(leading.firstAnchor, view.leadingAnchor)
    expectEqual(leading.secondAnchor, guide.trailingAnchor)
    #expect(leading.firstAnchor != view.trailingAnchor)
    #expect(leading.firstAnchor != other.leadingAnchor)
    expectEqual(view.leadingAnchor, leading.firstAnchor)
    expectEqual(leading.firstAnchor.hash, view.leadingAnchor.hash)
    let top = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(top.firstAnchor == view.topAnchor && top.secondAnchor == other.bottomAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(width.firstAnchor == view.widthAnchor && width.secondAnchor == nil)
    let distance = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
    expectEqual(distance.constraint(equalToConstant: 1).firstAnchor, distance)
  }

  @Test func `The anchors of a constraint make further constraints`() {
    let leading = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    let second = leading.firstAnchor.constraint(equalTo: leading.secondAnchor!)
    #expect(second.firstItem === view && second.secondItem === other)
    expectEqual(leading.firstAnchor.name, "leading")
  }

  // iAmrMohamed/AMKeyboardFrameTracker, pull request 3: with a multiplier of 0 such a constraint
  // works in UIKit, with any other "they do not share an ancestor".
  @Test func `A multiplier of 0 leaves the second item out of the layout`() {
    let stranger = UIView()
    let height = view.heightAnchor.constraint(
      equalTo: stranger.heightAnchor, multiplier: 0, constant: 12)
    #expect(height.multiplier == 0 && height.secondItem === stranger)
    view.translatesAutoresizingMaskIntoConstraints = false
    height.isActive = true
    #expect(height.isActive && view.constraints == [height])
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 5),
    ])
    parent.layoutIfNeeded()
    expectEqual(view.frame.height, 12)
    height.constant = 20
    parent.layoutIfNeeded()
    expectEqual(view.frame.height, 20)
    height.isActive = false
    #expect(view.constraints.isEmpty == false || !height.isActive)
  }

  // gnustep/libs-gui, Tests/gui/NSLayoutAnchor/viewanchors.m: "checked against AppKit on macOS".
  @Test func `A constraint with a constant has a multiplier of 1 and no second item`() {
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    #expect(width.multiplier == 1 && width.constant == 50)
    #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
  }
}
