// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// A screen on which the actions of a run are performed.
@MainActor
final class MonkeyPerformer {
  let stage: Stage
  /// A hash of the screen after each action.
  private(set) var digests: [UInt64] = []
  private(set) var faults: [MonkeyFault] = []

  init(_ run: MonkeyRun, kind: ScreenKind) {
    stage = Stage(kind, run.start, isFresh: false, isInNavigation: run.isInNavigation)
  }

  private var host: ScreenHost { stage.host }

  func perform(_ action: MonkeyAction) {
    switch action {
    case .show(let number, let animated):
      // Other content replaces what was typed.
      if number != stage.surroundings.content { drafts = [] }
      apply(.content(number, animated: animated))
    case .rotate(let isLandscape): apply(.rotation(isLandscape: isLandscape, animated: true))
    case .textSize(let index): apply(.category(index))
    case .dark(let isOn): apply(.dark(isOn))
    case .rightToLeft(let isOn): apply(.rightToLeft(isOn))
    case .bold(let isOn): apply(.bold(isOn))
    case .scroll(let place, let animated): apply(.scroll(place, animated: animated))
    case .tap(let place): host.tap(at: point(place))
    case .doubleTap(let place): host.doubleTap(at: point(place))
    case .longPress(let place): host.longPress(at: point(place))
    case .drag(let from, let to, let frames, let isFling):
      drag(from: point(from), to: point(to), frames: frames, isFling: isFling)
    case .pinch(let place, let isOpening):
      host.pinch(at: point(place), from: isOpening ? 60 : 200, to: isOpening ? 200 : 60)
    case .type(let text): editing { host.type(text) }
    case .pressReturn: editing { host.press(.return) }
    case .delete: editing { host.press(.delete) }
    case .push(let index): push(index)
    case .pop: host.perform { _ = navigation?.popViewController(animated: true) }
    case .present(let index, let isSheet): present(index, isSheet: isSheet)
    case .dismiss: dismiss(animated: true)
    case .wait(let frames): host.advanceFrames(frames)
    }
    digests.append(digest)
  }

  private func apply(_ change: Step.Change) {
    stage.apply(Step(change: change))
  }

  private func point(_ place: MonkeyPlace) -> CGPoint {
    place.point(in: host.window?.bounds.size ?? .zero)
  }

  // MARK: Controllers

  /// The controller that no other one covers.
  private var top: UIViewController {
    var top: UIViewController = stage.screen.navigationController ?? stage.screen
    while let next = top.presentedViewController { top = next }
    return top
  }

  /// The navigation controller of the screen, if nothing covers or moves it.
  private var navigation: UINavigationController? {
    guard let navigation = stage.screen.navigationController,
      navigation.presentedViewController == nil, navigation.transitionCoordinator == nil
    else { return nil }
    return navigation
  }

  /// Whether controllers move, and their rows with them.
  private var isInTransition: Bool {
    top.transitionCoordinator != nil || stage.screen.transitionCoordinator != nil
      || top.isBeingPresented || top.isBeingDismissed
  }

  private func make(_ index: Int) -> UIViewController {
    let kind = ScreenKind.apps[index % ScreenKind.apps.count]
    let other = kind.make()
    kind.show(other, 1, false)
    return other
  }

  private func push(_ index: Int) {
    host.perform { navigation?.pushViewController(make(index), animated: true) }
  }

  /// Does nothing during a transition, in which UIKit refuses to present another controller.
  private func present(_ index: Int, isSheet: Bool) {
    let top = top
    guard !top.isBeingPresented, !top.isBeingDismissed, top.transitionCoordinator == nil else {
      return
    }
    host.perform {
      let other = make(index)
      other.modalPresentationStyle = isSheet ? .pageSheet : .fullScreen
      top.present(other, animated: true)
    }
  }

  private func dismiss(animated: Bool) {
    let top = top
    guard top.presentingViewController != nil, !top.isBeingPresented, !top.isBeingDismissed else {
      return
    }
    host.perform { top.dismiss(animated: animated) }
  }

  /// Ends editing, removes what was presented and pushed, closes menus, and returns to the initial
  /// state what belongs to the user: texts, selected rows, and what the screen itself names.
  ///
  /// - Returns: Whether the screen is the only one afterwards.
  func goHome() -> Bool {
    for _ in 0..<10 {
      guard stage.settle(limit: Judge.limit) else { return false }
      host.perform {
        _ = host.window?.endEditing(true)
        if let window = host.window { closeMenus(of: window) }
      }
      if top.presentingViewController != nil {
        dismiss(animated: false)
      } else if let navigation = stage.screen.navigationController,
        navigation.topViewController !== stage.screen
      {
        host.perform { _ = navigation.popToRootViewController(animated: false) }
      } else {
        host.perform {
          deselect(in: stage.screen.view)
          discardDrafts()
          stage.kind.discardUserState(stage.screen)
        }
        return stage.settle(limit: Judge.limit)
      }
    }
    return false
  }

  // MARK: Text

  /// The views that keys have changed, each with a closure that restores the text before.
  private var drafts: [(view: UIResponder, restore: () -> Void)] = []

  /// Lets keys change the first responder.
  private func editing(_ body: () -> Void) {
    guard host.firstResponder is any UIKeyInput else { return }  // the keyboard is hidden
    if let view = host.firstResponder, !drafts.contains(where: { $0.view === view }) {
      if let field = view as? UITextField {
        drafts.append((field, restoring(\.text, of: field)))
      } else if let field = view as? EverydayField {
        drafts.append((field, restoring(\.text, of: field)))
      } else if let input = view as? any UIResponder & UIKeyInput, !input.hasText {
        drafts.append(
          (
            input,
            { [unowned input] in
              for _ in 0..<1000 where input.hasText { input.deleteBackward() }
            }
          ))
      }
    }
    body()
  }

  /// Returns a closure that sets the present text of a field again, as an edit.
  private func restoring<Field: UIControl, Text: Equatable>(
    _ path: ReferenceWritableKeyPath<Field, Text>, of field: Field
  ) -> () -> Void {
    let text = field[keyPath: path]
    return { [unowned field] in
      guard field[keyPath: path] != text else { return }
      field[keyPath: path] = text
      field.sendActions(for: .editingChanged)
    }
  }

  /// Restores all texts, because a text that the user types is not part of a screen's content.
  /// Views of screens that were removed may refer to objects that are gone.
  private func discardDrafts() {
    for draft in drafts where (draft.view as? UIView)?.window != nil { draft.restore() }
    drafts = []
  }

  private func closeMenus(of view: UIView) {
    for case let interaction as UIContextMenuInteraction in view.interactions {
      interaction.dismissMenu()
    }
    view.subviews.forEach(closeMenus)
  }

  private func deselect(in view: UIView) {
    if let list = view as? UICollectionView {
      for path in list.indexPathsForSelectedItems ?? [] {
        list.deselectItem(at: path, animated: false)
      }
    }
    view.subviews.forEach(deselect)
  }

  // MARK: Dragging

  /// Drags a finger. On a screen at rest, no row of a list under the finger moves farther than the
  /// finger does.
  private func drag(from start: CGPoint, to end: CGPoint, frames: Int, isFling: Bool) {
    let wasAtRest = host.isSettled && host.firstResponder == nil
    let rows = wasAtRest ? host.view(at: start).map { MonkeyRows(around: $0) } : nil
    let finger = host.touch(at: start)
    for frame in 1...max(frames, 1) {
      let share = CGFloat(frame) / CGFloat(max(frames, 1))
      finger.move(
        to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      host.advanceFrame()
      guard let rows, faults.isEmpty, !isInTransition else { continue }
      let distance = hypot(end.x - start.x, end.y - start.y) * share
      if let jump = rows.jump(beyond: distance) {
        faults.append(
          MonkeyFault(kind: .jump, place: jump, details: ["in frame \(frame) of a drag"]))
      }
    }
    if !isFling { finger.hold(for: 0.2) }
    finger.lift()
  }

  // MARK: Digests

  private var digest: UInt64 {
    guard let window = host.window else { return 0 }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in host.dump(window, [.layers, .text]).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3
    }
    return hash
  }
}

/// The rows of the lists around a view, with their positions in the window.
@MainActor
private struct MonkeyRows {
  private struct Row {
    var list: UICollectionView
    var cell: UICollectionViewCell
    var path: IndexPath
    var place: CGRect
  }

  private var rows: [Row] = []

  init(around view: UIView) {
    for case let list as UICollectionView in sequence(first: view, next: \.superview) {
      for path in list.indexPathsForVisibleItems.sorted() {
        guard let cell = list.cellForItem(at: path) else { continue }
        rows.append(Row(list: list, cell: cell, path: path, place: Self.place(of: cell)))
      }
    }
  }

  private static func place(of cell: UIView) -> CGRect {
    cell.superview?.convert(cell.frame, to: nil) ?? .zero
  }

  /// Returns how far the edge of a row has moved that has moved less: a row that is measured grows
  /// at one of its edges.
  private static func distance(from old: CGRect, to new: CGRect) -> CGFloat {
    min(
      hypot(new.minX - old.minX, new.minY - old.minY),
      hypot(new.maxX - old.maxX, new.maxY - old.maxY))
  }

  /// Returns a row that has moved by more than a distance, with where and how far.
  func jump(beyond distance: CGFloat) -> String? {
    for row in rows where row.list.window != nil && row.list.cellForItem(at: row.path) === row.cell
    {
      let moved = Self.distance(from: row.place, to: Self.place(of: row.cell))
      if moved > distance + 1 {
        return "row \(row.path.section), \(row.path.item) of \(type(of: row.list)) moved by "
          + "\((moved * 10).rounded() / 10) points while the finger moved by \(distance.rounded())"
      }
    }
    return nil
  }
}
