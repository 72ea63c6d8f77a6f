// SPDX-License-Identifier: MIT

/// A behavior of a view, such as a gesture and its effect, which the view retains.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to. Set it in `didMove(to:)`; hold it weakly.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from its view (nil).
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed from its view (nil).
  func didMove(to view: UIView?)
}

extension UIView {
  private static nonisolated(unsafe) var interactionsKey: UInt8 = 0

  /// The interactions of this view. Setting them removes the others.
  public final var interactions: [any UIInteraction] {
    get {
      objc_getAssociatedObject(self, &Self.interactionsKey) as? [any UIInteraction] ?? []
    }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue {
        addInteraction(interaction)
      }
    }
  }

  /// Adds an interaction, and removes it from its former view. An interaction of this view stays
  /// where it is.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    store(interactions + [interaction])
    interaction.didMove(to: self)
  }

  /// Removes an interaction. The interaction of another view is not removed.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    store(interactions.filter { $0 !== interaction })
    interaction.didMove(to: nil)
  }

  private func store(_ interactions: [any UIInteraction]) {
    objc_setAssociatedObject(
      self, &Self.interactionsKey, interactions, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
