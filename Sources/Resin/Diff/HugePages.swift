// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#endif

/// Requests huge pages for memory that is about to be written for the first time, because mapping
/// megabytes in pages of 4 KB costs more than writing them. The request is only a hint. The core
/// also requests huge pages for its memory.
func adviseHugePages(_ memory: UnsafeMutableRawBufferPointer) {
  #if canImport(Glibc)
    let page = 1 << 21
    guard let start = memory.baseAddress?.alignedUp(toMultipleOf: page) else { return }
    let size = (memory.count - (start - UnsafeMutableRawPointer(memory.baseAddress!))) / page * page
    if size > 0 {
      madvise(start, size, MADV_HUGEPAGE)
    }
  #endif
}
