// SPDX-License-Identifier: MIT

extension ItemModel: UICollectionViewFlowLayoutItemSizeProvider {}

extension AnyItemModel: UICollectionViewFlowLayoutItemSizeProvider {}

extension SectionModel: UICollectionViewFlowLayoutItemSizeProvider,
  UICollectionViewFlowLayoutSectionInsetProvider,
  UICollectionViewFlowLayoutMinimumLineSpacingProvider,
  UICollectionViewFlowLayoutMinimumInteritemSpacing,
  UICollectionViewFlowLayoutHeaderReferenceSizeProvider,
  UICollectionViewFlowLayoutFooterReferenceSizeProvider
{}
