// SPDX-License-Identifier: MIT
import Resin

typealias Mailbox = (id: Int, title: String)
let old: [Mailbox] = [(1, "Inbox"), (2, "Drafts"), (3, "Sent")]
let new: [Mailbox] = [(3, "Sent"), (1, "Inbox (2)"), (4, "Spam")]
print(ListDiff(from: old, to: new, identifiedBy: \.id, isUpdated: { $0.title != $1.title }))

let header = try BarReducer(stops: [64, 200, 300])
var state = header.initialState
for scrolled in [-200.0, -120, 40, -10] {
  let view = BarSample(contentOffset: scrolled, contentHeight: 2000, frameHeight: 800)
  state = try header.reduce(state, view)
  print("content at \(scrolled): the header is \(state.height) tall")
}
