// SPDX-License-Identifier: MIT
import EpoxyCollectionView

/// A rectangle with an intrinsic size, which groups may stretch.
final class Block: UIView {
  enum Role {
    /// The subject of a specimen.
    case subject
    /// The item that the subject is constrained to.
    case partner
    /// An item that only fills the group.
    case neighbor
    /// The space that a spacer takes.
    case room
  }

  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat, _ role: Role = .subject) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    backgroundColor = Self.color(of: role)
    layer.cornerRadius = role == .room ? 0 : 3
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize { size }

  private static func color(of role: Role) -> UIColor {
    switch role {
    case .subject: .systemBlue
    case .partner: .systemOrange
    case .neighbor: .systemGray2
    case .room: UIColor.systemPink.withAlphaComponent(0.3)
    }
  }
}
