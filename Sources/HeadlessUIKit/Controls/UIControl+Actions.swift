// SPDX-License-Identifier: MIT

/// A handler of a control's events: an action, a target or a closure.
@MainActor
package final class ControlHandler {
  enum Kind {
    case action(UIAction)
    case target(SelectorTarget, Selector)
    case closure(@MainActor (UIControl, UIEvent?) -> Void)
  }

  var kind: Kind
  var events: UIControl.Event

  init(_ kind: Kind, events: UIControl.Event) {
    self.kind = kind
    self.events = events
  }

  var identifier: UIAction.Identifier? {
    if case .action(let action) = kind { action.identifier } else { nil }
  }

  /// Whether the target was released.
  var isReleased: Bool {
    if case .target(let target, _) = kind { target.isReleased } else { false }
  }
}

extension UIControl {
  /// Calls a closure with the control and the event, for owners in this module that need more than
  /// `addAction(_:for:)` supplies.
  @discardableResult
  package final func addHandler(
    for events: Event, _ handler: @escaping @MainActor (UIControl, UIEvent?) -> Void
  ) -> ControlHandler {
    let handler = ControlHandler(.closure(handler), events: events)
    handlers.append(handler)
    return handler
  }

  /// Removes a handler. Has no effect on a handler that was not added.
  package final func removeHandler(_ handler: ControlHandler) {
    handlers.removeAll { $0 === handler }
  }

  final func add(_ action: UIAction, for events: Event) {
    guard let handler = handlers.first(where: { $0.identifier == action.identifier }) else {
      handlers.append(ControlHandler(.action(action), events: events))
      return
    }
    handler.kind = .action(action)
    handler.events.formUnion(events)
  }

  final func remove(_ identifier: UIAction.Identifier, for events: Event) {
    guard let handler = handlers.first(where: { $0.identifier == identifier }) else { return }
    handler.events.subtract(events)
    if handler.events.isEmpty { removeHandler(handler) }
  }

  final func add(_ target: SelectorTarget, _ action: Selector, for events: Event) {
    handlers.removeAll(where: \.isReleased)
    for handler in handlers {
      guard case .target(let other, action) = handler.kind, other.isSame(as: target) else {
        continue
      }
      handler.events.formUnion(events)
      return
    }
    handlers.append(ControlHandler(.target(target, action), events: events))
  }

  final func remove(_ target: SelectorTarget?, _ action: Selector?, for events: Event) {
    for handler in handlers {
      guard case .target(let other, let its) = handler.kind,
        target?.isSame(as: other) ?? true, action == nil || action == its
      else { continue }
      handler.events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty || $0.isReleased }
  }

  final var targets: Set<AnyHashable> {
    var found: Set<AnyHashable> = []
    for case .target(let target, _) in handlers.map(\.kind) where !target.isReleased {
      guard let current = target.current else {
        found.insert(NSNull())
        continue
      }
      if let target = current as? AnyHashable {
        found.insert(target)
      } else if let id = target.id {
        found.insert(id)
      }
    }
    return found
  }

  final func actionNames(of target: SelectorTarget, for event: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard case .target(let other, let action) = handler.kind, other.isSame(as: target),
        !handler.events.isDisjoint(with: event)
      else { return nil }
      return action.name
    }
    return names.isEmpty ? nil : names
  }

  final func enumerateHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !stops && !handler.isReleased {
      switch handler.kind {
      case .action(let action): iterator(action, nil, handler.events, &stops)
      case .target(let target, let action):
        iterator(nil, (target.current, action), handler.events, &stops)
      case .closure: continue
      }
    }
  }

  /// Calls each handler that is registered for one of the events once, in the order of
  /// registration.
  final func send(_ events: Event, with event: UIEvent?) {
    let events = completed(events)
    willSend(events)
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      guard handlers.contains(where: { $0 === handler }) else { continue }
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .closure(let closure): closure(self, event)
      case .target(let target, let action):
        guard let living = target.living else { continue }
        sendAction(action, to: living, for: event)
      }
    }
  }
}
