// SPDX-License-Identifier: MIT

extension UICellAccessory {
  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ look: AccessoryLook,
    action: ActionHandler? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.look = look
    self.action = action
  }

  /// Returns a chevron that points in the trailing direction: the row shows another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.look)
  }

  /// Returns a checkmark in the tint color.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options.look)
  }

  /// Returns a button with the letter i.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.look, action: actionHandler)
  }

  /// Returns a delete control. Without a handler it shows the trailing swipe actions of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.look, action: actionHandler)
  }

  /// Returns an insert control.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.look, action: actionHandler)
  }

  /// Returns a button that shows the chosen element of a menu: the first one that is on.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options.look)
    accessory.menu = menu
    accessory.menuAction = selectedElementDidChangeHandler
    return accessory
  }

  /// Returns a control by which the user drags the row, if the data source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.look)
  }

  /// Returns a circle that shows whether the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options.look)
  }

  /// Returns a chevron that expands and collapses the row's item. Without a handler it does so in
  /// the section snapshot of a diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.look, action: actionHandler)
  }

  /// Returns a text, such as a count.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options.look)
    accessory.look.text = text
    return accessory
  }

  /// Returns a view of the application.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    var accessory = UICellAccessory(
      .customView(configuration.customView), displayed, configuration.look)
    accessory.placement = configuration.placement
    return accessory
  }

  /// The appearance of an outline's chevron.
  public struct OutlineDisclosureOptions: Sendable {
    /// The styles of an outline's chevron.
    public enum Style: Int, Sendable {
      /// A header's, if the row has no other action than to expand.
      case automatic = 0
      /// The whole row expands and collapses its item.
      case header = 1
      /// Only the chevron expands and collapses the item; the row can be selected.
      case cell = 2
    }

    /// The appearance of the disclosure.
    public var style = Style.automatic
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// The color; nil for the system's.
    public var tintColor: UIColor?

    /// Creates options. A value that is nil is the system's.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      if let style { self.style = style }
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
    }

    var look: AccessoryLook {
      var look = AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor)
      look.outlineStyle = style
      return look
    }
  }

  /// The appearance of a text.
  public struct LabelOptions: Sendable {
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// The color of the text; nil for that of secondary labels.
    public var tintColor: UIColor?
    /// The font of the text, by default that of body text.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Whether a font that scales with the preferred text size is updated.
    public var adjustsFontForContentSizeCategory = true

    /// Creates options. A value that is nil is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      if let font { self.font = font }
      if let adjustsFontForContentSizeCategory {
        self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      }
    }

    var look: AccessoryLook {
      var look = AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor)
      look.font = font
      look.adjustsFont = adjustsFontForContentSizeCategory
      return look
    }
  }

  /// A view of the application as an accessory.
  public struct CustomViewConfiguration {
    /// The view. Its size is its intrinsic size or, without one, that of its frame.
    public let customView: UIView
    /// The position of the view: at the leading or the trailing edge of the cell.
    public var placement: Placement
    /// Whether the accessory is hidden. It keeps its position.
    public var isHidden = false
    /// The width that the accessory takes.
    public var reservedLayoutWidth = LayoutDimension.standard
    /// The tint color of the view; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame.
    public var maintainsFixedSize = false

    /// Creates a configuration. A value that is nil is the system's.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      if let maintainsFixedSize { self.maintainsFixedSize = maintainsFixedSize }
    }

    var look: AccessoryLook {
      var look = AccessoryLook(isHidden: isHidden, reservedLayoutWidth, tintColor)
      look.maintainsFixedSize = maintainsFixedSize
      return look
    }
  }
}
