// SPDX-License-Identifier: MIT

/// The values of coordinator properties that an installer has set, and their observers.
@preconcurrency @MainActor
final class BarCoordinatorProperties {
  private struct Key: Hashable {
    let keyPath: AnyKeyPath
    let function: String
  }

  private struct Entry {
    var value: Any
    /// Sets the value on a coordinator.
    var apply: @MainActor (any AnyBarCoordinating) -> Void
  }

  /// An observation, which ends with the object.
  private final class Observation {
    let notify: (Any) -> Void

    init(_ notify: @escaping (Any) -> Void) { self.notify = notify }
  }

  private struct WeakObservation {
    weak var observation: Observation?
  }

  private var entries: [Key: Entry] = [:]
  /// The keys of the entries in the order in which the values were first set.
  private var order: [Key] = []
  private var observations: [Key: [WeakObservation]] = [:]

  func value<Property>(of property: BarCoordinatorProperty<Property>) -> Property {
    entries[Self.key(of: property)]?.value as? Property ?? property.default()
  }

  /// Stores a value, and passes it to coordinators and observers.
  func set<Property>(
    _ property: BarCoordinatorProperty<Property>, to value: Property,
    on coordinators: [any AnyBarCoordinating]
  ) {
    let key = Self.key(of: property)
    let entry = Entry(value: value) { property.set($0.backing, value) }
    if entries.updateValue(entry, forKey: key) == nil { order.append(key) }
    for coordinator in coordinators {
      entry.apply(coordinator)
    }
    let observing = observations[key, default: []].filter { $0.observation != nil }
    observations[key] = observing
    for observer in observing {
      observer.observation?.notify(value)
    }
  }

  func observe<Property>(
    _ property: BarCoordinatorProperty<Property>, observer: @escaping (Property) -> Void
  ) -> AnyObject {
    observer(value(of: property))
    let observation = Observation { value in (value as? Property).map(observer) }
    observations[Self.key(of: property), default: []].append(
      WeakObservation(observation: observation))
    return observation
  }

  /// Passes all values to a new coordinator.
  func apply(to coordinator: any AnyBarCoordinating) {
    for key in order {
      entries[key]?.apply(coordinator)
    }
  }

  private static func key<Property>(of property: BarCoordinatorProperty<Property>) -> Key {
    Key(keyPath: property.keyPath, function: property.function)
  }
}
