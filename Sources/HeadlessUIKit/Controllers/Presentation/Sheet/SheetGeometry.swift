// SPDX-License-Identifier: MIT
internal import Resin

/// The positions of a sheet in its container.
@MainActor
struct SheetGeometry {
  private typealias Identifier = UISheetPresentationController.Detent.Identifier

  /// A position at which the sheet rests.
  struct Stop {
    let identifier: UISheetPresentationController.Detent.Identifier
    /// The distance of the sheet's upper edge from the container's, in points.
    let top: CGFloat
  }

  /// The way in which the sheet is attached to the container.
  enum Attachment {
    /// The sheet covers the container.
    case full
    /// The sheet stands on the lower edge.
    case edge
    /// The sheet is in the center, its only stop.
    case floating
  }

  static let distanceFromStatusBar: CGFloat = 10
  private static let defaultFormSize = CGSize(width: 540, height: 620)

  let size: CGSize
  let safeArea: UIEdgeInsets
  let attachment: Attachment
  private let preferred: CGSize
  private let followsPreferredWidth: Bool

  /// The stops from the smallest to the largest height.
  private(set) var stops: [Stop] = []

  /// Creates the geometry of a sheet in a container.
  ///
  /// - Parameter keyboardLimit: The lowest upper edge at which the keyboard covers nothing that
  ///   matters; nil without a keyboard.
  init(
    _ sheet: UISheetPresentationController, size: CGSize, safeArea: UIEdgeInsets,
    keyboardLimit: CGFloat? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    preferred = sheet.preferredContentSize
    followsPreferredWidth = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
    let traits = sheet.container?.traitCollection ?? sheet.presentingViewController.traitCollection
    attachment = Self.attachment(of: sheet, traits: traits)
    stops =
      attachment == .floating
      ? [Stop(identifier: .large, top: (size.height - formSize.height) / 2)]
      : resolve(sheet.detents, traits: traits)
    if let keyboardLimit { lift(to: keyboardLimit) }
  }

  /// Raises the stops above a limit, as far as the full height allows.
  private mutating func lift(to limit: CGFloat) {
    stops = stops.map {
      Stop(identifier: $0.identifier, top: min($0.top, max(limit, largeTop)))
    }
  }

  private static func attachment(
    of sheet: UISheetPresentationController, traits: UITraitCollection
  ) -> Attachment {
    if traits.verticalSizeClass == .compact {
      return sheet.prefersEdgeAttachedInCompactHeight ? .edge : .full
    }
    let isForm = sheet.presentationStyle != .pageSheet && traits.horizontalSizeClass == .regular
    return isForm ? .floating : .edge
  }

  private func resolve(
    _ detents: [UISheetPresentationController.Detent], traits: UITraitCollection
  ) -> [Stop] {
    let maximum = max(size.height - largeTop - safeArea.bottom, 0)
    let context = SheetResolutionContext(
      traits: traits, maximum: maximum, medium: max(size.height / 2 - safeArea.bottom, 0))
    let stops = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { value in
        Stop(identifier: detent.identifier, top: size.height - safeArea.bottom - value)
      }
    }
    return stops.isEmpty
      ? [Stop(identifier: .large, top: largeTop)] : stops.inOrder { $0.top > $1.top }
  }

  /// The upper edge at the full height.
  var largeTop: CGFloat {
    min(safeArea.top + Self.distanceFromStatusBar, size.height)
  }

  /// The upper edge at the smallest height.
  var lowest: CGFloat { stops.first?.top ?? largeTop }

  /// The upper edge at the largest height.
  var highest: CGFloat { stops.last?.top ?? largeTop }

  /// Returns the stop of a detent, or the smallest stop.
  func stop(of identifier: UISheetPresentationController.Detent.Identifier?) -> Stop? {
    stops.first { $0.identifier == identifier } ?? stops.first
  }

  /// Returns the frame of a sheet with an upper edge. Between the stops the sheet changes its
  /// height; below the lowest one it moves.
  func frame(top: CGFloat) -> CGRect {
    switch attachment {
    case .full: return CGRect(origin: .zero, size: size)
    case .edge:
      let width =
        followsPreferredWidth && preferred.width > 0
        ? min(preferred.width, size.width) : size.width
      return CGRect(
        x: (size.width - width) / 2, y: top, width: width, height: size.height - min(top, lowest))
    case .floating:
      return CGRect(
        x: (size.width - formSize.width) / 2, y: top, width: formSize.width,
        height: formSize.height)
    }
  }

  private var formSize: CGSize {
    let form = preferred.width > 0 && preferred.height > 0 ? preferred : Self.defaultFormSize
    return CGSize(width: min(form.width, size.width), height: min(form.height, size.height))
  }

  // MARK: Drags

  private var band: RubberBand { .scrollView(dimension: Double(max(size.height, 1))) }

  /// Returns the upper edge for the position that a finger requests.
  ///
  /// - Parameter isHeld: Whether the sheet resists below the lowest stop, too.
  func banded(_ wanted: CGFloat, isHeld: Bool) -> CGFloat {
    let inside = inside(wanted, isHeld: isHeld)
    return inside == wanted ? wanted : inside + band.offset(forDistance: wanted - inside)
  }

  /// Returns the requested position that results in an upper edge.
  func unbanded(_ top: CGFloat, isHeld: Bool) -> CGFloat {
    let inside = inside(top, isHeld: isHeld)
    return inside == top ? top : inside + band.distance(forOffset: top - inside)
  }

  private func inside(_ top: CGFloat, isHeld: Bool) -> CGFloat {
    min(max(top, highest), isHeld ? lowest : .greatestFiniteMagnitude)
  }

  /// The result of a drag.
  enum Landing {
    case stop(Stop)
    case dismissal
  }

  /// Returns the position that is nearest to the one where a sheet would come to rest by itself.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the end of the drag, downwards, in points per second.
  ///   - selected: The stop before the drag, which is preferred to others at the same position.
  func landing(from top: CGFloat, velocity: CGFloat, selected: Stop?) -> Landing {
    let projected = Double(top) + DecelerationRate.normal.project(initialVelocity: velocity)
    let tops = stops.map { Double($0.top) } + [Double(size.height)]
    guard let index = Nearest.stop(to: projected, in: tops), index < stops.count else {
      return .dismissal
    }
    let stop = stops[index]
    return .stop(selected.flatMap { $0.top == stop.top ? $0 : nil } ?? stop)
  }

  // MARK: Dimming

  /// Returns the part of the full dimming for an upper edge.
  ///
  /// - Parameter undimmed: The largest detent at which nothing is dimmed.
  func dimming(
    top: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    if attachment != .floating,
      let index = stops.firstIndex(where: { $0.identifier == undimmed })
    {
      guard index + 1 < stops.count else { return 0 }
      let (start, end) = (stops[index].top, stops[index + 1].top)
      guard start > end else { return 0 }
      return min(max((start - top) / (start - end), 0), 1)
    }
    guard top > lowest, size.height > lowest else { return 1 }
    return max((size.height - top) / (size.height - lowest), 0)
  }
}
