// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// The alignment, order and spacing of the views of a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(aligning attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// The left edges of all views are aligned.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// The right edges of all views are aligned.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// The upper edges of all views are aligned.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// The lower edges of all views are aligned.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// The leading edges of all views are aligned.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// The trailing edges of all views are aligned.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The horizontal centers of all views are aligned.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The vertical centers of all views are aligned.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The last baselines of all views are aligned.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The first baselines of all views are aligned.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// All options that align views.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The views follow each other in the direction of the language.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// The views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All options that order views.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spacing is measured from edge to edge.
    public static var spacingEdgeToEdge: FormatOptions { [] }
    /// Spacing in a column is measured from the last baseline of the upper view to the first
    /// baseline of the lower view.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options for the measurement of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are aligned, in the order of their values.
    var alignments: [Attribute] {
      (1...12).compactMap(Attribute.init).filter { contains(FormatOptions(aligning: $0)) }
    }
  }
}
