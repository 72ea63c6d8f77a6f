// SPDX-License-Identifier: MIT

/// A writer of views and their descendants, one per line.
@MainActor
struct TreeDump {
  let options: DumpOptions
  private(set) var lines: [String] = []

  init(options: DumpOptions) {
    self.options = options
  }

  mutating func add(_ view: UIView, depth: Int) {
    let layer = shown(view.layer)
    var words = ["\(type(of: view))", layer.frame.dumped]
    words += view.dumpedContent
    if options.contains(.text) { words += view.dumpedText }
    words += geometry(of: view, layer)
    words += looks(of: view, layer)
    words += view.dumpedState
    if options.contains(.layers) { words += Self.layerLooks(layer) }
    if options.contains(.margins) { words += Self.margins(of: view) }
    if options.contains(.accessibility) { words += view.dumpedAccessibility }
    append(words, depth: depth)
    if options.contains(.constraints) { addConstraints(of: view, depth: depth + 1) }
    if options.contains(.layers) { addLayers(of: view.layer, depth: depth + 1) }
    for subview in view.subviews {
      add(subview, depth: depth + 1)
    }
  }

  private mutating func append(_ words: [String], depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
  }

  private func shown(_ layer: CALayer) -> CALayer {
    options.contains(.presentation) ? layer.presentation() ?? layer : layer
  }

  private func geometry(of view: UIView, _ layer: CALayer) -> [String] {
    var words: [String] = []
    if layer.bounds.origin != .zero { words.append("bounds=\(layer.bounds.origin.dumped)") }
    let transform = layer.transform
    if !CATransform3DIsIdentity(transform) { words.append("transform=\(transform.dumped)") }
    if layer.zPosition != 0 { words.append("z=\(layer.zPosition.dumped)") }
    return words
  }

  private func looks(of view: UIView, _ layer: CALayer) -> [String] {
    var words: [String] = []
    if let controller = view.owningController {
      words.append("controller=\(type(of: controller))")
    }
    if layer.isHidden { words.append("hidden") }
    if layer.opacity < 1 { words.append("alpha=\(CGFloat(layer.opacity).dumped)") }
    if let color = layer.backgroundColor, color.alpha > 0 {
      words.append("background=\(color.dumped)")
    }
    if layer.masksToBounds { words.append("clips") }
    return words
  }

  private static func margins(of view: UIView) -> [String] {
    var words = ["margins=\(view.layoutMargins.dumped)"]
    if view.safeAreaInsets != .zero { words.append("safeArea=\(view.safeAreaInsets.dumped)") }
    return words
  }

  // MARK: Layers

  private static func layerLooks(_ layer: CALayer) -> [String] {
    var words: [String] = []
    if layer.cornerRadius > 0 { words.append("radius=\(layer.cornerRadius.dumped)") }
    if layer.borderWidth > 0 {
      let color = layer.borderColor?.dumped ?? "none"
      words.append("border=\(layer.borderWidth.dumped),\(color)")
    }
    if layer.shadowOpacity > 0 {
      let color = layer.shadowColor?.dumped ?? "none"
      let offset = CGPoint(x: layer.shadowOffset.width, y: layer.shadowOffset.height).dumped
      words.append(
        "shadow=\(CGFloat(layer.shadowOpacity).dumped),\(layer.shadowRadius.dumped),"
          + "\(offset),\(color)")
    }
    if let gradient = layer as? CAGradientLayer {
      let colors = (gradient.colors ?? []).map { ($0 as? CGColor)?.dumped ?? "none" }
      words.append("colors=\(colors.joined(separator: ","))")
    }
    if let shape = layer as? CAShapeLayer {
      if let path = shape.path { words.append("path=\(path.boundingBoxOfPath.dumped)") }
      words.append("fill=\(shape.fillColor?.dumped ?? "none")")
      if let stroke = shape.strokeColor {
        words.append("stroke=\(shape.lineWidth.dumped),\(stroke.dumped)")
      }
    }
    if layer.mask != nil { words.append("mask") }
    return words
  }

  /// Layers that were added to a view's layer.
  private mutating func addLayers(of parent: CALayer, depth: Int) {
    for layer in parent.sublayers ?? [] where !layer.isOfView {
      let shown = shown(layer)
      var words = ["layer", "\(type(of: layer))", shown.frame.dumped]
      if let name = layer.name { words.append("name=\(name)") }
      if shown.isHidden { words.append("hidden") }
      if shown.opacity < 1 { words.append("opacity=\(CGFloat(shown.opacity).dumped)") }
      if let color = shown.backgroundColor { words.append("background=\(color.dumped)") }
      append(words + Self.layerLooks(shown), depth: depth)
      addLayers(of: layer, depth: depth + 1)
    }
  }

  private mutating func addConstraints(of view: UIView, depth: Int) {
    for constraint in view.constraints {
      append(["constraint", constraint.dumped(in: view)], depth: depth)
    }
  }
}

extension UIView {
  /// The content that the view itself shows.
  fileprivate var dumpedContent: [String] {
    switch self {
    case let label as UILabel:
      return label.text.map { ["\"\($0.escapedForDump)\""] } ?? []
    case let imageView as UIImageView:
      return imageView.image.map { ["image=\($0.dumped)"] } ?? []
    case let button as UIButton:
      return button.currentTitle.map { ["\"\($0.escapedForDump)\""] } ?? []
    case let control as UISwitch:
      return [control.isOn ? "on" : "off"]
    case let slider as UISlider:
      let numbers = [slider.value, slider.minimumValue, slider.maximumValue].map {
        CGFloat($0).dumped
      }
      return ["value=\(numbers[0]) of \(numbers[1])...\(numbers[2])"]
    case let control as UISegmentedControl:
      return ["selected=\(control.selectedSegmentIndex)"]
    case let stepper as UIStepper:
      let numbers = [stepper.value, stepper.minimumValue, stepper.maximumValue].map {
        CGFloat($0).dumped
      }
      return ["value=\(numbers[0]) of \(numbers[1])...\(numbers[2])"]
    case let bar as UIProgressView:
      return ["progress=\(CGFloat(bar.progress).dumped)"]
    case let indicator as UIActivityIndicatorView:
      return [indicator.isAnimating ? "animating" : "stopped"]
    case let control as UIPageControl:
      return ["page=\(control.currentPage) of \(control.numberOfPages)"]
    case let view as UIVisualEffectView:
      return [view.effect?.dumped ?? "effect=none"]
    case let scrollView as UIScrollView:
      let size = scrollView.contentSize
      return ["content=(\(size.width.dumped) \(size.height.dumped))"]
    default:
      return []
    }
  }

  /// The state of the view and the identifiers that tests use.
  fileprivate var dumpedState: [String] {
    var words: [String] = []
    if let label = self as? UILabel {
      if label.isHighlighted { words.append("highlighted") }
      if !label.isEnabled { words.append("disabled") }
    }
    if let control = self as? UIControl {
      if control.isSelected { words.append("selected") }
      if control.isHighlighted { words.append("highlighted") }
      if !control.isEnabled { words.append("disabled") }
    }
    if isFirstResponder { words.append("firstResponder") }
    if tag != 0 { words.append("tag=\(tag)") }
    if let accessibilityIdentifier { words.append("id=\(accessibilityIdentifier)") }
    return words
  }
}
