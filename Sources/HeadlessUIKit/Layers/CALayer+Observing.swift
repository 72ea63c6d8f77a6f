// SPDX-License-Identifier: MIT

// Geometry is stored in layers, so a change of a layer is reported to the observers of the layer
// and of its view, whatever the cause: a setter of either, the layout, or an animation, which sets
// the model values.
extension CALayer {
  /// Whether the layer or its view has observers.
  @inline(__always)
  private var isObserved: Bool { keyValueObservers != nil || view?.keyValueObservers != nil }

  /// Makes a change of a property that has another name, or the same, in the view.
  @inline(__always)
  final func reporting(
    _ property: ObservableProperty, _ ofView: ObservableProperty, _ change: () -> Void
  ) {
    if isObserved { report([property], [ofView], change) } else { change() }
  }

  /// Makes a change of the position or the transform, which also changes the frame if the value
  /// differs.
  @inline(__always)
  final func reportingGeometry(
    _ property: ObservableProperty, _ ofView: ObservableProperty,
    _ differs: @autoclosure () -> Bool,
    _ change: () -> Void
  ) {
    guard isObserved else { return change() }
    if differs() {
      report([property, .frame], [ofView, .frame], change)
    } else {
      report([property], [ofView], change)
    }
  }

  /// Makes a change of the bounds, which also changes the frame if the size differs, and the
  /// content offset of a scroll view if the origin differs.
  @inline(__always)
  final func reportingBounds(_ bounds: CGRect, _ change: () -> Void) {
    if isObserved { reportBounds(bounds, change) } else { change() }
  }

  private func reportBounds(_ bounds: CGRect, _ change: () -> Void) {
    var (own, ofView): ([ObservableProperty], [ObservableProperty]) = ([.bounds], [.bounds])
    if bounds.size != values.bounds.size {
      own.append(.frame)
      ofView.append(.frame)
    }
    let isAnnounced = view?.keyValueObservers?.announced == .contentOffset
    view?.keyValueObservers?.announced = nil
    if bounds.origin != values.bounds.origin, !isAnnounced { ofView.append(.contentOffset) }
    report(own, ofView, change)
  }

  /// Makes a change of the frame, which also changes the bounds and the position if they differ.
  @inline(__always)
  final func reportingFrame(_ bounds: CGRect, _ position: CGPoint, _ change: () -> Void) {
    if isObserved { reportFrame(bounds, position, change) } else { change() }
  }

  private func reportFrame(_ bounds: CGRect, _ position: CGPoint, _ change: () -> Void) {
    var (own, ofView): ([ObservableProperty], [ObservableProperty]) = ([.frame], [.frame])
    if bounds != values.bounds {
      own.append(.bounds)
      ofView.append(.bounds)
    }
    if position != values.position {
      own.append(.position)
      ofView.append(.center)
    }
    report(own, ofView, change)
  }

  private func report(
    _ properties: [ObservableProperty], _ ofView: [ObservableProperty], _ change: () -> Void
  ) {
    let (observers, observersOfView) = (keyValueObservers, view?.keyValueObservers)
    observers?.notify(.beforeChange, properties)
    observersOfView?.notify(.beforeChange, ofView)
    change()
    observers?.notify(.afterChange, properties)
    observersOfView?.notify(.afterChange, ofView)
  }
}
