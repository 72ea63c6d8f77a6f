// SPDX-License-Identifier: MIT

/// Something that an item has made; never a container.
@usableFromInline struct MadeConstrainable {
  /// What was made. It is found out once, for casting takes long, from `any Constrainable` most of all.
  enum Form {
    case view
    case row
    case column
    case layers
    case spacer
    case other
  }

  // Not a case with what was made in it: references would be counted whenever that is taken out.
  let form: Form

  /// What was made, as an object.
  let object: AnyObject

  /// What was made, where it has no class that groups know.
  private let other: Other?

  private init(_ form: Form, _ object: AnyObject, _ other: Other? = nil) {
    self.form = form
    self.object = object
    self.other = other
  }

  @usableFromInline init(_ view: UIView) {
    self.init(.view, view)
  }

  init(_ group: HGroup) {
    self.init(.row, group)
  }

  init(_ group: VGroup) {
    self.init(.column, group)
  }

  init(_ group: ZGroup) {
    self.init(.layers, group)
  }

  init(_ spacer: LayoutSpacer) {
    self.init(.spacer, spacer)
  }

  /// What is in a container, or the constrainable itself.
  @usableFromInline init(any constrainable: any Constrainable) {
    let constrainable = constrainable.unwrapped
    let object = constrainable as AnyObject
    if object is UIView {
      self.init(.view, object)
    } else if object is HGroup {
      self.init(.row, object)
    } else if object is VGroup {
      self.init(.column, object)
    } else if object is ZGroup {
      self.init(.layers, object)
    } else if object is LayoutSpacer {
      self.init(.spacer, object)
    } else {
      self.init(.other, object, Other(constrainable))
    }
  }

  /// What was made.
  var constrainable: any Constrainable {
    switch form {
    case .view: asView
    case .row: asRow
    case .column: asColumn
    case .layers: asLayers
    case .spacer: asSpacer
    case .other: other?.constrainable ?? asView
    }
  }

  /// The view, where it is one.
  var view: UIView? { form == .view ? asView : nil }

  /// The group, where it is one.
  var group: (any MemberGroup)? {
    switch form {
    case .row: asRow
    case .column: asColumn
    case .layers: asLayers
    case .view, .spacer, .other: nil
    }
  }

  // For what has the form.

  var asView: UIView { unsafeDowncast(object, to: UIView.self) }
  var asRow: HGroup { unsafeDowncast(object, to: HGroup.self) }
  var asColumn: VGroup { unsafeDowncast(object, to: VGroup.self) }
  var asLayers: ZGroup { unsafeDowncast(object, to: ZGroup.self) }
  var asSpacer: LayoutSpacer { unsafeDowncast(object, to: LayoutSpacer.self) }
}

@MainActor
extension MadeConstrainable {
  var owningView: UIView? {
    switch form {
    case .view: asView.superview
    case .row: asRow.owningView
    case .column: asColumn.owningView
    case .layers: asLayers.owningView
    case .spacer: asSpacer.owningView
    case .other: constrainable.owningView
    }
  }

  func install(in view: UIView) {
    switch form {
    case .view: asView.install(in: view)
    case .row: asRow.install(in: view)
    case .column: asColumn.install(in: view)
    case .layers: asLayers.install(in: view)
    case .spacer: asSpacer.install(in: view)
    case .other: constrainable.install(in: view)
    }
  }
}

extension MadeConstrainable {
  fileprivate final class Other {
    let constrainable: any Constrainable

    init(_ constrainable: any Constrainable) {
      self.constrainable = constrainable
    }
  }
}
