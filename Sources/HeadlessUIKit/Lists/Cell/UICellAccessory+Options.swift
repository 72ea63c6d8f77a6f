// SPDX-License-Identifier: MIT

extension UICellAccessory {
  /// The appearance of a disclosure indicator.
  public struct DisclosureIndicatorOptions: Sendable {
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// The color; nil for the system's.
    public var tintColor: UIColor?

    /// Creates options. A value that is nil is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The appearance of a checkmark.
  public struct CheckmarkOptions: Sendable {
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// The color; nil for the system's.
    public var tintColor: UIColor?

    /// Creates options. A value that is nil is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The appearance of a detail button.
  public struct DetailOptions: Sendable {
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// The color; nil for the system's.
    public var tintColor: UIColor?

    /// Creates options. A value that is nil is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The appearance of a delete control.
  public struct DeleteOptions: Sendable {
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.standard
    /// The color; nil for the system's.
    public var tintColor: UIColor?
    /// The color of the disk; nil for red.
    public var backgroundColor: UIColor?

    /// Creates options. A value that is nil is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor, background: backgroundColor)
    }
  }

  /// The appearance of an insert control.
  public struct InsertOptions: Sendable {
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.standard
    /// The color; nil for the system's.
    public var tintColor: UIColor?
    /// The color of the disk; nil for green.
    public var backgroundColor: UIColor?

    /// Creates options. A value that is nil is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor, background: backgroundColor)
    }
  }

  /// The appearance of a multiple selection control.
  public struct MultiselectOptions: Sendable {
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.standard
    /// The color; nil for the system's.
    public var tintColor: UIColor?
    /// The color of the disk of a selected item; nil for the tint color.
    public var backgroundColor: UIColor?

    /// Creates options. A value that is nil is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor, background: backgroundColor)
    }
  }

  /// The appearance of a reordering control.
  public struct ReorderOptions: Sendable {
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.standard
    /// The color; nil for the system's.
    public var tintColor: UIColor?
    /// Whether a line separates the control from other accessories.
    public var showsVerticalSeparator = true

    /// Creates options. A value that is nil is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      if let showsVerticalSeparator { self.showsVerticalSeparator = showsVerticalSeparator }
    }

    var look: AccessoryLook {
      var look = AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor)
      look.showsVerticalSeparator = showsVerticalSeparator
      return look
    }
  }

  /// The appearance of a pop-up menu.
  public struct PopUpMenuOptions: Sendable {
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// The color; nil for that of secondary labels.
    public var tintColor: UIColor?

    /// Creates options. A value that is nil is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor)
    }
  }
}
