// SPDX-License-Identifier: MIT

extension CollectionView {
  /// Replaces the sections: the call with a label.
  public final func setSections(sections: [SectionModel], animated: Bool) {
    setSections(sections, animated: animated)
  }
}
