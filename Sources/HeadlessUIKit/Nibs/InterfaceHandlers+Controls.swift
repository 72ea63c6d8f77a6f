// SPDX-License-Identifier: MIT

extension InterfaceHandlers {
  func addControls() {
    register(name: "switch", class: UISwitch.self) { control, element, loader in
      if let value = element.bool("on") { control.isOn = value }
      if let color = loader.color(element, "onTintColor") { control.onTintColor = color }
      if let color = loader.color(element, "thumbTintColor") { control.thumbTintColor = color }
    }
    register(name: "slider", class: UISlider.self) { slider, element, loader in
      InterfaceControls.read(slider, element, loader)
    }
    register(name: "stepper", class: UIStepper.self) { stepper, element, _ in
      if let value = element.number("minimumValue") { stepper.minimumValue = Double(value) }
      if let value = element.number("maximumValue") { stepper.maximumValue = Double(value) }
      if let value = element.number("stepValue") { stepper.stepValue = Double(value) }
      if let value = element.number("value") { stepper.value = Double(value) }
      if let value = element.bool("wraps") { stepper.wraps = value }
      if let value = element.bool("autorepeat") { stepper.autorepeat = value }
      if let value = element.bool("continuous") { stepper.isContinuous = value }
    }
    register(name: "segmentedControl", class: UISegmentedControl.self) { control, element, loader in
      InterfaceControls.read(control, element, loader)
    }
    register(name: "progressView", class: UIProgressView.self) { bar, element, loader in
      if element["progressViewStyle"] == "bar" { bar.progressViewStyle = .bar }
      if let value = element.number("progress") { bar.progress = Float(value) }
      if let color = loader.color(element, "progressTintColor") { bar.progressTintColor = color }
      if let color = loader.color(element, "trackTintColor") { bar.trackTintColor = color }
    }
    register(name: "activityIndicatorView", class: UIActivityIndicatorView.self) {
      indicator, element, loader in
      guard element.name == "activityIndicatorView" else { return }
      InterfaceControls.read(indicator, element, loader)
    }
    register(name: "pageControl", class: UIPageControl.self) { control, element, loader in
      if let value = element.integer("numberOfPages") { control.numberOfPages = value }
      if let value = element.integer("currentPage") { control.currentPage = value }
      if let value = element.bool("hidesForSinglePage") { control.hidesForSinglePage = value }
      if let color = loader.color(element, "pageIndicatorTintColor") {
        control.pageIndicatorTintColor = color
      }
      if let color = loader.color(element, "currentPageIndicatorTintColor") {
        control.currentPageIndicatorTintColor = color
      }
    }
    register(name: "refreshControl", class: UIRefreshControl.self) { control, element, loader in
      if let title = loader.attributedText(element, "attributedTitle") {
        control.attributedTitle = title
      }
    }
  }
}

extension InterfaceControls {
  fileprivate static func read(
    _ slider: UISlider, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let value = element.number("minValue") { slider.minimumValue = Float(value) }
    if let value = element.number("maxValue") { slider.maximumValue = Float(value) }
    if let value = element.number("value") { slider.value = Float(value) }
    if let value = element.bool("continuous") { slider.isContinuous = value }
    if let color = loader.color(element, "minimumTrackTintColor") {
      slider.minimumTrackTintColor = color
    }
    if let color = loader.color(element, "maximumTrackTintColor") {
      slider.maximumTrackTintColor = color
    }
    if let color = loader.color(element, "thumbTintColor") { slider.thumbTintColor = color }
    if let image = loader.image(element, "minimumValueImage") { slider.minimumValueImage = image }
    if let image = loader.image(element, "maximumValueImage") { slider.maximumValueImage = image }
  }

  fileprivate static func read(
    _ control: UISegmentedControl, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    for (index, segment) in element.list("segments").enumerated() {
      let title = loader.localized(segment.text("title"), element, "segmentTitles[\(index)]")
      if let image = loader.image(segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
      if let width = segment.number("width"), width > 0 {
        control.setWidth(width, forSegmentAt: index)
      }
    }
    if let value = element.bool("momentary") { control.isMomentary = value }
    if let value = element.bool("apportionsSegmentWidthsByContent") {
      control.apportionsSegmentWidthsByContent = value
    }
    if let color = loader.color(element, "selectedSegmentTintColor") {
      control.selectedSegmentTintColor = color
    }
    if let value = element.integer("selectedSegmentIndex") { control.selectedSegmentIndex = value }
  }

  /// Interface Builder writes that an indicator hides when it stops, and nothing if it does not.
  fileprivate static func read(
    _ indicator: UIActivityIndicatorView, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    switch element["style"] {
    case "whiteLarge": indicator.become(2)
    case "white": indicator.become(1)
    case "gray": indicator.become(0)
    case "large": indicator.style = .large
    case "medium": indicator.style = .medium
    default: break
    }
    if let color = loader.color(element, "color") { indicator.color = color }
    indicator.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    indicator.isHidden = indicator.hidesWhenStopped
    if element.bool("animating") == true { indicator.startAnimating() }
  }
}

extension UIActivityIndicatorView {
  /// Takes one of the styles before iOS 13, which have a color of their own.
  fileprivate func become(_ old: Int) {
    style = old == 2 ? .large : .medium
    color = old == 0 ? .gray : .white
  }
}
