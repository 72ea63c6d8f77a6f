// SPDX-License-Identifier: MIT

/// A handler of a control's events: an action or a closure.
@MainActor
package final class ControlHandler {
  enum Kind {
    case action(UIAction)
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
}

extension UIControl {
  /// Calls a closure with the control and the event. Replaces the target and selector of Apple's
  /// platforms for handlers that need more than `addAction(_:for:)` supplies.
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
      }
    }
  }
}
