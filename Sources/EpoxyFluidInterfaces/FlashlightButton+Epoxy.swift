// SPDX-License-Identifier: MIT

extension FlashlightButton: EpoxyableView {
  /// The look of a button.
  public struct Style: Hashable {
    /// The diameter at rest, in points.
    public var diameter: CGFloat
    /// The diameter under the greatest force, in points.
    public var pressedDiameter: CGFloat
    /// The color of the button while the light is on.
    public var onColor: UIColor
    /// The color of the button while the light is off.
    public var offColor: UIColor

    /// Creates a style from the values of its properties.
    public init(
      diameter: CGFloat = 50, pressedDiameter: CGFloat = 92,
      onColor: UIColor = UIColor(white: 0.95, alpha: 1),
      offColor: UIColor = UIColor(white: 0.2, alpha: 1)
    ) {
      self.diameter = diameter
      self.pressedDiameter = pressedDiameter
      self.onColor = onColor
      self.offColor = offColor
    }
  }

  /// Creates a button with a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    (diameter, pressedDiameter) = (style.diameter, style.pressedDiameter)
    (onColor, offColor) = (style.onColor, style.offColor)
  }

  /// The closures that a button calls.
  public struct Behaviors {
    /// Called when the light was switched by the user.
    public var didChange: @MainActor (_ isOn: Bool) -> Void

    /// Creates behaviors from the closure that is called when the light changes.
    @preconcurrency
    public init(didChange: @escaping @MainActor (_ isOn: Bool) -> Void) {
      self.didChange = didChange
    }
  }

  /// Sets whether the light is on.
  public func setContent(_ isOn: Bool, animated: Bool) {
    self.isOn = isOn
  }

  /// Sets what the button calls.
  public func setBehaviors(_ behaviors: Behaviors?) {
    removeAction(identifiedBy: Self.behaviorsAction, for: .valueChanged)
    guard let behaviors else { return }
    addAction(
      UIAction(identifier: Self.behaviorsAction) { [weak self] _ in
        if let self { behaviors.didChange(isOn) }
      }, for: .valueChanged)
  }

  private static var behaviorsAction: UIAction.Identifier { .init("resin.behaviors") }
}
