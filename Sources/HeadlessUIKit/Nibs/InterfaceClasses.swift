// SPDX-License-Identifier: MIT

/// Finds the classes that a file names, and creates their instances.
@MainActor
enum InterfaceClasses {
  /// Returns the class with a name, in the module that the file names, in that of the owner, or in
  /// one of the application.
  static func find(_ name: String, module: String?, _ loader: InterfaceLoader) -> AnyClass? {
    find(name, module: module, owner: loader.owner, loader.device)
  }

  /// Returns the class with a name, in the module that the file names, in that of an object, or in
  /// one of the application.
  static func find(
    _ name: String, module: String?, owner: AnyObject?, _ device: Device
  ) -> AnyClass? {
    for module in modules(module, owner, device) {
      if let found = ClassRegistry.shared.type(named: name, inModule: module)
        ?? NSClassFromString("\(module).\(name)")
      {
        return found
      }
    }
    return nil
  }

  private static func modules(
    _ module: String?, _ owner: AnyObject?, _ device: Device
  ) -> [String] {
    var modules = module.map { [$0, identifier($0)] } ?? []
    if let owner {
      ClassRegistry.module(of: type(of: owner)).map { modules.append($0) }
    }
    if let delegate = device.application.delegate {
      ClassRegistry.module(of: type(of: delegate as AnyObject)).map { modules.append($0) }
    }
    modules += ClassRegistry.shared.knownModules
    return modules + ["HeadlessUIKit"]
  }

  /// A product's name as the name of a module: Xcode replaces what names may not contain.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Creates an instance of a class with a coder.
  static func instance(of objectClass: AnyClass, _ coder: NSCoder) -> AnyObject? {
    switch objectClass {
    case let type as UIView.Type: return type.init(coder: coder)
    case let type as UIViewController.Type: return type.init(coder: coder)
    case let type as UIBarItem.Type: return type.init(coder: coder)
    case let type as UINavigationItem.Type: return type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: return type.init(coder: coder)
    case let type as UIGestureRecognizer.Type: return _RuntimeRecognizer.make(type, coder)
    default: break
    }
    let registered = ClassRegistry.shared.registration(of: objectClass)
    if let make = registered?.withCoder { return make(coder) }
    if let make = registered?.withoutArguments { return make() }
    return _RuntimeObject.make(objectClass)
  }

  /// Sends `awakeFromNib`.
  static func awake(_ object: AnyObject) {
    switch object {
    case let object as UIResponder: object.awakeFromNib()
    case let object as UIBarItem: object.awakeFromNib()
    case let object as UINavigationItem: object.awakeFromNib()
    case let object as UIGestureRecognizer: object.awakeFromNib()
    default:
      let function = ClassRegistry.shared.method(named: "awakeFromNib", of: object)
      _ = try? function?.call(object, SelectorArguments())
    }
  }
}

/// An internal class whose `init(target:action:)` is `required`. Do not use it in client code.
///
/// A second designated initializer, with a coder, would take the inherited ones from subclasses.
open class _RuntimeRecognizer: UIGestureRecognizer {
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer of a nib or a storyboard.
  @_optimize(none)
  static func make(_ recognizerClass: AnyClass, _ coder: NSCoder) -> UIGestureRecognizer? {
    let recognizer = withRequiredInitializer(recognizerClass, as: _RuntimeRecognizer.self).init(
      target: nil, action: nil)
    InterfaceCoder.configure(recognizer, as: UIGestureRecognizer.self, with: coder)
    return recognizer
  }
}
