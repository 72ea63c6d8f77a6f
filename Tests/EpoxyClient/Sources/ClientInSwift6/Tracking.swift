// SPDX-License-Identifier: MIT
import Epoxy
import UIKit

// A property that a client adds to models, as applications do.

protocol TrackingProviding {
  var trackingName: String? { get }
}

extension EpoxyModeled where Self: TrackingProviding {
  var trackingName: String? {
    get { self[trackingNameProperty] }
    set { self[trackingNameProperty] = newValue }
  }

  func trackingName(_ value: String?) -> Self {
    copy(updating: trackingNameProperty, to: value)
  }

  private var trackingNameProperty: EpoxyModelProperty<String?> {
    .init(
      keyPath: \TrackingProviding.trackingName,
      defaultValue: nil,
      updateStrategy: .replace)
  }
}

extension ItemModel: TrackingProviding {}

extension ItemModel {
  /// Returns a copy of the item that records `name` as an impression when the item is displayed.
  func tracked(as name: String) -> Self {
    trackingName(name).willDisplay { _ in impressions.insert(name) }
  }
}

// Helpers that forward closures to models of every kind and to labels. In Swift 6 mode, their
// declarations isolate the closures to the main actor.
#if swift(>=6)
  extension CallbackContextEpoxyModeled where Self: WillDisplayProviding {
    func onDisplay(_ action: @escaping @MainActor () -> Void) -> Self {
      willDisplay { _ in action() }
    }
  }

  extension ItemModel where View == UILabel {
    init(dataID: String, setContent: @escaping @MainActor (CallbackContext, String) -> Void) {
      self.init(dataID: dataID, content: dataID, setContent: setContent)
    }
  }
#else
  extension CallbackContextEpoxyModeled where Self: WillDisplayProviding {
    func onDisplay(_ action: @escaping () -> Void) -> Self {
      willDisplay { _ in action() }
    }
  }

  extension ItemModel where View == UILabel {
    init(dataID: String, setContent: @escaping (CallbackContext, String) -> Void) {
      self.init(dataID: dataID, content: dataID, setContent: setContent)
    }
  }
#endif

@MainActor var impressions: Set<String> = []
@MainActor private(set) var lines: [String] = []

@MainActor func log(_ line: String) {
  lines.append(line)
}

@MainActor func takeLog() -> [String] {
  defer { lines = [] }
  return lines
}
