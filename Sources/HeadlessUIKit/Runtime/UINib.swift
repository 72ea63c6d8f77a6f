// SPDX-License-Identifier: MIT

/// A file with views, from which objects are created as often as they are needed.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let text = """
///   <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
///     <objects><label text="New" id="a1-bC-d2e"/></objects>
///   </document>
///   """
/// let nib = UINib(data: Data(text.utf8), bundle: nil)
/// let label = host.perform { nib.instantiate(withOwner: nil).first as? UILabel }
/// print(label?.text ?? "")  // New
/// ```
///
/// The file is the source that Interface Builder writes, a .xib, in the resources of the
/// application or in a bundle. Outlets and actions of classes are those that the translator lists.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The name of the file without its extension; nil for contents in memory.
  final let name: String?
  final let data: Data?
  final let bundle: Bundle?

  /// Creates a nib for a file in the application's resources or in a bundle. The file is read when
  /// objects are created.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    data = nil
    bundle = bundleOrNil
    super.init()
  }

  /// Creates a nib from the contents of a .xib file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = nil
    self.data = data
    bundle = bundleOrNil
    super.init()
  }

  /// Creates the objects of the nib, and returns those at the top level in the order of the file.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object for the placeholder File's Owner.
  ///   - optionsOrNil: Objects for other placeholders.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    Device.current.nibs.loader?.objects(of: self, owner: ownerOrNil, options: optionsOrNil ?? [:])
      ?? []
  }

  /// A key of the options of a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary with the objects for placeholders, by the identifiers of these.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

/// The room that reads nibs, which is above those that use them.
@MainActor
protocol NibLoading: AnyObject {
  /// Creates the objects of a nib; none, after a report, if it cannot be read.
  func objects(of nib: UINib, owner: Any?, options: [UINib.OptionsKey: Any]) -> [Any]
}

/// The room that reads nibs, for the rooms below it.
@MainActor
final class NibAccess {
  /// Set by ``Device/connectRooms()``.
  var loader: (any NibLoading)?
}

extension Device {
  final var nibs: NibAccess { self[Self.nibsComponent] }
  private static let nibsComponent = DeviceComponent { _ in NibAccess() }
}
