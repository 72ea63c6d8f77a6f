// SPDX-License-Identifier: MIT

/// A view with style, content and behaviors, from which models of every kind can be created.
///
/// A conformance gives the class `itemModel`, `supplementaryItemModel`, `groupItem` and `barModel`,
/// so that one view serves lists, layout groups and bars. Everything is optional: a view without a
/// style, a content or behaviors omits that type and its method, as the class below omits the
/// behaviors:
///
/// ```swift
/// final class Row: UILabel, EpoxyableView {
///   enum Style { case plain, title }
///
///   init(style: Style) {
///     super.init(frame: .zero)
///     font = .preferredFont(forTextStyle: style == .title ? .headline : .body)
///   }
///
///   required init?(coder: NSCoder) { nil }
///
///   func setContent(_ content: String, animated: Bool) { text = content }
/// }
///
/// let item = Row.itemModel(dataID: 1, content: "Inbox", style: .title)
/// let row = item.configuredView(traitCollection: UITraitCollection()) as? Row
/// print(row?.text ?? "none")  // Inbox
/// ```
///
/// Views are reused: `setContent` has to set everything that the content determines, and must not
/// rely on what the view showed before. A content that equals the current one is not set again,
/// behaviors are set with every update.
public typealias EpoxyableView = StyledView & ContentConfigurableView & BehaviorsConfigurableView
