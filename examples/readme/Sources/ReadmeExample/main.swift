// SPDX-License-Identifier: MIT
import Resin

typealias Mailbox = (id: Int, title: String)
let old: [Mailbox] = [(1, "Inbox"), (2, "Drafts"), (3, "Sent")]
let new: [Mailbox] = [(3, "Sent"), (1, "Inbox (2)"), (4, "Spam")]
print(ListDiff(from: old, to: new, identifiedBy: \.id, isUpdated: { $0.title != $1.title }))

let spring = Spring(response: 0.4, dampingRatio: 0.8)
let row = spring.advance(Motion(value: 0), toward: 100, by: 0.1)
print("after 0.1 s the row is at \(row.value.rounded()) and moves at \(row.velocity.rounded())")

let header = try BarReducer(stops: [64, 200, 300])
var state = header.initialState
for contentOffset in [-200.0, -120, 40, -10] {
  let view = BarSample(contentOffset: contentOffset, contentHeight: 2000, frameHeight: 800)
  state = try header.reduce(state, view)
  print("content at \(contentOffset): the header is \(state.height) tall")
}
