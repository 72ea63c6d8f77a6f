// SPDX-License-Identifier: MIT

extension CollectionView {
  /// Shows other sections, spelled with a label.
  public final func setSections(sections: [SectionModel], animated: Bool) {
    setSections(sections, animated: animated)
  }
}
