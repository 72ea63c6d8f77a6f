// SPDX-License-Identifier: MIT
import HeadlessHost

/// Uses the application as a person does: scrolls, opens a place and chooses it, swipes back,
/// searches for another one and chooses it, fills the form in, books, and cancels one of the
/// bookings.
@MainActor
func bookTrips(_ host: ScreenHost) {
  func tap(_ label: String) {
    try? host.tap(.label(label))
  }
  func pause(_ seconds: Double = 0.7) { host.advance(by: seconds) }
  host.advance(by: 0.5)
  host.touch(at: CGPoint(x: 200, y: 600)).move(by: CGVector(dx: 0, dy: -160), over: 0.5).lift()
  pause(0.9)
  host.fling(from: CGPoint(x: 200, y: 300), velocity: CGVector(dx: 0, dy: 1_800))
  pause(1.2)
  tap("Lighthouse")
  pause(0.9)
  tap("Choose this place")
  pause()
  // A swipe from the edge that is taken back, and one that is not.
  host.touch(at: CGPoint(x: 2, y: 420)).move(by: CGVector(dx: 120, dy: 0), over: 0.4)
    .move(by: CGVector(dx: -100, dy: 0), over: 0.4).lift()
  pause(0.5)
  host.touch(at: CGPoint(x: 2, y: 420)).move(by: CGVector(dx: 260, dy: 0), over: 0.35).lift()
  pause(0.9)
  search(host, "tyrol")
  tap("Choose Orchard house")
  pause()
  tap("Cancel")
  pause()
  tap("Book 2 of 10 places")
  pause(0.9)
  host.touch(at: CGPoint(x: 196, y: 440)).move(by: CGVector(dx: 0, dy: -240), over: 0.4)
    .hold(for: 0.1).lift()
  pause(0.7)
  host.touch(at: CGPoint(x: 196, y: 90)).move(by: CGVector(dx: 0, dy: 300), over: 0.4)
    .hold(for: 0.1).lift()
  pause(0.7)
  fill(host, "Full name", "Ada Lovelace")
  fill(host, "E-mail address", "ada@example.org")
  tap("Book for €915")
  pause(1.4)
  cancelBooking(host)
}

/// Opens the second tab, swipes across the first booking, and cancels it.
@MainActor
private func cancelBooking(_ host: ScreenHost) {
  try? host.tap(.label("Bookings"))
  host.advance(by: 0.9)
  host.touch(at: CGPoint(x: 330, y: 190)).move(by: CGVector(dx: -130, dy: 0), over: 0.35).lift()
  host.advance(by: 0.7)
  for button in ["Cancel", "Cancel the trip"] {
    try? host.tap(.label(button))
    host.advance(by: 0.9)
  }
}

@MainActor
private func search(_ host: ScreenHost, _ text: String) {
  try? host.tap(.label("Place or region"))
  host.advance(by: 0.6)
  for character in text {
    host.type(String(character))
    host.advance(by: 0.12)
  }
  host.advance(by: 0.5)
}

@MainActor
private func fill(_ host: ScreenHost, _ field: String, _ text: String) {
  try? host.tap(.label(field))
  host.advance(by: 0.6)
  for character in text {
    host.type(String(character))
    host.advance(by: 0.07)
  }
  host.advance(by: 0.4)
  try? host.tap("Next")
  host.advance(by: 1)
}
