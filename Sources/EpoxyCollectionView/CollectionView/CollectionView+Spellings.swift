// SPDX-License-Identifier: MIT

extension CollectionView {
  /// Replaces the sections; a spelling with a label.
  public final func setSections(sections: [SectionModel], animated: Bool) {
    setSections(sections, animated: animated)
  }
}
