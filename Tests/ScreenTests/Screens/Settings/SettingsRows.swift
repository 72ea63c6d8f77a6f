// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension SettingsScreen {
  /// The user of the app.
  final class ProfileRow: UIView, EpoxyableView {
    struct Content: Equatable {
      var name: String
      var mail: String?
      var color: Int
    }

    init() {
      super.init(frame: .zero)
      backgroundColor = .secondarySystemGroupedBackground
      layer.cornerRadius = 12
      layer.cornerCurve = .continuous
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 14, leading: 16, bottom: 14, trailing: 16)
      group.install(in: self)
      group.constrainToMargins()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      group.setItems {
        EverydayPicture.groupItem(
          dataID: "avatar", content: content.color, style: .init(cornerRadius: 30, side: 60))
        VGroupItem(dataID: "texts", style: .init(spacing: 2)) {
          EverydayLabel.groupItem(
            dataID: "name", content: content.name, style: .init(textStyle: .title3, isBold: true))
          if let mail = content.mail {
            EverydayLabel.groupItem(
              dataID: "mail", content: mail,
              style: .init(textStyle: .subheadline, color: .secondaryLabel))
          }
        }
      }
    }

    private let group = HGroup(alignment: .center, spacing: 14)
  }

  /// A setting with the control that changes it.
  final class SettingRow: UIView, EpoxyableView {
    struct Style: Hashable {
      /// The color of the square before the title.
      var color: Int?
    }

    struct Content: Equatable {
      var title: String
      var subtitle: String?
      var control: Control
      var isFirst: Bool
      var isLast: Bool
    }

    struct Behaviors {
      var didToggle: (Bool) -> Void
      var didSlide: (Float) -> Void
    }

    init(style: Style) {
      self.style = style
      super.init(frame: .zero)
      backgroundColor = .secondarySystemGroupedBackground
      layer.cornerRadius = 12
      layer.cornerCurve = .continuous
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 16)
      group.install(in: self)
      group.constrainToMargins()
      separator.backgroundColor = .separator
      separator.translatesAutoresizingMaskIntoConstraints = false
      addSubview(separator)
      NSLayoutConstraint.activate([
        separator.bottomAnchor.constraint(equalTo: bottomAnchor),
        separator.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        separator.trailingAnchor.constraint(equalTo: trailingAnchor),
        separator.heightAnchor.constraint(equalToConstant: 0.5),
        heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      ])
      for control in [toggle, slider] {
        control.translatesAutoresizingMaskIntoConstraints = false
      }
      toggle.setContentHuggingPriority(.required, for: .horizontal)
      toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
      toggle.addAction(
        UIAction { [unowned self] _ in behaviors?.didToggle(toggle.isOn) }, for: .valueChanged)
      slider.isContinuous = false
      slider.addAction(
        UIAction { [unowned self] _ in behaviors?.didSlide(slider.value) }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      separator.isHidden = content.isLast
      var corners: CACornerMask = []
      if content.isFirst {
        corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
      }
      if content.isLast {
        corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
      layer.maskedCorners = corners
      switch content.control {
      case .toggle(let isOn):
        toggle.setOn(isOn, animated: animated)
        toggle.accessibilityLabel = content.title
        group.setItems {
          icon
          texts(content)
          StaticGroupItem(toggle)
        }
      case .slider(let value):
        slider.setValue(value, animated: animated)
        slider.accessibilityLabel = content.title
        group.setItems {
          icon
          VGroupItem(dataID: "column", style: .init(spacing: 6)) {
            texts(content)
            StaticGroupItem(slider)
          }
        }
      case .value(let value):
        group.setItems {
          icon
          texts(content)
          SpacerItem(dataID: "space", style: .init(minWidth: 0))
          if let value {
            ValueLabel.groupItem(dataID: "value", content: value)
          }
          StaticGroupItem(chevron)
        }
      case .button(let isDestructive):
        group.setItems {
          EverydayLabel.groupItem(
            dataID: "button", content: content.title,
            style: .init(color: isDestructive ? .systemRed : .systemBlue))
        }
      }
    }

    func setBehaviors(_ behaviors: Behaviors?) {
      self.behaviors = behaviors
    }

    private let style: Style
    private var behaviors: Behaviors?
    private let group = HGroup(alignment: .center, spacing: 12)
    private let separator = UIView()
    private let toggle = UISwitch()
    private let slider = UISlider()
    private let chevron: EverydayGlyph = {
      let chevron = EverydayGlyph(.chevron, size: 14)
      chevron.tintColor = .tertiaryLabel
      return chevron
    }()

    private var icon: (any GroupItemModeling)? {
      style.color.map { color in
        EverydayPicture.groupItem(
          dataID: "icon", content: color, style: .init(cornerRadius: 7, side: 30))
      }
    }

    private func texts(_ content: Content) -> any GroupItemModeling {
      VGroupItem(dataID: "texts", style: .init(spacing: 2)) {
        EverydayLabel.groupItem(dataID: "title", content: content.title, style: .init())
        if let subtitle = content.subtitle {
          EverydayLabel.groupItem(
            dataID: "subtitle", content: subtitle,
            style: .init(textStyle: .footnote, color: .secondaryLabel))
        }
      }
    }
  }

  /// The value of a setting, which is truncated before its title wraps, but never disappears.
  final class ValueLabel: UIView, EpoxyableView {
    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      label.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor),
        label.bottomAnchor.constraint(equalTo: bottomAnchor),
        label.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
        widthAnchor.constraint(greaterThanOrEqualToConstant: 32),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      label.text = content
    }

    private let label = EverydayLabel(.body, color: .secondaryLabel, lines: 1)
  }

  /// The heading of a group, or the explanation below it.
  final class Heading: UIView, EpoxyableView {
    struct Style: Hashable {
      var textStyle: UIFont.TextStyle
      var isHeader: Bool
    }

    init(style: Style) {
      label = EverydayLabel(style.textStyle, color: .secondaryLabel)
      super.init(frame: .zero)
      isHeader = style.isHeader
      if style.isHeader {
        label.accessibilityTraits = .header
      }
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: style.isHeader ? 16 : 0),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: style.isHeader ? 0 : -8),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      label.text = isHeader ? content.uppercased() : content
    }

    private let label: EverydayLabel
    private var isHeader = false
  }
}
