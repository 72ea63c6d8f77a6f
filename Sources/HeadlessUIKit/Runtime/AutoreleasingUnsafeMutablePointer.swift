// SPDX-License-Identifier: MIT

/// A pointer to a reference of the caller, as which methods of delegates receive objects that they
/// may replace. Swift has the type only with Objective-C.
///
/// Valid during the call of the method that receives it.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let address: UnsafeMutablePointer<Pointee>

  init(_ address: UnsafeMutablePointer<Pointee>) {
    self.address = address
  }

  /// The object that the pointer refers to.
  public var pointee: Pointee {
    get { address.pointee }
    nonmutating set { address.pointee = newValue }
  }
}
