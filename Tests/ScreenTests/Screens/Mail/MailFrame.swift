// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension MailScreen {
  /// A view with one label in its margins.
  class LabelView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  final class TitleRow: LabelView, EpoxyableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
      label.font = .preferredFont(forTextStyle: .largeTitle)
      label.accessibilityTraits = .header
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      label.text = content
    }
  }

  final class EmptyRow: LabelView, EpoxyableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      directionalLayoutMargins = .init(top: 120, leading: 16, bottom: 120, trailing: 16)
      label.font = .preferredFont(forTextStyle: .title2)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      label.text = content
    }
  }

  final class DayHeader: LabelView, EpoxyableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
      directionalLayoutMargins = .init(top: 4, leading: 28, bottom: 4, trailing: 16)
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      label.accessibilityTraits = .header
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      label.text = content
    }
  }

  /// The filter, and the status.
  final class Toolbar: UIView {
    let filterButton = UIButton(configuration: .plain())
    private let statusLabel = UILabel()
    private let countLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      let material = UIView()
      material.backgroundColor = .secondarySystemBackground.withAlphaComponent(0.95)
      let line = UIView()
      line.backgroundColor = .separator
      filterButton.accessibilityIdentifier = "filter"
      filterButton.configurationUpdateHandler = { button in
        button.configuration?.title = button.isSelected ? "All" : "Unread"
      }
      filterButton.setContentHuggingPriority(.required, for: .horizontal)
      statusLabel.font = .preferredFont(forTextStyle: .caption1)
      countLabel.font = .preferredFont(forTextStyle: .caption2)
      countLabel.textColor = .secondaryLabel
      for label in [statusLabel, countLabel] {
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 2
      }
      let texts = UIStackView(arrangedSubviews: [statusLabel, countLabel])
      texts.axis = .vertical
      for child in [material, line, filterButton, texts] {
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
      }
      let centered = texts.centerXAnchor.constraint(equalTo: centerXAnchor)
      centered.priority = .defaultHigh
      NSLayoutConstraint.activate([
        material.topAnchor.constraint(equalTo: topAnchor),
        material.leadingAnchor.constraint(equalTo: leadingAnchor),
        material.trailingAnchor.constraint(equalTo: trailingAnchor),
        material.bottomAnchor.constraint(equalTo: bottomAnchor),
        line.topAnchor.constraint(equalTo: topAnchor),
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 0.5),
        filterButton.leadingAnchor.constraint(
          equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 4),
        filterButton.centerYAnchor.constraint(equalTo: texts.centerYAnchor),
        filterButton.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 4),
        texts.leadingAnchor.constraint(
          greaterThanOrEqualTo: filterButton.trailingAnchor, constant: 8),
        texts.trailingAnchor.constraint(
          lessThanOrEqualTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
        centered,
        texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
        texts.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
        texts.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(status: String, count: String?, isFiltering: Bool) {
      statusLabel.text = status
      countLabel.text = count
      countLabel.isHidden = count == nil
      filterButton.isSelected = isFiltering
    }
  }
}
