// SPDX-License-Identifier: MIT

extension PlayerScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: evening
    default: random(number)
    }
  }

  private static let evening = Content(
    current: Track(
      id: 1, title: "Harbor Lights", artist: "The Quiet Tides", seconds: 252, cover: 4),
    progress: 0.38, isPlaying: true,
    queue: zip(
      2...,
      [
        ("Paper Boats", "The Quiet Tides"), ("Nordlys", "Ingrid Aas"),
        ("Slow Train South", "Herrera & Kim"),
        ("Eleven Degrees", nil), ("Cardamom", "Aino"), ("What the Window Saw", "Low Ceiling"),
        ("Ferry, 7:40", "The Quiet Tides"), ("Small Hours", "Mia & Noah"),
        ("Lantern", "Ingrid Aas"),
        ("Home by Sea", "Low Ceiling"),
      ]
    ).map { (id: Int, song: (String, String?)) in
      Track(id: id, title: song.0, artist: song.1, seconds: 140 + id * 17, cover: id)
    })

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var tracks = source.identities(1...36, of: 44).map { id in
      var own = EverydaySource(id, 51)
      return Track(
        id: id, title: own.text(1...own.pick([2, 5, 14])),
        artist: own.once(in: 4) ? nil : own.name(),
        seconds: own.number(5...4000), cover: own.below(10))
    }
    let current = tracks.removeFirst()
    return Content(
      current: current, progress: Float(source.below(101)) / 100, isPlaying: source.once(in: 2),
      queue: tracks)
  }
}
