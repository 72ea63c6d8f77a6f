// SPDX-License-Identifier: MIT

/// The kind of a layout guide that the system positions in its view.
enum SystemGuideKind {
  case safeArea, margins, readable, keyboard
  /// The content of a scroll view.
  case scrollContent
  /// The visible area of a scroll view.
  case scrollFrame

  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    }
  }

  /// The maximum width of readable text at the default text size, in points.
  private static let readableWidth: CGFloat = 672

  /// Returns the distances between the guide's edges and the view's edges, in points.
  ///
  /// - Parameter fit: The surroundings during a solution; nil for the view's current layout.
  @MainActor func insets(in view: UIView, for fit: LayoutSurroundings? = nil) -> UIEdgeInsets {
    switch self {
    case .safeArea: return fit?.safeArea(of: view) ?? view.safeAreaInsets
    case .margins: return fit?.margins(of: view) ?? view.layoutMargins
    case .readable:
      var insets = fit?.margins(of: view) ?? view.layoutMargins
      let width = fit?.size(of: view).width ?? view.bounds.width
      let spare = width - insets.left - insets.right - Self.readableWidth
      if spare > 0 {
        insets.left += spare / 2
        insets.right += spare / 2
      }
      return insets
    case .keyboard:
      return fit?.keyboardInsets(of: view) ?? view.keyboardInsets
    case .scrollContent, .scrollFrame: return .zero
    }
  }

  /// Returns the guide's rectangle in the coordinates of its view.
  @MainActor func frame(in view: UIView) -> CGRect {
    if self == .scrollContent {
      return view.scrollContentGuide?.layoutState.item?.pixelFrame.roundedFrame ?? .zero
    }
    return view.bounds.inset(by: insets(in: view))
  }
}

extension UIView {
  final func systemGuide(_ kind: SystemGuideKind) -> UILayoutGuide {
    let state = layoutState
    if let guide = state.systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide =
      kind == .keyboard ? UIKeyboardLayoutGuide(.keyboard, of: self) : UILayoutGuide(kind, of: self)
    state.madeContents.systemGuides.append(guide)
    return guide
  }

  final func systemGuideChanged(_ kind: SystemGuideKind) {
    guard let state = layoutItem.state else { return }
    for guide in state.systemGuides where guide.kind == kind {
      guide.layoutState.item?.pinsChanged()
    }
  }
}

extension UIView {
  final func addGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self, layoutGuide.kind == nil else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutState.madeContents.add(layoutGuide)
    layoutGuide.owner = self
  }

  final func removeGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, layoutGuide.kind == nil else { return }
    let guideState = layoutGuide.layoutState
    for constraint in guideState.allMentions {
      constraint.deactivate()
    }
    guideState.leaveEngine()
    guideState.leaveUnplaced()
    layoutState.contents?.guides.remove(identicalTo: layoutGuide)
    layoutGuide.owner = nil
  }
}
