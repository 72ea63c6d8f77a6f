// SPDX-License-Identifier: MIT
import Support

/// The time limit of a rival, in seconds.
private let patience: UInt32 = 5

/// The memory limit of a rival on trial, in bytes. Myers' algorithm, which the standard library
/// uses, stores a row for every difference, so its memory grows with the square of their number.
private let allowance = 6 << 30

/// The result of a trial, which the trial's process sends to this one.
private struct Report {
  var nanoseconds = 0.0
  var isRight = false
}

/// A closure that is passed through C.
private final class Work {
  let body: () -> () -> Bool

  init(_ body: @escaping () -> () -> Bool) {
    self.body = body
  }
}

/// Does some work in a separate process, which can be ended when it takes too long.
///
/// - Parameter work: The timed work. Returns a closure that checks the result and is not timed.
/// - Throws: `WrongAnswer` if the work ends in time and its result is wrong.
func tried(_ work: @escaping () -> () -> Bool) throws -> Trial {
  let work = Work(work)
  var report = Report()
  let outcome = withExtendedLifetime(work) {
    support_run_limited(
      patience, allowance, Unmanaged.passUnretained(work).toOpaque(),
      { context, result in
        let work = Unmanaged<Work>.fromOpaque(context!).takeUnretainedValue()
        let start = support_nanoseconds()
        let isRight = work.body()
        let nanoseconds = Double(support_nanoseconds() - start)
        result!.assumingMemoryBound(to: Report.self).pointee = Report(
          nanoseconds: nanoseconds, isRight: isRight())
      }, &report, MemoryLayout<Report>.size)
  }
  switch outcome {
  case SUPPORT_DONE:
    try check(report.isRight, "the standard library's difference differs")
    return .took(report.nanoseconds)
  case SUPPORT_ENDED:
    return .gaveUp
  default:
    throw WrongAnswer(reason: "no process for a trial")
  }
}
