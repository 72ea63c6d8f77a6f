// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Presents a model in place of the one that this controller presents by a model, or dismisses
  /// that one if `model` is nil.
  ///
  /// A model with the identity and the parameters of the current one changes nothing. During a
  /// transition the model is presented afterwards, or another model that is set until then.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let controller = UIViewController()
  /// host.show(controller)
  /// var dismissed: [String] = []
  /// for name in ["first", "second"] {
  ///   let model = PresentationModel(
  ///     dataID: name, presentation: .system, makeViewController: { UIViewController() },
  ///     dismiss: { dismissed.append(name) })
  ///   host.perform { controller.setPresentation(model, animated: false) }
  ///   host.settle()
  /// }
  /// print(dismissed)  // ["first"]
  /// ```
  ///
  /// Call it with every change of the state. It does not change what other code has presented, and
  /// presents nothing above that: UIKit refuses a second presentation.
  @nonobjc
  public func setPresentation(_ model: PresentationModel?, animated: Bool) {
    presentationQueue.enqueue(model, animated: animated, from: self)
  }

  private var presentationQueue: PresentationQueue {
    if let queue = objc_getAssociatedObject(self, &PresentationQueueKey.address)
      as? PresentationQueue
    {
      return queue
    }
    let queue = PresentationQueue()
    objc_setAssociatedObject(
      self, &PresentationQueueKey.address, queue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return queue
  }
}

@MainActor
private enum PresentationQueueKey {
  /// The address identifies the associated value.
  static var address: UInt8 = 0
}
