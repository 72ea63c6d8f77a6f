// SPDX-License-Identifier: MIT

extension CalculatorButton: EpoxyableView {
  /// The look of a button.
  public struct Style: Hashable {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var titleColor: UIColor
    /// The color of the button at rest.
    public var normalColor: UIColor
    /// The color of the button under a finger.
    public var highlightedColor: UIColor
    /// The smallest diameter, in points.
    public var diameter: CGFloat

    /// Creates a style from the values of its properties.
    public init(
      font: UIFont = .systemFont(ofSize: 36), titleColor: UIColor = .white,
      normalColor: UIColor = UIColor(white: 0.2, alpha: 1),
      highlightedColor: UIColor = UIColor(white: 0.45, alpha: 1), diameter: CGFloat = 75
    ) {
      self.font = font
      self.titleColor = titleColor
      self.normalColor = normalColor
      self.highlightedColor = highlightedColor
      self.diameter = diameter
    }
  }

  /// Creates a button with a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    (font, titleColor, diameter) = (style.font, style.titleColor, style.diameter)
    (normalColor, highlightedColor) = (style.normalColor, style.highlightedColor)
  }

  /// The closures that a button calls.
  public struct Behaviors {
    /// Called for every tap.
    public var didTap: @MainActor () -> Void

    /// Creates behaviors from the closure that is called for each tap.
    @preconcurrency
    public init(didTap: @escaping @MainActor () -> Void) {
      self.didTap = didTap
    }
  }

  /// Sets the title of the button, without an animation.
  public func setContent(_ title: String, animated: Bool) {
    self.title = title
  }

  /// Sets what the button calls.
  public func setBehaviors(_ behaviors: Behaviors?) {
    removeAction(identifiedBy: Self.behaviorsAction, for: .touchUpInside)
    guard let behaviors else { return }
    addAction(
      UIAction(identifier: Self.behaviorsAction) { _ in behaviors.didTap() }, for: .touchUpInside)
  }

  private static var behaviorsAction: UIAction.Identifier { .init("resin.behaviors") }
}
