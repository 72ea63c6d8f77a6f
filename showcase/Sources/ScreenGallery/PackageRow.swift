// SPDX-License-Identifier: MIT
import EpoxyCollectionView

/// A row for a package: a badge with its section, its name and version, and its size.
final class PackageRow: UIView, EpoxyableView {
  struct Content: Equatable {
    var package: Package
    /// Whether the version differs from that of the old release.
    var isUpdated: Bool
  }

  /// The number of rows that were created, and the number of times that a row was filled.
  static var made = 0
  static var filled = 0

  private let badge = UILabel()
  private let name = UILabel()
  private let version = UILabel()
  private let size = UILabel()

  init() {
    super.init(frame: .zero)
    Self.made += 1
    backgroundColor = .systemBackground  // a moving row covers others
    badge.font = .systemFont(ofSize: 17, weight: .semibold)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    name.font = .systemFont(ofSize: 16, weight: .semibold)
    version.font = .systemFont(ofSize: 13)
    size.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    size.textColor = .secondaryLabel
    size.setContentCompressionResistancePriority(.required, for: .horizontal)
    size.setContentHuggingPriority(.required, for: .horizontal)
    addConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setContent(_ content: Content, animated: Bool) {
    Self.filled += 1
    let package = content.package
    badge.text = package.section.prefix(1).uppercased()
    badge.backgroundColor = Self.color(of: package.section)
    name.text = package.name
    version.text = package.version
    version.textColor = content.isUpdated ? .systemGreen : .secondaryLabel
    size.text = "\(Int(package.size.rounded())) MiB"
  }

  private func addConstraints() {
    let texts = UIStackView(arrangedSubviews: [name, version])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [badge, texts, size])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 36),
      badge.heightAnchor.constraint(equalToConstant: 36),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 9),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -9),
    ])
  }

  private static func color(of section: String) -> UIColor {
    let colors: [UIColor] = [
      .systemBlue, .systemGreen, .systemOrange, .systemPink, .systemPurple, .systemTeal,
      .systemIndigo, .systemRed, .systemBrown,
    ]
    let number = section.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 9_973 }
    return colors[number % colors.count]
  }
}

/// A header with the name of a section of the list and the number of its packages.
final class PackageHeader: UIView, EpoxyableView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setContent(_ content: String, animated: Bool) {
    label.text = content
  }
}
