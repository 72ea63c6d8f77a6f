// SPDX-License-Identifier: MIT

import UIKit

/// The controls with which the user chooses what the list shows.
final class FiltersCell: UICollectionViewListCell {
  private let ageControl = UISegmentedControl(items: ["All", "New", "Old"])
  private let orderButton = UIButton(configuration: .gray())
  private let districtButton = UIButton(configuration: .gray())
  private let rentLabel = EverydayLabel(.subheadline)
  private let rentSlider = UISlider()
  private let balconyLabel = EverydayLabel(.body)
  private let balconySwitch = UISwitch()
  private let buttons = UIStackView()
  private var filters = FiltersScreen.Filters()

  /// Called with the new choices after the user has changed them.
  var didChange: ((FiltersScreen.Filters) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpButtons()
    setUpOthers()
    let balcony = UIStackView(arrangedSubviews: [balconyLabel, balconySwitch])
    balcony.alignment = .center
    balcony.spacing = 12
    let stack = UIStackView(arrangedSubviews: [
      ageControl, buttons, rentLabel, rentSlider, balcony,
    ])
    stack.axis = .vertical
    stack.spacing = 14
    stack.setCustomSpacing(4, after: rentLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: FiltersCell, _) in
      cell.updateAxis()
    }
    updateAxis()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ filters: FiltersScreen.Filters) {
    self.filters = filters
    ageControl.selectedSegmentIndex = filters.age
    orderButton.menu = UIMenu(
      children: FiltersScreen.Order.allCases.map { order in
        UIAction(title: order.rawValue, state: order == filters.order ? .on : .off) {
          [unowned self] _ in
          change { $0.order = order }
        }
      })
    showDistricts()
    rentSlider.value = Float(filters.highestRent)
    rentLabel.text = "Rent up to € \(filters.highestRent)"
    balconySwitch.isOn = filters.needsBalcony
  }

  private func showDistricts() {
    let chosen = filters.districts
    districtButton.configuration?.title =
      chosen.isEmpty ? "All districts" : chosen.sorted().joined(separator: ", ")
    let all = UIAction(title: "All districts", state: chosen.isEmpty ? .on : .off) {
      [unowned self] _ in
      change { $0.districts = [] }
    }
    let single = FiltersScreen.districts.map { district in
      UIAction(title: district, state: chosen.contains(district) ? .on : .off) {
        [unowned self] _ in
        change { $0.districts.formSymmetricDifference([district]) }
      }
    }
    districtButton.menu = UIMenu(children: [
      all, UIMenu(title: "Districts", options: .displayInline, children: single),
    ])
  }

  private func change(_ change: (inout FiltersScreen.Filters) -> Void) {
    change(&filters)
    show(filters)
    didChange?(filters)
  }

  // MARK: Controls

  private func setUpButtons() {
    orderButton.showsMenuAsPrimaryAction = true
    orderButton.changesSelectionAsPrimaryAction = true
    orderButton.accessibilityIdentifier = "filters.order"
    districtButton.showsMenuAsPrimaryAction = true
    districtButton.accessibilityIdentifier = "filters.districts"
    for button in [orderButton, districtButton] { buttons.addArrangedSubview(button) }
    buttons.spacing = 10
    buttons.distribution = .fillEqually
  }

  private func setUpOthers() {
    ageControl.accessibilityIdentifier = "filters.age"
    ageControl.addAction(
      UIAction { [unowned self] _ in change { $0.age = ageControl.selectedSegmentIndex } },
      for: .valueChanged)
    rentSlider.minimumValue = 200
    rentSlider.maximumValue = 2000
    rentSlider.accessibilityLabel = "Highest rent"
    rentSlider.addAction(
      UIAction { [unowned self] _ in
        change { $0.highestRent = Int((rentSlider.value / 10).rounded()) * 10 }
      }, for: .valueChanged)
    balconyLabel.text = "With a balcony"
    balconySwitch.accessibilityLabel = balconyLabel.text
    balconySwitch.setContentHuggingPriority(.required, for: .horizontal)
    balconySwitch.addAction(
      UIAction { [unowned self] _ in change { $0.needsBalcony = balconySwitch.isOn } },
      for: .valueChanged)
  }

  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    buttons.axis = isLarge ? .vertical : .horizontal
  }
}
