// SPDX-License-Identifier: MIT

/// The names that Objective-C has for Swift's members.
enum ObjectiveCNames {
  /// The name of a method by Swift's rule: `move(to:from:)` is `moveTo:from:`.
  static func method(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" { result += preposed(first, after: name) }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
  }

  /// The name of an initializer: `init(with:)` is `initWith:`, and `init(frame:)` is
  /// `initWithFrame:`.
  static func initializer(labels: [String]) -> String { method("init", labels: labels) }

  static func getter(of member: MemberDeclaration) -> String {
    member.getterName ?? member.objcName ?? member.name
  }

  static func setter(of member: MemberDeclaration) -> String {
    "set\((member.objcName ?? member.name).capitalizedFirst):"
  }

  /// The name of a member, that which is written in `@objc(name)` before that of the rule.
  static func name(of member: MemberDeclaration) -> String {
    if let name = member.objcName { return name.filter { !$0.isWhitespace } }
    if let name = uikit[member.compoundName] { return name }
    switch member.kind {
    case .function: return method(member.name, labels: member.labels)
    case .initializer: return initializer(labels: member.labels)
    case .variable, .subscript: return getter(of: member)
    }
  }

  // The compiler writes `With` before a label, unless the label begins with a preposition that
  // Cocoa's guidelines allow there, or `with` itself; the same list is in the Swift compiler
  // (lib/Basic/StringExtras.cpp, PartsOfSpeech.def).
  private static func preposed(_ label: String, after name: String) -> String {
    let capitalized = label.capitalizedFirst
    if prepositions.contains(firstWord(of: label).lowercased()) { return capitalized }
    if prepositions.contains(lastWord(of: name).lowercased()) { return capitalized }
    return "With" + capitalized
  }

  private static func firstWord(of text: String) -> String {
    let start = text.index(text.startIndex, offsetBy: text.isEmpty ? 0 : 1)
    let end = text[start...].firstIndex { $0.isUppercase || $0.isNumber || $0 == "_" }
    return String(text[..<(end ?? text.endIndex)])
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text }
    return String(text[start...])
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Methods of UIKit whose names are not those of the rule, after Apple's documentation.
  static let uikit: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "setEditing(_:animated:)": "setEditing:animated:",
    "tableView(_:numberOfRowsInSection:)": "tableView:numberOfRowsInSection:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
    "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
    "tableView(_:canEditRowAt:)": "tableView:canEditRowAtIndexPath:",
    "tableView(_:canMoveRowAt:)": "tableView:canMoveRowAtIndexPath:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
    "tableView(_:willSelectRowAt:)": "tableView:willSelectRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView(_:didEndDisplaying:forRowAt:)":
      "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "numberOfSections(in:)": "numberOfSectionsInTableView:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    "collectionView(_:moveItemAt:to:)": "collectionView:moveItemAtIndexPath:toIndexPath:",
    "collectionView(_:canMoveItemAt:)": "collectionView:canMoveItemAtIndexPath:",
    "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
    "gestureRecognizerShouldBegin(_:)": "gestureRecognizerShouldBegin:",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)":
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
    "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "scrollRectToVisible(_:animated:)": "scrollRectToVisible:animated:",
    "setContentOffset(_:animated:)": "setContentOffset:animated:",
    "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
    "toggleBoldface(_:)": "toggleBoldface:",
    "textField(_:shouldChangeCharactersIn:replacementString:)":
      "textField:shouldChangeCharactersInRange:replacementString:",
    "layoutSublayers(of:)": "layoutSublayersOfLayer:",
    "addSubview(_:)": "addSubview:",
    "exchangeSubview(at:withSubviewAt:)": "exchangeSubviewAtIndex:withSubviewAtIndex:",
    "point(inside:with:)": "pointInside:withEvent:",
    "hitTest(_:with:)": "hitTest:withEvent:",
  ]
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
