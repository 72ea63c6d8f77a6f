// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#endif

/// Asks for huge pages where memory is about to be filled for the first time: megabytes cost more to
/// be mapped, 4 KB at a time, than to be written. Only a hint; the core does the same for its own.
func askForHugePages(_ memory: UnsafeMutableRawBufferPointer) {
  #if canImport(Glibc)
    let page = 1 << 21
    guard let start = memory.baseAddress?.alignedUp(toMultipleOf: page) else { return }
    let size = (memory.count - (start - UnsafeMutableRawPointer(memory.baseAddress!))) / page * page
    if size > 0 {
      madvise(start, size, MADV_HUGEPAGE)
    }
  #endif
}
