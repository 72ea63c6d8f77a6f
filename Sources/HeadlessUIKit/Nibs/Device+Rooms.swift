// SPDX-License-Identifier: MIT

extension Device {
  /// Gives the rooms the objects of higher rooms that they use through protocols. The device calls
  /// it when it is created: the only call from a lower floor to a higher one.
  func connectRooms() {
    application.firstResponderOwner = inputOwner
    nibs.loader = NibLoader(device: self)
    application.makeWindowScene = { [unowned self] in UIWindowScene(device: self) }
    InterfaceArchives.connect(archives)
  }
}
