//  ValueObserver.swift
//  Without imports: the project has a bridging header.

/// Observes a value of any object by its key.
internal class ValueObserver<Value>: NSObject {
  private let keyPath: String
  private weak var object: AnyObject?
  private var observingContext = NSUUID().uuidString
  var handler: ((Value) -> Void)?

  internal init(_ object: AnyObject, keyPath: String) {
    self.object = object
    self.keyPath = keyPath
    super.init()
    object.addObserver(self, forKeyPath: keyPath, options: [.new], context: &observingContext)
  }

  deinit {
    object?.removeObserver(self, forKeyPath: keyPath, context: &observingContext)
  }

  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
    guard context == &observingContext, let value = change?[NSKeyValueChangeKey.newKey] as? Value else {
      return
    }
    handler?(value)
  }
}

internal class StateObserver: NSObject {
  private weak var recognizer: UIGestureRecognizer?
  var states: [UIGestureRecognizer.State] = []

  internal init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    super.init()
    recognizer.addTarget(self, action: #selector(self.handle(_:)))
  }

  deinit {
    recognizer?.removeTarget(self, action: #selector(self.handle(_:)))
  }

  @objc private func handle(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
  }
}
