// SPDX-License-Identifier: MIT
import HeadlessUIKit
import UIKitPorting

/// A view with what a translated class has, as the owner of a nib or in one.
final class FormView: UIView {
  var nameLabel: UILabel!
  weak var saveButton: UIButton?
  var fields: [UILabel] = []
  var width: NSLayoutConstraint!
  var corner: CGFloat = 0
  var isLarge = false
  var count = 0
  var caption: String?
  var shade: UIColor?
  var picture: UIImage?
  var spot = CGPoint.zero
  var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(subviews.count) \(Int(frame.width)) \(nameLabel == nil)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(nameLabel?.text ?? "-") \(count)")
  }

  func save(_ sender: Any) { log.append("save \(type(of: sender))") }
  func reset() { log.append("reset") }
}

/// The owner of a nib.
final class FormOwner: NSObject {
  var form: FormView?
  var title: UILabel!
  var log: [String] = []

  func save(_ sender: UIButton) { log.append("save") }
  func pinched(_ sender: UITapGestureRecognizer) { log.append("pinched") }
}

/// An object in a nib that is no view.
final class Helper: NSObject {
  var label: UILabel?
  var isAwake = false

  func awakeFromNib() { isAwake = true }
}

extension UIView {
  fileprivate var roundness: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

enum ResinTranslatedModule: TranslatedModule {
  @MainActor static var classes: [TranslatedClass] {
    [formView, formOwner, helper, addedToView]
  }

  @MainActor private static var formView: TranslatedClass {
    TranslatedClass(
      FormView.self, name: "FormView",
      selectors: [Selector("save:", FormView.save(_:)), Selector("reset", FormView.reset)],
      properties: [
        TranslatedProperty("nameLabel", \FormView.nameLabel, isOutlet: true),
        TranslatedProperty("saveButton", \FormView.saveButton, isOutlet: true),
        TranslatedProperty("fields", \FormView.fields, isOutlet: true),
        TranslatedProperty("width", \FormView.width, isOutlet: true),
        TranslatedProperty("corner", \FormView.corner),
        TranslatedProperty("isLarge", \FormView.isLarge),
        TranslatedProperty("count", \FormView.count),
        TranslatedProperty("caption", \FormView.caption),
        TranslatedProperty("shade", \FormView.shade),
        TranslatedProperty("picture", \FormView.picture),
        TranslatedProperty("spot", \FormView.spot),
      ], make: TranslatedInitializer(coder: { FormView(coder: $0) }))
  }

  @MainActor private static var formOwner: TranslatedClass {
    TranslatedClass(
      FormOwner.self, name: "FormOwner",
      selectors: [
        Selector("save:", FormOwner.save(_:)), Selector("pinched:", FormOwner.pinched(_:)),
      ],
      properties: [
        TranslatedProperty("form", \FormOwner.form, isOutlet: true),
        TranslatedProperty("title", \FormOwner.title, isOutlet: true),
      ], make: TranslatedInitializer(plain: { FormOwner() }))
  }

  @MainActor private static var helper: TranslatedClass {
    TranslatedClass(
      Helper.self, name: "Helper", selectors: [Selector("awakeFromNib", Helper.awakeFromNib)],
      properties: [TranslatedProperty("label", \Helper.label, isOutlet: true)],
      make: TranslatedInitializer(plain: { Helper() }))
  }

  @MainActor private static var addedToView: TranslatedClass {
    TranslatedClass(
      UIView.self, name: "UIView", properties: [TranslatedProperty("roundness", \UIView.roundness)])
  }
}
